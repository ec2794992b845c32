"""Frames as a graph (U6.1): vertices and tile centres, joined at open corners; and the area inside (U7.1, U7.2).

Only Uzory has this module: its rules, its views and its bots all follow frames across the floor.
"""

from librt.vecs import vec
from mypy_extensions import i64

from leadlight.games.uzory.components import BLACK, CORNERS, SIDES
from leadlight.games.uzory.grid import (
    HAS_BLACK,
    TWO_OPEN,
    cell_around,
    cell_at,
    colour_of,
    column_of,
    is_open,
    neighbour,
    other_open,
    row_of,
    vertex_at,
)
from leadlight.games.uzory.table import UzoryTable


class Frame:
    """A connected component: its vertices, and the cells around them that have no tile yet."""

    def __init__(self) -> None:
        self.vertices: list[int] = []
        self.missing: list[int] = []


def has_four_tiles(state: UzoryTable, vertex: i64) -> bool:
    for corner in range(CORNERS):
        if state.faces[cell_around(vertex, corner)] == 0:
            return False
    return True


def trace(state: UzoryTable, start: i64) -> Frame:
    """The frame of a vertex. It is closed when no tile is missing (U6.2)."""
    frame = Frame()
    frame.vertices.append(start)
    done: i64 = 0
    while done < len(frame.vertices):
        vertex: i64 = frame.vertices[done]
        done += 1
        for corner in range(CORNERS):
            look_at(state, frame, cell_around(vertex, corner), corner)
    return frame


def look_at(state: UzoryTable, frame: Frame, cell: i64, corner: i64) -> None:
    """Follow the frame across a corner of a cell."""
    face = state.faces[cell]
    if face == 0:
        if cell not in frame.missing:
            frame.missing.append(cell)
    elif face & TWO_OPEN and is_open(face, corner):
        beyond = vertex_at(cell, other_open(face, corner))
        if beyond not in frame.vertices:
            frame.vertices.append(beyond)


def measure(state: UzoryTable, frame: Frame, areas: vec[i64], first: i64) -> None:
    """Add the area of a frame by colour, from place `first` on. Of a frame that is not closed only laid tiles count."""
    for vertex in frame.vertices:
        for corner in range(CORNERS):
            add_corner(state, cell_around(vertex, corner), corner, areas, first)


def add_corner(state: UzoryTable, cell: i64, corner: i64, areas: vec[i64], first: i64) -> None:
    """U7.1 for the two triangles at the corner; U7.2 for the centre when the corner is open. A centre with two open
    corners is reached twice, so half of it is added each time."""
    face = state.faces[cell]
    if face == 0:
        return
    add_side(state, cell, face, corner, 1, areas, first)
    add_side(state, cell, face, (corner + 1) % SIDES, 1, areas, first)
    if is_open(face, corner):
        units: i64 = 1 if face & TWO_OPEN else 2
        for side in range(SIDES):
            add_side(state, cell, face, side, units, areas, first)


def add_side(state: UzoryTable, cell: i64, face: i64, side: i64, units: i64, areas: vec[i64], first: i64) -> None:
    colour = colour_of(face, side)
    if not state.broken or counts_when_broken(state, cell, face, side, colour):
        areas[first + colour] += units


def counts_when_broken(state: UzoryTable, cell: i64, face: i64, side: i64, colour: i64) -> bool:
    """U12.2-U12.7: black adds nothing, and neither does a triangle that touches black and whose tile has no black."""
    if colour == BLACK:
        return False
    if face & HAS_BLACK:
        return True
    facing = state.faces[neighbour(cell, side)]
    return facing == 0 or colour_of(facing, (side + 2) % SIDES) != BLACK


def spent_sides(state: UzoryTable, cell: i64) -> list[int]:
    """The triangles of a laid tile that add nothing because they touch black (U12.2, U12.3)."""
    face = state.faces[cell]
    spent: list[int] = []
    if state.broken and not face & HAS_BLACK:
        for side in range(SIDES):
            if not counts_when_broken(state, cell, face, side, colour_of(face, side)):
                spent.append(side)
    return spent


def centres(state: UzoryTable, frame: Frame) -> list[int]:
    """The cells whose centres the frame has joined (U6.1), each once."""
    joined: list[int] = []
    for vertex in frame.vertices:
        for corner in range(CORNERS):
            cell = cell_around(vertex, corner)
            if is_open(state.faces[cell], corner) and cell not in joined:
                joined.append(cell)
    return joined


def open_frames(state: UzoryTable) -> list[Frame]:
    """Frames at the laid tiles that are not closed and still can be (U6.5)."""
    seen: set[int] = set()
    found: list[Frame] = []
    for vertex in vertices_of_floor(state):
        if vertex in seen:
            continue
        frame = trace(state, vertex)
        seen.update(frame.vertices)
        if len(frame.missing) > 0 and can_close(state, frame):
            found.append(frame)
    return found


def vertices_of_floor(state: UzoryTable) -> list[int]:
    """All vertices of laid tiles, in reading order."""
    found: list[int] = []
    for row in range(state.top, state.bottom + 2):
        for column in range(state.left, state.right + 2):
            vertex = cell_at(row, column)
            if touches_a_tile(state, vertex):
                found.append(vertex)
    return found


def touches_a_tile(state: UzoryTable, vertex: i64) -> bool:
    for corner in range(CORNERS):
        if state.faces[cell_around(vertex, corner)] != 0:
            return True
    return False


def can_close(state: UzoryTable, frame: Frame) -> bool:
    """Whether the missing tiles have room in the field together with those laid (U4.2)."""
    top, bottom, left, right = state.top, state.bottom, state.left, state.right
    for cell in frame.missing:
        top, bottom = min(top, row_of(cell)), max(bottom, row_of(cell))
        left, right = min(left, column_of(cell)), max(right, column_of(cell))
    return bottom - top < state.size and right - left < state.size
