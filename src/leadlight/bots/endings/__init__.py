"""Solves the end of a match exactly, as soon as the budget of a decision allows it."""

from collections.abc import Callable
from typing import NamedTuple

from leadlight.bots.endings.allowance import Pace, positions_allowed, stop_check
from leadlight.bots.endings.sagrada import in_last_round, solve_last_turns
from leadlight.bots.endings.sintra import can_finish, solve_last_round
from leadlight.bots.endings.uzory import find_certain_win, may_end_now
from leadlight.bots.endings.verdict import Verdict
from leadlight.core.chance import Rng
from leadlight.core.state import State
from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Progress, Thinking


class Ending(NamedTuple):
    """How the end of a game's matches is solved. Both functions take the number of positions that may be examined."""

    is_near: Callable[[State, int], bool]  # whether a solver is worth a try
    solve: Callable[[State, int, Callable[[], bool]], Verdict | None]
    pace: Pace


ENDINGS: dict[str, Ending] = {
    "sintra": Ending(can_finish, solve_last_round, Pace(by_node=12, by_second=300_000)),
    "sagrada": Ending(in_last_round, solve_last_turns, Pace(by_node=40, by_second=60_000)),
    "uzory": Ending(may_end_now, find_certain_win, Pace(by_node=1, by_second=1)),  # tries one decision only
}


def solve_end(perspective: Perspective, thinking: Thinking) -> int | None:
    """The best action if the rest of the match is solved within the budget, otherwise None."""
    ending = ENDINGS.get(perspective.game.name)
    if ending is None:
        return None
    positions = positions_allowed(thinking.budget, ending.pace)
    world = perspective.deal_world(Rng(0))  # what the seat does not know has no influence on a solver
    if not ending.is_near(world, positions):
        return None
    verdict = ending.solve(world, positions, stop_check(thinking))
    if verdict is None:
        return None
    thinking.report(Progress(verdict.nodes, 1.0, verdict.action, (1.0 + verdict.result) / 2.0))
    return verdict.action
