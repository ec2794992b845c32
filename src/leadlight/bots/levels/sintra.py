"""The levels of Sintra. The weak ones do not see broken glass; the strong ones differ in how far they look ahead."""

from leadlight.bots.evaluation.sintra import glass_value
from leadlight.bots.levels.style import Style
from leadlight.core.state import State
from leadlight.games.sintra.state import SintraState


def forget_glass(state: State, seat: int) -> float:
    """Leave out what broken glass costs."""
    assert isinstance(state, SintraState)
    return -glass_value(state, seat)


LEVELS = (
    Style(noise=0.8, blind_spot=forget_glass),
    Style(noise=0.5),
    Style(nodes=20, per_pair=True),
    Style(nodes=50, per_pair=True),
    Style(nodes=160, per_pair=True),
    Style(nodes=560, per_pair=True),
)
