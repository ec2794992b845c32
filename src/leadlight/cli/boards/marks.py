"""The marks of the colours: every colour has a shape, the same in every game, so that nobody needs to see colours."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from leadlight.cli import palette


@dataclass(frozen=True)
class Mark:
    """A shape, solid on a piece and open on a space that waits for one, with the colours of the glass and the ink."""

    glyph: str
    open: str
    base: str
    ink: str = palette.DARK_INK


PINK = Mark("✿", "❀", palette.PINK)
CLEAR = Mark("◇", "◇", palette.CLEAR)
ORANGE = Mark("▲", "△", palette.ORANGE)
BLUE = Mark("≈", "≈", palette.BLUE, palette.LIGHT_INK)
YELLOW = Mark("■", "□", palette.YELLOW)
RED = Mark("●", "○", palette.RED, palette.LIGHT_INK)
GREEN = Mark("♣", "♧", palette.GREEN)
DICE_BLUE = Mark("≈", "≈", palette.DICE_BLUE, palette.LIGHT_INK)
PURPLE = Mark("✦", "✧", palette.PURPLE, palette.LIGHT_INK)
BLACK = Mark("↯", "↯", palette.BLACK, palette.LIGHT_INK)
JOKER = Mark("*", "*", palette.GREY)


def piece(mark: Mark, value: str = "") -> Text:
    """A pane, or a die with its value, on the table: solid edges."""
    return Text.assemble(("▐", mark.base), (mark.glyph + value, f"{mark.ink} on {mark.base}"), ("▌", mark.base))


def chosen(mark: Mark, value: str = "") -> Text:
    """A piece under the cursor, in brackets."""
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
    """The colour of a mark that is drawn as a line instead of as a piece."""
    return palette.LINES.get(mark.base, mark.base)


def colour_marks(sentence: str, marks: Sequence[Mark], value: str = "") -> Text:
    """The sentence with each mark in its colour. `value` is a pattern for what belongs to a mark and follows it."""
    text = Text(sentence)
    for mark in marks:
        text.highlight_regex(rf"{re.escape(mark.glyph)}{value}", str(inline(mark).style))
    return text
