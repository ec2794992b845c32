"""The action space: every decision and every outcome of chance is one small int.

=============  =====================================================================================
0-132          chance: a tile comes off the stack (U2.4, U2.8, U9.2)
133-138        chance: a seat is first player (U2.7)
139-144        choose a colour to play (U2.2)
145-150        name the seat that scores a tied frame (U7.9)
151-157        discard from these places of the hand, a sum of 1, 2 and 4; 151 keeps all (U9.1)
158            skip the turn (U3.4)
159-13658      lay a tile: ``159 + ((place * 225 + cell) * 4 + turn) * 5 + shard`` (U4, U5)
=============  =====================================================================================

`place` is one of the three places of the hand. `cell` counts the cells (-7,-7) to (7,7) row by row, the start tile lies
at (0,0). `turn` is a number of quarter turns clockwise. `shard` is 0 for none, else 1 + the side that it covers.
What happens most often comes first: Python keeps ints below 257 ready, so that they cost no allocation.
"""

from typing import Final

import msgspec
from mypy_extensions import i64

DRAW: Final[i64] = 0
START: Final[i64] = 133
COLOUR: Final[i64] = 139
NAME: Final[i64] = 145
DISCARD: Final[i64] = 151
SKIP: Final[i64] = 158
LAY: Final[i64] = 159
ACTION_COUNT: Final = 13659

REACH: Final[i64] = 7  # how far from the start tile a cell can be
SPAN: Final[i64] = 15  # cells in a row
CELLS: Final[i64] = 225
TURNINGS: Final[i64] = 20  # ways to lay a tile on a cell
PLACINGS: Final[i64] = 4500  # ways to lay a tile

# The first number of each kind, in order, with its word in notation.
KINDS: Final = (
    (DRAW, "draw"),
    (START, "start"),
    (COLOUR, "colour"),
    (NAME, "name"),
    (DISCARD, "discard"),
    (SKIP, "skip"),
    (LAY, "lay"),
)


class Action(msgspec.Struct, frozen=True):
    """An action apart: its word in notation, or `none`, and its number among those of its kind."""

    kind: str
    index: int


class Laying(msgspec.Struct, frozen=True):
    """What a `lay` names. `shard` is a side or None."""

    place: int
    row: int
    column: int
    turn: int
    shard: int | None


def decode(number: int) -> Action:
    """Of an action in the space."""
    first, kind = next((first, kind) for first, kind in reversed(KINDS) if number >= first)
    return Action(kind, number - first)


def decode_laying(index: int) -> Laying:
    turning, shard = divmod(index, 5)
    spot, turn = divmod(turning, 4)
    place, cell = divmod(spot, int(CELLS))
    row, column = divmod(cell, int(SPAN))
    return Laying(place, row - int(REACH), column - int(REACH), turn, shard - 1 if shard else None)


def encode_laying(laying: Laying) -> int:
    cell = (laying.row + REACH) * SPAN + laying.column + REACH
    shard = 0 if laying.shard is None else laying.shard + 1
    return ((laying.place * CELLS + cell) * 4 + laying.turn) * 5 + shard
