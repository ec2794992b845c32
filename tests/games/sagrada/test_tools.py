"""G6: what tools cost, and who may use them."""

import pytest

from leadlight.games.sagrada.events import ToolUsed
from leadlight.testing.rulebook import rule
from leadlight.testing.table import Table

from .boards import K, Q, arrange, seen, tokens, ways

AT_Q = (f"1 sun_catcher : {Q}", "2 virtus : r1c2=R3 r2c1=Y6", "pool R2 Y2 B5")
MOVE = ("tool 2", "lift r1c2", "move r3c1")  # of seat 1
ANSWER = ("tool 2", "lift r2c1", "move r2c2")  # of seat 2


def card(table: Table, tool: int) -> tuple[int, int]:
    """The tokens on a tool's card, and what it costs next."""
    return next((laid.tokens, laid.price) for laid in seen(table).tools if laid.tool == tool - 1)


@rule("G6.1", "GI7")
def test_only_one_tool_may_be_used_in_a_turn() -> None:
    table = arrange(*AT_Q)
    assert ways(table, "tool") == ["2", "3"]
    table.play(*MOVE)
    assert (table.state.actor(), ways(table, "tool")) == (0, [])
    for tool in (2, 3, 8):
        refused = table.refusal(f"tool {tool}")
        assert (refused.code, refused.rule) == ("second_tool", "G6.1")


@rule("G6.1")
def test_a_tool_cannot_be_chosen_in_the_middle_of_another() -> None:
    refused = arrange(*AT_Q).play("tool 2").refusal("tool 3")
    assert (refused.code, refused.rule, refused.facts) == ("second_tool", "G6.1", {"tool": 2})


@rule("G6.2", "G6.3", "GE21")
def test_the_first_use_costs_one_token_and_every_later_one_two() -> None:
    table = arrange(*AT_Q)
    assert card(table, 2) == (0, 1)
    table.play(*MOVE, "end")
    assert (tokens(table, 1), card(table, 2)) == (2, (1, 2))
    table.play(*ANSWER, "end")
    assert (tokens(table, 2), card(table, 2)) == (3, (3, 2))
    assert table.all(ToolUsed) == [ToolUsed(0, 1, 1, None), ToolUsed(1, 1, 2, None)]


@rule("G6.3")
def test_tokens_on_a_card_stay_there_when_the_round_ends() -> None:
    table = arrange(*AT_Q).play(*MOVE, *["end"] * 4)
    assert (seen(table).round, tokens(table, 1), card(table, 2)) == (3, 2, (1, 2))


@rule("G6.2", "G6.4", "GE21")
@pytest.mark.parametrize(("left", "laid", "usable"), [(1, "2 3=2", True), (2, "2=1 3", True), (1, "2=2 3", False)])
def test_one_token_pays_for_a_first_use_only(left: int, laid: str, usable: bool) -> None:
    table = arrange(*AT_Q, f"1 sun_catcher {left} : {Q}", f"tools {laid} 8")
    assert ("2" in ways(table, "tool")) == usable


@rule("G6.2", "G6.4")
@pytest.mark.parametrize(
    ("left", "laid", "price", "number"), [(1, "2=2 3", 2, "G6.2"), (0, "2=3 3", 2, "G6.4"), (0, "2 3=3", 1, "G6.4")]
)
def test_a_player_with_too_few_tokens_cannot_use_a_tool(left: int, laid: str, price: int, number: str) -> None:
    table = arrange(*AT_Q, f"1 sun_catcher {left} : {Q}", f"tools {laid} 8")
    refused = table.refusal("tool 2")
    assert (refused.code, refused.rule, refused.facts) == ("no_tokens", number, {"tool": 2, "price": price})


@rule("G6.5")
def test_the_price_is_paid_when_the_tool_is_chosen() -> None:
    table = arrange(*AT_Q).play("tool 2")
    assert (tokens(table, 1), card(table, 2)) == (2, (1, 2))
    assert table.refusal("end").code == "finish_tool"


@rule("G6.5", "G7.6")
def test_the_price_is_not_returned_when_the_roll_fails() -> None:
    table = arrange(f"1 sun_catcher : {K}", "pool R5 Y2", "tools 6 2 3").play("take R5", "tool 6", "roll R1")
    assert (tokens(table, 1), card(table, 6)) == (2, (1, 2))


@rule("G6.6")
@pytest.mark.parametrize("tool", [2, 3, 4, 12])
def test_a_tool_without_an_effect_may_not_be_chosen(tool: int) -> None:
    table = arrange("1 sun_catcher : ", f"tools {tool} 6 11")
    assert ways(table, "tool") == []
    assert table.refusal(f"tool {tool}").code == "tool_no_effect"


@rule("G6.6")
def test_what_a_tool_began_must_be_finished() -> None:
    table = arrange(*AT_Q).play("tool 2")
    for text in ("end", "take R2", "place r1c3", "stop"):
        assert table.refusal(text).rule == "G6.6"


@rule("G6.7")
def test_every_player_may_use_every_tool_and_again_in_a_later_turn() -> None:
    table = arrange(*AT_Q).play(*MOVE, "end", *ANSWER, "end", "end")
    assert (table.state.actor(), seen(table).turn) == (0, 3)
    table.play("tool 2", "lift r3c1", "move r3c2")
    assert [event.seat for event in table.all(ToolUsed)] == [0, 1, 0]
    assert (tokens(table, 1), card(table, 2)) == (0, (5, 2))
