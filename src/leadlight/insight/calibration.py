"""What insight knows of each game: how much a point counts for the win, and how much thought a review needs.

The scales were found by matches of bots of the same level against each other: with them the evaluation of positions
says best who wins. `docs/insight.md` has the figures.
"""

from collections.abc import Callable
from typing import NamedTuple

from leadlight.bots.evaluation import LOOKAHEADS
from leadlight.core.game import Game
from leadlight.core.state import State
from leadlight.games.sagrada.phases import CHOOSING
from leadlight.games.sagrada.state import SagradaState
from leadlight.play.thinking import Budget


def chooses_window(state: State) -> bool:
    assert isinstance(state, SagradaState)
    return state.phase == CHOOSING


class Scale(NamedTuple):
    """In points, at the beginning of a match and at its end; it falls evenly in between."""

    first: float
    last: float


# By game and number of players; more players than the largest number count like it.
SCALES: dict[str, dict[int, Scale]] = {
    "sintra": {2: Scale(10.0, 5.0), 3: Scale(9.0, 5.0)},
    "sagrada": {1: Scale(8.0, 4.0), 2: Scale(9.0, 2.5), 3: Scale(5.5, 2.0)},
    "uzory": {2: Scale(2.8, 0.7), 3: Scale(2.3, 0.5)},
}

# Whether seats still choose what they begin with, so that their positions cannot be compared yet.
SETTING_UP: dict[str, Callable[[State], bool]] = {"sagrada": chooses_window}

# For each decision of a review, so that a match of two is done within a minute on two cores.
NODES: dict[str, int] = {"sintra": 16000, "sagrada": 3600, "uzory": 720}
NODES_ALONE: dict[str, int] = {"sagrada": 1200}  # each takes longer, for the rest of the round is planned
OTHER_NODES = 400


def review_budget(game: str, players: int) -> Budget:
    """What each decision of a review may take, where nobody says otherwise."""
    nodes = NODES_ALONE if players == 1 else NODES
    return Budget(nodes=nodes.get(game, OTHER_NODES))


def scale_of(game: Game, players: int, state: State) -> float:
    """The scale for a position; for a game without one, that of the search."""
    if game.name not in SCALES:
        return LOOKAHEADS[game.name].scale
    scales = SCALES[game.name]
    scale = scales[min(players, max(scales))]
    round_, rounds = game.progress(state)
    return scale.first + (scale.last - scale.first) * min(1.0, max(0.0, round_ / rounds))
