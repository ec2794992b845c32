"""Finds the open frames of an Uzory floor quickly: bots ask for them in every position that they try."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from leadlight.games.uzory import frames
from leadlight.games.uzory.components import COLOURS, CORNERS, NOTHING
from leadlight.games.uzory.grid import (
    GRID_CELLS,
    TWO_OPEN,
    cell_around,
    cell_at,
    column_of,
    is_open,
    other_open,
    row_of,
    vertex_at,
)
from leadlight.games.uzory.table import UzoryTable

MOST_OPEN: Final[i64] = 81  # vertices of the largest field


class OpenFrames:
    """The frames of `frames.open_frames` in the same order: how many tiles each lacks, and its area by colour."""

    def __init__(self, state: UzoryTable, most_missing: i64) -> None:
        """Frames that lack more than `most_missing` tiles are left out."""
        self.count: i64 = 0
        self.missing = vec[i64]([0] * MOST_OPEN)
        self.lacking = vec[i64]([NOTHING] * MOST_OPEN)  # one of the cells without a tile
        self.areas = vec[i64]([0] * (MOST_OPEN * COLOURS))
        self.seen = vec[i64]([0] * GRID_CELLS)  # 1 for each vertex that was met
        self.marks = vec[i64]([0] * GRID_CELLS)  # by cell without a tile: the number of the last trace that met it
        self.traces: i64 = 0
        self.queue = vec[i64]([0] * GRID_CELLS)  # the vertices of the frame being traced
        self.queued: i64 = 0
        for row in range(state.top, state.bottom + 2):
            for vertex in range(cell_at(row, state.left), cell_at(row, state.right + 1) + 1):
                if not self.seen[vertex] and frames.touches_a_tile(state, vertex):
                    self.trace(state, vertex, most_missing)

    def trace(self, state: UzoryTable, start: i64, most_missing: i64) -> None:
        """Follow the frame of a vertex and keep it if it is open and still can be closed (U6.5)."""
        self.traces += 1
        self.queued = 0
        self.reach(start)
        missing: i64 = 0
        done: i64 = 0
        while done < self.queued:
            for corner in range(CORNERS):
                cell = cell_around(self.queue[done], corner)
                face = state.faces[cell]
                if face & TWO_OPEN and is_open(face, corner):
                    self.reach(vertex_at(cell, other_open(face, corner)))
                elif face == 0 and self.marks[cell] != self.traces:
                    self.marks[cell] = self.traces
                    self.lacking[self.count] = cell
                    missing += 1
            done += 1
        if 0 < missing <= most_missing and self.can_close(state):
            self.keep(state, missing)

    def reach(self, vertex: i64) -> None:
        if not self.seen[vertex]:
            self.seen[vertex] = 1
            self.queue[self.queued] = vertex
            self.queued += 1

    def can_close(self, state: UzoryTable) -> bool:
        """Whether the missing tiles have room in the field together with those laid (U4.2)."""
        top, bottom, left, right = state.top, state.bottom, state.left, state.right
        for place in range(self.queued):
            for corner in range(CORNERS):
                cell = cell_around(self.queue[place], corner)
                if state.faces[cell] == 0:
                    top, bottom = min(top, row_of(cell)), max(bottom, row_of(cell))
                    left, right = min(left, column_of(cell)), max(right, column_of(cell))
        return bottom - top < state.size and right - left < state.size

    def keep(self, state: UzoryTable, missing: i64) -> None:
        first = self.count * COLOURS
        self.missing[self.count] = missing
        self.count += 1
        for place in range(self.queued):
            for corner in range(CORNERS):
                frames.add_corner(state, cell_around(self.queue[place], corner), corner, self.areas, first)
