"""U6: frames close where a tile is laid."""

import json
from pathlib import Path
from typing import Any

import pytest

from leadlight.games.uzory.components import COLOUR_CODES
from leadlight.games.uzory.events import FrameClosed
from leadlight.games.uzory.game import UZORY
from leadlight.games.uzory.view import UzoryView
from leadlight.testing.conformance import random_match
from leadlight.testing.rulebook import rule
from leadlight.testing.table import Table

from .boards import areas_and_verdict, lay_all, lay_last, seen

POSITIONS = json.loads((Path(__file__).parent / "positions.json").read_text(encoding="utf-8"))
FOUR = "58@0(0,0) 52@2(0,1) 114@1(1,0) 105@3(1,1)"
UE8 = "12@0(0,0) 8@0(0,1) 29@0(1,0) 74@3(1,1)"
UE9 = "67@0(0,0) 82@1(0,1) 93@2(0,2) 63@3(1,0) 50@0(1,1) 8@1(1,2)"
UE10 = "49@0(0,0) 35@0(0,1) 76@0(0,2) 107@1(1,0) 16@3(1,2) 94@2(1,1)"


def closed(table: Table) -> list[tuple[tuple[tuple[int, int], ...], str]]:
    return [(frame.vertices, areas_and_verdict(frame)) for frame in table.all(FrameClosed)]


@rule("U6.1")
def test_an_open_corner_joins_a_vertex_with_the_centre_of_its_tile() -> None:
    frame = lay_last(UE9, players=3).last(FrameClosed)
    assert frame.vertices == ((1, 1), (1, 2))
    assert frame.centres == ((0, 1),)


@rule("U6.2")
def test_a_frame_is_closed_when_all_its_vertices_have_four_tiles() -> None:
    table = lay_last(FOUR)
    assert closed(table) == [(((1, 1),), "r4 v2 w2 clear r")]
    assert [frame.vertices for frame in seen(table).frames] == [((1, 1),)]


@rule("U6.2", "UE8")
def test_an_open_corner_that_leads_to_an_unfinished_vertex_keeps_it_open() -> None:
    table = lay_last(UE8)
    assert closed(table) == []
    assert seen(table).frames == ()


@rule("U6.3")
def test_a_frame_closes_in_the_turn_that_brings_its_last_tile() -> None:
    *earlier, _ = FOUR.split()
    assert closed(lay_last(" ".join(earlier))) == []
    assert len(closed(lay_last(FOUR))) == 1


@rule("U6.3")
def test_the_last_tile_may_lie_anywhere_at_the_frame() -> None:
    """The tile laid last touches one of the two vertices only, or both."""
    for last in UE9.split():
        order = [*(tile for tile in UE9.split() if tile != last), last]
        *before, frames = lay_all(" ".join(order), players=3)
        assert not any(before)
        assert [areas_and_verdict(frame) for frame in frames] == ["w11 b8 g3 y1 v1 white"]


@rule("U6.4", "UE10")
def test_one_tile_can_close_two_frames_judged_apart() -> None:
    assert closed(lay_last(UE10, players=3)) == [
        (((1, 1),), "o2 y2 w2 r1 g1 tie o y"),
        (((1, 2),), "w12 g7 r2 y2 o1 white"),
    ]


@rule("UE9")
def test_two_vertices_and_a_centre_are_one_frame() -> None:
    assert closed(lay_last(UE9, players=3)) == [(((1, 1), (1, 2)), "w11 b8 g3 y1 v1 white")]


@rule("U6.6")
def test_a_closed_frame_is_never_judged_again() -> None:
    table = lay_last(FOUR).play("discard none", "draw 60", "skip", "draw 61", "draw 62", "draw 63")
    before = seen(table).frames
    table.play(table.legal()[1])
    assert seen(table).frames == before
    assert len(table.all(FrameClosed)) == 1


@rule("U6.5")
def test_a_frame_at_the_border_of_the_full_field_never_closes() -> None:
    for seed in range(4):
        match = random_match(UZORY, {"players": 4}, seed)
        view = UZORY.view(match.state, None)
        assert isinstance(view, UzoryView)
        rows, columns = zip(*(tile.cell for tile in view.floor), strict=True)
        for row, column in (vertex for frame in view.frames for vertex in frame.vertices):
            assert min(rows) < row <= max(rows)
            assert min(columns) < column <= max(columns)
        assert view.ending != "full" or view.open_frames == ()


@pytest.mark.parametrize("case", POSITIONS, ids=lambda case: f"{case['mode']}-{case['players']}")
def test_positions_of_the_reference(case: dict[str, Any]) -> None:
    placements = [
        f"{tile['tile']}@{tile['rot']}({tile['r']},{tile['c']})"
        + (f"+{tile['shard']}:{tile['player_colour']}" if "shard" in tile else "")
        for tile in case["placements"]
    ]
    found = [
        {
            "vertices": [list(vertex) for vertex in frame.vertices],
            "areas": {code: area for code, area in zip(COLOUR_CODES, frame.areas, strict=True) if area},
            "result": frame.verdict,
            "candidates": [COLOUR_CODES[seat] for seat in frame.candidates],
        }
        for frame in lay_all(" ".join(placements), case["players"], case["mode"])[-1]
    ]
    assert sorted(found, key=str) == sorted(case["last_closes"], key=str)
