"""How play may go on after an action: what the strongest bot would answer, until chance decides."""

from leadlight.bots.search.bot import Search
from leadlight.core.chance import Rng
from leadlight.core.state import CHANCE, OVER
from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Budget, Thinking

LONGEST = 5  # decisions, the action itself included


def find_line(perspective: Perspective, action: int, budget: Budget, seed: int) -> tuple[int, ...]:
    """The action and the decisions that may follow it, in a world of the seat. Everybody decides on what they know."""
    world = perspective.deal_world(Rng(seed))
    world.apply(action)
    line = [action]
    while len(line) < LONGEST and world.actor() not in (CHANCE, OVER):
        view = Perspective(perspective.game, world, world.actor(), perspective.options)
        line.append(Search().choose(view, Thinking(Rng(seed), budget)))
        world.apply(line[-1])
    return tuple(line)
