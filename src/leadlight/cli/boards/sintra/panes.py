"""Panes of glass, which lie in the market, on strips and in windows.

Only Sintra has this module: its pieces have a colour and nothing else.
"""

from rich.text import Text

from leadlight.cli.boards import legend, marks
from leadlight.games.sintra.components import COLOUR_NAMES
from leadlight.locales import translate

MARKS = (marks.PINK, marks.CLEAR, marks.ORANGE, marks.BLUE, marks.YELLOW)


def with_pane(message: str, colour: int, **facts: str | int) -> Text:
    """A sentence with the mark of a pane in its colour."""
    return marks.colour_marks(translate(message, pane=MARKS[colour].glyph, **facts), MARKS)


def name_colour(colour: int) -> str:
    return translate(f"sintra-colour-{COLOUR_NAMES[colour]}")


def draw_legend() -> list[Text]:
    return legend.draw_legend("sintra", (*MARKS, marks.JOKER), (*COLOUR_NAMES, "joker"))
