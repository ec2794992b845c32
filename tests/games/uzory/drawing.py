"""The floor as a picture: tiles drawn by coordinates, and what the gold lines of the frames enclose, found by pouring.

A tile is a square of 24 units, cut into 4 x 4 small squares and each of those by its diagonals into four pixels. All
lines that a tile shows run along the borders of pixels, so the picture is exact; a pixel is a quarter of the unit that
areas are counted in. Nothing here knows of vertices joined with centres: turning is turning of points.
"""

from functools import cache

from leadlight.games.uzory.components import BLACK, COLOUR_CODES, CORNER_CODES, TILE_OPENS, TILE_SIDES

Point = tuple[int, int]  # x to the right, y down
TILE = 24
SMALL = 6
CENTRES: tuple[Point, ...] = ((3, 1), (5, 3), (3, 5), (1, 3))  # of the pixels in a small square
TRIANGLES = (  # N E S W of a tile
    ((0, 0), (24, 0), (12, 12)),
    ((24, 0), (24, 24), (12, 12)),
    ((24, 24), (0, 24), (12, 12)),
    ((0, 24), (0, 0), (12, 12)),
)
SEGMENTS = {
    "NE": ((12, 0), (24, 12)),
    "SE": ((24, 12), (12, 24)),
    "SW": ((12, 24), (0, 12)),
    "NW": ((0, 12), (12, 0)),
}
PIXELS = [(x * SMALL + dx, y * SMALL + dy) for y in range(4) for x in range(4) for dx, dy in CENTRES]


def turned(point: Point, turns: int) -> Point:
    """A point of a tile after quarter turns clockwise about the middle."""
    for _ in range(turns % 4):
        point = (TILE - point[1], point[0])
    return point


def area(a: Point, b: Point, c: Point) -> int:
    """Twice the signed area of a triangle."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def crosses(a: Point, b: Point, c: Point, d: Point) -> bool:
    return area(a, b, c) * area(a, b, d) < 0 and area(c, d, a) * area(c, d, b) < 0


@cache
def triangle_at(point: Point) -> int:
    """The side of a tile that a pixel belongs to."""
    for side, (a, b, c) in enumerate(TRIANGLES):
        if area(a, b, point) > 0 and area(b, c, point) > 0 and area(c, a, point) > 0:
            return side
    raise AssertionError(point)


def colour_at(tile: int, turn: int, shard: tuple[int, int] | None, point: Point) -> int:
    """A shard is a side as the tile lies, and a colour."""
    if shard is not None and triangle_at(point) == shard[0]:
        return shard[1]
    return COLOUR_CODES.index(TILE_SIDES[tile][triangle_at(turned(point, -turn))])


@cache
def steps(tile: int, turn: int) -> dict[Point, list[Point]]:
    """From each pixel to those beside it, where no gold line is between; pixels of the next tiles included."""
    drawn = [name for name in CORNER_CODES if name not in TILE_OPENS[tile].split()]
    lines = [(turned(SEGMENTS[name][0], turn), turned(SEGMENTS[name][1], turn)) for name in drawn]
    return {
        pixel: [other for other in beside(pixel) if not any(crosses(pixel, other, *line) for line in lines)]
        for pixel in PIXELS
    }


def beside(pixel: Point) -> list[Point]:
    """The three pixels that share a border: two of the same small square, one across its edge."""
    square = (pixel[0] // SMALL * SMALL, pixel[1] // SMALL * SMALL)
    place = CENTRES.index((pixel[0] - square[0], pixel[1] - square[1]))
    inside = [(square[0] + CENTRES[near % 4][0], square[1] + CENTRES[near % 4][1]) for near in (place + 1, place + 3)]
    step = ((0, -2), (2, 0), (0, 2), (-2, 0))[place]
    return [*inside, (pixel[0] + step[0], pixel[1] + step[1])]


class Picture:
    """Tiles by cell: number from 0, quarter turns, shard."""

    def __init__(self, *, broken: bool) -> None:
        self.broken = broken
        self.tiles: dict[Point, tuple[int, int, tuple[int, int] | None]] = {}  # by (row, column)

    def pour(self, vertex: Point) -> set[Point] | None:
        """All pixels that paint poured at a vertex (row, column) reaches; None when it runs off the floor."""
        start = (vertex[1] * TILE + 1, vertex[0] * TILE + 3)
        wet, waiting = {start}, [start]
        while waiting:
            x, y = waiting.pop()
            cell = (y // TILE, x // TILE)
            if cell not in self.tiles:
                return None
            tile, turn, _ = self.tiles[cell]
            origin = (cell[1] * TILE, cell[0] * TILE)
            for near in steps(tile, turn)[(x - origin[0], y - origin[1])]:
                pixel = (origin[0] + near[0], origin[1] + near[1])
                if pixel not in wet:
                    wet.add(pixel)
                    waiting.append(pixel)
        return wet

    def vertices(self, wet: set[Point]) -> tuple[Point, ...]:
        """Corners of cells that lie in the paint."""
        corners = {(round(y / TILE), round(x / TILE)) for x, y in wet}
        return tuple(sorted((row, column) for row, column in corners if (column * TILE + 1, row * TILE + 3) in wet))

    def areas(self, wet: set[Point]) -> tuple[int, ...]:
        """In quarters of a unit, by colour."""
        areas = [0] * 8
        for x, y in wet:
            colour = self.colour(x, y)
            if not self.broken or self.counts(x, y, colour):
                areas[colour] += 1
        return tuple(areas)

    def colour(self, x: int, y: int) -> int:
        tile, turn, shard = self.tiles[(y // TILE, x // TILE)]
        return colour_at(tile, turn, shard, (x % TILE, y % TILE))

    def counts(self, x: int, y: int, colour: int) -> bool:
        """U12: not black, and not of a triangle that touches black from a tile without any."""
        cell = (y // TILE, x // TILE)
        tile, turn, shard = self.tiles[cell]
        if colour == BLACK:
            return False
        if BLACK in [colour_at(tile, turn, shard, pixel) for pixel in PIXELS]:
            return True
        side = triangle_at((x % TILE, y % TILE))
        across = ((12, -1), (25, 12), (12, 25), (-1, 12))[side]
        point = (cell[1] * TILE + across[0], cell[0] * TILE + across[1])
        return (point[1] // TILE, point[0] // TILE) not in self.tiles or self.colour(*point) != BLACK
