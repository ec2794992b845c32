"""Marks of decisions by what they lost, and the accuracy of a player."""

from collections.abc import Sequence
from typing import Literal

from leadlight.bots.search.shares import falling

Mark = Literal["best", "good", "inaccuracy", "mistake", "blunder"]

SURE = 2.0  # standard errors that a loss must exceed
EQUAL = 0.002  # a loss up to this is none: such actions are as good as the best
STEPS: tuple[tuple[float, Mark], ...] = ((0.15, "blunder"), (0.07, "mistake"), (0.03, "inaccuracy"))
SERIOUS = 0.07  # a loss from which it is a mistake
CLEAR = 2.0  # standard errors between a loss and the steps of serious marks
FORGIVING = 0.06  # a decision that loses so much of the win counts a third


def mark_loss(loss: float, error: float) -> Mark:
    """The mark of a decision that lost this share of the win. What is not surer than the noise is no mistake."""
    if loss <= EQUAL:
        return "best"
    if loss > SURE * error:
        for least, mark in STEPS:
            if loss >= least:
                return mark
    return "good"


def is_clear(loss: float, error: float) -> bool:
    """Whether the loss is so sure that with new chance it would hardly become a mistake, a blunder, or neither."""
    return all(abs(loss - least) > CLEAR * error for least, _ in STEPS if least >= SERIOUS)


def accuracy_of(losses: Sequence[float]) -> float:
    """From 0 to 100: how close a player's decisions came to the best ones. 100 where there was nothing to decide."""
    if not losses:
        return 100.0
    return 100.0 * sum(falling(loss / FORGIVING) for loss in losses) / len(losses)
