"""Random play to the end: the inner loop of searches, simulations and benchmarks."""

from leadlight.core.chance import Rng
from leadlight.core.state import CHANCE, OVER, State


def play_out(state: State, rng: Rng) -> int:
    """Play uniformly at random until the end. Returns the number of actions applied."""
    plies = 0
    actor = state.actor()
    while actor != OVER:
        if actor == CHANCE:
            state.apply(state.draw(rng))
        else:
            state.apply(rng.pick(state.legal_actions()))
        plies += 1
        actor = state.actor()
    return plies
