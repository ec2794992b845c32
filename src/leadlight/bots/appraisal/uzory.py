"""What an Uzory position is worth to a seat: points, frames under way, the hand, and cells that are hard to fill."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from leadlight.core.state import State
from leadlight.games.uzory import frames, verdicts
from leadlight.games.uzory.components import BLACK, COLOURS, HAND, NOTHING, SIDES, TILES, TURNS
from leadlight.games.uzory.grid import SHOWN, SIDE_SET, colour_of, face_of
from leadlight.games.uzory.phases import DRAWING, ENDED
from leadlight.games.uzory.places import FLOOR
from leadlight.games.uzory.rules import floor
from leadlight.games.uzory.state import UzoryState
from leadlight.games.uzory.verdicts import UNNAMED

# WEIGHTS_COMMENT
POINT: Final = 10.0
RIVALS: Final = 0.5  # of what a rival has, when there are several
LEADER: Final = 0.1  # by the square of a rival's points: rather somebody who is behind
PROSPECT: Final[tuple[float, ...]] = (0.0, 3.0, 1.5, 0.6)  # of a frame, by tiles missing
SURE: Final = 2.5  # units ahead that make a frame safe
SHARD: Final = 0.8
DRAWN: Final = 0.3  # a tile still to be drawn
OWN_SIDE: Final = 0.2
BLACK_SIDE: Final = -0.2
HOLE: Final = 4.0  # a cell that nothing fits
PLENTY: Final = 20.0  # tiles that fit a cell and take all fear for it
SKIP: Final = 15.0  # so that only what loses more than a point is worse than laying nothing
GIVEN_UP: Final = 20.0  # ending the match by skipping, as a winner or not
BEHIND: Final = 15.0  # letting a rival do so


def appraise_uzory(state: State, seat: int) -> float:
    assert isinstance(state, UzoryState)
    value = points_value(state, seat) + SHARD * float(state.shards[seat])
    if state.phase == ENDED:
        return value + ending_value(state, seat)
    value += frames_value(state, seat) + hand_value(state, seat) + holes_value(state)
    return value - skip_price(state, seat)


def ending_value(state: UzoryState, seat: i64) -> float:
    """A full field ends the match whoever leads; only skipping is a choice."""
    if floor.is_full(state):
        return 0.0
    return GIVEN_UP if state.ranking()[seat] == 1 else -GIVEN_UP


def skip_price(state: UzoryState, seat: i64) -> float:
    if state.phase != DRAWING or state.idle == 0:
        return 0.0
    last_but_one = state.decided + 1 == state.players
    return SKIP + BEHIND if last_but_one and state.ranking()[seat] > 1 else SKIP


def rivalry(state: UzoryState) -> float:
    return 1.0 if state.players == 2 else RIVALS


def points_value(state: UzoryState, seat: i64) -> float:
    """Points on the floor, and those of tied frames that the seat is about to name."""
    value = 0.0
    for other in range(state.players):
        points = float(state.points[other])
        if other == seat:
            value += POINT * points
        else:
            value -= rivalry(state) * POINT * points + LEADER * points * points
    for frame in range(state.frames):
        if state.scorers[frame] == UNNAMED:
            value += POINT if seat in verdicts.candidates(state, frame) else -rivalry(state) * POINT
    return value


def frames_value(state: UzoryState, seat: i64) -> float:
    """Frames that lack a few tiles, by who leads there: one short of a tile in which a rival leads is a risk."""
    value = 0.0
    areas = vec[i64]([0] * COLOURS)
    for frame in frames.open_frames(state):
        missing = len(frame.missing)
        if missing < len(PROSPECT):
            for colour in range(COLOURS):
                areas[colour] = 0
            frames.measure(state, frame, areas, 0)
            value += PROSPECT[missing] * frame_value(state, seat, areas)
    return value


def frame_value(state: UzoryState, seat: i64, areas: vec[i64]) -> float:
    """1 when the seat is sure to score the frame, less than 0 when rivals are likely to."""
    value = 0.0
    for other in range(state.players):
        chance = chance_of(areas, state.colours[other])
        value += chance if other == seat else -rivalry(state) * chance
    return value


def chance_of(areas: vec[i64], colour: i64) -> float:
    """How likely a colour leads in the end, by how far it leads now."""
    most: i64 = 0
    for other in range(COLOURS):
        if other != colour:
            most = max(most, areas[other])
    return min(1.0, max(0.0, 0.5 + float(areas[colour] - most) / (2.0 * SURE)))


def hand_value(state: UzoryState, seat: i64) -> float:
    value = 0.0
    for place in range(seat * HAND, (seat + 1) * HAND):
        tile = state.hands[place]
        value += DRAWN if tile == NOTHING else tile_value(tile, state.colours[seat])
    return value


def tile_value(tile: i64, colour: i64) -> float:
    value = 0.0
    face = face_of(tile, 0)
    for side in range(SIDES):
        shown = colour_of(face, side)
        if shown == colour:
            value += OWN_SIDE
        elif shown == BLACK:
            value += BLACK_SIDE
    return value


def holes_value(state: UzoryState) -> float:
    """Cells that ask for three colours or more may stay empty: nobody can close the frames around them."""
    value = 0.0
    for cell in floor.open_cells(state):
        fits = state.fits[cell]
        if sides_asked(fits) > 2:
            value -= HOLE * max(0.0, 1.0 - float(count_fitting(state, fits)) / PLENTY)
    return value


def sides_asked(fits: i64) -> i64:
    asked: i64 = 0
    for side in range(SIDES):
        if (fits >> (8 * side)) & SIDE_SET != SIDE_SET:
            asked += 1
    return asked


def count_fitting(state: UzoryState, fits: i64) -> i64:
    """Tiles off the floor that can lie where these colours are taken, without a shard."""
    count: i64 = 0
    for tile in range(TILES):
        if state.places[tile] != FLOOR and fits_turned(tile, fits):
            count += 1
    return count


def fits_turned(tile: i64, fits: i64) -> bool:
    for number in range(tile * TURNS, (tile + 1) * TURNS):
        if SHOWN[number] & ~fits == 0:
            return True
    return False
