"""Looks one action ahead with a trained network: tries each legal action in a dealt world and takes the best one. Where
a seat that plays alone can plan a whole round, it does so.
"""

from functools import lru_cache
from pathlib import Path

from leadlight.bots.evaluation import CORRECTIONS, Evaluation
from leadlight.bots.features import FEATURES
from leadlight.bots.learned_value import Aims, LearnedValue
from leadlight.bots.one_ply import best_actions
from leadlight.bots.weights import Weights, find_weights, read_weights
from leadlight.core.errors import LeadlightError
from leadlight.core.state import State
from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Thinking


class Learned:
    """Plays by the weights in a file; without one, by those in the package that were trained for such matches."""

    name = "learned"

    def __init__(self, weights: str = "") -> None:
        self.file = Path(weights) if weights else None

    def choose(self, perspective: Perspective, thinking: Thinking) -> int:
        """The best action, picked at random among equal ones. Raises `LeadlightError` where there are no weights."""
        evaluation = load_evaluation(self.find(perspective), alone=perspective.players == 1)
        world = perspective.deal_world(thinking.rng)
        return thinking.rng.pick(best_actions(world, perspective.legal_actions(), perspective.seat, evaluation))

    def find(self, perspective: Perspective) -> Path:
        file = self.file or find_weights(perspective.game.name, perspective.options)
        if file is None:
            raise LeadlightError("weights-none", game=perspective.game.name)
        return file


@lru_cache(maxsize=8)
def load_evaluation(file: Path, *, alone: bool = False) -> Evaluation:
    """The evaluation by the weights in a file, loaded once per process."""
    weights = read_weights(file)
    return (correct_rounds if alone else correct)(make_value(weights), weights.description.game)


@lru_cache(maxsize=8)
def load_value(file: Path) -> LearnedValue:
    """What positions between turns are worth by the weights in a file, loaded once per process."""
    return make_value(read_weights(file))


def make_value(weights: Weights) -> LearnedValue:
    shape = weights.description
    hand_made = CORRECTIONS[shape.game].hand_made
    aims = Aims(shape.trust, shape.rivals, shape.win)
    return LearnedValue(weights.network(), FEATURES[shape.game].add, hand_made, aims)


def correct(value: LearnedValue, game: str) -> Evaluation:
    """The evaluation of any position, in the middle of a turn too."""
    correction = CORRECTIONS[game]

    def evaluate(state: State, seat: int) -> float:
        return correction.evaluate(state, seat, value.evaluate)

    def value_actions(state: State, actions: list[int], seat: int) -> list[float]:
        return correction.value_actions(state, actions, seat, value.evaluate)

    return Evaluation(evaluate, value_actions)


def correct_rounds(value: LearnedValue, game: str) -> Evaluation:
    """The evaluation for a seat that plays alone, which plans a whole round where that is stronger."""
    planner = CORRECTIONS[game].plan
    if planner is None:
        return correct(value, game)
    rounds = planner(value.evaluate, False)

    def evaluate(state: State, seat: int) -> float:  # noqa: ARG001
        return rounds.evaluate(state)

    def value_actions(state: State, actions: list[int], seat: int) -> list[float]:  # noqa: ARG001
        return rounds.value_actions(state, actions)

    return Evaluation(evaluate, value_actions)
