"""Where randomness comes from: the rules describe chance, a caller draws it through an `Rng`."""

import random
import secrets
from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A stream of uniform whole numbers. The same seed gives the same stream on every Python."""

    def __init__(self, seed: int | None = None) -> None:
        self._random: Final = random.Random(secrets.randbits(64) if seed is None else seed).random

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1. The bias of scaling 53 bits is under bound / 2**53."""
        return int(self._random() * bound)

    def seek(self, draws: int) -> None:
        """Go to where the stream stood after this many draws, if it is one that can be drawn again."""

    def pick(self, actions: list[int]) -> int:
        """One entry of a list that is not empty, each as likely as the others."""
        return actions[self.below(len(actions))]
