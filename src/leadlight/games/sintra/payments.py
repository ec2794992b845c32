"""Which windows and strips pay at the end, so that boards can count the points piece by piece (S7.9, S11)."""

from mypy_extensions import i64

from leadlight.core.score import Payment
from leadlight.games.sintra.components import NOTHING, SLOTS, SPACES, STRIP_PANES_PER_POINT
from leadlight.games.sintra.scoring import ornament_terms, palace_points, strip_panes
from leadlight.games.sintra.table import SintraTable


def payments(state: SintraTable, seat: i64) -> tuple[Payment, ...]:
    """What windows and strips pay, in the order of the score. Bonuses and broken glass belong to no place."""
    begun = [slot for slot in range(SLOTS) if state.upper[seat * SLOTS + slot] != NOTHING]
    filled = [slot for slot in range(SLOTS) if has_panes(state, seat * SLOTS + slot)]
    found = [
        Payment("windows", int(state.window_points[seat]), tuple(begun)),
        Payment("strip_panes", int(strip_panes(state, seat) // STRIP_PANES_PER_POINT), tuple(filled)),
    ]
    return tuple([payment for payment in [*found, *palace_payments(state, seat)] if payment.points])


def has_panes(state: SintraTable, place: i64) -> bool:
    return state.face[place] != NOTHING and state.empty[place] < SPACES


def palace_payments(state: SintraTable, seat: i64) -> list[Payment]:
    """S11.3, S11.4: the two windows beside each ornament; on side B all complete windows together (S11.5-S11.7)."""
    if not state.side_b:
        terms = ornament_terms(state, seat)
        return [Payment("ornaments", terms[number], (2 * number, 2 * number + 1)) for number in range(len(terms))]
    complete = [slot for slot in range(SLOTS) if state.lower[seat * SLOTS + slot] != NOTHING]
    return [Payment("palace", int(palace_points(state, seat)), tuple(complete))]
