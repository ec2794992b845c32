"""U4 and U5: where a tile may lie, and with which shard."""

from collections.abc import Iterator

from .box import FACES, SIDES
from .table import Laid, Spot, Table

NEXT = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}


def beside(cell: Spot, side: str) -> Spot:
    return cell[0] + NEXT[side][0], cell[1] + NEXT[side][1]


def is_in_the_field(table: Table, cells: set[Spot]) -> bool:
    """U4.2."""
    rows = [row for row, _ in cells]
    columns = [column for _, column in cells]
    return max(rows) - min(rows) < table.size() and max(columns) - min(columns) < table.size()


def free_cells(table: Table) -> set[Spot]:
    """U4.1, U4.2."""
    around = {beside(cell, side) for cell in table.floor for side in SIDES} - set(table.floor)
    return {cell for cell in around if is_in_the_field(table, {*table.floor, cell})}


def may_touch(table: Table, one: str, other: str) -> bool:
    """U4.3, U4.4, U12.1."""
    return one == other or "w" in (one, other) or (table.options.broken and "k" in (one, other))


def matches(table: Table, cell: Spot, laid: Laid) -> bool:
    for side, colour in laid.colours.items():
        neighbour = table.floor.get(beside(cell, side))
        if neighbour and not may_touch(table, colour, neighbour.colours[FACING[side]]):
            return False
    return True


def ways(table: Table, tile: int, turn: int, seat: int) -> Iterator[Laid]:
    """Without a shard, or with one on any side that has not its colour already (U5)."""
    bare, own = Laid(tile, turn), table.colours[seat]
    yield bare
    if own and table.shards(seat):
        for side, colour in bare.colours.items():
            if colour != own:
                yield Laid(tile, turn, (side, own))


def placements(table: Table, tile: int, seat: int) -> Iterator[tuple[Spot, Laid]]:
    cells = free_cells(table)
    for turn in range(4):
        for laid in ways(table, tile, turn, seat):
            for cell in cells:
                if matches(table, cell, laid):
                    yield cell, laid


def has_placement(table: Table, seat: int) -> bool:
    """U3.6."""
    return any(any(placements(table, tile, seat)) for tile in table.hands[seat] if tile is not None)


def does_anything_fit(table: Table) -> bool:
    """U10.3: any tile that is not on the floor, for any player."""
    off_the_floor = set(FACES) - {laid.tile for laid in table.floor.values()}
    return any(any(placements(table, tile, seat)) for tile in off_the_floor for seat in table.colours)
