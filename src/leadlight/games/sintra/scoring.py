"""Points and their reasons (S7.9, S7.10, S9.6, S11) and the winner (S12)."""

from mypy_extensions import i64

from leadlight.core.score import Part, Score
from leadlight.games.sintra.components import (
    COLOURS,
    GLASS_ROWS,
    NOTHING,
    ORNAMENT_POINTS,
    SLOTS,
    SPACES,
    STRIP_PANES_PER_POINT,
    WINDOW_POINTS,
    WRAP_LOSS,
)
from leadlight.games.sintra.phases import ENDED
from leadlight.games.sintra.table import SintraTable


def points(state: SintraTable, seat: i64) -> i64:
    """As they stand: what the score track shows (SI9), and after the end the final scoring too."""
    standing = state.colour_bonus[seat] + state.window_points[seat] - WRAP_LOSS * state.wraps[seat]
    return standing + final_points(state, seat) if state.phase == ENDED else standing


def final_points(state: SintraTable, seat: i64) -> i64:
    """S11: what the final scoring would add to the score now."""
    palace = palace_points(state, seat) if state.side_b else sum(ornament_terms(state, seat))
    return strip_panes(state, seat) // STRIP_PANES_PER_POINT + GLASS_ROWS[state.glass_row[seat]] + palace


def strip_panes(state: SintraTable, seat: i64) -> i64:
    """S11.1: panes on all strips together."""
    total: i64 = 0
    for place in range(seat * SLOTS, (seat + 1) * SLOTS):
        if state.face[place] != NOTHING:
            total += SPACES - state.empty[place]
    return total


def window_panes(state: SintraTable, place: i64) -> i64:
    if state.lower[place] != NOTHING:
        return 2
    return 1 if state.upper[place] != NOTHING else 0


def ornament_terms(state: SintraTable, seat: i64) -> list[int]:
    """S11.3, S11.4: side A, the four ornaments from the left."""
    first = seat * SLOTS
    return [
        ORNAMENT_POINTS[window_panes(state, first + left) + window_panes(state, first + left + 1)]
        for left in range(0, SLOTS, 2)
    ]


def complete_windows(state: SintraTable, seat: i64) -> i64:
    total: i64 = 0
    for place in range(seat * SLOTS, (seat + 1) * SLOTS):
        if state.lower[place] != NOTHING:
            total += 1
    return total


def colour_counts(state: SintraTable, seat: i64) -> list[int]:
    """Panes of each colour in the seat's windows."""
    counts = [0] * COLOURS
    for place in range(seat * SLOTS, (seat + 1) * SLOTS):
        if state.upper[place] != NOTHING:
            counts[state.upper[place]] += 1
        if state.lower[place] != NOTHING:
            counts[state.lower[place]] += 1
    return counts


def palace_points(state: SintraTable, seat: i64) -> i64:
    """S11.5-S11.7: side B, complete windows times panes of the most frequent colour."""
    return complete_windows(state, seat) * max(colour_counts(state, seat))


def window_terms(state: SintraTable, place: i64) -> list[int]:
    """S7.9, S7.10: the number under this window, then those under each occupied window to its right. The same before
    and after a pane is kept for this window."""
    terms: list[int] = [WINDOW_POINTS[place % SLOTS]]
    for right in range(place % SLOTS + 1, SLOTS):
        if state.upper[place - place % SLOTS + right] != NOTHING:
            terms.append(WINDOW_POINTS[right])
    return terms


def breakdown(state: SintraTable, seat: i64) -> Score:
    """Every part; those of the final scoring show what they would pay now and are settled by the end."""
    over = state.phase == ENDED
    if state.side_b:
        factors = (complete_windows(state, seat), max(colour_counts(state, seat)))
        palace = Part("palace", factors[0] * factors[1], factors, over)
    else:
        ornaments = tuple(ornament_terms(state, seat))
        palace = Part("ornaments", sum(ornaments), ornaments, over)
    panes = strip_panes(state, seat)
    return Score(
        (
            Part("colour_bonus", state.colour_bonus[seat]),
            Part("windows", state.window_points[seat]),
            Part("wraps", -WRAP_LOSS * state.wraps[seat], (state.wraps[seat],)),
            Part("strip_panes", panes // STRIP_PANES_PER_POINT, (panes,), over),
            Part("glass_row", GLASS_ROWS[state.glass_row[seat]], (state.glass_row[seat],), over),
            palace,
        )
    )


def glass_lost(state: SintraTable, seat: i64) -> i64:
    """S9.6: everything broken glass has cost, as a positive number."""
    return WRAP_LOSS * state.wraps[seat] - GLASS_ROWS[state.glass_row[seat]]


def ranking(state: SintraTable) -> list[int]:
    """S12: highest total, then least glass lost, then shared."""
    keys = [(-points(state, seat), glass_lost(state, seat)) for seat in range(state.players)]
    return [1 + sum(other < key for other in keys) for key in keys]
