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
The most frequent actions come first: Python caches ints below 257, so they cost no allocation.
"""

from typing import Final

import msgspec
from mypy_extensions import i64

from leadlight.games.uzory.components import HAND

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
REACHABLE_CELLS: Final[i64] = 225
TURNINGS: Final[i64] = 20  # ways to lay a tile on a cell
PLACINGS: Final[i64] = 4500  # ways to lay a tile


class Lay(msgspec.Struct, frozen=True, tag=True):
    """Lay the tile at a place of the hand, turned clockwise, with a shard on a side or without (None)."""

    place: int
    row: int
    column: int
    turn: int
    shard: int | None


class Skip(msgspec.Struct, frozen=True, tag=True):
    """Lay nothing and discard the whole hand."""


class Discard(msgspec.Struct, frozen=True, tag=True):
    """Discard the tiles at these places of the hand, which ascend; none keeps all."""

    places: tuple[int, ...]


class Name(msgspec.Struct, frozen=True, tag=True):
    """Name the seat that scores a tied frame."""

    seat: int


class ChooseColour(msgspec.Struct, frozen=True, tag=True):
    """Choose the colour to play."""

    colour: int


class Drawn(msgspec.Struct, frozen=True, tag=True):
    """Chance drew a tile off the stack."""

    tile: int


class Started(msgspec.Struct, frozen=True, tag=True):
    """Chance named the first player."""

    seat: int


Decision = Lay | Skip | Discard | Name | ChooseColour
Outcome = Drawn | Started
Action = Decision | Outcome


def encode(action: Action) -> int:
    """The number of an action."""
    match action:
        case Lay():
            return LAY + encode_laying(action)
        case Skip():
            return SKIP
        case Discard(places):
            return DISCARD + sum(1 << place for place in places)
        case Name(seat):
            return NAME + seat
        case ChooseColour(colour):
            return COLOUR + colour
        case Drawn(tile):
            return DRAW + tile
    return START + action.seat


def encode_laying(lay: Lay) -> int:
    cell = (lay.row + REACH) * SPAN + lay.column + REACH
    shard = 0 if lay.shard is None else lay.shard + 1
    return ((lay.place * REACHABLE_CELLS + cell) * 4 + lay.turn) * 5 + shard


def decode(number: int) -> Action:
    """The action with this number."""
    if number >= LAY:
        return decode_laying(number - LAY)
    if number == SKIP:
        return Skip()
    if number >= DISCARD:
        return Discard(tuple(place for place in range(HAND) if (number - DISCARD) & (1 << place)))
    if number >= NAME:
        return Name(number - NAME)
    if number >= COLOUR:
        return ChooseColour(number - COLOUR)
    return Started(number - START) if number >= START else Drawn(number - DRAW)


def decode_laying(index: int) -> Lay:
    turning, shard = divmod(index, 5)
    spot, turn = divmod(turning, 4)
    place, cell = divmod(spot, int(REACHABLE_CELLS))
    row, column = divmod(cell, int(SPAN))
    return Lay(place, row - int(REACH), column - int(REACH), turn, shard - 1 if shard else None)
