"""G4: drafting, using a tool, ending the turn."""

import pytest

from leadlight.games.sagrada.events import DiePlaced, DieReturned, DieTaken, ToolUsed, TurnPassed
from leadlight.testing.rulebook import rule
from leadlight.testing.table import Table

from .boards import K, Q, arrange, pool, seen, ways, window

AT_K = (f"1 sun_catcher : {K}", "pool P3 R5")
AT_Q = (f"1 sun_catcher : {Q}", "pool R2 Y2 B5")
MOVE = ("tool 2", "lift r1c2", "move r3c1")
PENNILESS = ("1 sun_catcher 0 : ", "tools 2=3 3 8")


def stuck() -> Table:
    """Seat 2 has no token and no cell for a P3."""
    dice = ("pool Y2 P3 P3", f"2 sun_catcher 0 : {K}", "1 virtus : ", "tools 2=3 3 8")
    return arrange(*dice, "round 3 first 1 turn 1")


@rule("G4.1")
@pytest.mark.parametrize("text", ["take Y2", "place r1c1", "end", "tool 2", "lift r1c1", "window 1"])
def test_only_the_player_at_turn_may_act(text: str) -> None:
    refused = arrange().refusal(text, seat=2)
    assert (refused.code, refused.rule) == ("not_your_turn", "G4.1")


@rule("G4.2")
def test_a_turn_may_have_a_draft_and_then_a_tool() -> None:
    table = arrange(*AT_Q).play("take R2", "place r3c2")
    assert (table.state.actor(), ways(table, "take")) == (0, [])
    table.play(*MOVE)
    assert table.state.actor() == 1
    assert window(table, 1) == {"r1c1": "R3", "r3c1": "B6", "r2c1": "G5", "r3c2": "R2"}


@rule("G4.2")
def test_a_turn_may_have_a_tool_and_then_a_draft() -> None:
    table = arrange(*AT_Q).play(*MOVE)
    assert (table.state.actor(), "2" in ways(table, "tool")) == (0, False)
    table.play("take R2", "place r3c2")
    assert table.state.actor() == 1
    assert window(table, 1) == {"r1c1": "R3", "r3c1": "B6", "r2c1": "G5", "r3c2": "R2"}


@rule("G4.2")
@pytest.mark.parametrize("texts", [("take R2", "place r3c2", "end"), (*MOVE, "end")])
def test_draft_and_tool_are_both_optional(texts: tuple[str, ...]) -> None:
    table = arrange(*AT_Q).play(*texts)
    assert (table.state.actor(), table.all(TurnPassed)) == (1, [])


@rule("G4.2", "GI7")
def test_a_second_draft_in_a_turn_is_refused() -> None:
    table = arrange(*AT_Q).play("take R2", "place r3c2")
    for text in ("take Y2", "place r2c2"):
        refused = table.refusal(text)
        assert (refused.code, refused.rule) == ("second_draft", "G4.2")


@rule("G4.3")
def test_doing_neither_is_a_pass() -> None:
    table = arrange().play("end")
    assert table.all(TurnPassed) == [TurnPassed(0, False)]
    assert table.state.actor() == 1


@rule("G4.3", "G4.5")
def test_a_turn_cannot_end_with_a_die_in_hand() -> None:
    table = arrange(*AT_Q)
    assert "end" in table.legal()
    table.play("take R2")
    assert "end" not in table.legal()
    refused = table.refusal("end")
    assert (refused.code, refused.rule) == ("must_place", "G4.5")


@rule("G4.4")
def test_a_draft_takes_a_die_from_the_pool_and_places_it_on_a_legal_cell() -> None:
    table = arrange(*AT_Q).play("take R2")
    assert (pool(table), seen(table).hand) == (["Y2", "B5"], "R2")
    table.play("place r3c2")
    assert (seen(table).hand, window(table, 1)["r3c2"]) == (None, "R2")
    assert (table.all(DieTaken), table.last(DiePlaced).cell) == ([DieTaken(0, 1)], 11)


@rule("G4.4")
@pytest.mark.parametrize(("text", "code"), [("take G6", "die_not_there"), ("place r3c2", "nothing_in_hand")])
def test_a_die_that_is_not_there_cannot_be_drafted(text: str, code: str) -> None:
    refused = arrange(*AT_Q).refusal(text)
    assert (refused.code, refused.rule) == (code, "G4.4")


@rule("G4.5")
@pytest.mark.parametrize("text", ["leave", "take Y2", "end"])
def test_a_taken_die_must_be_placed(text: str) -> None:
    table = arrange(*AT_Q).play("take R2")
    refused = table.refusal(text)
    assert (refused.code, refused.rule) == ("must_place", "G4.5")
    assert set(table.legal()) == {"place r1c3", "place r2c3", "place r3c1", "place r3c2"}


@rule("G4.6", "GE7")
@pytest.mark.parametrize("tools", ["2 3 8", "4 7 12"])
def test_a_die_without_a_cell_may_not_be_taken_when_no_tool_helps(tools: str) -> None:
    table = arrange(*AT_K, "pool P3 Y2", f"tools {tools}")
    assert ways(table, "take") == ["Y2"]
    refused = table.refusal("take P3")
    assert (refused.code, refused.rule, refused.facts) == ("unplaceable", "G4.6", {"die": "P3"})


@rule("G4.6")
@pytest.mark.parametrize("tool", [1, 5, 6, 9, 10, 11])
def test_a_die_without_a_cell_may_be_taken_when_a_tool_helps(tool: int) -> None:
    table = arrange(*AT_K, "pool P3 Y2", f"tools 2 3 {tool}")
    assert ways(table, "take") == ["Y2", "P3"]
    assert table.play("take P3").legal() == [f"tool {tool}"]


@rule("G4.6")
def test_a_tool_that_cannot_be_paid_does_not_help() -> None:
    table = arrange(f"1 sun_catcher 1 : {K}", "pool P3 Y2", "tools 1=2 2 3")
    assert ways(table, "take") == ["Y2"]
    assert table.refusal("take P3").rule == "G4.6"


@rule("G4.6")
def test_a_tool_does_not_help_when_one_has_been_used_in_the_turn() -> None:
    at_k = ("pool P3 Y2", f"1 sun_catcher 2 : {K}", "tools 1 2=1 3")
    assert ways(arrange(*at_k), "take") == ["Y2", "P3"]
    assert ways(arrange(*at_k, "turn 1 tool 2"), "take") == ["Y2"]


@rule("G4.7")
def test_with_a_die_in_hand_only_placing_and_tools_for_it_are_possible() -> None:
    table = arrange(*AT_Q, "tools 1 2 3")
    assert ways(table, "tool") == ["2", "3"]
    table.play("take R2")
    assert (ways(table, "tool"), ways(table, "place")) == (["1"], ["r1c3", "r2c3", "r3c1", "r3c2"])
    assert len(table.legal()) == 5
    for text in ("tool 2", "lift r1c1", "move r1c3", "stop"):
        refused = table.refusal(text)
        assert (refused.code, refused.rule) == ("must_place", "G4.7")


@rule("G4.8")
def test_a_die_without_a_cell_in_hand_leaves_only_the_tool() -> None:
    table = arrange(*AT_K, "tools 1 2 10").play("take P3")
    assert table.legal() == ["tool 1", "tool 10"]
    assert table.refusal("place r2c1").code == "equal_shade"


@rule("G4.9", "G7.6")
def test_a_draft_that_flux_brush_ended_is_the_draft_of_the_turn() -> None:
    table = arrange(*AT_K, "tools 6 2 8").play("take R5", "tool 6", "roll R6")
    assert table.all(DieReturned) == [DieReturned(0, 5)]
    assert (table.state.actor(), pool(table)) == (1, ["R6", "P3"])


@rule("G4.9", "G7.13")
def test_a_draft_that_flux_remover_ended_is_the_draft_of_the_turn() -> None:
    table = arrange(*AT_K, "tools 11 2 8").play("take R5", "tool 11", "draw green", "value 6", "leave")
    assert table.all(DieReturned) == [DieReturned(0, 17)]
    assert (table.state.actor(), pool(table)) == (1, ["G6", "P3"])


@rule("G4.10")
def test_a_turn_with_nothing_left_to_do_ends_by_itself() -> None:
    table = arrange(*PENNILESS).play("take B5", "place r1c2")
    assert table.state.actor() == 1
    rich = arrange().play("take B5", "place r1c2")
    assert (rich.state.actor(), rich.legal()) == (0, ["end", "tool 2", "tool 3", "tool 8"])


@rule("G4.10", "GI11")
def test_a_turn_in_which_nothing_is_possible_is_passed_by_itself() -> None:
    table = stuck().play("take Y2", "place r1c2", "end")
    assert table.all(TurnPassed) == [TurnPassed(1, True), TurnPassed(1, True)]
    assert (table.state.actor(), seen(table).turn) == (0, 3)


@rule("G4.10")
def test_a_turn_with_a_draft_or_a_tool_is_no_pass() -> None:
    table = arrange(*PENNILESS).play("take B5", "place r1c2")
    assert table.all(TurnPassed) == []
    used = arrange(*AT_Q, "pool G5", "2 virtus : ").play(*MOVE, "end")
    assert (used.all(TurnPassed), used.last(ToolUsed).tool) == ([], 1)
