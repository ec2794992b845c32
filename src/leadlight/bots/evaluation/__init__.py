"""Evaluates a position for a seat, in points, without looking ahead."""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from leadlight.bots.evaluation.sagrada import evaluate_sagrada, resting_value, rests
from leadlight.bots.evaluation.sagrada_round import RoundPlan
from leadlight.bots.evaluation.sagrada_turn import evaluate_turn, value_turn_actions
from leadlight.bots.evaluation.sintra import evaluate_sintra
from leadlight.bots.evaluation.uzory import evaluate_uzory, is_no_discard
from leadlight.core.state import State

Evaluate = Callable[[State, int], float]
ValueActions = Callable[[State, list[int], int], list[float]]

EVALUATIONS: dict[str, Evaluate] = {
    "sintra": evaluate_sintra,
    "sagrada": evaluate_sagrada,
    "uzory": evaluate_uzory,
}


class Evaluation(NamedTuple):
    """What a position is worth to a seat, and what each of some actions is worth to it."""

    evaluate: Evaluate
    value_actions: ValueActions


class Planner(Protocol):
    """Plans the rest of a round for a seat that plays alone."""

    def value_actions(self, state: State, actions: list[int]) -> list[float]:
        """The value after each of the actions, with a new plan."""

    def value_more_actions(self, state: State, actions: list[int]) -> list[float]:
        """The value after each of the actions, later in the round that was planned last."""

    def evaluate(self, state: State) -> float:
        """The value of a position, if the round is played by the plan."""

    def round_of(self, state: State) -> int:
        """The number of the round."""


class Correction(NamedTuple):
    """How a network corrects a game's evaluation: the function that it corrects, and how positions are valued by it."""

    hand_made: Evaluate
    evaluate: Callable[[State, int, Evaluate], float]
    value_actions: Callable[[State, list[int], int, Evaluate], list[float]]  # the same after each of some actions
    # Whether the network is asked about a position that the seat has brought about. In the middle of a turn it is not:
    # there the best way to finish counts.
    rests: Callable[[State, int], bool]
    # How a seat that plays alone plans a whole round, where that is stronger: from what positions between rounds are
    # worth, and whether to be thorough.
    plan: Callable[[Evaluate, bool], Planner] | None = None


class Lookahead(NamedTuple):
    """How a search weighs the points of a game. Found by matches, as `docs/bots.md` tells."""

    scale: float  # how many points behind leave a third of the chance to win
    sharpness: float  # how many points less make an action a third as promising at first sight
    trained: bool  # whether it is stronger with a trained evaluation, where there is one
    # Where the best few actions are compared at the seat's next turn instead of growing a tree: in which positions.
    # In the others, the action that looks best is taken at once.
    compares: Callable[[State], bool] | None = None


LOOKAHEADS: dict[str, Lookahead] = {
    "sintra": Lookahead(scale=12.0, sharpness=3.0, trained=False),
    "sagrada": Lookahead(scale=10.0, sharpness=1.5, trained=True),
    "uzory": Lookahead(scale=4.0, sharpness=0.4, trained=True, compares=is_no_discard),
}


def always(state: State, seat: int) -> bool:  # noqa: ARG001
    return True


def evaluate_at_once(state: State, seat: int, evaluate: Evaluate) -> float:
    return evaluate(state, seat)


def value_at_once(state: State, actions: list[int], seat: int, evaluate: Evaluate) -> list[float]:
    """The value for the seat after each of the actions."""
    values: list[float] = []
    for action in actions:
        after = state.copy()
        after.apply(action)
        values.append(evaluate(after, seat))
    return values


CORRECTIONS: dict[str, Correction] = {
    "sintra": Correction(evaluate_sintra, evaluate_at_once, value_at_once, always),
    "sagrada": Correction(resting_value, evaluate_turn, value_turn_actions, rests, RoundPlan),
    "uzory": Correction(evaluate_uzory, evaluate_at_once, value_at_once, always),
}
