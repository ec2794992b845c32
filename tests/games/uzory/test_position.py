"""Positions as text."""

import pytest

from leadlight.core.errors import NotationError
from leadlight.games.uzory.game import UZORY
from leadlight.games.uzory.position import format_position, parse_position

FULL = """
uzory 3 broken first
turn 2 idle 1 skips 1
floor 58@0(0,0) 52@2(0,1)+N:o 114@1(1,0) 105@3(1,1)
frames (1,1)=r4v2w2>1
discards 1:4,5 3:7
past 1:12,13 kept:9
1 red : 20 45 8
2 orange : 1 2 3
3 green : 30 31 32
""".strip()


def changed(old: str, new: str) -> str:
    assert old in FULL
    return FULL.replace(old, new)


def test_a_position_reads_back() -> None:
    assert format_position(parse_position(FULL)) == FULL


def test_what_is_left_out_is_counted() -> None:
    state = parse_position(FULL)
    assert (state.in_stack, state.in_discards, state.laid) == (133 - 4 - 9 - 3, 3, 4)
    assert list(state.points) == [1, 0, 0]
    assert list(state.shards) == [8, 7, 8]
    assert state.first_starts
    assert UZORY.options_of(state) == {"players": 3, "mode": "broken", "starter": "first"}


def test_the_beginning_of_a_match_reads_back() -> None:
    text = "uzory 2\nchoose 1 idle 0 skips 0\nfloor -\nframes -\ndiscards -\npast -\n1 - : - - -\n2 - : - - -"
    assert format_position(parse_position(text)) == text


def test_a_frame_that_waits_to_be_named_reads_back() -> None:
    text = """
    uzory 2
    name 1 idle 0 skips 0
    floor 34@0(0,0) 1@0(0,1) 2@3(1,0) 59@2(1,1)
    frames (1,1)=r4o4
    1 red : - 5 6
    2 orange : 7 8 9
    """
    state = parse_position(text)
    assert state.legal_actions() == [UZORY.parse_action("name 1"), UZORY.parse_action("name 2")]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "sintra 2 A",
        "uzory 7",
        changed("turn 2", "turn 4"),
        changed("turn 2 idle 1 skips 1", "turn"),
        changed("turn 2", "ponder 2"),
        changed("58@0(0,0)", "58"),
        changed("58@0(0,0)", "134@0(0,0)"),
        changed("105@3(1,1)", "105@3(9,1)"),
        changed("105@3(1,1)", "58@3(1,1)"),
        changed("105@3(1,1)", "105@3(1,0)"),
        changed("=r4v2w2>1", ""),
        changed(">1", ">4"),
        changed("1:4,5", "1"),
        changed("3:7", "4:7"),
        changed("3:7", "kept:7"),
        changed("4,5", "4,20"),
        changed("3 green", "3 white"),
        changed("30 31 32", "30 31 x"),
        changed("30 31 32", "30 31"),
        changed("30 31 32", "30 31 20"),
        changed("30 31 32", "30 31 0"),
        changed("30 31 32", "30 31 " + "9" * 5000),
        changed("3 green", "4 green"),
        f"{FULL}\n3 blue : - - -",
    ],
)
def test_a_line_that_says_nothing_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_position(text)
    assert refused.value.code == "position-unreadable"


@pytest.mark.parametrize(
    ("text", "law"),
    [
        (changed("1 2 3", "1 2 -"), "UI2"),
        (changed("+N:o", "+N:y"), "UI3"),
        (changed("105@3", "105@0"), "UI4"),
        (changed("105@3(1,1)", "105@3(3,3)"), "UI5"),
        (changed("(1,1)=r4v2w2>1", "-"), "UI6"),
        (changed("r4v2w2>1", "r5v2w2>1"), "UI7"),
        (changed(">1", ">2"), "UI8"),
        (changed("idle 1 skips 1", "idle 1 skips 2"), "UI10"),
        (changed("turn 2", "name 2"), "UI2"),
        (changed("3 green", "3 red"), "UI12"),
        (changed("3 green", "3 -"), "UI12"),
    ],
)
def test_a_position_that_no_match_reaches_is_refused_with_the_law(text: str, law: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_position(text)
    assert (refused.value.code, refused.value.facts["law"]) == ("position-impossible", law)


def test_there_are_only_so_many_frames() -> None:
    with pytest.raises(NotationError) as refused:
        parse_position(changed("(1,1)=r4v2w2>1", " ".join(["(1,1)=r4v2w2>1"] * 50)))
    assert refused.value.code == "position-unreadable"
