"""What the lesson of Sintra advises, as a number for an action."""

from leadlight.core.state import State
from leadlight.games.sintra.actions import Keep, Place, Return, decode
from leadlight.games.sintra.components import COLOURS, GLASS_ROWS, NOTHING, SLOTS, SPACES, WINDOW_POINTS
from leadlight.games.sintra.state import SintraState

W = [1.3, 0.3, 0.0, 0.48, 0.25, 1.3, 2.6]


def follow(state: State, action: int) -> float:
    """Break as little as possible, finish what is begun where windows pay most, walk slowly, return when nothing fits."""
    assert isinstance(state, SintraState)
    match decode(action):
        case Place(source, colour, target):
            return judge_placing(state, action, target - 1)
        case Return():
            return W[3] * state.glazier[state.actor()]
        case Keep(colour):
            return kept_before(state, colour)
    raise AssertionError(action)


def judge_placing(state: SintraState, action: int, slot: int) -> float:
    seat = state.actor()
    after = state.copy()
    after.apply(action)
    cost = W[1] * (glass(state, seat) - glass(after, seat))
    if slot < 0:
        return -cost
    place = seat * SLOTS + slot
    before = SPACES - state.empty[place]
    full = (
        before + state.empty[place] - after.empty[place]
        if after.empty[place] < state.empty[place]
        and after.face[place] == state.face[place]
        and after.upper[place] == state.upper[place]
        else SPACES
    )
    value = pays(state, seat, slot) * ((full / 5) ** W[0] - (before / 5) ** W[0])
    return value - cost - W[2] * (slot - state.glazier[seat])


def pays(state: SintraState, seat: int, slot: int) -> float:
    """What the strip in a slot will pay when it is full: its window, those begun to the right, and the ornament."""
    first = seat * SLOTS
    right = sum(WINDOW_POINTS[other] for other in range(slot + 1, SLOTS) if state.upper[first + other] != NOTHING)
    bonus = state.panes[(first + slot) * COLOURS + state.round_panes[state.round - 1]]
    around = first + slot - slot % 2
    begun = sum((state.upper[p] != NOTHING) + (state.lower[p] != NOTHING) for p in (around, around + 1))
    return W[6] + WINDOW_POINTS[slot] + right + W[4] * (0, 3, 3, 4)[begun] + W[5] * bonus


def glass(state: SintraState, seat: int) -> int:
    """What broken glass has cost a seat so far."""
    return int(-18 * state.wraps[seat] + GLASS_ROWS[state.glass_row[seat]])


def kept_before(state: SintraState, colour: int) -> float:
    """How many panes of a colour are in the windows of the seat already: on side B equal ones pay."""
    own = range(state.actor() * SLOTS, (state.actor() + 1) * SLOTS)
    return float(sum((state.upper[place] == colour) + (state.lower[place] == colour) for place in own))
