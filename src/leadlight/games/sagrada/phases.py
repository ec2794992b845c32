"""The phases of a match: what has to happen next."""

from typing import Final

from mypy_extensions import i64

# Chance.
STARTER: Final[i64] = 0  # names the first player (G2.9)
PRIVATES: Final[i64] = 1  # deals the private objectives (G2.1)
CARDS: Final[i64] = 2  # deals the window cards (G2.2)
LAYING: Final[i64] = 3  # lays out tools and public objectives (G2.5)
ROLLING: Final[i64] = 4  # draws and rolls the dice of a round (G3.2)
ROLLING_HAND: Final[i64] = 5  # T6 rolls the die in hand again (G7.5)
DRAWING: Final[i64] = 6  # T11 draws another die (G7.12)
ROLLING_POOL: Final[i64] = 7  # T7 rolls the pool again (G9.1)

# The seat at turn.
CHOOSING: Final[i64] = 8  # chooses a window (G2.2)
TURN: Final[i64] = 9  # drafts, uses a tool or ends the turn (G4.2)
IN_HAND: Final[i64] = 10  # places the die in hand, or uses a tool for it (G4.7)
PAYING: Final[i64] = 11  # solo: chooses the die that pays for the tool (G14.7)
CHANGING: Final[i64] = 12  # T1: up or down (G7.1)
SWAPPING: Final[i64] = 13  # T5: chooses a die of the track (G7.3)
VALUING: Final[i64] = 14  # T11: chooses the value of the new die (G7.12)
LIFTING: Final[i64] = 15  # T2, T3, T4, T12: chooses a die to move (G8)
MOVING: Final[i64] = 16  # and where to (G8.1)
DRAFTING_AGAIN: Final[i64] = 17  # T8: takes a second die (G9.3)

ENDED: Final[i64] = 18

PHASE_NAMES: Final = (
    "starter", "privates", "cards", "laying", "rolling", "rolling-hand", "drawing", "rolling-pool",
    "choose", "turn", "hand", "pay", "change", "swap", "value", "lift", "move", "draft-again",
    "over",
)  # fmt: skip
