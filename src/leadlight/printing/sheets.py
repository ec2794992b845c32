"""Arranges blocks on pages and adds a footer to each page."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from leadlight.locales import Texts
from leadlight.printing.block import CROP, INK, Block
from leadlight.printing.canvas import Canvas, make_pdf
from leadlight.printing.paper import MARGIN, Paper
from leadlight.printing.typeface import strong

FOOTER: Final = 4.8
DESCENT: Final = 0.7  # how far letters reach below their baseline
BETWEEN: Final = 2 * CROP + 0.6  # room for the crop marks of two blocks
SCALE_BAR: Final = 50.0
TEXT_SIZE: Final = 2.9


@dataclass(frozen=True)
class Placed:
    block: Block
    y: float  # distance from the top of the first block


@dataclass(frozen=True)
class Sheets:
    """The pages of a game on one paper. A block is split only if it is taller than a page."""

    paper: Paper
    texts: Texts
    game: str
    blocks: Sequence[Block]

    @property
    def title(self) -> str:
        return self.texts.translate(f"{self.game}-name")

    def count(self) -> int:
        return len(self.pages())

    def pages(self) -> list[list[Placed]]:
        room = self.paper.height - 2 * MARGIN - 2 * CROP - FOOTER
        pages: list[list[Placed]] = []
        for block in (part for whole in self.blocks for part in whole.cut(room)):
            y = bottom(pages[-1]) + BETWEEN if pages else 0.0
            if not pages or y + block.height > room:
                pages.append([Placed(block, 0.0)])
            else:
                pages[-1].append(Placed(block, y))
        return pages

    def to_pdf(self) -> bytes:
        return make_pdf(self.title, list(self.draw()), self.texts.language)

    def draw(self) -> Iterator[Canvas]:
        pages = self.pages()
        tallest = max(map(bottom, pages))
        top = (self.paper.height - tallest - FOOTER) / 2
        for number, page in enumerate(pages, start=1):
            canvas = Canvas(self.paper)
            for placed in page:
                with canvas.at((self.paper.width - placed.block.width) / 2, top + placed.y):
                    placed.block.draw(canvas)
            with canvas.called("footer"):
                self.draw_footer(canvas, top + tallest + CROP + FOOTER - DESCENT, f"{number}/{len(pages)}")
            yield canvas

    def draw_footer(self, canvas: Canvas, base: float, number: str) -> None:
        """Draw a scale bar, the title and the number of the sheet on one baseline."""
        width = max(block.width for block in self.blocks)
        left, right = (self.paper.width - width) / 2, (self.paper.width + width) / 2
        draw_scale_bar(canvas, left, base, self.texts.translate("printed-bar"))
        words = self.texts.translate("printed-pieces", game=self.title)
        canvas.write(words, left + SCALE_BAR + 18, base, TEXT_SIZE, INK)
        canvas.write(number, right - strong().width(number, TEXT_SIZE), base, TEXT_SIZE, INK)


def bottom(page: Sequence[Placed]) -> float:
    return page[-1].y + page[-1].block.height


def draw_scale_bar(canvas: Canvas, x: float, base: float, length: str) -> None:
    for step in range(0, int(SCALE_BAR) + 1, 10):
        height = 2.0 if step in (0, SCALE_BAR) else 1.0
        canvas.stroke(INK, 0.2, [(x + step, base), (x + step, base - height)])
    canvas.stroke(INK, 0.2, [(x, base), (x + SCALE_BAR, base)])
    canvas.write(length, x + SCALE_BAR + 2, base, TEXT_SIZE, INK)
