"""Positions as text: what parses back, and what no match could reach."""

import pytest

from leadlight.core.errors import NotationError
from leadlight.games.sagrada.position import format_position, parse_position
from leadlight.testing.table import new_table

from .boards import arrange, arrange_alone, seen, tokens

SECOND = "round 3 first 1 turn 2"
WHOLE = """\
sagrada 3 promo table-first first
round 2 first 2 turn 4
hand 1 R4 tool 9
privates red blue green
tools 8=2 9=1 7
goals row_color_variety deep_shades color_diagonals
pool R4 Y2 G4 B5 P5
unrolled -
track R1 Y2 / - / - / - / - / - / - / - / - / -
paid -
bag R13 Y16 G15 B16 P16
1 sun_catcher 2 : R3 B6 -- -- -- / G5 -- -- -- -- / -- -- -- -- -- / -- -- -- -- --
2 virtus 5 : -- -- -- -- -- / -- -- -- -- -- / -- -- -- -- -- / -- -- -- -- --
3 komorebi 4 skips : R1 -- -- -- -- / -- P1 -- -- -- / -- -- -- -- -- / -- -- -- -- G6"""


def test_a_whole_position_parses_back_to_the_same_text() -> None:
    assert format_position(parse_position(WHOLE)) == WHOLE


def test_a_copy_is_the_same_position_with_a_life_of_its_own() -> None:
    state = parse_position(WHOLE)
    copy = state.copy()
    assert format_position(copy) == WHOLE
    copy.apply(copy.legal_actions()[0])
    assert format_position(copy) != format_position(state) == WHOLE


def test_a_new_match_shows_what_is_not_there_yet() -> None:
    text = new_table("sagrada").play("start 2", "private red", "private blue", "card 7").text
    assert text.splitlines()[1:7] == [
        "round 1 first 2 turn 1",
        "cards 1",
        "privates red blue",
        "tools -",
        "goals -",
        "pool -",
    ]
    assert text.splitlines()[-2:] == ["1 cards 7", "2 cards -"]
    assert format_position(parse_position(text)) == text


def test_a_choice_not_yet_revealed_parses_back() -> None:
    table = new_table("sagrada").play(
        "start 1", "private red", "private blue", *(f"card {card}" for card in (1, 2, 3, 4))
    )
    text = table.play("window 3").text
    assert text.splitlines()[-2:] == ["1 cards 1 2 choice 3", "2 cards 3 4"]
    assert format_position(parse_position(text)) == text


def test_lines_left_out_mean_that_nothing_lies_there() -> None:
    table = arrange("pool Y2 Y2 Y2 Y2 Y2", "round 1 first 1 turn 1")
    assert (table.line("unrolled"), table.line("paid")) == ("-", "-")
    assert table.line("bag") == "R18 Y13 G18 B18 P18"
    assert [tokens(table, seat) for seat in (1, 2)] == [3, 5]
    assert (seen(table).tool, seen(table).hand, seen(table).phase) == (None, None, "turn")


def test_paid_and_unrolled_dice_parse_back() -> None:
    table = arrange_alone("tools 2x 7x 8", "paid B2", "rolling-pool 1 tool 7", "pool -", "unrolled Y2", SECOND)
    assert format_position(parse_position(table.text)) == table.text
    assert (table.line("paid"), table.line("unrolled"), table.line("tools")) == ("B2", "Y2", "2x 7x 8")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "chess",
        "sagrada",
        "sagrada 0",
        "sagrada 5",
        "sagrada 2 tools=3",
        "sagrada 1 tools=6",
        "sagrada 2 first promo",
    ],
)
def test_a_header_of_another_kind_is_unreadable(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_position(text)
    assert (refused.value.code, refused.value.facts) == ("position-unreadable", {"line": text})


@pytest.mark.parametrize(
    "line",
    [
        "nonsense",
        "turn",
        "turn 3",
        "turn 1 R7",
        "turn 1 drafts 3",
        "move 1 lifted r5c1",
        "lift 1 moved r1c6",
        "round 0 first 1 turn 1",
        "round 11 first 1 turn 1",
        "round 3 first 3 turn 1",
        "round 3 first 1 turn 9",
        "round 3",
        "privates red pink",
        "privates red blue green",
        "tools 1 2 3 4",
        "tools 0 2 3",
        "tools 13 2 3",
        "tools 1y 2 3",
        "goals fame light_shades deep_shades",
        "goals light_shades deep_shades color_variety color_diagonals",
        "pool R7",
        "pool",
        "unrolled R",
        "paid Z3",
        "bag R3Y2",
        "bag R123",
        "3 virtus : ",
        "1 no_window : ",
        "1 sun_catcher",
        "1 cards x",
        "1 cards 1 2 choice 5",
    ],
)
def test_an_unreadable_line_is_shown_back(line: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_position(f"{arrange().text}\n{line}")
    assert (refused.value.code, refused.value.facts) == ("position-unreadable", {"line": line.strip()})


@pytest.mark.parametrize(
    "dice",
    [
        "-- -- -- -- --",
        "-- -- -- -- -- / -- -- -- -- -- / -- -- -- -- -- / -- -- -- --",
        "-- -- -- -- -- -- / -- -- -- -- / -- -- -- -- -- / -- -- -- -- --",
        "-- -- -- -- -- / -- -- -- -- -- / -- -- -- -- -- / -- -- -- -- R7",
        "-- -- -- -- -- / -- -- -- -- -- / -- -- -- -- -- / -- -- -- -- ??",
    ],
)
def test_a_window_that_is_not_four_rows_of_five_is_unreadable(dice: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_position(f"sagrada 2\n1 sun_catcher : {dice}")
    assert (refused.value.code, refused.value.facts) == ("position-unreadable", {"line": f"1 sun_catcher : {dice}"})


def test_a_track_of_eleven_spaces_is_unreadable() -> None:
    line = f"track {'R1 / ' * 10}R1"
    with pytest.raises(NotationError) as refused:
        parse_position(f"sagrada 2\n{line}")
    assert (refused.value.code, refused.value.facts) == ("position-unreadable", {"line": line})


@pytest.mark.parametrize("number", [str(10**20), "9" * 5000], ids=["21 digits", "5000 digits"])
@pytest.mark.parametrize(
    "line", ["1 virtus # : ", "tools 1=# 2 3", "paid R#", "turn 1 tool #", "round # first 1 turn 1"]
)
def test_a_number_beyond_every_table_is_refused(line: str, number: str) -> None:
    with pytest.raises(NotationError):
        parse_position(f"{arrange().text}\n{line.replace('#', number)}")
