"""What insight knows of each game: how much a point counts for the win, and how much thought a review needs.

The scales were found by matches of bots of the same level against each other: with them the evaluation of positions
says best who wins. `docs/insight.md` has the figures.
"""

from typing import NamedTuple

from leadlight.bots.evaluation import LOOKAHEADS
from leadlight.core.game import Game
from leadlight.core.state import State
from leadlight.play.thinking import Budget


class Scale(NamedTuple):
    """In points, at the beginning of a match and at its end; it falls evenly in between."""

    first: float
    last: float


SCALES: dict[str, Scale] = {
    "sintra": Scale(10.0, 5.0),
    "sagrada": Scale(9.0, 2.5),
    "uzory": Scale(2.8, 0.7),
}

# For each decision of a review, so that a match of two is done within a minute on two cores.
NODES: dict[str, int] = {"sintra": 12000, "sagrada": 800, "uzory": 240}
OTHER_NODES = 400


def review_budget(game: str) -> Budget:
    """What each decision of a review may take, where nobody says otherwise."""
    return Budget(nodes=NODES.get(game, OTHER_NODES))


def scale_of(game: Game, state: State) -> float:
    """The scale for a position; for a game without one, that of the search."""
    if game.name not in SCALES:
        return LOOKAHEADS[game.name].scale
    round_, rounds = game.progress(state)
    scale = SCALES[game.name]
    return scale.first + (scale.last - scale.first) * min(1.0, max(0.0, round_ / rounds))
