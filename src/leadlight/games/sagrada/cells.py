"""Windows and where a die may lie (G5). A set of cells is a number: bit `cell` stands for a cell.

Only Sagrada has this module: its rules, scoring, refusals and bots all ask about neighbours in a window.
"""

from typing import Final

from mypy_extensions import i64

from leadlight.games.sagrada.components import CELLS, COLOUR_CODES, COLOURS, COLUMNS, NOTHING, VALUES, WINDOW_CELLS
from leadlight.games.sagrada.table import SagradaTable

ALL: Final[i64] = 0b11111_11111_11111_11111
BORDER: Final[i64] = 0b11111_10001_10001_11111
LEFT: Final[i64] = 0b00001_00001_00001_00001  # column 1: its cells have the lowest bit of their rows
RIGHT: Final[i64] = 0b10000_10000_10000_10000

# What a tool lifts of G5.
NONE: Final[i64] = 0
COLOUR_REQUIREMENT: Final[i64] = 1  # T2
SHADE_REQUIREMENT: Final[i64] = 2  # T3
TOUCHING: Final[i64] = 3  # T9, which asks for a cell that touches no die


def cells_allowing(window: str, code: str, others: str) -> int:
    """The cells of a printed window that ask for `code`, or for none of `others`."""
    return sum([1 << cell for cell, asked in enumerate(window) if asked not in others or asked == code])


# Cells by window and colour, and by window and value, that G5.4 and G5.5 allow.
COLOUR_FITS: Final[list[int]] = [
    cells_allowing(window, code, COLOUR_CODES) for window in WINDOW_CELLS for code in COLOUR_CODES
]
VALUE_FITS: Final[list[int]] = [cells_allowing(window, code, "123456") for window in WINDOW_CELLS for code in "123456"]


def beside(cells: i64) -> i64:
    """The orthogonal neighbours."""
    return (((cells & ~RIGHT) << 1) | ((cells & ~LEFT) >> 1) | (cells << COLUMNS) | (cells >> COLUMNS)) & ALL


def diagonal(cells: i64) -> i64:
    """The diagonal neighbours."""
    sideways = ((cells & ~RIGHT) << 1) | ((cells & ~LEFT) >> 1)
    return ((sideways << COLUMNS) | (sideways >> COLUMNS)) & ALL


def occupied(state: SagradaTable, seat: i64) -> i64:
    cells: i64 = 0
    for colour in range(seat * COLOURS, (seat + 1) * COLOURS):
        cells |= state.by_colour[colour]
    return cells


def fitting(state: SagradaTable, seat: i64, die: i64, lifted: i64 = NONE, moving: i64 = NOTHING) -> i64:
    """The legal cells of a die (G5.11) without the rule that a tool `lifted`; `moving` is the cell it leaves (G8.1)."""
    away: i64 = 0 if moving == NOTHING else 1 << moving
    colour = seat * COLOURS + die // VALUES
    value = seat * VALUES + die % VALUES
    window = state.windows[seat]
    cells = ALL & ~away & ~beside(state.by_colour[colour] & ~away) & ~beside(state.by_value[value] & ~away)
    if lifted != COLOUR_REQUIREMENT:
        cells &= COLOUR_FITS[window * COLOURS + die // VALUES]
    if lifted != SHADE_REQUIREMENT:
        cells &= VALUE_FITS[window * VALUES + die % VALUES]
    return cells & reachable(occupied(state, seat) & ~away, lifted)


def reachable(taken: i64, lifted: i64) -> i64:
    """G5.1-G5.3: empty cells on the border of an empty window, otherwise those that touch a die; with T9 those that do
    not (G7.8, G7.9)."""
    if taken == 0:
        return 0 if lifted == TOUCHING else BORDER
    near = beside(taken) | diagonal(taken)
    return ALL & ~taken & (~near if lifted == TOUCHING else near)


def die_at(state: SagradaTable, seat: i64, cell: i64) -> i64:
    """The die on a cell, or NOTHING."""
    bit: i64 = 1 << cell
    for colour in range(COLOURS):
        if state.by_colour[seat * COLOURS + colour] & bit:
            value: i64 = 0
            while not state.by_value[seat * VALUES + value] & bit:
                value += 1
            return colour * VALUES + value
    return NOTHING


def put(state: SagradaTable, seat: i64, cell: i64, die: i64) -> None:
    bit: i64 = 1 << cell
    state.by_colour[seat * COLOURS + die // VALUES] |= bit
    state.by_value[seat * VALUES + die % VALUES] |= bit


def take_off(state: SagradaTable, seat: i64, cell: i64, die: i64) -> None:
    rest: i64 = ~(1 << cell)
    state.by_colour[seat * COLOURS + die // VALUES] &= rest
    state.by_value[seat * VALUES + die % VALUES] &= rest


def numbers(first: i64, cells: i64) -> list[int]:
    """An action for each cell of a set: `first` is the one for cell 0."""
    actions: list[int] = []
    for cell in range(CELLS):
        if cells & (1 << cell):
            actions.append(first + cell)
    return actions


def count(cells: i64) -> i64:
    total: i64 = 0
    while cells != 0:
        cells &= cells - 1
        total += 1
    return total
