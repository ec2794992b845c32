"""The seam between a match and whoever plays without a screen."""

from typing import Protocol

from leadlight.core.chance import Rng
from leadlight.play.perspective import Perspective


class Bot(Protocol):
    """Chooses one of the legal actions. Everything it knows comes through the perspective of its seat."""

    @property
    def name(self) -> str:
        """What records and results call the bot."""

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        """One of `perspective.legal_actions()`."""
