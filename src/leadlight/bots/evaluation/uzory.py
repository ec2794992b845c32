"""What an Uzory position is worth to a seat: points, frames under way, the hand, and cells that are hard to fill."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from leadlight.bots.evaluation.uzory_frames import OpenFrames
from leadlight.core.state import State
from leadlight.games.uzory import verdicts
from leadlight.games.uzory.components import COLOURS, HAND, NOTHING, SIDES, TILES, TURNS
from leadlight.games.uzory.grid import SHOWN, SIDE_SET, colour_of, face_of
from leadlight.games.uzory.phases import DISCARDING, DRAWING, ENDED
from leadlight.games.uzory.places import FLOOR
from leadlight.games.uzory.rules import floor
from leadlight.games.uzory.state import UzoryState
from leadlight.games.uzory.verdicts import UNNAMED

# Weights in points. They were found by playing in base mode, changing one weight at a time. A note such as "0.08 wins
# 38 %" means: with 0.08 instead, the bot wins 38 % of 120 to 200 two-player matches against the bot with these weights.
RIVALS: Final = 0.5  # share of each rival's points if there are several rivals; 0.3 wins 23 % of four-player matches
LEADER: Final = 0.001  # for the square of a rival's points: just enough to name the weaker of two rivals
# The value of a frame, by the number of tiles that it lacks. Frames that lack one tile decide most points. With all
# values 0 the bot wins no match; with the last one 0 it wins 35 %. Half of all values with 0.08 for a shard wins 35 %
# of two-player matches; against three such bots, these values win 31 % of four-player matches.
PROSPECT: Final[tuple[float, ...]] = (0.0, 0.6, 0.3, 0.12)
SURE: Final = 2.5  # a lead of this many units makes a frame safe; 4 wins 40 %, 1.5 makes no difference
SHARD: Final = 0.2  # 0.08 wins 38 %, 0.35 wins 47 %; the shards left decide a tie on points (U11.2)
OWN_SIDE: Final = 0.02  # for each side of a tile in hand in the own colour: so small that it only decides discards
DRAWN: Final = 0.03  # for a tile to be drawn: better than a tile with fewer than two sides in the own colour
HOLE: Final = 0.6  # for a cell that no tile fits; 0.4 leaves 6 % of fields unfilled, 0.8 leaves 1 % and wins 46 %
PLENTY: Final = 20.0  # a cell that this many tiles fit is no hole at all: a guess; 40 acts like a higher HOLE
SKIP: Final = 1.5  # for a lost turn: lay a tile unless that gives away more; 0.8 is not stronger (57 % ± 9 %)
GIVEN_UP: Final = 5.0  # for ending the match as winner, or against it: more than the four points of a tile (U6.4)

FITTING_TILES: Final[dict[int, list[int]]] = {}  # by the colours that the sides of a cell ask for


def evaluate_uzory(state: State, seat: int) -> float:
    assert isinstance(state, UzoryState)
    value = points_value(state, seat) + SHARD * float(state.shards[seat])
    if state.phase == ENDED:
        return value + ending_value(state, seat)
    value += frames_value(state, seat) + hand_value(state, seat) - holes_price(state)
    return value - skip_price(state, seat)


def is_no_discard(state: State) -> bool:
    """Whether the seat decides anything else than which tiles to discard."""
    assert isinstance(state, UzoryState)
    return state.phase != DISCARDING


def ending_value(state: UzoryState, seat: i64) -> float:
    """The value of having ended the match by skipping. A full field ends it anyway, so that has no extra value."""
    if floor.is_full(state):
        return 0.0
    places = state.ranking()
    return GIVEN_UP if places[seat] == 1 and places.count(1) == 1 else -GIVEN_UP


def skip_price(state: UzoryState, seat: i64) -> float:
    """What a skip costs. It costs more if the next skip would end the match and let a leading rival win."""
    if state.phase != DRAWING or state.idle == 0:
        return 0.0
    lost = state.decided + 1 == state.players and state.ranking()[seat] > 1
    return SKIP + GIVEN_UP if lost else SKIP


def rivalry(state: UzoryState) -> float:
    return 1.0 if state.players == 2 else RIVALS


def points_value(state: UzoryState, seat: i64) -> float:
    """The points scored so far, and those of tied frames for which the seat is about to name the scorer."""
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
    """The value of frames that lack few tiles, by who leads in them: one that a rival leads is a risk."""
    value = 0.0
    found = OpenFrames(state, len(PROSPECT) - 1)
    for frame in range(found.count):
        value += PROSPECT[found.missing[frame]] * frame_value(state, seat, found.areas, frame * COLOURS)
    return value


def frame_value(state: UzoryState, seat: i64, areas: vec[i64], first: i64) -> float:
    """1 if the seat is sure to score the frame, below 0 if rivals are likely to. Its areas begin at `first`."""
    largest: i64 = 0
    second: i64 = 0
    for colour in range(first, first + COLOURS):
        area = areas[colour]
        if area > largest:
            largest, second = area, largest
        elif area > second:
            second = area
    value = 0.0
    for other in range(state.players):
        own = areas[first + state.colours[other]]
        chance = chance_of(own - (second if own == largest else largest))
        value += chance if other == seat else -rivalry(state) * chance
    return value


def chance_of(ahead: i64) -> float:
    """How likely a colour that is `ahead` units ahead of all others is to lead in the end."""
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
    """The price of cells with required colours on three sides or more, which may stay empty and keep frames open."""
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
    """How many tiles that are not on the floor fit these colours without a shard."""
    count: i64 = 0
    for tile in fitting_tiles(fits):
        if state.places[tile] != FLOOR:
            count += 1
    return count


def fitting_tiles(fits: i64) -> list[int]:
    """The tiles that fit these colours. They are found once: trying all tiles took half of an evaluation's time."""
    known = FITTING_TILES.get(fits)
    if known is None:
        known = [tile for tile in range(TILES) if fits_turned(tile, fits)]
        FITTING_TILES[fits] = known
    return known


def fits_turned(tile: i64, fits: i64) -> bool:
    for number in range(tile * TURNS, (tile + 1) * TURNS):
        if SHOWN[number] & ~fits == 0:
            return True
    return False
