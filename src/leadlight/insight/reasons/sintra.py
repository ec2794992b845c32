"""Reasons for actions of Sintra: strips, broken glass, the start marker, the glazier, and what the next player gets."""

from collections.abc import Iterator
from typing import NamedTuple

from leadlight.core.state import CHANCE, OVER
from leadlight.games.sintra import events, scoring
from leadlight.games.sintra.actions import KEEP, RETURN
from leadlight.games.sintra.components import COLOUR_NAMES, COLOURS, GLASS_ROWS, NOTHING, ROUNDS, SLOTS
from leadlight.games.sintra.rules.placing import fitting_spaces
from leadlight.games.sintra.state import SintraState
from leadlight.insight.reasons.reason import Played, Weighed, weigh

MARKER = 1.5  # points that starting the next round is worth, as the evaluation has it
REACH = 0.3  # for a strip that the glazier reaches again
PROGRESS = (0.0, 2.0, 1.0, 0.4, 0.2, 0.0)  # for a strip that lacks so many panes
LEFT = 0.8  # share of what the next player is left
ALIKE = 0.1  # for saying that a choice does not matter

# The part of the score that windows pay at the end, by side, and the message about it.
ORNAMENTS = ("ornaments", "reason-sintra-ornaments")
PALACE = ("palace", "reason-sintra-palace")


def find_sintra_reasons(played: Played) -> list[Weighed]:
    before, after = played.before, played.after
    assert isinstance(before, SintraState)
    assert isinstance(after, SintraState)
    found = [*weigh_events(played, before), *weigh_final_scoring(played, before, after)]
    return [*found, *weigh_next_player(played, before, after)]


def weigh_events(played: Played, before: SintraState) -> Iterator[Weighed]:
    row = before.glass_row[played.seat]
    cause: events.MarkerTaken | events.PanesBroke | None = None
    for event in played.events:
        match event:
            case events.StripCompleted():
                yield from weigh_completed(event, before)
            case events.MarkerTaken() | events.PanesBroke():
                cause = event
            case events.GlassStepped():
                cost = GLASS_ROWS[row] - GLASS_ROWS[event.row] - event.points
                row = event.row
                yield weigh_glass(cause, cost, before)
            case events.PanesPlaced():
                yield from weigh_placed(event, before)
            case events.GlazierReturned():
                yield weigh_returned(event, before)


def weigh_completed(event: events.StripCompleted, before: SintraState) -> Iterator[Weighed]:
    points = sum(event.window)
    terms = " + ".join(map(str, event.window))
    yield weigh(points, "reason-sintra-completes", slot=event.slot + 1, points=points, terms=terms)
    if event.bonus:
        colour = COLOUR_NAMES[before.round_panes[before.round - 1]]
        yield weigh(event.bonus, "reason-sintra-bonus", colour=colour, points=event.bonus)


def weigh_glass(cause: events.MarkerTaken | events.PanesBroke | None, cost: int, before: SintraState) -> Weighed:
    if isinstance(cause, events.PanesBroke):
        return weigh(cost + 0.5, "reason-sintra-breaks", count=cause.count, points=-cost)
    if before.round == ROUNDS:
        return weigh(cost, "reason-sintra-marker-last", points=-cost)
    return weigh(max(MARKER, cost), "reason-sintra-marker", points=-cost)


def weigh_placed(event: events.PanesPlaced, before: SintraState) -> Iterator[Weighed]:
    """The strip, unless it is complete: then another reason says so."""
    left = before.empty[event.seat * SLOTS + event.slot] - event.count
    if left:
        yield weigh(PROGRESS[left], "reason-sintra-progress", slot=event.slot + 1, count=event.count, left=left)


def weigh_returned(event: events.GlazierReturned, before: SintraState) -> Weighed:
    first = event.seat * SLOTS
    glazier = before.glazier[event.seat]
    strips = sum(before.face[first + slot] != NOTHING for slot in range(event.slot, glazier))
    return weigh(REACH * strips, "reason-sintra-returns", slot=event.slot + 1, strips=strips)


def weigh_final_scoring(played: Played, before: SintraState, after: SintraState) -> Iterator[Weighed]:
    """What the windows will pay at the end, where that changes or where a choice of panes changes nothing."""
    part, message = PALACE if before.side_b else ORNAMENTS
    then, now = scoring.breakdown(before, played.seat)[part], scoring.breakdown(after, played.seat)[part]
    if now > then:
        yield weigh(now - then, message, points=now, before=then)
    elif KEEP <= played.action < RETURN and not before.side_b:
        yield weigh(ALIKE, "reason-sintra-alike")


def weigh_next_player(played: Played, before: SintraState, after: SintraState) -> Iterator[Weighed]:
    """What the next player can complete at once: taken away by the action, or left although it could be taken away."""
    rival = after.actor()
    if rival in (CHANCE, OVER, played.seat):
        return
    then, now = completable(before, rival), completable(after, rival)
    facts = {"seat": rival + 1, "players": int(before.players)}
    denied = {slot: strip.points for slot, strip in then.items() if slot not in now}
    left = {slot: strip.points for slot, strip in now.items() if slot in then and then[slot].groups == 1}
    if denied:
        slot = most(denied)
        yield weigh(denied[slot], "reason-sintra-denies", slot=slot + 1, points=denied[slot], **facts)
    if left:
        slot = most(left)
        yield weigh(LEFT * left[slot], "reason-sintra-leaves", slot=slot + 1, points=left[slot], **facts)


def most(points: dict[int, int]) -> int:
    """The slot with the most points; among equal ones the leftmost."""
    return max(points, key=lambda slot: (points[slot], -slot))


class Completable(NamedTuple):
    """A strip that can be completed at once."""

    points: int  # of its window
    groups: int  # of the market, each of which is enough


def completable(state: SintraState, seat: int) -> dict[int, Completable]:
    """The strips that a seat could complete with one group of the market, by slot."""
    found: dict[int, Completable] = {}
    for slot in range(state.glazier[seat], SLOTS):
        place = seat * SLOTS + slot
        groups = count_filling(state, place) if state.face[place] != NOTHING else 0
        if groups:
            found[slot] = Completable(sum(scoring.window_terms(state, place)), groups)
    return found


def count_filling(state: SintraState, place: int) -> int:
    """How many groups of the market fill all empty spaces of a strip."""
    empty = state.empty[place]
    fitting = [colour for colour in range(COLOURS) if fitting_spaces(state, place, colour) >= empty]
    counts = [state.market[source * COLOURS + colour] for source in range(state.displays + 1) for colour in fitting]
    return sum(count >= empty for count in counts)
