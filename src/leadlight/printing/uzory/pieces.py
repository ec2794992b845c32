"""The pieces of Uzory to cut out (U1): tiles, shards, tokens for finished patterns, and player tokens."""

from functools import partial
from typing import Final

from leadlight.games.uzory.components import (
    COLOUR_CODES,
    CORNER_CODES,
    FINISHED_TOKENS,
    PLAYER_COLOURS,
    SHARDS,
    SIDES,
    SPARE_TOKENS,
    TILE_OPENS,
    TILE_SIDES,
)
from leadlight.printing import glass
from leadlight.printing.block import Block
from leadlight.printing.canvas import Canvas, Point, Subpath, circle, square
from leadlight.printing.glass import CAME, CORE, DARK, LIGHT, Glass

GLASS: Final = {
    "r": Glass("#C51B28", LIGHT, glass.CIRCLE),
    "o": Glass("#EE7304", DARK, glass.TRIANGLE),
    "y": Glass("#FFDC2D", DARK, glass.SQUARE),
    "g": Glass("#08C190", DARK, glass.LEAF),
    "b": Glass("#5676CE", LIGHT, glass.WAVE),
    "v": Glass("#552878", LIGHT, glass.STAR),
    "w": Glass("#F2F1ED", DARK, glass.LOZENGE),
    "k": Glass("#23262B", LIGHT, glass.CRACK),
}
PLAYED: Final = tuple(GLASS[code] for code in COLOUR_CODES[:PLAYER_COLOURS])

# In millimetres. Line widths have the same proportions as on the screen.
TILE: Final = 45.0
LEAD: Final = 1.0
LEAD_CORE: Final = 0.26
GOLD_CASING: Final = "#3A2A05"
GOLD: Final = "#D2A032"
GOLD_LIGHT: Final = "#FFF3C4"
GOLD_LINE: Final = ((GOLD_CASING, 2.8), (GOLD, 1.85), (GOLD_LIGHT, 0.55))
MARK: Final = 7.2
MARK_INSET: Final = 8.4  # from the edge of the tile, so that a mark lies between the gold lines
NUMBER_AT: Final[Point] = (3.9, TILE - 1.2)
NUMBER_SIZE: Final = 2.1

HAIR: Final = 0.1
INSET: Final = LEAD / 2 + HAIR  # a shard lies inside the lead around a triangle
SHARD: Final = TILE - 2 * INSET * (1 + 2**0.5)  # the long side of a shard
SHARD_BLEED: Final = 0.8
SHARD_RIM: Final = 1.5

SEAL: Final = 15.0
PLAYER: Final = 30.0


def unpack() -> list[Block]:
    """All pieces, in the order in which they are easiest to cut out: tiles first."""
    tiles = [partial(draw_tile, number) for number in range(len(TILE_SIDES))]
    players = [partial(draw_player, colour) for colour in PLAYED]
    # A square cut along both diagonals gives four shards. Tokens of one colour are printed below each other.
    shards = [partial(draw_shards, colour) for colour in PLAYED for _ in range(SHARDS // SIDES)]
    seals_in_row = 2
    rows = (FINISHED_TOKENS + SPARE_TOKENS) // seals_in_row
    seals = [partial(draw_seal, colour) for _ in range(rows) for colour in PLAYED for _ in range(seals_in_row)]
    return [
        Block(tiles, TILE, columns=4, ground=CAME),
        Block(players, PLAYER, columns=len(PLAYED), ground=CAME),
        Block(shards, SHARD, columns=4, gap=2 * SHARD_BLEED + 1.2),
        Block(seals, SEAL, columns=seals_in_row * len(PLAYED), ground=CAME),
    ]


def corners(side: float) -> list[Point]:
    """The corners clockwise from the north-west: side `k` of a tile lies between corners `k` and `k + 1`."""
    return [(0.0, 0.0), (side, 0.0), (side, side), (0.0, side), (0.0, 0.0)]


def middles(side: float) -> list[Point]:
    """The middles of the edges N, E, S, W, and of N again."""
    half = side / 2
    return [(half, 0.0), (side, half), (half, side), (0.0, half), (half, 0.0)]


def draw_tile(number: int, canvas: Canvas) -> None:
    sides = [GLASS[code] for code in TILE_SIDES[number]]
    with canvas.called("tile"), canvas.within(TILE):
        draw_glass(canvas, sides)
        draw_lead(canvas, sides)
        draw_gold(canvas, TILE, open_corners(number))
        canvas.write(str(number + 1), *NUMBER_AT, NUMBER_SIZE, sides[2].ink)


def open_corners(number: int) -> list[int]:
    return [CORNER_CODES.index(code) for code in TILE_OPENS[number].split()]


def draw_glass(canvas: Canvas, sides: list[Glass]) -> None:
    """Fill all triangles of one colour at once, so that no seam shows between them; then draw the marks."""
    centre = (TILE / 2, TILE / 2)
    for colour in dict.fromkeys(sides):
        alike = [side for side in range(SIDES) if sides[side] == colour]
        canvas.fill(colour.base, *([*corners(TILE)[side : side + 2], centre] for side in alike))
    for side, colour in enumerate(sides):
        x, y = towards(middles(TILE)[side], centre, MARK_INSET)
        colour.draw_mark(canvas, x, y, MARK)


def towards(start: Point, end: Point, distance: float) -> Point:
    share = distance / (TILE / 2)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def draw_lead(canvas: Canvas, sides: list[Glass]) -> None:
    """Draw lead around the tile, where it will be cut, and between different colours."""
    centre = (TILE / 2, TILE / 2)
    between = [[corners(TILE)[side], centre] for side in range(SIDES) if sides[side] != sides[side - 1]]
    for colour, width in ((CAME, LEAD), (CORE, LEAD_CORE)):
        canvas.stroke(colour, width, *between, square(TILE))


def draw_gold(canvas: Canvas, side: float, opens: list[int]) -> None:
    """Draw the frame segments from edge to edge, except at open corners."""
    points = middles(side)
    segments = [beyond(points[corner], points[corner + 1]) for corner in range(SIDES) if corner not in opens]
    for colour, width in GOLD_LINE:
        canvas.stroke(colour, width, *segments)


def beyond(start: Point, end: Point) -> Subpath:
    """A segment a little longer at both ends, so that the cut goes through the whole width of the line."""
    (x, y), (u, v) = start, end
    more = 0.1
    return [(x + (x - u) * more, y + (y - v) * more), (u + (u - x) * more, v + (v - y) * more)]


def draw_shards(colour: Glass, canvas: Canvas) -> None:
    """Draw four shards as a square, with some colour beyond its edges in case a cut misses them."""
    canvas.fill(colour.base, square(SHARD + 2 * SHARD_BLEED, -SHARD_BLEED, -SHARD_BLEED))
    for side in range(SIDES):
        with canvas.called("shard"):
            draw_shard(canvas, side, colour)


def draw_shard(canvas: Canvas, side: int, colour: Glass) -> None:
    start, end = corners(SHARD)[side : side + 2]
    centre = (SHARD / 2, SHARD / 2)
    canvas.fill(colour.base, [start, end, centre])
    canvas.stroke(CAME, 0.2, [start, end, centre, start])
    x, y = towards(middles(SHARD)[side], centre, MARK_INSET)
    colour.draw_mark(canvas, x, y, MARK)
    rim = [inward(point, side) for point in (start, end, centre, start)]
    canvas.stroke(CAME, 0.6, rim)
    canvas.dash(LIGHT, 0.36, 1.3, rim)


def inward(point: Point, side: int) -> Point:
    """Move a point towards the centre of the shard's inscribed circle, so that the outline shrinks by the rim."""
    radius = SHARD * (2**0.5 - 1) / 2
    x, y = towards(middles(SHARD)[side], (SHARD / 2, SHARD / 2), radius * TILE / SHARD)
    share = SHARD_RIM / radius
    return point[0] + (x - point[0]) * share, point[1] + (y - point[1]) * share


def draw_seal(colour: Glass, canvas: Canvas) -> None:
    with canvas.called("seal"), canvas.within(SEAL):
        canvas.fill(CAME, square(SEAL))
        canvas.stroke(CORE, LEAD_CORE, square(SEAL))
        draw_medal(canvas, SEAL / 2, SEAL * 0.46, colour)


def draw_medal(canvas: Canvas, middle: float, radius: float, colour: Glass) -> None:
    """Draw a gold ring around glass of a colour with its mark."""
    canvas.fill(GOLD_CASING, circle(middle, middle, radius))
    canvas.fill(GOLD, circle(middle, middle, radius * 0.95))
    canvas.stroke(GOLD_LIGHT, radius * 0.06, circle(middle, middle, radius * 0.87))
    canvas.fill(GOLD_CASING, circle(middle, middle, radius * 0.78))
    canvas.fill(colour.base, circle(middle, middle, radius * 0.74))
    colour.draw_mark(canvas, middle, middle, radius * 0.96)


def draw_player(colour: Glass, canvas: Canvas) -> None:
    """Draw a player token: glass of one colour inside a closed frame."""
    with canvas.called("player"), canvas.within(PLAYER):
        canvas.fill(colour.base, square(PLAYER))
        for shade, width in ((CAME, LEAD), (CORE, LEAD_CORE)):
            canvas.stroke(shade, width, square(PLAYER))
        draw_gold(canvas, PLAYER, [])
        draw_medal(canvas, PLAYER / 2, PLAYER * 0.27, colour)
