"""G8: tools that move dice."""

import pytest

from leadlight.games.sagrada.events import DieMoved
from leadlight.testing.rulebook import rule
from leadlight.testing.table import Table

from .boards import K, Q, arrange, chains, seen, tokens, truth, ways, window

GREEN = ("G1",)
RED = ("R1",)
PAIR = "r1c1=R3 r2c1=G5"  # GE17
WHEEL = "r1c1=G3 r1c2=B6 r2c1=P1 r2c2=G4"  # GE19


def with_tool(tool: int, dice: str, *lines: str, filler: tuple[str, ...] = GREEN) -> Table:
    """Seat 1 at its turn over Sun Catcher; the track holds dice of the filler's colours only."""
    return arrange(f"1 sun_catcher : {dice}", f"tools {tool} 7 8", "pool Y1 Y2", *lines, filler=filler)


def targets(tool: int, dice: str, source: str, filler: tuple[str, ...] = GREEN) -> list[str]:
    return ways(with_tool(tool, dice, filler=filler).play(f"tool {tool}", f"lift {source}"), "move")


def refused(table: Table, text: str) -> tuple[str, str]:
    refusal = table.refusal(text)
    return refusal.code, refusal.rule


@rule("G8.1", "GE15")
def test_a_die_is_lifted_before_its_new_cell_is_tested() -> None:
    assert targets(3, Q, "r1c1") == ["r1c3", "r2c2", "r2c3", "r3c1", "r3c2"]  # r2c2 touches r1c2 and r2c1, not R3
    assert targets(12, Q, "r1c1", RED) == ["r2c3", "r3c1", "r3c2"]


@rule("G8.1")
def test_a_die_may_not_stay_on_its_own_cell() -> None:
    table = with_tool(3, Q).play("tool 3", "lift r1c1")
    assert refused(table, "move r1c1") == ("same_cell", "G8.1")
    assert refused(table, "move r1c2") == ("occupied", "G5.1")
    table.play("move r3c1")
    assert window(table, 1) == {"r1c2": "B6", "r2c1": "G5", "r3c1": "R3"}


@rule("G8.1")
def test_only_a_cell_with_a_die_can_be_lifted() -> None:
    table = with_tool(3, Q).play("tool 3")
    assert refused(table, "lift r4c4") == ("no_die_here", "G8.1")


@rule("G8.2", "G8.4", "GE16")
def test_the_only_die_goes_to_the_border() -> None:
    assert targets(2, K, "r1c1") == [
        *("r1c2", "r1c4", "r1c5", "r2c1", "r2c5", "r3c1", "r3c5"),
        *("r4c1", "r4c2", "r4c3", "r4c4", "r4c5"),
    ]
    table = with_tool(2, K).play("tool 2", "lift r1c1")
    assert refused(table, "move r2c3") == ("not_border", "G8.2")
    assert refused(table, "move r1c3") == ("wrong_shade", "G5.5")


@rule("G8.3", "GE20")
def test_dice_left_behind_need_not_touch_anything() -> None:
    table = with_tool(12, "r1c1=R3 r2c1=G5 r3c2=B1").play("tool 12", "lift r2c1", "move r4c3")
    assert window(table, 1) == {"r1c1": "R3", "r4c3": "G5", "r3c2": "B1"}


# T2 Eglomise Brush


@rule("G8.4")
def test_eglomise_brush_ignores_the_colour_that_a_cell_asks_for() -> None:
    dice = "r1c1=G3 r1c2=B6"
    assert "r1c2" not in targets(3, K, "r1c1")
    assert "r1c2" in targets(2, K, "r1c1")
    table = with_tool(2, dice).play("tool 2", "lift r1c2")
    assert refused(table, "move r2c2") == ("wrong_shade", "G5.5")
    assert refused(table, "move r4c4") == ("not_touching", "G5.3")
    assert refused(with_tool(2, Q).play("tool 2", "lift r1c2"), "move r2c2") == ("wrong_shade", "G5.5")
    table.play("move r2c1")
    assert table.last(DieMoved).die == 23
    assert (window(table, 1), tokens(table, 1)) == ({"r1c1": "G3", "r2c1": "B6"}, 2)


@rule("G8.4", "G5.7", "G5.8")
def test_eglomise_brush_keeps_the_rules_of_neighbours() -> None:
    table = with_tool(2, "r1c1=R3 r2c1=G5 r3c2=R6").play("tool 2", "lift r3c2")
    assert refused(table, "move r1c2") == ("equal_colour", "G5.7")
    other = with_tool(2, "r1c1=R3 r2c1=G5 r3c2=B3").play("tool 2", "lift r3c2")
    assert refused(other, "move r1c2") == ("equal_shade", "G5.8")


# T3 Copper Foil Burnisher


@rule("G8.5")
def test_copper_foil_burnisher_ignores_the_shade_that_a_cell_asks_for() -> None:
    assert "r2c2" in targets(3, Q, "r2c1")
    assert "r2c2" not in targets(2, Q, "r2c1")
    table = with_tool(3, K).play("tool 3", "lift r1c1")
    assert refused(table, "move r1c2") == ("wrong_colour", "G5.4")
    assert refused(table, "move r2c3") == ("not_border", "G8.2")
    assert window(table.play("move r1c3"), 1) == {"r1c3": "R3"}


# T4 Lathekin


@rule("G8.6", "G8.7", "GE17")
def test_lathekin_moves_two_dice_in_exactly_seven_ways() -> None:
    table = with_tool(4, PAIR).play("tool 4")
    expected = {("r1c1", "r3c1", "r2c1", target) for target in ("r3c2", "r4c1")}
    expected |= {("r1c1", "r3c2", "r2c1", target) for target in ("r2c3", "r3c1", "r3c3", "r4c1", "r4c3")}
    found = chains(truth(table))
    assert (len(found), set(found)) == (7, expected)


@rule("G8.6")
def test_the_second_move_is_tested_after_the_first() -> None:
    table = with_tool(4, PAIR).play("tool 4", "lift r1c1", "move r3c1")
    assert table.legal() == ["lift r2c1"]
    table.play("lift r2c1")
    assert table.legal() == ["move r3c2", "move r4c1"]
    table.play("move r4c1")
    assert window(table, 1) == {"r3c1": "R3", "r4c1": "G5"}
    assert [(event.source, event.target) for event in table.all(DieMoved)] == [(0, 10), (5, 15)]


@rule("G8.6")
def test_lathekin_moves_two_different_dice() -> None:
    table = with_tool(4, PAIR).play("tool 4", "lift r1c1", "move r3c1")
    assert refused(table, "lift r3c1") == ("same_die", "G8.6")
    assert refused(table, "stop") == ("must_move", "G8.6")
    assert refused(table, "end") == ("finish_tool", "G6.6")


@rule("G8.7")
def test_a_first_move_after_which_no_second_follows_is_not_offered() -> None:
    table = with_tool(4, PAIR).play("tool 4")
    assert table.legal() == ["lift r1c1"]
    assert refused(table, "lift r2c1") == ("cannot_move", "G8.7")
    table.play("lift r1c1")
    assert table.legal() == ["move r3c1", "move r3c2"]
    other = with_tool(4, "r2c1=R6 r3c1=Y4").play("tool 4", "lift r3c1")
    assert other.legal() == ["move r2c2", "move r3c2"]
    assert refused(other, "move r1c1") == ("no_second_move", "G8.7")


@rule("G8.7", "GE18")
def test_lathekin_is_not_usable_for_a_single_die() -> None:
    table = with_tool(4, K)
    assert ways(table, "tool") == []
    assert refused(table, "tool 4") == ("tool_no_effect", "G8.7")


# T12 Tap Wheel


@rule("G8.8", "G8.9", "GE19")
def test_tap_wheel_moves_one_or_two_dice_of_one_colour() -> None:
    table = with_tool(12, WHEEL).play("tool 12")
    assert table.legal() == ["lift r1c1", "lift r2c2"]
    assert targets(12, WHEEL, "r1c1") == ["r3c1"]
    assert targets(12, WHEEL, "r2c2") == ["r2c3", "r3c1", "r3c2"]
    table.play("lift r1c1", "move r3c1")
    assert table.legal() == ["lift r2c2", "stop"]
    table.play("lift r2c2")
    assert table.legal() == ["move r1c1", "move r2c3"]
    table.play("move r1c1")
    assert window(table, 1) == {"r3c1": "G3", "r1c2": "B6", "r2c1": "P1", "r1c1": "G4"}


@rule("G8.9", "GE19")
def test_the_second_move_of_tap_wheel_is_optional() -> None:
    table = with_tool(12, WHEEL)
    before = seen(table).track
    table.play("tool 12", "lift r1c1", "move r3c1", "stop")
    assert (table.state.actor(), seen(table).phase, seen(table).track) == (0, "turn", before)
    assert window(table, 1) == {"r3c1": "G3", "r1c2": "B6", "r2c1": "P1", "r2c2": "G4"}


@rule("G8.8")
def test_tap_wheel_asks_for_a_colour_of_the_track() -> None:
    table = with_tool(12, WHEEL).play("tool 12")
    assert refused(table, "lift r1c2") == ("not_own_colour_pair", "G8.8")
    assert refused(table, "stop") == ("must_move", "G6.6")
    assert refused(with_tool(12, WHEEL, filler=RED), "tool 12") == ("tool_no_effect", "G8.10")


@rule("G8.8", "G8.9")
def test_the_second_die_of_tap_wheel_is_another_of_the_same_colour() -> None:
    table = with_tool(12, WHEEL, "track B1 G1").play("tool 12", "lift r1c1", "move r3c1")
    assert refused(table, "lift r3c1") == ("same_die", "G8.8")
    assert refused(table, "lift r1c2") == ("not_own_colour_pair", "G8.9")


@rule("G8.9")
def test_tap_wheel_is_finished_when_no_second_die_can_move() -> None:
    table = with_tool(12, "r1c1=R3 r2c1=G5 r3c2=B1").play("tool 12", "lift r2c1", "move r4c3")
    assert (table.state.actor(), seen(table).phase, seen(table).tool) == (0, "turn", 11)


@rule("G8.10")
@pytest.mark.parametrize("tool", [2, 3, 12])
def test_a_tool_without_a_die_to_move_is_not_usable(tool: int) -> None:
    table = with_tool(tool, "")
    assert ways(table, "tool") == []
    assert refused(table, f"tool {tool}") == ("tool_no_effect", "G8.10")


@rule("G4.7")
@pytest.mark.parametrize("tool", [2, 3, 4, 12])
def test_these_tools_wait_until_the_hand_is_empty(tool: int) -> None:
    table = with_tool(tool, WHEEL)
    assert str(tool) in ways(table, "tool")
    table.play("take Y2")
    assert refused(table, f"tool {tool}") == ("must_place", "G4.7")


@rule("G4.2", "G8.1")
@pytest.mark.parametrize("tool", [2, 3, 4, 12])
def test_these_tools_may_be_used_after_the_draft_too(tool: int) -> None:
    table = with_tool(tool, WHEEL).play("take Y2", "place r1c3")
    assert str(tool) in ways(table, "tool")
