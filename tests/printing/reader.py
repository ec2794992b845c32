"""Reads a PDF back: what is drawn on its pages, in millimetres from the top left corner."""

import re
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import chain

MM = 25.4 / 72
TOKEN = re.compile(rb"<[0-9A-F]*>|\((?:\\.|[^\\)])*\)|[\[\]]|/[^\s/\[\]()]+|[-+]?[\d.]+|[A-Za-z]+\*?")
PAINTED = {b"f": "fill", b"S": "stroke"}

Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]


@dataclass(frozen=True)
class Box:
    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    def grown(self, by: float) -> "Box":
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def within(self, other: "Box") -> "Box":
        """What both have."""
        corner = max(self.left, other.left), max(self.top, other.top)
        return Box(*corner, min(self.right, other.right), min(self.bottom, other.bottom))

    def holds(self, other: "Box", slack: float = 0.001) -> bool:
        room = self.grown(slack)
        return room.within(other) == other


def around(points: list[Point]) -> Box:
    across, down = zip(*points, strict=True)
    return Box(min(across), min(down), max(across), max(down))


@dataclass(frozen=True)
class Shape:
    kind: str  # "fill" or "stroke"
    colour: str
    subpaths: list[list[Point]]
    width: float
    seen: Box  # as far as it is not clipped


@dataclass(frozen=True)
class Text:
    text: str
    at: Point
    size: float
    width: float = 0.0
    font: str = ""

    @property
    def box(self) -> Box:
        """From above the accents of capitals to below the tails of letters."""
        (x, y), size = self.at, self.size
        return Box(x, y - size * 0.95, x + self.width, y + size * 0.25)


@dataclass(frozen=True)
class Font:
    """What a PDF says about one of its fonts: the character and the width of each glyph."""

    characters: dict[int, str]
    widths: list[int]
    embedded: bool

    def read(self, code: bytes, size: float) -> tuple[str, float]:
        """The text, and how wide it is."""
        glyphs = [int(code[at : at + 4], 16) for at in range(0, len(code), 4)]
        return "".join(self.characters[glyph] for glyph in glyphs), sum(
            self.widths[glyph] for glyph in glyphs
        ) / 1000 * size


@dataclass
class Piece:
    """What is drawn under one name."""

    name: str
    shapes: list[Shape] = field(default_factory=list)
    texts: list[Text] = field(default_factory=list)

    @property
    def box(self) -> Box:
        """Of all that is filled and seen."""
        corners = [shape.seen for shape in self.shapes if shape.kind == "fill"]
        return around([point for box in corners for point in ((box.left, box.top), (box.right, box.bottom))])

    def colours(self, kind: str = "fill") -> list[str]:
        return list(dict.fromkeys(shape.colour for shape in self.shapes if shape.kind == kind))


@dataclass
class Page:
    width: float
    height: float
    pieces: list[Piece] = field(default_factory=list)
    operators: set[bytes] = field(default_factory=set)
    fonts: dict[str, Font] = field(default_factory=dict)

    @property
    def texts(self) -> list[Text]:
        return [text for piece in self.pieces for text in piece.texts]

    def named(self, name: str) -> list[Piece]:
        return [piece for piece in self.pieces if piece.name == name]


@dataclass(frozen=True)
class Brush:
    """The graphics state."""

    matrix: Matrix
    clip: Box
    fill: str = "#000000"
    stroke: str = "#000000"
    width: float = 1.0
    size: float = 0.0
    font: str = ""


def read_pages(pdf: bytes) -> list[Page]:
    start = int(pdf.rsplit(b"startxref\n", 1)[1].split()[0])
    offsets = [int(line[:10]) for line in re.findall(rb"\d{10} \d{5} n", pdf[start:])]
    objects = {int(pdf[at:].split(None, 1)[0]): pdf[at:] for at in offsets}
    return [read_page(body, objects) for body in objects.values() if b"/Type /Page/" in body.split(b"endobj")[0]]


def read_page(body: bytes, objects: dict[int, bytes]) -> Page:
    width, height = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", body)[0]
    (contents,) = re.findall(rb"/Contents (\d+) 0 R", body.split(b"endobj")[0])
    page = Page(float(width) * MM, float(height) * MM, fonts=read_fonts(body, objects))
    Reader(page).read(read_stream(objects[int(contents)]))
    return page


def read_fonts(body: bytes, objects: dict[int, bytes]) -> dict[str, Font]:
    (listed,) = re.findall(rb"/Font <<(.*?)>>", body.split(b"endobj")[0])
    return {name.decode(): read_font(int(number), objects) for name, number in re.findall(rb"/(\S+) (\d+) 0 R", listed)}


def read_font(number: int, objects: dict[int, bytes]) -> Font:
    outer = objects[number].split(b"endobj")[0]
    inner = objects[int(re.findall(rb"/DescendantFonts \[(\d+) 0 R\]", outer)[0])].split(b"endobj")[0]
    widths = [int(width) for width in re.findall(rb"/W \[0 \[([\d ]+)\]\]", inner)[0].split()]
    described = objects[int(re.findall(rb"/FontDescriptor (\d+) 0 R", inner)[0])].split(b"endobj")[0]
    mapped = read_stream(objects[int(re.findall(rb"/ToUnicode (\d+) 0 R", outer)[0])])
    pairs = re.findall(rb"<([0-9A-F]{4})> <([0-9A-F]{4})>\n", mapped)
    return Font({int(glyph, 16): chr(int(code, 16)) for glyph, code in pairs}, widths, b"/FontFile2" in described)


def read_stream(body: bytes) -> bytes:
    (length,) = re.findall(rb"/Length (\d+)", body)[:1]
    return zlib.decompress(body.split(b"stream\n", 1)[1][: int(length)])


def commands(data: bytes) -> Iterator[tuple[bytes, list[bytes]]]:
    operands: list[bytes] = []
    for token in TOKEN.findall(data):
        if token[:1].isalpha():
            yield token, operands
            operands = []
        else:
            operands.append(token)


class Reader:
    def __init__(self, page: Page) -> None:
        self.page = page
        # From the page's points, bottom up, to millimetres, top down.
        self.brush = Brush((MM, 0, 0, -MM, 0, page.height), Box(0, 0, page.width, page.height))
        self.saved: list[Brush] = []
        self.subpaths: list[list[Point]] = []
        self.open = [Piece("page")]
        self.place: Point = (0, 0)
        page.pieces.append(self.open[0])

    def read(self, data: bytes) -> None:
        for operator, operands in commands(data):
            self.page.operators.add(operator)
            self.obey(operator, operands)
        assert (self.saved, len(self.open)) == ([], 1)

    def obey(self, operator: bytes, operands: list[bytes]) -> None:
        if operator in (b"BMC", b"EMC", b"q", b"Q"):
            self.nest(operator, operands)
        elif operator in (b"Tf", b"Tm", b"Tj"):
            self.write(operator, operands)
        elif operator not in (b"BT", b"ET", b"d"):
            self.draw(operator, [float(operand) for operand in operands])

    def nest(self, operator: bytes, operands: list[bytes]) -> None:
        if operator == b"q":
            self.saved.append(self.brush)
        elif operator == b"Q":
            self.brush = self.saved.pop()
        elif operator == b"BMC":
            self.open.append(Piece(operands[0][1:].decode()))
            self.page.pieces.append(self.open[-1])
        else:
            self.open.pop()

    def write(self, operator: bytes, operands: list[bytes]) -> None:
        if operator == b"Tf":
            font = operands[0][1:].decode()
            self.brush = replace(self.brush, font=font, size=float(operands[1]) * self.scale)
        elif operator == b"Tm":
            self.place = self.move(float(operands[4]), float(operands[5]))
        else:
            size, font = self.brush.size, self.brush.font
            words, width = self.page.fonts[font].read(operands[0][1:-1], size)
            self.open[-1].texts.append(Text(words, self.place, size, width, font))

    def draw(self, operator: bytes, numbers: list[float]) -> None:
        if operator == b"cm":
            self.brush = replace(self.brush, matrix=multiply(numbers, self.brush.matrix))
        elif operator == b"w":
            self.brush = replace(self.brush, width=numbers[0] * self.scale)
        elif operator in (b"rg", b"RG"):
            colour = "#" + "".join(f"{round(number * 255):02X}" for number in numbers)
            filled = operator == b"rg"
            self.brush = replace(self.brush, fill=colour) if filled else replace(self.brush, stroke=colour)
        elif operator == b"W":
            self.brush = replace(self.brush, clip=self.brush.clip.within(around(list(chain(*self.subpaths)))))
        elif operator in (b"f", b"S", b"n"):
            self.paint(operator)
        else:
            self.trace(operator, numbers)

    def trace(self, operator: bytes, numbers: list[float]) -> None:
        if operator == b"re":
            x, y, width, height = numbers
            corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
            self.subpaths.append([self.move(*corner) for corner in corners])
        elif operator == b"m":
            self.subpaths.append([self.move(*numbers)])
        elif operator in (b"l", b"c"):
            self.subpaths[-1] += [self.move(*numbers[at : at + 2]) for at in range(0, len(numbers), 2)]
        else:
            assert operator in (b"h", b"J", b"j"), operator

    def paint(self, operator: bytes) -> None:
        if operator in PAINTED:
            stroked = operator == b"S"
            box = around(list(chain(*self.subpaths))).grown(self.brush.width / 2 if stroked else 0)
            colour = self.brush.stroke if stroked else self.brush.fill
            seen = box.within(self.brush.clip)
            self.open[-1].shapes.append(Shape(PAINTED[operator], colour, self.subpaths, self.brush.width, seen))
        self.subpaths = []

    @property
    def scale(self) -> float:
        return abs(self.brush.matrix[0])

    def move(self, x: float, y: float) -> Point:
        a, b, c, d, e, f = self.brush.matrix
        return a * x + c * y + e, b * x + d * y + f


def multiply(first: list[float], second: Matrix) -> Matrix:
    a, b, c, d, e, f = first
    p, q, r, s, t, u = second
    return a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u
