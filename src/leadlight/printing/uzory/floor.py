"""Tiles laid side by side, with what a closed frame of them holds."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from leadlight.games.uzory.components import SIDES, TILE_SIDES
from leadlight.printing.canvas import Canvas, Point, Subpath
from leadlight.printing.glass import CAME, LIGHT, Glass, mix
from leadlight.printing.uzory.pieces import (
    GLASS,
    GOLD_LINE,
    TILE,
    beyond,
    corners,
    draw_glass,
    draw_lead,
    middles,
    open_corners,
)

PIECE_MARK: Final = 5.6
FADE: Final = 0.3  # of the glass outside the frame that a picture is about
# The vertex at corner NE, SE, SW, NW of a cell, as steps of row and column from its own number.
AT_CORNER: Final = ((0, 1), (1, 1), (1, 0), (0, 0))

Cell = tuple[int, int]


@dataclass(frozen=True)
class Laid:
    """A tile (counted from 1) with its quarter turns, on a cell."""

    number: int
    turns: int
    cell: Cell

    @property
    def sides(self) -> list[Glass]:
        codes = TILE_SIDES[self.number - 1]
        return [GLASS[codes[(side - self.turns) % SIDES]] for side in range(SIDES)]

    @property
    def opens(self) -> list[int]:
        return [(corner + self.turns) % SIDES for corner in open_corners(self.number - 1)]

    def vertex(self, corner: int) -> Cell:
        return self.cell[0] + AT_CORNER[corner][0], self.cell[1] + AT_CORNER[corner][1]

    @property
    def place(self) -> Point:
        return self.cell[1] * TILE, self.cell[0] * TILE


def read_floor(text: str) -> list[Laid]:
    """Placements in the notation of the rules page, such as 58@0(0,1)."""
    return [read_placement(placement) for placement in text.split()]


def read_placement(text: str) -> Laid:
    number, rest = text.split("@")
    turns, cell = rest.rstrip(")").split("(")
    row, column = cell.split(",")
    return Laid(int(number), int(turns), (int(row), int(column)))


def enclosed(floor: Sequence[Laid], vertex: Cell) -> tuple[set[Cell], list[Laid]]:
    """The vertices and the tiles whose middles hang together with a vertex through open corners (U6.1)."""
    vertices, joined = {vertex}, [tile for tile in floor for corner in tile.opens if tile.vertex(corner) == vertex]
    for tile in joined:
        for corner in tile.opens:
            new = tile.vertex(corner)
            if new not in vertices:
                vertices.add(new)
                joined += [other for other in floor if other not in joined and new in map(other.vertex, other.opens)]
    return vertices, joined


def outline(floor: Sequence[Laid], vertex: Cell, more: float = 0.0) -> list[Subpath]:
    """A square on its tip around every vertex of the frame, and one in every tile whose middle belongs to it; `more`
    is how far they reach beyond the frame."""
    vertices, joined = enclosed(floor, vertex)
    tips = [(column * TILE, row * TILE) for row, column in vertices]
    tips += [(tile.place[0] + TILE / 2, tile.place[1] + TILE / 2) for tile in joined]
    half = TILE / 2 + more
    return [[(x, y - half), (x + half, y), (x, y + half), (x - half, y)] for x, y in tips]


def draw_floor(canvas: Canvas, floor: Sequence[Laid], vertex: Cell | None = None) -> None:
    """Draw tiles of 45 mm; with a vertex, only what its frame holds has its full colour."""
    for tile in floor:
        draw_one(canvas, tile, 1.0 if vertex is None else FADE)
    if vertex is not None:
        with canvas.inside(*outline(floor, vertex)):
            for tile in floor:
                draw_one(canvas, tile, 1.0)
        draw_piece_marks(canvas, floor, enclosed(floor, vertex)[0])
    for tile in floor:
        draw_lines(canvas, tile, 1.0 if vertex is None else FADE + 0.15)
    if vertex is not None:
        with canvas.inside(*outline(floor, vertex, 2.2)):
            for tile in floor:
                draw_lines(canvas, tile, 1.0)


def draw_piece_marks(canvas: Canvas, floor: Sequence[Laid], vertices: set[Cell]) -> None:
    """Draw the mark of its glass on every piece at the vertices of a frame: those of the tiles lie further in."""
    for tile in floor:
        for corner in range(SIDES):
            if tile.vertex(corner) in vertices:
                for side in (corner, (corner + 1) % SIDES):
                    x, y = piece_middle(corner, side)
                    tile.sides[side].draw_mark(canvas, tile.place[0] + x, tile.place[1] + y, PIECE_MARK)


def piece_middle(corner: int, side: int) -> Point:
    """The middle of the piece of a triangle that lies at a corner, inside the gold line."""
    tip, half = corners(TILE)[(corner + 1) % SIDES], middles(TILE)[side]
    across = ((tip[0] + TILE / 2) / 2, (tip[1] + TILE / 2) / 2)
    return (tip[0] + half[0] + across[0]) / 3, (tip[1] + half[1] + across[1]) / 3


def draw_one(canvas: Canvas, tile: Laid, fade: float) -> None:
    sides = [side if fade == 1.0 else side.faded(fade) for side in tile.sides]
    with canvas.at(*tile.place), canvas.within(TILE):
        draw_glass(canvas, sides)
        if fade == 1.0:
            draw_lead(canvas, sides)
        else:
            canvas.stroke(mix(CAME, LIGHT, 0.4), 0.6, [*corners(TILE)])


def draw_lines(canvas: Canvas, tile: Laid, fade: float) -> None:
    """Draw the gold lines of a tile."""
    points = middles(TILE)
    segments = [beyond(points[corner], points[corner + 1]) for corner in range(SIDES) if corner not in tile.opens]
    with canvas.at(*tile.place), canvas.within(TILE):
        for colour, width in GOLD_LINE:
            canvas.stroke(mix(colour, LIGHT, fade), width * 1.25, *segments)
