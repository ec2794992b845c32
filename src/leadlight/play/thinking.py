"""What a bot is given besides the position: its own random numbers, a budget, and two ways to talk while it thinks."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from leadlight.core.chance import Rng


class Budget(msgspec.Struct, frozen=True):
    """How much a bot may spend on one decision. None sets no limit; with both limits, the first one reached counts."""

    seconds: float | None = None
    nodes: int | None = None  # positions looked at


class Progress(msgspec.Struct, frozen=True):
    """How far a thought has come: positions looked at, the part of the budget spent, the best action and its value."""

    nodes: int = 0
    share: float | None = None  # from 0 to 1
    action: int | None = None
    value: float | None = None


def never() -> bool:
    return False


def ignore(progress: Progress) -> None:
    """Nobody listens."""


@dataclass(frozen=True)
class Thinking:
    """The terms of one decision. `Thinking()` sets no limit and draws from fresh random numbers."""

    rng: Rng = field(default_factory=Rng)
    budget: Budget = Budget()  # noqa: RUF009
    is_cancelled: Callable[[], bool] = never  # nobody needs the answer any more; asking takes a few microseconds
    report: Callable[[Progress], None] = ignore
    began: float = field(default_factory=time.monotonic)

    def must_stop(self, nodes: int = 0) -> bool:
        """Whether to answer now: the budget is spent after this many nodes, or the thought was cancelled."""
        seconds, most = self.budget.seconds, self.budget.nodes
        if most is not None and nodes >= most:
            return True
        if seconds is not None and time.monotonic() - self.began >= seconds:
            return True
        return self.is_cancelled()
