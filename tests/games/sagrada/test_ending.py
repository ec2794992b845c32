"""G13: who wins, down to the last tie."""

import pytest

from leadlight.testing.rulebook import rule
from leadlight.testing.table import Table

from .boards import OVER, arrange

SHADES = "goals light_shades medium_shades deep_shades"
TIED_BOARD = "-- R3 Y5 B6 Y5 / P4 G6 B2 G5 B3 / R6 Y5 P3 Y6 G4 / P4 B1 G5 R3 --"  # 12 points in red and in blue


def ended(*lines: str, first: int = 1) -> Table:
    return arrange(*OVER, SHADES, f"round 10 first {first} turn 4", *lines)


@rule("G13.1")
def test_the_highest_total_wins() -> None:
    table = ended("1 sun_catcher : r1c1=R5", "2 virtus : r1c2=B4")
    assert table.state.scores() == [5 + 3 - 19, 4 + 5 - 19]
    assert table.state.ranking() == [2, 1]


@rule("G13.2")
@pytest.mark.parametrize("first", [1, 2])
def test_a_tie_goes_to_more_points_from_the_private_objective(first: int) -> None:
    table = ended("1 sun_catcher : r1c1=R5", "2 virtus : r1c2=B3", first=first)
    assert table.state.scores() == [-11, -11]
    assert table.state.ranking() == [1, 2]


@rule("G13.3")
@pytest.mark.parametrize("first", [1, 2])
def test_a_further_tie_goes_to_more_tokens_left(first: int) -> None:
    table = ended("1 sun_catcher : r1c1=R5 r2c1=Y1 r3c1=G2", "2 virtus : r1c2=B5 r2c1=Y1 r4c1=G1", first=first)
    assert table.state.scores() == [5 + 2 + 3 - 17, 5 + 5 - 17]
    assert [table.score(seat)["private_objective"] for seat in (1, 2)] == [5, 5]
    assert table.state.ranking() == [2, 1]


@rule("G13.4", "GE27")
@pytest.mark.parametrize(("first", "ranking"), [(1, [2, 1]), (2, [1, 2])])
def test_the_last_tie_goes_to_the_later_first_turn_in_round_ten(first: int, ranking: list[int]) -> None:
    seats = (f"1 sun_catcher 1 : {TIED_BOARD}", f"2 virtus 1 : {TIED_BOARD}", "tools 2=3 3=3 8")
    table = ended("goals color_variety light_shades color_diagonals", *seats, "privates red blue", first=first)
    assert table.state.scores() == [30, 30]
    assert [table.score(seat)["private_objective"] for seat in (1, 2)] == [12, 12]
    assert [table.score(seat)["favor_tokens"] for seat in (1, 2)] == [1, 1]
    assert table.state.ranking() == ranking


@rule("G13.4")
@pytest.mark.parametrize(("first", "ranking"), [(1, [4, 3, 2, 1]), (2, [1, 4, 3, 2]), (4, [3, 2, 1, 4])])
def test_among_four_the_order_of_round_ten_always_decides(first: int, ranking: list[int]) -> None:
    table = ended(
        "sagrada 4",
        "privates red blue green purple",
        *("1 virtus : ", "2 batllo : ", "3 gravitas : ", "4 comitas : "),
        f"round 10 first {first} turn 8",
    )
    assert table.state.scores() == [-15] * 4
    assert table.state.ranking() == ranking


@rule("G13.1", "G13.2", "G13.3")
def test_places_behind_the_winner_follow_the_same_rules() -> None:
    table = ended(
        "sagrada 3",
        "privates red blue green",
        *("1 sun_catcher : r1c1=R5", "2 virtus : r1c2=B3", "3 batllo : r1c1=G6"),
        "round 10 first 1 turn 6",
    )
    assert table.state.scores() == [-11, -11, -8]
    assert table.state.ranking() == [2, 3, 1]
