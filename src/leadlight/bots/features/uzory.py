"""Features of an Uzory position for a seat: who leads in the open frames, cells beside the floor, hand and points."""

from typing import Final

from mypy_extensions import i64

from leadlight.bots.evaluation.uzory import count_fitting, fits_turned, sides_asked
from leadlight.bots.evaluation.uzory_frames import OpenFrames
from leadlight.bots.features.active import Active
from leadlight.core.state import State
from leadlight.games.uzory.components import COLOURS, HAND, MOST_PLAYERS, NOTHING, SHARDS, SIDES
from leadlight.games.uzory.grid import colour_of, face_of, neighbour
from leadlight.games.uzory.rules import floor
from leadlight.games.uzory.state import UzoryState

PERIODS: Final[i64] = 4
MOST_MISSING: Final[i64] = 5
LEADS: Final[i64] = 9
FIT_STEPS: Final[i64] = 7
POINT_STEPS: Final[i64] = 25
BORDER_STEPS: Final[i64] = 24

# Where each group of features begins.
PLAYERS: Final[i64] = 0
MODE: Final[i64] = PLAYERS + MOST_PLAYERS
PHASE: Final[i64] = MODE + 2
LAID: Final[i64] = PHASE + 10
FRAME: Final[i64] = LAID + 65
LAST_TILE: Final[i64] = FRAME + MOST_MISSING * LEADS * LEADS * PERIODS
CELL: Final[i64] = LAST_TILE + 9 * FIT_STEPS * 2
BORDER: Final[i64] = CELL + 5 * FIT_STEPS * 2 * PERIODS
AHEAD: Final[i64] = BORDER + 2 * BORDER_STEPS
POINTS: Final[i64] = AHEAD + POINT_STEPS * PERIODS
OWN_SHARDS: Final[i64] = POINTS + POINT_STEPS
RIVAL_SHARDS: Final[i64] = OWN_SHARDS + (SHARDS + 1) * PERIODS
HAND_TILES: Final[i64] = RIVAL_SHARDS + SHARDS + 1
HAND_SIDES: Final[i64] = HAND_TILES + HAND + 1
HAND_FITS: Final[i64] = HAND_SIDES + HAND * SIDES + 1
IDLE: Final[i64] = HAND_FITS + 16
DECIDED: Final[i64] = IDLE + 8
UZORY_FEATURES: Final[i64] = DECIDED + 8


def add_uzory_features(state: State, seat: int, active: Active) -> None:
    """Everything that the seat may know and that the final points depend on."""
    assert isinstance(state, UzoryState)
    active.add(PLAYERS + state.players - 1)
    active.add(MODE + (1 if state.broken else 0))
    active.add(PHASE + state.phase)
    if state.seat == seat:
        active.add(PHASE + 9)
    if is_set_up(state):
        return
    time = period(state)
    active.add(LAID + state.laid)
    active.add(IDLE + min(state.idle, 7))
    active.add(DECIDED + min(state.decided, 7))
    add_frames(state, seat, time, active)
    add_cells(state, seat, time, active)
    add_points(state, seat, time, active)
    add_hand(state, seat, active)


def is_set_up(state: UzoryState) -> bool:
    """Whether colours, hands and the start tile are still to come."""
    return state.laid == 0


def period(state: UzoryState) -> i64:
    """The part of the match by the share of the field that is full."""
    return min(PERIODS * state.laid // (state.size * state.size), PERIODS - 1)


def add_frames(state: UzoryState, seat: i64, time: i64, active: Active) -> None:
    """For each open frame the tiles that it lacks, and how far the seat and the best rival are ahead or behind."""
    found = OpenFrames(state, MOST_MISSING)
    for frame in range(found.count):
        own = lead(state, found, frame, seat, True)
        rival = lead(state, found, frame, seat, False)
        place = ((found.missing[frame] - 1) * LEADS + lead_step(own)) * LEADS + lead_step(rival)
        active.add(FRAME + place * PERIODS + time)
        if found.missing[frame] == 1:
            fits = state.fits[found.lacking[frame]]
            held: i64 = 1 if holds_fitting(state, seat, fits) else 0
            step = fit_step(count_fitting(state, fits))
            active.add(LAST_TILE + ((sign_of(own) * 3 + sign_of(rival)) * FIT_STEPS + step) * 2 + held)


def lead(state: UzoryState, found: OpenFrames, frame: i64, seat: i64, own: bool) -> i64:
    """How much larger the area of the seat is than that of any other colour, or the same of its best rival."""
    best: i64 = -99
    for colour in range(COLOURS):
        if own != (colour == state.colours[seat]) or not (own or is_rival(state, seat, colour)):
            continue
        most: i64 = 0
        for other in range(COLOURS):
            if other != colour:
                most = max(most, found.areas[frame * COLOURS + other])
        best = max(best, found.areas[frame * COLOURS + colour] - most)
    return best


def is_rival(state: UzoryState, seat: i64, colour: i64) -> bool:
    return state.owners[colour] != NOTHING and state.owners[colour] != seat


def lead_step(ahead: i64) -> i64:
    return min(max(ahead, -4), 4) + 4


def sign_of(ahead: i64) -> i64:
    if ahead == 0:
        return 1
    return 2 if ahead > 0 else 0


def holds_fitting(state: UzoryState, seat: i64, fits: i64) -> bool:
    for place in range(seat * HAND, (seat + 1) * HAND):
        if state.hands[place] != NOTHING and fits_turned(state.hands[place], fits):
            return True
    return False


def fit_step(tiles: i64) -> i64:
    """How many tiles fit, in steps that grow."""
    if tiles <= 2:
        return tiles
    if tiles <= 5:
        return 3
    if tiles <= 10:
        return 4
    return 5 if tiles <= 20 else 6


def add_cells(state: UzoryState, seat: i64, time: i64, active: Active) -> None:
    """For each cell where a tile may lie the sides that ask for colours, and how many tiles fit if three or more do."""
    own: i64 = 0
    rival: i64 = 0
    reach: i64 = 0
    for cell in floor.open_cells(state):
        fits = state.fits[cell]
        asked = sides_asked(fits)
        step: i64 = fit_step(count_fitting(state, fits)) if asked > 2 else 6
        held: i64 = 1 if holds_fitting(state, seat, fits) else 0
        reach += held
        active.add(CELL + ((asked * FIT_STEPS + step) * 2 + held) * PERIODS + time)
        for side in range(SIDES):
            face = state.faces[neighbour(cell, side)]
            if face != 0:
                colour = colour_of(face, (side + 2) % SIDES)
                if colour == state.colours[seat]:
                    own += 1
                elif is_rival(state, seat, colour):
                    rival += 1
    active.add(BORDER + min(own, BORDER_STEPS - 1))
    active.add(BORDER + BORDER_STEPS + min(rival, BORDER_STEPS - 1))
    active.add(HAND_FITS + min(reach, 15))


def add_points(state: UzoryState, seat: i64, time: i64, active: Active) -> None:
    best: i64 = 0
    shards: i64 = 0
    for other in range(state.players):
        if other != seat and state.points[other] >= best:
            best, shards = state.points[other], max(shards, state.shards[other])
    ahead = min(max(state.points[seat] - best, -12), 12) + 12
    active.add(AHEAD + ahead * PERIODS + time)
    active.add(POINTS + min(state.points[seat], POINT_STEPS - 1))
    active.add(OWN_SHARDS + state.shards[seat] * PERIODS + time)
    active.add(RIVAL_SHARDS + shards)


def add_hand(state: UzoryState, seat: i64, active: Active) -> None:
    """How many tiles the seat holds, and how many of their sides have its colour."""
    tiles: i64 = 0
    sides: i64 = 0
    for place in range(seat * HAND, (seat + 1) * HAND):
        tile = state.hands[place]
        if tile != NOTHING:
            tiles += 1
            for side in range(SIDES):
                if colour_of(face_of(tile, 0), side) == state.colours[seat]:
                    sides += 1
    active.add(HAND_TILES + tiles)
    active.add(HAND_SIDES + sides)
