"""A player's aid: two pages, front and back of one sheet, filled as largely as the paper allows."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from leadlight.locales import Texts
from leadlight.printing.canvas import Canvas, make_pdf
from leadlight.printing.glass import CAME, CORE, Glass
from leadlight.printing.layout import Part, Stack
from leadlight.printing.paper import Paper
from leadlight.printing.text import SOFT, Style, bold, small, title

SIDE: Final = 12.0  # blank at the left and the right; more than printers need, so that fingers hold the sheet
TOP: Final = 9.0
HEADER: Final = 19.0
FOOTER: Final = 6.0
GAP: Final = 4.2  # between sections
MOST_SPREAD: Final = 9.0  # that is added to a gap where a page has room
SMALLEST, LARGEST, STEP = 0.80, 1.16, 0.005
BAND: Final = 4.6  # the height of the glass at the top


@dataclass(frozen=True)
class Content:
    """What a game puts on its two pages."""

    facts: str  # players and rounds
    band: Sequence[Glass]
    rule: str  # the number of a rule, as an example of one
    pages: Sequence[Sequence[Part]]


@dataclass(frozen=True)
class Aid:
    paper: Paper
    texts: Texts
    game: str
    fill: Callable[[Texts], Content]

    def count(self) -> int:
        return len(self.fill(self.texts).pages)

    def to_pdf(self) -> bytes:
        name = f"{self.texts.translate(f'{self.game}-name')}: {self.texts.translate('printed-aid')}"
        return make_pdf(name, list(self.draw()), self.texts.language, both_sides=True)

    def draw(self) -> Iterator[Canvas]:
        content = self.fill(self.texts)
        width = self.paper.width - 2 * SIDE
        room = self.paper.height - 2 * TOP - HEADER - FOOTER
        stacks = [Stack(parts, GAP) for parts in content.pages]
        scale = min(largest_scale(stack, width, room) for stack in stacks)
        for number, stack in enumerate(stacks, start=1):
            canvas = Canvas(self.paper)
            self.draw_header(canvas, content)
            with canvas.at(SIDE, TOP + HEADER):
                spread_out(stack, width, room, scale).draw(canvas, width, scale)
            self.draw_footer(canvas, content, f"{number}/{len(stacks)}")
            yield canvas

    def draw_header(self, canvas: Canvas, content: Content) -> None:
        """Draw a band of glass, and below it the game, the sheet, and for how many players it is."""
        width = self.paper.width - 2 * SIDE
        with canvas.called("header"), canvas.at(SIDE, TOP):
            draw_band(canvas, content.band, width)
            name, about = self.texts.translate(f"{self.game}-name"), self.texts.translate("printed-aid")
            base = BAND + 9.4
            write(canvas, name, 0, base, title(9.6))
            write(canvas, about, title(9.6).width(name) + 3.4, base, replace(title(5.2), colour=SOFT))
            write(canvas, content.facts, width - bold().width(content.facts), base, bold())

    def draw_footer(self, canvas: Canvas, content: Content, number: str) -> None:
        base, right = self.paper.height - TOP - 0.8, self.paper.width - SIDE
        with canvas.called("footer"):
            write(
                canvas,
                self.texts.translate("printed-footer", command=f"leadlight rules {self.game}", rule=content.rule),
                SIDE,
                base,
                small(),
            )
            style = bold(SOFT)
            write(canvas, number, right - style.width(number), base, style)


def write(canvas: Canvas, words: str, x: float, y: float, style: Style) -> None:
    canvas.write(words, x, y, style.size, style.colour, style.face)


def draw_band(canvas: Canvas, glasses: Sequence[Glass], width: float) -> None:
    """Draw panes of every colour between lead cames, each with its mark."""
    count = round(width / 9.3 / len(glasses)) * len(glasses)
    pane = width / count
    for place in range(count):
        glass = glasses[place % len(glasses)]
        x = place * pane
        canvas.fill(glass.base, [(x, 0), (x + pane, 0), (x + pane, BAND), (x, BAND)])
        glass.draw_mark(canvas, x + pane / 2, BAND / 2, BAND * 0.62)
    lines = [[(place * pane, 0.0), (place * pane, BAND)] for place in range(count + 1)]
    lines += [[(-0.45, y), (width + 0.45, y)] for y in (0.0, BAND)]
    for colour, line in ((CAME, 0.9), (CORE, 0.25)):
        canvas.stroke(colour, line, *lines)


def largest_scale(stack: Stack, width: float, room: float) -> float:
    """The largest scale at which the parts fit; refuses text that would be too small to read."""
    fitting, too_large = -1, int((LARGEST - SMALLEST) / STEP) + 1
    while too_large - fitting > 1:
        middle = (fitting + too_large) // 2
        if stack.height(width, SMALLEST + middle * STEP) <= room:
            fitting = middle
        else:
            too_large = middle
    if fitting < 0:
        raise ValueError(f"the parts need {stack.height(width, SMALLEST) - room:.0f} mm more than the page has")
    return SMALLEST + fitting * STEP


def spread_out(stack: Stack, width: float, room: float, scale: float) -> Stack:
    spare = (room - stack.height(width, scale)) / max(1, len(stack.parts) - 1)
    return replace(stack, spread=min(spare, MOST_SPREAD))
