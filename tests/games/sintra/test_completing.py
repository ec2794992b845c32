"""S7: what a full strip brings."""

import pytest

from leadlight.core.event import Event
from leadlight.games.sintra.components import ORANGE
from leadlight.games.sintra.events import PaneKept, PanesBroke, PanesPlaced, StripCompleted, WindowScored
from leadlight.testing.rulebook import rule
from leadlight.testing.table import Table

from .boards import POSITION_R, arrange, marks, seen, slots


def full_joker_strip() -> Table:
    """SE23: the last pane of W Y O Y P has just been placed on face 4b, in slot 8."""
    return arrange("1 : 1a 2a 3a 5a 6a 7a 8a 4b=WOYY/B").play("1 pink > 8")


@rule("S7.1")
def test_a_strip_with_an_empty_space_brings_nothing() -> None:
    table = arrange("displays OO BBBB - - -", "1 : 1a 2a 3a=OO 4a 5a 6a 7a 8a").play("1 orange > 3")
    assert slots(table, 1)[2] == "3a=OOOO"
    assert not table.all(StripCompleted)
    assert table.state.scores() == [0, 0]
    assert table.line("turn") == "2"


@rule("S7.2")
def test_the_bonus_comes_before_the_kept_pane_and_the_window_score_last() -> None:
    table = arrange(*POSITION_R).play("centre orange > 5", "keep orange")
    wanted: tuple[type[Event], ...] = (PanesPlaced, StripCompleted, PaneKept, WindowScored)
    assert [type(event) for event in table.events if isinstance(event, wanted)] == list(wanted)


@rule("S7.9", "S7.10")
@pytest.mark.parametrize("kept", ["orange", "yellow"])
def test_a_completed_strip_tells_what_its_window_will_score_whichever_pane_is_kept(kept: str) -> None:
    table = arrange(*POSITION_R).play("centre orange > 5")
    assert table.last(StripCompleted).window == (2, 1, 2)
    assert table.play(f"keep {kept}").last(WindowScored).points == (2, 1, 2)


@rule("S7.9", "S7.10")
def test_a_completed_strip_tells_what_a_window_with_one_pane_will_score() -> None:
    table = arrange("1 : 3a=OOOO/P 1a 2a/W -/BY 4a 5a 6a 7a").play("1 orange > 1")
    assert table.last(StripCompleted).window == table.last(WindowScored).points == (4, 3, 2)


@rule("S7.2")
@pytest.mark.parametrize("text", ["return", "1 pink > 8"])
def test_a_full_strip_is_resolved_before_anything_else(text: str) -> None:
    refusal = arrange(*POSITION_R).play("centre orange > 5").refusal(text)
    assert (refusal.code, refusal.rule) == ("must_keep", "S7.2")


@rule("S7.3", "SE4")
def test_each_pane_in_the_colour_of_the_round_pays_a_point() -> None:
    table = arrange(*POSITION_R).play("centre orange > 5")
    assert table.last(PanesPlaced).count == 3
    assert table.last(StripCompleted).bonus == 2
    assert marks(table, 1)["glazier"] == 5
    assert table.state.scores() == [2, 0]


@rule("S7.3")
@pytest.mark.parametrize(("track", "bonus"), [("6 O", 3), ("5 YO", 2), ("4 POY", 0)])
def test_only_the_top_pane_of_the_round_track_pays_the_bonus(track: str, bonus: int) -> None:
    table = arrange(*POSITION_R, f"round {track}").play("centre orange > 5")
    assert table.score(1)["colour_bonus"] == bonus


@rule("S7.3", "S7.4", "SE23")
def test_panes_on_jokers_count_by_their_own_colour() -> None:
    table = full_joker_strip()
    assert table.last(StripCompleted).bonus == 2
    assert table.legal() == ["keep pink", "keep white", "keep orange", "keep yellow"]


@rule("S7.4")
def test_a_colour_that_is_not_on_the_strip_cannot_be_kept() -> None:
    refusal = full_joker_strip().refusal("keep blue")
    assert (refusal.code, refusal.rule, refusal.facts) == ("keep_not_on_strip", "S7.4", {"colour": "blue"})


@rule("S7.5", "S7.6", "S7.9", "S7.10", "S7.11", "SE5")
def test_the_rulebook_strip_pays_seven_points_and_fills_window_five() -> None:
    table = arrange(*POSITION_R).play("centre orange > 5", "keep orange")
    assert table.line("tower") == "O2 Y2"
    assert slots(table, 1) == ["3a", "6a", "2a", "5a", "7b/O", "8b/P", "4a", "1b/P"]
    assert table.last(WindowScored) == WindowScored(0, 4, (2, 1, 2))
    assert table.state.scores() == [7, 0]
    assert (table.score(1)["windows"], table.score(1)["colour_bonus"]) == (5, 2)
    assert marks(table, 1)["row"] == 1
    assert table.line("turn") == "2"


@rule("S7.5")
@pytest.mark.parametrize(("kept", "tower"), [("orange", "O2 Y2"), ("yellow", "O3 Y1")])
def test_the_four_other_panes_go_to_the_tower(kept: str, tower: str) -> None:
    assert arrange(*POSITION_R).play("centre orange > 5", f"keep {kept}").line("tower") == tower


@rule("S7.3", "S7.4", "S7.5", "S7.6", "SE19")
def test_five_panes_of_one_colour_are_resolved_without_a_choice() -> None:
    table = arrange("round 3 OBPW", "displays OOOO PPPP - - -", "1 : 1a 2a 3a=OOO 4a 5a 6a 7a 8a").play("1 orange > 3")
    assert (table.last(PanesPlaced).count, table.last(PanesBroke).count) == (2, 2)
    assert table.last(StripCompleted).bonus == 5
    assert table.last(PaneKept) == PaneKept(0, 2, ORANGE, True)
    assert table.line("tower") == "O6"
    assert slots(table, 1)[2] == "3b/O"
    assert table.line("turn") == "2"


@rule("S7.6")
@pytest.mark.parametrize(("strip", "turned"), [("1a=PWWW", "1b/P"), ("5b=BBPP", "5a/P"), ("6b=OOOO", "6a/P")])
def test_a_strip_is_turned_from_either_face_to_the_other(strip: str, turned: str) -> None:
    others = " ".join(f"{number}a" for number in range(1, 9) if str(number) != strip[0])
    table = arrange(f"1 : {others} {strip}").play("1 pink > 8", "keep pink")
    assert slots(table, 1)[7] == turned


@rule("S7.6")
def test_a_turned_strip_offers_the_spaces_and_jokers_of_its_other_face() -> None:
    table = arrange("1 : 1a 2a 3a 4a=BYYY 5a 6a 7a 8a").play("1 yellow > 4", "keep blue")
    slot = seen(table).seats[0].slots[3]
    assert slots(table, 1)[3] == "4b/B"
    assert (slot.spaces, slot.jokers) == ((1, 1, 1, 0, 0), 2)


@rule("S7.7", "S7.8", "S7.9", "S7.10", "SE20")
def test_the_second_pane_of_a_window_goes_to_its_lower_square_and_the_strip_is_gone() -> None:
    table = arrange("1 : 3a=OOOO/P 1a 2a/W -/BY 4a 5a 6a 7a").play("1 orange > 1")
    assert table.last(PaneKept) == PaneKept(0, 0, ORANGE, False)
    assert slots(table, 1)[0] == "-/PO"
    assert table.last(WindowScored).points == (4, 3, 2)
    assert table.score(1)["windows"] == 9
    assert marks(table, 1)["glazier"] == 1


@rule("S7.8")
def test_the_glazier_stays_above_a_strip_that_was_turned() -> None:
    table = full_joker_strip().play("keep white")
    assert marks(table, 1)["glazier"] == 8


@rule("S7.9", "S7.10", "SE21")
def test_the_leftmost_window_scores_all_windows_when_all_are_occupied() -> None:
    table = arrange("1 : 3a=OOOO/P 1a/W -/BY 2a/W 4b/P 5a/W 6a/P 7a/B").play("1 orange > 1")
    assert table.last(WindowScored).points == (4, 3, 3, 2, 2, 1, 1, 2)
    assert table.score(1)["windows"] == 18


@rule("S7.10", "SE22")
def test_windows_to_the_left_never_count() -> None:
    table = arrange("1 : 1a/W -/BY 2a/W 4b/P 5a/W 6a/P 7a/B 3a=OOOO").play("1 orange > 8")
    assert table.last(WindowScored).points == (2,)


@rule("S7.11")
def test_the_turn_ends_after_the_window_score() -> None:
    table = arrange("1 : 1a=PPWW 2a=OWWW 3a=OOOO 4a 5a 6a 7a 8a", "displays WWOO BBBB - - -").play("1 white > 1")
    assert table.line("keep") == "1"
    assert table.play("keep pink").line("turn") == "2"
    assert len(table.all(StripCompleted)) == 1
