"""What a Sagrada position in the middle of a turn is worth by a trained evaluation, which only knows finished turns.

Every cell for a drafted die is tried with the trained evaluation. A tool has hundreds of ways to be used, so for each
tool only the way that is best by the hand-made evaluation is tried with it.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from leadlight.bots.evaluation.sagrada import best_moved, evaluate_sagrada, resting_value
from leadlight.core.state import State
from leadlight.games.sagrada.cells import fitting, put, take_off
from leadlight.games.sagrada.components import CELLS, DIE_KINDS, NOTHING, VALUES
from leadlight.games.sagrada.phases import (
    CHOOSING,
    DRAWING,
    ENDED,
    IN_HAND,
    LIFTING,
    MOVING,
    ROLLING_HAND,
    ROLLING_POOL,
    TURN,
    VALUING,
)
from leadlight.games.sagrada.rules.pool import add_die, remove_die
from leadlight.games.sagrada.state import SagradaState

SAMPLE_ROLLS: Final[i64] = 6  # how many rolls of the pool to try for T7
NOWHERE: Final = -1000.0  # worse than every position

Resting = Callable[[State, int], float]  # evaluates a position in which the seat is not in the middle of a turn


def evaluate_turn(state: State, seat: int, resting: Resting) -> float:
    """The value of the position if the seat finishes its turn well."""
    assert isinstance(state, SagradaState)
    if state.seat != seat or state.phase == CHOOSING or state.phase == ENDED:
        return resting(state, seat)
    if state.phase == TURN:
        return turn_value(state, seat, resting)
    if state.phase == ROLLING_POOL:
        return rolled_pool_value(state, seat, resting)
    if state.phase == ROLLING_HAND or state.phase == DRAWING:
        return expected_value(state, seat, resting)
    if state.phase == LIFTING or state.phase == MOVING:
        return turn_value(best_moved(state, seat), seat, resting)
    if state.phase == IN_HAND and state.tool == NOTHING:
        return best_value(state, seat, resting)
    if state.phase > TURN:
        return evaluate_turn(best_step(state, seat), seat, resting)
    return resting(state, seat)


def turn_value(state: SagradaState, seat: i64, resting: Resting) -> float:
    """The value with no die in hand: of drafting none, or of the draft that is best by the hand-made evaluation."""
    best = resting(state, seat)
    if state.phase != TURN or state.seat != seat or state.drafts > 0:
        return best
    trial = state.copy()
    best_die: i64 = NOTHING
    best_cell: i64 = NOTHING
    best_worth = NOWHERE
    for die in range(DIE_KINDS):
        if state.pool[die] > 0:
            remove_die(trial, die)  # in the solo game a die that stays raises the target
            worth, cell = best_spot(trial, seat, die)
            add_die(trial, die)
            if worth > best_worth:
                best_die, best_cell, best_worth = die, cell, worth
    if best_die == NOTHING:
        return best
    remove_die(trial, best_die)
    put(trial, seat, best_cell, best_die)
    trial.drafts = 1
    return max(best, resting(trial, seat))


def best_spot(trial: SagradaState, seat: i64, die: i64) -> tuple[float, i64]:
    """The best cell for a die by the hand-made evaluation, and what that says; NOWHERE if the die fits nowhere."""
    best: i64 = NOTHING
    best_worth = NOWHERE
    cells = fitting(trial, seat, die)
    for cell in range(CELLS):
        if cells & (1 << cell):
            put(trial, seat, cell, die)
            worth = resting_value(trial, seat)
            take_off(trial, seat, cell, die)
            if worth > best_worth:
                best, best_worth = cell, worth
    return best_worth, best


def best_value(state: SagradaState, seat: i64, resting: Resting) -> float:
    """The value of the best legal action."""
    best = NOWHERE
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action)
        best = max(best, evaluate_turn(after, seat, resting))
    return best


def best_step(state: SagradaState, seat: i64) -> SagradaState:
    """The state after the action that is best by the hand-made evaluation; with T11's die in hand, after placing it."""
    if state.phase == VALUING:
        return best_drawn(state, seat)
    best = state
    best_worth = NOWHERE
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action)
        worth = evaluate_sagrada(after, seat)
        if worth > best_worth:
            best, best_worth = after, worth
    return best


def best_drawn(state: SagradaState, seat: i64) -> SagradaState:
    """T11: the state with the drawn die on the best cell, with the best value; without it where it fits nowhere."""
    trial = state.copy()
    trial.phase = TURN
    trial.hand = NOTHING
    trial.drafts = 1
    best_die: i64 = NOTHING
    best_cell: i64 = NOTHING
    best_worth = NOWHERE
    for die in range(state.hand, state.hand + VALUES):
        worth, cell = best_spot(trial, seat, die)
        if worth > best_worth:
            best_die, best_cell, best_worth = die, cell, worth
    if best_die != NOTHING:
        put(trial, seat, best_cell, best_die)
    return trial


def expected_value(state: SagradaState, seat: i64, resting: Resting) -> float:
    """T6 or T11: the mean value over all outcomes of chance."""
    total = 0.0
    weights = 0.0
    for action, weight in state.chance_outcomes():
        after = state.copy()
        after.apply(action)
        total += evaluate_turn(after, seat, resting) * float(weight)
        weights += float(weight)
    return total / weights


def rolled_pool_value(state: SagradaState, seat: i64, resting: Resting) -> float:
    """T7: the mean value over some rolls of the pool."""
    total = 0.0
    for shift in range(SAMPLE_ROLLS):
        trial = state.copy()
        while trial.phase == ROLLING_POOL:
            outcomes = trial.chance_outcomes()
            trial.apply(outcomes[(shift + 2 * trial.in_pool) % VALUES][0])
        total += turn_value(trial, seat, resting)
    return total / float(SAMPLE_ROLLS)
