"""The table of bad moves: each is refused by its code and rule, and changes nothing."""

import re
from collections.abc import Callable

import pytest

from leadlight.core.errors import IllegalAction, NotationError
from leadlight.games.sagrada.actions import ACTION_COUNT, DRAW, ROLL
from leadlight.games.sagrada.refusals import refusal
from leadlight.testing.rulebook import rule
from leadlight.testing.table import Table, new_table

from .boards import OVER, PAGE, K, Q, arrange, arrange_alone

Lines = tuple[str, ...]
AT_K, AT_Q = f"1 sun_catcher : {K}", f"1 sun_catcher : {Q}"
PAIR, WHEEL = "1 sun_catcher : r1c1=R3 r2c1=G5", "1 sun_catcher : r1c1=G3 r1c2=B6 r2c1=P1 r2c2=G4"
NO_RED = ("1 suns_glory : r1c1=B1", "pool R5 Y2")  # no cell for a red die, whatever its value
SECOND_TURN = "round 3 first 1 turn 4"
FOUR = (
    "sagrada 4",
    "privates red blue green purple",
    "round 10 first 1 turn 1",
    *("3 batllo : ", "4 gravitas : "),
)
IN_HAND = (AT_Q, "pool Y2", "hand 1 R2")
HALFWAY = ("1 sun_catcher : r3c1=R3 r2c1=G5", "tools 4 2 3", "lift 1 tool 4 moved r3c1")
MOVING = (AT_Q, "tools 3=1 7 8", "1 sun_catcher 2 : r1c1=R3 r1c2=B6 r2c1=G5", "move 1 tool 3 lifted r1c1")

# What was tried, the position, the bad move, its code and its rule.
BAD_MOVES: list[tuple[str, Lines, str, str, str]] = [
    ("after the end", OVER, "end", "match_over", "G10.3"),
    ("second die", (AT_Q, "turn 1 drafts 1"), "take Y2", "second_draft", "G4.2"),
    ("second tool", (AT_Q, "turn 1 tool 2", "tools 2 3 8"), "tool 3", "second_tool", "G6.1"),
    ("tool within a tool", (AT_Q, "lift 1 tool 2"), "tool 3", "second_tool", "G6.1"),
    ("die without a cell", (AT_K, "pool P3 Y2"), "take P3", "unplaceable", "G4.6"),
    (
        "second die without a cell",
        ("1 suns_glory : r1c1=B1", "pool R5 Y2", "tools 8 2 3", "draft-again 1 drafts 1 tool 8"),
        "take R5",
        "unplaceable",
        "G9.5",
    ),
    ("ending with a die in hand", IN_HAND, "end", "must_place", "G4.5"),
    ("taking with a die in hand", IN_HAND, "take Y2", "must_place", "G4.5"),
    ("leaving the die in hand", IN_HAND, "leave", "must_place", "G4.5"),
    ("moving with a die in hand", IN_HAND, "lift r1c1", "must_place", "G4.7"),
    ("T2 with a die in hand", IN_HAND, "tool 2", "must_place", "G4.7"),
    ("T7 with a die in hand", (*IN_HAND, SECOND_TURN, "tools 7 2 3"), "tool 7", "must_place", "G4.7"),
    ("placing on a die", IN_HAND, "place r1c1", "occupied", "G5.1"),
    ("first die inside", ("pool Y2", "hand 1 R2"), "place r2c3", "not_border", "G5.2"),
    ("the only die inside", (AT_K, "move 1 tool 3 lifted r1c1"), "move r2c3", "not_border", "G8.2"),
    ("far from all dice", IN_HAND, "place r1c4", "not_touching", "G5.3"),
    ("moving far from all dice", MOVING, "move r4c4", "not_touching", "G5.3"),
    ("another colour", IN_HAND, "place r1c5", "wrong_colour", "G5.4"),
    ("another shade", IN_HAND, "place r2c2", "wrong_shade", "G5.5"),
    ("beside its colour", (AT_Q, "pool Y2", "hand 1 G1"), "place r3c1", "equal_colour", "G5.7"),
    ("beside its shade", (AT_Q, "pool Y2", "hand 1 R5"), "place r3c1", "equal_shade", "G5.8"),
    ("price of two", (f"1 sun_catcher 1 : {Q}", "tools 2=2 3 8"), "tool 2", "no_tokens", "G6.2"),
    ("no token", (f"1 sun_catcher 0 : {Q}", "tools 2 3=3 8"), "tool 2", "no_tokens", "G6.4"),
    ("tool not laid out", (), "tool 5", "tool_not_here", "G2.5"),
    ("tool that does not exist", (), "tool 13", "tool_not_here", "G2.5"),
    ("T1 without a die", ("tools 1 2 3",), "tool 1", "tool_wrong_time", "G4.7"),
    ("T11 without a die", ("tools 11 2 3",), "tool 11", "tool_wrong_time", "G4.7"),
    ("T7 in the first turn", ("tools 7 2 3",), "tool 7", "tool_wrong_time", "G9.2"),
    ("T7 after drafting", (AT_Q, SECOND_TURN, "turn 1 drafts 1", "tools 7 2 3"), "tool 7", "tool_wrong_time", "G9.2"),
    ("T8 before drafting", (), "tool 8", "tool_wrong_time", "G9.4"),
    ("T8 in the second turn", (AT_Q, SECOND_TURN, "turn 1 drafts 1"), "tool 8", "tool_wrong_time", "G9.4"),
    ("T1 for nothing", (AT_K, "tools 1 2 3", "pool Y2", "hand 1 R4"), "tool 1", "tool_no_effect", "G7.2"),
    ("T1 the wrong way", (AT_K, "tools 1 2 3", "change 1 R5 tool 1"), "change +1", "tool_no_effect", "G7.2"),
    (
        "T5 without a track",
        ("round 1 first 1 turn 1", "pool Y2 Y2 Y2 Y2", "hand 1 B5", "tools 5 2 3"),
        "tool 5",
        "tool_no_effect",
        "G7.4",
    ),
    (
        "T5 for a die that fits nowhere",
        (AT_K, "tools 5 2 3", "track R6 Y2", "swap 1 P3 tool 5"),
        "swap 1 R6",
        "tool_no_effect",
        "G7.4",
    ),
    ("T6 for nothing", (*NO_RED, "hand 1 R5", "tools 6 9 2"), "tool 6", "tool_no_effect", "G7.7"),
    ("T9 over an empty window", ("hand 1 B5", "tools 9 2 3"), "tool 9", "tool_no_effect", "G7.9"),
    ("T10 for nothing", (AT_K, "hand 1 P4", "tools 10 2 3"), "tool 10", "tool_no_effect", "G7.11"),
    ("T11 for nothing", (*NO_RED, *FOUR, "hand 1 R5", "tools 11 9 2"), "tool 11", "tool_no_effect", "G7.14"),
    ("T4 for one die", (AT_K, "tools 4 7 8"), "tool 4", "tool_no_effect", "G8.7"),
    ("T2 without dice", (), "tool 2", "tool_no_effect", "G8.10"),
    ("T3 without dice", (), "tool 3", "tool_no_effect", "G8.10"),
    (
        "T12 without its colour",
        (WHEEL, "tools 12 7 8", "track Y1 / Y1 Y1 Y1 Y1 Y1 Y1 Y1"),
        "tool 12",
        "tool_no_effect",
        "G8.10",
    ),
    ("T7 without a pool", (AT_Q, SECOND_TURN, "pool -", "tools 7 2 3"), "tool 7", "tool_no_effect", "G9.2"),
    ("T8 for nothing", (*NO_RED, "pool R5 R5", "tools 8 2 3", "turn 1 drafts 1"), "tool 8", "tool_no_effect", "G9.4"),
    ("T1 past six", (AT_K, "tools 1 2 3", "change 1 P6 tool 1"), "change +1", "value_range", "G7.1"),
    ("T1 past one", (AT_K, "tools 1 2 3", "change 1 P1 tool 1"), "change -1", "value_range", "G7.1"),
    ("T1 by two", (AT_K, "tools 1 2 3", "change 1 P3 tool 1"), "change +2", "value_range", "G7.1"),
    ("T11 with a seven", (AT_K, "tools 11 2 3", "value 1 G1 tool 11"), "value 7", "value_range", "G7.12"),
    ("T9 beside a die", (AT_Q, "tools 9 2 3", "hand 1 R4 tool 9"), "place r2c3", "touches", "G7.8"),
    ("moving to the own cell", MOVING, "move r1c1", "same_cell", "G8.1"),
    ("T4 with one die twice", HALFWAY, "lift r3c1", "same_die", "G8.6"),
    (
        "T12 with one die twice",
        (WHEEL, "tools 12 2 3", "lift 1 tool 12 moved r1c1", "track G1"),
        "lift r1c1",
        "same_die",
        "G8.8",
    ),
    (
        "T12 off the track",
        (WHEEL, "tools 12 2 3", "lift 1 tool 12", "track G1 / G1 G1 G1 G1 G1 G1 G1"),
        "lift r1c2",
        "not_own_colour_pair",
        "G8.8",
    ),
    (
        "T12 with two colours",
        (WHEEL, "tools 12 2 3", "lift 1 tool 12 moved r1c1", "track G1 B1"),
        "lift r1c2",
        "not_own_colour_pair",
        "G8.9",
    ),
    ("a die not in the pool", (), "take G6", "die_not_there", "G4.4"),
    (
        "a die not on the track",
        (AT_K, "tools 5 2 3", "track Y2", "swap 1 P3 tool 5"),
        "swap 2 G6",
        "die_not_on_track",
        "G7.3",
    ),
    ("an empty cell", (AT_Q, "lift 1 tool 2"), "lift r4c4", "no_die_here", "G8.1"),
    ("a die that cannot move", (PAIR, "tools 4 2 3", "lift 1 tool 4"), "lift r2c1", "cannot_move", "G8.7"),
    (
        "a die that T2 cannot move",
        ("1 sun_catcher : r1c1=R3 r4c5=R6", "lift 1 tool 2"),
        "lift r4c5",
        "cannot_move",
        "G8.10",
    ),
    (
        "a first move without a second",
        ("1 sun_catcher : r2c1=R6 r3c1=Y4", "tools 4 2 3", "move 1 tool 4 lifted r3c1"),
        "move r1c1",
        "no_second_move",
        "G8.7",
    ),
    ("stopping T4", HALFWAY, "stop", "must_move", "G8.6"),
    ("stopping T2", (AT_Q, "lift 1 tool 2"), "stop", "must_move", "G6.6"),
    ("placing nothing", (), "place r1c1", "nothing_in_hand", "G4.4"),
    ("leaving nothing", (), "leave", "nothing_in_hand", "G4.4"),
    ("placing a second die", (AT_Q, "turn 1 drafts 1"), "place r3c1", "second_draft", "G4.2"),
    ("moving without a tool", (AT_Q,), "lift r1c1", "no_tool_chosen", "G6.5"),
    ("changing without a tool", IN_HAND, "change +1", "no_tool_chosen", "G6.5"),
    ("ending within a tool", (AT_Q, "lift 1 tool 2"), "end", "finish_tool", "G6.6"),
    ("a window in a turn", (), "window 1", "window_chosen", "G2.2"),
    ("a window with a die in hand", IN_HAND, "window 1", "window_chosen", "G2.2"),
    ("rolling oneself", (), "roll R6", "not_an_action", "G4.2"),
]
ALONE: list[tuple[str, Lines, str, str, str]] = [
    ("tool used up", ("tools 2x 3 8", "paid B1", AT_Q), "tool 2", "tool_not_here", "G14.8"),
    ("nothing to pay with", ("tools 2 3 8", "pool Y2 R1", AT_Q), "tool 2", "bad_payment", "G14.7"),
    ("paying with the hand", ("tools 6 3 8", "pool Y2", "hand 1 P4", AT_K), "tool 6", "bad_payment", "G14.9"),
    (
        "paying with another colour",
        ("tools 2 3 8", "pool B1 B2 Y2", AT_Q, "pay 1 tool 2"),
        "pay Y2",
        "bad_payment",
        "G14.7",
    ),
    (
        "paying with a die that is not there",
        ("tools 2 3 8", "pool B1 B2 Y2", AT_Q, "pay 1 tool 2"),
        "pay B6",
        "bad_payment",
        "G14.9",
    ),
    (
        "T7 with the last die",
        ("tools 7 3 8", "pool B3", "round 3 first 1 turn 2"),
        "tool 7",
        "tool_no_effect",
        "G14.11",
    ),
    (
        "T8 with the only die that fits",
        ("tools 8 2 10", AT_K, "pay 1 drafts 1 tool 8", "pool R4 R6 R1"),
        "pay R4",
        "tool_no_effect",
        "G14.11",
    ),
]
ELSEWHERE = {("not_your_turn", "G4.1"), ("not_your_turn", "G9.6"), ("choose_window", "G2.2")}


def cases() -> list[object]:
    many = [(arrange, *case) for case in BAD_MOVES]
    few = [(arrange_alone, *case) for case in ALONE]
    return [pytest.param(make, *case, id=title, marks=rule(case[-1])) for make, title, *case in (*many, *few)]


@pytest.mark.parametrize(("make", "lines", "text", "code", "number"), cases())
def test_a_bad_move_is_refused_by_its_rule(
    make: Callable[..., Table], lines: Lines, text: str, code: str, number: str
) -> None:
    table = make(*lines)
    before = table.text
    refused = table.refusal(text)
    assert (refused.code, refused.rule) == (code, number)
    assert table.text == before


@rule("G4.1")
@pytest.mark.parametrize("text", ["take Y2", "end", "tool 2", "roll R1"])
def test_a_seat_that_is_not_at_turn_is_told_so_whatever_it_tries(text: str) -> None:
    refused = arrange().refusal(text, seat=2)
    assert (refused.code, refused.rule) == ("not_your_turn", "G4.1")


@rule("G4.1")
def test_nobody_is_at_turn_while_chance_decides() -> None:
    table = new_table("sagrada")
    refused = [refusal(table.state, seat, 0) for seat in (0, 1)]
    assert {(each.code, each.rule) for each in refused} == {("not_your_turn", "G4.1")}


@rule("G9.6")
def test_a_seat_that_skips_its_turn_is_told_so() -> None:
    refused = arrange("2 virtus skips : ", "tools 8=1 2 3", "1 sun_catcher 2 : ").refusal("take Y2", seat=2)
    assert (refused.code, refused.rule) == ("not_your_turn", "G9.6")


@rule("G10.3")
@pytest.mark.parametrize("seat", [1, 2])
def test_after_the_end_every_seat_is_told_that_the_match_is_over(seat: int) -> None:
    assert arrange(*OVER).refusal("end", seat=seat).code == "match_over"


@rule("G2.2")
@pytest.mark.parametrize("text", ["end", "take R1", "tool 1"])
def test_nothing_can_be_played_before_the_windows_are_chosen(text: str) -> None:
    table = new_table("sagrada").play("start 1", "private red", "private blue", "card 1", "card 2", "card 3", "card 4")
    refused = table.refusal(text)
    assert (refused.code, refused.rule) == ("choose_window", "G2.2")


@pytest.mark.parametrize("number", [-1, int(ROLL), int(DRAW), ACTION_COUNT])
def test_a_number_outside_the_actions_of_a_seat_is_no_action(number: int) -> None:
    refused = refusal(arrange().state, 0, number)
    assert (refused.code, refused.rule) == ("not_an_action", "G4.2")


@pytest.mark.parametrize(
    ("lines", "text", "facts"),
    [
        (IN_HAND, "place r2c2", {"die": "R2", "cell": "r2c2", "asked": "4"}),
        (IN_HAND, "place r1c5", {"die": "R2", "cell": "r1c5", "asked": "Y"}),
        (MOVING, "move r1c1", {"cell": "r1c1"}),
        ((AT_Q, "lift 1 tool 2"), "lift r4c4", {"cell": "r4c4", "tool": 2}),
        ((AT_Q, "lift 1 tool 2"), "end", {"tool": 2}),
        ((f"1 sun_catcher 1 : {Q}", "tools 2=2 3 8"), "tool 2", {"tool": 2, "price": 2}),
        (("tools 1 2 3",), "tool 1", {"tool": 1, "when": "in_hand"}),
        (("tools 7 2 3",), "tool 7", {"tool": 7, "when": "second_turn"}),
        ((), "tool 8", {"tool": 8, "when": "first_turn"}),
        ((), "take G6", {"die": "G6"}),
    ],
)
def test_a_refusal_tells_the_facts_of_the_case(lines: Lines, text: str, facts: dict[str, str | int]) -> None:
    assert arrange(*lines).refusal(text).facts == facts


def test_the_gate_of_a_match_refuses_too() -> None:
    table = arrange()
    with pytest.raises(IllegalAction) as refused:
        table.play("take G6")
    assert (refused.value.code, refused.value.rule) == ("die_not_there", "G4.4")
    with pytest.raises(NotationError):
        table.play("take G7")


def test_every_code_and_rule_of_the_page_is_proved_here() -> None:
    page = PAGE.read_text(encoding="utf-8").partition("## Bad moves")[2].partition("## ")[0]
    proved = ELSEWHERE | {(code, number) for *_, code, number in (*BAD_MOVES, *ALONE)}
    named: set[str] = set()
    for codes, rules in re.findall(r"^\| (`.+?`) \| .+ \| (.+) \|$", page, re.MULTILINE):
        row = set(re.findall(r"\w+", codes))
        found = {number for code, number in proved if code in row}
        assert found == set(re.findall(r"G\d+\.\d+", rules.replace("G6.6 and ", ""))), codes
        named |= row
    assert {code for code, _ in proved} == named
