"""The levels of Uzory. The weak ones do not mind what their rivals score. All look one action ahead, which is as strong
as searching here.
"""

from leadlight.bots.evaluation.uzory import rivalry
from leadlight.bots.levels.style import Style
from leadlight.core.state import State
from leadlight.games.uzory.phases import DRAWING
from leadlight.games.uzory.state import UzoryState

DREAD = 10.0  # points: more than any misjudgement, and more than a tile may bring


def lay_always(state: State, seat: int) -> float:  # noqa: ARG001
    """Never skip a turn where a tile can be laid: two levels that misjudge tiles would skip a match to its end."""
    assert isinstance(state, UzoryState)
    return -DREAD if state.phase == DRAWING and state.idle > 0 else 0.0


def ignore_rivals(state: State, seat: int) -> float:
    """Leave out the points of the rivals, and never skip a turn."""
    assert isinstance(state, UzoryState)
    rivals = sum(points for other, points in enumerate(state.points) if other != seat)
    return rivalry(state) * float(rivals) + lay_always(state, seat)


LEVELS = (
    Style(trained=True, noise=0.3, blind_spot=ignore_rivals),
    Style(trained=True, noise=0.7, blind_spot=lay_always),
    Style(trained=True, noise=0.42, blind_spot=lay_always),
    Style(trained=True, noise=0.25),
    Style(trained=True, noise=0.12),
    Style(trained=True),
)
