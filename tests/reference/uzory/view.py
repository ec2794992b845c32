"""What everybody, or one viewer, knows of a table: as plain values, to compare with the project's views."""

from typing import Any

from .box import CORNERS, LETTERS, SIDES, TOKENS_OF_A_PLAYER
from .frames import Component, component, corner_of, missing_cells
from .judging import areas_of, candidates, leaders, tied_frame, verdict, weight
from .laying import is_in_the_field
from .table import Frame, Laid, Spot, Table
from .turns import CHANCE, end_reason

View = dict[str, Any]


def look(table: Table, viewer: int | None) -> View:
    """In the words of the project's view, where seats, tiles and sides count from 0."""
    tied = tied_frame(table)
    return {
        "players": table.players(),
        "mode": "broken" if table.options.broken else "base",
        "phase": table.waits_for,
        "actor": -1 if table.waits_for in CHANCE else -2 if table.waits_for == "over" else table.seat - 1,
        "seat": table.seat - 1,
        "size": table.size(),
        **field(table),
        "floor": [look_at_tile(table, cell, laid) for cell, laid in sorted(table.floor.items(), key=lambda on: on[0])],
        "frames": [look_at_frame(table, frame) for frame in table.frames],
        "naming": table.frames.index(tied) if tied else None,
        "candidates": sorted(seat - 1 for seat in candidates(table, tied.areas)) if tied else [],
        "open_frames": sorted(open_frames(table), key=lambda frame: frame["vertices"]),
        "stack": len(table.stack()),
        "discards": len(table.in_discards()),
        "skips": table.skips,
        "idle": table.idle,
        "ending": end_reason(table),
        "seats": [look_at_seat(table, seat, viewer) for seat in table.hands],
    }


def field(table: Table) -> View:
    """Rows and columns that tiles can still reach (U4.2)."""
    cells = list(table.floor) or [(0, 0)]
    found = {}
    for name, numbers in (("rows", [cell[0] for cell in cells]), ("columns", [cell[1] for cell in cells])):
        found[name] = [max(numbers) - table.size() + 1, min(numbers) + table.size() - 1]
    return found


def look_at_tile(table: Table, cell: Spot, laid: Laid) -> View:
    colours = laid.colours
    return {
        "cell": list(cell),
        "tile": laid.tile - 1,
        "turn": laid.turn,
        "sides": "".join(colours[side] for side in SIDES),
        "open": sorted(CORNERS.index(corner) for corner in laid.open_corners),
        "shard": SIDES.index(laid.shard[0]) if laid.shard else None,
        "spent": [at for at, side in enumerate(SIDES) if colours[side] != "k" and not weight(table, cell, side)],
    }


def by_colour(areas: dict[str, int]) -> list[int]:
    return [areas.get(colour, 0) for colour in LETTERS]


def spots(found: frozenset[Spot] | set[Spot]) -> list[list[int]]:
    return [list(spot) for spot in sorted(found)]


def look_at_frame(table: Table, frame: Frame) -> View:
    vertices, centres = component(table, frame.token)
    earlier = [other for other in table.frames[: table.frames.index(frame)] if other.scorer == frame.scorer]
    return {
        "token": list(frame.token),
        "vertices": spots(vertices),
        "centres": spots(centres),
        "areas": by_colour(frame.areas),
        "verdict": verdict(table, frame.areas),
        "leaders": sorted(LETTERS.index(colour) for colour in leaders(table, frame.areas)),
        "candidates": sorted(seat - 1 for seat in candidates(table, frame.areas)),
        "scorer": frame.scorer - 1 if frame.scorer else None,
        "has_token": bool(frame.scorer) and len(earlier) < TOKENS_OF_A_PLAYER,  # U8.4
    }


def open_frames(table: Table) -> list[View]:
    """Components at laid tiles that lack tiles which the field has room for."""
    vertices = {corner_of(cell, corner) for cell in table.floor for corner in CORNERS}
    found = {component(table, vertex) for vertex in vertices}
    return [look_at_open_frame(table, each) for each in found if can_close(table, each)]


def can_close(table: Table, each: Component) -> bool:
    missing = missing_cells(table, each[0])
    return bool(missing) and is_in_the_field(table, {*table.floor, *missing})


def look_at_open_frame(table: Table, each: Component) -> View:
    vertices, centres = each
    return {
        "vertices": spots(vertices),
        "centres": spots(centres),
        "areas": by_colour(areas_of(table, each)),
        "missing": spots(missing_cells(table, vertices)),
    }


def look_at_seat(table: Table, seat: int, viewer: int | None) -> View:
    hand, colour = table.hands[seat], table.colours[seat]
    shown = [tile - 1 if tile is not None and seat == viewer else None for tile in hand]
    won = [verdict(table, frame.areas) for frame in table.frames if frame.scorer == seat]
    return {
        "colour": LETTERS.index(colour) if colour else None,
        "hand": shown,
        "held": [tile is not None for tile in hand],
        "dropped": sorted(tile - 1 for tile in table.discards[seat]) if seat == viewer else [],
        "shards": table.shards(seat),
        "points": table.points(seat),
        "tokens": max(0, TOKENS_OF_A_PLAYER - table.points(seat)),
        "score": {"clear": won.count("clear"), "tie": won.count("tie")},
    }
