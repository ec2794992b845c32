"""The truth of reasons about Uzory."""

from typing import Any

from leadlight.core.state import OVER, State
from leadlight.games.uzory import events
from leadlight.games.uzory.components import COLOUR_CODES, PLAYER_COLOURS, TILE_SIDES
from leadlight.games.uzory.notation import cell_name

from . import Case, Facts, Truth


def view(case: Case, state: State) -> Any:
    return case.perspective.game.view(state, case.seat)


def scores(case: Case, facts: Facts) -> bool:
    finished = [event.points for event in case.events(events.PatternFinished) if event.seat == case.seat]
    return facts["points"] in finished and case.after.scores()[case.seat] >= int(facts["points"])


def gives(case: Case, facts: Facts) -> bool:
    seat = int(facts["seat"]) - 1
    finished = [event.points for event in case.events(events.PatternFinished) if event.seat == seat]
    return seat != case.seat and facts["points"] in finished


def tie_own(case: Case, facts: Facts) -> bool:
    closed = case.events(events.FrameClosed)
    return any(case.seat in each.candidates and len(each.candidates) == int(facts["count"]) > 1 for each in closed)


def tie_others(case: Case, facts: Facts) -> bool:
    closed = case.events(events.FrameClosed)
    return any(case.seat not in each.candidates and len(each.candidates) == int(facts["count"]) > 1 for each in closed)


def nobody(case: Case, facts: Facts) -> bool:  # noqa: ARG001
    return any(not event.candidates for event in case.events(events.FrameClosed))


def leaders(case: Case, state: State) -> dict[str, set[int]]:
    """The seats that lead alone in frames which lack only the tile on a cell, by that cell."""
    found: dict[str, set[int]] = {}
    shown = view(case, state)
    owners = {seat.colour: number for number, seat in enumerate(shown.seats)}
    for frame in shown.open_frames:
        most = sorted(frame.areas)
        if len(frame.missing) == 1 and most[-1] > most[-2]:
            owner = owners.get(frame.areas.index(most[-1]))
            if owner is not None:
                found.setdefault(cell_name(*frame.missing[0]), set()).add(owner)
    return found


def short_own(case: Case, facts: Facts) -> bool:
    return case.seat in leaders(case, case.after)[str(facts["cell"])]


def short_rival(case: Case, facts: Facts) -> bool:
    seat = int(facts["seat"]) - 1
    return seat != case.seat and seat in leaders(case, case.after)[str(facts["cell"])]


def shard(case: Case, facts: Facts) -> bool:
    before, after = (view(case, state).seats[case.seat].shards for state in (case.before, case.after))
    return bool(before - 1 == after == facts["left"])


def sides(case: Case, facts: Facts) -> bool:
    (event,) = case.events(events.TileLaid)
    own = COLOUR_CODES[view(case, case.before).seats[case.seat].colour]
    return event.sides.count(own) == facts["sides"]


def discards(case: Case, facts: Facts) -> bool:
    (event,) = case.events(events.TilesDiscarded)
    return len(event.places) == facts["count"]


def keeps(case: Case, facts: Facts) -> bool:
    (event,) = case.events(events.TilesDiscarded)
    seat = view(case, case.before).seats[case.seat]
    kept = [tile for place, tile in enumerate(seat.hand) if place not in event.places and tile is not None]
    return sum(TILE_SIDES[tile].count(COLOUR_CODES[seat.colour]) for tile in kept) == facts["sides"]


def skip(case: Case, facts: Facts) -> bool:  # noqa: ARG001
    return case.events(events.TurnSkipped)[0].decided


def redraw(case: Case, facts: Facts) -> bool:  # noqa: ARG001
    return not case.events(events.TurnSkipped)[0].decided


def next_skip_ends(case: Case, facts: Facts) -> bool:  # noqa: ARG001
    return bool(view(case, case.after).skips == len(case.after.scores()) - 1)


def ends(case: Case, facts: Facts) -> bool:
    points = case.after.scores()
    best = max(points[: case.seat] + points[case.seat + 1 :])
    return case.after.actor() == OVER and (points[case.seat], best) == (facts["points"], facts["best"])


def won(case: Case, facts: Facts) -> bool:
    places = case.after.ranking()
    return ends(case, facts) and places[case.seat] == 1 and places.count(1) == 1


def shared(case: Case, facts: Facts) -> bool:
    places = case.after.ranking()
    return ends(case, facts) and places[case.seat] == 1 and places.count(1) > 1


def lost(case: Case, facts: Facts) -> bool:
    return ends(case, facts) and case.after.ranking()[case.seat] > 1


def colours_alike(case: Case, facts: Facts) -> bool:  # noqa: ARG001
    return len({sum(tile.count(code) for tile in TILE_SIDES) for code in COLOUR_CODES[:PLAYER_COLOURS]}) == 1


TRUTHS: dict[str, Truth] = {
    "reason-uzory-scores": scores,
    "reason-uzory-gives": gives,
    "reason-uzory-tie-own": tie_own,
    "reason-uzory-tie-others": tie_others,
    "reason-uzory-nobody": nobody,
    "reason-uzory-short-own": short_own,
    "reason-uzory-short-rival": short_rival,
    "reason-uzory-shard": shard,
    "reason-uzory-sides": sides,
    "reason-uzory-discards": discards,
    "reason-uzory-keeps": keeps,
    "reason-uzory-skip": skip,
    "reason-uzory-redraw": redraw,
    "reason-uzory-next-skip-ends": next_skip_ends,
    "reason-uzory-ends-won": won,
    "reason-uzory-ends-shared": shared,
    "reason-uzory-ends-lost": lost,
    "reason-uzory-colours-alike": colours_alike,
}
