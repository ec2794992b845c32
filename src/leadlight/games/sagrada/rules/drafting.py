"""Taking a die and placing it (G4.4)."""

from mypy_extensions import i64

from leadlight.core.journal import Journal
from leadlight.games.sagrada import events, scoring
from leadlight.games.sagrada.cells import put
from leadlight.games.sagrada.components import NOTHING
from leadlight.games.sagrada.phases import IN_HAND, TURN
from leadlight.games.sagrada.rules.pool import lay_back, pick_up
from leadlight.games.sagrada.table import SagradaTable


def take_die(state: SagradaTable, die: i64, journal: Journal | None) -> None:
    pick_up(state, die)
    state.phase = IN_HAND
    if journal is not None:
        journal.add(events.DieTaken(state.seat, die))


def place_die(state: SagradaTable, cell: i64, journal: Journal | None) -> None:
    die, seat = state.hand, state.seat
    before: i64 = scoring.points(state, seat) if journal is not None else 0
    put(state, seat, cell, die)
    if journal is not None:
        journal.add(events.DiePlaced(seat, cell, die, scoring.points(state, seat) - before))
    state.hand = NOTHING
    state.drafts += 1
    state.phase = TURN


def return_die(state: SagradaTable, journal: Journal | None) -> None:
    """Return the die in hand to the pool; the draft is spent (G4.9, G7.6, G7.13)."""
    if journal is not None:
        journal.add(events.DieReturned(state.seat, state.hand))
    lay_back(state)
    state.drafts += 1
    state.phase = TURN
