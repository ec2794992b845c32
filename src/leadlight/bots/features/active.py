"""The features that are active in a position: a list of small numbers that is filled again for every position."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST_ACTIVE: Final[i64] = 512  # more than any position of any game has


class Active:
    """`indices[0]` to `indices[count - 1]` are active. The same feature may be active several times."""

    def __init__(self) -> None:
        self.indices = vec[i64]([0] * MOST_ACTIVE)
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, index: i64) -> None:
        self.indices[self.count] = index
        self.count += 1

    def listed(self) -> list[int]:
        """The active features as a list."""
        return [self.indices[place] for place in range(self.count)]
