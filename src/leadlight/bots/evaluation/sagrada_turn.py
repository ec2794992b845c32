"""What a Sagrada position in the middle of a turn is worth by a trained evaluation, which only knows finished turns.

Every cell for a drafted die is tried with the trained evaluation. A tool has hundreds of ways to be used, so for each
tool only the way that is best by the hand-made evaluation is tried with it. And tools for a die in hand are only tried
for the dice that are best without them.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from leadlight.bots.evaluation.sagrada import best_moved, evaluate_sagrada, resting_value
from leadlight.core.state import State
from leadlight.games.sagrada.actions import PLACE
from leadlight.games.sagrada.cells import fitting, put, take_off
from leadlight.games.sagrada.components import CELLS, CORK_BACKED_STRAIGHTEDGE, DIE_KINDS, NOTHING, VALUES
from leadlight.games.sagrada.phases import (
    CHOOSING,
    DRAWING,
    ENDED,
    IN_HAND,
    LIFTING,
    MOVING,
    PAYING,
    ROLLING_HAND,
    ROLLING_POOL,
    TURN,
    VALUING,
)
from leadlight.games.sagrada.rules import turns
from leadlight.games.sagrada.rules.pool import add_die, remove_die
from leadlight.games.sagrada.state import SagradaState

SAMPLE_ROLLS: Final[i64] = 6  # how many rolls of the pool to try for T7
NOWHERE: Final = -1000.0  # worse than every position
PROBED: Final[i64] = 2  # for how many drafts, the most valuable ones, tools for the die in hand are tried
CONTINUED: Final[i64] = 4  # how many first moves, the best ones, of a tool that moves two dice are continued

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
    if state.phase == LIFTING:
        return turn_value(best_lifted(state, seat), seat, resting)
    if state.phase == MOVING:
        return turn_value(best_moved(state, seat), seat, resting)
    if state.phase == IN_HAND and state.tool == NOTHING:
        return max(best_cell(state, seat, resting), best_hand_tool(state, seat, resting))
    if state.phase == PAYING:
        return best_payment(state, seat, resting)
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


def value_turn_actions(state: State, actions: list[int], seat: int, resting: Resting) -> list[float]:
    """The value after each action. Tools for a die in hand are tried only after the most valuable drafts."""
    assert isinstance(state, SagradaState)
    values: list[float] = []
    drafted: list[tuple[float, int]] = []
    for number in range(len(actions)):
        after = after_action(state, actions[number])
        if state.phase == TURN and after.phase == IN_HAND and after.seat == seat:
            values.append(best_cell(after, seat, resting))
            drafted.append((-values[number], number))
        else:
            values.append(evaluate_turn(after, seat, resting))
    drafted.sort()
    for _, number in drafted[:PROBED]:
        after = after_action(state, actions[number])
        values[number] = max(values[number], best_hand_tool(after, seat, resting))
    return values


def after_action(state: SagradaState, action: int) -> SagradaState:
    after = state.copy()
    after.apply(action)
    return after


def best_cell(state: SagradaState, seat: i64, resting: Resting) -> float:
    """The value of the best cell for the die in hand. It is placed once and then moved from cell to cell: what follows
    in the turn is almost always the same for all of them.
    """
    best = NOWHERE
    die = state.hand
    cells = fitting(state, seat, die)
    after = state
    last: i64 = NOTHING
    for cell in range(CELLS):
        if cells & (1 << cell):
            if last == NOTHING:
                after = after_action(state, PLACE + cell)
            else:
                take_off(after, seat, last, die)
                put(after, seat, cell, die)
            last = cell
            best = max(best, evaluate_turn(after, seat, resting))
    return best


def best_hand_tool(state: SagradaState, seat: i64, resting: Resting) -> float:
    """The value of the best tool for the die in hand."""
    best = NOWHERE
    for action in turns.tool_actions(state):
        best = max(best, evaluate_turn(after_action(state, action), seat, resting))
    return best


def best_lifted(state: SagradaState, seat: i64) -> SagradaState:
    """The state after the best moves of a tool by the window. Of two moves, only the best first ones are continued."""
    best = state
    best_worth = NOWHERE
    begun: list[tuple[float, int, int]] = []
    for lift in state.legal_actions():
        lifted = after_action(state, lift)
        if lifted.phase != MOVING:  # the tool was stopped after one move
            worth = resting_value(lifted, seat)
            if worth > best_worth:
                best, best_worth = lifted, worth
            continue
        for move in lifted.legal_actions():
            moved = after_action(lifted, move)
            worth = resting_value(moved, seat)
            if moved.phase == LIFTING and moved.seat == seat:
                begun.append((-worth, lift, move))
            elif worth > best_worth:
                best, best_worth = moved, worth
    begun.sort()
    for _, lift, move in begun[:CONTINUED]:
        moved = best_lifted(after_action(after_action(state, lift), move), seat)
        worth = resting_value(moved, seat)
        if worth > best_worth:
            best, best_worth = moved, worth
    return best


def best_step(state: SagradaState, seat: i64) -> SagradaState:
    """The state after the action that is best by the hand-made evaluation; with T11's die in hand, after placing it."""
    if state.phase == VALUING:
        return best_drawn(state, seat)
    if state.phase == IN_HAND and state.tool != CORK_BACKED_STRAIGHTEDGE:
        _, cell = best_spot(state, seat, state.hand)
        if cell != NOTHING:
            return after_action(state, PLACE + cell)
    best = state
    best_worth = NOWHERE
    for action in state.legal_actions():
        after = after_action(state, action)
        worth = best_spot(after, seat, after.hand)[0] if after.phase == IN_HAND else evaluate_sagrada(after, seat)
        if worth > best_worth:
            best, best_worth = after, worth
    return best


def best_payment(state: SagradaState, seat: i64, resting: Resting) -> float:
    """Solo: the value of the tool, paid for with the best die."""
    best = NOWHERE
    for action in state.legal_actions():
        best = max(best, evaluate_turn(after_action(state, action), seat, resting))
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
        total += turn_value(rolled_pool(state, shift), seat, resting)
    return total / float(SAMPLE_ROLLS)


def rolled_pool(state: SagradaState, shift: i64) -> SagradaState:
    """One of the rolls of the pool that are tried."""
    trial = state.copy()
    while trial.phase == ROLLING_POOL:
        outcomes = trial.chance_outcomes()
        trial.apply(outcomes[(shift + 2 * trial.in_pool) % VALUES][0])
    return trial
