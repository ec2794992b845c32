"""The themes of Sintra, the most telling first."""

from collections.abc import Sequence

from leadlight.core.event import Event
from leadlight.games.sintra.actions import BREAK_ALL, Keep, Place, Return, decode
from leadlight.games.sintra.components import ROUNDS
from leadlight.games.sintra.events import MarkerTaken, PanesBroke, StripCompleted
from leadlight.games.sintra.state import SintraState
from leadlight.puzzles.themes.moment import Moment, pick

THEMES = ("end", "glazier", "keep", "finish", "glass", "centre", "sacrifice", "start", "last-round", "build")
CENTRE = 0


def find_themes(moment: Moment) -> list[str]:
    """The themes; `build` where there is no other."""
    assert isinstance(moment.state, SintraState)
    found = [theme for theme, holds in checks(moment).items() if holds]
    if moment.state.round == ROUNDS:
        found.append("last-round")
    return found or ["build"]


def checks(moment: Moment) -> dict[str, bool]:
    best, tempting = decode(moment.best), decode(moment.tempting)
    broken, tempted = broken_by(moment.events), broken_by(moment.tempted)
    return {
        "end": moment.ends,
        "glazier": isinstance(best, Return) or isinstance(tempting, Return),
        "keep": isinstance(best, Keep),
        "finish": bool(pick(moment.events, StripCompleted)),
        "glass": broken < tempted,
        "sacrifice": broken > tempted or (isinstance(best, Place) and best.target == BREAK_ALL),
        "start": bool(pick(moment.events, MarkerTaken)),
        "centre": isinstance(tempting, Place) and tempting.source == CENTRE and not takes_centre(best),
    }


def takes_centre(action: object) -> bool:
    return isinstance(action, Place) and action.source == CENTRE


def broken_by(events: Sequence[Event]) -> int:
    """How many panes break."""
    return sum(event.count for event in pick(events, PanesBroke))


def hint_of(action: int) -> object:
    """What a first hint tells of an action: the display and the colour that are taken, or that nothing is."""
    decoded = decode(action)
    return (decoded.source, decoded.colour) if isinstance(decoded, Place) else type(decoded)
