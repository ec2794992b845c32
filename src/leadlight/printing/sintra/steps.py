"""The pictures of a turn of Sintra."""

from leadlight.printing.canvas import Canvas
from leadlight.printing.signs import draw_arrow, draw_lit, draw_tag, write_centred
from leadlight.printing.sintra.shapes import (
    PANES,
    draw_display,
    draw_glazier,
    draw_marker,
    draw_pane,
    draw_strip,
    draw_window,
    strip_size,
)
from leadlight.printing.text import INK, LINE, SOFT


def draw_taking(words: str, canvas: Canvas) -> None:
    """Two blue panes are taken from a display; the others go to the centre."""
    draw_display(canvas, 16, 13.5, 13.2, [PANES["B"], PANES["P"].faded(0.6), PANES["B"], PANES["Y"].faded(0.6)])
    draw_lit(canvas, 7.7, 4.6, 9.0, 17.1)
    draw_arrow(canvas, (31, 11), (45, 11))
    draw_pane(canvas, PANES["P"], 48, 7, 8)
    draw_pane(canvas, PANES["Y"], 57.4, 7, 8)
    draw_marker(canvas, 69, 11, 2.6)
    write_centred(canvas, words, 57.5, 20, 2.7, SOFT)


def draw_placing(canvas: Canvas) -> None:
    """Two blue panes fit strips below and right of the glazier."""
    space = 3.7
    width, height = strip_size(space)
    canvas.stroke(LINE, 0.4, [(2, 6.4), (70, 6.4)])
    canvas.stroke(INK, 0.8, [(28.5, 6.4), (70, 6.4)])
    draw_glazier(canvas, 28.5, 6.6, 6.6)
    for slot, (face, panes) in enumerate((("8a", ""), ("3a", ""), ("5b", "BB"), ("7b", ""), ("6b", ""), ("2b", "BB"))):
        x = 4 + 11.2 * slot
        draw_strip(canvas, face, x, 8.4, space, panes, 0.4 if slot < 2 else 1.0)
        if panes:
            draw_lit(canvas, x - 1.1, 7.5, width + 2.2, height + 1.8)


def draw_completing(words: str, canvas: Canvas) -> None:
    """A full strip glazes the window below it."""
    draw_strip(canvas, "5b", 4, 1.2, 4.9, "BBPPP")
    draw_arrow(canvas, (13.4, 15), (26, 15))
    draw_window(canvas, 29, 5, 11.4, "P")
    draw_tag(canvas, "+2", 20, 10.4)
    draw_tag(canvas, "+5", 44.6, 4.6)
    for place, code in enumerate("BBPP"):
        row, column = divmod(place, 2)
        draw_pane(canvas, PANES[code].faded(0.62), 51.5 + 6.6 * column, 6 + 6.6 * row, 6)
    write_centred(canvas, words, 57.8, 23.6, 2.7, SOFT)


def draw_returning(canvas: Canvas) -> None:
    """The glazier goes back to the first strip."""
    canvas.stroke(LINE, 0.4, [(2, 14), (70, 14)])
    draw_glazier(canvas, 8, 14.2, 6.6, "#A5B0B9")
    draw_glazier(canvas, 64, 14.2, 6.6)
    draw_arrow(canvas, (60, 9), (12.6, 9), 7.5)
    for slot, face in enumerate(("7b", "6a", "5a", "4a", "3a", "1b")):
        with canvas.at(5.9 + 11.2 * slot, 15.6, 0.5):
            draw_strip(canvas, face, 0, 0, 3.7)
