"""Names the rare cases that a step of a match goes through, read from the positions before and after it."""

from collections.abc import Callable

from .placing import beside, diagonal
from .scoring import is_better, private_points, target, total
from .table import Table
from .tools import price
from .turns import place_steps
from .words import read_die

Corner = Callable[[Table, str, Table], bool]

# Steps that look possible and are not offered because they cannot be finished.
WITHHELD = {
    "take": "G4.6",
    "tool 1": "G7.2",
    "change for T1": "G7.2",
    "tool 5": "G7.4",
    "swap for T5": "G7.4",
    "tool 6": "G7.7",
    "tool 9": "G7.9",
    "tool 10": "G7.11",
    "tool 11": "G7.14",
    "tool 4": "G8.7",
    "lift for T4": "G8.7",
    "move for T4": "G8.7",
    "tool 2": "G8.10",
    "lift for T2": "G8.10",
    "tool 3": "G8.10",
    "lift for T3": "G8.10",
    "tool 12": "G8.10",
    "lift for T12": "G8.10",
    "tool 7": "G9.2, G14.11",
    "tool 8": "G9.4",
    "take for T8": "G9.5",
    "pay for T8": "G14.11",
}


def round_ended(before: Table, after: Table) -> bool:
    return after.waits_for == "over" or after.round > before.round


def turns_between(before: Table, after: Table) -> list[int]:
    """The turns of the round that went by without an action."""
    last = 2 * before.players() if round_ended(before, after) else after.turn_number - 1
    return list(range(before.turn_number + 1, last + 1))


def is_skipped(table: Table, turn_number: int) -> bool:
    return turn_number > table.players() and table.places[table.order()[turn_number - 1]].skips


def has_a_lone_die(table: Table, seat: int) -> bool:
    dice = table.places[seat].dice
    return any(not any(near in dice for near in beside(cell) + diagonal(cell)) for cell in dice)


def moves_with(before: Table, action: str, tool: int) -> bool:
    return action.startswith("move") and before.turn.tool == tool


def is_short_of_tokens(before: Table) -> bool:
    """Has a token, but a tool costs two."""
    return (
        not before.is_solo() and before.place().tokens == 1 and any(price(before, tool) == 2 for tool in before.tools)
    )


def took_one_of_equal_dice(before: Table, action: str) -> bool:
    return action.startswith("take") and before.pool.count(read_die(action.split()[1])) > 1


def swapped_one_of_equal_dice(before: Table, action: str) -> bool:
    match action.split():
        case ["swap", number, die]:
            return before.track[int(number)].count(read_die(die)) > 1
        case _:
            return False


CORNERS: dict[str, Corner] = {
    "equal dice of the pool are one option": lambda before, action, _: took_one_of_equal_dice(before, action),
    "equal dice of a space are one option": lambda before, action, _: swapped_one_of_equal_dice(before, action),
    "G4.8 must use a tool": lambda before, _a, _b: (
        before.waits_for == "hand" and before.turn.tool is None and not place_steps(before)
    ),
    "G4.10 whole turn ended by itself": lambda before, _, after: any(
        not is_skipped(before, number) for number in turns_between(before, after)
    ),
    "G6.2 second price": lambda before, action, after: (
        action.startswith("tool") and sum(after.tokens_on.values()) == sum(before.tokens_on.values()) + 2
    ),
    "G6.4 too few tokens": lambda before, _a, _b: before.waits_for == "turn" and is_short_of_tokens(before),
    "G7.6 rolled die back to the pool": lambda before, _, after: (
        before.waits_for == "rolling-hand" and after.waits_for != "hand"
    ),
    "G7.12 bag was empty": lambda before, _a, _b: before.waits_for == "drawing" and before.bag.total() == 1,
    "G7.13 left by choice": lambda before, action, _: action == "leave" and bool(place_steps(before)),
    "G7.13 left without a cell": lambda before, action, _: action == "leave" and not place_steps(before),
    "G8.2 moved the only die": lambda before, action, _: action.startswith("move") and len(before.place().dice) == 1,
    "G8.3 a die left alone": lambda before, action, after: (
        action.startswith("move") and not has_a_lone_die(before, before.seat) and has_a_lone_die(after, before.seat)
    ),
    "G8.9 second die moved": lambda before, action, _: moves_with(before, action, 12) and before.turn.moved is not None,
    "G8.9 second die not wanted": lambda _a, action, _b: action == "stop",
    "G8.9 no second die to move": lambda before, action, after: (
        moves_with(before, action, 12) and before.turn.moved is None and after.waits_for != "lift"
    ),
    "G9.6 turn skipped": lambda before, _, after: any(
        is_skipped(before, number) for number in turns_between(before, after)
    ),
    "G9.6 turn skipped that came next": lambda before, action, _: (
        before.turn.tool == 8
        and action.startswith("place")
        and before.players() > 1
        and before.turn_number == before.players()
    ),
    "G14.7 chose the die that pays": lambda _a, action, _b: action.startswith("pay"),
    "G14.12 marker on the space": lambda before, _, after: round_ended(before, after) and not after.track[before.round],
    "GI8 bag empty": lambda before, _, after: before.waits_for == "rolling" and after.bag.total() == 0,
}

TIE_BY_PRIVATE = "G13.2 tie that the private objective decides"
TIE_BY_TOKENS = "G13.3 tie that the tokens decide"
TIE_BY_ORDER = "G13.4 tie that the order decides"
SOLO_WON = "G14.16 won"
SOLO_EQUAL = "G14.16 an equal score"
ENDINGS = (TIE_BY_PRIVATE, TIE_BY_TOKENS, TIE_BY_ORDER, SOLO_WON, SOLO_EQUAL)


def corners(before: Table, action: str, after: Table) -> list[str]:
    return [name for name, is_met in CORNERS.items() if is_met(before, action, after)]


def endings(table: Table) -> set[str]:
    """The rare cases of a ranking."""
    if table.is_solo():
        lead = total(table, 1) - target(table)
        return {SOLO_WON} if lead > 0 else {SOLO_EQUAL} if lead == 0 else set()
    pairs = [(one, other) for one in table.places for other in table.places if is_better(table, one, other)]
    return {name for pair in pairs if (name := tie(table, *pair))}


def tie(table: Table, one: int, other: int) -> str | None:
    if total(table, one) != total(table, other):
        return None
    if private_points(table, one) != private_points(table, other):
        return TIE_BY_PRIVATE
    return TIE_BY_TOKENS if table.places[one].tokens != table.places[other].tokens else TIE_BY_ORDER
