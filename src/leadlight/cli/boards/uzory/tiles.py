"""Tiles: four triangles with colour and mark, and segments of frames at the corners.

Only Uzory has this module: its pieces have four colours and can be turned.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from rich.text import Text

from leadlight.cli import palette
from leadlight.cli.boards import legend, marks
from leadlight.cli.boards.uzory.canvas import Canvas
from leadlight.games.uzory.components import (
    COLOUR_CODES,
    COLOUR_NAMES,
    CORNER_CODES,
    CORNERS,
    SIDE_CODES,
    SIDES,
    TILE_OPENS,
    TILE_SIDES,
)
from leadlight.locales import translate

MARKS = (
    marks.RED,
    marks.ORANGE,
    marks.YELLOW,
    marks.GREEN,
    marks.DICE_BLUE,
    marks.PURPLE,
    marks.CLEAR,
    marks.BLACK,
)
GLYPHS = "".join(mark.glyph for mark in MARKS)
SHARD_GLYPHS = "○△□♧~✧"  # by colour: the outline of its mark, for the two waves of blue a single one
SHARD = "▞"  # a shard in hand
SEGMENTS = "╲╱╲╱"  # by corner
CURSOR = f"bold {palette.NIGHT} on {palette.HIGHLIGHT}"


@dataclass(frozen=True)
class Face:
    """A tile as it lies: colour codes N E S W, open corners, and the side that its shard covers."""

    sides: str
    open: tuple[int, ...]
    shard: int | None = None


@dataclass(frozen=True)
class Shape:
    """How large a tile is drawn: which triangle each sign belongs to, and where marks, segments and brackets stand."""

    ground: tuple[str, ...]
    marks: tuple[tuple[int, int], ...]  # by side
    segments: tuple[tuple[int, int], ...]  # by corner
    brackets: tuple[tuple[int, int], tuple[int, int]]

    @property
    def height(self) -> int:
        return len(self.ground)

    @property
    def width(self) -> int:
        return len(self.ground[0])


SMALL = Shape(
    ("WNNNE", "WSSSE"),
    marks=((0, 2), (0, 4), (1, 2), (0, 0)),
    segments=((0, 3), (1, 3), (1, 1), (0, 1)),
    brackets=((1, 0), (1, 4)),
)
LARGE = Shape(
    ("WNNNNNE", "WWW+EEE", "WSSSSSE"),
    marks=((0, 3), (1, 5), (2, 3), (1, 1)),
    segments=((0, 5), (2, 5), (2, 1), (0, 1)),
    brackets=((1, 0), (1, 6)),
)


def turned(tile: int, turn: int = 0, shard: int | None = None, colour: int | None = None) -> Face:
    """The face of a turned tile: side s moves to s + turn, corner k to k + turn (U1.5); `shard` is a side after it."""
    sides = [TILE_SIDES[tile][(side - turn) % SIDES] for side in range(SIDES)]
    if shard is not None and colour is not None:
        sides[shard] = COLOUR_CODES[colour]
    opens = {CORNER_CODES.index(name) for name in TILE_OPENS[tile].split()}
    return Face("".join(sides), tuple(sorted((corner + turn) % int(CORNERS) for corner in opens)), shard)


def mark_of(code: str) -> marks.Mark:
    return MARKS[COLOUR_CODES.index(code)]


def paint(canvas: Canvas, row: int, column: int, face: Face, shape: Shape) -> None:
    """Draw the face on the canvas, with its upper left sign at this place."""
    for y, line in enumerate(shape.ground):
        for x, code in enumerate(line):
            canvas.put(row + y, column + x, *ground(face, code))
    for corner, (y, x) in enumerate(shape.segments):
        if corner not in face.open:
            mark = mark_of(side_colour(face, shape.ground[y][x]))
            canvas.put(row + y, column + x, SEGMENTS[corner], f"bold {mark.ink} on {mark.base}")
    for side, (y, x) in enumerate(shape.marks):
        mark = mark_of(face.sides[side])
        canvas.put(row + y, column + x, glyph_of(face, side), f"bold {mark.ink} on {mark.base}")


def side_colour(face: Face, side: str) -> str:
    return face.sides[SIDE_CODES.index(side)]


def ground(face: Face, side: str) -> tuple[str, str]:
    """A sign of a triangle without its mark, with its style; in the middle of a tile north and south meet."""
    if side == "+":
        return "▀", f"{mark_of(face.sides[0]).base} on {mark_of(face.sides[2]).base}"
    return " ", f"on {mark_of(side_colour(face, side)).base}"


def glyph_of(face: Face, side: int) -> str:
    if side == face.shard:
        return SHARD_GLYPHS[COLOUR_CODES.index(face.sides[side])]
    return mark_of(face.sides[side]).glyph


def draw_tile(face: Face, shape: Shape = LARGE) -> list[Text]:
    canvas = Canvas(shape.height, shape.width)
    paint(canvas, 0, 0, face, shape)
    return canvas.lines()


def write(sides: str) -> str:
    """A tile inside a sentence: the marks of its sides N E S W."""
    return "".join(mark_of(code).glyph for code in sides)


def write_tile(tile: int) -> str:
    return write(TILE_SIDES[tile])


def write_areas(areas: Iterable[int], most: int = len(MARKS)) -> str:
    """The areas with their marks, the largest first; `most` limits how many."""
    shown = [(area, colour) for colour, area in enumerate(areas) if area]
    shown.sort(key=lambda pair: (-pair[0], pair[1]))
    written = " ".join(f"{area}{MARKS[colour].glyph}" for area, colour in shown[:most])
    return f"{written} …" if len(shown) > most else written


def with_marks(message: str, **facts: str | int) -> Text:
    """A sentence in which every mark stands in its colour."""
    return coloured(translate(message, **facts))


def coloured(sentence: str) -> Text:
    return marks.colour_marks(sentence, MARKS)


def name_colour(colour: int) -> str:
    return translate(f"uzory-colour-{COLOUR_NAMES[colour]}")


def draw_legend() -> list[Text]:
    return legend.draw_legend("uzory", MARKS, COLOUR_NAMES)
