"""Puts parts of a page above and beside each other. A part knows its height for a width and a scale."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Protocol

from leadlight.printing.canvas import Canvas, rectangle
from leadlight.printing.text import LINE, PALE


class Part(Protocol):
    """Draws itself from its top left corner. `scale` changes the size of text, pictures and gaps."""

    def height(self, width: float, scale: float) -> float: ...
    def draw(self, canvas: Canvas, width: float, scale: float) -> None: ...


@dataclass(frozen=True)
class Stack:
    """Parts above each other; `spread` is added to every gap."""

    parts: Sequence[Part]
    gap: float = 1.6
    spread: float = 0.0

    def height(self, width: float, scale: float) -> float:
        return sum(part.height(width, scale) for part in self.parts) + self.gaps(scale) * (len(self.parts) - 1)

    def gaps(self, scale: float) -> float:
        return self.gap * scale + self.spread

    def draw(self, canvas: Canvas, width: float, scale: float) -> None:
        y = 0.0
        for part in self.parts:
            with canvas.at(0, y):
                part.draw(canvas, width, scale)
            y += part.height(width, scale) + self.gaps(scale)


@dataclass(frozen=True)
class Beside:
    """Parts beside each other. A share says how much of the width a part gets; a negative one is millimetres."""

    parts: Sequence[Part]
    shares: Sequence[float]
    gap: float = 4.0
    middle: bool = False  # whether lower parts stand in the middle

    def widths(self, width: float, scale: float) -> list[float]:
        fixed = sum(-share * scale for share in self.shares if share < 0)
        room = width - self.gap * scale * (len(self.parts) - 1) - fixed
        whole = sum(share for share in self.shares if share > 0)
        return [-share * scale if share < 0 else room * share / whole for share in self.shares]

    def height(self, width: float, scale: float) -> float:
        widths = self.widths(width, scale)
        return max(part.height(own, scale) for part, own in zip(self.parts, widths, strict=True))

    def draw(self, canvas: Canvas, width: float, scale: float) -> None:
        x, tallest = 0.0, self.height(width, scale)
        for part, own in zip(self.parts, self.widths(width, scale), strict=True):
            with canvas.at(x, (tallest - part.height(own, scale)) / 2 if self.middle else 0.0):
                part.draw(canvas, own, scale)
            x += own + self.gap * scale


@dataclass(frozen=True)
class Grid:
    """Parts in rows of equal columns."""

    parts: Sequence[Part]
    columns: int
    gap: float = 4.0
    row_gap: float = 3.0

    def rows(self) -> Stack:
        rows = [self.parts[at : at + self.columns] for at in range(0, len(self.parts), self.columns)]
        filled = [[*row, *[Stack(())] * (self.columns - len(row))] for row in rows]
        return Stack([Beside(row, [1.0] * self.columns, self.gap) for row in filled], self.row_gap)

    def height(self, width: float, scale: float) -> float:
        return self.rows().height(width, scale)

    def draw(self, canvas: Canvas, width: float, scale: float) -> None:
        self.rows().draw(canvas, width, scale)


@dataclass(frozen=True)
class Columns:
    """Parts that run through columns of about equal height."""

    parts: Sequence[Part]
    columns: int
    gap: float = 5.0
    row_gap: float = 1.3

    def arranged(self, width: float, scale: float) -> Beside:
        own = (width - self.gap * scale * (self.columns - 1)) / self.columns
        heights = [part.height(own, scale) for part in self.parts]
        cuts = combinations(range(1, len(self.parts)), self.columns - 1)
        ways = [list(zip((0, *cut), (*cut, len(heights)), strict=True)) for cut in cuts]
        best = min(
            ways, key=lambda way: max(sum(heights[start:end]) + self.row_gap * (end - start) for start, end in way)
        )
        stacks = [Stack(self.parts[start:end], self.row_gap) for start, end in best]
        return Beside(stacks, [1.0] * self.columns, self.gap)

    def height(self, width: float, scale: float) -> float:
        return self.arranged(width, scale).height(width, scale)

    def draw(self, canvas: Canvas, width: float, scale: float) -> None:
        self.arranged(width, scale).draw(canvas, width, scale)


@dataclass(frozen=True)
class Picture:
    """A drawing of this size, in the middle; smaller where there is less room."""

    wide: float
    high: float
    paint: Callable[[Canvas], None]

    def fitted(self, width: float, scale: float) -> float:
        return min(scale, width / self.wide)

    def height(self, width: float, scale: float) -> float:
        return self.high * self.fitted(width, scale)

    def draw(self, canvas: Canvas, width: float, scale: float) -> None:
        fitted = self.fitted(width, scale)
        with canvas.called("picture"), canvas.at((width - self.wide * fitted) / 2, 0, fitted):
            self.paint(canvas)


@dataclass(frozen=True)
class Panel:
    """A part on a ground with round corners; at least `least` high."""

    part: Part
    padding: float = 2.4
    ground: str | None = PALE
    edge: str | None = LINE
    least: float = 0.0

    def height(self, width: float, scale: float) -> float:
        return max(self.least * scale, self.inner(width, scale) + 2 * self.padding * scale)

    def inner(self, width: float, scale: float) -> float:
        return self.part.height(width - 2 * self.padding * scale, scale)

    def draw(self, canvas: Canvas, width: float, scale: float) -> None:
        height, padding = self.height(width, scale), self.padding * scale
        shape = rectangle(0, 0, width, height, 1.8)
        if self.ground is not None:
            canvas.fill(self.ground, shape)
        if self.edge is not None:
            canvas.stroke(self.edge, 0.25, shape)
        with canvas.at(padding, (height - self.inner(width, scale)) / 2):
            self.part.draw(canvas, width - 2 * padding, scale)
