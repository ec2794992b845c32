"""Tools for the die in hand (G7), used after a die is taken and before it is placed."""

from mypy_extensions import i64

from leadlight.core.journal import Journal
from leadlight.games.sagrada import events
from leadlight.games.sagrada.actions import DRAW, LOWER, RAISE, ROLL, SWAP, VALUE
from leadlight.games.sagrada.cells import TOUCHING, fitting
from leadlight.games.sagrada.components import (
    COLOURS,
    CORK_BACKED_STRAIGHTEDGE,
    DIE_KINDS,
    FLUX_BRUSH,
    GRINDING_STONE,
    GROZING_PLIERS,
    LENS_CUTTER,
    NOTHING,
    ROUNDS,
    VALUES,
)
from leadlight.games.sagrada.phases import DRAWING, IN_HAND, VALUING
from leadlight.games.sagrada.rules import drafting
from leadlight.games.sagrada.table import SagradaTable


def works(state: SagradaTable, tool: i64) -> bool:
    """Whether the die in hand could be placed after this tool."""
    if tool == GROZING_PLIERS:
        return len(change_actions(state)) > 0
    if tool == LENS_CUTTER:
        return has_swap(state)
    if tool == FLUX_BRUSH:
        return colour_fits(state, state.hand // VALUES)
    if tool == CORK_BACKED_STRAIGHTEDGE:
        return fitting(state, state.seat, state.hand, TOUCHING) != 0
    if tool == GRINDING_STONE:
        return fits(state, opposite(state.hand))
    return some_colour_fits(state)


def fits(state: SagradaTable, die: i64) -> bool:
    return fitting(state, state.seat, die) != 0


def colour_fits(state: SagradaTable, colour: i64) -> bool:
    """Whether a die of this colour has a legal cell with at least one value (G7.7)."""
    for die in range(colour * VALUES, (colour + 1) * VALUES):
        if fits(state, die):
            return True
    return False


def some_colour_fits(state: SagradaTable) -> bool:
    """G7.14: whether some die in the bag would fit. T11 puts the die in hand back into the bag first."""
    for colour in range(COLOURS):
        if (state.bag[colour] > 0 or state.hand // VALUES == colour) and colour_fits(state, colour):
            return True
    return False


# T1 Grozing Pliers


def change_actions(state: SagradaTable) -> list[int]:
    """G7.1, G7.2: one lower or one higher, where the changed die has a legal cell."""
    actions: list[int] = []
    value = state.hand % VALUES
    if value > 0 and fits(state, state.hand - 1):
        actions.append(LOWER)
    if value < VALUES - 1 and fits(state, state.hand + 1):
        actions.append(RAISE)
    return actions


def change_value(state: SagradaTable, action: i64, journal: Journal | None) -> None:
    turn_to(state, state.hand + 1 if action == RAISE else state.hand - 1, journal)


def turn_to(state: SagradaTable, die: i64, journal: Journal | None) -> None:
    if journal is not None:
        journal.add(events.DieChanged(state.seat, state.hand, die))
    state.hand = die
    state.phase = IN_HAND


# T5 Lens Cutter


def has_swap(state: SagradaTable) -> bool:
    for place in range((state.round - 1) * DIE_KINDS):
        if state.track[place] > 0 and fits(state, place % DIE_KINDS):
            return True
    return False


def swap_actions(state: SagradaTable) -> list[int]:
    """G7.4: the dice on the round track that have a legal cell."""
    return [
        SWAP + place for place in range(ROUNDS * DIE_KINDS) if state.track[place] > 0 and fits(state, place % DIE_KINDS)
    ]


def swap_die(state: SagradaTable, place: i64, journal: Journal | None) -> None:
    """G7.3: the die in hand takes the round space of the die that it is swapped for."""
    die = place % DIE_KINDS
    state.track[place] -= 1
    state.track[place - die + state.hand] += 1
    if journal is not None:
        journal.add(events.DieSwapped(state.seat, state.hand, die, place // DIE_KINDS + 1))
    state.hand = die
    state.phase = IN_HAND


# T6 Flux Brush


def reroll_outcomes(state: SagradaTable) -> list[tuple[int, int]]:
    first = state.hand - state.hand % VALUES
    return [(ROLL + die, 1) for die in range(first, first + VALUES)]


def reroll(state: SagradaTable, die: i64, journal: Journal | None) -> None:
    """G7.5, G7.6: a die that fits nowhere after the roll returns to the pool."""
    if journal is not None:
        journal.add(events.DieRolled(state.seat, state.hand, die))
    state.hand = die
    state.phase = IN_HAND
    if not fits(state, die):
        drafting.return_die(state, journal)


# T10 Grinding Stone


def opposite(die: i64) -> i64:
    """G7.10: the die of the same colour on its opposite side."""
    return die - die % VALUES + VALUES - 1 - die % VALUES


def turn_over(state: SagradaTable, journal: Journal | None) -> None:
    turn_to(state, opposite(state.hand), journal)


# T11 Flux Remover


def put_into_bag(state: SagradaTable, journal: Journal | None) -> None:
    """G7.12: put the die in hand back into the bag; chance then draws another one."""
    state.bag[state.hand // VALUES] += 1
    state.in_bag += 1
    if journal is not None:
        journal.add(events.DieBagged(state.seat, state.hand))
    state.hand = NOTHING
    state.phase = DRAWING


def draw_outcomes(state: SagradaTable) -> list[tuple[int, int]]:
    return [(DRAW + colour, state.bag[colour]) for colour in range(COLOURS) if state.bag[colour] > 0]


def draw_colour(state: SagradaTable, colour: i64, journal: Journal | None) -> None:
    state.bag[colour] -= 1
    state.in_bag -= 1
    state.hand = colour * VALUES
    state.phase = VALUING
    if journal is not None:
        journal.add(events.DieDrawn(state.seat, colour))


def value_actions() -> list[int]:
    return [VALUE + value for value in range(VALUES)]


def choose_value(state: SagradaTable, value: i64, journal: Journal | None) -> None:
    state.hand += value
    state.phase = IN_HAND
    if journal is not None:
        journal.add(events.ValueChosen(state.seat, state.hand))
