"""The levels of Uzory. Below the strongest one, which searches, they differ in how well they judge a tile."""

from leadlight.bots.levels.style import Style
from leadlight.core.state import State
from leadlight.games.uzory.phases import DRAWING
from leadlight.games.uzory.state import UzoryState

DREAD = 10.0  # points: more than any misjudgement, and more than a tile may bring


def lay_always(state: State, seat: int) -> float:  # noqa: ARG001
    """Never skip a turn where a tile can be laid: two levels that misjudge tiles would skip a match to its end."""
    assert isinstance(state, UzoryState)
    return -DREAD if state.phase == DRAWING and state.idle > 0 else 0.0


LEVELS = (
    Style(trained=True, noise=0.74, blind_spot=lay_always),
    Style(trained=True, noise=0.42, blind_spot=lay_always),
    Style(trained=True, noise=0.25),
    Style(trained=True, noise=0.12),
    Style(trained=True),
    Style(nodes=50),
)
