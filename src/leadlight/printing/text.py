"""Sets text in lines: styles, words that stay together, and paragraphs that know their height."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from leadlight.printing.canvas import Canvas
from leadlight.printing.typeface import Typeface, display, plain, strong

INK: Final = "#1D2329"
SOFT: Final = "#4C565F"
VERDIGRIS: Final = "#0B6B66"
PALE: Final = "#EEF1F2"  # behind pictures
LINE: Final = "#B4BFC5"
BODY_SIZE: Final = 3.15  # millimetres at scale 1: 9 points
CAP: Final = 0.7  # the height of capitals, as a share of the font size
# A word of one letter and a number never end a line: they belong to the next word.
LONE: Final = re.compile(r"(?<![\w−])(\w|\d+) ", re.UNICODE)


@dataclass(frozen=True)
class Style:
    face: Typeface
    size: float
    colour: str = INK
    leading: float = 1.3  # the distance of baselines, as a share of the size

    def scaled(self, scale: float) -> "Style":
        return replace(self, size=self.size * scale)

    def width(self, text: str) -> float:
        return self.face.width(text, self.size)


def body(colour: str = INK) -> Style:
    return Style(plain(), BODY_SIZE, colour)


def bold(colour: str = INK) -> Style:
    return Style(strong(), BODY_SIZE, colour)


def small(colour: str = SOFT) -> Style:
    return Style(plain(), BODY_SIZE * 0.86, colour)


def rule_numbers() -> Style:
    return Style(strong(), BODY_SIZE * 0.74, VERDIGRIS)


def title(size: float = 4.6) -> Style:
    return Style(display(), size, INK, 1.15)


Run = tuple[str, Style]
Word = tuple[str, Style, bool]  # the word, how it is set, and whether a space comes before it


@dataclass(frozen=True)
class Words:
    """A paragraph of texts in several styles, one after the other, at the left, in the middle or at the right."""

    runs: Sequence[Run]
    align: float = 0.0

    def height(self, width: float, scale: float) -> float:
        return sum(leading(line) for line in self.lines(width, scale))

    def draw(self, canvas: Canvas, width: float, scale: float) -> None:
        y = 0.0
        for line in self.lines(width, scale):
            size = max(style.size for _, style, _ in line)
            x = (width - extent(line)) * self.align
            base = y + (leading(line) + size * CAP) / 2
            draw_line(canvas, line, x, base)
            y += leading(line)

    def lines(self, width: float, scale: float) -> list[list[Word]]:
        lines: list[list[Word]] = [[]]
        for word in self.split(scale):
            if lines[-1] and extent([*lines[-1], word]) > width:
                lines.append([])
            text, style, spaced = word
            lines[-1].append((text, style, spaced) if lines[-1] else (text.lstrip("\u00a0"), style, False))
        return lines

    def split(self, scale: float) -> list[Word]:
        return [
            (word, style.scaled(scale), bool(number or place))
            for place, (text, style) in enumerate(self.runs)
            for number, word in enumerate(LONE.sub("\\1\u00a0", text).split(" "))
        ]


def extent(line: Sequence[Word]) -> float:
    return sum(style.width(f" {word}" if spaced else word) for word, style, spaced in line)


def leading(line: Sequence[Word]) -> float:
    return max(style.size * style.leading for _, style, _ in line)


def draw_line(canvas: Canvas, line: Sequence[Word], x: float, base: float) -> None:
    """Neighbours of one style are written at once, so that a viewer finds whole sentences."""
    text, style = "", line[0][1]
    for word, its, spaced in line:
        joined = f" {word}" if spaced else word
        if its != style:
            canvas.write(text, x, base, style.size, style.colour, style.face)
            x += style.width(text)
            text, style = "", its
        text += joined
    canvas.write(text, x, base, style.size, style.colour, style.face)


def one(text: str, style: Style, align: float = 0.0) -> Words:
    """A paragraph in one style."""
    return Words([(text, style)], align)
