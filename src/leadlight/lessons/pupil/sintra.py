"""What the lesson of Sintra advises, as a number for an action."""

from typing import Final

from leadlight.core.state import State
from leadlight.games.sintra.actions import Keep, decode
from leadlight.games.sintra.components import GLASS_ROWS, NOTHING, ORNAMENT_POINTS, ROUNDS, SLOTS, SPACES, WINDOW_POINTS
from leadlight.games.sintra.state import SintraState

SHARES: Final = (0.0, 0.2, 0.45, 0.75, 1.0)  # of what a strip will pay, by its panes: begun ones come first
PANE: Final = 3.0  # what a pane in a window is worth beside the points that it pays at once
LATE: Final = 0.3  # how much of a strip that is not full counts in the last round
STEP: Final = 0.2  # for each slot that the glazier is from the left


def follow(state: State, action: int) -> float:
    """Finish what is begun where windows pay most, break little, and keep the glazier near the left."""
    assert isinstance(state, SintraState)
    kept = decode(action)
    if isinstance(kept, Keep):
        return kept_before(state, kept.colour)
    after = state.copy()
    after.apply(action)
    return outlook(after, state.actor())


def outlook(state: SintraState, seat: int) -> float:
    """Points with the bonus colour, what strips and ornaments promise, broken glass, and how far the glazier walked."""
    value = float(state.scores()[seat] + GLASS_ROWS[state.glass_row[seat]] + ornament_points(state, seat))
    value += sum(promise(state, seat, slot) for slot in range(SLOTS))
    return value - STEP * float(state.glazier[seat])


def promise(state: SintraState, seat: int, slot: int) -> float:
    """What a full strip pays, or a share of it: the less the fewer rounds are left."""
    place = seat * SLOTS + slot
    if state.face[place] == NOTHING:
        return 0.0
    if state.empty[place] == 0:
        return pays(state, seat, slot)
    time = LATE + (1 - LATE) * float(ROUNDS + 1 - state.round) / float(ROUNDS)
    return time * SHARES[SPACES - state.empty[place]] * pays(state, seat, slot)


def pays(state: SintraState, seat: int, slot: int) -> float:
    """The points of the window, and of those to the right that are begun."""
    first = seat * SLOTS
    right = sum(WINDOW_POINTS[other] for other in range(slot + 1, SLOTS) if state.upper[first + other] != NOTHING)
    return PANE + WINDOW_POINTS[slot] + right


def ornament_points(state: SintraState, seat: int) -> int:
    windows = range(seat * SLOTS, (seat + 1) * SLOTS)
    panes = [(state.upper[place] != NOTHING) + (state.lower[place] != NOTHING) for place in windows]
    return sum(ORNAMENT_POINTS[panes[left] + panes[left + 1]] for left in range(0, SLOTS, 2))


def kept_before(state: SintraState, colour: int) -> float:
    """How many panes of a colour are in the windows of the seat already: on side B equal ones pay."""
    own = range(state.actor() * SLOTS, (state.actor() + 1) * SLOTS)
    return float(sum((state.upper[place] == colour) + (state.lower[place] == colour) for place in own))
