"""Draws on pages, in millimetres from the top left corner, and writes the pages as a PDF."""

import io
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from leadlight.printing.paper import Paper
from leadlight.printing.typeface import Typeface, strong

POINTS: Final = 72 / 25.4  # PDF points per millimetre
ROUND: Final = 0.5523  # length of the Bézier handles of a quarter circle with radius 1
BUTT, ROUNDED = 0, 1

Point = tuple[float, float]
Subpath = Sequence[Point | tuple[Point, Point, Point]]  # a starting point, then lines and curves


class Canvas:
    """A page, with only the drawing methods that the sheets need."""

    def __init__(self, paper: Paper) -> None:
        import pydyf  # type: ignore[import-untyped]

        self.paper = paper
        self.faces: dict[str, Typeface] = {}
        self.stream: Any = pydyf.Stream(compress=True)
        self.stream.set_matrix(POINTS, 0, 0, -POINTS, 0, tidy(paper.height * POINTS))

    @contextmanager
    def at(self, x: float, y: float, scale: float = 1.0) -> Iterator[None]:
        """Move the origin and change the scale while drawing."""
        self.stream.push_state()
        self.stream.set_matrix(*map(tidy, (scale, 0.0, 0.0, scale, x, y)))
        yield
        self.stream.pop_state()

    @contextmanager
    def within(self, side: float) -> Iterator[None]:
        """Clip the drawing to a square whose top left corner is the origin."""
        with self.inside(square(side)):
            yield

    @contextmanager
    def inside(self, *subpaths: Subpath) -> Iterator[None]:
        """Clip the drawing to outlines."""
        self.stream.push_state()
        self.trace(subpaths, close=True)
        self.stream.clip()
        self.stream.end()
        yield
        self.stream.pop_state()

    @contextmanager
    def called(self, name: str) -> Iterator[None]:
        """Mark what is drawn with a name, for programs that read the page."""
        self.stream.begin_marked_content(name)
        yield
        self.stream.end_marked_content()

    def fill(self, colour: str, *subpaths: Subpath) -> None:
        self.stream.set_color_rgb(*read_colour(colour))
        self.trace(subpaths, close=True)
        self.stream.fill()

    def stroke(self, colour: str, width: float, *subpaths: Subpath, cap: int = BUTT) -> None:
        self.stream.set_color_rgb(*read_colour(colour), stroke=True)
        self.stream.set_line_width(tidy(width))
        self.stream.set_line_cap(cap)
        self.stream.set_line_join(cap)
        self.trace(subpaths, close=False)
        self.stream.stroke()

    def dash(self, colour: str, width: float, dash: float, *subpaths: Subpath) -> None:
        self.stream.push_state()
        self.stream.set_dash([tidy(dash), tidy(dash)], 0)
        self.stroke(colour, width, *subpaths)
        self.stream.pop_state()

    def trace(self, subpaths: Sequence[Subpath], *, close: bool) -> None:
        for start, *steps in subpaths:
            self.stream.move_to(*map(tidy, start))  # type: ignore[arg-type]
            for step in steps:
                self.follow(step)
            if close:
                self.stream.close()

    def follow(self, step: Point | tuple[Point, Point, Point]) -> None:
        if len(step) == 3:
            self.stream.curve_to(*(tidy(number) for point in step for number in point))
        else:
            self.stream.line_to(*map(tidy, step))

    def write(self, text: str, x: float, y: float, size: float, colour: str, face: Typeface | None = None) -> None:
        """Write text; `x` and `y` are the left end of its baseline."""
        face = face or strong()
        self.faces[face.name] = face
        self.stream.set_color_rgb(*read_colour(colour))
        self.stream.begin_text()
        self.stream.set_font_size(face.name, tidy(size))
        self.stream.set_text_matrix(1, 0, 0, -1, tidy(x), tidy(y))
        self.stream.stream.append(f"<{face.encode(text)}> Tj".encode())
        self.stream.end_text()


def tidy(number: float) -> float:
    """Round to a tenth of a micrometre, which is finer than any printer."""
    return round(float(number), 4)


def read_colour(colour: str) -> tuple[float, float, float]:
    red, green, blue = bytes.fromhex(colour.removeprefix("#"))
    return tidy(red / 255), tidy(green / 255), tidy(blue / 255)


def square(side: float, x: float = 0.0, y: float = 0.0) -> Subpath:
    return [(x, y), (x + side, y), (x + side, y + side), (x, y + side), (x, y)]


def rectangle(x: float, y: float, width: float, height: float, radius: float = 0.0) -> Subpath:
    """A rectangle, with round corners if it has a radius."""
    right, bottom, near = x + width, y + height, radius * (1 - ROUND)
    return [
        (x + radius, y),
        (right - radius, y),
        ((right - near, y), (right, y + near), (right, y + radius)),
        (right, bottom - radius),
        ((right, bottom - near), (right - near, bottom), (right - radius, bottom)),
        (x + radius, bottom),
        ((x + near, bottom), (x, bottom - near), (x, bottom - radius)),
        (x, y + radius),
        ((x, y + near), (x + near, y), (x + radius, y)),
    ]


def circle(x: float, y: float, radius: float) -> Subpath:
    near, far = radius * ROUND, radius
    return [
        (x, y - far),
        ((x + near, y - far), (x + far, y - near), (x + far, y)),
        ((x + far, y + near), (x + near, y + far), (x, y + far)),
        ((x - near, y + far), (x - far, y + near), (x - far, y)),
        ((x - far, y - near), (x - near, y - far), (x, y - far)),
    ]


def make_pdf(title: str, pages: Sequence[Canvas], language: str, *, both_sides: bool = False) -> bytes:
    """A PDF of the pages. It has no date and no identifier, so the same pages give the same bytes."""
    import pydyf

    pdf = pydyf.PDF()
    pdf.info.update({"Title": pydyf.String(title), "Creator": pydyf.String("Leadlight")})
    pdf.catalog["Lang"] = pydyf.String(language)
    duplex = "/DuplexFlipLongEdge" if both_sides else "/Simplex"
    pdf.catalog["ViewerPreferences"] = pydyf.Dictionary({"PrintScaling": "/None", "Duplex": duplex})
    faces = {name: face for page in pages for name, face in page.faces.items()}
    fonts = pydyf.Dictionary({name: face.embed(pdf) for name, face in faces.items()})
    resources = pydyf.Dictionary({"Font": fonts})
    for page in pages:
        pdf.add_object(page.stream)
        box = [0, 0, tidy(page.paper.width * POINTS), tidy(page.paper.height * POINTS)]
        parts = {"Type": "/Page", "Parent": pdf.pages.reference, "MediaBox": pydyf.Array(box)}
        pdf.add_page(pydyf.Dictionary(parts | {"Resources": resources, "Contents": page.stream.reference}))
    output = io.BytesIO()
    pdf.write(output)
    return output.getvalue()
