"""Panes, strips, windows, displays and the glazier of Sintra, as the browser's board has them."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from leadlight.games.sintra.components import FACES, GLASS_ROWS, WINDOW_POINTS
from leadlight.printing import glass
from leadlight.printing.canvas import Canvas, Point, Subpath, circle, rectangle
from leadlight.printing.glass import CAME, CORE, DARK, LIGHT, Glass, mix
from leadlight.printing.outline import read_outline
from leadlight.printing.signs import write_centred
from leadlight.printing.text import INK, LINE, PALE

PANES: Final = {
    "P": Glass("#EB8FC8", DARK, glass.BLOSSOM),
    "W": Glass("#F8F8F4", DARK, glass.LOZENGE),
    "O": Glass("#EE7304", DARK, glass.TRIANGLE),
    "B": Glass("#3C5BCB", LIGHT, glass.WAVE),
    "Y": Glass("#FFDC2D", DARK, glass.SQUARE),
}
SPACES: Final = {code: pane.hollow() for code, pane in PANES.items()} | {
    "W": Glass("#3A434B", LIGHT, glass.LOZENGE),  # as on the screen: a white space is a hollow in the lead
    "J": Glass("#C9D0D4", DARK, glass.JOKER),
}
GROUND: Final = "#2B333A"  # of a strip
STRIP_PAD: Final = 0.22  # around the spaces of a strip, as a share of a space
STRIP_GAP: Final = 0.1
COLUMN: Final = 10.2  # the width of a slot of a palace
GLAZIER: Final = read_outline(
    "M14 1.5a6 6 0 0 1 3.4 11c3.9 1.5 6.6 5.4 6.6 10.5v3H4v-3c0-5.1 2.7-9 6.6-10.5A6 6 0 0 1 14 1.5Z"
)
ORNAMENT: Final = read_outline(
    "M12 1C14.5 3.6 15.5 5.5 15.3 8.7C18.5 8.5 20.4 9.5 23 12C20.4 14.5 18.5 15.5 15.3 15.3C15.5 18.5 14.5 20.4 12 23"
    "C9.5 20.4 8.5 18.5 8.7 15.3C5.5 15.5 3.6 14.5 1 12C3.6 9.5 5.5 8.5 8.7 8.7C8.5 5.5 9.5 3.6 12 1Z"
)


def draw_pane(canvas: Canvas, pane: Glass, x: float, y: float, side: float, edge: str = CAME) -> None:
    """Draw a pane with its top left corner at this point."""
    shape = rectangle(x, y, side, side, side * 0.14)
    canvas.fill(pane.base, shape)
    canvas.stroke(mix(LIGHT, pane.base, 0.55), side * 0.03, inner(x, y, side))
    pane.draw_mark(canvas, x + side / 2, y + side / 2, side * 0.56)
    canvas.stroke(edge, side * 0.06, shape)


def inner(x: float, y: float, side: float) -> Subpath:
    inset = side * 0.08
    return rectangle(x + inset, y + inset, side - 2 * inset, side - 2 * inset, side * 0.1)


def draw_space(canvas: Canvas, space: Glass, x: float, y: float, side: float) -> None:
    shape = rectangle(x, y, side, side, side * 0.12)
    canvas.fill(space.base, shape)
    canvas.stroke(mix(space.base, LIGHT, 0.5), side * 0.04, shape)
    space.draw_mark(canvas, x + side / 2, y + side / 2, side * 0.5)


def strip_size(space: float) -> tuple[float, float]:
    """How wide and how high a strip is."""
    return space * (1 + 2 * STRIP_PAD), space * (5 + 4 * STRIP_GAP + 2 * STRIP_PAD)


def draw_strip(canvas: Canvas, face: str, x: float, y: float, space: float, panes: str = "", fade: float = 1.0) -> None:
    """Draw a strip's face (7a) with panes on it; those that a picture is not about are faded."""
    width, height = strip_size(space)
    canvas.fill(mix(GROUND, LIGHT, fade), rectangle(x, y, width, height, space * 0.2))
    left = list(panes)
    for place, code in enumerate(FACES[2 * (int(face[0]) - 1) + "ab".index(face[1])]):
        at = (x + space * STRIP_PAD, y + space * (STRIP_PAD + place * (1 + STRIP_GAP)))
        filled = code in left
        if filled:
            left.remove(code)
        glasses = PANES if filled else SPACES
        shown = glasses[code] if fade == 1.0 else glasses[code].faded(fade)
        draw_pane(canvas, shown, *at, space) if filled else draw_space(canvas, shown, *at, space)


def lancet(x: float, y: float, width: float, height: float) -> Subpath:
    """A window with a pointed arch."""
    spring, right, middle = y + width * 0.72, x + width, x + width / 2
    return [
        (x, y + height),
        (x, spring),
        ((x, y + width * 0.36), (x + width * 0.22, y + width * 0.14), (middle, y)),
        ((right - width * 0.22, y + width * 0.14), (right, y + width * 0.36), (right, spring)),
        (right, y + height),
        (x, y + height),
    ]


def draw_window(canvas: Canvas, x: float, y: float, width: float, panes: str = "") -> None:
    """Draw a window with its upper and its lower square, from no pane to two; it is 1.9 times as high as wide."""
    height = width * 1.9
    split = y + width * 1.06
    canvas.fill(PALE, lancet(x, y, width, height))
    if panes:
        canvas.fill(PANES[panes[0]].base, [*lancet(x, y, width, width * 1.06)])
        PANES[panes[0]].draw_mark(canvas, x + width / 2, y + width * 0.62, width * 0.5)
    if len(panes) > 1:
        canvas.fill(PANES[panes[1]].base, rectangle(x, split, width, y + height - split))
        PANES[panes[1]].draw_mark(canvas, x + width / 2, (split + y + height) / 2, width * 0.46)
    cames: list[Subpath] = [lancet(x, y, width, height), [(x, split), (x + width, split)]]
    canvas.stroke(CAME, width * 0.1, *cames)
    canvas.stroke(CORE, width * 0.025, *cames)


def draw_glazier(canvas: Canvas, x: float, foot: float, size: float, colour: str = INK) -> None:
    """Draw the glazier with his point at the rail."""
    with canvas.at(x - size * 14 / 36, foot - size * 35 / 36, size / 36):
        canvas.fill(colour, *GLAZIER)
        canvas.fill(colour, [(4, 25.5), (24, 25.5), (14, 35)])
        canvas.stroke(LIGHT, 1.6, [(9, 18.5), (19, 18.5)], [(14, 14), (14, 23)])


def draw_ornament(canvas: Canvas, x: float, y: float, size: float) -> None:
    with canvas.at(x - size / 2, y - size / 2, size / 24):
        canvas.fill("#F4F6F5", *ORNAMENT)
        canvas.stroke("#7A858E", 1.7, *ORNAMENT)
        canvas.fill("#7A858E", circle(12, 12, 2.4))


def draw_display(canvas: Canvas, x: float, y: float, radius: float, panes: Sequence[Glass]) -> None:
    """Draw a display with its middle at this point, and its panes on it."""
    canvas.fill("#FBFCFC", circle(x, y, radius))
    canvas.stroke(CAME, radius * 0.09, circle(x, y, radius))
    canvas.stroke(CORE, radius * 0.025, circle(x, y, radius))
    side = radius * 0.56
    for place, pane in enumerate(panes):
        row, column = divmod(place, 2)
        draw_pane(canvas, pane, x + (column - 1) * side * 1.1 + side * 0.05, y + (row - 1) * side * 1.1, side)


def draw_marker(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Draw the start marker."""
    hexagon: list[Point] = [(x + size * sin(turn * pi / 3), y - size * cos(turn * pi / 3)) for turn in range(6)]
    canvas.fill("#FBFCFC", hexagon)
    canvas.stroke(CAME, size * 0.16, [*hexagon, *hexagon[:2]])
    write_centred(canvas, "1", x, y + size * 0.42, size * 1.2)


def draw_palace(canvas: Canvas, slots: Sequence[tuple[str, str, str]], glazier: int, before: int) -> None:
    """Draw strips (face, panes, panes of the window) above their windows, with the glazier where he stands and where
    he stood before; strips that he could not reach from there are faded."""
    column = COLUMN
    space = column * 0.5
    width, height = strip_size(space)
    rail, top = column * 0.86, column * 1.02
    canvas.stroke(LINE, 0.4, [(0, rail), (column * len(slots), rail)])
    canvas.stroke(INK, 0.7, [(column * (before - 0.5), rail), (column * len(slots), rail)])
    draw_glazier(canvas, column * (before - 0.5), rail + 0.2, column * 0.8, "#A5B0B9")
    draw_glazier(canvas, column * (glazier - 0.5), rail + 0.2, column * 0.8)
    for slot, (face, panes, glazed) in enumerate(slots):
        x = column * slot
        fade = 1.0 if slot + 1 >= before else 0.4
        draw_strip(canvas, face, x + (column - width) / 2, top, space, panes, fade)
        draw_window(canvas, x + column * 0.22, top + height + column * 0.2, column * 0.56, glazed)
        write_centred(canvas, str(WINDOW_POINTS[slot]), x + column / 2, palace_height(), column * 0.34)


def palace_height() -> float:
    """How high a palace is, down to its numbers."""
    return COLUMN * 1.02 + strip_size(COLUMN * 0.5)[1] + COLUMN * (0.2 + 0.56 * 1.9 + 0.42)


def draw_windows(canvas: Canvas, windows: Sequence[str], column: float = COLUMN) -> None:
    """Draw eight windows with their numbers and the four ornaments between pairs of them."""
    width = column * 0.56
    for slot, glazed in enumerate(windows):
        x = column * slot + column * 0.22
        draw_window(canvas, x, 0, width, glazed)
        write_centred(canvas, str(WINDOW_POINTS[slot]), x + width / 2, width * 1.9 + column * 0.42, column * 0.34)
    for pair in range(4):
        draw_ornament(canvas, column * (2 * pair + 1), width * 1.06, column * 0.4)


def draw_glass_track(canvas: Canvas, row: int, side: float = 7.4) -> None:
    """Draw the broken glass track, with a marker on a row."""
    for place, points in enumerate(GLASS_ROWS):
        x = place * side
        last = place == len(GLASS_ROWS) - 1
        canvas.fill(mix("#A3271B", LIGHT, 0.04 + 0.035 * place), rectangle(x, 0, side, side * 0.8))
        canvas.stroke(CAME, 0.35, rectangle(x, 0, side, side * 0.8))
        write_centred(canvas, str(points).replace("-", "−"), x + side / 2, side * 0.53, 3.0 if last else 2.7)
    x = row * side + side / 2
    canvas.fill(INK, [(x, side * 0.84), (x + 1.3, side * 1.12), (x - 1.3, side * 1.12)])
