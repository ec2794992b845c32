"""Points and their reasons (U8), and the winner (U11)."""

from mypy_extensions import i64

from leadlight.core.score import Part, Score
from leadlight.games.uzory import verdicts
from leadlight.games.uzory.table import UzoryTable


def breakdown(state: UzoryTable, seat: i64) -> Score:
    """A point for each finished pattern: frames where the seat's colour led alone, and tied ones."""
    clear: i64 = 0
    for frame in range(state.frames):
        if state.scorers[frame] == seat and verdicts.name_verdict(state, frame) == "clear":
            clear += 1
    return Score((Part("clear", clear), Part("tie", state.points[seat] - clear)))


def ranking(state: UzoryTable) -> list[int]:
    """U11.1-U11.3: places by points, then by shards left; equal seats share a place."""
    keys = [(-state.points[seat], -state.shards[seat]) for seat in range(state.players)]
    return [1 + sum([other < key for other in keys]) for key in keys]
