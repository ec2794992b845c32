"""What the lesson of Sintra advises, as a number for an action."""

from leadlight.core.state import State
from leadlight.games.sintra.actions import Keep, Place, Return, decode
from leadlight.games.sintra.components import COLOURS, SLOTS
from leadlight.games.sintra.state import SintraState

W = [1.0, 0.5, 1.0, 2.0, 0.3, 1.0, 0.0, 0.0]


def begun(state: SintraState, place: int) -> int:
    """How many panes lie around the ornament of a slot."""
    first = place - place % 2
    return sum((state.upper[p] >= 0) + (state.lower[p] >= 0) for p in (first, first + 1))


def follow(state: State, action: int) -> float:
    """Break as little as possible, finish strips that are begun, walk slowly to the right, return when nothing fits."""
    assert isinstance(state, SintraState)
    match decode(action):
        case Place(source, colour, target):
            return judge_placing(state, action, int(state.market[source * COLOURS + colour]), target - 1)
        case Return():
            return 0.0
        case Keep(colour):
            return kept_before(state, colour)
    raise AssertionError(action)


def judge_placing(state: SintraState, action: int, taken: int, slot: int) -> float:
    seat = state.actor()
    after = state.copy()
    after.apply(action)
    broken = after.glass_row[seat] + 9 * after.wraps[seat] - state.glass_row[seat] - 9 * state.wraps[seat]
    if slot < 0:
        return -2.0 * broken
    place = seat * SLOTS + slot
    lying = 5 - state.empty[place]
    placed = min(taken, state.empty[place])
    paid = after.scores()[seat] - state.scores()[seat]
    walked = slot - state.glazier[seat]
    return (
        W[0] * placed
        + W[1] * lying
        + W[2] * paid
        - W[3] * broken
        - W[4] * walked
        - W[5]
        + W[6] * begun(state, place)
        + W[7] * slot
    )


def kept_before(state: SintraState, colour: int) -> float:
    """How many panes of a colour are in the windows of the seat already: on side B equal ones pay."""
    own = range(state.actor() * SLOTS, (state.actor() + 1) * SLOTS)
    return float(sum((state.upper[place] == colour) + (state.lower[place] == colour) for place in own))
