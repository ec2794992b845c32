"""The pictures of a turn of Uzory."""

from typing import Final

from leadlight.printing.canvas import Canvas, rectangle
from leadlight.printing.glass import CAME
from leadlight.printing.signs import draw_arrow, draw_cross, draw_tick, write_centred
from leadlight.printing.text import LINE
from leadlight.printing.uzory.floor import Laid, draw_floor, read_floor
from leadlight.printing.uzory.pieces import GLASS, TILE, draw_medal

SMALL_FIELD: Final = 7
LARGE_FIELD: Final = 8


def draw_laying(canvas: Canvas) -> None:
    """A tile that fits, and one that does not."""
    size = 11.5 / TILE
    for x, floor, sign in ((0.5, "34@0(0,0) 13@1(0,1)", draw_tick), (25.0, "34@2(0,0) 2@0(0,1)", draw_cross)):
        with canvas.at(x, 7, size):
            draw_floor(canvas, read_floor(floor))
        sign(canvas, x + 11.5, 22, 4.6)


def draw_shard(canvas: Canvas) -> None:
    """A shard covers one triangle."""
    with canvas.at(1, 4, 18 / TILE):
        draw_floor(canvas, read_floor("114@0(0,0)"))
    draw_arrow(canvas, (21.5, 13), (27.5, 13))
    with canvas.at(29, 4, 18 / TILE):
        draw_floor(canvas, read_floor("114@0(0,0)"))
        draw_shard_on(canvas)


def draw_shard_on(canvas: Canvas) -> None:
    """Draw a red shard on the west side of a tile."""
    inset = 1.6
    points = [(inset, inset * 2.4), (inset, TILE - inset * 2.4), (TILE / 2 - inset * 1.4, TILE / 2)]
    canvas.fill(GLASS["r"].base, points)
    canvas.stroke(CAME, 1.4, [*points, *points[:2]])
    canvas.dash("#FFFFFF", 0.8, 2.0, [*points, points[0]])
    GLASS["r"].draw_mark(canvas, TILE * 0.19, TILE / 2, 7.2)


def draw_closing(canvas: Canvas) -> None:
    """Four tiles close a frame, and a token lies on it."""
    with canvas.at(11.5, 0.5, 12.5 / TILE):
        draw_floor(canvas, read_floor("58@0(0,0) 52@2(0,1) 114@1(1,0) 105@3(1,1)"), (1, 1))
        with canvas.at(TILE - 9, TILE - 9):
            draw_medal(canvas, 9, 8.4, GLASS["r"])


def draw_drawing(canvas: Canvas) -> None:
    """One of two tiles is discarded, two are drawn."""
    for place, number in enumerate((40, 66)):
        with canvas.at(1 + 12.2 * place, 3, 11 / TILE):
            draw_floor(canvas, [Laid(number, 0, (0, 0))])
    draw_arrow(canvas, (18.7, 15), (18.7, 23.6))
    draw_stack(canvas, 34, 3, 11)
    draw_arrow(canvas, (33, 8.5), (26.5, 8.5))


def draw_stack(canvas: Canvas, x: float, y: float, side: float) -> None:
    """Draw tiles face down."""
    for step_down in (2, 1, 0):
        shift = step_down * 0.9
        canvas.fill("#5F6B75", rectangle(x + shift, y + shift, side, side, 0.4))
        canvas.stroke("#FFFFFF", 0.25, rectangle(x + shift, y + shift, side, side, 0.4))
    write_centred(canvas, "?", x + side / 2, y + side * 0.68, side * 0.5, "#FFFFFF")


def draw_skipping(canvas: Canvas) -> None:
    """Three tiles go, three come."""
    for place, number in enumerate((24, 40, 66)):
        with canvas.at(1 + 8.6 * place, 9, 8 / TILE):
            draw_floor(canvas, [Laid(number, 0, (0, 0))])
    draw_arrow(canvas, (27.5, 13), (33.5, 13))
    draw_stack(canvas, 35.5, 7, 10)


def draw_fields(canvas: Canvas) -> None:
    cell = 2.7
    for x, size in ((2.0, SMALL_FIELD), (24.5, LARGE_FIELD)):
        side = size * cell
        canvas.fill("#FFFFFF", rectangle(x, 1, side, side))
        lines = [[(x + cell * step, 1.0), (x + cell * step, 1 + side)] for step in range(size + 1)]
        lines += [[(x, 1 + cell * step), (x + side, 1 + cell * step)] for step in range(size + 1)]
        canvas.stroke(LINE, 0.25, *lines)
        for row, column, code in ((3, 2, "r"), (3, 3, "y"), (4, 3, "b"), (4, 4, "w")):
            canvas.fill(GLASS[code].base, rectangle(x + cell * column, 1 + cell * row, cell, cell))
        canvas.stroke(CAME, 0.6, rectangle(x, 1, side, side))
        write_centred(canvas, f"{size} × {size}", x + side / 2, 26.0, 2.8)
