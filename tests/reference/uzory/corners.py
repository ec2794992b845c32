"""Names the rare cases that a step of a match goes through, read from the positions before and after it."""

from collections.abc import Callable

from .box import FACES
from .frames import component
from .judging import candidates, verdict, weight
from .laying import matches
from .players import cell_of
from .table import Frame, Laid, Table
from .turns import end_reason, ends_by_skips, ends_idle

Corner = Callable[[Table, str, Table], bool]


def laid_tile(action: str, after: Table) -> Laid | None:
    return after.floor[cell_of(action)] if action.startswith("lay") else None


def new_frames(before: Table, after: Table) -> list[Frame]:
    return after.frames[len(before.frames) :]


def shard_was_needed(before: Table, action: str, after: Table) -> bool:
    laid = laid_tile(action, after)
    return laid is not None and not matches(before, cell_of(action), Laid(laid.tile, laid.turn))


def covered_colour(action: str, after: Table) -> str | None:
    laid = laid_tile(action, after)
    return Laid(laid.tile, laid.turn).colours[laid.shard[0]] if laid and laid.shard else None


def lost_immunity(_: Table, action: str, after: Table) -> bool:
    laid = laid_tile(action, after)
    if laid is None or not after.options.broken:
        return False
    return "k" in FACES[laid.tile][0] and "k" not in laid.colours.values()


def is_without_influence(before: Table, _: str, after: Table) -> bool:
    """A frame closes with a triangle that faces black."""
    closed = [component(after, frame.token) for frame in new_frames(before, after)]
    return any(
        weight(after, cell, side) == 0 and colour != "k"
        for _, centres in closed
        for cell in centres
        for side, colour in after.floor[cell].colours.items()
    )


def black_led(before: Table, _: str, after: Table) -> bool:
    areas = [frame.areas for frame in new_frames(before, after)]
    return not after.options.broken and any(max(each.values()) == each.get("k") for each in areas)


def closed_with(name: str) -> Corner:
    return lambda before, _, after: name in {verdict(after, frame.areas) for frame in new_frames(before, after)}


def closed_at_once(count: int) -> Corner:
    return lambda before, _, after: len(new_frames(before, after)) == count


def with_candidates(count: int) -> Corner:
    """A tie between so many players."""
    return lambda before, _, after: any(
        verdict(after, frame.areas) == "tie" and len(candidates(after, frame.areas)) == count
        for frame in new_frames(before, after)
    )


def reached(points: int) -> Corner:
    return lambda before, _, after: any(
        before.points(seat) < points <= after.points(seat) for seat in after.hands if after.points(seat)
    )


def was_reshuffled(before: Table, _: str, after: Table) -> bool:
    return bool(before.in_discards()) and not after.in_discards()


def scored_in_another_turn(before: Table, _: str, after: Table) -> bool:
    return any(after.points(seat) > before.points(seat) for seat in after.hands if seat != before.seat)


CORNERS: dict[str, Corner] = {
    "U3.6 decided skip": lambda _, action, after: action == "skip" and after.skips > 0,
    "U3.6 redraw": lambda _, action, after: action == "skip" and after.skips == 0,
    "U4.5 shard makes a tile fit": shard_was_needed,
    "U5.3 shard on white": lambda _, action, after: covered_colour(action, after) == "w",
    "U5.3 shard on black": lambda _, action, after: covered_colour(action, after) == "k",
    "U5.7 no shards left": lambda before, action, _: action.startswith("lay") and not before.shards(before.seat),
    "U6.4 two frames at once": closed_at_once(2),
    "U6.4 three frames at once": closed_at_once(3),
    "U6.4 four frames at once": closed_at_once(4),
    "U7.3 black leads": black_led,
    "U7.4 none": closed_with("none"),
    "U7.5 white": closed_with("white"),
    "U7.6 clear": closed_with("clear"),
    "U7.7 neutral": closed_with("neutral"),
    "U7.8 tie with one candidate": with_candidates(1),
    "U7.9 two candidates": with_candidates(2),
    "U7.9 three candidates": with_candidates(3),
    "U7.9 two names in a turn": lambda before, action, after: (
        action.startswith("name") and before.waits_for == after.waits_for == "name"
    ),
    "U7.10 named an opponent": lambda before, action, _: action.startswith("name") and action != f"name {before.seat}",
    "U8.3 point in another player's turn": scored_in_another_turn,
    "U8.4 spare token": reached(13),
    "U8.4 no token": reached(17),
    "U9.4 reshuffle": was_reshuffled,
    "U9.4 reshuffle between two draws": lambda before, action, after: (
        action.startswith("draw") and was_reshuffled(before, action, after)
    ),
    "U9.4 second reshuffle": lambda before, action, after: bool(before.past) and was_reshuffled(before, action, after),
    "U10.1 named before the end": lambda _, action, after: action.startswith("name") and after.waits_for == "over",
    "U10.2 a redraw breaks the row": lambda before, action, after: (
        action == "skip" and before.skips > 0 and after.skips == 0
    ),
    "U10.2 a tile breaks the row": lambda before, action, _: action.startswith("lay") and before.skips > 0,
    "U10.3 tested, and something fits": lambda _, action, after: (
        action == "skip" and after.idle % after.players() == 0 and after.waits_for != "over"
    ),
    "U12.2 faces black": is_without_influence,
    "U12.7 immunity lost": lost_immunity,
}

TIE_BY_SHARDS = "U11.2 tie that the shards decide"
SHARED = "U11.3 shared win"
BY_BOTH_COUNTS = "U10.2 and U10.4 at once"
ENDINGS = ("ends full", "ends skips", "ends dead_end", "ends idle", TIE_BY_SHARDS, SHARED, BY_BOTH_COUNTS)


def corners(before: Table, action: str, after: Table) -> list[str]:
    return [name for name, is_met in CORNERS.items() if is_met(before, action, after)]


def endings(table: Table) -> list[str]:
    """How it ended, and the rare cases of a ranking."""
    results = [(table.points(seat), table.shards(seat)) for seat in table.hands]
    best = max(results)
    level = [result for result in results if result[0] == best[0]]
    rare = [TIE_BY_SHARDS] * (min(level) < best) + [SHARED] * (results.count(best) > 1)
    both = [BY_BOTH_COUNTS] * (ends_by_skips(table) and ends_idle(table))
    return [f"ends {end_reason(table)}", *rare, *both]
