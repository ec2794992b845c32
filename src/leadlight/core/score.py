"""Points with their reasons. The log, the boards, the tests and the review all show this breakdown."""

import msgspec


class Part(msgspec.Struct, frozen=True, gc=False):
    """Points for one reason, the numbers they come from, and whether the seat has them already."""

    reason: str
    points: int
    terms: tuple[int, ...] = ()
    settled: bool = True


class Payment(msgspec.Struct, frozen=True, gc=False):
    """Points that some pieces of a seat pay together at the end. The game says what the numbers of its pieces mean."""

    reason: str  # of the part of the score that they belong to
    points: int
    pieces: tuple[int, ...]


class Score(msgspec.Struct, frozen=True, gc=False):
    """A seat's points, part by part."""

    parts: tuple[Part, ...]

    @property
    def total(self) -> int:
        """The sum of all parts, including those that count only at the end of the match."""
        return sum(part.points for part in self.parts)

    @property
    def settled(self) -> int:
        """The points that the seat has already."""
        return sum(part.points for part in self.parts if part.settled)

    def __getitem__(self, reason: str) -> int:
        """The points for a reason; 0 when the breakdown has no such part."""
        return sum(part.points for part in self.parts if part.reason == reason)
