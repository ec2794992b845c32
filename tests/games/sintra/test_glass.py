"""S9: the broken glass track."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leadlight.games.sintra.events import GlassStepped
from leadlight.games.sintra.rules.placing import step_glass
from leadlight.games.sintra.scoring import glass_lost
from leadlight.testing.rulebook import rule
from leadlight.testing.table import Table

from .boards import CORNERED, OVER, STRIPS, arrange, marks, truth


def break_orange(panes: int, seat: str) -> Table:
    """A seat that can place nothing takes this many orange panes from a display."""
    return arrange(f"displays {'O' * panes} BBBB - - -", f"1 {seat} {CORNERED}").play("1 orange > break")


def walk(row: int, steps: int) -> tuple[int, int]:
    """S9.1-S9.3 one step after the other: the row and the wraps."""
    wraps = 0
    for _ in range(steps):
        row += 1
        if row == 9:
            row, wraps = 0, wraps + 1
    return row, wraps


@rule("S9.1")
@pytest.mark.parametrize("panes", [1, 2, 3, 4])
def test_each_broken_pane_moves_the_marker_down_one_row(panes: int) -> None:
    table = break_orange(panes, "row 3")
    assert marks(table, 1)["row"] == 3 + panes
    assert table.last(GlassStepped) == GlassStepped(0, panes, 3 + panes, 0, 0)


@rule("S9.2")
def test_the_marker_that_reaches_the_last_row_costs_eighteen_and_starts_over() -> None:
    table = break_orange(1, "windows 20 row 8")
    assert table.state.scores() == [2, 0]
    assert (marks(table, 1)["row"], marks(table, 1)["wraps"]) == (0, 1)


@rule("S9.2")
def test_the_row_before_the_last_costs_nothing_yet() -> None:
    table = break_orange(1, "windows 20 row 7")
    assert table.state.scores() == [20, 0]
    assert (marks(table, 1)["row"], marks(table, 1)["wraps"]) == (8, 0)


@rule("S9.3", "S9.4", "SE12")
def test_steps_still_owed_continue_from_row_zero_and_the_score_may_be_negative() -> None:
    table = break_orange(4, "windows 10 row 7")
    assert (marks(table, 1)["row"], marks(table, 1)["wraps"]) == (2, 1)
    assert table.state.scores() == [-8, 0]


@rule("S9.3", "S5.5", "SE13")
def test_a_big_breakage_wraps_twice_in_one_turn() -> None:
    table = arrange("start 1 centre", f"centre {'O' * 12}", f"1 windows 5 row 8 {CORNERED}").play(
        "centre orange > break"
    )
    assert table.all(GlassStepped) == [GlassStepped(0, 1, 0, 1, -18), GlassStepped(0, 12, 3, 1, -18)]
    assert (marks(table, 1)["row"], marks(table, 1)["wraps"]) == (3, 2)
    assert table.state.scores() == [-31, 0]


@rule("S9.4")
def test_a_total_may_be_negative_at_the_end() -> None:
    assert arrange(*OVER, f"1 windows 4 wraps 1 row 8 {STRIPS}").state.scores() == [-29, 0]


@rule("S9.5")
@pytest.mark.parametrize("row", range(1, 9))
def test_a_row_costs_nothing_until_the_final_scoring(row: int) -> None:
    seat = f"1 windows 30 row {row} {STRIPS}"
    assert arrange(seat).state.scores() == [30, 0]
    assert arrange(*OVER, seat).state.scores()[0] < 30


@rule("S9.6")
@pytest.mark.parametrize(("wraps", "row", "lost"), [(0, 0, 0), (1, 0, 18), (0, 3, 4), (2, 7, 48)])
def test_glass_lost_adds_the_wraps_and_the_row(wraps: int, row: int, lost: int) -> None:
    assert glass_lost(truth(arrange(*OVER, f"1 wraps {wraps} row {row} {STRIPS}")), 0) == lost


@rule("S9.1", "S9.2", "S9.3")
@given(row=st.integers(0, 8), steps=st.integers(0, 100))
@settings(max_examples=200, deadline=None)
def test_any_number_of_steps_equals_a_walk_step_by_step(row: int, steps: int) -> None:
    state = truth(arrange(f"1 row {row} {STRIPS}"))
    step_glass(state, steps, None)
    assert (state.glass_row[0], state.wraps[0]) == walk(row, steps)
