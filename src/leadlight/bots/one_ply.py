"""Looks one action ahead."""

from functools import cache

from leadlight.bots.evaluation import EVALUATIONS, Evaluation, value_at_once
from leadlight.core.state import State


@cache
def hand_made(game: str) -> Evaluation:
    """The hand-made evaluation of a game."""
    evaluate = EVALUATIONS[game]

    def value_actions(world: State, actions: list[int], seat: int) -> list[float]:
        return value_at_once(world, actions, seat, evaluate)

    return Evaluation(evaluate, value_actions)


def best_actions(world: State, actions: list[int], seat: int, evaluation: Evaluation) -> list[int]:
    """The actions after which the position is worth most to the seat; several if they are worth the same."""
    values = evaluation.value_actions(world, actions, seat)
    best = max(values)
    return [action for action, value in zip(actions, values, strict=True) if value == best]
