"""`leadlight` with chance that repeats itself: it begins anew from every line that comes on standard input."""

import secrets
import sys
from collections.abc import Callable, Sequence
from random import Random
from threading import Thread
from typing import TypeVar

from leadlight.cli import main

T = TypeVar("T")


class Chance:
    """A stream of its own for everything that is drawn, so that one more bot's move changes no dice."""

    def __init__(self) -> None:
        self.begin("")

    def begin(self, seed: str) -> None:
        self.seed = seed
        self.streams: dict[str, Random] = {}

    def of(self, use: str) -> Random:
        return self.streams.setdefault(use, Random(f"{self.seed} {use}"))

    def token_hex(self, size: int) -> str:
        return self.of(f"token {size}").randbytes(size).hex()

    def randbits(self, size: int) -> int:
        return self.of("bits").getrandbits(size)

    def randbelow(self, bound: int) -> int:
        return self.of("below").randrange(bound)

    def choice(self, among: Sequence[T]) -> T:
        return self.of("choice").choice(among)


def listen(begin: Callable[[str], None]) -> None:
    for line in sys.stdin:
        begin(line)


if __name__ == "__main__":
    chance = Chance()
    for drawing in (chance.token_hex, chance.randbits, chance.randbelow, chance.choice):
        setattr(secrets, drawing.__name__, drawing)
    Thread(target=listen, args=(chance.begin,), daemon=True).start()
    main()
