"""What a Sagrada window may still bring: cells that can be filled, and objectives that are partly fulfilled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from leadlight.games.sagrada.cells import COLOUR_FITS, VALUE_FITS, beside, count, occupied
from leadlight.games.sagrada.components import (
    CELLS,
    COLOR_VARIETY,
    COLOURS,
    COLUMN_COLOR_VARIETY,
    COLUMN_SHADE_VARIETY,
    COLUMNS,
    DEEP_SHADES,
    DIFFICULTIES,
    LIGHT_SHADES,
    NOTHING,
    OBJECTIVE_POINTS,
    ROUNDS,
    ROW_COLOR_VARIETY,
    ROW_SHADE_VARIETY,
    ROWS,
    SHADE_VARIETY,
    VALUES,
)
from leadlight.games.sagrada.phases import CHOOSING, ENDED
from leadlight.games.sagrada.rules.setting_up import offered_window
from leadlight.games.sagrada.scoring import line_cells, privates_of
from leadlight.games.sagrada.state import SagradaState

FILLED: Final = 3.7  # points that a filled cell brings in the end, including the point for the cell itself
HARD: Final = 4.0  # a cell that accepts 4 of the 30 kinds of dice is filled half of the time
LINE: Final[tuple[float, ...]] = (0.0, 0.04, 0.12, 0.28, 0.55)  # share of a line's points, by different dice
PAIR: Final = 0.7  # points for a die that lacks its partner
SET: Final = 0.5  # share of a set's points, multiplied by the square of the part that is there
PRIVATE_CELL: Final = 0.8  # for an empty cell that requires the private colour


def window_value(state: SagradaState, seat: i64) -> float:
    """The value in addition to the points; 0 once the match is over."""
    if state.phase == ENDED:
        return 0.0
    window = window_of(state, seat)
    if window == NOTHING:
        return 0.0
    value = cells_value(state, seat, window)
    if state.windows[seat] == NOTHING and not state.is_solo:
        value += float(DIFFICULTIES[window])  # tokens to come (G2.4)
    for objective in state.objectives:
        if objective != NOTHING:
            value += promise(state, seat, objective) * float(OBJECTIVE_POINTS[objective])
    return value


def window_of(state: SagradaState, seat: i64) -> i64:
    """The seat's window, or the one that it has chosen but not shown yet."""
    if state.phase == CHOOSING and state.choices[seat] != NOTHING:
        return offered_window(state, seat, state.choices[seat])
    return state.windows[seat]


def cells_value(state: SagradaState, seat: i64, window: i64) -> float:
    """The value of empty cells by how easily they are filled, reduced if there are not enough turns for all of them."""
    empty: i64 = 0
    value = 0.0
    taken = occupied(state, seat)
    wanted = cells_for_privates(state, seat, window)
    colours = open_colours(state, seat, window)
    values = open_values(state, seat, window)
    for cell in range(CELLS):
        bit: i64 = 1 << cell
        if not taken & bit:
            empty += 1
            value += cell_value(float(count(colours[cell]) * count(values[cell])), wanted & bit != 0)
    if empty == 0:
        return 0.0
    return value * min(1.0, float(turns_left(state)) / float(empty))


def turns_left(state: SagradaState) -> i64:
    """About how many turns a seat has left; a turn that it took in this half of the round still counts."""
    return 2 * (ROUNDS - state.round) + (2 if state.turn < state.players else 1)


def cell_value(kinds: float, is_wanted: bool) -> float:
    if kinds == 0.0:
        return -FILLED / 2.0
    value = FILLED * kinds / (kinds + HARD)
    return value + PRIVATE_CELL if is_wanted else value


def cells_for_privates(state: SagradaState, seat: i64, window: i64) -> i64:
    """The cells that require a private colour of the seat: those that allow it and not the next colour."""
    cells: i64 = 0
    for colour in privates_of(state, seat):
        cells |= COLOUR_FITS[window * COLOURS + colour] & ~COLOUR_FITS[window * COLOURS + (colour + 1) % COLOURS]
    return cells


def open_colours(state: SagradaState, seat: i64, window: i64) -> vec[i64]:
    """By cell the colours that could lie there if it is empty, as bits."""
    found = vec[i64]([0] * CELLS)
    for colour in range(COLOURS):
        cells: i64 = COLOUR_FITS[window * COLOURS + colour]
        add_bit(found, cells & ~beside(state.by_colour[seat * COLOURS + colour]), 1 << colour)
    return found


def open_values(state: SagradaState, seat: i64, window: i64) -> vec[i64]:
    """By cell the values that could lie there if it is empty, as bits."""
    found = vec[i64]([0] * CELLS)
    for value in range(VALUES):
        cells: i64 = VALUE_FITS[window * VALUES + value]
        add_bit(found, cells & ~beside(state.by_value[seat * VALUES + value]), 1 << value)
    return found


def add_bit(sets: vec[i64], cells: i64, bit: i64) -> None:
    for cell in range(CELLS):
        if cells & (1 << cell):
            sets[cell] |= bit


def promise(state: SagradaState, seat: i64, objective: i64) -> float:
    """How much of an objective is partly fulfilled; 1 is as good as fulfilling it once."""
    if objective == ROW_COLOR_VARIETY:
        return lines_promise(state, seat, True, ROWS, COLUMNS, 1)
    if objective == COLUMN_COLOR_VARIETY:
        return lines_promise(state, seat, True, COLUMNS, 1, COLUMNS)
    if objective == ROW_SHADE_VARIETY:
        return lines_promise(state, seat, False, ROWS, COLUMNS, 1)
    if objective == COLUMN_SHADE_VARIETY:
        return lines_promise(state, seat, False, COLUMNS, 1, COLUMNS)
    if objective <= DEEP_SHADES:
        return pairs_promise(state, seat, 2 * (objective - LIGHT_SHADES))
    if objective == SHADE_VARIETY:
        return set_promise([count(state.by_value[seat * VALUES + value]) for value in range(VALUES)])
    if objective == COLOR_VARIETY:
        return set_promise([count(state.by_colour[seat * COLOURS + colour]) for colour in range(COLOURS)])
    return 0.0


def lines_promise(state: SagradaState, seat: i64, colours: bool, lines: i64, step: i64, stride: i64) -> float:
    """Counts the lines that are not full and in which all dice differ."""
    total = 0.0
    taken = occupied(state, seat)
    for line in range(lines):
        cells = line_cells(line, step, stride)
        dice = count(taken & cells)
        different = distinct(state, seat, colours, cells)
        if dice == different and taken & cells != cells:
            total += LINE[dice + (5 - count(cells))] if dice > 0 else 0.0
    return total


def distinct(state: SagradaState, seat: i64, colours: bool, cells: i64) -> i64:
    found: i64 = 0
    if colours:
        for colour in range(seat * COLOURS, (seat + 1) * COLOURS):
            if state.by_colour[colour] & cells:
                found += 1
    else:
        for value in range(seat * VALUES, (seat + 1) * VALUES):
            if state.by_value[value] & cells:
                found += 1
    return found


def pairs_promise(state: SagradaState, seat: i64, first: i64) -> float:
    """Counts a pair that lacks one die, at most once."""
    low = count(state.by_value[seat * VALUES + first])
    high = count(state.by_value[seat * VALUES + first + 1])
    return PAIR / 2.0 if low != high else 0.0


def set_promise(counts: list[int]) -> float:
    """Counts the next set by the square of the share of its members that are there."""
    least = min(counts)
    there = float(sum([1 for amount in counts if amount > least]))
    share = there / float(len(counts))
    return SET * share * share
