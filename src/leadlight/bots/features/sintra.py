"""Features of a Sintra position for a seat: its strips and windows, the market, broken glass, and its rivals."""

from typing import Final

from mypy_extensions import i64

from leadlight.bots.features.active import Active
from leadlight.core.state import State
from leadlight.games.sintra import scoring
from leadlight.games.sintra.components import COLOURS, GLASS_ROWS, NOTHING, ROUNDS, SLOTS, SPACES
from leadlight.games.sintra.phases import KEEPING
from leadlight.games.sintra.state import SintraState

FACES: Final[i64] = 17  # those of the strips, and none
FILLINGS: Final[i64] = 6
PANES: Final[i64] = 6  # the colours, and none
POINT_STEPS: Final[i64] = 60
GROUP_SIZES: Final[i64] = 6

# Where each group of features begins.
PLAYERS: Final[i64] = 0
MODE: Final[i64] = PLAYERS + 5
ROUND: Final[i64] = MODE + 4
STRIP: Final[i64] = ROUND + 7
SPACE: Final[i64] = STRIP + SLOTS * FACES * FILLINGS
WINDOW: Final[i64] = SPACE + SLOTS * COLOURS * FILLINGS
COMPLETE: Final[i64] = WINDOW + SLOTS * PANES * PANES
GLAZIER: Final[i64] = COMPLETE + (SLOTS + 1) * 17
GLASS: Final[i64] = GLAZIER + SLOTS * (ROUNDS + 1)
WRAPS: Final[i64] = GLASS + 10
ROUND_PANE: Final[i64] = WRAPS + 4
GROUP: Final[i64] = ROUND_PANE + ROUNDS * COLOURS
EXACT: Final[i64] = GROUP + 2 * COLOURS * GROUP_SIZES
OFFER: Final[i64] = EXACT + SLOTS * 4
STARTER: Final[i64] = OFFER + 21
OWN_POINTS: Final[i64] = STARTER + 3
RIVAL: Final[i64] = OWN_POINTS + POINT_STEPS
RIVAL_GLAZIER: Final[i64] = RIVAL + POINT_STEPS
RIVAL_STRIPS: Final[i64] = RIVAL_GLAZIER + SLOTS
RIVAL_WINDOWS: Final[i64] = RIVAL_STRIPS + FILLINGS
SINTRA_FEATURES: Final[i64] = RIVAL_WINDOWS + 2 * SLOTS + 1


def add_sintra_features(state: State, seat: int, active: Active) -> None:
    """The whole position as the seat sees it; Sintra has no secrets."""
    assert isinstance(state, SintraState)
    active.add(PLAYERS + state.players)
    active.add(MODE + (2 if state.side_b else 0) + (1 if state.phase == KEEPING else 0))
    active.add(ROUND + state.round)
    for slot in range(SLOTS):
        add_slot(state, seat, slot, active)
    add_tracks(state, seat, active)
    add_market(state, active)
    add_rivals(state, seat, active)


def add_slot(state: SintraState, seat: i64, slot: i64, active: Active) -> None:
    """A strip, the spaces that it lacks, and the window below it."""
    place = seat * SLOTS + slot
    filled: i64 = SPACES - state.empty[place] if state.face[place] != NOTHING else 0
    active.add(STRIP + (slot * FACES + state.face[place] + 1) * FILLINGS + filled)
    active.add(WINDOW + (slot * PANES + state.upper[place] + 1) * PANES + state.lower[place] + 1)
    if state.face[place] == NOTHING:
        return
    exact: i64 = 0
    for colour in range(COLOURS):
        spaces = state.spaces[place * COLOURS + colour]
        if spaces > 0:
            active.add(SPACE + (slot * COLOURS + colour) * FILLINGS + spaces)
            if spaces == state.empty[place] and slot >= state.glazier[seat]:
                exact += groups_of(state, colour, spaces)
    active.add(EXACT + slot * 4 + min(exact, 3))


def groups_of(state: SintraState, colour: i64, size: i64) -> i64:
    """How many groups of so many panes of the colour are on offer."""
    found: i64 = 0
    for source in range(state.displays + 1):
        if state.market[source * COLOURS + colour] == size:
            found += 1
    return found


def add_tracks(state: SintraState, seat: i64, active: Active) -> None:
    """The glazier, broken glass, what the windows will pay, and the start marker."""
    active.add(GLAZIER + state.glazier[seat] * (ROUNDS + 1) + state.round)
    active.add(GLASS + state.glass_row[seat])
    active.add(WRAPS + min(state.wraps[seat], 3))
    most: i64 = max(scoring.colour_counts(state, seat))
    active.add(COMPLETE + scoring.complete_windows(state, seat) * 17 + most)
    for space in range(ROUNDS):
        if state.round_panes[space] != NOTHING:
            active.add(ROUND_PANE + space * COLOURS + state.round_panes[space])
    if state.marker_in_centre:
        active.add(STARTER)
    else:
        active.add(STARTER + (1 if state.starter == seat else 2))


def add_market(state: SintraState, active: Active) -> None:
    active.add(OFFER + min(state.on_offer // 2, 20))
    for source in range(state.displays + 1):
        for colour in range(COLOURS):
            panes = state.market[source * COLOURS + colour]
            if panes > 0:
                central: i64 = 1 if source == 0 else 0
                active.add(GROUP + (central * COLOURS + colour) * GROUP_SIZES + min(panes, GROUP_SIZES - 1))


def add_rivals(state: SintraState, seat: i64, active: Active) -> None:
    active.add(OWN_POINTS + step_of(standing(state, seat)))
    for other in range(state.players):
        if other == seat:
            continue
        active.add(RIVAL + step_of(standing(state, other)))
        active.add(RIVAL_GLAZIER + state.glazier[other])
        panes: i64 = 0
        for place in range(other * SLOTS, (other + 1) * SLOTS):
            panes += scoring.window_panes(state, place)
            if state.face[place] != NOTHING:
                active.add(RIVAL_STRIPS + SPACES - state.empty[place])
        active.add(RIVAL_WINDOWS + panes)


def standing(state: SintraState, seat: i64) -> i64:
    """The points so far, with what the broken glass will cost."""
    return scoring.points(state, seat) + GLASS_ROWS[state.glass_row[seat]]


def step_of(points: i64) -> i64:
    return min(max((points + 40) // 3, 0), POINT_STEPS - 1)
