"""The themes of Uzory, the most telling first."""

from leadlight.games.uzory.actions import Discard, Lay, Name, Skip, decode
from leadlight.games.uzory.events import FrameClosed, PatternFinished
from leadlight.games.uzory.state import UzoryState
from leadlight.puzzles.themes.moment import Moment, pick

THEMES = ("end", "name", "two-frames", "steal", "close", "deny", "shard", "skip", "discard", "prepare", "broken")


def find_themes(moment: Moment) -> list[str]:
    """The themes; `prepare` where nothing is closed."""
    assert isinstance(moment.state, UzoryState)
    found = [theme for theme, holds in checks(moment).items() if holds]
    if not found or found == ["shard"]:
        found.append("prepare")
    if moment.state.broken:
        found.append("broken")
    return found


def checks(moment: Moment) -> dict[str, bool]:
    best = decode(moment.best)
    closed, scored = pick(moment.events, FrameClosed), own_patterns(moment)
    return {
        "end": moment.ends,
        "name": isinstance(best, Name),
        "two-frames": len(scored) > 1,
        "steal": any(is_close_run(moment, frame.areas) for frame in closed if frame.frame in scored),
        "close": len(scored) > 0,
        "deny": bool(closed) and not scored,
        "shard": isinstance(best, Lay) and best.shard is not None,
        "skip": isinstance(best, Skip),
        "discard": isinstance(best, Discard),
    }


def own_patterns(moment: Moment) -> set[int]:
    """The frames that the seat scores by its best action."""
    seat = moment.state.actor()
    return {event.frame for event in pick(moment.events, PatternFinished) if event.seat == seat}


def is_close_run(moment: Moment, areas: tuple[int, ...]) -> bool:
    """Whether a rival's colour covers nearly as much of the frame: no more than a fifth less."""
    assert isinstance(moment.state, UzoryState)
    own = areas[moment.state.colours[moment.state.actor()]]
    rivals = [areas[moment.state.colours[seat]] for seat in range(moment.state.players) if seat != moment.state.actor()]
    return max(rivals) * 5 >= own * 4


def hint_of(action: int) -> object:
    """What a first hint tells of an action: the tile that is laid, or that none is."""
    decoded = decode(action)
    return decoded.place if isinstance(decoded, Lay) else type(decoded)
