"""U5: shards."""

import pytest

from leadlight.games.uzory.events import TileLaid
from leadlight.testing.rulebook import rule

from .boards import arrange, lay_last, layings, seat_view, seen, truth


@rule("U5.1")
def test_a_shard_of_the_own_colour_goes_on_the_tile_being_laid() -> None:
    table = arrange("114@0(0,0)", "3")
    table.play("lay 1@0 (0,1)+N")
    assert table.line("floor") == "114@0(0,0) 3@0(0,1)+N:r"
    assert table.last(TileLaid).shard == 0
    assert seat_view(table, 1).shards == 7


@rule("U5.1")
def test_nobody_has_shards_of_another_colour() -> None:
    refused = arrange(hand="34").refusal("lay 1@0 (0,1)+N:orange")
    assert (refused.code, refused.rule) == ("foreign_shard", "U5.1")


@rule("U5.2")
def test_it_covers_one_triangle_which_then_has_that_colour() -> None:
    table = lay_last("114@0(0,0) 3@0(0,1)+N:r")
    laid = seen(table).floor[1]
    assert (laid.sides, laid.shard) == ("ryyy", 0)
    assert [text for text in layings(arrange(hand="3")) if text.startswith("0 (0,1)")] == [
        "0 (0,1)",
        "0 (0,1)+N",
        "0 (0,1)+E",
        "0 (0,1)+S",
        "0 (0,1)+W",
    ]


@rule("U5.3", "UE18")
def test_it_covers_anything_but_the_own_colour() -> None:
    table = arrange("2@0(0,0)", "13")  # oooo, rwrw
    assert "0 (0,1)" in layings(table)
    refused = table.refusal("lay 1@0 (0,1)+W")
    assert (refused.code, refused.rule) == ("shard_mismatch", "U5.4")
    assert refused.facts == {"side": "W", "colour": "red", "facing": "orange"}
    refused = table.refusal("lay 1@0 (0,1)+N")
    assert (refused.code, refused.rule) == ("own_colour", "U5.3")


@rule("U5.3")
def test_it_may_cover_white_black_and_ownerless_colours() -> None:
    table = arrange("114@0(0,0)", "120")  # kvwv
    assert {"0 (0,1)+N", "0 (0,1)+E", "0 (0,1)+S"} <= set(layings(table))


@rule("U5.4", "UE17")
def test_a_shard_can_make_a_tile_fit() -> None:
    table = arrange("1@0(0,0)", "2")
    assert table.refusal("lay 1@0 (0,1)").code == "colour_mismatch"
    table.play("lay 1@0 (0,1)+W")
    assert seen(table).floor[1].sides == "ooor"


@rule("U5.4")
def test_it_mends_one_side_only() -> None:
    table = arrange("114@0(0,0) 1@0(0,1) 13@0(1,0)", "2")  # red above and white to the left of (1,1)
    assert next(text for text in layings(table) if "(1,1)" in text) == "0 (1,1)+N"
    table = arrange("114@0(0,0) 1@0(0,1) 13@0(1,0)+E:r", "2")
    assert not [text for text in layings(table) if "(1,1)" in text]


@rule("U5.5")
@pytest.mark.parametrize(
    ("text", "code"), [("lay 1@0 (0,1)+N+E", "second_shard"), ("shard N (0,0)", "old_tile"), ("+N", "old_tile")]
)
def test_at_most_one_and_only_with_a_tile(text: str, code: str) -> None:
    refused = arrange(hand="34").refusal(text)
    assert (refused.code, refused.rule) == (code, "U5.5")


@rule("U5.6")
def test_it_is_optional() -> None:
    table = arrange(hand="34").play("lay 1@0 (0,1)")
    assert seat_view(table, 1).shards == 8


@rule("U5.7")
def test_without_shards_none_is_used() -> None:
    table = arrange(hand="34 35 36")
    truth(table).shards[0] = 0
    assert not [text for text in table.legal() if "+" in text]
    assert table.refusal("lay 1@0 (0,1)+N").code == "no_shards"


@rule("U5.7")
def test_shards_do_not_come_back() -> None:
    table = lay_last("114@0(0,0) 3@0(0,1)+N:r").play("discard 2 3", "draw 60", "draw 61", "draw 62")
    assert seat_view(table, 1).shards == 7
