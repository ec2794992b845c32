"""Positions as text, in the project's notation: one line for each thing on the table."""

import re
from collections.abc import Iterable

from .box import COLOUR_LETTERS, COLOUR_NAMES, LETTERS
from .table import Frame, Laid, Options, Spot, Table, new_table


def write_position(table: Table) -> str:
    past = {name: table.past.get(name, set()) for name in [*map(str, table.hands), "kept"]}
    lines = [
        write_header(table.options),
        f"{table.waits_for} {table.seat} idle {table.idle} skips {table.skips}",
        f"floor {listed(write_laid(cell, laid) for cell, laid in sorted(table.floor.items(), key=lambda on: on[0]))}",
        f"frames {listed(write_frame(frame) for frame in table.frames)}",
        f"discards {write_sets({str(seat): tiles for seat, tiles in table.discards.items()})}",
        f"past {write_sets(past)}",
    ]
    return "\n".join(lines + [write_seat(table, seat) for seat in table.hands])


def listed(words: Iterable[str]) -> str:
    return " ".join(words) or "-"


def write_header(options: Options) -> str:
    return f"uzory {options.players}{' broken' * options.broken}{' first' * options.first_starts}"


def write_spot(spot: Spot) -> str:
    return f"({spot[0]},{spot[1]})"


def write_laid(cell: Spot, laid: Laid) -> str:
    shard = f"+{':'.join(laid.shard)}" if laid.shard else ""
    return f"{laid.tile}@{laid.turn}{write_spot(cell)}{shard}"


def write_frame(frame: Frame) -> str:
    areas = "".join(f"{colour}{frame.areas[colour]}" for colour in LETTERS if colour in frame.areas)
    return f"{write_spot(frame.token)}={areas}" + (f">{frame.scorer}" if frame.scorer else "")


def write_sets(sets: dict[str, set[int]]) -> str:
    return listed(f"{name}:{','.join(map(str, sorted(tiles)))}" for name, tiles in sets.items() if tiles)


def write_seat(table: Table, seat: int) -> str:
    colour = COLOUR_NAMES[letter] if (letter := table.colours[seat]) else "-"
    return f"{seat} {colour} : {' '.join('-' if tile is None else str(tile) for tile in table.hands[seat])}"


def read_position(text: str) -> Table:
    header, *lines = text.strip().splitlines()
    words = header.split()
    table = new_table(Options(int(words[1]), "broken" in words, "first" in words))
    for line in lines:
        word, *rest = line.split()
        read_line(table, word, [part for part in rest if part not in ("-", ":")] if not word.isdigit() else rest)
    return table


def read_line(table: Table, word: str, rest: list[str]) -> None:
    match word:
        case "floor":
            table.floor = dict(map(read_laid, rest))
        case "frames":
            table.frames = list(map(read_frame, rest))
        case "discards":
            table.discards |= {int(name): tiles for name, tiles in map(read_set, rest)}
        case "past":
            table.past = dict(map(read_set, rest))
        case seat if seat.isdigit():
            table.colours[int(seat)] = COLOUR_LETTERS.get(rest[0])
            table.hands[int(seat)] = [None if tile == "-" else int(tile) for tile in rest[2:]]
        case phase:
            said = dict(zip(rest[1::2], map(int, rest[2::2]), strict=True))
            table.waits_for, table.seat = phase, int(rest[0])
            table.idle, table.skips = said.get("idle", 0), said.get("skips", 0)


def read_laid(text: str) -> tuple[Spot, Laid]:
    lying, _, shard = text.partition("+")
    tile, turn, row, column = map(int, re.findall(r"-?\d+", lying))
    side, _, colour = shard.partition(":")
    return (row, column), Laid(tile, turn, (side, colour) if shard else None)


def read_frame(text: str) -> Frame:
    spot, _, told = text.partition("=")
    areas, _, scorer = told.partition(">")
    row, column = map(int, re.findall(r"-?\d+", spot))
    found = {colour: int(area) for colour, area in re.findall(r"([a-z])(\d+)", areas)}
    return Frame((row, column), found, int(scorer) if scorer else None)


def read_set(text: str) -> tuple[str, set[int]]:
    name, _, tiles = text.partition(":")
    return name, set(map(int, tiles.split(",")))
