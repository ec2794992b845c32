"""What an Uzory position is worth to a seat: points, frames under way, the hand, and cells that are hard to fill."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from leadlight.core.state import State
from leadlight.games.uzory import frames, verdicts
from leadlight.games.uzory.components import COLOURS, HAND, NOTHING, SIDES, TILES, TURNS
from leadlight.games.uzory.grid import SHOWN, SIDE_SET, colour_of, face_of
from leadlight.games.uzory.phases import DRAWING, ENDED
from leadlight.games.uzory.places import FLOOR
from leadlight.games.uzory.rules import floor
from leadlight.games.uzory.state import UzoryState
from leadlight.games.uzory.verdicts import UNNAMED

# In points. Found by matches in base mode, one weight changed at a time; shares are of 120 to 200 matches of two.
RIVALS: Final = 0.5  # of each rival's points when there are several; 0.3 wins 23 % of matches of four
LEADER: Final = 0.001  # by the square of a rival's points: no more than tells who is behind when a rival must be named
# Of a frame, by tiles that it lacks. One tile short is where points are won and given away: without prospects no match
# is won, without the third 35 %. Half of them and 0.08 for a shard win 35 %; these win 31 % of matches of four among
# three of those.
PROSPECT: Final[tuple[float, ...]] = (0.0, 0.6, 0.3, 0.12)
SURE: Final = 2.5  # units ahead that make a frame safe; 4 wins 40 %, 1.5 is no different
SHARD: Final = 0.2  # 0.08 wins 38 %, 0.35 wins 47 %; shards left tell who wins when points are level (U11.2)
OWN_SIDE: Final = 0.02  # of a tile in the hand: small, so that it only decides what is discarded
DRAWN: Final = 0.03  # a tile still to be drawn is better than one with less than two sides of the own colour
HOLE: Final = 0.6  # a cell that nothing fits; 0.4 leaves 6 % of fields unfilled, 0.8 leaves 1 % and wins 46 %
PLENTY: Final = 20.0  # tiles that fit a cell and take all fear for it: a guess; 40 only acts like a dearer hole
SKIP: Final = 1.5  # a turn lost, so that a tile is laid unless that gives away more; 0.8 is no stronger (57 %, +-9)
GIVEN_UP: Final = 5.0  # ending the match as its winner, or not: more than the four points a tile can bring (U6.4)


def evaluate_uzory(state: State, seat: int) -> float:
    assert isinstance(state, UzoryState)
    value = points_value(state, seat) + SHARD * float(state.shards[seat])
    if state.phase == ENDED:
        return value + ending_value(state, seat)
    value += frames_value(state, seat) + hand_value(state, seat) - holes_price(state)
    return value - skip_price(state, seat)


def ending_value(state: UzoryState, seat: i64) -> float:
    """A full field ends the match whoever leads; only skipping is a choice."""
    if floor.is_full(state):
        return 0.0
    places = state.ranking()
    return GIVEN_UP if places[seat] == 1 and places.count(1) == 1 else -GIVEN_UP


def skip_price(state: UzoryState, seat: i64) -> float:
    """One skip before the end, a rival who leads would take it."""
    if state.phase != DRAWING or state.idle == 0:
        return 0.0
    lost = state.decided + 1 == state.players and state.ranking()[seat] > 1
    return SKIP + GIVEN_UP if lost else SKIP


def rivalry(state: UzoryState) -> float:
    return 1.0 if state.players == 2 else RIVALS


def points_value(state: UzoryState, seat: i64) -> float:
    """Points on the floor, and those of tied frames that the seat is about to name."""
    value = 0.0
    for other in range(state.players):
        points = float(state.points[other])
        if other == seat:
            value += points
        else:
            value -= rivalry(state) * points + LEADER * points * points
    for frame in range(state.frames):
        if state.scorers[frame] == UNNAMED:
            value += 1.0 if seat in verdicts.candidates(state, frame) else -rivalry(state)
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
    largest: i64 = 0
    second: i64 = 0
    for area in areas:
        if area > largest:
            largest, second = area, largest
        elif area > second:
            second = area
    value = 0.0
    for other in range(state.players):
        own = areas[state.colours[other]]
        chance = chance_of(own - (second if own == largest else largest))
        value += chance if other == seat else -rivalry(state) * chance
    return value


def chance_of(ahead: i64) -> float:
    """How likely a colour that is so many units ahead of all others leads in the end."""
    return min(1.0, max(0.0, 0.5 + float(ahead) / (2.0 * SURE)))


def hand_value(state: UzoryState, seat: i64) -> float:
    value = 0.0
    for place in range(seat * HAND, (seat + 1) * HAND):
        tile = state.hands[place]
        value += DRAWN if tile == NOTHING else tile_value(tile, state.colours[seat])
    return value


def tile_value(tile: i64, colour: i64) -> float:
    value = 0.0
    for side in range(SIDES):
        if colour_of(face_of(tile, 0), side) == colour:
            value += OWN_SIDE
    return value


def holes_price(state: UzoryState) -> float:
    """Cells that ask for three colours or more may stay empty: nobody can close the frames around them."""
    price = 0.0
    for cell in floor.open_cells(state):
        fits = state.fits[cell]
        if sides_asked(fits) > 2:
            price += HOLE * max(0.0, 1.0 - float(count_fitting(state, fits)) / PLENTY)
    return price


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
