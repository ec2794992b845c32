"""Positions as text: what parses back, and what no match could reach."""

import pytest

from leadlight.core.errors import NotationError
from leadlight.games.sintra.position import format_position, parse_position
from leadlight.testing.rulebook import rule
from leadlight.testing.table import new_table

from .boards import QUIET, STRIPS, arrange, marks

WHOLE = """\
sintra 3 B gap
round 3 YBPW
turn 2
start 3 taken
centre OOB
displays PWOY - WWBY OOOO - - YY
tower P3 W1
bag P14 W11 O12 B16 Y12
1 bonus 5 windows 12 wraps 1 row 4 glazier 3 : 3a 6a 2a 5a 7a=YY 8b/P 4b=BY/W -/OW
2 bonus 0 windows 0 wraps 0 row 0 glazier 1 : 1a 2a 3a 4a 5a 6a 7a 8a
3 bonus 0 windows 0 wraps 0 row 0 glazier 8 : 1b 2b 3b 4a 5b 6b 7b 8b=WW"""


def refuse(*lines: str) -> NotationError:
    with pytest.raises(NotationError) as refused:
        arrange(*lines)
    return refused.value


def test_a_whole_position_parses_back_to_the_same_text() -> None:
    assert format_position(parse_position(WHOLE)) == WHOLE


def test_a_copy_is_the_same_position_with_a_life_of_its_own() -> None:
    state = parse_position(WHOLE)
    copy = state.copy()
    assert format_position(copy) == WHOLE
    copy.apply(copy.legal_actions()[0])
    assert format_position(copy) != format_position(state) == WHOLE


def test_a_new_match_shows_what_is_not_there_yet() -> None:
    text = new_table("sintra").play("start 2", "deal 7b").text
    assert text.splitlines()[1:4] == ["round 1 ??????", "strips 1", "start 2 centre"]
    assert text.splitlines()[-2].endswith(": 7b ? ? ? ? ? ? ?")
    assert format_position(parse_position(text)) == text


def test_lines_left_out_mean_that_nothing_lies_there() -> None:
    table = arrange("displays PWOY - - - -")
    assert (table.line("turn"), table.line("start")) == ("1", "1 centre")
    assert (table.line("centre"), table.line("tower")) == ("-", "-")
    assert table.line("bag") == "P18 W18 O19 B19 Y18"
    assert marks(table, 1) == {"bonus": 0, "windows": 0, "wraps": 0, "row": 0, "glazier": 1}


@pytest.mark.parametrize(
    "text", ["", "chess", "sintra 5 A", "sintra 2 C", "sintra 2 A gaps", "sintra 2 A first gap", "sintra 2"]
)
def test_a_header_of_another_kind_is_unreadable(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_position(text)
    assert (refused.value.code, refused.value.facts) == ("position-unreadable", {"line": text})


@pytest.mark.parametrize(
    "line",
    [
        "nonsense",
        "turn 3",
        "turn",
        "round 7 P",
        "round 3 YB",
        "round 3 -",
        "round 3 YBPJ",
        "start 3 centre",
        "start 1 gone",
        "centre PX",
        "displays PWOY",
        "displays PX - - - -",
        "tower P",
        "tower P3 Z2",
        "bag P3W2",
        f"3 {STRIPS}",
        "1 : 1a 2a 3a 4a 5a 6a 7a",
        f"1 luck 3 {STRIPS}",
        f"1 row x {STRIPS}",
        "1 : 9a 2a 3a 4a 5a 6a 7a 8a",
        "1 : 1a 2a 3a=X 4a 5a 6a 7a 8a",
        "1 : -/OWB 2a 3a 4a 5a 6a 7a 8a",
        "1 : -=P/OW 2a 3a 4a 5a 6a 7a 8a",
        "1 : 1a 2a 3a=W 4a 5a 6a 7a 8a",
        "1 : 1a 2a 3a 4b=BYY/P 5a 6a 7a 8a",
    ],
)
def test_an_unreadable_line_is_shown_back(line: str) -> None:
    error = refuse(line)
    assert (error.code, error.facts) == ("position-unreadable", {"line": line})


@pytest.mark.parametrize(
    ("law", "lines"),
    [
        ("SI1", ("bag P20 W20 O20 B20 Y20",)),
        ("SI1", ("tower P25",)),
        ("SI2", ("round 6 -",)),
        ("SI2", ("over 1",)),
        ("SI2", ("over 1", "round 3 ????", "displays - - - - -")),
        ("SI2", ("round 3 YBPB",)),
        ("SI3", ("1 : ? 2a 3a 4a 5a 6a 7a 8a",)),
        ("SI3", ("1 : 1a/PW 2a 3a 4a 5a 6a 7a 8a",)),
        ("SI3", ("1 : -/P 2a 3a 4a 5a 6a 7a 8a",)),
        ("SI3", ("1 : 1a 1b 3a 4a 5a 6a 7a 8a",)),
        ("SI3", ("1 : 1a 2a 3a 4b 5a 6a 7a 8a",)),
        ("SI3", ("1 : 1a 2a 3a 4a/P 5a 6a 7a 8a",)),
        ("SI4", ("1 : 1a 2a 3a=OOOOO 4a 5a 6a 7a 8a",)),
        ("SI4", ("keep 1",)),
        ("SI5", (f"1 row 9 {STRIPS}",)),
        ("SI5", (f"1 glazier 0 {STRIPS}",)),
        ("SI5", (f"1 glazier 9 {STRIPS}",)),
        ("SI6", ("refill 1", "start 1 taken", "displays - - - - -")),
        ("SI7", ("displays PPPPP - - - -",)),
        ("SI7", ("refill 1", "displays - PPPP - - -")),
        ("SI7", ("round-panes 1", "round 1 ??????", "displays - - - - -", "centre P")),
        ("SI11", ("round 1 PYBPWO",)),
    ],
)
def test_a_position_that_breaks_a_law_is_impossible(law: str, lines: tuple[str, ...]) -> None:
    error = refuse(*lines)
    assert (error.code, error.facts) == ("position-impossible", {"law": law})


def test_a_position_without_its_seats_is_impossible() -> None:
    with pytest.raises(NotationError, match="SI3"):
        parse_position(f"{QUIET['sintra']}\n{QUIET['round']}")


def test_a_number_fused_with_the_next_field_is_unreadable() -> None:
    assert refuse(f"1 bonus 1windows 2 {STRIPS}").code == "position-unreadable"


@pytest.mark.parametrize("number", [str(10**20), "9" * 5000], ids=["21 digits", "5000 digits"])
@pytest.mark.parametrize("line", [f"1 bonus # {STRIPS}", f"1 row # {STRIPS}", "tower P#", "bag P#"])
def test_a_number_beyond_every_board_is_refused(line: str, number: str) -> None:
    assert refuse(line.replace("#", number)).code.startswith("position-")


@rule("SI12")
@pytest.mark.parametrize(
    "lines",
    [
        ("turn 1", "displays - - - - -"),
        ("keep 1", "1 : -/PW 2a 3a 4a 5a 6a 7a 8a"),
        ("refill 1", "displays PPPP WWWW OOOO BBBB YYYY"),
        ("strips 1", "round 1 ??????", "displays - - - - -"),
    ],
)
def test_a_position_that_waits_for_something_that_cannot_come_is_impossible(lines: tuple[str, ...]) -> None:
    assert refuse(*lines).code == "position-impossible"


@rule("SI5")
@pytest.mark.parametrize(("seat", "slot"), [(1, 99), (2, 9)])
def test_a_full_strip_under_a_glazier_beside_the_board_is_impossible(seat: int, slot: int) -> None:
    board = f"{seat} glazier {slot} : 1a 2a 3a 4a 5a 6a 7a=YYOOO 8a"
    assert refuse(f"keep {seat}", board).code == "position-impossible"


@rule("SI12")
def test_strips_dealt_before_a_starter_is_named_are_impossible() -> None:
    assert refuse("starter 1", "round 1 ??????", "displays - - - - -").code == "position-impossible"
