"""Sets the table up (S2): strips, round panes, the first starting player."""

from mypy_extensions import i64

from leadlight.core.chance import Rng
from leadlight.core.journal import Journal
from leadlight.games.sintra import events
from leadlight.games.sintra.actions import DEAL, START
from leadlight.games.sintra.components import (
    COLOURS,
    FACE_JOKERS,
    FACE_SPACES,
    JOKER_STRIP,
    NOTHING,
    ROUNDS,
    SLOTS,
    SPACES,
    STRIPS_PER_PLAYER,
)
from leadlight.games.sintra.phases import REFILL, ROUND_PANES, STRIPS
from leadlight.games.sintra.table import SintraTable


def starter_outcomes(state: SintraTable) -> list[tuple[int, int]]:
    """S2.12: any seat may start. With option S13.5 only seat 1 can; it is still an outcome, so records look alike."""
    seats: i64 = 1 if state.first_starts else state.players
    return [(START + seat, 1) for seat in range(seats)]


def strip_outcomes(state: SintraTable) -> list[tuple[int, int]]:
    """S2.3, S2.4: each strip that this seat does not have yet, with either face; strip 4 only with its jokers down."""
    dealt = dealt_strips(state)
    outcomes: list[tuple[int, int]] = []
    for strip in range(STRIPS_PER_PLAYER):
        front = DEAL + strip * 2
        if dealt & (1 << strip):
            continue
        if strip == JOKER_STRIP:
            outcomes.append((front, 2))
        else:
            outcomes.append((front, 1))
            outcomes.append((front + 1, 1))
    return outcomes


def dealt_strips(state: SintraTable) -> i64:
    """A bit for each strip that lies before the seat whose strips are being dealt."""
    place = next_deal(state)
    dealt: i64 = 0
    for earlier in range(place - place % SLOTS, place):
        dealt |= 1 << (state.face[earlier] >> 1)
    return dealt


def next_deal(state: SintraTable) -> i64:
    """The first slot without a strip, seat by seat."""
    place: i64 = 0
    while state.face[place] != NOTHING:
        place += 1
    return place


def draw_strip(state: SintraTable, rng: Rng) -> int:
    """A strip with a face, as `State.draw` would draw it from `strip_outcomes`: every strip weighs 2."""
    dealt = dealt_strips(state)
    strip: i64 = 0
    left: i64 = rng.below(2 * (STRIPS_PER_PLAYER - next_deal(state) % SLOTS))
    while left >= 2 or dealt & (1 << strip):
        if not dealt & (1 << strip):
            left -= 2
        strip += 1
    return DEAL + strip * 2 + (0 if strip == JOKER_STRIP else left)


def laying_one_of_each(state: SintraTable) -> bool:
    """Whether a round space of II-VI is still to be filled; they come before space I (S2.8, S2.9)."""
    return state.phase == ROUND_PANES and state.round_panes[ROUNDS - 1] == NOTHING


def name_starter(state: SintraTable, seat: i64, journal: Journal | None) -> None:
    state.starter = seat
    state.phase = STRIPS
    if journal is not None:
        journal.add(events.StarterNamed(seat))


def deal_strip(state: SintraTable, face: i64, journal: Journal | None) -> None:
    place = next_deal(state)
    lay_face(state, place, face)
    if place == state.players * SLOTS - 1:
        state.phase = ROUND_PANES
    if journal is not None:
        journal.add(events.StripDealt(place // SLOTS, place % SLOTS, face))


def lay_face(state: SintraTable, place: i64, face: i64) -> None:
    """Put a strip into a slot with this face up, empty."""
    state.face[place] = face
    state.empty[place] = SPACES
    state.jokers[place] = FACE_JOKERS[face]
    for colour in range(COLOURS):
        state.spaces[place * COLOURS + colour] = FACE_SPACES[face * COLOURS + colour]


def lay_round_pane(state: SintraTable, colour: i64, journal: Journal | None) -> None:
    """Lay a pane on the next round space: II-VI from the left, then I."""
    space: i64 = 0
    if laying_one_of_each(state):
        space = 1
        while state.round_panes[space] != NOTHING:
            space += 1
    state.round_panes[space] = colour
    if space == 0:
        state.phase = REFILL
    if journal is not None:
        journal.add(events.RoundPaneLaid(space + 1, colour))
