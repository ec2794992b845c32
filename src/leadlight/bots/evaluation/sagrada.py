"""What a Sagrada position is worth to a seat: points now, what the window may still bring, and the rest of its turn.

A turn takes several actions. Until it is over, a position is worth what the best way to go on from it is worth.
"""

from typing import Final

from mypy_extensions import i64

from leadlight.bots.evaluation.sagrada_window import window_value
from leadlight.core.state import State
from leadlight.games.sagrada.cells import fitting, put, take_off
from leadlight.games.sagrada.components import CELLS, DIE_KINDS, VALUES
from leadlight.games.sagrada.phases import (
    CHOOSING,
    DRAWING,
    ENDED,
    LIFTING,
    MOVING,
    ROLLING,
    ROLLING_HAND,
    ROLLING_POOL,
    TURN,
)
from leadlight.games.sagrada.rules.pool import remove_die
from leadlight.games.sagrada.scoring import points, target
from leadlight.games.sagrada.state import SagradaState

SAMPLE_ROLLS: Final[i64] = 6  # how many rolls of the pool to try for T7


def evaluate_sagrada(state: State, seat: int) -> float:
    assert isinstance(state, SagradaState)
    if state.seat != seat or state.phase == CHOOSING or state.phase == ENDED:
        return resting_value(state, seat)
    if state.phase == TURN:
        return turn_value(state, seat)
    if state.phase == ROLLING_POOL:
        return rolled_pool_value(state, seat)
    if state.phase == ROLLING_HAND or state.phase == DRAWING:
        return expected_value(state, seat)
    if state.phase == LIFTING or state.phase == MOVING:
        return turn_value(best_moved(state, seat), seat)
    if state.phase > TURN:
        return best_value(state, seat)
    return resting_value(state, seat)


def resting_value(state: State, seat: int) -> float:
    """The value when the seat is not in the middle of a turn. In the solo game the pool may still raise the target
    (G14.13).
    """
    assert isinstance(state, SagradaState)
    value = float(points(state, seat)) + window_value(state, seat)
    if state.is_solo:
        value -= float(target(state) + pool_sum(state))
    return value


def rests(state: State, seat: int) -> bool:
    """Whether the seat is not in the middle of a turn."""
    assert isinstance(state, SagradaState)
    return state.phase <= ROLLING or state.phase == ENDED or state.seat != seat


def pool_sum(state: SagradaState) -> i64:
    total: i64 = 0
    for die in range(DIE_KINDS):
        total += state.pool[die] * (die % VALUES + 1)
    return total


def turn_value(state: SagradaState, seat: i64) -> float:
    """The value with no die in hand: that of the best die to place, or of drafting none."""
    best = resting_value(state, seat)
    if state.phase != TURN or state.seat != seat or state.drafts > 0:
        return best
    for die in range(DIE_KINDS):
        if state.pool[die] > 0:
            best = max(best, best_placed(state, seat, die))
    return best


def best_placed(state: SagradaState, seat: i64, die: i64) -> float:
    """The value of the best cell for a die from the pool; tries every cell on a copy."""
    trial = state.copy()
    remove_die(trial, die)
    cells = fitting(trial, seat, die)
    best = -1000.0
    for cell in range(CELLS):
        if cells & (1 << cell):
            put(trial, seat, cell, die)
            best = max(best, resting_value(trial, seat))
            take_off(trial, seat, cell, die)
    return best


def best_value(state: SagradaState, seat: i64) -> float:
    """The value of the best legal action."""
    best = -1000.0
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action)
        best = max(best, evaluate_sagrada(after, seat))
    return best


def expected_value(state: SagradaState, seat: i64) -> float:
    """T6 or T11: the mean value over all outcomes of chance."""
    total = 0.0
    weights = 0.0
    for action, weight in state.chance_outcomes():
        after = state.copy()
        after.apply(action)
        total += evaluate_sagrada(after, seat) * float(weight)
        weights += float(weight)
    return total / weights


def best_moved(state: SagradaState, seat: i64) -> SagradaState:
    """The state after the best moves of a tool, chosen by the window alone. A die may still be drafted afterwards."""
    if state.phase != LIFTING and state.phase != MOVING:
        return state
    best = state
    best_worth = -1000.0
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action)
        end = best_moved(after, seat)
        worth = resting_value(end, seat)
        if worth > best_worth:
            best, best_worth = end, worth
    return best


def rolled_pool_value(state: SagradaState, seat: i64) -> float:
    """T7: the mean value over some rolls of the pool."""
    total = 0.0
    for shift in range(SAMPLE_ROLLS):
        trial = state.copy()
        while trial.phase == ROLLING_POOL:
            outcomes = trial.chance_outcomes()
            action = outcomes[(shift + 2 * trial.in_pool) % VALUES][0]
            trial.apply(action)
        total += turn_value(trial, seat)
    return total / float(SAMPLE_ROLLS)
