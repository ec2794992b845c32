"""G14: the solo game."""

import pytest

from leadlight.core.score import Part
from leadlight.games.sagrada.components import COLOUR_NAMES, DIE_CODES
from leadlight.games.sagrada.events import PrivateDealt, RoundBegan, RoundEnded, SoloDecided, ToolUsed, TurnSkipped
from leadlight.testing.rulebook import rule
from leadlight.testing.table import Table, new_table

from .boards import K, Q, arrange_alone, colour_of_tool, pool, seen, settle, space, tokens, ways, window

FIRST_TURN = "round 3 first 1 turn 1"
SECOND_TURN = "round 3 first 1 turn 2"
AT_K = f"1 sun_catcher : {K}"
AT_Q = f"1 sun_catcher : {Q}"
PAIR = "1 sun_catcher : r1c1=R3 r2c1=G5"
WHEEL = "1 sun_catcher : r1c1=G3 r1c2=B6 r2c1=P1 r2c2=G4"
EMPTY = "1 sun_catcher : "
WON_BOARD = "Y3 R5 Y1 P4 G6 / G6 P2 G3 B6 Y1 / P3 B4 -- -- G3 / G2 P1 R3 B4 R1"  # 9 points in red, 14 in blue

# Every tool from its choice to its end: the lines, what is played, and the window afterwards.
USES: dict[int, tuple[tuple[str, ...], tuple[str, ...], str]] = {
    1: ((AT_K, "pool P3 P6 Y2"), ("take P3", "tool 1", "change +1", "place r2c1"), "r1c1=R3 r2c1=P4"),
    2: ((AT_Q, "pool B1 Y2"), ("tool 2", "lift r1c2", "move r3c1"), "r1c1=R3 r3c1=B6 r2c1=G5"),
    3: ((AT_Q, "pool R1 Y2"), ("tool 3", "lift r1c1", "move r1c3"), "r1c3=R3 r1c2=B6 r2c1=G5"),
    4: ((PAIR, "pool Y1 R2"), ("tool 4", "lift r1c1", "move r3c1", "lift r2c1", "move r4c1"), "r3c1=R3 r4c1=G5"),
    5: ((AT_K, "pool P3 G6", "track - / Y2"), ("take P3", "tool 5", "swap 2 Y2", "place r2c1"), "r1c1=R3 r2c1=Y2"),
    6: ((AT_K, "pool R5 P1 Y2"), ("take R5", "tool 6", "roll R4", "place r2c2"), "r1c1=R3 r2c2=R4"),
    7: ((EMPTY, "pool B3 Y2", SECOND_TURN), ("tool 7", "roll Y6"), ""),
    8: ((EMPTY, "pool B5 R1 P3"), ("take B5", "place r1c2", "tool 8", "take P3", "place r1c1"), "r1c1=P3 r1c2=B5"),
    9: ((AT_Q, "pool R4 Y1"), ("take R4", "tool 9", "place r2c4"), f"{Q} r2c4=R4"),
    10: ((AT_K, "pool P3 G1"), ("take P3", "tool 10", "place r2c2"), "r1c1=R3 r2c2=P4"),
    11: ((AT_K, "pool R5 P1"), ("take R5", "tool 11", "draw green", "value 6", "place r2c1"), "r1c1=R3 r2c1=G6"),
    12: (
        (WHEEL, "pool B1 Y2"),
        ("tool 12", "lift r1c1", "move r3c1", "stop"),
        "r3c1=G3 r1c2=B6 r2c1=P1 r2c2=G4",
    ),
}


def alone(tool: int, *lines: str) -> Table:
    """One player with a tool beside two that lie idle; the track has green dice only."""
    idle = [other for other in (6, 10, 1) if other != tool][:2]
    return arrange_alone(f"tools {tool} {idle[0]} {idle[1]}", *lines, filler=("G3", "G4"))


def refused(table: Table, text: str) -> tuple[str, str]:
    refusal = table.refusal(text)
    return refusal.code, refusal.rule


@rule("G14.1", "G2.2")
def test_alone_too_a_window_is_chosen_from_two_cards() -> None:
    table = new_table("sagrada", players=1).play("start 1", "private red", "private blue", "card 3", "card 9")
    assert (table.legal(), seen(table, 1).seats[0].offered) == (
        ["window 1", "window 2", "window 3", "window 4"],
        (4, 5, 16, 17),
    )
    assert seen(table.play("window 4")).seats[0].window == 17


@rule("G14.2")
def test_there_are_no_favor_tokens() -> None:
    table = settle(new_table("sagrada", players=1)).play("window 1")
    assert tokens(settle(table), 1) == 0
    assert "favor_tokens" not in [part.reason for part in table.score(1).parts]


@rule("G14.3")
def test_two_public_and_two_private_objectives_lie_face_up() -> None:
    table = new_table("sagrada", players=1).play("start 1", "private purple", "private green")
    settle(settle(table).play("window 1"))
    assert (len(seen(table).objectives), seen(table).seats[0].privates) == (2, (4, 2))
    assert [event.seen_by(None).colour for event in table.all(PrivateDealt)] == [4, 2]


@rule("G14.4")
@pytest.mark.parametrize("tools", [1, 2, 3, 4, 5])
def test_the_option_says_how_many_tools_are_laid_out(tools: int) -> None:
    table = settle(settle(new_table("sagrada", players=1, solo_tools=tools)).play("window 1"))
    assert len(seen(table).tools) == tools


@rule("G14.5")
def test_a_round_has_four_dice() -> None:
    table = settle(settle(new_table("sagrada", players=1)).play("window 1"))
    assert (len(pool(table)), sum(seen(table).bag)) == (4, 86)
    assert [len(event.dice) for event in table.all(RoundBegan)] == [4]


@rule("G14.6")
def test_a_round_has_two_turns_running() -> None:
    table = arrange_alone("tools 4 5 9")
    assert (seen(table).order, seen(table).turn) == ((0, 0), 0)
    table.play("end")
    assert (table.state.actor(), seen(table).turn, seen(table).phase) == (0, 1, "turn")
    table.play("end")
    assert seen(table).phase == "rolling"


@rule("G14.6", "G9.2")
def test_glazing_hammer_belongs_to_the_second_turn() -> None:
    assert refused(alone(7, "pool B3 Y2"), "tool 7") == ("tool_wrong_time", "G9.2")
    assert "7" in ways(alone(7, "pool B3 Y2", SECOND_TURN), "tool")


@rule("G14.6", "G9.4", "G9.6")
def test_running_pliers_belong_to_the_first_turn_and_cost_the_second() -> None:
    late = alone(8, "pool B5 R1 P3", SECOND_TURN).play("take B5", "place r1c2")
    assert seen(late).phase == "rolling"
    lines, texts, _ = USES[8]
    table = alone(8, *lines).play(*texts)
    assert (table.all(TurnSkipped), seen(table).phase) == ([TurnSkipped(0)], "rolling")


@rule("G14.7", "G14.8")
@pytest.mark.parametrize("tool", USES)
def test_each_tool_is_paid_with_a_die_of_its_colour_and_does_its_work(tool: int) -> None:
    lines, texts, dice = USES[tool]
    table = alone(tool, *lines)
    before = len(pool(table))
    table.play(*texts)
    colour = colour_of_tool(tool)
    used = table.last(ToolUsed)
    assert (used.tool, used.tokens, DIE_CODES[used.die or 0][0]) == (tool - 1, 0, colour)
    assert table.line("paid") == f"{colour}1"
    assert window(table, 1) == dict(word.split("=") for word in dice.split())
    assert next(laid.used_up for laid in seen(table).tools if laid.tool == tool - 1)
    assert before - 1 >= len(pool(table))


@rule("G14.7")
@pytest.mark.parametrize("tool", USES)
def test_without_a_die_of_its_colour_no_tool_can_be_used(tool: int) -> None:
    board = USES[tool][0][0]
    others = " ".join(f"{colour}2" for colour in "RYGBP" if colour != colour_of_tool(tool))
    for turn in (FIRST_TURN, SECOND_TURN):
        table = alone(tool, board, turn, f"pool {others}")
        assert str(tool) not in ways(table, "tool")
        table.play(table.legal()[0])
        assert str(tool) not in ways(table, "tool")
        table.play(table.legal()[0])
        assert str(tool) not in ways(table, "tool")


@rule("G14.7")
@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_of_any_value_pays(value: int) -> None:
    table = alone(2, AT_Q, f"pool B{value} Y2").play("tool 2")
    assert table.last(ToolUsed).die == DIE_CODES.index(f"B{value}")


@rule("G14.7")
def test_a_tool_without_its_colour_in_the_pool_is_refused() -> None:
    table = alone(2, AT_Q, "pool R2 Y2")
    refusal = table.refusal("tool 2")
    assert (refusal.code, refusal.rule, refusal.facts) == ("bad_payment", "G14.7", {"tool": 2, "colour": "blue"})


@rule("G14.7", "G14.9")
def test_the_player_is_asked_which_die_pays_when_values_differ() -> None:
    table = alone(2, AT_Q, "pool B1 B4 B4 Y2").play("tool 2")
    assert table.legal() == ["pay B1", "pay B4"]
    assert refused(table, "pay Y2") == ("bad_payment", "G14.7")
    assert refused(table, "pay B6") == ("bad_payment", "G14.9")
    assert refused(table, "lift r1c1") == ("finish_tool", "G6.6")
    table.play("pay B4")
    assert (pool(table), table.line("paid")) == (["Y2", "B1", "B4"], "B1")
    assert seen(table).phase == "lift"


@rule("G14.8")
def test_a_used_tool_is_gone() -> None:
    table = alone(2, AT_Q, "pool B1 B1 Y2").play("tool 2", "lift r1c2", "move r3c1", "end")
    assert (seen(table).turn, ways(table, "tool")) == (1, [])
    assert refused(table, "tool 2") == ("tool_not_here", "G14.8")


@rule("G14.9", "GE28")
def test_a_die_in_hand_cannot_pay() -> None:
    lines = ("pool P2 P5 R1 B4", "tools 6 7 2")
    red = arrange_alone(*lines).play("take R1", "tool 6")
    assert red.legal() == ["pay P2", "pay P5"]
    red.play("pay P2")
    assert pool(red) == ["B4", "P5"]
    purple = arrange_alone(*lines).play("take P2", "tool 6")
    assert (purple.last(ToolUsed).die, pool(purple)) == (DIE_CODES.index("P5"), ["R1", "B4"])
    assert seen(purple).phase == "rolling-hand"


@rule("G14.9", "G4.6")
def test_the_die_taken_cannot_pay_for_the_tool_that_would_help_it() -> None:
    assert ways(alone(6, AT_K, "pool P3 Y2"), "take") == ["Y2"]
    assert ways(alone(6, AT_K, "pool P3 P3 Y2"), "take") == ["Y2", "P3"]
    table = alone(6, AT_K, "pool P4 Y2").play("take P4")
    assert refused(table, "tool 6") == ("bad_payment", "G14.9")


@rule("G14.10")
def test_paying_is_not_a_draft() -> None:
    table = alone(2, AT_Q, "pool B1 R2").play("tool 2", "lift r1c2", "move r3c1")
    assert ways(table, "take") == ["R2"]
    table.play("take R2", "place r3c2")
    assert window(table, 1) == {"r1c1": "R3", "r3c1": "B6", "r2c1": "G5", "r3c2": "R2"}


@rule("G14.11", "GE29")
def test_glazing_hammer_needs_a_die_beside_the_one_that_pays() -> None:
    table = alone(7, "pool B3", SECOND_TURN)
    assert ways(table, "tool") == []
    assert refused(table, "tool 7") == ("tool_no_effect", "G14.11")


@rule("G14.11")
def test_running_pliers_need_a_die_that_fits_beside_the_one_that_pays() -> None:
    table = arrange_alone("tools 8 2 10", AT_K, "turn 1 drafts 1", "pool R4 B3")
    assert ways(table, "tool") == ["2"]
    assert refused(table, "tool 8") == ("tool_no_effect", "G14.11")
    spare = arrange_alone("tools 8 2 10", AT_K, "turn 1 drafts 1", "pool R4 R6 R1").play("tool 8")
    assert spare.legal() == ["pay R1", "pay R6"]
    assert refused(spare, "pay R4") == ("tool_no_effect", "G14.11")
    assert spare.play("pay R6").legal() == ["take R4"]


@rule("G14.12")
def test_dice_left_over_go_to_the_track_unchanged() -> None:
    table = alone(2, "pool Y2 B5 P3", SECOND_TURN)
    before = seen(table).target
    table.play("end")
    assert space(table, 3) == ["Y2", "B5", "P3"]
    assert seen(table).target == (before or 0) + 2 + 5 + 3


@rule("G14.12", "GE31")
def test_a_marker_fills_the_space_when_no_die_is_left() -> None:
    table = alone(2, AT_K, "pool B4", SECOND_TURN)
    before = seen(table).target
    table.play("tool 2", "lift r1c1", "move r4c3")
    assert (table.last(RoundEnded), space(table, 3)) == (RoundEnded(3, ()), [])
    assert (seen(table).target, seen(table).round, seen(table).phase) == (before, 3, "rolling")


def at_the_end(twos: int) -> Table:
    """GE30: all tools used, 18 dice in the window, 19 on the track of which some are twos."""
    lines = ("round 10 first 1 turn 2", "over 1", "pool -", "tools 2x 3x 6x", "paid R1 B1 P1")
    goals = "goals color_variety color_diagonals"
    return arrange_alone(*lines, goals, f"track {' '.join(['Y2'] * twos)}", f"1 sun_catcher : {WON_BOARD}")


@rule("G14.13")
def test_the_target_is_the_sum_of_the_track_without_paid_dice() -> None:
    assert seen(at_the_end(4)).target == 19 + 4
    assert at_the_end(4).line("paid") == "R1 B1 P1"


@rule("G14.14", "G14.15", "G14.16", "GE30")
def test_a_score_equal_to_the_target_loses() -> None:
    table = at_the_end(4)
    public = table.score(1)["color_variety"] + table.score(1)["color_diagonals"]
    red, blue = COLOUR_NAMES.index("red"), COLOUR_NAMES.index("blue")
    assert public == 15
    assert table.score(1).parts[2:] == (
        Part("private_objective", 14, (red, 9, blue, 14)),
        Part("empty_cells", -6, (2,)),
    )
    assert (table.state.scores(), seen(table).target, table.state.ranking()) == ([23], 23, [2])


@rule("G14.16")
def test_a_score_above_the_target_wins() -> None:
    table = at_the_end(3)
    assert (table.state.scores(), seen(table).target, table.state.ranking()) == ([23], 22, [1])


@rule("G14.15")
@pytest.mark.parametrize(("red", "blue"), [(6, 2), (2, 6), (5, 5)])
def test_the_larger_sum_counts_and_both_are_shown(red: int, blue: int) -> None:
    lines = ("round 10 first 1 turn 2", "over 1", "pool -", "tools 2 3 6")
    table = arrange_alone(*lines, f"1 sun_catcher : r1c1=R{red} r3c1=B{blue}")
    assert Part("private_objective", max(red, blue), (0, red, 3, blue)) in table.score(1).parts


@rule("G14.13", "G14.16")
@pytest.mark.parametrize(("texts", "points", "target"), [(("end",), 23, 26), (("take P5", "place r3c3"), 27, 21)])
def test_after_round_ten_the_match_tells_whether_it_is_won(texts: tuple[str, ...], points: int, target: int) -> None:
    goals = "goals color_variety color_diagonals"
    table = arrange_alone("round 10 first 1 turn 2", "pool P5", goals, f"1 sun_catcher : {WON_BOARD}", "tools 2 3 1")
    table.play(*texts)
    assert table.last(SoloDecided) == SoloDecided(points, target, points > target)
    assert table.state.ranking() == [1 if points > target else 2]
