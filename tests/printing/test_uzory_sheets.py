"""Uzory's sheets, measured on the pages themselves."""

import re
from collections import Counter
from itertools import combinations, pairwise

import pytest

from leadlight.games.uzory.components import COLOUR_CODES, TILE_OPENS, TILE_SIDES, TILES
from leadlight.locales import LANGUAGES, Texts
from leadlight.printing import print_game
from leadlight.printing.uzory.pieces import GLASS
from leadlight.testing.rulebook import rule

from .reader import Box, Page, Piece, Point, Shape, read_pages

PAPERS = {"a4": (210.0, 297.0, 7), "letter": (215.9, 279.4, 9)}
MARGIN = 8.0
TILE = 45.0
LEAD = "#1A1F24"
GOLD = "#D2A032"
CODES = {glass.base: code for code, glass in GLASS.items()}
PLAYED = set(COLOUR_CODES[:6])


@pytest.fixture(scope="module", params=PAPERS)
def paper(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def pdf(paper: str) -> bytes:
    return print_game("uzory", paper).to_pdf()


@pytest.fixture(scope="module")
def pages(pdf: bytes) -> list[Page]:
    return read_pages(pdf)


def named(pages: list[Page], name: str) -> list[Piece]:
    return [piece for page in pages for piece in page.named(name)]


def number(tile: Piece) -> int:
    (text,) = tile.texts
    return int(text.text)


def test_pages_have_the_size_of_the_paper(paper: str, pages: list[Page]) -> None:
    width, height, count = PAPERS[paper]
    assert len(pages) == count
    assert all((page.width, page.height) == pytest.approx((width, height), abs=0.01) for page in pages)


@rule("U1.1")
def test_every_tile_is_there_once_with_its_number(pages: list[Page]) -> None:
    assert sorted(map(number, named(pages, "tile"))) == list(range(1, TILES + 1))


def test_tiles_are_squares_of_45_mm_that_only_touch(pages: list[Page]) -> None:
    for page in pages:
        boxes = [tile.box for tile in page.named("tile")]
        assert all((box.width, box.height) == pytest.approx((TILE, TILE), abs=0.001) for box in boxes)
        for one, other in combinations(boxes, 2):
            common = one.within(other)
            assert min(common.width, common.height) < 0.001


@rule("U1.2", "U1.4")
def test_tiles_have_their_colours(pages: list[Page]) -> None:
    for tile in named(pages, "tile"):
        box = tile.box
        middle = (box.left + TILE / 2, box.top + TILE / 2)
        sides = [(middle[0] + x * 20, middle[1] + y * 20) for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0))]
        assert "".join(glass_at(tile, side) for side in sides) == TILE_SIDES[number(tile) - 1]


def glass_at(tile: Piece, point: Point) -> str:
    (colour,) = (
        shape.colour
        for shape in tile.shapes
        if shape.kind == "fill" and shape.colour in CODES and any(inside(path, point) for path in shape.subpaths)
    )
    return CODES[colour]


def inside(path: list[Point], point: Point) -> bool:
    """Whether a convex outline holds a point."""
    turns = [
        (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) for a, b in pairwise([*path, path[0]])
    ]
    return min(turns) >= 0 or max(turns) <= 0


@rule("U1.3")
def test_gold_joins_the_middles_of_edges_but_at_open_corners(pages: list[Page]) -> None:
    for tile in named(pages, "tile"):
        (gold,) = (shape for shape in tile.shapes if shape.colour == GOLD)
        drawn = {corner_of(tile.box, start, end) for start, end in gold.subpaths}
        assert drawn == {"NE", "SE", "SW", "NW"} - set(TILE_OPENS[number(tile) - 1].split())


def corner_of(box: Box, start: Point, end: Point) -> str:
    x, y = (start[0] + end[0]) / 2 - box.left, (start[1] + end[1]) / 2 - box.top
    assert {round(x / TILE, 3), round(y / TILE, 3)} <= {0.25, 0.75}
    return ("N" if y < TILE / 2 else "S") + ("W" if x < TILE / 2 else "E")


def test_lead_lies_between_different_colours_only(pages: list[Page]) -> None:
    for tile in named(pages, "tile"):
        (lead,) = (shape for shape in tile.shapes if (shape.kind, shape.colour) == ("stroke", LEAD) and is_lead(shape))
        sides = TILE_SIDES[number(tile) - 1]
        borders = sum(sides[side] != sides[side - 1] for side in range(4))
        assert len(lead.subpaths) == borders + 1  # and around the tile


def is_lead(shape: Shape) -> bool:
    return shape.width == pytest.approx(1.0)


@rule("U1.7")
def test_there_are_eight_shards_of_each_player_colour(pages: list[Page]) -> None:
    shards = named(pages, "shard")
    assert Counter(CODES[shard.colours()[0]] for shard in shards) == dict.fromkeys(PLAYED, 8)


def test_a_shard_covers_a_triangle_and_stays_inside_the_lead(pages: list[Page]) -> None:
    for shard in named(pages, "shard"):
        long, short = sorted((shard.box.width, shard.box.height), reverse=True)
        assert long == pytest.approx(2 * short, abs=0.001)
        inset = (TILE - long) / (2 * (1 + 2**0.5))
        assert 0.5 < inset < 0.7


@rule("U1.8")
def test_there_are_sixteen_seals_of_each_player_colour(pages: list[Page]) -> None:
    seals = named(pages, "seal")
    assert Counter(glass_of(seal) for seal in seals) == dict.fromkeys(PLAYED, 16)


@rule("U1.6")
def test_there_is_a_player_pattern_of_each_player_colour(pages: list[Page]) -> None:
    assert sorted(glass_of(token) for token in named(pages, "player")) == sorted(PLAYED)


def glass_of(piece: Piece) -> str:
    (code,) = {CODES[colour] for colour in piece.colours() if colour in CODES}
    return code


@pytest.mark.parametrize("code", COLOUR_CODES)
def test_a_mark_differs_from_its_glass_in_grey_too(code: str) -> None:
    light, dark = sorted(map(luminance, (GLASS[code].base, GLASS[code].ink)), reverse=True)
    assert (light + 0.05) / (dark + 0.05) > 3


def luminance(colour: str) -> float:
    shares = [part / 255 for part in bytes.fromhex(colour[1:])]
    linear = [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]
    return sum(part * weight for part, weight in zip(linear, (0.2126, 0.7152, 0.0722), strict=True))


def test_every_colour_has_a_mark_of_its_own() -> None:
    assert len({id(glass.mark) for glass in GLASS.values()}) == len(GLASS) == len(COLOUR_CODES)


def test_nothing_lies_where_home_printers_do_not_print(pages: list[Page]) -> None:
    for page in pages:
        room = Box(MARGIN, MARGIN, page.width - MARGIN, page.height - MARGIN)
        assert all(room.holds(shape.seen) for piece in page.pieces for shape in piece.shapes)
        assert all(room.holds(text.box) for text in page.texts)


def test_every_sheet_has_its_number_and_a_bar_of_50_mm(pages: list[Page]) -> None:
    for place, page in enumerate(pages, start=1):
        (footer,) = page.named("footer")
        words = ["50 mm", "Leadlight · Uzory · print at 100 %", f"{place}/{len(pages)}"]
        assert [text.text for text in footer.texts] == words
        spans = [end[0] - start[0] for shape in footer.shapes for start, end in shape.subpaths]
        assert max(spans) == pytest.approx(50)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_sheets_say_is_in_the_language_of_the_reader(language: str) -> None:
    texts, pages = Texts(language), read_pages(print_game("uzory", "a4", "pieces", language).to_pdf())
    said = {text.text for page in pages for text in page.texts if not re.fullmatch(r"\d+(/\d+)?", text.text)}
    name = texts.translate("uzory-name")
    assert said == {texts.translate("printed-bar"), texts.translate("printed-pieces", game=name)}


def test_crop_marks_stand_at_both_ends_of_every_cut(pages: list[Page]) -> None:
    for page in pages:
        ends = {
            round(point[0], 2) for mark in page.named("crop") for shape in mark.shapes for point in shape.subpaths[0]
        }
        for tile in page.named("tile"):
            assert {round(tile.box.left, 2), round(tile.box.right, 2)} <= ends


def test_everything_is_drawn_in_lines_and_areas(pdf: bytes, pages: list[Page]) -> None:
    assert b"/Image" not in pdf
    assert not {b"Do", b"BI"} & {operator for page in pages for operator in page.operators}


def test_the_same_sheets_are_the_same_bytes(paper: str, pdf: bytes) -> None:
    assert print_game("uzory", paper).to_pdf() == pdf
    assert b"Date" not in pdf


def test_a_viewer_is_asked_not_to_scale(pdf: bytes) -> None:
    assert b"/PrintScaling /None" in pdf
