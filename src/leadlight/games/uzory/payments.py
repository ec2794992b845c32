"""Which frames pay at the end, so that boards can count the points piece by piece (U8)."""

from mypy_extensions import i64

from leadlight.core.score import Payment
from leadlight.games.uzory import verdicts
from leadlight.games.uzory.table import UzoryTable


def payments(state: UzoryTable, seat: i64) -> tuple[Payment, ...]:
    """A point for each finished pattern, in the order in which the frames closed."""
    frames = [frame for frame in range(state.frames) if state.scorers[frame] == seat]
    return tuple([Payment(name_part(state, frame), 1, (frame,)) for frame in frames])


def name_part(state: UzoryTable, frame: i64) -> str:
    """The part of the score that the frame belongs to."""
    return "clear" if verdicts.name_verdict(state, frame) == "clear" else "tie"
