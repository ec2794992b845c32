"""Dice, cells, windows, tools and tokens of Sagrada, as the browser's board has them."""

from collections.abc import Mapping
from typing import Final

from leadlight.games.sagrada.components import COLUMNS, ROUNDS, ROWS
from leadlight.printing import glass
from leadlight.printing.canvas import ROUNDED, Canvas, Point, circle, rectangle
from leadlight.printing.glass import CAME, DARK, LIGHT, Glass, mix
from leadlight.printing.outline import read_outline
from leadlight.printing.signs import write_centred
from leadlight.printing.text import INK, LINE, SOFT

DICE: Final = {
    "R": Glass("#C51B28", LIGHT, glass.CIRCLE),
    "Y": Glass("#FFDC2D", DARK, glass.SQUARE),
    "G": Glass("#08C190", DARK, glass.LEAF),
    "B": Glass("#5676CE", LIGHT, glass.WAVE),
    "P": Glass("#552878", LIGHT, glass.STAR),
}
SHADES: Final = ("#F4F6F6", "#E0E5E8", "#C8D0D5", "#ADB7BE", "#8F9AA3", "#69757E")  # of cells that ask for a value
GOLD: Final = "#F6D778"
LEFT, MIDDLE, RIGHT = 0.27, 0.5, 0.73
PIPS: Final[Mapping[int, tuple[Point, ...]]] = {
    1: ((MIDDLE, MIDDLE),),
    2: ((LEFT, LEFT), (RIGHT, RIGHT)),
    3: ((LEFT, LEFT), (MIDDLE, MIDDLE), (RIGHT, RIGHT)),
    4: ((LEFT, LEFT), (RIGHT, LEFT), (LEFT, RIGHT), (RIGHT, RIGHT)),
    5: ((LEFT, LEFT), (RIGHT, LEFT), (MIDDLE, MIDDLE), (LEFT, RIGHT), (RIGHT, RIGHT)),
    6: ((LEFT, 0.24), (LEFT, MIDDLE), (LEFT, 0.76), (RIGHT, 0.24), (RIGHT, MIDDLE), (RIGHT, 0.76)),
}
# Line drawings of the tools by number, on a grid of 24.
TOOLS: Final = tuple(
    read_outline(outline)
    for outline in (
        "M5 4c5 4 6 9 7 13M19 4c-5 4-6 9-7 13M12 17v4M9.5 17h5",
        "M9.5 3h5v6.5h-5ZM8 9.5h8v3.5H8ZM9 13v7M12 13v8M15 13v7",
        "M4 20l8.5-8.5M11 8.5l4.5 4.5 4-4c1.2-1.2.3-3.2-1-4.5c-1.3-1.3-3.3-2.2-4.5-1Z",
        "M4 20l5-5M9 15c0-6 4.5-11 11-12-.5 6.5-5 12-11 12Z",
        "M14.5 14a5 5 0 1 1-10 0 5 5 0 0 1 10 0ZM9.5 14 19.5 4M16.5 3.5l4 4",
        "M4 20c4 0 5-1.5 5-4l3-1 8-11-9 8-1.5 3C7 15.5 4 16 4 20Z",
        "M4 8.5 9 4l6 5-4.5 4.5ZM12.5 11.5 20 20",
        "M6 3c-1 5 2 7 6 9 4-2 7-4 6-9M12 12l-5.5 9M12 12l5.5 9",
        "M3 15 15 3l6 6L9 21ZM6.5 11.5l2 2M9.5 8.5l2.5 2.5M12.5 5.5l2 2",
        "M18.5 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM12 10.5h.1M8.5 16.5l-2.5 4.5M15.5 16.5l2.5 4.5M3.5 21h17",
        "M10 3h4v4.5l3 4v8a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5v-8l3-4ZM7 14.5h10",
        "M16.5 7.5a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0ZM12 7.5h.1M12 12v9M9.5 21h5",
    )
)


def draw_die(canvas: Canvas, code: str, x: float, y: float, side: float) -> None:
    """Draw a die such as R3 with its top left corner at this point; its mark lies in the corner."""
    die = DICE[code[0]]
    shape = rectangle(x, y, side, side, side * 0.2)
    canvas.fill(die.base, shape)
    draw_pips(canvas, int(code[1]), x, y + side * 0.03, side * 0.94, die.ink)
    die.draw_mark(canvas, x + side * 0.87, y + side * 0.13, side * 0.2)
    canvas.stroke(CAME, side * 0.05, shape)


def draw_pips(canvas: Canvas, value: int, x: float, y: float, side: float, colour: str) -> None:
    canvas.fill(colour, *(circle(x + side * across, y + side * down, side * 0.085) for across, down in PIPS[value]))


def draw_cell(canvas: Canvas, asked: str, x: float, y: float, side: float) -> None:
    """Draw a cell that asks for a colour (R), a value (3) or nothing (.)."""
    ground, shape = LIGHT, rectangle(x, y, side, side, side * 0.1)
    if asked.isdigit():
        ground = SHADES[int(asked) - 1]
    elif asked in DICE:
        ground = mix(DICE[asked].base, LIGHT, 0.46)
    canvas.fill(ground, shape)
    canvas.stroke(LINE, side * 0.025, shape)
    if asked.isdigit():
        draw_pips(canvas, int(asked), x, y, side, LIGHT if asked == "6" else SOFT)
    elif asked in DICE:
        shade = Glass(ground, mix(DICE[asked].base, DARK, 0.45), DICE[asked].mark)
        shade.draw_mark(canvas, x + side / 2, y + side / 2, side * 0.44)


def cell_corner(cell: int, side: float) -> Point:
    """Where a cell lies in a window whose cells have this side."""
    row, column = divmod(cell, COLUMNS)
    return side * 0.12 + column * side * 1.08, side * 0.12 + row * side * 1.08


def window_size(side: float) -> tuple[float, float]:
    return side * (int(COLUMNS) * 1.08 + 0.16), side * (int(ROWS) * 1.08 + 0.16)


def draw_window(canvas: Canvas, cells: str, dice: Mapping[int, str], side: float) -> None:
    """Draw a window: what its cells ask for, and the dice that lie on some of them."""
    width, height = window_size(side)
    canvas.fill(CAME, rectangle(0, 0, width, height, side * 0.16))
    for cell, asked in enumerate(cells):
        x, y = cell_corner(cell, side)
        draw_cell(canvas, asked, x, y, side)
        if cell in dice:
            draw_die(canvas, dice[cell], x + side * 0.05, y + side * 0.05, side * 0.9)


def draw_tool(canvas: Canvas, number: int, x: float, y: float, size: float) -> None:
    """Draw a tool's line drawing; T1 is number 0."""
    with canvas.at(x, y, size / 24):
        canvas.stroke(INK, 1.7, *TOOLS[number], cap=ROUNDED)


def draw_tokens(canvas: Canvas, count: int, x: float, y: float, radius: float) -> None:
    """Draw favour tokens in a row, the first with its middle at this point."""
    for place in range(count):
        middle = x + place * radius * 2.3
        canvas.fill(GOLD, circle(middle, y, radius))
        canvas.stroke(INK, radius * 0.22, circle(middle, y, radius))


def draw_track(canvas: Canvas, dice: Mapping[int, str], x: float, y: float, side: float) -> None:
    """Draw the round track with dice on some of its ten spaces, counted from 1."""
    for place in range(1, int(ROUNDS) + 1):
        left = x + (place - 1) * side * 1.06
        canvas.fill("#FBFCFC", rectangle(left, y, side, side, side * 0.1))
        canvas.stroke(LINE, 0.25, rectangle(left, y, side, side, side * 0.1))
        if place in dice:
            draw_die(canvas, dice[place], left + side * 0.08, y + side * 0.08, side * 0.84)
        else:
            write_centred(canvas, str(place), left + side / 2, y + side * 0.66, side * 0.5, SOFT)
