"""Where a tile is, what is known of it, and how it lies: the numbers in `UzoryState.places`, `past` and `pieces`.

Only Uzory has this module: every one of its tiles is different, so the state follows each of them.
"""

from typing import Final

from mypy_extensions import i64

from leadlight.games.uzory.components import NOTHING

# Where a tile is. A tile in a hand and a discarded one name the seat.
STACK: Final[i64] = 0
FLOOR: Final[i64] = 1
IN_HAND: Final[i64] = 2
DISCARDED: Final[i64] = 8  # face down, known to who dropped it (U9.6)

# What is known of a tile since the last reshuffle: the seat that had dropped it before, or that it was in a hand then.
KEPT: Final[i64] = 6


def pack_piece(tile: i64, turn: i64, shard: i64) -> i64:
    """A laid tile; the shard is a side or NOTHING."""
    return (tile * 4 + turn) * 5 + shard + 1


def piece_tile(piece: i64) -> i64:
    return piece // 20


def piece_turn(piece: i64) -> i64:
    return piece // 5 % 4


def piece_shard(piece: i64) -> i64:
    return piece % 5 - 1


def is_hand(place: i64) -> bool:
    return IN_HAND <= place < DISCARDED


def dropper(place: i64) -> i64:
    """The seat that discarded the tile; NOTHING for a tile that is elsewhere."""
    return place - DISCARDED if place >= DISCARDED else NOTHING
