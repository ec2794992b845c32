"""The phases of a match: what has to happen next."""

from typing import Final

from mypy_extensions import i64

# Chance.
STARTER: Final[i64] = 0  # chooses the first player (U2.7)
DEALING: Final[i64] = 1  # deals the hands (U2.4)
OPENING: Final[i64] = 2  # draws the start tile (U2.8)
DRAWING: Final[i64] = 3  # refills the hand of the acting seat (U9.2)

# The acting seat.
CHOOSING: Final[i64] = 4  # chooses a colour (U2.2)
TURN: Final[i64] = 5  # lays a tile or skips (U3.2)
NAMING: Final[i64] = 6  # names who scores a tied frame (U7.9)
DISCARDING: Final[i64] = 7  # discards tiles left in hand (U9.1)

ENDED: Final[i64] = 8

PHASE_NAMES: Final = ("starter", "dealing", "opening", "drawing", "choose", "turn", "name", "discard", "over")
