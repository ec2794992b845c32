"""Colours that stay apart where a terminal has only 256 of them."""

import re
from itertools import combinations
from pathlib import Path

import pytest
from rich.color import Color, ColorSystem
from textual.filter import dim_color

from leadlight import cli
from leadlight.cli import palette
from leadlight.cli.boards import marks
from leadlight.cli.boards.marks import Mark
from leadlight.cli.palette import DARK_INK, ENTRIES, LIGHT_INK, LINES, NIGHT, QUIET, SHADES, SURFACE, TEXT, TINTS

MARKS = [mark for mark in vars(marks).values() if isinstance(mark, Mark)]
READABLE = 4.5  # WCAG 2.2, contrast of text
VISIBLE = 3.0  # and of signs that are larger or bold


def shown(colour: Color | str) -> Color:
    """What a terminal with 256 colours shows."""
    parsed = Color.parse(colour) if isinstance(colour, str) else colour
    return parsed.downgrade(ColorSystem.EIGHT_BIT)


def light(colour: Color) -> float:
    """The relative luminance, as WCAG defines it."""
    parts = [part / 255 for part in colour.get_truecolor()]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Color | str, other: Color | str) -> float:
    dark, bright = sorted(light(shown(colour)) for colour in (one, other))
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(("colour", "entry"), ENTRIES.items())
def test_each_colour_is_shown_by_the_entry_that_was_chosen_for_it(colour: str, entry: int) -> None:
    assert shown(colour).number == entry


def test_no_two_colours_become_one() -> None:
    alike = [pair for pair in combinations(ENTRIES, 2) if len({shown(colour).get_truecolor() for colour in pair}) == 1]
    assert alike == []


def test_every_colour_has_its_entry() -> None:
    named = {value for value in vars(palette).values() if isinstance(value, str) and value.startswith("#")}
    assert named | {*LINES.values(), *TINTS.values(), *SHADES} == {*ENTRIES, DARK_INK, LIGHT_INK}


@pytest.mark.parametrize("mark", MARKS)
def test_marks_are_readable_on_their_glass_and_lines_on_the_ground(mark: Mark) -> None:
    assert contrast(mark.ink, mark.base) >= (VISIBLE if mark is marks.DICE_BLUE else READABLE)
    assert contrast(marks.line_colour(mark), NIGHT) >= READABLE


@pytest.mark.parametrize("base", TINTS)
def test_what_a_cell_asks_for_is_visible_on_its_tint(base: str) -> None:
    assert contrast(LINES.get(base, base), TINTS[base]) >= 2.5
    assert contrast(base, TINTS[base]) > 1


def test_shades_go_from_light_to_deep_and_digits_are_readable_on_them() -> None:
    lights = [light(shown(shade)) for shade in SHADES]
    assert lights == sorted(lights, reverse=True)
    assert all(contrast(LIGHT_INK, shade) >= READABLE for shade in SHADES)
    assert lights[-1] > light(shown(NIGHT))


@pytest.mark.parametrize("ground", [NIGHT, SURFACE])
def test_dimmed_text_is_neither_text_nor_ground(ground: str) -> None:
    """The screen mixes dim text with what is behind it before the terminal shows it."""
    dimmed = shown(dim_color(Color.parse(ground), Color.parse(TEXT)))
    assert dimmed.get_truecolor() not in {shown(colour).get_truecolor() for colour in (TEXT, NIGHT, SURFACE, QUIET)}
    assert contrast(TEXT, ground) > contrast(dimmed, ground) >= READABLE


def test_colours_are_written_in_the_palette_alone() -> None:
    files = [file for file in Path(cli.__path__[0]).rglob("*") if file.suffix in (".py", ".tcss")]
    assert Path(str(palette.__file__)) in files
    found = {file.name for file in files if re.search("#[0-9A-Fa-f]{6}", file.read_text(encoding="utf-8"))}
    assert found == {"palette.py"}
