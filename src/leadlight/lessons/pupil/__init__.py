"""A player that knows only what the lessons say: it follows the advice of the closing step of each lesson.

By matches against the gentlest level it is seen that the lessons teach what wins (docs/lessons.md).
"""

from collections.abc import Callable

from leadlight.core.state import State
from leadlight.lessons.pupil import sagrada, sintra, uzory
from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Thinking

# By game: how well an action follows the advice, for the seat that acts.
ADVICE: dict[str, Callable[[State, int], float]] = {
    "sintra": sintra.follow,
    "sagrada": sagrada.follow,
    "uzory": uzory.follow,
}


class Pupil:
    """The bot `leadlight.lessons.pupil:Pupil`. It looks at nothing beyond its own turn."""

    name = "pupil"

    def choose(self, perspective: Perspective, thinking: Thinking) -> int:
        """The action that follows the advice best; among equal ones, one of them at random."""
        world = perspective.deal_world(thinking.rng)
        follow = ADVICE[perspective.game.name]
        values = {action: follow(world, action) for action in perspective.legal_actions()}
        best = max(values.values())
        return thinking.rng.pick([action for action, value in values.items() if value == best])
