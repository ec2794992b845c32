"""Chance that repeats itself, so that a test which fails fails again. As a program: `leadlight` with such chance.

The program begins its chance anew from every line that comes on standard input, and says so.
"""

import os
import secrets
import sys
from collections.abc import Sequence
from random import Random
from threading import Thread
from typing import TypeVar

from leadlight.cli import main

T = TypeVar("T")

BEGUN = "Chance begins anew."


class Chance:
    """Stands in for `secrets`. A stream of its own for everything drawn: one more bot's move changes no dice."""

    def __init__(self) -> None:
        self.begin("")

    def begin(self, seed: str) -> None:
        self.seed = seed
        self.streams: dict[str, Random] = {}

    def rule(self) -> None:
        """From now on everything that the package draws without a seed comes from here."""
        for drawing in (self.token_hex, self.randbits, self.randbelow, self.choice):
            setattr(secrets, drawing.__name__, drawing)

    def of(self, use: str) -> Random:
        return self.streams.setdefault(use, Random(f"{self.seed} {use}"))

    def token_hex(self, size: int) -> str:
        return self.of(f"token {size}").randbytes(size).hex()

    def randbits(self, size: int) -> int:
        return self.of(f"bits {size}").getrandbits(size)

    def randbelow(self, bound: int) -> int:
        return self.of("below").randrange(bound)

    def choice(self, among: Sequence[T]) -> T:
        return self.of("choice").choice(among)


def seed_of(test: str) -> str:
    """Each test has chance of its own; LEADLIGHT_CHANCE=2 tries another."""
    return f"{test} {os.environ.get('LEADLIGHT_CHANCE', '')}"


def listen(chance: Chance) -> None:
    for line in sys.stdin:
        chance.begin(line)
        print(BEGUN, flush=True)


if __name__ == "__main__":
    chance = Chance()
    chance.rule()
    Thread(target=listen, args=[chance], daemon=True).start()
    main()
