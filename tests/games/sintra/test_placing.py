"""S6: where the taken panes go, and which of them break."""

import pytest

from leadlight.games.sintra.components import COLOUR_CODES, ORANGE, WHITE
from leadlight.games.sintra.events import GlassStepped, PanesBroke, PanesPlaced
from leadlight.testing.rulebook import rule
from leadlight.testing.table import Table

from .boards import CORNERED, POSITION_R, STRIPS, arrange, marks, seen, slots, targets


def empty_spaces(table: Table) -> tuple[str, int]:
    """Coloured spaces and jokers that are still empty on the strip in slot 8 of seat 1."""
    slot = seen(table).seats[0].slots[7]
    return "".join(code * count for code, count in zip(COLOUR_CODES, slot.spaces, strict=True)), slot.jokers


@rule("S6.1")
def test_all_taken_panes_go_to_one_strip() -> None:
    table = arrange("displays OOOO PWYY - - -").play("1 orange > 7")
    assert table.all(PanesPlaced) == [PanesPlaced(0, 6, ORANGE, 3, 0)]
    assert slots(table, 1) == ["1a", "2a", "3a", "4a", "5a", "6a", "7a=OOO", "8a"]


@rule("S6.1")
def test_panes_on_two_strips_are_refused() -> None:
    refusal = arrange("displays OOOO - - - -").refusal("1 orange > 3+7")
    assert (refusal.code, refusal.rule) == ("split", "S6.1")


@rule("S6.2", "SE3")
def test_strips_under_the_glazier_and_further_right_are_reachable() -> None:
    assert targets(arrange(*POSITION_R), "centre orange") == ["3", "5"]


@rule("S6.2")
def test_a_strip_left_of_the_glazier_is_refused() -> None:
    refusal = arrange(*POSITION_R).refusal("centre orange > 1")
    assert (refusal.code, refusal.rule) == ("strip_left", "S6.2")


@rule("S6.3")
def test_an_occupied_space_fits_no_pane() -> None:
    table = arrange("displays YYYY - - - -", "1 glazier 7 : 1a 2a 3a 4a 5a 6a 7a=YY 8a")
    assert targets(table, "1 yellow") == ["8"]


@rule("S6.3")
@pytest.mark.parametrize("colour", ["pink", "white", "orange", "blue", "yellow"])
def test_an_empty_joker_fits_every_colour(colour: str) -> None:
    table = arrange("centre PWOBY", "1 glazier 8 : 1a 2a 3a 5a 6a 7a 8a 4b/Y")
    assert targets(table, f"centre {colour}") == ["8"]


@rule("S6.4", "SE32")
def test_a_strip_that_takes_fewer_panes_may_be_chosen() -> None:
    table = arrange("displays OOOP - - - -", "1 glazier 5 : 1a 3a 4a 5a 2a 6a 7a 8a")
    assert targets(table, "1 orange") == ["5", "7"]
    table.play("1 orange > 5")
    assert (table.last(PanesPlaced).count, table.last(PanesBroke).count) == (1, 2)


@rule("S6.5")
@pytest.mark.parametrize("slot", [1, 8])
def test_a_strip_without_a_fitting_space_is_refused(slot: int) -> None:
    refusal = arrange("displays OOOO - - - -").refusal(f"1 orange > {slot}")
    assert (refusal.code, refusal.rule) == ("no_fitting_space", "S6.5")


@rule("S6.6")
@pytest.mark.parametrize("board", ["1a 2a 3a 4a 5a 6a 8a 7a=OO", "1a 2a 3a 5a 6a 7a 8a 4b=OY/Y"])
def test_panes_must_be_placed_while_a_coloured_space_or_a_joker_is_in_reach(board: str) -> None:
    table = arrange("displays OOOO - - - -", f"1 glazier 8 : {board}")
    assert targets(table, "1 orange") == ["8"]
    assert table.refusal("1 orange > break").code == "must_place"


@rule("S6.7")
def test_the_glazier_moves_to_the_chosen_slot() -> None:
    assert marks(arrange(f"1 glazier 2 {STRIPS}").play("1 orange > 7"), 1)["glazier"] == 7


@rule("S6.8", "S6.10")
@pytest.mark.parametrize(("taken", "placed", "broken"), [("O", 1, 0), ("OO", 2, 0), ("OOO", 3, 0), ("OOOO", 3, 1)])
def test_as_many_panes_are_placed_as_fit(taken: str, placed: int, broken: int) -> None:
    table = arrange(f"displays {taken} PWYY - - -").play("1 orange > 7")
    assert slots(table, 1)[6] == "7a=" + "O" * placed
    assert sum(event.count for event in table.all(PanesBroke)) == broken


@rule("S6.9", "SE10")
def test_white_takes_its_own_space_so_that_blue_finds_both_jokers() -> None:
    table = arrange("centre BB", "displays WPPP WPPP YYYY - -", "1 glazier 8 : 1a 2a 3a 5a 6a 7a 8a 4b/Y")
    table.play("1 white > 8", "centre pink > 1")
    assert empty_spaces(table) == ("PO", 2)
    table.play("centre blue > 8", "3 yellow > 4")
    assert empty_spaces(table) == ("PO", 0)
    assert table.refusal("2 white > 8").code == "no_fitting_space"


@rule("S6.9", "SE11")
def test_own_colour_spaces_are_filled_before_jokers() -> None:
    table = arrange("displays WWWW BBBB - - -", "1 : 1a 2a 3a 5a 6a 7a 8a 4b/Y").play("1 white > 8")
    assert slots(table, 1)[7] == "4b=WWW/Y"
    assert (table.last(PanesPlaced).count, table.last(PanesPlaced).on_jokers) == (3, 2)
    assert seen(table).seats[0].slots[7].on_jokers == (WHITE, WHITE)
    assert table.last(PanesBroke).count == 1
    assert empty_spaces(table) == ("PO", 0)


@rule("S6.10", "SE3a")
def test_panes_that_do_not_fit_go_to_the_tower_with_a_step_each() -> None:
    table = arrange(*POSITION_R).play("centre orange > 3")
    assert (table.last(PanesPlaced).count, table.last(PanesBroke).count) == (1, 2)
    assert table.line("tower") == "O2"
    assert marks(table, 1) == {"bonus": 0, "windows": 0, "wraps": 0, "row": 3, "glazier": 3}
    assert table.line("turn") == "2"


@rule("S6.10")
def test_no_step_is_taken_when_every_pane_fits() -> None:
    assert not arrange("displays OOOP - - - -").play("1 orange > 3").all(GlassStepped)


@rule("S6.11", "S6.12", "SE14")
def test_all_panes_break_where_the_glazier_stands_when_only_a_strip_to_the_left_fits() -> None:
    table = arrange("displays PPOO - - - -", "1 glazier 6 : 1a=PP 6a 2a 3a 4a 5a 7a 8a")
    assert targets(table, "1 pink") == ["break"]
    table.play("1 pink > break")
    assert (table.last(PanesBroke).count, table.line("tower")) == (2, "P2")
    assert (marks(table, 1)["row"], marks(table, 1)["glazier"]) == (2, 6)
    assert not table.all(PanesPlaced)


@rule("S6.13", "SE17")
def test_a_glazier_above_an_empty_slot_reaches_all_strips_to_its_right() -> None:
    table = arrange("1 : -/PW 1a 2a 3a 4a 5a 6a 7a")
    assert {text[-1] for text in table.legal()} == set("2345678")
    assert table.refusal("return").rule == "S8.2"


@rule("S6.13", "SE18")
def test_a_glazier_above_the_last_slot_without_a_strip_breaks_whatever_it_takes() -> None:
    table = arrange(f"1 {CORNERED}")
    assert [text for text in table.legal() if not text.endswith("> break")] == ["return"]
    assert marks(table.play("return"), 1)["glazier"] == 1


@rule("S6.13")
def test_an_empty_slot_further_right_holds_nothing() -> None:
    refusal = arrange(f"1 {CORNERED.replace('8 :', '1 :')}").refusal("1 white > 8")
    assert (refusal.code, refusal.rule) == ("no_strip", "S6.13")


@rule("S6.11")
def test_breaking_is_decided_for_each_colour_by_itself() -> None:
    table = arrange("displays PWOY - - - -", f"1 glazier 8 {STRIPS}")
    assert {text for text in table.legal() if text != "return"} == {
        "1 pink > break",
        "1 white > 8",
        "1 orange > break",
        "1 yellow > 8",
    }
