"""Checks the invariants SI1-SI7, SI11 and SI12, which hold after every action. Everything is recounted from scratch."""

from leadlight.core.state import State
from leadlight.games.sintra.components import (
    COLOURS,
    DISPLAYS_BY_PLAYERS,
    FACE_JOKERS,
    FACE_SPACES,
    JOKER_STRIP,
    NOTHING,
    PANES_PER_COLOUR,
    PANES_PER_DISPLAY,
    ROUNDS,
    SLOTS,
    SPACES,
    WRAP_ROW,
)
from leadlight.games.sintra.phases import ENDED, KEEPING, REFILL, ROUND_PANES, STRIPS, TURN
from leadlight.games.sintra.rules.completing import full_strip
from leadlight.games.sintra.scoring import window_panes
from leadlight.games.sintra.state import SintraState


def violations(state: State) -> list[str]:
    """The names of the invariants that this state breaks; none for a state that can be reached by play."""
    assert isinstance(state, SintraState)
    laws = {
        "SI1": panes_are_conserved,
        "SI2": round_track_fits_the_round,
        "SI3": strips_fit_their_windows,
        "SI4": strips_hold_what_fits,
        "SI5": markers_are_on_their_tracks,
        "SI6": marker_has_one_place,
        "SI7": displays_hold_at_most_four,
        "SI11": first_round_has_its_panes,
        "SI12": next_step_is_possible,
    }
    return [name for name, holds in laws.items() if not holds(state)]


def count_colour(state: SintraState, colour: int) -> int:
    """How many panes of a colour there are in all places."""
    places = range(state.players * SLOTS)
    return (
        state.bag[colour]
        + state.tower[colour]
        + sum(state.market[source * COLOURS + colour] for source in range(state.displays + 1))
        + sum(state.panes[place * COLOURS + colour] for place in places)
        + sum((state.upper[place] == colour) + (state.lower[place] == colour) for place in places)
        + sum(pane == colour for pane in state.round_panes)
    )


def market_panes(state: SintraState, source: int) -> list[int]:
    return list(state.market[source * COLOURS : (source + 1) * COLOURS])


def panes_are_conserved(state: SintraState) -> bool:
    counted = all(count_colour(state, colour) == PANES_PER_COLOUR for colour in range(COLOURS))
    return counted and state.in_bag == sum(state.bag) and state.on_offer == sum(state.market)


def round_track_fits_the_round(state: SintraState) -> bool:
    """One pane of each colour on spaces II-VI (S2.8), none left of the current round."""
    laid = [space for space in range(ROUNDS) if state.round_panes[space] != NOTHING]
    if state.phase < ROUND_PANES:
        return not laid
    later = [state.round_panes[space] for space in laid if space > 0]
    if len(set(later)) < len(later):
        return False
    if state.phase == ROUND_PANES:
        return laid == list(range(1, len(laid) + 1))
    if state.phase == ENDED:
        return not laid and state.round == ROUNDS
    return laid == list(range(state.round - 1, ROUNDS))


def strips_fit_their_windows(state: SintraState) -> bool:
    """Dealt in order during the set-up; then a strip lies above every window that is not full, and no other."""
    places = range(state.players * SLOTS)
    dealt = [face != NOTHING for face in state.face]
    if not all(strips_are_the_seats_own(state, seat) for seat in range(state.players)):
        return False
    if state.phase <= STRIPS:
        in_order = dealt == sorted(dealt, reverse=True) and (state.phase == STRIPS or not any(dealt))
        return in_order and all(pane == NOTHING for pane in state.upper)
    upper_first = all(state.upper[place] != NOTHING for place in places if state.lower[place] != NOTHING)
    return upper_first and all(dealt[place] == (window_panes(state, place) < 2) for place in places)


def strips_are_the_seats_own(state: SintraState, seat: int) -> bool:
    """Each strip once (S1.5), and strip 4 on its joker face only after it was completed (S2.4)."""
    places = [place for place in range(seat * SLOTS, (seat + 1) * SLOTS) if state.face[place] != NOTHING]
    strips = [state.face[place] // 2 for place in places]
    joker = [place for place in places if state.face[place] // 2 == JOKER_STRIP]
    turned = all((state.face[place] % 2 == 1) == (state.upper[place] != NOTHING) for place in joker)
    return len(set(strips)) == len(strips) and turned


def strips_hold_what_fits(state: SintraState) -> bool:
    return all(strip_holds_what_fits(state, place) for place in range(state.players * SLOTS))


def strip_holds_what_fits(state: SintraState, place: int) -> bool:
    """Panes lie on spaces of their colour or on jokers, five only on the strip that is being resolved."""
    face = state.face[place]
    panes = [state.panes[place * COLOURS + colour] for colour in range(COLOURS)]
    spaces = [state.spaces[place * COLOURS + colour] for colour in range(COLOURS)]
    if face == NOTHING:
        return not any(panes) and not any(spaces) and state.jokers[place] == 0
    own = [FACE_SPACES[face * COLOURS + colour] for colour in range(COLOURS)]
    on_jokers = FACE_JOKERS[face] - state.jokers[place]
    covered = all(space == max(0, want - pane) for space, want, pane in zip(spaces, own, panes, strict=True))
    spilled = sum(max(0, pane - want) for want, pane in zip(own, panes, strict=True)) == on_jokers
    full = state.phase == KEEPING and place == full_strip(state)
    return covered and spilled and state.empty[place] == SPACES - sum(panes) and (state.empty[place] == 0) == full


def markers_are_on_their_tracks(state: SintraState) -> bool:
    rows = all(0 <= row < WRAP_ROW for row in state.glass_row)
    return rows and all(0 <= slot < SLOTS for slot in state.glazier)


def marker_has_one_place(state: SintraState) -> bool:
    """In the centre until it is taken: before the first turn of a round nobody can have it."""
    return state.marker_in_centre or state.phase >= TURN


def displays_hold_at_most_four(state: SintraState) -> bool:
    """During a refill they fill from the first on, and the centre is empty."""
    sizes = [sum(market_panes(state, source)) for source in range(1, state.displays + 1)]
    if state.phase == REFILL:
        full, rest = divmod(sum(sizes), PANES_PER_DISPLAY)
        filled = [PANES_PER_DISPLAY] * full + [rest] + [0] * state.displays
        return sizes == filled[: state.displays] and sum(market_panes(state, 0)) == 0
    return all(size <= PANES_PER_DISPLAY for size in sizes) and (state.phase >= TURN or sum(state.market) == 0)


def first_round_has_its_panes(state: SintraState) -> bool:
    """20, 28 or 36 panes on the displays and 74, 66 or 58 in the bag while round I lasts."""
    if state.round > 1 or state.phase < TURN:
        return True
    offered = DISPLAYS_BY_PLAYERS[state.players] * PANES_PER_DISPLAY
    return state.in_bag == PANES_PER_COLOUR * COLOURS - ROUNDS - offered


def next_step_is_possible(state: SintraState) -> bool:
    """Whoever acts next has at least one action or outcome."""
    full = state.displays * PANES_PER_DISPLAY
    own = range(state.seat * SLOTS, (state.seat + 1) * SLOTS)
    waits = {
        STRIPS: NOTHING in state.face,
        REFILL: state.on_offer < full and state.in_bag > 0,
        TURN: state.on_offer > 0,
        KEEPING: any(state.face[place] != NOTHING and state.empty[place] == 0 for place in own),
        ENDED: state.on_offer == 0,
    }
    return waits.get(state.phase, True)
