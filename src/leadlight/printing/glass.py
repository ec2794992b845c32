"""The colours of glass and their marks; `web/src/glass` has the same ones for the screen."""

from dataclasses import dataclass
from typing import Final

from leadlight.printing.canvas import ROUNDED, Canvas, Subpath, circle

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
