"""Colours that are never colour alone: each has its mark, the same in every game."""

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
JOKER = Mark("*", "*", "#8F9AA3")

# Blue as thin lines on a dark ground needs more light than as a pane.
LINE_COLOURS = {BLUE.base: "#5877EA"}


def piece(mark: Mark) -> Text:
    """A pane lying there: solid edges."""
    return Text.assemble(("▐", mark.base), (mark.glyph, f"{mark.ink} on {mark.base}"), ("▌", mark.base))


def chosen(mark: Mark) -> Text:
    """A pane under the cursor: brackets."""
    return Text.assemble(("[", "bold"), (mark.glyph, f"bold {mark.ink} on {mark.base}"), ("]", "bold"))


def ghost(mark: Mark) -> Text:
    """A pane that would land here."""
    return Text.assemble(("‹", "bold"), (mark.glyph, f"bold {line_colour(mark)}"), ("›", "bold"))


def space(mark: Mark) -> Text:
    """An empty space that takes this colour."""
    return Text(f" {mark.open} ", style=line_colour(mark))


def inline(mark: Mark) -> Text:
    """A pane inside a sentence."""
    return Text(mark.glyph, style=f"bold {line_colour(mark)}")


def line_colour(mark: Mark) -> str:
    return LINE_COLOURS.get(mark.base, mark.base)
