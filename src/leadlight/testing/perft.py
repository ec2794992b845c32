"""Exact counts of action sequences. A single wrong legal action changes them."""

from leadlight.core.chance import Rng
from leadlight.core.state import CHANCE, OVER, State


def perft(state: State, depth: int) -> int:
    """How many sequences of `depth` actions there are from here, or fewer actions if the match ends. Every outcome of
    chance counts as an action.
    """
    if depth == 0 or state.actor() == OVER:
        return 1
    choices = state.legal_actions() or [action for action, _ in state.chance_outcomes()]
    return sum(perft(after(state, action), depth - 1) for action in choices)


def perft_decisions(state: State, depth: int, seed: int) -> int:
    """How many sequences of `depth` decisions there are from here. The seed fixes what chance does."""
    settle(state, seed)
    if depth == 0 or state.actor() == OVER:
        return 1
    return sum(perft_decisions(after(state, action), depth - 1, seed) for action in state.legal_actions())


def settle(state: State, seed: int) -> None:
    """Draw chance from the seed up to the next decision or the end."""
    rng = Rng(seed)
    while state.actor() == CHANCE:
        state.apply(state.draw(rng))


def after(state: State, action: int) -> State:
    """A copy of the state after the action."""
    twin = state.copy()
    twin.apply(action)
    return twin
