"""Hands and stack: drawing, discarding (U9) and skipping (U3.4)."""

from mypy_extensions import i64

from leadlight.core.chance import Rng
from leadlight.core.journal import Journal
from leadlight.games.uzory import events
from leadlight.games.uzory.actions import DISCARD, DRAW
from leadlight.games.uzory.components import HAND, NOTHING, TILES
from leadlight.games.uzory.phases import DRAWING, TURN
from leadlight.games.uzory.places import DISCARDED, IN_HAND, KEPT, STACK, dropper, is_hand
from leadlight.games.uzory.rules import ending, fitting
from leadlight.games.uzory.table import UzoryTable


def draw_outcomes(state: UzoryTable) -> list[tuple[int, int]]:
    return [(DRAW + tile, 1) for tile in range(TILES) if state.places[tile] == STACK]


def draw_from_stack(state: UzoryTable, rng: Rng) -> int:
    left: i64 = rng.below(state.in_stack)
    tile: i64 = 0
    while state.places[tile] != STACK or left > 0:
        if state.places[tile] == STACK:
            left -= 1
        tile += 1
    return DRAW + tile


def next_gap(state: UzoryTable, place: i64) -> i64:
    """The first empty place in the hands from this one on, or the end of all hands if there is none."""
    while place < len(state.hands) and state.hands[place] != NOTHING:
        place += 1
    return place


def take_into(state: UzoryTable, tile: i64, place: i64, journal: Journal | None) -> None:
    """Move a tile from the stack into a hand."""
    seat = place // HAND
    state.hands[place] = tile
    state.places[tile] = IN_HAND + seat
    state.in_stack -= 1
    if journal is not None:
        journal.add(events.TileDrawn(seat, place % HAND, tile))


def refill(state: UzoryTable, tile: i64, journal: Journal | None) -> None:
    """U9.2: refill the hand to three tiles; then it is the next player's turn (U3.1)."""
    first = state.seat * HAND
    take_into(state, tile, next_gap(state, first), journal)
    if next_gap(state, first) < first + HAND:
        await_tile(state, journal)
    else:
        state.seat = (state.seat + 1) % state.players
        state.phase = TURN


def await_tile(state: UzoryTable, journal: Journal | None) -> None:
    """U9.4: let chance draw a tile. If the stack is empty, the discards become the new stack."""
    state.phase = DRAWING
    if state.in_stack > 0:
        return
    if journal is not None:
        journal.add(events.StackRenewed(state.in_discards))
    for tile in range(TILES):
        place = state.places[tile]
        state.past[tile] = KEPT if is_hand(place) else dropper(place)
        if dropper(place) != NOTHING:
            state.places[tile] = STACK
    state.in_stack = state.in_discards
    state.in_discards = 0


def discard_actions(state: UzoryTable) -> list[int]:
    """U9.1: discard any of the remaining tiles, or none."""
    held: i64 = 0
    for place in range(HAND):
        if state.hands[state.seat * HAND + place] != NOTHING:
            held |= 1 << place
    return [DISCARD + chosen for chosen in range(7) if chosen & ~held == 0]


def discard(state: UzoryTable, chosen: i64, journal: Journal | None) -> None:
    """U9.5: put the chosen tiles on the discards before any tile is drawn."""
    places = [place for place in range(HAND) if chosen & (1 << place)]
    tiles = [drop(state, place) for place in places]
    if journal is not None:
        journal.add(events.TilesDiscarded(state.seat, tuple(places), tuple(tiles)))
    await_tile(state, journal)


def drop(state: UzoryTable, place: i64) -> int:
    """Discard the tile at a place of the acting seat's hand, face down, and return it."""
    tile = state.hands[state.seat * HAND + place]
    state.hands[state.seat * HAND + place] = NOTHING
    state.places[tile] = DISCARDED + state.seat
    state.in_discards += 1
    return tile


def skip(state: UzoryTable, journal: Journal | None) -> None:
    """U3.4, U3.6: discard the whole hand and draw three tiles, unless this skip ends the match."""
    decided = fitting.can_lay(state, state.seat)
    state.decided = state.decided + 1 if decided else 0
    state.idle += 1
    tiles = [drop(state, place) for place in range(HAND)]
    if journal is not None:
        journal.add(events.TurnSkipped(state.seat, decided, state.decided, state.idle, tuple(tiles)))
    if ending.is_given_up(state):
        ending.end(state, journal)
    else:
        await_tile(state, journal)
