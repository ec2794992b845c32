"""The truth of reasons about Sintra."""

from leadlight.core.journal import Journal
from leadlight.games.sintra import events
from leadlight.games.sintra.components import COLOUR_NAMES, ROUNDS
from leadlight.games.sintra.state import SintraState
from leadlight.games.sintra.view import SlotView

from . import Case, Facts, Truth


def states(case: Case) -> tuple[SintraState, SintraState]:
    assert isinstance(case.before, SintraState)
    assert isinstance(case.after, SintraState)
    return case.before, case.after


def slots(case: Case, state: SintraState) -> list[SlotView]:
    found: list[SlotView] = case.perspective.game.view(state, None).seats[case.seat].slots  # type: ignore[attr-defined]
    return found


def completes(case: Case, facts: Facts) -> bool:
    (event,) = case.events(events.StripCompleted)
    terms = " + ".join(map(str, event.window))
    return (event.slot + 1, sum(event.window), terms) == (facts["slot"], facts["points"], facts["terms"])


def bonus(case: Case, facts: Facts) -> bool:
    before, _ = states(case)
    colour = COLOUR_NAMES[before.round_panes[before.round - 1]]
    return (case.gained("colour_bonus"), colour) == (facts["points"], facts["colour"])


def glass(case: Case, facts: Facts) -> bool:
    """With one cause the cost is the difference of the score; of two causes each has a part of it."""
    lost = case.gained("wraps", "glass_row")
    points = int(facts["points"])
    broke, took = bool(case.events(events.PanesBroke)), bool(case.events(events.MarkerTaken))
    if broke and took:
        return lost < points < 0
    return points == lost


def breaks(case: Case, facts: Facts) -> bool:
    (event,) = case.events(events.PanesBroke)
    return event.count == facts["count"] and glass(case, facts)


def marker(case: Case, facts: Facts) -> bool:
    before, after = states(case)
    return (
        bool(case.events(events.MarkerTaken))
        and before.round < ROUNDS
        and after.starter == case.seat
        and glass(case, facts)
    )


def marker_last(case: Case, facts: Facts) -> bool:
    before, _ = states(case)
    return bool(case.events(events.MarkerTaken)) and before.round == ROUNDS and glass(case, facts)


def progress(case: Case, facts: Facts) -> bool:
    _, after = states(case)
    slot = slots(case, after)[int(facts["slot"]) - 1]
    return sum(slot.spaces) + slot.jokers == facts["left"]


def returns(case: Case, facts: Facts) -> bool:
    before, after = states(case)
    reached = range(after.glazier[case.seat], before.glazier[case.seat])
    strips = sum(slots(case, before)[slot].face is not None for slot in reached)
    return (after.glazier[case.seat] + 1, strips) == (facts["slot"], facts["strips"])


def final_part(part: str) -> Truth:
    def is_true(case: Case, facts: Facts) -> bool:
        before, after = case.scores()
        return (before[part], after[part]) == (facts["before"], facts["points"])

    return is_true


def alike(case: Case, facts: Facts) -> bool:  # noqa: ARG001
    results = set()
    for action in case.before.legal_actions():
        after = case.before.copy()
        after.apply(action)
        results.add(case.perspective.game.score(after, case.seat))
    return len(results) == 1


def completions(state: SintraState, seat: int) -> dict[int, int]:
    """What the seat would score with windows that one action of it completes, by trying all of them."""
    found: dict[int, int] = {}
    turn = state.copy()
    turn.seat = seat
    for action in turn.legal_actions():
        after, journal = turn.copy(), Journal()
        after.apply(action, journal)
        for event in journal.events:
            if isinstance(event, events.StripCompleted):
                found[event.slot + 1] = sum(event.window)
    return found


def denies(case: Case, facts: Facts) -> bool:
    before, after = states(case)
    rival, slot = int(facts["seat"]) - 1, int(facts["slot"])
    return completions(before, rival).get(slot) == facts["points"] and slot not in completions(after, rival)


def leaves(case: Case, facts: Facts) -> bool:
    _, after = states(case)
    rival, slot = int(facts["seat"]) - 1, int(facts["slot"])
    return after.actor() == rival and completions(after, rival).get(slot) == facts["points"]


TRUTHS: dict[str, Truth] = {
    "reason-sintra-completes": completes,
    "reason-sintra-bonus": bonus,
    "reason-sintra-breaks": breaks,
    "reason-sintra-marker": marker,
    "reason-sintra-marker-last": marker_last,
    "reason-sintra-progress": progress,
    "reason-sintra-returns": returns,
    "reason-sintra-ornaments": final_part("ornaments"),
    "reason-sintra-palace": final_part("palace"),
    "reason-sintra-alike": alike,
    "reason-sintra-denies": denies,
    "reason-sintra-leaves": leaves,
}
