"""S11: the final scoring."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leadlight.games.sintra.scoring import ornament_terms, palace_points
from leadlight.testing.rulebook import rule
from leadlight.testing.table import Table

from .boards import OVER, STRIPS, arrange, truth

WINDOWS = st.lists(st.text("PWOBY", max_size=2), min_size=8, max_size=8)


def slot(strip: int, panes: str) -> str:
    """The strip with its number above this window: gone when the window is full, turned when it is begun."""
    face = "-" if len(panes) == 2 else f"{strip}{'b' if panes else 'a'}"
    return f"{face}/{panes}" if panes else face


def palace(windows: list[str], side: str = "A", *, over: bool = True) -> Table:
    """Seat 1 with these panes in its windows, upper first."""
    board = " ".join(slot(strip, panes) for strip, panes in enumerate(windows, start=1))
    return arrange(f"sintra 2 {side}", *(OVER if over else ()), f"1 : {board}")


@rule("S11.1", "SE6")
@pytest.mark.parametrize(
    ("board", "points"),
    [
        ("1a=PPWW 2a=OWW 3a 4a 5a 6a 7a 8a", 2),
        ("1a=PPWW 2a=OWW 3a 4a 5a 6a 7a 8a=Y", 2),
        ("1a=PPWW 2a=OWW 3a 4a 5a 6a 7a=O 8a=Y", 3),
        ("1a=P 2a 3a 4a 5a=B 6a 7a 8a", 0),
        ("-/PW 2a 3a 4b=WBY/P 5a 6a 7a 8a", 1),
    ],
)
def test_three_panes_left_on_any_strips_pay_a_point(board: str, points: int) -> None:
    assert arrange(*OVER, f"1 : {board}").score(1)["strip_panes"] == points


@rule("S11.2", "SE7")
def test_the_row_of_the_glass_marker_is_added_at_the_end() -> None:
    table = arrange(*OVER, f"1 windows 20 row 5 {STRIPS}")
    assert table.score(1)["glass_row"] == -8
    assert table.state.scores() == [12, 0]


@rule("S11.3")
@pytest.mark.parametrize(("left", "points"), [(1, 3), (2, 0), (3, 3), (4, 0), (5, 3), (6, 0), (7, 3)])
def test_an_ornament_lies_between_an_odd_window_and_the_next(left: int, points: int) -> None:
    windows = [""] * 8
    windows[left - 1] = windows[left] = "P"
    assert palace(windows).score(1)["ornaments"] == points


@rule("S11.4")
@pytest.mark.parametrize(
    ("left", "right", "points"),
    [("", "", 0), ("P", "", 0), ("", "PP", 3), ("P", "P", 3), ("PW", "O", 6), ("PW", "OB", 10)],
)
def test_an_ornament_pays_by_the_panes_around_it(left: str, right: str, points: int) -> None:
    assert palace([left, right, *[""] * 6]).score(1)["ornaments"] == points


@rule("S11.3", "S11.4", "SE8", "SE28")
@pytest.mark.parametrize(
    ("windows", "terms"),
    [
        (["PP", "WW", "OO", "BB", "Y", "", "P", "P"], (10, 10, 0, 3)),
        (["PP", "WW", "OO", "B", "Y", "", "", ""], (10, 6, 0, 0)),
    ],
)
def test_the_ornaments_of_the_examples_pay_twenty_three_and_sixteen(windows: list[str], terms: tuple[int, ...]) -> None:
    table = palace(windows)
    assert table.score(1).parts[-1].terms == terms
    assert table.state.scores()[0] == sum(terms) == table.score(1).total


@rule("S11.5", "SE9")
def test_complete_windows_are_multiplied_by_panes_of_one_colour() -> None:
    table = palace(["OO", "OP", "OW", "OB", "", "", "", ""], "B")
    assert table.score(1).parts[-1].terms == (4, 5)
    assert table.state.scores()[0] == 20


@rule("S11.6", "S11.7", "SE29")
def test_panes_in_half_filled_windows_count_and_the_most_frequent_colour_is_used() -> None:
    table = palace(["PY", "PY", "PY", "", "", "P", "", ""], "B")
    assert table.score(1).parts[-1].terms == (3, 4)
    assert table.state.scores()[0] == 12


@rule("S11.5")
def test_a_palace_without_a_complete_window_pays_nothing() -> None:
    assert palace(["P"] * 8, "B").state.scores()[0] == 0


@rule("S11.2", "S11.4", "S11.5")
@pytest.mark.parametrize("side", ["A", "B"])
def test_final_points_are_foreseen_but_not_on_the_score_before_the_end(side: str) -> None:
    table = palace(["PP", "PP", "", "", "", "", "", ""], side, over=False)
    assert table.state.scores()[0] == table.score(1).settled == 0
    assert table.score(1).total == {"A": 10, "B": 8}[side]


@rule("S11.1", "S11.3", "S11.5", "S11.6")
@pytest.mark.parametrize(("side", "points"), [("A", [6 + 1, 10 + 2]), ("B", [2 + 1, 8 + 2])])
def test_each_seat_scores_its_own_strips_and_windows_only(side: str, points: list[int]) -> None:
    boards = ("1 : 1a=PP 2a=W 3a 4a 5a 6a -/PW 8b/P", "2 : -/YY -/YY 3a=OOO 4a=BYY 5a 6a 7a 8a")
    assert arrange(f"sintra 2 {side}", *OVER, *boards).state.scores() == points


@rule("S11.3", "S11.4")
@given(windows=WINDOWS)
@settings(max_examples=200, deadline=None)
def test_ornaments_equal_a_count_of_the_panes_around_them(windows: list[str]) -> None:
    around = [len(windows[k] + windows[k + 1]) for k in (0, 2, 4, 6)]
    paid = {0: 0, 1: 0, 2: 3, 3: 6, 4: 10}
    assert ornament_terms(truth(palace(windows)), 0) == [paid[panes] for panes in around]


@rule("S11.5", "S11.6", "S11.7")
@given(windows=WINDOWS)
@settings(max_examples=200, deadline=None)
def test_palace_points_equal_the_best_colour_anybody_could_choose(windows: list[str]) -> None:
    complete = [len(panes) for panes in windows].count(2)
    colours = Counter("".join(windows))
    assert palace_points(truth(palace(windows, "B")), 0) == max(complete * colours[code] for code in "PWOBY")
