"""U12: broken-pattern mode."""

import pytest

from leadlight.games.uzory.events import FrameClosed, TileLaid
from leadlight.testing.rulebook import rule

from .boards import areas_and_verdict, arrange, lay_all, lay_last, layings, seen

UE11 = "60@0(0,0) 128@0(0,1) 132@1(1,0) 77@1(1,1)"
UE12 = "30@0(0,0) 12@3(0,1) 128@3(1,0) 120@0(1,1)"
UE14 = "121@1(0,0) 2@1(0,1) 124@3(1,1) 1@1(1,0)"


def verdict(placements: str, mode: str = "broken") -> str:
    return areas_and_verdict(lay_last(placements, mode=mode).last(FrameClosed))


@rule("U12.1", "UE15")
def test_black_touches_any_colour() -> None:
    assert "0 (1,0)" in layings(arrange("1@0(0,0)", "115", mode="broken"))


@rule("U12.1", "UE19")
def test_black_touches_a_shard() -> None:
    base = arrange("121@0(0,0)", "2")
    assert base.refusal("lay 1@0 (-1,0)+S").code == "shard_mismatch"
    assert "0 (-1,0)+S" in layings(arrange("121@0(0,0)", "2", mode="broken"))


@rule("U12.2", "UE11")
def test_what_touches_black_adds_nothing() -> None:
    assert verdict(UE11, mode="") == "w8 o3 b2 k2 y1 white"
    assert verdict(UE11) == "o3 b2 w2 y1 clear o"


@rule("U12.2", "U12.3")
def test_triangles_that_touch_black_are_told() -> None:
    """The tile laid last touches black on two sides; or it brings black to another and is immune itself."""
    for floor, cell, sides in ((UE11, (1, 1), (0, 3)), (UE12, (0, 1), (2,))):
        table = lay_last(floor, mode="broken")
        assert table.last(TileLaid).spent == tuple((cell, side) for side in sides)
        assert {tile.cell: tile.spent for tile in seen(table).floor if tile.spent} == {cell: sides}
    assert lay_last(UE11).last(TileLaid).spent == ()


@rule("U12.3", "UE12")
def test_a_tile_that_shows_black_is_immune() -> None:
    assert verdict(UE12) == "v3 o2 neutral"


@rule("U12.4")
def test_black_never_adds_area() -> None:
    frame = lay_last(UE11, mode="broken").last(FrameClosed)
    assert frame.areas[7] == 0
    assert lay_last(UE11).last(FrameClosed).areas[7] == 2


@rule("U12.4", "UE14")
def test_all_areas_can_be_nothing() -> None:
    frame = lay_all(UE14, mode="broken")[-1][0]
    assert (areas_and_verdict(frame), sum(frame.areas)) == ("none", 0)


@rule("U12.5")
def test_the_effect_does_not_spread_to_the_other_sides_of_the_tile() -> None:
    """The white side of tile 12 touches black and adds nothing; the violet side beside it does."""
    base, broken = (lay_all(UE12, mode=mode)[-1][0].areas for mode in ("", "broken"))
    assert base == (0, 2, 0, 0, 0, 3, 1, 2)
    assert broken == (0, 2, 0, 0, 0, 3, 0, 0)


@rule("U12.6")
def test_a_later_black_tile_changes_nothing() -> None:
    """The frame has joined the centre of tile 42, whose north and west sides count though nothing lies there yet."""
    table = arrange("42@0(0,0) 84@0(0,1) 65@1(1,0)", "9 133 1", mode="broken").play("lay 1@1 (1,1)")
    before = table.last(FrameClosed).areas
    assert sum(before) == 16
    table.play("discard none", "draw 60", "skip", "draw 61", "draw 62", "draw 63")
    laid = [text for text in layings(table, 2) if "+" not in text and ("(-1,0)" in text or "(0,-1)" in text)]
    table.play(f"lay 2@{laid[0]}")
    assert [frame.areas for frame in seen(table).frames] == [before]


@rule("U12.7", "UE13")
def test_a_shard_on_black_removes_it_and_with_it_the_immunity() -> None:
    assert verdict(f"{UE12}+N:r") == "o2 v2 r1 w1 tie o"


@rule("U12.7")
@pytest.mark.parametrize("mode", ["", "broken"])
def test_a_shard_on_black_is_matched_as_its_own_colour(mode: str) -> None:
    table = arrange("1@0(0,0)", "115", mode=mode)
    assert "0 (1,0)+N" in layings(table)
