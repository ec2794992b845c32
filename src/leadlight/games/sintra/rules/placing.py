"""Action A, steps 1 and 2 (S5, S6): take panes, place them, break what does not fit."""

from mypy_extensions import i64

from leadlight.core.journal import Journal
from leadlight.games.sintra import events
from leadlight.games.sintra.actions import BREAK_ALL, PLACE, RETURN, SOURCES, TARGETS
from leadlight.games.sintra.components import COLOURS, SLOTS, WRAP_LOSS, WRAP_ROW
from leadlight.games.sintra.rules.completing import complete_strip
from leadlight.games.sintra.rules.returning import may_return
from leadlight.games.sintra.rules.rounds import end_turn
from leadlight.games.sintra.table import SintraTable


def turn_actions(state: SintraTable) -> list[int]:
    """S4.2: place panes from any group on offer, or return the glazier."""
    actions: list[int] = []
    if may_return(state):
        actions.append(RETURN)
    for colour in range(COLOURS):
        fitting = fitting_slots(state, colour)
        for source in range(state.displays + 1):
            if state.market[source * COLOURS + colour] > 0:
                add_placements(actions, PLACE + (colour * SOURCES + source) * TARGETS, fitting)
    return actions


def add_placements(actions: list[int], group: i64, fitting: i64) -> None:
    """S6.4-S6.6, S6.11: add a placement for each slot that fits; if none fits, add breaking all panes."""
    if fitting == 0:
        actions.append(group + BREAK_ALL)
    target: i64 = 1
    while fitting != 0:
        if fitting & 1:
            actions.append(group + target)
        fitting >>= 1
        target += 1


def fitting_slots(state: SintraTable, colour: i64) -> i64:
    """S6.2, S6.5: a bit for each slot, from slot 1 up, that the glazier reaches and whose strip has a fitting space."""
    first = state.seat * SLOTS
    slots: i64 = 0
    for slot in range(state.glazier[state.seat], SLOTS):
        if fitting_spaces(state, first + slot, colour) > 0:
            slots |= 1 << slot
    return slots


def fitting_spaces(state: SintraTable, place: i64, colour: i64) -> i64:
    """S6.3: empty spaces of the colour, and empty jokers, on the strip at `seat * SLOTS + slot`."""
    return state.spaces[place * COLOURS + colour] + state.jokers[place]


def place_panes(state: SintraTable, placement: i64, journal: Journal | None) -> None:
    """S5-S7: take a group, move the glazier, fill the strip, break what does not fit."""
    target = placement % TARGETS
    group = placement // TARGETS
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


def take_panes(state: SintraTable, source: i64, colour: i64, journal: Journal | None) -> i64:
    """S5: take all panes of the colour and return their number. The rest of a display goes to the centre; whoever takes
    from the centre first gets the marker.
    """
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


def step_glass(state: SintraTable, steps: i64, journal: Journal | None) -> None:
    """S9.1-S9.3: move down the broken glass track. Reaching row 9 costs 18 points and starts the track over."""
    seat = state.seat
    row = state.glass_row[seat] + steps
    wraps = row // WRAP_ROW
    state.glass_row[seat] = row % WRAP_ROW
    state.wraps[seat] += wraps
    if journal is not None:
        journal.add(events.GlassStepped(seat, steps, row % WRAP_ROW, wraps, -WRAP_LOSS * wraps))


def break_panes(state: SintraTable, colour: i64, count: i64, journal: Journal | None) -> None:
    """S6.10: the panes go to the tower, and each costs one step on the broken glass track."""
    state.tower[colour] += count
    if journal is not None:
        journal.add(events.PanesBroke(state.seat, colour, count))
    step_glass(state, count, journal)


def fill_strip(state: SintraTable, slot: i64, colour: i64, count: i64, journal: Journal | None) -> None:
    """S6.8-S6.10: fill spaces of the colour first, then jokers; the other panes break."""
    place = state.seat * SLOTS + slot
    own = min(count, state.spaces[place * COLOURS + colour])
    on_jokers = min(count - own, state.jokers[place])
    placed = own + on_jokers
    state.spaces[place * COLOURS + colour] -= own
    state.jokers[place] -= on_jokers
    state.panes[place * COLOURS + colour] += placed
    state.empty[place] -= placed
    if journal is not None:
        journal.add(events.PanesPlaced(state.seat, slot, colour, placed, on_jokers))
    if placed < count:
        break_panes(state, colour, count - placed, journal)
