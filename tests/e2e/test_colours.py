"""Every pair of colours stays apart: by hue for each kind of eye, and by the shape of its mark without any hue."""

import base64
from itertools import combinations
from math import sqrt
from statistics import fmean, median

import pytest
from playwright.sync_api import Page

from .colours import MATRICES, Triple, ciede2000, contrast, distance, grey, read_hex
from .conftest import Visitor
from .players import play_bot

CODES = "PWOBY"
SIZE = 48
APART = 10.0  # CIEDE2000 of two colours that nobody takes for each other
ALIKE = 0.85  # correlation of two pictures that could be taken for each other
WHITE_APART = 2.9  # contrast of a white pane and its space: 3.2 for the bare glass, less its streaks
VISIBLE = 0.02  # how much the grey of a picture varies, at the least, where its mark lies

LAY_OUT = """([names, size]) => {
  document.getElementById("specimens")?.remove();
  const uses = names.map((name, place) =>
    `<use href="#${name}" x="${place * size}" y="0" width="${size}" height="${size}"/>`);
  const sheet = `<svg id="specimens" width="${names.length * size}" height="${size}"
    style="position:fixed;inset:0 auto auto 0;background:var(--stone);z-index:99999">${uses.join("")}</svg>`;
  document.body.insertAdjacentHTML("beforeend", sheet);
}"""
READ = """async (png) => {
  const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  canvas.drawImage(picture, 0, 0);
  return Array.from(canvas.getImageData(0, 0, picture.width, picture.height).data);
}"""

Picture = list[list[Triple]]  # by row and column


@pytest.fixture
def board(visit: Visitor) -> Page:
    page = visit("/")
    play_bot(page)
    return page


def draw(page: Page, names: list[str], size: int = SIZE) -> list[Picture]:
    """Symbols as the page draws them now."""
    page.evaluate(LAY_OUT, [names, size])
    width = size * len(names)
    png = page.screenshot(clip={"x": 0, "y": 0, "width": width, "height": size})
    data = page.evaluate(READ, base64.b64encode(png).decode())

    def pixel(column: int, row: int) -> Triple:
        at = 4 * (row * width + column)
        return data[at] / 255, data[at + 1] / 255, data[at + 2] / 255

    return [
        [[pixel(place * size + column, row) for column in range(size)] for row in range(size)]
        for place in range(len(names))
    ]


def middle_colour(picture: Picture) -> Triple:
    """What most of a piece looks like."""
    inside = [pixel for row in picture[6:-6] for pixel in row[6:-6]]
    red, green, blue = (median(pixel[channel] for pixel in inside) for channel in range(3))
    return red, green, blue


def greys(picture: Picture) -> list[float]:
    """The square in which the mark lies, without colours."""
    return [grey(pixel) for row in picture[11:37] for pixel in row[11:37]]


def deviation(values: list[float]) -> float:
    mean = fmean(values)
    return sqrt(fmean([(value - mean) ** 2 for value in values]))


def likeness(one: list[float], other: list[float]) -> float:
    """Correlation, whatever the brightness: light marks on dark glass count as the same shape."""
    first, second = fmean(one), fmean(other)
    together = fmean([(a - first) * (b - second) for a, b in zip(one, other, strict=True)])
    return abs(together / (deviation(one) * deviation(other)))


def set_theme(page: Page, theme: str, *, strong: bool) -> None:
    page.evaluate("([theme, marks]) => Object.assign(document.documentElement.dataset, { theme, marks })",
                  [theme, "on" if strong else "off"])  # fmt: skip


def test_the_measure_agrees_with_its_authors() -> None:
    assert ciede2000((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert ciede2000((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619)) == pytest.approx(2.0373, abs=1e-4)
    assert ciede2000((50, 2.5, 0), (73, 25, -18)) == pytest.approx(27.1492, abs=1e-4)


def test_the_glass_of_any_two_colours_differs_for_every_eye(board: Page) -> None:
    bases = {
        code: read_hex(str(board.evaluate(
            "id => document.getElementById(id).children[1].getAttribute('stop-color')", f"glass-{code}"
        )))
        for code in CODES
    }  # fmt: skip
    for theme in ("light", "dark"):
        set_theme(board, theme, strong=False)
        drawn = dict(zip(CODES, map(middle_colour, draw(board, [f"pane-{code}" for code in CODES])), strict=True))
        for vision in ("normal", *MATRICES):
            for palette in (bases, drawn):
                nearest = min((distance(palette[a], palette[b], vision), a, b) for a, b in combinations(CODES, 2))
                assert nearest[0] >= APART, (theme, vision, nearest)


@pytest.mark.parametrize("strong", [False, True], ids=["engraved", "strong"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_without_any_colour_the_marks_tell_all_pieces_apart(board: Page, theme: str, strong: bool) -> None:
    set_theme(board, theme, strong=strong)
    for names in ([f"pane-{code}" for code in CODES], [f"slot-{code}" for code in CODES + "J"]):
        pictures = dict(zip(names, map(greys, draw(board, names)), strict=True))
        faint = {name: deviation(picture) for name, picture in pictures.items()}
        assert min(faint.values()) >= VISIBLE, faint
        for one, other in combinations(names, 2):
            found = likeness(pictures[one], pictures[other])
            assert found <= ALIKE, (one, other, found)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_pane_is_not_taken_for_an_empty_space(board: Page, theme: str) -> None:
    set_theme(board, theme, strong=False)
    panes, spaces = (
        list(map(middle_colour, draw(board, [f"{kind}-{code}" for code in CODES]))) for kind in ("pane", "slot")
    )
    for code, pane, space in zip(CODES, panes, spaces, strict=True):
        assert distance(pane, space) >= APART, (code, pane, space)
    white = CODES.index("W")
    assert contrast(panes[white], spaces[white]) >= WHITE_APART
