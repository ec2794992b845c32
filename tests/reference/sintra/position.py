"""Positions as text, in the project's notation: one line for each thing on the table."""

from collections import Counter
from collections.abc import Iterable

from .table import (
    COLOUR_NAMES,
    PANES_OF_EACH_COLOUR,
    ROUNDS,
    SLOTS,
    Palace,
    Strip,
    Table,
    empty_strip,
    new_table,
)


def write_position(table: Table) -> str:
    lines = [
        write_header(table),
        f"round {table.round} {write_round_panes(table)}",
        f"{table.waits_for} {table.seat}",
        f"start {table.starter} {'centre' if table.marker_in_centre else 'taken'}",
        f"centre {write_panes(table.centre)}",
        f"displays {' '.join(write_panes(panes) for panes in table.displays.values())}",
        f"tower {write_counts(table.tower)}",
        f"bag {write_counts(table.bag)}",
    ]
    return "\n".join(lines + [write_palace(seat, palace) for seat, palace in table.palaces.items()])


def write_header(table: Table) -> str:
    words = ["sintra", str(table.players), table.side]
    words += ["gap"] * table.gap_blocks_return + ["first"] * table.first_starts
    return " ".join(words)


def write_round_panes(table: Table) -> str:
    """From the current round on; `?` where none is laid yet, `-` when the match is over."""
    if table.waits_for == "over":
        return "-"
    return "".join(table.round_panes[number] or "?" for number in range(table.round, max(ROUNDS) + 1))


def write_panes(panes: Iterable[str]) -> str:
    return "".join(sorted(panes, key="PWOBY".index)) or "-"


def write_counts(counts: Counter[str]) -> str:
    return " ".join(f"{letter}{counts[letter]}" for letter in COLOUR_NAMES if counts[letter]) or "-"


def write_palace(seat: int, palace: Palace) -> str:
    markers = (
        f"{seat} bonus {palace.bonus} windows {palace.window_points} wraps {palace.wraps}"
        f" row {palace.glass_row} glazier {palace.glazier}"
    )
    return f"{markers} : {' '.join(write_slot(palace.strips[slot], palace.windows[slot]) for slot in SLOTS)}"


def write_slot(strip: Strip | None, window: list[str]) -> str:
    """`7a=YY/O`; `-/OW` for a removed strip, `?` for one not dealt yet."""
    if strip is None:
        return f"-/{''.join(window)}" if window else "?"
    panes = f"={write_panes(strip.panes())}" if strip.panes() else ""
    return strip.face + panes + (f"/{''.join(window)}" if window else "")


def read_position(text: str) -> Table:
    """The table that a text describes, in the middle of a match; without a `bag` line the bag holds the rest."""
    header, *lines = text.strip().splitlines()
    _, players, side, *options = header.split()
    table = new_table(int(players), side, "gap" in options, "first" in options)
    table.waits_for = "turn"
    for line in lines:
        read_line(table, line)
    if not any(line.startswith("bag ") for line in lines):
        table.bag = Counter(dict.fromkeys(COLOUR_NAMES, PANES_OF_EACH_COLOUR)) - panes_outside_the_bag(table)
    return table


def read_line(table: Table, line: str) -> None:
    match line.split():
        case ["round", number, panes]:
            table.round = int(number)
            letters = panes.strip("-").rjust(len(ROUNDS), "?")
            table.round_panes = {n: None if letter == "?" else letter for n, letter in enumerate(letters, start=1)}
        case ["start", seat, place]:
            table.starter = int(seat)
            table.marker_in_centre = place == "centre"
        case ["centre", panes]:
            table.centre = list(panes.strip("-"))
        case ["displays", *displays]:
            table.displays = {number: list(panes.strip("-")) for number, panes in enumerate(displays, start=1)}
        case ["tower", *counts]:
            table.tower = read_counts(counts)
        case ["bag", *counts]:
            table.bag = read_counts(counts)
        case [waits_for, seat]:
            table.waits_for = waits_for
            table.seat = int(seat)
        case [seat, *words]:
            colon = words.index(":")
            table.palaces[int(seat)] = read_palace(words[:colon], words[colon + 1 :])


def read_counts(counts: list[str]) -> Counter[str]:
    return Counter({count[0]: int(count[1:]) for count in counts if count != "-"})


def read_palace(markers: list[str], slots: list[str]) -> Palace:
    palace = Palace()
    values = dict(zip(markers[::2], map(int, markers[1::2]), strict=True))
    palace.bonus = values.get("bonus", 0)
    palace.window_points = values.get("windows", 0)
    palace.wraps = values.get("wraps", 0)
    palace.glass_row = values.get("row", 0)
    palace.glazier = values.get("glazier", 1)
    palace.score = palace.bonus + palace.window_points - 18 * palace.wraps  # SI9
    for slot, text in zip(SLOTS, slots, strict=True):
        strip, _, window = text.partition("/")
        palace.windows[slot] = list(window)
        palace.strips[slot] = read_strip(strip)
    return palace


def read_strip(text: str) -> Strip | None:
    face, _, panes = text.partition("=")
    if face in ("-", "?"):
        return None
    strip = empty_strip(face)
    for pane in panes:
        strip.fitting_spaces(pane)[0].pane = pane
    return strip


def panes_outside_the_bag(table: Table) -> Counter[str]:
    panes = table.market() + list(table.tower.elements()) + [pane for pane in table.round_panes.values() if pane]
    for palace in table.palaces.values():
        panes += [pane for window in palace.windows.values() for pane in window]
        panes += [pane for strip in palace.strips.values() if strip for pane in strip.panes()]
    return Counter(panes)
