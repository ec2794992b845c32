"""Sets the table up (U2): colours, first player, hands and start tile."""

from mypy_extensions import i64

from leadlight.core.journal import Journal
from leadlight.games.uzory import events
from leadlight.games.uzory.actions import COLOUR, START
from leadlight.games.uzory.components import HAND, NOTHING, PLAYER_COLOURS
from leadlight.games.uzory.grid import ORIGIN, face_of
from leadlight.games.uzory.phases import DEALING, OPENING, STARTER, TURN
from leadlight.games.uzory.places import pack_piece
from leadlight.games.uzory.rules import floor, refilling
from leadlight.games.uzory.table import UzoryTable


def colour_actions(state: UzoryTable) -> list[int]:
    """U2.2: any colour that nobody has taken."""
    return [COLOUR + colour for colour in range(PLAYER_COLOURS) if state.owners[colour] == NOTHING]


def choose_colour(state: UzoryTable, colour: i64, journal: Journal | None) -> None:
    """U2.2: seats choose their colours one after the other."""
    seat = state.seat
    state.colours[seat] = colour
    state.owners[colour] = seat
    if seat + 1 < state.players:
        state.seat = seat + 1
    else:
        state.phase = STARTER
    if journal is not None:
        journal.add(events.ColourChosen(seat, colour))


def starter_outcomes(state: UzoryTable) -> list[tuple[int, int]]:
    """U2.7: any seat may start. With option U13.4 only seat 1 can; it is still an outcome, so records look alike."""
    seats: i64 = 1 if state.first_starts else state.players
    return [(START + seat, 1) for seat in range(seats)]


def name_starter(state: UzoryTable, seat: i64, journal: Journal | None) -> None:
    state.seat = seat
    state.phase = DEALING
    if journal is not None:
        journal.add(events.StarterNamed(seat))


def deal(state: UzoryTable, tile: i64, journal: Journal | None) -> None:
    """U2.4: deal the hands, seat by seat."""
    place = refilling.next_gap(state, 0)
    refilling.take_into(state, tile, place, journal)
    if place + 1 == state.players * HAND:
        state.phase = OPENING


def lay_start_tile(state: UzoryTable, tile: i64, journal: Journal | None) -> None:
    """U2.8: put the start tile on the floor."""
    state.in_stack -= 1
    floor.put(state, ORIGIN, pack_piece(tile, 0, NOTHING), face_of(tile, 0))
    state.phase = TURN
    if journal is not None:
        journal.add(events.StartTileLaid(tile))
