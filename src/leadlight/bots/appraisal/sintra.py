"""What a Sintra position is worth to a seat: points scored, points likely to follow, and what holds them up."""

from typing import Final

from mypy_extensions import i64

from leadlight.core.state import State
from leadlight.games.sintra import scoring
from leadlight.games.sintra.components import (
    COLOURS,
    GLASS_ROWS,
    NOTHING,
    ORNAMENT_POINTS,
    ROUNDS,
    SLOTS,
    SPACES,
    WINDOW_POINTS,
)
from leadlight.games.sintra.phases import ENDED, KEEPING
from leadlight.games.sintra.state import SintraState

# Tuned by matches against earlier weights.
BEGUN: Final = 0.9  # worth of a strip of which only one space is empty, as a share of what it would pay
ORNAMENT_STEP: Final = 1.6  # a pane towards the next ornament
GLAZIER_STEP: Final = 0.35  # each slot the glazier stands from the left, which the return costs a turn to mend
GLASS_FEAR: Final = 0.35  # how much of the next step on the broken glass track to count already


def appraise_sintra(state: State, seat: int) -> float:
    assert isinstance(state, SintraState)
    value = float(scoring.points(state, seat))
    if state.phase == ENDED:
        return value
    return (
        value
        + strips_value(state, seat)
        + palace_value(state, seat)
        + glass_value(state, seat)
        - glazier_cost(state, seat)
    )


def strips_value(state: SintraState, seat: i64) -> float:
    """Every strip under way pays a share of what it would pay full, more the fuller it is and the more time is left."""
    left = float(ROUNDS + 1 - state.round) / float(ROUNDS)
    value = 0.0
    for slot in range(SLOTS):
        place = seat * SLOTS + slot
        if state.face[place] == NOTHING:
            continue
        filled = float(SPACES - state.empty[place]) / float(SPACES)
        if state.phase == KEEPING and state.empty[place] == 0:
            value += full_value(state, seat, slot)
        else:
            value += BEGUN * filled * filled * full_value(state, seat, slot) * (0.4 + 0.6 * left)
    return value


def full_value(state: SintraState, seat: i64, slot: i64) -> float:
    """The window score if the strip in this slot were complete now, and a pane's part of an ornament."""
    first = seat * SLOTS
    points: i64 = WINDOW_POINTS[slot]
    for right in range(slot + 1, SLOTS):
        if state.upper[first + right] != NOTHING:
            points += WINDOW_POINTS[right]
    return float(points) + ORNAMENT_STEP


def palace_value(state: SintraState, seat: i64) -> float:
    """What the final scoring of the windows would pay, and a little for panes between two steps."""
    if state.side_b:
        counts = scoring.colour_counts(state, seat)
        half = 0.0
        for slot in range(SLOTS):
            if state.upper[seat * SLOTS + slot] != NOTHING:
                half += 0.5
        full = float(scoring.complete_windows(state, seat))
        best: i64 = 0
        for colour in range(COLOURS):
            best = max(best, counts[colour])
        return full * float(best) + 0.3 * half * float(best)
    value = 0.0
    for left in range(0, SLOTS, 2):
        place = seat * SLOTS + left
        panes = scoring.window_panes(state, place) + scoring.window_panes(state, place + 1)
        value += float(ORNAMENT_POINTS[panes])
        if panes == 1:
            value += ORNAMENT_STEP
    return value


def glass_value(state: SintraState, seat: i64) -> float:
    """The row as it stands, and part of the next step: the wrap at the end of the track comes closer."""
    row = state.glass_row[seat]
    now = float(GLASS_ROWS[row])
    return now + GLASS_FEAR * (float(GLASS_ROWS[row + 1]) - now)


def glazier_cost(state: SintraState, seat: i64) -> float:
    return GLAZIER_STEP * float(state.glazier[seat])
