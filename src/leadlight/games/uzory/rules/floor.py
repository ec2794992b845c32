"""The floor: where a tile may lie (U4.1, U4.2), and which colours may touch it there (U4.3-U4.5)."""

from mypy_extensions import i64

from leadlight.games.uzory.components import SIDES
from leadlight.games.uzory.grid import (
    ANY,
    SIDE_SET,
    cell_at,
    colour_of,
    column_of,
    neighbour,
    on_side,
    partners_of,
    row_of,
)
from leadlight.games.uzory.places import FLOOR, piece_tile
from leadlight.games.uzory.table import UzoryTable


def put(state: UzoryTable, cell: i64, piece: i64, face: i64) -> None:
    """Put a tile on a cell, and narrow the colours that the empty cells beside it accept."""
    state.faces[cell] = face
    state.pieces[cell] = piece
    state.places[piece_tile(piece)] = FLOOR
    state.fits[cell] = 0
    for side in range(SIDES):
        beside = neighbour(cell, side)
        if state.faces[beside] == 0:
            narrow(state, beside, (side + 2) % SIDES, colour_of(face, side))
    widen_box(state, row_of(cell), column_of(cell))
    state.laid += 1


def narrow(state: UzoryTable, cell: i64, side: i64, colour: i64) -> None:
    """Keep only the colours of an empty cell that match the colour of a new neighbour on this side."""
    fits = state.fits[cell]
    if fits == 0:
        fits = ANY
    partners = partners_of(colour, state.broken)
    state.fits[cell] = fits & (~on_side(SIDE_SET, side) | on_side(partners, side))


def widen_box(state: UzoryTable, row: i64, column: i64) -> None:
    if state.laid == 0:
        state.top = state.bottom = row
        state.left = state.right = column
    else:
        state.top, state.bottom = min(state.top, row), max(state.bottom, row)
        state.left, state.right = min(state.left, column), max(state.right, column)


def is_inside(state: UzoryTable, row: i64, column: i64) -> bool:
    """U4.2: whether a cell can be in the field, whose place is open until the floor is as wide and as high."""
    return (
        state.bottom - state.size < row < state.top + state.size
        and state.right - state.size < column < state.left + state.size
    )


def open_cells(state: UzoryTable) -> list[int]:
    """U4.1, U4.2: empty cells beside the floor and inside the field, in reading order."""
    cells: list[int] = []
    first, last = first_open(state.left, state.right, state.size), last_open(state.left, state.right, state.size)
    for row in range(
        first_open(state.top, state.bottom, state.size), last_open(state.top, state.bottom, state.size) + 1
    ):
        for cell in range(cell_at(row, first), cell_at(row, last) + 1):
            if state.fits[cell] != 0:
                cells.append(cell)
    return cells


def first_open(low: i64, high: i64, size: i64) -> i64:
    """The first row or column where a tile may lie if the floor reaches from `low` to `high`."""
    return low - 1 if high - low + 1 < size else low


def last_open(low: i64, high: i64, size: i64) -> i64:
    return high + 1 if high - low + 1 < size else high


def is_full(state: UzoryTable) -> bool:
    """U10.1: whether the field is full."""
    return state.laid == state.size * state.size
