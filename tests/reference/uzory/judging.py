"""U7, U8 and U12: what a frame holds, and who scores it."""

from collections import Counter

from .box import COLOUR_NAMES
from .frames import Component, cells_around
from .laying import FACING, beside
from .table import Frame, Spot, Table


def weight(table: Table, cell: Spot, side: str) -> int:
    """Whether a triangle counts at all: always in base mode."""
    if not table.options.broken:
        return 1
    colours = table.floor[cell].colours
    if colours[side] == "k":  # U12.4
        return 0
    if "k" in colours.values():  # U12.3
        return 1
    across = table.floor.get(beside(cell, side))
    return 0 if across and across.colours[FACING[side]] == "k" else 1  # U12.2


def areas_of(table: Table, frame: Component) -> dict[str, int]:
    """U7.1, U7.2. Colours without area are left out."""
    areas: Counter[str] = Counter()
    vertices, centres = frame
    for vertex in vertices:
        for corner, cell in cells_around(vertex).items():
            for side in corner:
                add(table, areas, cell, side, 1)
    for cell in centres:
        for side in FACING:
            add(table, areas, cell, side, 2)
    return {colour: area for colour, area in areas.items() if area}


def add(table: Table, areas: Counter[str], cell: Spot, side: str, units: int) -> None:
    if cell in table.floor:
        areas[table.floor[cell].colours[side]] += units * weight(table, cell, side)


def leaders(table: Table, areas: dict[str, int]) -> set[str]:
    """U7.3."""
    allowed = {*COLOUR_NAMES, "w"} if table.options.broken else {*COLOUR_NAMES, "w", "k"}
    counted = {colour: area for colour, area in areas.items() if colour in allowed}
    return {colour for colour, area in counted.items() if area == max(counted.values())}


def candidates(table: Table, areas: dict[str, int]) -> set[int]:
    """The players whose colour leads."""
    owners = [table.owner(colour) for colour in leaders(table, areas)]
    return {seat for seat in owners if seat is not None}


def verdict(table: Table, areas: dict[str, int]) -> str:
    """U7.4-U7.9."""
    leading = leaders(table, areas)
    if not leading:
        return "none"
    if leading == {"w"}:
        return "white"
    if not candidates(table, areas):
        return "neutral"
    return "clear" if len(leading) == 1 else "tie"


def judge(table: Table, token: Spot, closed: Component) -> Frame:
    """With several candidates the scorer is still to be named."""
    areas = areas_of(table, closed)
    able = candidates(table, areas)
    return Frame(token, areas, *able) if len(able) == 1 else Frame(token, areas)


def tied_frame(table: Table) -> Frame | None:
    """The first that waits to be named (U7.9)."""
    waiting = [frame for frame in table.frames if frame.scorer is None and candidates(table, frame.areas)]
    return waiting[0] if waiting else None


def ranking(table: Table) -> list[int]:
    """U11."""
    results = [(table.points(seat), table.shards(seat)) for seat in table.hands]
    return [1 + sum(other > result for other in results) for result in results]
