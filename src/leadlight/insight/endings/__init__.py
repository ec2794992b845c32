"""Solves every action of a position exactly, where the end of a match is near enough for that."""

from collections.abc import Callable

from leadlight.bots.endings import ENDINGS
from leadlight.bots.endings.allowance import positions_allowed, stop_check
from leadlight.core.chance import Rng
from leadlight.core.state import State
from leadlight.insight.endings.sagrada import solve_turns
from leadlight.insight.endings.sintra import solve_round
from leadlight.insight.endings.solved import Solved
from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Thinking

SOLVERS: dict[str, Callable[[State, int, Callable[[], bool]], Solved | None]] = {
    "sintra": solve_round,
    "sagrada": solve_turns,
}


def solve_actions(perspective: Perspective, thinking: Thinking) -> Solved | None:
    """What every action leads to with perfect play; None where that cannot be found out within the budget."""
    solve = SOLVERS.get(perspective.game.name)
    if solve is None:
        return None
    ending = ENDINGS[perspective.game.name]
    positions = positions_allowed(thinking.budget, ending.pace)
    world = perspective.deal_world(Rng(0))  # what the seat does not know has no influence on a solver
    if not ending.is_near(world, positions):
        return None
    return solve(world, positions, stop_check(thinking))
