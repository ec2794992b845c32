"""The themes of Sagrada, the most telling first."""

from leadlight.games.sagrada.actions import End, Leave, Lift, Move, Place, Stop, Take, UseTool, decode
from leadlight.games.sagrada.components import COLUMNS, ROUNDS
from leadlight.games.sagrada.events import DieMoved, DiePlaced
from leadlight.games.sagrada.phases import TURN
from leadlight.games.sagrada.state import SagradaState
from leadlight.puzzles.themes.moment import Moment, pick

THEMES = ("end", "tool", "use-tool", "pass", "points", "place", "draft", "last-round", "alone")
MANY_POINTS = 4
CELLED = Place | Lift | Move


def find_themes(moment: Moment) -> list[str]:
    """The themes: what kind of decision it is, and what is special about it."""
    state = moment.state
    assert isinstance(state, SagradaState)
    found = [theme for theme, holds in checks(moment).items() if holds]
    if state.round == ROUNDS:
        found.append("last-round")
    if state.is_solo:
        found.append("alone")
    return found


def checks(moment: Moment) -> dict[str, bool]:
    best, tempting = decode(moment.best), decode(moment.tempting)
    assert isinstance(moment.state, SagradaState)
    in_tool = moment.state.tool >= 0 and not isinstance(best, Place | Take | End)
    return {
        "end": moment.ends,
        "tool": isinstance(best, UseTool),
        "use-tool": in_tool and not isinstance(best, UseTool),
        "pass": isinstance(best, End | Leave | Stop) and not isinstance(tempting, End | Leave | Stop),
        "points": points_of(moment) >= MANY_POINTS,
        "place": isinstance(best, Place),
        "draft": isinstance(best, Take) or (moment.state.phase == TURN and isinstance(best, End)),
    }


def points_of(moment: Moment) -> int:
    """By how many points the best action raises the score at once."""
    placed = [event.points for event in pick(moment.events, DiePlaced)]
    moved = [event.points for event in pick(moment.events, DieMoved)]
    return sum(points or 0 for points in placed + moved)


def hint_of(action: int) -> object:
    """What a first hint tells of an action: its kind, or the row of a cell."""
    decoded = decode(action)
    return (type(decoded), decoded.cell // COLUMNS) if isinstance(decoded, CELLED) else type(decoded)
