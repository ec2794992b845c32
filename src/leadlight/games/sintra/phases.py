"""The phases of a match: what has to happen next."""

from typing import Final

from mypy_extensions import i64

STARTER: Final[i64] = 0  # chance chooses the first starting player (S2.12, S13.5)
STRIPS: Final[i64] = 1  # chance deals the strips (S2.3)
ROUND_PANES: Final[i64] = 2  # chance lays the round panes (S2.8, S2.9)
REFILL: Final[i64] = 3  # chance draws panes onto the displays (S2.10, S10.4)
TURN: Final[i64] = 4  # a seat places panes or returns the glazier (S4.2)
KEEPING: Final[i64] = 5  # a seat chooses which pane of its full strip to keep (S7.4)
ENDED: Final[i64] = 6

PHASE_NAMES: Final = ("starter", "strips", "round-panes", "refill", "turn", "keep", "over")
