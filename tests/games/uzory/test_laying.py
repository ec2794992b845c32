"""U4: where a tile may lie and what must touch it."""

import pytest

from leadlight.testing.rulebook import rule
from leadlight.testing.table import Table

from .boards import arrange, layings, seen, truth

BANDS = "13@0(0,0) 14@0(0,1) 15@0(0,2) 16@0(0,3) 17@0(0,4) 18@0(0,5) 114@0(0,6)"


def cells(table: Table) -> set[str]:
    """Cells that the first tile of the hand can be laid on."""
    return {text.split()[1].split("+")[0] for text in layings(table)}


def without_shards(table: Table) -> Table:
    truth(table).shards[0] = 0
    return table


@rule("U4.1")
def test_a_tile_lies_on_an_empty_cell_beside_another() -> None:
    table = arrange("1@0(0,0) 13@0(1,0)", "114")
    assert cells(table) == {"(-1,0)", "(0,-1)", "(0,1)", "(1,-1)", "(1,1)", "(2,0)"}
    assert table.refusal("lay 1@0 (1,0)").code == "occupied"
    assert table.refusal("lay 1@0 (0,2)").code == "no_neighbour"


@rule("U4.1")
def test_a_corner_is_no_edge() -> None:
    assert arrange(hand="34").refusal("lay 1@0 (1,1)").code == "no_neighbour"


@rule("U4.2", "UE20")
def test_the_field_is_seven_wide_with_four_players_and_eight_with_five() -> None:
    table = arrange(BANDS, "79", players=4)
    assert not cells(table) & {"(0,7)", "(0,-1)"}
    assert table.refusal("lay 1@0 (0,7)").code == table.refusal("lay 1@0 (0,-1)").code == "outside_field"
    assert cells(arrange(BANDS, "79", players=5)) >= {"(0,7)", "(0,-1)"}


@rule("U4.2")
@pytest.mark.parametrize(("players", "size"), [(2, 7), (3, 7), (4, 7), (5, 8), (6, 8)])
def test_the_box_floats_until_it_is_full(players: int, size: int) -> None:
    table = arrange("114@0(0,0)", "13", players=players)
    assert seen(table).rows == seen(table).columns == (1 - size, size - 1)
    table.play("lay 1@0 (0,1)")
    assert seen(table).rows == (1 - size, size - 1)
    assert seen(table).columns == (2 - size, size - 1)


@rule("U4.2")
def test_a_cell_that_no_field_can_reach_is_refused_as_text() -> None:
    assert arrange(hand="34").refusal("lay 1@0 (0,9)").code == "outside_field"


@rule("U4.3")
def test_equal_colours_touch_and_white_touches_all() -> None:
    table = without_shards(arrange("1@0(0,0)", "34"))  # rrrr, rrow
    east = [text for text in layings(table) if text.endswith("(0,1)")]
    assert east == ["0 (0,1)", "2 (0,1)", "3 (0,1)"]
    refused = table.refusal("lay 1@1 (0,1)")
    assert (refused.code, refused.rule) == ("colour_mismatch", "U4.3")
    assert refused.facts == {"side": "W", "colour": "orange", "facing": "red"}


@rule("U4.3")
def test_every_laid_neighbour_must_match() -> None:
    table = without_shards(arrange("114@0(0,0) 1@0(0,1) 2@0(1,0)", "34"))  # red above, orange to the left
    assert [text for text in layings(table) if text.endswith("(1,1)")] == ["0 (1,1)", "1 (1,1)"]


@rule("U4.4", "UE15")
def test_black_touches_black_and_white_only() -> None:
    table = without_shards(arrange("1@0(0,0)", "115"))  # krwr
    refused = table.refusal("lay 1@0 (1,0)")
    assert (refused.code, refused.rule) == ("black_mismatch", "U4.4")
    assert "0 (1,0)" in layings(without_shards(arrange("1@0(0,0)", "115", mode="broken")))


@rule("U4.4")
def test_black_touches_black() -> None:
    assert "0 (1,0)" in layings(arrange("133@0(0,0)", "115"))  # kwkw above krwr


@rule("U4.4", "UE16")
@pytest.mark.parametrize("mode", ["", "broken"])
def test_white_touches_black_in_both_modes(mode: str) -> None:
    assert "0 (1,0)" in layings(arrange("114@0(0,0)", "115", mode=mode))


@rule("U4.5")
def test_a_covered_side_has_the_colour_of_its_shard_later_too() -> None:
    table = arrange("114@0(0,0) 2@0(0,1)+E:r", "14 3 4")  # owow
    truth(table).shards[0] = 0
    assert [text for text in layings(table) if text.endswith("(0,2)")] == ["0 (0,2)", "2 (0,2)"]
    assert table.refusal("lay 1@1 (0,2)").facts["facing"] == "red"


@rule("U4.6")
def test_frame_segments_need_not_match_anything() -> None:
    table = arrange("114@0(0,0)", "3")  # one open corner each
    assert len([text for text in layings(table) if text.endswith("(0,1)")]) == 4


@rule("U4.7")
def test_tiles_lie_flush() -> None:
    assert arrange(hand="34").refusal("lay 1@0 (0.5,1)").code == "off_grid"
    assert arrange(hand="34").refusal("2 0, 1.25").rule == "U4.7"
