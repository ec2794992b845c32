"""Remembers what a solver has found out about positions, so that no position is solved twice."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

KEY_WORDS: Final[i64] = 5
PRIME: Final[i64] = 2147483647  # products of two smaller numbers fit into 64 bits, compiled and interpreted
FACTOR: Final[i64] = 1103515245

# What a value is: the true one, or a bound of it.
EXACT: Final[i64] = 1
AT_LEAST: Final[i64] = 2
AT_MOST: Final[i64] = 3

BOUNDS: Final[i64] = 4
ACTIONS: Final[i64] = 4096  # more than the actions of any game
LOWEST: Final[i64] = -(1 << 40)  # values are stored as their distance from here


class Key:
    """A position as numbers that hold everything that matters for its value. Equal keys mean equal values."""

    def __init__(self) -> None:
        self.words = vec[i64]([0] * KEY_WORDS)

    def place(self, places: i64) -> i64:
        """Where a table of that many places keeps the position."""
        mixed: i64 = 0
        for number in range(KEY_WORDS):
            mixed = (mixed * FACTOR + self.words[number] % PRIME) % PRIME
        return mixed % places


class Found:
    """What is known of a position: its value or a bound of it, and the action that was best."""

    def __init__(self, value: i64, bound: i64, action: i64) -> None:
        self.value = value
        self.bound = bound
        self.action = action


class TranspositionTable:
    """Has a fixed number of places. A position that comes later replaces the one that was kept at its place."""

    def __init__(self, places: int) -> None:
        self.places: i64 = places
        self.words = vec[i64]([0] * (places * KEY_WORDS))
        self.entries = vec[i64]([0] * places)  # 0: nothing is kept here

    def find(self, key: Key) -> Found | None:
        place = key.place(self.places)
        entry = self.entries[place]
        if entry == 0 or not self.holds(place, key):
            return None
        return Found(entry // (ACTIONS * BOUNDS) + LOWEST, entry % BOUNDS, entry // BOUNDS % ACTIONS)

    def holds(self, place: i64, key: Key) -> bool:
        first = place * KEY_WORDS
        for number in range(KEY_WORDS):
            if self.words[first + number] != key.words[number]:
                return False
        return True

    def keep(self, key: Key, found: Found) -> None:
        place = key.place(self.places)
        for number in range(KEY_WORDS):
            self.words[place * KEY_WORDS + number] = key.words[number]
        self.entries[place] = ((found.value - LOWEST) * ACTIONS + found.action) * BOUNDS + found.bound
