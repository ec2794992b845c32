"""A score pad: tables to fill in with a pen, as many as fit a page, one for each match."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from leadlight.locales import Texts
from leadlight.printing.canvas import Canvas, make_pdf, rectangle
from leadlight.printing.glass import CAME, CORE, Glass
from leadlight.printing.paper import Paper
from leadlight.printing.text import INK, LINE, PALE, SOFT, Style, Words, bold, one, small, title

SIDE: Final = 12.0
TOP: Final = 11.0
FOOTER: Final = 5.0
BETWEEN: Final = 12.0  # two tables, with a line to cut along in the middle
HEAD: Final = 9.0  # name of the game and date
NAMES: Final = 8.0
ROW: Final = 7.2
ACROSS: Final = 2
MANY: Final = 5  # players with whom columns are narrow


@dataclass(frozen=True)
class Row:
    """A line of the table: a reason of the game's score, or nothing of it; and what is written before it."""

    reason: str
    words: str


@dataclass(frozen=True)
class Pad:
    players: int
    rows: Sequence[Row]
    tie: str = ""  # what breaks ties, when no row tells it
    after: str = ""  # a line below the total
    heads: Sequence[Glass] = ()  # the glass of each column


@dataclass(frozen=True)
class ScorePad:
    """One page of tables of a game."""

    paper: Paper
    texts: Texts
    game: str
    fill: Callable[[Texts], Pad]

    def count(self) -> int:
        return 1

    def to_pdf(self) -> bytes:
        name = f"{self.texts.translate(f'{self.game}-name')}: {self.texts.translate('printed-pad')}"
        return make_pdf(name, [self.draw()], self.texts.language)

    def draw(self) -> Canvas:
        canvas, pad = Canvas(self.paper), self.fill(self.texts)
        width = (self.paper.width - 2 * SIDE - BETWEEN) / ACROSS
        height = table_height(pad)
        down = int((self.room + BETWEEN) / (height + BETWEEN))
        spare = (self.room - down * height - (down - 1) * BETWEEN) / down
        for number in range(ACROSS * down):
            row, column = divmod(number, ACROSS)
            with canvas.called("table"), canvas.at(*self.corner(row, column, width, height + spare)):
                self.draw_table(canvas, pad, width, ROW + spare / lines(pad))
        self.draw_cuts(canvas, down, height + spare)
        self.draw_footer(canvas)
        return canvas

    @property
    def room(self) -> float:
        return self.paper.height - 2 * TOP - FOOTER

    def corner(self, row: int, column: int, width: float, height: float) -> tuple[float, float]:
        return SIDE + column * (width + BETWEEN), TOP + row * (height + BETWEEN)

    def draw_table(self, canvas: Canvas, pad: Pad, width: float, row: float) -> None:
        grid = Grid(pad, width)
        self.draw_head(canvas, width)
        with canvas.called("names"):
            grid.draw_row(canvas, HEAD, NAMES, label(self.texts.translate("printed-player"), small(INK)))
        grid.draw_heads(canvas, HEAD)
        total = HEAD + NAMES + row * len(pad.rows)
        canvas.fill(PALE, rectangle(0, total, width, row))
        for number, told in enumerate(self.labels(pad)):
            grid.draw_row(canvas, HEAD + NAMES + number * row, row, told)
        for colour, line in ((CAME, 0.8), (CORE, 0.22)):
            canvas.stroke(colour, line, rectangle(0, HEAD, width, NAMES + row * lines(pad)))

    def labels(self, pad: Pad) -> list[Words]:
        """What stands before each row: the parts of the score, the total, and what comes after it."""
        parts = [label(row.words, small(INK)) for row in pad.rows]
        after = [label(words, small(SOFT)) for words in (pad.tie, pad.after) if words]
        return [*parts, label(self.texts.translate("printed-total"), bold()), *after]

    def draw_head(self, canvas: Canvas, width: float) -> None:
        name, date = self.texts.translate(f"{self.game}-name"), self.texts.translate("printed-date")
        style, base = title(6.4), HEAD - 3.0
        canvas.write(name, 0, base, style.size, INK, style.face)
        right, quiet = width * 0.62, small()
        canvas.write(date, right, base, quiet.size, SOFT, quiet.face)
        canvas.stroke(LINE, 0.3, [(right + quiet.width(date) + 1.5, base + 0.6), (width, base + 0.6)])

    def draw_cuts(self, canvas: Canvas, down: int, height: float) -> None:
        middle, end = self.paper.width / 2, self.paper.height - TOP - FOOTER
        cuts = [[(middle, TOP), (middle, end)]]
        for row in range(1, down):
            y = TOP + row * (height + BETWEEN) - BETWEEN / 2
            cuts.append([(SIDE, y), (self.paper.width - SIDE, y)])
        with canvas.called("cut"):
            canvas.dash(LINE, 0.25, 1.6, *cuts)

    def draw_footer(self, canvas: Canvas) -> None:
        style, base = small(), self.paper.height - TOP + 0.6
        name = f"Leadlight · {self.texts.translate(f'{self.game}-name')} · {self.texts.translate('printed-pad')}"
        with canvas.called("footer"):
            canvas.write(name, SIDE, base, style.size, SOFT, style.face)


def lines(pad: Pad) -> int:
    return len(pad.rows) + 1 + bool(pad.tie) + bool(pad.after)


def table_height(pad: Pad) -> float:
    return HEAD + NAMES + ROW * lines(pad)


@dataclass(frozen=True)
class Grid:
    """Where the columns of a table stand."""

    pad: Pad
    width: float

    @property
    def label(self) -> float:
        return self.width * (0.4 if self.pad.players < MANY else 0.33)

    @property
    def column(self) -> float:
        return (self.width - self.label) / self.pad.players

    @property
    def lefts(self) -> list[float]:
        return [self.label + place * self.column for place in range(self.pad.players)]

    def draw_row(self, canvas: Canvas, y: float, height: float, told: Words) -> None:
        """Draw the lines of a row and its label, which gets smaller where it needs more lines than fit."""
        canvas.stroke(LINE, 0.25, [(0, y), (self.width, y)], *([(x, y), (x, y + height)] for x in self.lefts))
        room, scale = self.label - 3.0, 1.0
        while told.height(room, scale) > height - 0.6:
            scale -= 0.05
        with canvas.at(1.8, y + (height - told.height(room, scale)) / 2):
            told.draw(canvas, room, scale)

    def draw_heads(self, canvas: Canvas, y: float) -> None:
        """Draw the glass of each column, with its mark."""
        side = min(self.column, NAMES) * 0.5
        top = y + (NAMES - side) / 2
        for glass, x in zip(self.pad.heads, self.lefts, strict=False):
            left = x + (self.column - side) / 2
            canvas.fill(glass.base, rectangle(left, top, side, side, 0.6))
            canvas.stroke(CAME, 0.25, rectangle(left, top, side, side, 0.6))
            glass.draw_mark(canvas, left + side / 2, top + side / 2, side * 0.62)


def label(words: str, style: Style) -> Words:
    return one(words[:1].upper() + words[1:], style)
