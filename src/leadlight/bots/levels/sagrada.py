"""The levels of Sagrada. The weak ones save their favor tokens and misjudge cells; the strongest one searches."""

from leadlight.bots.levels.style import Style
from leadlight.core.state import State
from leadlight.games.sagrada.state import SagradaState

TREASURED = 3.0  # points that a favor token is worth to a level that saves them; it pays 1


def save_tokens(state: State, seat: int) -> float:
    """Overrate the favor tokens, so that tools seem too dear."""
    assert isinstance(state, SagradaState)
    return TREASURED * float(state.tokens[seat])


LEVELS = (
    Style(noise=4.7, blind_spot=save_tokens),
    Style(trained=True, noise=3.8, blind_spot=save_tokens),
    Style(trained=True, noise=1.8),
    Style(trained=True, noise=1.2),
    Style(trained=True),
    Style(nodes=600, alone=60),
)
