"""Time to think: per move, or a bank with an increment. Pure arithmetic: the caller passes the current time in."""

from collections.abc import Container
from typing import Annotated, Literal, NamedTuple

import msgspec

GRACE = 60.0  # seconds for which a lost connection stops the clock
GRACE_IN_ALL = 180.0  # seconds per seat and match, so that nobody can stop the clock at will
HOUR = 3600.0


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`move`: `seconds` for every decision. `bank`: `seconds` for the whole match, plus `increment` per decision."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=30 * 86400)] = 0
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0

    def __post_init__(self) -> None:
        if self.kind != "none" and self.seconds == 0:
            raise ValueError("no time at all")


class Mark(NamedTuple):
    """All clocks when a decision ended, before its increment was added."""

    left: list[float]
    spent: list[float]


class Clock:
    """Counts down for one seat at a time. A lost connection stops it, for a limited time per seat and match."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [float(rule.seconds)] * seats
        self.spent = [0.0] * seats
        self.marks: dict[int, Mark] = {}  # keyed by the ply before the decision
        self.grace_left = [GRACE_IN_ALL] * seats
        self.running: int | None = None
        self.since = 0.0  # from when on time is counted; in the future while a lost connection stops the clock
        self.held_from: float | None = None

    def start(self, seat: int, now: float, *, present: bool) -> None:
        """Start the clock for a new decision of the seat."""
        if self.rule.kind == "move":
            self.left[seat] = float(self.rule.seconds)
        self.resume(seat, now, present=present)

    def resume(self, seat: int, now: float, *, present: bool) -> None:
        """Continue the seat's decision with the time that it has left."""
        self.running, self.since, self.held_from = seat, now, None
        if not present:
            self.hold(now)

    def stop(self, now: float, ply: int) -> None:
        """Stop the clock because the running seat has decided, at this ply; add its increment."""
        seat = self.running
        self.pause(now)
        self.marks[ply] = Mark(list(self.left), list(self.spent))
        if seat is not None:
            self.left[seat] += self.increment

    def pause(self, now: float) -> None:
        """Stop the clock without a decision: the seat no longer has to decide."""
        self.book(now)
        self.running = None

    def rewind(self, now: float, ply: int, idle: Container[int]) -> None:
        """Undo the decision at this ply and all later ones. Their increments are taken back, and the time they took
        stays spent, so that nobody gains time by undoing. Seats in `idle` were only waiting and lose nothing.
        """
        self.pause(now)
        mark = self.marks[ply]
        for seat, spent in enumerate(self.spent):
            taken = 0.0 if seat in idle else spent - mark.spent[seat]
            self.left[seat] = max(0.0, mark.left[seat] - taken)

    def restore(self, left: list[float], ply: int, seat: int) -> None:
        """Set the clocks to the stored times after the seat's decision at this ply."""
        self.left = left
        before = [each - self.increment * (number == seat) for number, each in enumerate(left)]
        self.marks[ply] = Mark([max(0.0, each) for each in before], list(self.spent))

    def charge(self, passed: float) -> None:
        """Take time off the running seat's clock for a decision that was interrupted, but never its last hour."""
        if self.running is not None:
            self.left[self.running] = charge_pause(self.left[self.running], passed)

    @property
    def increment(self) -> int:
        return self.rule.increment if self.rule.kind == "bank" else 0

    def hold(self, now: float) -> None:
        """Stop the clock for a while, because the running seat lost its connection."""
        assert self.running is not None
        self.book(now)
        self.held_from = now
        self.since = now + min(GRACE, self.grace_left[self.running])

    def book(self, now: float) -> None:
        """Subtract the time that passed: from the seat's grace while the clock was held, then from its time."""
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


def charge_pause(left: float, passed: float) -> float:
    """What is left of somebody's time after an interruption, which never takes the last hour."""
    return left - min(max(0.0, passed), max(0.0, left - HOUR))
