"""Evaluates a position for a seat, in points, without looking ahead."""

from collections.abc import Callable

from leadlight.bots.evaluation.sagrada import evaluate_sagrada
from leadlight.bots.evaluation.sintra import evaluate_sintra
from leadlight.bots.evaluation.uzory import evaluate_uzory
from leadlight.core.state import State

EVALUATIONS: dict[str, Callable[[State, int], float]] = {
    "sintra": evaluate_sintra,
    "sagrada": evaluate_sagrada,
    "uzory": evaluate_uzory,
}
