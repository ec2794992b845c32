"""U6: which vertices and centres the open corners join, and which of these components are closed."""

from .table import Spot, Table

Component = tuple[frozenset[Spot], frozenset[Spot]]  # vertices, and cells whose centres are joined

# Where a corner of cell (0,0) is.
VERTEX = {"NW": (0, 0), "NE": (0, 1), "SE": (1, 1), "SW": (1, 0)}


def corner_of(cell: Spot, corner: str) -> Spot:
    return cell[0] + VERTEX[corner][0], cell[1] + VERTEX[corner][1]


def cells_around(vertex: Spot) -> dict[str, Spot]:
    """By the corner that each of the four cells has there."""
    return {corner: (vertex[0] - row, vertex[1] - column) for corner, (row, column) in VERTEX.items()}


def component(table: Table, start: Spot) -> Component:
    """U6.1: everything that can be reached from a vertex."""
    vertices, centres = {start}, set[Spot]()
    to_visit = [start]
    while to_visit:
        for corner, cell in cells_around(to_visit.pop()).items():
            if cell in table.floor and corner in table.floor[cell].open_corners:
                centres.add(cell)
                reached = {corner_of(cell, other) for other in table.floor[cell].open_corners}
                to_visit += reached - vertices
                vertices |= reached
    return frozenset(vertices), frozenset(centres)


def missing_cells(table: Table, vertices: frozenset[Spot]) -> set[Spot]:
    return {cell for vertex in vertices for cell in cells_around(vertex).values()} - set(table.floor)


def closed_at(table: Table, cell: Spot) -> dict[Spot, Component]:
    """The frames that the tile of a cell has closed (U6.2, U6.3), by token in reading order (U8.2)."""
    found: dict[Spot, Component] = {}
    for vertex in sorted(corner_of(cell, corner) for corner in VERTEX):
        if not any(vertex in vertices for vertices, _ in found.values()):
            vertices, centres = component(table, vertex)
            if not missing_cells(table, vertices):
                found[vertex] = vertices, centres
    return found
