"""Signs that the pictures of every aid share: arrows, tags with points, ticks and crosses."""

from math import atan2, cos, pi, sin
from typing import Final

from leadlight.printing.canvas import ROUNDED, Canvas, Point, Subpath, circle, rectangle
from leadlight.printing.text import CAP, INK, VERDIGRIS
from leadlight.printing.typeface import strong

HEAD: Final = 2.2  # the length of an arrow's head
ALARM: Final = "#A3271B"


def draw_arrow(canvas: Canvas, start: Point, end: Point, bend: float = 0.0) -> None:
    """Draw an arrow; `bend` is how far its middle is pushed upwards."""
    control = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - bend * 4 / 3)
    tilt = atan2(end[1] - control[1], end[0] - control[0])
    neck = (end[0] - HEAD * 0.8 * cos(tilt), end[1] - HEAD * 0.8 * sin(tilt))
    path: Subpath = [start, (towards(start, control), towards(neck, control), neck)] if bend else [start, neck]
    canvas.stroke(VERDIGRIS, 0.75, path, cap=ROUNDED)
    wings = [(end[0] - HEAD * cos(tilt + turn), end[1] - HEAD * sin(tilt + turn)) for turn in (-pi / 7, pi / 7)]
    canvas.fill(VERDIGRIS, [end, *wings])


def towards(start: Point, end: Point) -> Point:
    """Two thirds of the way, where the handle of a curve lies."""
    return start[0] + (end[0] - start[0]) * 2 / 3, start[1] + (end[1] - start[1]) * 2 / 3


def draw_tag(canvas: Canvas, words: str, x: float, y: float, size: float = 2.7, ground: str = VERDIGRIS) -> None:
    """Draw light text on a rounded ground, with its middle at this point."""
    width = strong().width(words, size) + size * 1.1
    canvas.fill(ground, rectangle(x - width / 2, y - size * 0.78, width, size * 1.56, size * 0.78))
    write_centred(canvas, words, x, y + size * CAP / 2, size, "#FFFFFF")


def write_centred(canvas: Canvas, words: str, x: float, base: float, size: float, colour: str = INK) -> None:
    canvas.write(words, x - strong().width(words, size) / 2, base, size, colour, strong())


def draw_tick(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Draw a tick on a disc, for what is allowed."""
    canvas.fill("#FFFFFF", circle(x, y, size * 0.58))
    canvas.fill(VERDIGRIS, circle(x, y, size / 2))
    points = [(x - size * 0.23, y), (x - size * 0.05, y + size * 0.2), (x + size * 0.25, y - size * 0.18)]
    canvas.stroke("#FFFFFF", size * 0.13, points, cap=ROUNDED)


def draw_cross(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Draw a cross on a disc, for what is not allowed."""
    canvas.fill("#FFFFFF", circle(x, y, size / 2))
    canvas.stroke(ALARM, size * 0.09, circle(x, y, size * 0.455))
    reach = size * 0.2
    for fall in (reach, -reach):
        canvas.stroke(ALARM, size * 0.13, [(x - reach, y - fall), (x + reach, y + fall)], cap=ROUNDED)


def draw_lit(canvas: Canvas, x: float, y: float, width: float, height: float, radius: float = 1.2) -> None:
    """Draw a ring around what can be chosen."""
    canvas.stroke("#FFFFFF", 1.3, rectangle(x, y, width, height, radius))
    canvas.stroke(VERDIGRIS, 0.7, rectangle(x, y, width, height, radius))
