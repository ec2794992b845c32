"""U2, U3, U9 and U10: set-up, turns, tiles that come and go, and the end."""

from itertools import combinations

from .box import COLOUR_LETTERS, IDLE_ROUNDS_END
from .frames import closed_at
from .judging import candidates, judge, tied_frame
from .laying import does_anything_fit, has_placement, placements
from .table import Laid, Spot, Table

CHANCE = ("starter", "dealing", "opening", "drawing")


def outcomes(table: Table) -> dict[str, int]:
    """What chance may bring; each is as likely as the other."""
    if table.waits_for == "starter":
        starters = [1] if table.options.first_starts else list(table.hands)  # U2.7, U13.4
        return {f"start {seat}": 1 for seat in starters}
    return {f"draw {tile}": 1 for tile in table.stack()}


def steps(table: Table) -> set[str]:
    """What the seat at turn may do."""
    match table.waits_for:
        case "choose":
            return {f"colour {name}" for name, letter in COLOUR_LETTERS.items() if table.owner(letter) is None}  # U2.2
        case "turn":
            return {"skip"} | lay_steps(table)
        case "name":
            frame = tied_frame(table)
            assert frame
            return {f"name {seat}" for seat in candidates(table, frame.areas)}
        case "discard":
            return discard_steps(table)
        case _:
            return set()


def lay_steps(table: Table) -> set[str]:
    return {
        f"lay {place}@{laid.turn} ({cell[0]},{cell[1]})" + (f"+{laid.shard[0]}" if laid.shard else "")
        for place, tile in enumerate(table.hands[table.seat], start=1)
        if tile is not None
        for cell, laid in placements(table, tile, table.seat)
    }


def discard_steps(table: Table) -> set[str]:
    """U9.1."""
    places = [str(place) for place, tile in enumerate(table.hands[table.seat], start=1) if tile is not None]
    chosen = [" ".join(some) for count in (1, 2) for some in combinations(places, count)]
    return {f"discard {some}" for some in ["none", *chosen]}


def do(table: Table, text: str) -> None:
    match text.split():
        case ["colour", name]:
            choose_colour(table, COLOUR_LETTERS[name])
        case ["start", seat]:
            table.seat = int(seat)
            table.waits_for = "dealing"
        case ["draw", tile]:
            draw(table, int(tile))
        case ["lay", what, where]:
            lay(table, what, where)
        case ["skip"]:
            skip(table)
        case ["name", seat]:
            frame = tied_frame(table)
            assert frame
            frame.scorer = int(seat)
            go_on_after_judging(table)
        case ["discard", *places]:
            drop(table, [int(place) for place in places if place != "none"])
            table.waits_for = "drawing"
            renew_empty_stack(table)


def choose_colour(table: Table, letter: str) -> None:
    table.colours[table.seat] = letter
    if table.seat == table.players():
        table.waits_for = "starter"
    else:
        table.seat = table.next_seat()


def draw(table: Table, tile: int) -> None:
    match table.waits_for:
        case "dealing":
            seat = next(seat for seat, hand in table.hands.items() if None in hand)
            take(table, seat, tile)
            if not any(None in hand for hand in table.hands.values()):
                table.waits_for = "opening"
        case "opening":
            table.floor[0, 0] = Laid(tile, 0)  # U2.8
            table.waits_for = "turn"
        case _:
            take(table, table.seat, tile)
            finish_drawing(table)


def take(table: Table, seat: int, tile: int) -> None:
    hand = table.hands[seat]
    hand[hand.index(None)] = tile


def finish_drawing(table: Table) -> None:
    """Up to three (U9.2), then the next player (U3.3)."""
    if None in table.hands[table.seat]:
        renew_empty_stack(table)
        return
    table.seat = table.next_seat()
    table.waits_for = "turn"


def renew_empty_stack(table: Table) -> None:
    """U9.4. What is known of the tiles stays known."""
    if not table.stack():
        table.past = {str(seat): tiles for seat, tiles in table.discards.items()} | {"kept": table.in_hands()}
        table.discards = {seat: set() for seat in table.hands}


def lay(table: Table, what: str, where: str) -> None:
    place, turn = what.split("@")
    spot, _, side = where.partition("+")
    row, column = spot.strip("()").split(",")
    hand, own = table.hands[table.seat], table.colours[table.seat]
    tile = hand[int(place) - 1]
    assert tile is not None
    assert own is not None
    hand[int(place) - 1] = None
    cell: Spot = int(row), int(column)
    table.floor[cell] = Laid(tile, int(turn), (side, own) if side else None)
    table.idle = 0
    table.skips = 0
    table.frames += [judge(table, token, closed) for token, closed in closed_at(table, cell).items()]
    go_on_after_judging(table)


def go_on_after_judging(table: Table) -> None:
    """A name for each tied frame, then the end (U10.1) or the discards (U9.1)."""
    if tied_frame(table):
        table.waits_for = "name"
    else:
        table.waits_for = "over" if len(table.floor) == table.size() ** 2 else "discard"


def skip(table: Table) -> None:
    """U3.4, U3.6."""
    table.skips = table.skips + 1 if has_placement(table, table.seat) else 0
    table.idle += 1
    drop(table, [1, 2, 3])
    table.waits_for = "over" if ends_by_skips(table) or ends_idle(table) or is_dead_end(table) else "drawing"
    if table.waits_for == "drawing":
        renew_empty_stack(table)


def drop(table: Table, places: list[int]) -> None:
    """U9.5."""
    hand = table.hands[table.seat]
    for place in places:
        tile = hand[place - 1]
        assert tile is not None
        table.discards[table.seat].add(tile)
        hand[place - 1] = None


def ends_by_skips(table: Table) -> bool:
    """U10.2."""
    return table.skips == table.players()


def is_dead_end(table: Table) -> bool:
    """U10.3."""
    return table.idle > 0 and table.idle % table.players() == 0 and not does_anything_fit(table)


def ends_idle(table: Table) -> bool:
    """U10.4."""
    return table.idle == IDLE_ROUNDS_END * table.players()


def end_reason(table: Table) -> str | None:
    if table.waits_for != "over":
        return None
    if len(table.floor) == table.size() ** 2:
        return "full"
    if ends_by_skips(table):
        return "skips"
    return "dead_end" if is_dead_end(table) else "idle"
