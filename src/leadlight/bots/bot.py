"""The interface that every bot implements."""

from typing import Protocol

from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Thinking


class Bot(Protocol):
    """Chooses one of the legal actions. Everything it knows comes through the perspective of its seat.

    One bot may be asked about many matches in any order. What it remembers from one decision to the next may only
    save time; it must not influence the choice.
    """

    @property
    def name(self) -> str:
        """What people see, unless the catalogues have a name for the bot."""

    def choose(self, perspective: Perspective, thinking: Thinking, /) -> int:
        """One of `perspective.legal_actions()`, chosen within `thinking.budget`."""
