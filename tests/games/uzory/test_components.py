"""U1: what is in the box."""

from collections import Counter

from leadlight.games.uzory import components as box
from leadlight.games.uzory.grid import FACES, LAID, OPENS
from leadlight.testing.rulebook import rule

from .boards import PAGE, arrange, lay_last, seen

COLOURS = Counter("".join(box.TILE_SIDES))


@rule("U1.1")
def test_there_are_133_tiles() -> None:
    assert len(box.TILE_SIDES) == len(box.TILE_OPENS) == box.TILES == 133


@rule("U1.2")
def test_a_tile_has_four_sides_of_eight_colours() -> None:
    assert {len(sides) for sides in box.TILE_SIDES} == {4}
    assert set(COLOURS) == set(box.COLOUR_CODES)
    assert len(box.COLOUR_CODES) == len(box.COLOUR_NAMES) == box.COLOURS == 8


@rule("U1.3")
def test_one_or_two_corners_of_a_tile_are_open() -> None:
    opens = [tile.split() for tile in box.TILE_OPENS]
    assert {len(corners) for corners in opens} == {1, 2}
    assert all(set(corners) <= set(box.CORNER_CODES) for corners in opens)


@rule("U1.4")
def test_the_faces_are_counted_as_the_page_says() -> None:
    assert sum("k" in sides for sides in box.TILE_SIDES) == 19
    assert {COLOURS[code] for code in "roygbv"} == {58}
    assert (COLOURS["w"], COLOURS["k"]) == (152, 32)
    assert sum(len(opens.split()) == 2 for opens in box.TILE_OPENS) == 37


@rule("U1.4")
def test_no_two_tiles_are_equal_however_they_are_turned() -> None:
    shapes = [min(FACES[tile * 4 + turn] for turn in range(4)) for tile in range(box.TILES)]
    assert len(set(shapes)) == box.TILES


@rule("U1.4")
def test_families_have_their_patterns() -> None:
    first = 0
    for _, pattern, count in box.FAMILIES:
        for sides in box.TILE_SIDES[first : first + count]:
            named = dict(zip(pattern, sides, strict=True))
            assert "".join(named[letter] for letter in pattern) == sides
            assert all(named[letter] == letter.lower() for letter in set(pattern) & set("WK"))
        first += count
    assert first == box.TILES


@rule("U1.4")
def test_the_page_lists_the_faces_that_we_play_with() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for number, (sides, opens) in enumerate(zip(box.TILE_SIDES, box.TILE_OPENS, strict=True), start=1):
        assert f" {number} `{sides}` {'+'.join(opens.split())}" in page


@rule("U1.5")
def test_a_quarter_turn_takes_each_side_and_corner_one_further() -> None:
    table = lay_last("114@0(0,0) 34@1(0,1)")  # rrow, open NE
    laid = seen(table).floor[1]
    assert (laid.sides, laid.open) == ("wrro", (1,))
    assert len({FACES[33 * 4 + turn] for turn in range(4)}) == 4


@rule("U1.5")
def test_a_mirrored_tile_is_refused() -> None:
    assert arrange().refusal("lay 1@m (0,1)").code == "mirrored"
    assert arrange().refusal("lay 1 (0,1) mirrored").rule == "U1.5"


def test_a_face_is_laid_and_shows_its_open_corners() -> None:
    assert all(face & LAID and face & OPENS for face in FACES)


@rule("U1.6", "U1.7", "U1.8")
def test_tokens_and_shards_come_in_six_colours() -> None:
    assert box.PLAYER_COLOURS == box.MOST_PLAYERS == 6
    assert box.SHARDS * 6 == 48
    assert (box.FINISHED_TOKENS + box.SPARE_TOKENS) * 6 == 96
