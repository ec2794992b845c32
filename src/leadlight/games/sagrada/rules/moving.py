"""Tools that move dice in the window (G8). A die is lifted first; rules are then checked as if it were not there."""

from mypy_extensions import i64

from leadlight.core.journal import Journal
from leadlight.games.sagrada import events, scoring
from leadlight.games.sagrada.actions import LIFT, MOVE, STOP
from leadlight.games.sagrada.cells import (
    COLOUR_REQUIREMENT,
    NONE,
    SHADE_REQUIREMENT,
    die_at,
    fitting,
    numbers,
    put,
    take_off,
)
from leadlight.games.sagrada.components import (
    CELLS,
    COPPER_FOIL_BURNISHER,
    DIE_KINDS,
    EGLOMISE_BRUSH,
    LATHEKIN,
    NOTHING,
    ROUNDS,
    TAP_WHEEL,
    VALUES,
)
from leadlight.games.sagrada.phases import LIFTING, MOVING, TURN
from leadlight.games.sagrada.table import SagradaTable


def works(state: SagradaTable, tool: i64) -> bool:
    """G8.10: whether some die can be lifted."""
    for cell in range(CELLS):
        if can_lift(state, tool, cell):
            return True
    return False


def can_lift(state: SagradaTable, tool: i64, cell: i64) -> bool:
    """Whether the tool can move the die on this cell and can still be finished afterwards."""
    return may_lift(state, tool, cell) and targets(state, tool, cell) != 0


def may_lift(state: SagradaTable, tool: i64, cell: i64) -> bool:
    """Whether the cell has a die that was not moved before (G8.6, G8.8). T12 needs a die whose colour is on the track;
    its second die must have the same colour as the first.
    """
    die = die_at(state, state.seat, cell)
    if die == NOTHING or cell == state.moved:
        return False
    if tool != TAP_WHEEL:
        return True
    if state.moved != NOTHING:
        return die // VALUES == die_at(state, state.seat, state.moved) // VALUES
    return is_on_track(state, die // VALUES)


def is_on_track(state: SagradaTable, colour: i64) -> bool:
    for space in range(ROUNDS):
        first = space * DIE_KINDS + colour * VALUES
        for place in range(first, first + VALUES):
            if state.track[place] > 0:
                return True
    return False


def targets(state: SagradaTable, tool: i64, cell: i64) -> i64:
    """The cells to which the die may move. The first move of T4 must leave a second one possible (G8.7)."""
    die = die_at(state, state.seat, cell)
    cells = fitting(state, state.seat, die, lifted_by(tool), cell)
    if tool != LATHEKIN or state.moved != NOTHING:
        return cells
    followed: i64 = 0
    for target in range(CELLS):
        if cells & (1 << target) and can_follow(state, cell, target, die):
            followed |= 1 << target
    return followed


def lifted_by(tool: i64) -> i64:
    """G8.4, G8.5: the requirement that this tool ignores."""
    if tool == EGLOMISE_BRUSH:
        return COLOUR_REQUIREMENT
    return SHADE_REQUIREMENT if tool == COPPER_FOIL_BURNISHER else NONE


def can_follow(state: SagradaTable, cell: i64, target: i64, die: i64) -> bool:
    """Whether T4 could move another die after this one. Tries the move in the window and takes it back."""
    shift(state, cell, target, die)
    state.moved = target
    follows = works(state, LATHEKIN)
    state.moved = NOTHING
    shift(state, target, cell, die)
    return follows


def shift(state: SagradaTable, source: i64, target: i64, die: i64) -> None:
    take_off(state, state.seat, source, die)
    put(state, state.seat, target, die)


def lift_actions(state: SagradaTable) -> list[int]:
    """The dice that can be lifted. T12 may stop after one move (G8.9)."""
    actions = [LIFT + cell for cell in range(CELLS) if can_lift(state, state.tool, cell)]
    if state.moved != NOTHING and state.tool == TAP_WHEEL:
        actions.append(STOP)
    return actions


def move_actions(state: SagradaTable) -> list[int]:
    return numbers(MOVE, targets(state, state.tool, state.lifted))


def lift_die(state: SagradaTable, cell: i64) -> None:
    state.lifted = cell
    state.phase = MOVING


def move_die(state: SagradaTable, target: i64, journal: Journal | None) -> None:
    source, seat = state.lifted, state.seat
    die = die_at(state, seat, source)
    before: i64 = scoring.points(state, seat) if journal is not None else 0
    shift(state, source, target, die)
    if journal is not None:
        journal.add(events.DieMoved(seat, source, target, die, scoring.points(state, seat) - before))
    state.lifted = NOTHING
    if state.moved == NOTHING and has_second_move(state, target):
        state.phase = LIFTING
    else:
        finish(state)


def has_second_move(state: SagradaTable, target: i64) -> bool:
    """Whether a second die must or may be moved: always with T4; with T12 if there is one. The first die stays put."""
    if state.tool != LATHEKIN and state.tool != TAP_WHEEL:
        return False
    state.moved = target
    return works(state, state.tool)


def finish(state: SagradaTable) -> None:
    state.moved = NOTHING
    state.phase = TURN
