"""Evaluates a position for a seat, in points, without looking ahead."""

from collections.abc import Callable
from typing import NamedTuple

from leadlight.bots.evaluation.sagrada import evaluate_sagrada, resting_value
from leadlight.bots.evaluation.sagrada_turn import evaluate_turn
from leadlight.bots.evaluation.sintra import evaluate_sintra
from leadlight.bots.evaluation.uzory import evaluate_uzory
from leadlight.core.state import State

Evaluate = Callable[[State, int], float]

EVALUATIONS: dict[str, Evaluate] = {
    "sintra": evaluate_sintra,
    "sagrada": evaluate_sagrada,
    "uzory": evaluate_uzory,
}


class Correction(NamedTuple):
    """How a network corrects a game's evaluation: the function that it corrects, and how positions are valued by it."""

    hand_made: Evaluate
    evaluate: Callable[[State, int, Evaluate], float]
    whole_turns: bool  # only positions after a turn are corrected; in the middle of one, the best way to finish counts


def evaluate_at_once(state: State, seat: int, evaluate: Evaluate) -> float:
    return evaluate(state, seat)


CORRECTIONS: dict[str, Correction] = {
    "sintra": Correction(evaluate_sintra, evaluate_at_once, whole_turns=False),
    "sagrada": Correction(resting_value, evaluate_turn, whole_turns=True),
    "uzory": Correction(evaluate_uzory, evaluate_at_once, whole_turns=False),
}
