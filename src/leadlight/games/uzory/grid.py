"""The floor as numbers: cells, vertices, and what a tile shows.

A cell is `(row + 8) * 17 + column + 8`. A ring of cells that are never used surrounds those where a tile can lie. A
vertex has the number of the cell whose north-west corner it is. A *face* is what shows of a laid tile, packed: three
bits for the colour of each side, a bit for each open corner, and three marks. A *colour set* has a byte for each side,
with a bit for each colour.

Only Uzory has this module: the other games have boards of a fixed size and need no geometry.
"""

from typing import Final

from mypy_extensions import i64

from leadlight.games.uzory.actions import REACH, SPAN
from leadlight.games.uzory.components import (
    BLACK,
    COLOUR_CODES,
    COLOURS,
    CORNER_CODES,
    CORNERS,
    SIDES,
    TILE_OPENS,
    TILE_SIDES,
    TURNS,
    WHITE,
)

WIDTH: Final[i64] = 17
GRID_CELLS: Final[i64] = 289
MIDDLE: Final[i64] = 8
ORIGIN: Final[i64] = 144  # the cell of the start tile

# From a cell to its neighbour at a side, and to the vertex at a corner.
STEP_NORTH: Final[i64] = -17
STEP_EAST: Final[i64] = 1
STEP_SOUTH: Final[i64] = 17
STEP_WEST: Final[i64] = -1
VERTEX_NE: Final[i64] = 1
VERTEX_SE: Final[i64] = 18
VERTEX_SW: Final[i64] = 17
VERTEX_NW: Final[i64] = 0

OPEN: Final[i64] = 12  # the first bit of the open corners
OPENS: Final[i64] = 0b1111 << 12
LAID: Final[i64] = 1 << 16
HAS_BLACK: Final[i64] = 1 << 17
TWO_OPEN: Final[i64] = 1 << 18

SIDE_SET: Final[i64] = 0xFF  # all colours on side N
ANY: Final[i64] = 0xFFFF_FFFF  # all colours on every side
EVERY_SIDE: Final[i64] = 0x0101_0101  # red on every side; shifted by a colour: that colour on every side


def cell_at(row: i64, column: i64) -> i64:
    return (row + MIDDLE) * WIDTH + column + MIDDLE


def row_of(cell: i64) -> i64:
    return cell // WIDTH - MIDDLE


def column_of(cell: i64) -> i64:
    return cell % WIDTH - MIDDLE


def cell_number(cell: i64) -> i64:
    """The number of a cell in the action space."""
    return (row_of(cell) + REACH) * SPAN + column_of(cell) + REACH


def numbered_cell(number: i64) -> i64:
    return cell_at(number // SPAN - REACH, number % SPAN - REACH)


def neighbour(cell: i64, side: i64) -> i64:
    if side == 0:
        return cell + STEP_NORTH
    if side == 1:
        return cell + STEP_EAST
    return cell + STEP_SOUTH if side == 2 else cell + STEP_WEST


def vertex_at(cell: i64, corner: i64) -> i64:
    if corner == 0:
        return cell + VERTEX_NE
    if corner == 1:
        return cell + VERTEX_SE
    return cell + VERTEX_SW if corner == 2 else cell + VERTEX_NW


def cell_around(vertex: i64, corner: i64) -> i64:
    """The cell that has the vertex at this corner."""
    if corner == 0:
        return vertex - VERTEX_NE
    if corner == 1:
        return vertex - VERTEX_SE
    return vertex - VERTEX_SW if corner == 2 else vertex - VERTEX_NW


def colour_of(face: i64, side: i64) -> i64:
    return (face >> (3 * side)) & 7


def is_open(face: i64, corner: i64) -> bool:
    return (face >> (OPEN + corner)) & 1 != 0


def other_open(face: i64, corner: i64) -> i64:
    """The second open corner of a face that has two."""
    other = (corner + 1) % CORNERS
    while not is_open(face, other):
        other = (other + 1) % CORNERS
    return other


def cover(face: i64, side: i64, colour: i64) -> i64:
    """U5.2: the face with a shard on a side."""
    shift = 3 * side
    return with_black_mark((face & ~(7 << shift)) | (colour << shift))


def with_black_mark(face: i64) -> i64:
    for side in range(SIDES):
        if colour_of(face, side) == BLACK:
            return face | HAS_BLACK
    return face & ~HAS_BLACK


def turned_face(tile: int, turn: int) -> int:
    """U1.5: side s goes to s + turn, corner k to k + turn."""
    face: i64 = LAID
    for side, code in enumerate(TILE_SIDES[tile]):
        face |= COLOUR_CODES.index(code) << (3 * ((side + turn) % 4))
    opens = TILE_OPENS[tile].split()
    for name in opens:
        face |= 1 << (int(OPEN) + (CORNER_CODES.index(name) + turn) % 4)
    if len(opens) == 2:
        face |= TWO_OPEN
    return with_black_mark(face)


def colour_set(face: i64) -> i64:
    """The colours that a face shows."""
    shown: i64 = 0
    for side in range(SIDES):
        shown |= on_side(1 << colour_of(face, side), side)
    return shown


def on_side(colours: i64, side: i64) -> i64:
    """Move a byte of colours to its side. Never shift a literal instead: in C it has 32 bits, the last of which is
    black on side W, so the compiled result would be negative.
    """
    return colours << (8 * side)


def touching(colour: i64, broken: bool) -> i64:
    """U4.3, U4.4, U12.1: the colours that may touch this one, as bits of a byte."""
    if colour == WHITE or (broken and colour == BLACK):
        return SIDE_SET
    partners: i64 = (1 << colour) | (1 << WHITE)
    return partners | (1 << BLACK) if broken else partners


# By `tile * TURNS + turn`: what shows, and the set of its colours.
FACES: Final[list[int]] = [turned_face(tile, turn) for tile in range(len(TILE_SIDES)) for turn in range(4)]
SHOWN: Final[list[int]] = [int(colour_set(face)) for face in FACES]
# By colour, and again for broken-pattern mode.
TOUCHING: Final[list[int]] = [int(touching(colour, broken)) for broken in (False, True) for colour in range(8)]


def face_of(tile: i64, turn: i64) -> i64:
    return FACES[tile * TURNS + turn]


def partners_of(colour: i64, broken: bool) -> i64:
    return TOUCHING[colour + COLOURS] if broken else TOUCHING[colour]
