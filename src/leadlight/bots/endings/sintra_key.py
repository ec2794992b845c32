"""Packs everything that still matters in the last round of Sintra into a few numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from leadlight.bots.endings.transposition_table import Key
from leadlight.games.sintra import scoring
from leadlight.games.sintra.components import COLOURS, FACE_JOKERS, FACE_SPACES, NOTHING, SLOTS, SPACES
from leadlight.games.sintra.phases import KEEPING
from leadlight.games.sintra.state import SintraState

LEVELS: Final[i64] = SPACES + 1  # how many panes of a colour a strip may hold: 0 to 5
STRIP_CODES: Final[i64] = 3 * LEVELS * LEVELS
DISPLAY_CODES: Final[i64] = 3125  # 5 ** COLOURS: at most four panes of each colour
FIRST_COLOURS: Final = [
    next((colour for colour in range(COLOURS) if FACE_SPACES[face * COLOURS + colour] > 0), 0)
    for face in range(len(FACE_JOKERS))
]


class KeyMaker:
    """Makes the keys of the positions after one position, of two players.

    Points that are scored do not matter, nor do the tower, the bag and, on side A, the colours in the windows. Displays
    are sorted, because it does not matter which of them holds what.
    """

    def __init__(self, root: SintraState) -> None:
        self.faces = root.face[:]

    def key(self, state: SintraState) -> Key:
        key = Key()
        key.words[0] = displays_code(state)
        key.words[1] = centre_code(state)
        key.words[2] = self.strips_code(state, 0)
        key.words[3] = self.strips_code(state, 1)
        if state.side_b:
            key.words[4] = windows_code(state)
        return key

    def strips_code(self, state: SintraState, seat: i64) -> i64:
        """The strips of a seat, its glazier and its row on the broken glass track."""
        code: i64 = state.glazier[seat] * 16 + state.glass_row[seat]
        for place in range(seat * SLOTS, (seat + 1) * SLOTS):
            code = code * STRIP_CODES + self.strip_code(state, place)
        return code

    def strip_code(self, state: SintraState, place: i64) -> i64:
        """Which of its faces lies up, how many spaces are empty, and how many of those have its first colour.

        The face with jokers needs more: `jokers_code`.
        """
        face = state.face[place]
        if face == NOTHING:
            return 0
        turned: i64 = 0 if face == self.faces[place] else 1
        return ((turned + 1) * LEVELS + state.empty[place]) * LEVELS + state.spaces[
            place * COLOURS + FIRST_COLOURS[face]
        ]


def displays_code(state: SintraState) -> i64:
    codes = vec[i64]([0] * state.displays)
    for display in range(state.displays):
        code: i64 = 0
        for colour in range(COLOURS):
            code = code * 5 + state.market[(display + 1) * COLOURS + colour]
        insert_sorted(codes, display, code)
    total: i64 = 0
    for display in range(state.displays):
        total = total * DISPLAY_CODES + codes[display]
    return total


def insert_sorted(codes: vec[i64], count: i64, code: i64) -> None:
    """Put a number among the first `count`, which are sorted."""
    place = count
    while place > 0 and codes[place - 1] > code:
        codes[place] = codes[place - 1]
        place -= 1
    codes[place] = code


def centre_code(state: SintraState) -> i64:
    """The centre, whose turn it is and for what, and what lies on the strips with jokers."""
    code: i64 = state.seat * 2 + (1 if state.marker_in_centre else 0)
    code = code * 2 + (1 if state.phase == KEEPING else 0)
    for colour in range(COLOURS):
        code = code * 32 + state.market[colour]
    return (code * 1024 + jokers_code(state, 0)) * 1024 + jokers_code(state, 1)


def jokers_code(state: SintraState, seat: i64) -> i64:
    """The panes on the seat's strip with jokers, by colour; at most three of a colour fit."""
    code: i64 = 0
    for place in range(seat * SLOTS, (seat + 1) * SLOTS):
        face = state.face[place]
        if face != NOTHING and FACE_JOKERS[face] > 0:
            for colour in range(COLOURS):
                code = code * 4 + state.panes[place * COLOURS + colour]
    return code


def windows_code(state: SintraState) -> i64:
    """The panes in the windows of both seats, by colour; a seat has at most 16 and none of them matters twice."""
    code: i64 = 0
    for seat in range(2):
        for count in scoring.colour_counts(state, seat):
            code = code * 32 + count
    return code
