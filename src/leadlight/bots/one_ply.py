"""Looks one action ahead."""

from leadlight.bots.evaluation import Evaluate
from leadlight.core.state import State


def value_actions(world: State, actions: list[int], seat: int, evaluate: Evaluate) -> list[float]:
    """The value for the seat after each of the actions."""
    values: list[float] = []
    for action in actions:
        after = world.copy()
        after.apply(action)
        values.append(evaluate(after, seat))
    return values


def best_actions(world: State, actions: list[int], seat: int, evaluate: Evaluate) -> list[int]:
    """The actions after which the position is worth most to the seat; several if they are worth the same."""
    values = value_actions(world, actions, seat, evaluate)
    best = max(values)
    return [action for action, value in zip(actions, values, strict=True) if value == best]
