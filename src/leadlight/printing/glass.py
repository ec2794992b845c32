"""The colours of glass and their marks; `web/src/glass` has the same ones for the screen."""

from dataclasses import dataclass
from typing import Final

from leadlight.printing.canvas import ROUNDED, Canvas, Subpath, circle
from leadlight.printing.outline import read_outline

DARK: Final = "#1D2329"
LIGHT: Final = "#FFFFFF"
CAME: Final = "#1A1F24"  # the lead between panes, whose core is `CORE`
CORE: Final = "#D4DADF"
GRID: Final = 24.0  # marks are defined on a square with sides of this length


@dataclass(frozen=True)
class Mark:
    """A shape that is filled, or drawn as lines if it has a line width."""

    subpaths: tuple[Subpath, ...]
    line: float = 0.0


@dataclass(frozen=True, eq=False)
class Glass:
    base: str
    ink: str  # the colour of the mark
    mark: Mark

    def draw_mark(self, canvas: Canvas, x: float, y: float, size: float) -> None:
        """Draw the mark with its centre at this point."""
        with canvas.at(x - size / 2, y - size / 2, size / GRID):
            if self.mark.line:
                canvas.stroke(self.ink, self.mark.line, *self.mark.subpaths, cap=ROUNDED)
            else:
                canvas.fill(self.ink, *self.mark.subpaths)

    def faded(self, share: float = 0.35) -> "Glass":
        """The same glass, with this share of its colour left, for what a picture is not about."""
        return Glass(mix(self.base, LIGHT, share), mix(self.ink, mix(self.base, LIGHT, share), share), self.mark)

    def hollow(self) -> "Glass":
        """An empty space that waits for this glass."""
        return Glass(mix(self.base, LIGHT, 0.34), mix(DARK, self.base, 0.72), self.mark)


def mix(colour: str, ground: str, share: float) -> str:
    """A colour laid over a ground, of which this share is seen."""
    above, below = (bytes.fromhex(hue.removeprefix("#")) for hue in (colour, ground))
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02X}" for a, b in zip(above, below, strict=True))


def wave(y: float) -> Subpath:
    return [
        (3, y),
        ((6, y - 3.6), (9, y - 3.6), (12, y)),
        ((15, y + 3.6), (18, y + 3.6), (21, y)),
    ]


CIRCLE: Final = Mark((circle(12, 12, 7.6),))
TRIANGLE: Final = Mark(([(12, 3.6), (21, 19.4), (3, 19.4)],))
SQUARE: Final = Mark(([(5, 5), (19, 5), (19, 19), (5, 19)],))
LEAF: Final = Mark(
    (
        [
            (4, 20),
            ((3, 9.5), (9.5, 3.5), (20.5, 3.5)),
            ((21, 14), (15.5, 20.5), (7.8, 18.7)),
            (13.8, 10.8),
            (5.8, 17.4),
        ],
    )
)
WAVE: Final = Mark((wave(8.2), wave(16)), line=3)
STAR: Final = Mark(
    (
        [
            (12, 1.8),
            (14.6, 9.4),
            (22.2, 12),
            (14.6, 14.6),
            (12, 22.2),
            (9.4, 14.6),
            (1.8, 12),
            (9.4, 9.4),
        ],
    )
)
LOZENGE: Final = Mark(([(12, 2.8), (19.4, 12), (12, 21.2), (4.6, 12), (12, 2.8), (19.4, 12)],), line=2.6)
CRACK: Final = Mark(
    ([(15, 2), (9.5, 9.5), (14, 12.5), (8.5, 22)], [(9.5, 9.5), (4, 8)], [(14, 12.5), (20, 15)]), line=2.2
)
BLOSSOM: Final = Mark(
    read_outline(
        "M7.4 7.4A4.6 4.6 0 0 1 16.6 7.4 4.6 4.6 0 0 1 16.6 16.6 4.6 4.6 0 0 1 7.4 16.6 4.6 4.6 0 0 1 7.4 7.4Z"
        "M12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Z"
    )
)
JOKER: Final = Mark(read_outline("M12 4v16M5.1 8l13.8 8M18.9 8 5.1 16"), line=2.6)
