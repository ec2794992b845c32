"""G7: tools for the die in hand."""

import pytest

from leadlight.games.sagrada.components import DIE_CODES
from leadlight.games.sagrada.events import (
    DieBagged,
    DieChanged,
    DieDrawn,
    DieReturned,
    DieRolled,
    DieSwapped,
    ValueChosen,
)
from leadlight.testing.rulebook import rule
from leadlight.testing.table import Table

from .boards import K, Q, arrange, pool, seen, space, ways, window

FOUR = (
    "sagrada 4",
    "privates red blue green purple",
    "round 10 first 1 turn 1",
    "3 batllo : ",
    "4 gravitas : ",
)


def code(die: str) -> int:
    return DIE_CODES.index(die)


def with_tool(tool: int, die: str, dice: str = K, *lines: str, filler: tuple[str, ...] = ("R3",)) -> Table:
    """Seat 1 at its turn, with one tool beside T2 and T3 and a die to take; the track holds nothing that fits K."""
    return arrange(f"1 sun_catcher : {dice}", f"pool {die} Y2", f"tools {tool} 2 3", *lines, filler=filler)


def no_red(tool: int, *lines: str) -> Table:
    """Around the only die of Sun's Glory no red die fits, whatever its value; T9 can take one elsewhere."""
    return arrange("1 suns_glory : r1c1=B1", "pool R5 Y2", f"tools {tool} 9 2", *lines)


def refused(table: Table, text: str) -> tuple[str, str]:
    refusal = table.refusal(text)
    return refusal.code, refusal.rule


# T1 Grozing Pliers


@rule("G7.1", "GE8")
def test_grozing_pliers_change_the_value_by_one() -> None:
    table = with_tool(1, "P3").play("take P3", "tool 1")
    assert table.legal() == ["change -1", "change +1"]
    table.play("change +1")
    assert table.legal() == ["place r2c1", "place r2c2"]
    assert table.all(DieChanged) == [DieChanged(0, code("P3"), code("P4"))]
    other = with_tool(1, "P3").play("take P3", "tool 1", "change -1")
    assert other.legal() == ["place r2c1"]
    assert window(other.play("place r2c1"), 1)["r2c1"] == "P2"


@rule("G7.1")
@pytest.mark.parametrize(("die", "only", "text"), [("P6", "-1", "change +1"), ("P1", "+1", "change -1")])
def test_a_six_cannot_go_up_and_a_one_cannot_go_down(die: str, only: str, text: str) -> None:
    table = with_tool(1, die).play(f"take {die}", "tool 1")
    assert table.legal() == [f"change {only}"]
    assert refused(table, text) == ("value_range", "G7.1")


@rule("G7.1")
@pytest.mark.parametrize("text", ["change +2", "change -2", "change 0", "+3"])
def test_a_change_by_anything_but_one_is_refused(text: str) -> None:
    assert refused(with_tool(1, "P3").play("take P3", "tool 1"), text) == ("value_range", "G7.1")


@rule("G7.2", "GE11")
def test_grozing_pliers_are_offered_only_where_the_changed_die_has_a_cell() -> None:
    table = with_tool(1, "R5").play("take R5", "tool 1")
    assert table.legal() == ["change -1"]
    assert refused(table, "change +1") == ("tool_no_effect", "G7.2")
    assert table.play("change -1").legal() == ["place r2c2"]


@rule("G7.2")
def test_grozing_pliers_without_a_change_that_fits_are_refused() -> None:
    assert ways(with_tool(1, "R1"), "take") == ["Y2"]
    table = with_tool(1, "R4").play("take R4")
    assert table.legal() == ["place r2c2"]
    assert refused(table, "tool 1") == ("tool_no_effect", "G7.2")


# T5 Lens Cutter


@rule("G7.3", "GE12")
def test_lens_cutter_exchanges_the_die_with_one_of_the_track() -> None:
    table = with_tool(5, "P3", K, "track - / Y2").play("take P3", "tool 5")
    assert table.legal() == ["swap 2 Y2"]
    table.play("swap 2 Y2")
    assert (seen(table).hand, space(table, 2)) == ("Y2", ["P3"])
    assert table.legal() == ["place r2c1"]
    assert table.all(DieSwapped) == [DieSwapped(0, code("P3"), code("Y2"), 2)]
    assert window(table.play("place r2c1"), 1) == {"r1c1": "R3", "r2c1": "Y2"}


@rule("G7.3", "GI5")
def test_the_bag_does_not_notice_lens_cutter() -> None:
    table = with_tool(5, "P3", K, "track - / Y2")
    before = seen(table).bag
    assert seen(table.play("take P3", "tool 5", "swap 2 Y2")).bag == before


@rule("G7.4")
def test_lens_cutter_takes_only_dice_that_have_a_cell() -> None:
    table = with_tool(5, "P3", K, "track - / Y2 P3 B4 R6").play("take P3", "tool 5")
    assert table.legal() == ["swap 2 Y2", "swap 2 B4"]
    assert refused(table, "swap 2 R6") == ("tool_no_effect", "G7.4")
    assert refused(table, "swap 2 G1") == ("die_not_on_track", "G7.3")
    assert refused(table, "swap 9 Y2") == ("die_not_on_track", "G7.3")


@rule("G7.4")
def test_lens_cutter_is_not_usable_while_the_track_is_empty_or_nothing_on_it_fits() -> None:
    first = arrange("1 sun_catcher : ", "round 1 first 1 turn 1", "pool B5 Y2 R1 R2 R3", "tools 5 2 3").play("take B5")
    assert ways(first, "tool") == []
    assert refused(first, "tool 5") == ("tool_no_effect", "G7.4")
    assert ways(with_tool(5, "P3"), "take") == ["Y2"]


# T6 Flux Brush


@rule("G7.5", "G7.6", "GE10")
def test_flux_brush_rolls_the_die_again_and_it_is_placed_if_it_fits() -> None:
    table = with_tool(6, "R5")
    assert ways(table, "take") == ["R5", "Y2"]
    table.play("take R5", "tool 6")
    assert table.outcomes() == {f"roll R{value}": 1 for value in range(1, 7)}
    table.play("roll R4")
    assert table.legal() == ["place r2c2"]
    assert table.all(DieRolled) == [DieRolled(0, code("R5"), code("R4"))]
    assert window(table.play("place r2c2"), 1) == {"r1c1": "R3", "r2c2": "R4"}


@rule("G7.6", "GE10")
@pytest.mark.parametrize("value", [1, 2, 3, 5, 6])
def test_a_roll_that_fits_nowhere_goes_back_to_the_pool(value: int) -> None:
    table = with_tool(6, "R5").play("take R5", "tool 6", f"roll R{value}")
    assert table.all(DieReturned) == [DieReturned(0, code(f"R{value}"))]
    assert (pool(table), seen(table).hand, table.state.actor()) == ([f"R{value}", "Y2"], None, 1)
    assert window(table, 1) == {"r1c1": "R3"}


@rule("G7.7")
def test_flux_brush_needs_a_value_that_fits() -> None:
    table = no_red(6).play("take R5")
    assert table.legal() == ["tool 9"]
    assert refused(table, "tool 6") == ("tool_no_effect", "G7.7")


# T9 Cork-backed Straightedge


@rule("G7.8", "GE13")
def test_cork_backed_straightedge_places_the_die_where_it_touches_none() -> None:
    table = with_tool(9, "R4", Q).play("take R4")
    assert ways(table, "place") == ["r2c2", "r2c3", "r3c1", "r3c2"]
    table.play("tool 9")
    assert table.legal() == [f"place {cell}" for cell in ("r1c4", "r2c4", "r2c5", "r3c5", "r4c3", "r4c4")]
    assert refused(table, "place r2c3") == ("touches", "G7.8")
    assert refused(table, "place r4c5") == ("wrong_colour", "G5.4")
    assert refused(table, "place r4c2") == ("wrong_shade", "G5.5")
    assert window(table.play("place r2c4"), 1)["r2c4"] == "R4"


@rule("G7.9", "GE14")
def test_cork_backed_straightedge_is_not_usable_over_an_empty_window() -> None:
    table = with_tool(9, "R4", "").play("take R4")
    assert ways(table, "tool") == []
    assert refused(table, "tool 9") == ("tool_no_effect", "G7.9")


@rule("G7.9")
def test_cork_backed_straightedge_needs_a_cell_away_from_all_dice() -> None:
    dice = "r1c1=R3 r1c4=B6 r3c2=Y6 r3c4=Y1"
    table = with_tool(9, "G2", dice).play("take G2")
    assert refused(table, "tool 9") == ("tool_no_effect", "G7.9")


# T10 Grinding Stone


@rule("G7.10", "GE9")
def test_grinding_stone_turns_the_die_over() -> None:
    table = with_tool(10, "P3").play("take P3", "tool 10")
    assert table.legal() == ["place r2c1", "place r2c2"]
    assert (seen(table).hand, table.all(DieChanged)) == ("P4", [DieChanged(0, code("P3"), code("P4"))])
    assert window(table.play("place r2c2"), 1) == {"r1c1": "R3", "r2c2": "P4"}


@rule("G7.10")
@pytest.mark.parametrize("value", range(1, 7))
def test_opposite_sides_add_up_to_seven(value: int) -> None:
    table = with_tool(10, f"B{value}", "").play(f"take B{value}", "tool 10")
    assert seen(table).hand == f"B{7 - value}"


@rule("G7.11")
def test_grinding_stone_needs_a_cell_for_the_turned_die() -> None:
    table = with_tool(10, "P4").play("take P4")
    assert ways(table, "tool") == []
    assert refused(table, "tool 10") == ("tool_no_effect", "G7.11")


# T11 Flux Remover


@rule("G7.12", "GI5")
def test_flux_remover_bags_the_die_and_draws_another_of_any_value() -> None:
    table = with_tool(11, "P3")
    before = dict(zip("RYGBP", seen(table).bag, strict=True))
    table.play("take P3", "tool 11")
    names = {"red": "R", "yellow": "Y", "green": "G", "blue": "B", "purple": "P"}
    assert table.outcomes() == {f"draw {name}": before[letter] + (letter == "P") for name, letter in names.items()}
    table.play("draw green")
    assert (seen(table).hand, table.legal()) == ("G?", [f"value {value}" for value in range(1, 7)])
    table.play("value 6")
    assert (seen(table).hand, ways(table, "place")) == ("G6", ["r2c1"])
    assert seen(table).bag == tuple((before | {"G": before["G"] - 1, "P": before["P"] + 1}).values())
    assert table.all(DieBagged) == [DieBagged(0, code("P3"))]
    assert table.all(DieDrawn) == [DieDrawn(0, 2)]
    assert table.all(ValueChosen) == [ValueChosen(0, code("G6"))]
    assert window(table.play("place r2c1"), 1) == {"r1c1": "R3", "r2c1": "G6"}


@rule("G7.12")
@pytest.mark.parametrize("text", ["value 0", "value 7", "value -1"])
def test_a_value_outside_one_to_six_is_refused(text: str) -> None:
    table = with_tool(11, "P3").play("take P3", "tool 11", "draw green")
    assert refused(table, text) == ("value_range", "G7.12")


@rule("G7.12", "GE23")
def test_from_an_empty_bag_the_same_die_comes_back_with_any_value() -> None:
    table = arrange(*FOUR, "pool G4 Y2", f"1 sun_catcher : {K}", "tools 11 2 3")
    assert seen(table).bag == (0, 0, 0, 0, 0)
    table.play("take G4", "tool 11")
    assert table.outcomes() == {"draw green": 1}
    assert len(table.play("draw green").legal()) == 6
    assert seen(table.play("value 6")).hand == "G6"


@rule("G7.14")
def test_flux_remover_needs_a_colour_of_the_bag_that_fits() -> None:
    table = no_red(11, *FOUR).play("take R5")
    assert table.legal() == ["tool 9"]
    assert refused(table, "tool 11") == ("tool_no_effect", "G7.14")
    fuller = no_red(11).play("take R5")
    assert fuller.legal() == ["tool 9", "tool 11"]


@rule("G7.13")
@pytest.mark.parametrize(("value", "cells"), [(6, ["r2c1"]), (3, [])])
def test_the_new_die_may_be_left_in_the_pool_whether_it_fits_or_not(value: int, cells: list[str]) -> None:
    table = with_tool(11, "P3").play("take P3", "tool 11", "draw green", f"value {value}")
    assert (ways(table, "place"), table.legal()[-1]) == (cells, "leave")
    table.play("leave")
    assert (pool(table), table.state.actor()) == (["Y2", f"G{value}"], 1)
    assert table.all(DieReturned) == [DieReturned(0, code(f"G{value}"))]


@rule("G7.13", "G4.5")
def test_without_flux_remover_a_die_may_not_be_left() -> None:
    assert refused(with_tool(10, "P3").play("take P3", "tool 10"), "leave") == ("must_place", "G4.5")


# Together


@rule("G7.15")
@pytest.mark.parametrize(
    ("tool", "steps", "hand"), [(1, ("change +1",), "P4"), (5, ("swap 2 Y2",), "Y2"), (10, (), "P4")]
)
def test_a_changed_die_must_be_placed_and_stays_changed(tool: int, steps: tuple[str, ...], hand: str) -> None:
    table = with_tool(tool, "P3", K, "track - / Y2").play("take P3", f"tool {tool}", *steps)
    assert (seen(table).hand, {text.split()[0] for text in table.legal()}) == (hand, {"place"})
    for text in ("end", "leave", "take Y2"):
        assert refused(table, text) == ("must_place", "G4.5")
    assert window(table.play("place r2c1"), 1)["r2c1"] == hand


@rule("G4.7")
@pytest.mark.parametrize("tool", [1, 5, 6, 9, 10, 11])
def test_these_tools_wait_for_a_die_in_hand(tool: int) -> None:
    table = with_tool(tool, "P3", K, "track - / Y2")
    assert refused(table, f"tool {tool}") == ("tool_wrong_time", "G4.7")
