"""How a match ends (U10)."""

from mypy_extensions import i64

from leadlight.core.journal import Journal
from leadlight.games.uzory import events, scoring
from leadlight.games.uzory.components import IDLE_ROUNDS_END, TILES
from leadlight.games.uzory.payments import payments
from leadlight.games.uzory.phases import ENDED
from leadlight.games.uzory.places import FLOOR
from leadlight.games.uzory.rules import fitting, floor
from leadlight.games.uzory.table import UzoryTable


def is_given_up(state: UzoryTable) -> bool:
    """Whether a skip ends the match: every seat decided to skip (U10.2), nobody laid a tile for too long (U10.4), or no
    tile fits any more (U10.3)."""
    if state.decided == state.players or state.idle == IDLE_ROUNDS_END * state.players:
        return True
    return state.idle % state.players == 0 and not any_tile_fits(state)


def any_tile_fits(state: UzoryTable) -> bool:
    """U10.3: whether any player could lay any tile that is not on the floor."""
    cells = floor.open_cells(state)
    own: i64 = 0
    for seat in range(state.players):
        own |= fitting.own_shard(state, seat)
    for tile in range(TILES):
        if state.places[tile] != FLOOR and fitting.fits_anywhere(state, tile, cells, own):
            return True
    return False


def end(state: UzoryTable, journal: Journal | None) -> None:
    state.phase = ENDED
    if journal is None:
        return
    journal.add(events.MatchEnded(reason(state)))
    for seat in range(state.players):
        score, shards = scoring.breakdown(state, seat), state.shards[seat]
        journal.add(events.FinalScored(seat, score, shards, payments(state, seat)))


def reason(state: UzoryTable) -> str:
    """Why a match is over."""
    if floor.is_full(state):
        return "full"
    if state.decided == state.players:
        return "skips"
    return "idle" if state.idle == IDLE_ROUNDS_END * state.players else "dead_end"
