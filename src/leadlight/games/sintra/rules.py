"""What the rules allow and what each action does (S2-S10). Numbers refer to docs/rules/sintra.md."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from leadlight.core.chance import Rng
from leadlight.core.journal import Journal
from leadlight.games.sintra import events, scoring
from leadlight.games.sintra.actions import BREAK_ALL, DEAL, DRAW, KEEP, RETURN, SOURCES, START, TARGETS
from leadlight.games.sintra.components import (
    COLOURS,
    FACE_JOKERS,
    FACE_SPACES,
    JOKER_STRIP,
    NOTHING,
    PANES_PER_DISPLAY,
    ROUNDS,
    SLOTS,
    SPACES,
    STRIPS_PER_PLAYER,
    WRAP_ROW,
)
from leadlight.games.sintra.phases import ENDED, KEEPING, REFILL, ROUND_PANES, STARTER, STRIPS, TURN

if TYPE_CHECKING:
    from leadlight.games.sintra.state import SintraState


def legal_actions(state: "SintraState") -> list[int]:
    if state.phase == TURN:
        return turn_actions(state)
    if state.phase == KEEPING:
        return keep_actions(state)
    return []


def turn_actions(state: "SintraState") -> list[int]:
    """S4.2: place panes from any group on offer, or return the glazier."""
    actions: list[int] = []
    for colour in range(COLOURS):
        fitting = fitting_slots(state, colour)
        for source in range(state.displays + 1):
            if state.market[source * COLOURS + colour] > 0:
                add_placements(actions, (colour * SOURCES + source) * TARGETS, fitting)
    if may_return(state):
        actions.append(RETURN)
    return actions


def add_placements(actions: list[int], group: i64, fitting: i64) -> None:
    """S6.4-S6.6, S6.11: any slot that fits; only when there is none, all panes break."""
    if fitting == 0:
        actions.append(group + BREAK_ALL)
    target: i64 = 1
    while fitting != 0:
        if fitting & 1:
            actions.append(group + target)
        fitting >>= 1
        target += 1


def fitting_slots(state: "SintraState", colour: i64) -> i64:
    """S6.2, S6.5: a bit for each slot, from slot 1 up, that the glazier reaches and whose strip has a fitting space."""
    first = state.seat * SLOTS
    slots: i64 = 0
    for slot in range(state.glazier[state.seat], SLOTS):
        if fitting_spaces(state, first + slot, colour) > 0:
            slots |= 1 << slot
    return slots


def fitting_spaces(state: "SintraState", place: i64, colour: i64) -> i64:
    """S6.3: empty spaces of the colour, and empty jokers, on the strip at `seat * SLOTS + slot`."""
    return state.spaces[place * COLOURS + colour] + state.jokers[place]


def keep_actions(state: "SintraState") -> list[int]:
    """S7.4: the distinct colours on the full strip."""
    panes = full_strip(state) * COLOURS
    return [KEEP + colour for colour in range(COLOURS) if state.panes[panes + colour] > 0]


def full_strip(state: "SintraState") -> i64:
    """Where the acting seat's full strip lies; the glazier stands above it (S6.7)."""
    return state.seat * SLOTS + state.glazier[state.seat]


def leftmost_strip(state: "SintraState", seat: i64) -> i64:
    """The leftmost slot that still holds a strip, or SLOTS when none does."""
    slot: i64 = 0
    while slot < SLOTS and state.face[seat * SLOTS + slot] == NOTHING:
        slot += 1
    return slot


def may_return(state: "SintraState") -> bool:
    """S8.2, and S13.3 with its option."""
    glazier = state.glazier[state.seat]
    target = leftmost_strip(state, state.seat)
    if target >= glazier:
        return False
    return not (state.gap_blocks_return and gap_between(state, target, glazier))


def gap_between(state: "SintraState", left: i64, right: i64) -> bool:
    """S13.3: whether a slot strictly between two slots of the acting seat is empty."""
    first = state.seat * SLOTS
    for slot in range(left + 1, right):
        if state.face[first + slot] == NOTHING:
            return True
    return False


def chance_outcomes(state: "SintraState") -> list[tuple[int, int]]:
    if state.phase == STARTER:
        return [(START + seat, 1) for seat in range(state.players)]
    if state.phase == STRIPS:
        return strip_outcomes(state)
    if state.phase == ROUND_PANES or state.phase == REFILL:
        return pane_outcomes(state)
    return []


def strip_outcomes(state: "SintraState") -> list[tuple[int, int]]:
    """S2.3, S2.4: each strip not dealt to this seat yet, either face; strip 4 only with its jokers down."""
    dealt = dealt_strips(state)
    outcomes: list[tuple[int, int]] = []
    for strip in range(STRIPS_PER_PLAYER):
        front = DEAL + strip * 2
        if dealt & (1 << strip):
            continue
        if strip == JOKER_STRIP:
            outcomes.append((front, 2))
        else:
            outcomes.append((front, 1))
            outcomes.append((front + 1, 1))
    return outcomes


def dealt_strips(state: "SintraState") -> i64:
    """A bit for each strip that lies before the seat whose strips are being dealt."""
    place = next_deal(state)
    dealt: i64 = 0
    for earlier in range(place - place % SLOTS, place):
        dealt |= 1 << (state.face[earlier] >> 1)
    return dealt


def next_deal(state: "SintraState") -> i64:
    """The first slot without a strip, seat by seat."""
    place: i64 = 0
    while state.face[place] != NOTHING:
        place += 1
    return place


def pane_outcomes(state: "SintraState") -> list[tuple[int, int]]:
    """Each pane in the bag is as likely; round spaces II-VI take one of each colour (S2.8)."""
    if laying_one_of_each(state):
        return [(DRAW + colour, 1) for colour in range(COLOURS) if colour not in state.round_panes]
    return [(DRAW + colour, state.bag[colour]) for colour in range(COLOURS) if state.bag[colour] > 0]


def laying_one_of_each(state: "SintraState") -> bool:
    """Whether a round space of II-VI is still to be filled; they come before space I (S2.8, S2.9)."""
    return state.phase == ROUND_PANES and state.round_panes[ROUNDS - 1] == NOTHING


def draw_strip(state: "SintraState", rng: Rng) -> int:
    """A strip with a face, as `State.draw` would draw it from `strip_outcomes`: every strip weighs 2."""
    dealt = dealt_strips(state)
    strip: i64 = 0
    left: i64 = rng.below(2 * (STRIPS_PER_PLAYER - next_deal(state) % SLOTS))
    while left >= 2 or dealt & (1 << strip):
        if not dealt & (1 << strip):
            left -= 2
        strip += 1
    return DEAL + strip * 2 + (0 if strip == JOKER_STRIP else left)


def draw_pane(state: "SintraState", rng: Rng) -> int:
    """A pane from the bag, as `State.draw` would draw it from `pane_outcomes`."""
    left: i64 = rng.below(state.in_bag)
    colour: i64 = 0
    while left >= state.bag[colour]:
        left -= state.bag[colour]
        colour += 1
    return DRAW + colour


def apply(state: "SintraState", action: i64, journal: Journal | None) -> None:
    if action < RETURN:
        place_panes(state, action, journal)
    elif action == RETURN:
        return_glazier(state, journal)
    elif action < DRAW:
        keep_pane(state, action - KEEP, journal)
    elif action < DEAL:
        receive_pane(state, action - DRAW, journal)
    elif action < START:
        deal_strip(state, action - DEAL, journal)
    else:
        name_starter(state, action - START, journal)


def name_starter(state: "SintraState", seat: i64, journal: Journal | None) -> None:
    state.starter = seat
    state.phase = STRIPS
    if journal is not None:
        journal.add(events.StarterNamed(seat))


def deal_strip(state: "SintraState", face: i64, journal: Journal | None) -> None:
    place = next_deal(state)
    lay_face(state, place, face)
    if place == state.players * SLOTS - 1:
        state.phase = ROUND_PANES
    if journal is not None:
        journal.add(events.StripDealt(place // SLOTS, place % SLOTS, face))


def lay_face(state: "SintraState", place: i64, face: i64) -> None:
    """Put a strip into a slot with this face up, empty."""
    state.face[place] = face
    state.empty[place] = SPACES
    state.jokers[place] = FACE_JOKERS[face]
    for colour in range(COLOURS):
        state.spaces[place * COLOURS + colour] = FACE_SPACES[face * COLOURS + colour]


def receive_pane(state: "SintraState", colour: i64, journal: Journal | None) -> None:
    """A pane leaves the bag for the round track (S2.8, S2.9) or the next display (S2.10, S10.4)."""
    state.bag[colour] -= 1
    state.in_bag -= 1
    if state.phase == ROUND_PANES:
        lay_round_pane(state, colour, journal)
    else:
        display = state.on_offer // PANES_PER_DISPLAY + 1
        state.market[display * COLOURS + colour] += 1
        state.on_offer += 1
        if journal is not None:
            journal.add(events.PaneDrawn(display, colour))
        prepare_draw(state, journal)


def lay_round_pane(state: "SintraState", colour: i64, journal: Journal | None) -> None:
    """Spaces II-VI from the left, then space I."""
    space: i64 = 0
    if laying_one_of_each(state):
        space = 1
        while state.round_panes[space] != NOTHING:
            space += 1
    state.round_panes[space] = colour
    if space == 0:
        state.phase = REFILL
    if journal is not None:
        journal.add(events.RoundPaneLaid(space + 1, colour))


def prepare_draw(state: "SintraState", journal: Journal | None) -> None:
    """S10.4-S10.7: wait for the next pane, pouring the tower into an empty bag; begin when none is needed or left."""
    if state.on_offer == state.displays * PANES_PER_DISPLAY:
        begin_round(state, journal)
    elif state.in_bag == 0:
        empty_tower(state, journal)
        if state.in_bag == 0:
            begin_round(state, journal)


def empty_tower(state: "SintraState", journal: Journal | None) -> None:
    for colour in range(COLOURS):
        state.in_bag += state.tower[colour]
        state.bag[colour] += state.tower[colour]
        state.tower[colour] = 0
    if journal is not None and state.in_bag > 0:
        journal.add(events.TowerEmptied(state.in_bag))


def begin_round(state: "SintraState", journal: Journal | None) -> None:
    """S3.2, S3.3; without a pane on offer the round is over at once (S10.9)."""
    state.phase = TURN
    state.seat = state.starter
    if journal is not None:
        journal.add(events.RoundBegan(state.round, state.starter, state.round_panes[state.round - 1]))
    if state.on_offer == 0:
        end_round(state, journal)


def place_panes(state: "SintraState", action: i64, journal: Journal | None) -> None:
    """S5-S7: take a group, move the glazier, fill the strip, break what does not fit."""
    target = action % TARGETS
    group = action // TARGETS
    colour = group // SOURCES
    count = take_panes(state, group % SOURCES, colour, journal)
    if target == BREAK_ALL:
        break_panes(state, colour, count, journal)
        end_turn(state, journal)
        return
    slot = target - 1
    state.glazier[state.seat] = slot
    fill_strip(state, slot, colour, count, journal)
    if state.empty[state.seat * SLOTS + slot] == 0:
        complete_strip(state, slot, journal)
    else:
        end_turn(state, journal)


def take_panes(state: "SintraState", source: i64, colour: i64, journal: Journal | None) -> i64:
    """S5: all panes of the colour; a display's others go to the centre, the centre's first taker gets the marker."""
    first = source * COLOURS
    count = state.market[first + colour]
    state.market[first + colour] = 0
    state.on_offer -= count
    if journal is not None:
        journal.add(events.PanesTaken(state.seat, source, colour, count))
    if source > 0:
        for other in range(COLOURS):
            state.market[other] += state.market[first + other]
            state.market[first + other] = 0
    elif state.marker_in_centre:
        state.marker_in_centre = False
        state.starter = state.seat
        if journal is not None:
            journal.add(events.MarkerTaken(state.seat))
        step_glass(state, 1, journal)
    return count


def step_glass(state: "SintraState", steps: i64, journal: Journal | None) -> None:
    """S9.1-S9.3: down the broken glass track; each arrival at row 9 costs 18 points and starts over."""
    seat = state.seat
    row = state.glass_row[seat] + steps
    wraps = row // WRAP_ROW
    state.glass_row[seat] = row % WRAP_ROW
    state.wraps[seat] += wraps
    if journal is not None:
        journal.add(events.GlassStepped(seat, steps, row % WRAP_ROW, wraps))


def break_panes(state: "SintraState", colour: i64, count: i64, journal: Journal | None) -> None:
    """S6.10: to the tower, one step each."""
    state.tower[colour] += count
    if journal is not None:
        journal.add(events.PanesBroke(state.seat, colour, count))
    step_glass(state, count, journal)


def fill_strip(state: "SintraState", slot: i64, colour: i64, count: i64, journal: Journal | None) -> None:
    """S6.8-S6.10: own-colour spaces first, then jokers; the rest breaks."""
    place = state.seat * SLOTS + slot
    own = min(count, state.spaces[place * COLOURS + colour])
    on_jokers = min(count - own, state.jokers[place])
    placed = own + on_jokers
    state.spaces[place * COLOURS + colour] -= own
    state.jokers[place] -= on_jokers
    state.panes[place * COLOURS + colour] += placed
    state.empty[place] -= placed
    if journal is not None:
        journal.add(events.PanesPlaced(state.seat, slot, colour, placed))
    if placed < count:
        break_panes(state, colour, count - placed, journal)


def complete_strip(state: "SintraState", slot: i64, journal: Journal | None) -> None:
    """S7.3, then S7.4: the colour bonus, and the choice of the kept pane unless all panes are alike."""
    first = (state.seat * SLOTS + slot) * COLOURS
    bonus = state.panes[first + state.round_panes[state.round - 1]]
    state.colour_bonus[state.seat] += bonus
    if journal is not None:
        journal.add(events.StripCompleted(state.seat, slot, bonus))
    state.phase = KEEPING
    for colour in range(COLOURS):
        if state.panes[first + colour] == SPACES:
            keep_pane(state, colour, journal)


def keep_pane(state: "SintraState", kept: i64, journal: Journal | None) -> None:
    """S7.5-S7.11: one pane into the window, four into the tower, the strip turned or removed, the window scored."""
    place = full_strip(state)
    for colour in range(COLOURS):
        state.tower[colour] += state.panes[place * COLOURS + colour]
        state.panes[place * COLOURS + colour] = 0
    state.tower[kept] -= 1
    upper = state.upper[place] == NOTHING
    if upper:
        state.upper[place] = kept
        lay_face(state, place, state.face[place] ^ 1)
    else:
        state.lower[place] = kept
        state.face[place] = NOTHING
    if journal is not None:
        journal.add(events.PaneKept(state.seat, place % SLOTS, kept, upper))
    score_window(state, place, journal)
    state.phase = TURN
    end_turn(state, journal)


def score_window(state: "SintraState", place: i64, journal: Journal | None) -> None:
    """S7.9, S7.10: this window and every window to its right that holds a pane."""
    terms = scoring.window_terms(state, place)
    state.window_points[state.seat] += sum(terms)
    if journal is not None:
        journal.add(events.WindowScored(state.seat, place % SLOTS, tuple(terms)))


def return_glazier(state: "SintraState", journal: Journal | None) -> None:
    """S8.1: to the leftmost strip; the turn ends."""
    slot = leftmost_strip(state, state.seat)
    state.glazier[state.seat] = slot
    if journal is not None:
        journal.add(events.GlazierReturned(state.seat, slot))
    end_turn(state, journal)


def end_turn(state: "SintraState", journal: Journal | None) -> None:
    """S3.4, S10.1: clockwise, until no pane is on offer."""
    if state.on_offer > 0:
        state.seat = (state.seat + 1) % state.players
    else:
        end_round(state, journal)


def end_round(state: "SintraState", journal: Journal | None) -> None:
    """S10.2, S10.3."""
    state.tower[state.round_panes[state.round - 1]] += 1
    state.round_panes[state.round - 1] = NOTHING
    if journal is not None:
        journal.add(events.RoundEnded(state.round))
    if state.round == ROUNDS:
        state.phase = ENDED
        if journal is not None:
            for seat in range(state.players):
                journal.add(events.FinalScored(seat, scoring.breakdown(state, seat)))
        return
    state.round += 1
    state.marker_in_centre = True
    state.phase = REFILL
    prepare_draw(state, journal)
