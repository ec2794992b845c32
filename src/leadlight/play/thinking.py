"""What a bot is given besides the position: random numbers, a budget, a way to see that it was cancelled, and a way to
report progress.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from leadlight.core.chance import Rng


class Budget(msgspec.Struct, frozen=True):
    """How much a bot may spend on one decision. None sets no limit; of two limits, the first one reached ends it."""

    seconds: float | None = None
    nodes: int | None = None  # positions examined


class Progress(msgspec.Struct, frozen=True):
    """How far a bot has come: positions examined, the share of the budget spent, the best action and its value."""

    nodes: int = 0
    share: float | None = None  # from 0 to 1
    action: int | None = None
    value: float | None = None


def never() -> bool:
    return False


def ignore(progress: Progress) -> None:
    """Do nothing with a report."""


@dataclass(frozen=True)
class Thinking:
    """The conditions of one decision. `Thinking()` sets no limit and has a new random generator."""

    rng: Rng = field(default_factory=Rng)
    budget: Budget = Budget()  # noqa: RUF009
    is_cancelled: Callable[[], bool] = never  # True when nobody needs the answer any more; a call takes microseconds
    report: Callable[[Progress], None] = ignore
    began: float = field(default_factory=time.monotonic)

    def must_stop(self, nodes: int = 0) -> bool:
        """Whether to answer now: the time or the `nodes` examined have used up the budget, or the bot was cancelled."""
        seconds, most = self.budget.seconds, self.budget.nodes
        if most is not None and nodes >= most:
            return True
        if seconds is not None and time.monotonic() - self.began >= seconds:
            return True
        return self.is_cancelled()
