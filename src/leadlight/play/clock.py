"""Time to think: per move, or a bank with an increment. Pure arithmetic; whoever owns it says what time it is."""

from collections.abc import Container
from typing import Annotated, Literal, NamedTuple

import msgspec

GRACE = 60.0  # seconds that a broken connection stops the clock for
GRACE_IN_ALL = 180.0  # by seat and match, so that nobody can stop it at will
HOUR = 3600.0


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`move`: so many seconds for every decision. `bank`: seconds for the whole match, plus an increment a decision."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=30 * 86400)] = 0
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0

    def __post_init__(self) -> None:
        if self.kind != "none" and self.seconds == 0:
            raise ValueError("no time at all")


class Mark(NamedTuple):
    """All clocks when a decision ended, before it earned anything."""

    left: list[float]
    spent: list[float]


class Clock:
    """Counts down for one seat at a time. A lost connection stops it for a while, out of a limited supply."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [float(rule.seconds)] * seats
        self.spent = [0.0] * seats
        self.marks: dict[int, Mark] = {}  # by the ply before the decision
        self.grace_left = [GRACE_IN_ALL] * seats
        self.running: int | None = None
        self.since = 0.0  # when the time of the running seat began to flow; later than now during a grace
        self.held_from: float | None = None

    def start(self, seat: int, now: float, *, present: bool) -> None:
        """The seat's decision begins."""
        if self.rule.kind == "move":
            self.left[seat] = float(self.rule.seconds)
        self.resume(seat, now, present=present)

    def resume(self, seat: int, now: float, *, present: bool) -> None:
        """The seat's decision goes on with the time that it had left."""
        self.running, self.since, self.held_from = seat, now, None
        if not present:
            self.hold(now)

    def stop(self, now: float, ply: int) -> None:
        """The decision was made, at that ply."""
        seat = self.running
        self.pause(now)
        self.marks[ply] = Mark(list(self.left), list(self.spent))
        if seat is not None:
            self.left[seat] += self.increment

    def pause(self, now: float) -> None:
        """The decision is not the seat's any more, though it made none."""
        self.book(now)
        self.running = None

    def rewind(self, now: float, ply: int, idle: Container[int]) -> None:
        """The decision at that ply and all since never happened. What they earned is gone, and so is what they took,
        so that undoing makes no time; but who was idle has lost none.
        """
        self.pause(now)
        mark = self.marks[ply]
        for seat, spent in enumerate(self.spent):
            taken = 0.0 if seat in idle else spent - mark.spent[seat]
            self.left[seat] = max(0.0, mark.left[seat] - taken)

    def restore(self, left: list[float], ply: int, seat: int) -> None:
        """As after a decision of the seat at that ply, which was kept."""
        self.left = left
        before = [each - self.increment * (number == seat) for number, each in enumerate(left)]
        self.marks[ply] = Mark([max(0.0, each) for each in before], list(self.spent))

    def charge(self, passed: float) -> None:
        """Time that passed before the running seat's decision could go on; an hour is always left."""
        if self.running is not None:
            self.left[self.running] -= min(passed, max(0.0, self.left[self.running] - HOUR))

    @property
    def increment(self) -> int:
        return self.rule.increment if self.rule.kind == "bank" else 0

    def hold(self, now: float) -> None:
        """The running seat lost its connection."""
        assert self.running is not None
        self.book(now)
        self.held_from = now
        self.since = now + min(GRACE, self.grace_left[self.running])

    def book(self, now: float) -> None:
        """Book what has passed: off the supply of grace while the clock was held, then off the time."""
        if self.running is None:
            return
        if self.held_from is not None:
            self.grace_left[self.running] -= min(now, self.since) - self.held_from
            self.held_from = None
        passed = min(self.left[self.running], max(0.0, now - self.since))
        self.left[self.running] -= passed
        self.spent[self.running] += passed
        self.since = now

    def left_at(self, now: float) -> list[float]:
        left = list(self.left)
        if self.running is not None:
            left[self.running] = max(0.0, left[self.running] - max(0.0, now - self.since))
        return left

    def grace_at(self, now: float) -> float | None:
        return self.since - now if self.running is not None and self.since > now else None

    def flag_time(self) -> float | None:
        """When the running seat will be out of time."""
        return None if self.running is None else self.since + self.left[self.running]
