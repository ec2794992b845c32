"""Colours that are never colour alone: each has its mark, the same in every game."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

DARK = "#1D2329"


@dataclass(frozen=True)
class Mark:
    """A shape, solid on a piece and open on a space that waits for one, and the colours of the glass."""

    glyph: str
    open: str
    base: str
    ink: str = DARK


PINK = Mark("✿", "❀", "#EB8FC8")
CLEAR = Mark("◇", "◇", "#F2F1ED")
ORANGE = Mark("▲", "△", "#EE7304")
BLUE = Mark("≈", "≈", "#3C5BCB", "#FFFFFF")
YELLOW = Mark("■", "□", "#FFDC2D")
RED = Mark("●", "○", "#C51B28", "#FFFFFF")
GREEN = Mark("♣", "♧", "#08C190")
DICE_BLUE = Mark("≈", "≈", "#5676CE", "#FFFFFF")
PURPLE = Mark("✦", "✧", "#552878", "#FFFFFF")
BLACK = Mark("↯", "↯", "#23262B", "#FFFFFF")
JOKER = Mark("*", "*", "#8F9AA3")

# Deep colours as thin lines on a dark ground need more light than as a piece.
LINE_COLOURS = {
    BLUE.base: "#5877EA",
    DICE_BLUE.base: "#7C98E8",
    RED.base: "#F0616B",
    PURPLE.base: "#B184E0",
    BLACK.base: "#A5B0B9",
}


def piece(mark: Mark, value: str = "") -> Text:
    """A pane lying there, or a die with its value: solid edges."""
    return Text.assemble(("▐", mark.base), (mark.glyph + value, f"{mark.ink} on {mark.base}"), ("▌", mark.base))


def chosen(mark: Mark, value: str = "") -> Text:
    """A piece under the cursor: brackets."""
    return Text.assemble(("[", "bold"), (mark.glyph + value, f"bold {mark.ink} on {mark.base}"), ("]", "bold"))


def ghost(mark: Mark, value: str = "") -> Text:
    """A piece that would land here."""
    return Text.assemble(("‹", "bold"), (mark.glyph + value, f"bold {line_colour(mark)}"), ("›", "bold"))


def space(mark: Mark) -> Text:
    """An empty space that takes this colour."""
    return Text(f" {mark.open} ", style=line_colour(mark))


def inline(mark: Mark, value: str = "") -> Text:
    """A piece inside a sentence."""
    return Text(mark.glyph + value, style=f"bold {line_colour(mark)}")


def line_colour(mark: Mark) -> str:
    return LINE_COLOURS.get(mark.base, mark.base)


def colour_marks(sentence: str, marks: Sequence[Mark], value: str = "") -> Text:
    """The sentence with each mark in its colour, together with the value after it that this pattern finds."""
    text = Text(sentence)
    for mark in marks:
        text.highlight_regex(rf"{re.escape(mark.glyph)}{value}", str(inline(mark).style))
    return text
