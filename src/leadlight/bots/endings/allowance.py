"""How much of a bot's budget a solver may spend before it has to be done."""

import time
from collections.abc import Callable
from typing import NamedTuple

from leadlight.play.thinking import Budget, Thinking

SHARE = 0.5  # of the budget: if the position is not solved then, the rest is left for a search
UNLIMITED = 1000  # nodes, where nobody sets a limit


class Pace(NamedTuple):
    """How many positions a solver examines in the time of one iteration of a search, and in a second."""

    by_node: int
    by_second: int  # a slower machine reaches the deadline first


def positions_allowed(budget: Budget, pace: Pace) -> int:
    """How many positions a solver may examine. With a budget of nodes alone it is the same on every machine."""
    nodes = UNLIMITED if budget == Budget() else budget.nodes
    limits = [] if nodes is None else [nodes * pace.by_node]
    if budget.seconds is not None:
        limits.append(int(budget.seconds * pace.by_second))
    return int(min(limits) * SHARE)


def stop_check(thinking: Thinking) -> Callable[[], bool]:
    """Tells a solver when its share of the time is over or nobody needs the answer any more."""
    seconds = thinking.budget.seconds
    if seconds is None:
        return thinking.is_cancelled
    deadline = thinking.began + SHARE * seconds
    return lambda: time.monotonic() >= deadline or thinking.is_cancelled()
