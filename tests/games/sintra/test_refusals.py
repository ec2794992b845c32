"""The table of bad moves: each is refused by its code and rule, and changes nothing."""

import re

import pytest

from leadlight.games.sintra.actions import ACTION_COUNT, DRAW
from leadlight.games.sintra.refusals import refusal
from leadlight.testing.rulebook import rule
from leadlight.testing.table import new_table

from .boards import CORNERED, GAPPED, OVER, PAGE, POSITION_R, STRIPS, arrange

FINER_NAMES = {"match_over": "not_your_turn", "must_keep": "wrong_step", "no_full_strip": "wrong_step"}

GAP_AT_1 = "1 : -/PW 1a 2a 3a 4a 5a 6a 7a"
GAP_AT_2 = "1 glazier 5 : 1a -/PW 2a 3a 4a 5a 6a 7a"
FULL_STRIP = ("keep 1", "1 glazier 7 : 1a 2a 3a 4a 5a 6a 7a=YYOOO 8a")
NO_STRIPS = "1 glazier 5 : -/PW -/PW -/PW -/PW -/OB -/OB -/OB -/OB"

BAD_MOVES: list[tuple[str, tuple[str, ...], str, str, str]] = [
    ("pass", (), "pass", "no_pass", "S4.3"),
    ("take after the end", OVER, "1 pink > 1", "match_over", "S10.3"),
    ("return after the end", OVER, "return", "match_over", "S10.3"),
    ("display 6 of 5", (), "6 pink > 1", "no_such_source", "S2.1"),
    ("empty display", (), "5 pink > 1", "colour_not_there", "S5.3"),
    ("colour missing on the display", (), "2 pink > 1", "colour_not_there", "S5.3"),
    ("only the marker in the centre", (), "centre pink > 1", "colour_not_there", "S5.3"),
    ("colour missing in the centre", ("centre OB",), "centre pink > 1", "colour_not_there", "S5.3"),
    ("one of four", (), "2 1 blue > 5", "partial_take", "S5.1"),
    ("three of four", (), "2 3x blue > 5", "partial_take", "S5.1"),
    ("two displays", (), "1+2 blue > 5", "partial_take", "S5.1"),
    ("display and centre", ("centre B",), "2, centre blue > 5", "partial_take", "S5.1"),
    ("two strips", (), "2 blue > 5+4", "split", "S6.1"),
    ("two strips in short", (), "2b4,5", "split", "S6.1"),
    ("fitting strip to the left", POSITION_R, "centre orange > 1", "strip_left", "S6.2"),
    ("other strip to the left", POSITION_R, "centre orange > 2", "strip_left", "S6.2"),
    ("gap under the glazier", (GAP_AT_1,), "1 pink > 1", "no_strip", "S6.13"),
    ("gap to the left", (GAP_AT_2,), "1 pink > 2", "no_strip", "S6.13"),
    ("strip of other colours", (), "1 pink > 3", "no_fitting_space", "S6.5"),
    ("spaces taken", ("1 : 1a=PP 2a 3a 4a 5a 6a 7a 8a",), "1 pink > 1", "no_fitting_space", "S6.5"),
    ("breaking by choice", (), "1 pink > break", "must_place", "S6.6"),
    ("breaking from the centre", ("centre PB",), "centre pink > break", "must_place", "S6.6"),
    ("keeping another colour", FULL_STRIP, "keep blue", "keep_not_on_strip", "S7.4"),
    ("return from slot 1", (), "return", "already_leftmost", "S8.2"),
    ("return to the right", (GAP_AT_1,), "return", "nothing_left_of_glazier", "S8.2"),
    ("return without strips", (NO_STRIPS,), "return", "nothing_left_of_glazier", "S8.2"),
    ("return to a slot", (f"1 {CORNERED}",), "return 3", "return_target", "S8.3"),
    ("return across a gap", ("sintra 2 A gap", f"1 glazier 7 {GAPPED}"), "return", "gap", "S13.3"),
    ("keeping without a full strip", (), "keep pink", "no_full_strip", "S4.2"),
    ("taking before keeping", FULL_STRIP, "1 pink > 8", "must_keep", "S7.2"),
    ("returning before keeping", FULL_STRIP, "return", "must_keep", "S7.2"),
    ("playing for chance", (), "draw pink", "not_an_action", "S4.2"),
]


@pytest.mark.parametrize(
    ("lines", "text", "code", "number"),
    [pytest.param(*case, id=title, marks=rule(case[-1])) for title, *case in BAD_MOVES],
)
def test_a_bad_move_is_refused_by_its_rule(lines: tuple[str, ...], text: str, code: str, number: str) -> None:
    table = arrange(*lines)
    before = table.text
    refused = table.refusal(text)
    assert (refused.code, refused.rule) == (code, number)
    assert table.text == before


@rule("S4.1")
@pytest.mark.parametrize("text", ["1 pink > 1", "return", "keep pink", "draw pink"])
def test_acting_out_of_turn_is_refused_before_anything_else(text: str) -> None:
    table = arrange()
    before = table.text
    refused = table.refusal(text, seat=2)
    assert (refused.code, refused.rule) == ("not_your_turn", "S4.1")
    assert table.text == before


@rule("S4.1")
def test_nobody_may_act_while_the_table_is_set_up() -> None:
    table = new_table("sintra").play("start 1")
    assert {table.refusal("1 pink > 1", seat=seat).code for seat in (1, 2)} == {"not_your_turn"}


@rule("S10.3")
@pytest.mark.parametrize("seat", [1, 2])
def test_after_the_end_every_seat_is_told_that_the_match_is_over(seat: int) -> None:
    assert arrange(*OVER).refusal("1 pink > 1", seat=seat).code == "match_over"


@pytest.mark.parametrize("number", [-1, DRAW, ACTION_COUNT])
def test_a_number_outside_the_actions_of_a_seat_is_no_action(number: int) -> None:
    refused = refusal(arrange().state, 0, number)
    assert (refused.code, refused.rule) == ("not_an_action", "S4.2")


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("6 pink > 1", {"colour": "pink", "source": 6, "players": 2}),
        ("centre blue > 1", {"colour": "blue", "source": 0}),
        ("1 white > break", {"colour": "white", "source": 1}),
        ("1 pink > 2", {"colour": "pink", "source": 1, "slot": 2, "glazier": 3}),
        ("1 orange > 4", {"colour": "orange", "source": 1, "slot": 4, "glazier": 3}),
    ],
)
def test_a_refusal_tells_the_facts_of_the_case(text: str, facts: dict[str, str | int]) -> None:
    assert arrange(f"1 glazier 3 {STRIPS}", "displays PWOY - - - -").refusal(text).facts == facts


def test_every_code_of_the_page_is_proved_here() -> None:
    table = PAGE.read_text(encoding="utf-8").partition("## Bad moves")[2].partition("## ")[0]
    proved = {FINER_NAMES.get(code, code) for *_, code, _ in BAD_MOVES}
    assert set(re.findall(r"^\| `(\w+)`", table, re.MULTILINE)) == proved - {"not_an_action"}
