"""Dice, and what cells ask for: a colour always comes with its mark, a value with its digit.

Only Sagrada has this module: its pieces have a colour and a value.
"""

from collections.abc import Iterable, Mapping

from rich.text import Text

from leadlight.cli import palette
from leadlight.cli.boards import legend, marks
from leadlight.core.errors import Fact
from leadlight.games.sagrada.components import COLOUR_CODES, COLOUR_NAMES, DIE_CODES
from leadlight.locales import translate

MARKS = (marks.RED, marks.YELLOW, marks.GREEN, marks.DICE_BLUE, marks.PURPLE)
GLYPHS = "".join(mark.glyph for mark in MARKS)
BEAD = "⬢"  # a favour token
FREE = "."  # a cell that asks for nothing


def mark_of(code: str) -> marks.Mark:
    """The mark of a die such as R3, or of the letter of a colour."""
    return MARKS[COLOUR_CODES.index(code[0])]


def piece(code: str) -> Text:
    return marks.piece(mark_of(code), code[1])


def chosen(code: str) -> Text:
    return marks.chosen(mark_of(code), code[1])


def ghost(code: str) -> Text:
    return marks.ghost(mark_of(code), code[1])


def quiet(code: str) -> Text:
    """A die that cannot be chosen now: as wide as a piece, but without a coloured ground."""
    return Text.assemble(" ", marks.inline(mark_of(code), code[1]), " ")


def write(code: str) -> str:
    """A die inside a sentence: its mark and its value."""
    return mark_of(code).glyph + code[1:]


def write_all(dice: Iterable[str]) -> str:
    return " ".join(map(write, dice))


def write_numbers(dice: Iterable[int]) -> str:
    """Dice by the numbers that events have for them."""
    return write_all(DIE_CODES[die] for die in dice)


def with_dice(message: str, **facts: str | int) -> Text:
    """A sentence in which every die stands in its colour."""
    return coloured(translate(message, **facts))


def coloured(sentence: str) -> Text:
    return marks.colour_marks(sentence, MARKS, value="[1-6?]?")


def show_facts(facts: Mapping[str, Fact]) -> dict[str, Fact]:
    """The facts of a refusal, with the mark and value of a die instead of its code."""
    return {name: write(str(fact)) if name == "die" else fact for name, fact in facts.items()}


def name_colour(colour: int) -> str:
    return translate(f"sagrada-colour-{COLOUR_NAMES[colour]}")


def draw_legend() -> list[Text]:
    return legend.draw_legend("sagrada", MARKS, COLOUR_NAMES)


def asked_sign(asked: str) -> Text:
    """What a cell asks for, as one sign."""
    if asked in COLOUR_CODES:
        mark = mark_of(asked)
        return Text(mark.open, style=f"bold {marks.line_colour(mark)}")
    return Text(" " if asked == FREE else asked, style="bold")


def empty_cell(asked: str) -> Text:
    """An empty cell, three wide: the open mark of a colour, a digit on its shade, or a dot."""
    if asked in COLOUR_CODES:
        mark = mark_of(asked)
        return Text(f" {mark.open} ", style=f"bold {marks.line_colour(mark)} on {palette.TINTS[mark.base]}")
    if asked == FREE:
        return Text(" · ", style="dim")
    return Text(f" {asked} ", style=f"bold {palette.LIGHT_INK} on {palette.SHADES[int(asked) - 1]}")
