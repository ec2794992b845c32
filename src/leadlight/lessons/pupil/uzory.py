"""What the lesson of Uzory advises, as a number for an action."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from leadlight.core.state import State
from leadlight.games.uzory import frames, verdicts
from leadlight.games.uzory.actions import ChooseColour, Discard, Lay, Name, Skip, decode
from leadlight.games.uzory.components import COLOUR_CODES, COLOURS, HAND, TILE_SIDES
from leadlight.games.uzory.frames import Frame
from leadlight.games.uzory.grid import VERTEX_NE, VERTEX_NW, VERTEX_SE, VERTEX_SW, cell_at
from leadlight.games.uzory.state import UzoryState
from leadlight.games.uzory.verdicts import UNNAMED

PROSPECT: Final = (0.0, 0.6, 0.3, 0.12)  # what a frame is worth to whoever leads in it, by the tiles that it lacks
CLEAR: Final = 2.5  # a lead of this many parts is a clear one
SHARD: Final = 0.2  # not to be spent where it changes little
SKIP: Final = -1.5
FEW: Final = 1.5  # triangles of the own colour: a tile with fewer goes


def follow(state: State, action: int) -> float:
    """Close the frames that are yours, shard or not; build those you lead; spoil those that others lead."""
    assert isinstance(state, UzoryState)
    match decode(action):
        case Lay(_, row, column, _, shard):
            return judge_laying(state, action, cell_at(row, column)) - (0.0 if shard is None else SHARD)
        case Skip():
            return SKIP
        case Discard(places):
            return sum(FEW - own_triangles(state, place) for place in places)
        case Name(seat):
            return float(seat == state.actor())
        case ChooseColour():
            return 0.0
    raise AssertionError(action)


def own_triangles(state: UzoryState, place: int) -> int:
    seat = state.actor()
    return TILE_SIDES[state.hands[seat * HAND + place]].count(COLOUR_CODES[state.colours[seat]])


def judge_laying(state: UzoryState, action: int, cell: int) -> float:
    """Points won and lost, and how the open frames at the cell change."""
    seat = state.actor()
    after = state.copy()
    after.apply(action)
    return (
        lead_in_points(after, seat)
        - lead_in_points(state, seat)
        + prospects(after, cell, seat)
        - prospects(state, cell, seat)
    )


def lead_in_points(state: UzoryState, seat: int) -> float:
    """Own points less those of the best of the others; a tied frame that can be named counts as won."""
    named = sum(
        state.scorers[frame] == UNNAMED and seat in verdicts.candidates(state, frame) for frame in range(state.frames)
    )
    others = max(state.points[other] for other in range(state.players) if other != seat)
    return float(state.points[seat] + named - others)


def prospects(state: UzoryState, cell: int, seat: int) -> float:
    """What the open frames at the corners of a cell promise."""
    met: set[int] = set()
    value = 0.0
    for step in (VERTEX_NW, VERTEX_NE, VERTEX_SW, VERTEX_SE):
        if cell + step not in met:
            frame = frames.trace(state, cell + step)
            met.update(frame.vertices)
            value += judge_frame(state, frame, seat)
    return value


def judge_frame(state: UzoryState, frame: Frame, seat: int) -> float:
    """A frame that lacks few tiles is worth more, and against the seat where somebody else leads."""
    missing = len(frame.missing)
    if not 0 < missing < len(PROSPECT):
        return 0.0
    areas = vec[i64]([0] * COLOURS)
    frames.measure(state, frame, areas, 0)
    value = chance(areas, state.colours[seat])
    value -= max(chance(areas, state.colours[other]) for other in range(state.players) if other != seat)
    return PROSPECT[missing] * value


def chance(areas: "vec[i64]", colour: int) -> float:
    """How likely a colour is to lead in the end: for certain with a clear lead, one in two at a tie."""
    ahead = areas[colour] - max(areas[other] for other in range(COLOURS) if other != colour)
    return min(1.0, max(0.0, 0.5 + float(ahead) / (2 * CLEAR)))
