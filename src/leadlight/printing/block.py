"""A block of pieces of one size, printed in rows and columns and cut apart."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import ceil
from typing import Final

from leadlight.printing.canvas import Canvas, square

CROP: Final = 2.9  # how far crop marks reach beyond the block
CROP_GAP: Final = 0.9  # the distance between the block and its crop marks
BLEED: Final = 0.6  # how far a ground reaches beyond its piece
INK: Final = "#1D2329"

Draw = Callable[[Canvas], None]


@dataclass(frozen=True)
class Block:
    """Square pieces. Each draws itself from its top left corner."""

    pieces: Sequence[Draw]
    side: float
    columns: int
    gap: float = 0.0  # the distance between neighbours; without a gap, one cut separates them
    ground: str | None = None  # the colour behind a piece, which shows if the cut misses its edge

    @property
    def rows(self) -> int:
        return ceil(len(self.pieces) / self.columns)

    @property
    def width(self) -> float:
        return extent(self.columns, self.side, self.gap)

    @property
    def height(self) -> float:
        return extent(self.rows, self.side, self.gap)

    def cut(self, height: float) -> Iterator["Block"]:
        """Split the block into blocks that are no taller than this."""
        rows = int((height + self.gap) / (self.side + self.gap))
        size = rows * self.columns
        for first in range(0, len(self.pieces), size):
            yield replace(self, pieces=self.pieces[first : first + size])

    def draw(self, canvas: Canvas) -> None:
        if self.ground is not None:
            self.draw_each(canvas, [self.draw_ground] * len(self.pieces))
        self.draw_each(canvas, self.pieces)
        with canvas.called("crop"):
            self.draw_crop_marks(canvas)

    def draw_each(self, canvas: Canvas, pieces: Sequence[Draw]) -> None:
        for number, piece in enumerate(pieces):
            row, column = divmod(number, self.columns)
            with canvas.at(column * (self.side + self.gap), row * (self.side + self.gap)):
                piece(canvas)

    def draw_ground(self, canvas: Canvas) -> None:
        assert self.ground is not None
        canvas.fill(self.ground, square(self.side + 2 * BLEED, -BLEED, -BLEED))

    def draw_crop_marks(self, canvas: Canvas) -> None:
        for x in cuts(self.columns, self.side, self.gap):
            for start, end in outside(self.height):
                canvas.stroke(INK, 0.2, [(x, start), (x, end)])
        for y in cuts(self.rows, self.side, self.gap):
            for start, end in outside(self.width):
                canvas.stroke(INK, 0.2, [(start, y), (end, y)])


def extent(count: int, side: float, gap: float) -> float:
    return count * side + (count - 1) * gap


def cuts(count: int, side: float, gap: float) -> list[float]:
    """The positions of the cuts: both ends of every piece."""
    starts = [number * (side + gap) for number in range(count)]
    return sorted({round(end, 4) for start in starts for end in (start, start + side)})


def outside(length: float) -> list[tuple[float, float]]:
    """The start and the end of the crop marks before and after a block of this length."""
    return [(-CROP, -CROP_GAP), (length + CROP_GAP, length + CROP)]
