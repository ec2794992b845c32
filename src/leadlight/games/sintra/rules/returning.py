"""Action B (S8): the glazier returns to the left."""

from mypy_extensions import i64

from leadlight.core.journal import Journal
from leadlight.games.sintra import events
from leadlight.games.sintra.components import NOTHING, SLOTS
from leadlight.games.sintra.rules.rounds import end_turn
from leadlight.games.sintra.table import SintraTable


def leftmost_strip(state: SintraTable, seat: i64) -> i64:
    """The leftmost slot that still holds a strip, or SLOTS when none does."""
    slot: i64 = 0
    while slot < SLOTS and state.face[seat * SLOTS + slot] == NOTHING:
        slot += 1
    return slot


def may_return(state: SintraTable) -> bool:
    """S8.2: whether the glazier may return; S13.3 adds a condition if its option is on."""
    glazier = state.glazier[state.seat]
    target = leftmost_strip(state, state.seat)
    if target >= glazier:
        return False
    return not (state.gap_blocks_return and gap_between(state, target, glazier))


def gap_between(state: SintraTable, left: i64, right: i64) -> bool:
    """S13.3: whether a slot strictly between two slots of the acting seat is empty."""
    first = state.seat * SLOTS
    for slot in range(left + 1, right):
        if state.face[first + slot] == NOTHING:
            return True
    return False


def return_glazier(state: SintraTable, journal: Journal | None) -> None:
    """S8.1: move the glazier to the leftmost strip and end the turn."""
    slot = leftmost_strip(state, state.seat)
    state.glazier[state.seat] = slot
    if journal is not None:
        journal.add(events.GlazierReturned(state.seat, slot))
    end_turn(state, journal)
