"""Features of a Sagrada window for each public objective laid out: how far it is, and whether it can be fulfilled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from leadlight.bots.features.active import Active
from leadlight.games.sagrada.cells import count, diagonal, occupied
from leadlight.games.sagrada.components import (
    CELLS,
    COLOR_VARIETY,
    COLOURS,
    COLUMN_COLOR_VARIETY,
    COLUMN_SHADE_VARIETY,
    COLUMNS,
    DEEP_SHADES,
    LIGHT_SHADES,
    NOTHING,
    OBJECTIVES,
    ROWS,
    SHADE_VARIETY,
    VALUES,
)
from leadlight.games.sagrada.scoring import line_cells, on_diagonals
from leadlight.games.sagrada.state import SagradaState

PERIODS: Final[i64] = 4
LINE_STATES: Final[i64] = 12  # different dice in the line, and whether it can still be completed
COUNTS: Final[i64] = 7

LAID: Final[i64] = 0
LINE: Final[i64] = LAID + OBJECTIVES
LINE_CELL: Final[i64] = LINE + 4 * LINE_STATES * PERIODS
PAIR: Final[i64] = LINE_CELL + 4 * 6 * 4
SHADES: Final[i64] = PAIR + 3 * COUNTS * COUNTS * PERIODS
COLOUR_COUNTS: Final[i64] = SHADES + 5 * VALUES * PERIODS
DIAGONALS: Final[i64] = COLOUR_COUNTS + 5 * COLOURS * PERIODS
CHANCES: Final[i64] = DIAGONALS + 21 * PERIODS
OBJECTIVE_FEATURES: Final[i64] = CHANCES + 21 * PERIODS


def period(left: i64) -> i64:
    """The part of the match by the turns left: early, middle, late, or the last two turns."""
    if left > 13:
        return 0
    if left > 6:
        return 1
    return 2 if left > 2 else 3


def add_objectives(
    state: SagradaState, seat: i64, colours: vec[i64], values: vec[i64], time: i64, active: Active
) -> None:
    """`colours` and `values` are what fits each empty cell, as bits."""
    for objective in state.objectives:
        if objective == NOTHING:
            continue
        active.add(LAID + objective)
        if objective <= COLUMN_SHADE_VARIETY:
            add_lines(state, seat, objective, colours if objective <= COLUMN_COLOR_VARIETY else values, time, active)
        elif objective <= DEEP_SHADES:
            active.add(PAIR + pair_feature(state, seat, objective - LIGHT_SHADES) * PERIODS + time)
        elif objective == SHADE_VARIETY:
            active.add(SHADES + set_feature(state.by_value, seat * VALUES, VALUES) * PERIODS + time)
        elif objective == COLOR_VARIETY:
            active.add(COLOUR_COUNTS + set_feature(state.by_colour, seat * COLOURS, COLOURS) * PERIODS + time)
        else:
            active.add(DIAGONALS + on_diagonals(state, seat) * PERIODS + time)
            active.add(CHANCES + diagonal_chances(state, seat, colours) * PERIODS + time)


def add_lines(state: SagradaState, seat: i64, objective: i64, fits: vec[i64], time: i64, active: Active) -> None:
    """G12.1-G12.4: for each row or column its different dice, and whether what is missing fits its empty cells."""
    is_row = objective % 2 == 0  # the four objectives of lines alternate between rows and columns
    lines: i64 = ROWS if is_row else COLUMNS
    by_colour = objective <= COLUMN_COLOR_VARIETY
    taken = occupied(state, seat)
    for line in range(lines):
        cells = line_cells(line, COLUMNS, 1) if is_row else line_cells(line, 1, COLUMNS)
        dice = count(taken & cells)
        shown = kinds_shown(state, seat, by_colour, cells)
        tightest: i64 = 5
        for cell in range(CELLS):
            if cells & (1 << cell) & ~taken:
                tightest = min(tightest, count(fits[cell] & ~shown))
        alive = dice == count(shown) and tightest > 0
        active.add(LINE + (objective * LINE_STATES + dice * 2 + (1 if alive else 0)) * PERIODS + time)
        if alive:
            active.add(LINE_CELL + (objective * 6 + dice) * 4 + min(tightest, 4) - 1)


def kinds_shown(state: SagradaState, seat: i64, by_colour: bool, cells: i64) -> i64:
    """The colours, or the values, of the dice on these cells, as bits."""
    found: i64 = 0
    if by_colour:
        for colour in range(COLOURS):
            if state.by_colour[seat * COLOURS + colour] & cells:
                found |= 1 << colour
    else:
        for value in range(VALUES):
            if state.by_value[seat * VALUES + value] & cells:
                found |= 1 << value
    return found


def pair_feature(state: SagradaState, seat: i64, pair: i64) -> i64:
    """G12.5-G12.7: how many dice of the lower and of the higher value there are."""
    low = min(count(state.by_value[seat * VALUES + 2 * pair]), COUNTS - 1)
    high = min(count(state.by_value[seat * VALUES + 2 * pair + 1]), COUNTS - 1)
    return (pair * COUNTS + low) * COUNTS + high


def set_feature(cells: vec[i64], first: i64, kinds: i64) -> i64:
    """G12.8, G12.9: the complete sets, at most four, and how many kinds of the next one are there."""
    least: i64 = CELLS
    for kind in range(first, first + kinds):
        least = min(least, count(cells[kind]))
    more: i64 = 0
    for kind in range(first, first + kinds):
        if count(cells[kind]) > least:
            more += 1
    return min(least, 4) * kinds + more


def diagonal_chances(state: SagradaState, seat: i64, colours: vec[i64]) -> i64:
    """G12.10: the empty cells on which a die could lie diagonally beside one of its colour."""
    chances: i64 = 0
    for cell in range(CELLS):
        near = diagonal(1 << cell)
        for colour in range(COLOURS):
            if colours[cell] & (1 << colour) and near & state.by_colour[seat * COLOURS + colour]:
                chances += 1
                break
    return chances
