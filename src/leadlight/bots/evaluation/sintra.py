"""What a Sintra position is worth to a seat: points scored, points likely to follow, and what holds them up."""

from typing import Final

from mypy_extensions import i64

from leadlight.core.state import State
from leadlight.games.sintra import scoring
from leadlight.games.sintra.components import (
    GLASS_ROWS,
    NOTHING,
    ORNAMENT_POINTS,
    ROUNDS,
    SLOTS,
    SPACES,
    WINDOW_POINTS,
)
from leadlight.games.sintra.phases import ENDED
from leadlight.games.sintra.state import SintraState

# Weights found by matches against earlier ones: 78 % of 600 two-player matches against the first guess, +16 points.
PROGRESS: Final[tuple[float, ...]] = (0.0, 0.18, 0.45, 0.75, 1.08)  # of what a strip would pay, by panes on it
LATE: Final = 0.2  # what is left of that share in the last round
PANE: Final = 3.0  # a pane in a window, on top of the window score
LONE_PANE: Final = 0.75  # the first pane beside an ornament
HALF_WINDOW: Final = 0.1  # side B, by colour count
GLAZIER_STEP: Final = 0.2  # each slot from the left, which a return costs a turn to mend
GLASS_FEAR: Final = 0.35  # how much of the next step on the broken glass track to count already
START: Final = 1.5  # beginning the next round


def evaluate_sintra(state: State, seat: int) -> float:
    assert isinstance(state, SintraState)
    value = float(scoring.points(state, seat))
    if state.phase == ENDED:
        return value
    value += strips_value(state, seat) + palace_value(state, seat) + glass_value(state, seat)
    if state.starter == seat and not state.marker_in_centre:
        value += START
    return value - GLAZIER_STEP * float(state.glazier[seat])


def strips_value(state: SintraState, seat: i64) -> float:
    """Every strip under way pays a share of what it would pay full, more the fuller it is and the more time is left."""
    time = LATE + (1.0 - LATE) * float(ROUNDS + 1 - state.round) / float(ROUNDS)
    value = 0.0
    for slot in range(SLOTS):
        place = seat * SLOTS + slot
        if state.face[place] == NOTHING:
            continue
        if state.empty[place] > 0:
            value += PROGRESS[SPACES - state.empty[place]] * time * full_value(state, seat, slot)
        else:
            value += full_value(state, seat, slot)
    return value


def full_value(state: SintraState, seat: i64, slot: i64) -> float:
    """What the strip in this slot would pay if it were full now."""
    first = seat * SLOTS
    points: i64 = WINDOW_POINTS[slot]
    for right in range(slot + 1, SLOTS):
        if state.upper[first + right] != NOTHING:
            points += WINDOW_POINTS[right]
    return float(points) + PANE


def palace_value(state: SintraState, seat: i64) -> float:
    """What the final scoring of the windows would pay, and a little for panes between two steps."""
    return colours_value(state, seat) if state.side_b else ornaments_value(state, seat)


def ornaments_value(state: SintraState, seat: i64) -> float:
    value = 0.0
    for left in range(0, SLOTS, 2):
        place = seat * SLOTS + left
        panes = scoring.window_panes(state, place) + scoring.window_panes(state, place + 1)
        value += LONE_PANE if panes == 1 else float(ORNAMENT_POINTS[panes])
    return value


def colours_value(state: SintraState, seat: i64) -> float:
    begun = 0.0
    for place in range(seat * SLOTS, (seat + 1) * SLOTS):
        if state.upper[place] != NOTHING:
            begun += HALF_WINDOW
    return (float(scoring.complete_windows(state, seat)) + begun) * float(max(scoring.colour_counts(state, seat)))


def glass_value(state: SintraState, seat: i64) -> float:
    """The row as it stands, and part of the next step: the wrap at the end of the track comes closer."""
    row = state.glass_row[seat]
    now = float(GLASS_ROWS[row])
    return now + GLASS_FEAR * (float(GLASS_ROWS[row + 1]) - now)
