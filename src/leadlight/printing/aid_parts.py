"""What a player's aid is made of: headings, numbered steps with pictures, what pays, and what is easily forgotten."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from leadlight.printing import text
from leadlight.printing.canvas import Canvas, circle
from leadlight.printing.glass import CAME, CORE
from leadlight.printing.layout import Beside, Columns, Grid, Panel, Part, Picture, Stack
from leadlight.printing.text import INK, VERDIGRIS, Words, body, bold, one, rule_numbers, title

BULLET: Final = 1.5
NARROW: Final = "\u00a0\u00a0"  # between the numbers of rules, which stay on one line
NUMBER: Final = 5.4  # the diameter of a step's number


def with_rules(sentence: str, rules: str) -> Words:
    """A sentence, and the numbers of its rules."""
    numbers = [(NARROW + rules.replace(" ", NARROW), rule_numbers())] if rules else []
    return Words([(sentence, body()), *numbers])


@dataclass(frozen=True)
class Heading:
    """A title on a lead came."""

    words: str

    def height(self, width: float, scale: float) -> float:
        return self.line().height(width, scale) + 1.6 * scale

    def line(self) -> Words:
        return one(self.words, title())

    def draw(self, canvas: Canvas, width: float, scale: float) -> None:
        self.line().draw(canvas, width, scale)
        y = self.line().height(width, scale) + 0.5 * scale
        canvas.stroke(CAME, 0.9, [(0, y), (width, y)])
        canvas.stroke(CORE, 0.25, [(0, y), (width, y)])


def numbered(number: str) -> Picture:
    """A number in a ring."""
    return Picture(NUMBER, NUMBER, partial(draw_number, number))


def draw_number(number: str, canvas: Canvas) -> None:
    radius, style = NUMBER / 2, title(3.7)
    canvas.fill("#FFFFFF", circle(radius, radius, radius))
    canvas.stroke(INK, 0.4, circle(radius, radius, radius - 0.2))
    canvas.write(number, radius - style.width(number) / 2, radius + style.size * 0.3, style.size, INK, style.face)


def step(number: str, picture: Picture, name: str, sentence: str, rules: str, high: float) -> Part:
    """A picture, and below it a number, a name and a sentence."""
    told = Stack([one(name, title(3.9)), with_rules(sentence, rules)], 0.3)
    return Stack([Panel(picture, 2.0, least=high), Beside([numbered(number), told], [-NUMBER, 1.0], 1.8)], 1.6)


def steps(columns: int, parts: Sequence[Part]) -> Part:
    return Grid(parts, columns, 5.0, 3.4)


def bullet() -> Picture:
    """A small pane before a sentence, in the middle of its first line."""
    return Picture(BULLET, body().size * body().leading, draw_bullet)


def draw_bullet(canvas: Canvas) -> None:
    y, half = body().size * body().leading / 2, BULLET / 2
    canvas.fill(VERDIGRIS, [(half, y - half), (2 * half, y), (half, y + half), (0, y)])


def reminder(sentence: str, rules: str) -> Part:
    return Beside([bullet(), with_rules(sentence, rules)], [-BULLET, 1.0], 1.4)


def reminders(columns: int, parts: Sequence[tuple[str, str]]) -> Part:
    return Columns([reminder(sentence, rules) for sentence, rules in parts], columns)


def price(points: str, sentence: str, rules: str, room: float = 15.0) -> Part:
    """How much, and for what."""
    return Beside([one(points, title(4.3), 1.0), with_rules(sentence, rules)], [-room, 1.0], 2.2, middle=True)


def prices(columns: int, parts: Sequence[Part]) -> Part:
    return Columns(parts, columns, 6.0, 1.2)


def label(words: str) -> Part:
    """A line above a group."""
    return one(words, bold(VERDIGRIS))


def section(heading: str, *parts: Part, gap: float = 1.6) -> Part:
    return Stack([Heading(heading), *parts], gap)


def caption(words: str) -> Part:
    return one(words, text.small(), 0.5)
