"""Exact counts of action sequences: one wrong legal action anywhere changes them."""

from leadlight.core.chance import Rng
from leadlight.core.state import CHANCE, OVER, State


def perft(state: State, depth: int) -> int:
    """Sequences of `depth` actions from here, every outcome of chance counted; shorter when the match ends."""
    if depth == 0 or state.actor() == OVER:
        return 1
    choices = state.legal_actions() or [action for action, _ in state.chance_outcomes()]
    return sum(perft(after(state, action), depth - 1) for action in choices)


def perft_decisions(state: State, depth: int, seed: int) -> int:
    """Sequences of `depth` decisions from here, chance fixed by the seed wherever it acts."""
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
