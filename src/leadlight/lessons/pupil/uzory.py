"""What the lesson of Uzory advises, as a number for an action."""

from librt.vecs import vec
from mypy_extensions import i64

from leadlight.core.state import State
from leadlight.games.uzory import frames
from leadlight.games.uzory.actions import ChooseColour, Discard, Lay, Name, Skip, decode
from leadlight.games.uzory.components import COLOUR_CODES, COLOURS, HAND, NOTHING, TILE_SIDES
from leadlight.games.uzory.frames import Frame
from leadlight.games.uzory.grid import VERTEX_NE, VERTEX_NW, VERTEX_SE, VERTEX_SW, cell_at
from leadlight.games.uzory.state import UzoryState

W = [-0.9, 0.15, 0.2, 0.4, 0.05, 1.0, 0.5, 0.03]


def follow(state: State, action: int) -> float:
    """Close frames that are yours, feed those that you lead, and never leave one tile for somebody else's frame."""
    assert isinstance(state, UzoryState)
    match decode(action):
        case Lay(_, row, column, _, shard):
            return judge_laying(state, action, cell_at(row, column)) - (W[1] if shard is not None else 0.0)
        case Skip():
            return W[0]
        case Discard(places):
            return sum(W[6] - own_triangles(state, place) for place in places)
        case Name(seat):
            return float(seat == state.actor())
        case ChooseColour():
            return 0.0
    raise AssertionError(action)


def own_triangles(state: UzoryState, place: int) -> int:
    seat = state.actor()
    return TILE_SIDES[state.hands[seat * HAND + place]].count(COLOUR_CODES[state.colours[seat]])


def judge_laying(state: UzoryState, action: int, cell: int) -> float:
    seat = state.actor()
    after = state.copy()
    after.apply(action)
    others = max(after.points[other] - state.points[other] for other in range(state.players) if other != seat)
    value = 1.0 * (after.points[seat] - state.points[seat]) - 1.0 * others
    met: set[int] = set()
    for step in (VERTEX_NW, VERTEX_NE, VERTEX_SW, VERTEX_SE):
        if cell + step not in met:
            frame = frames.trace(after, cell + step)
            met.update(frame.vertices)
            value += judge_frame(after, frame, seat)
    return value


def judge_frame(state: UzoryState, frame: Frame, seat: int) -> float:
    missing = len(frame.missing)
    if missing == 0 or not frames.can_close(state, frame):
        return 0.0
    areas = vec[i64]([0] * COLOURS)
    frames.measure(state, frame, areas, 0)
    own = areas[state.colours[seat]]
    theirs = max(areas[state.colours[other]] for other in range(state.players) if other != seat)
    nobody = max(areas[colour] for colour in range(COLOURS) if state.owners[colour] == NOTHING)
    rival = max(theirs, nobody)
    if missing == 1:
        return W[2] + W[7] * (own - rival) if own > rival else -W[3] if theirs >= own else 0.0
    return W[4] * max(-8, min(8, own - rival)) / missing ** W[5]
