"""S8: the way back to the left."""

import pytest

from leadlight.games.sintra.events import GlassStepped, GlazierReturned, PanesTaken
from leadlight.testing.rulebook import rule

from .boards import CORNERED, GAPPED, STRIPS, arrange, marks

GAP_OPTION = pytest.mark.parametrize("header", ["sintra 2 A", "sintra 2 A gap"])


@rule("S8.1")
@pytest.mark.parametrize(
    ("board", "leftmost"),
    [
        ("1a 2a 3a 4a 5a 6a 7a 8a", 1),
        ("-/PW 2a 3a 4a 5a 6a 7a 8a", 2),
        ("-/PW -/PW -/OY -/BY 5a 6a 7a 8a", 5),
    ],
)
def test_the_glazier_returns_to_the_leftmost_strip_and_the_turn_ends(board: str, leftmost: int) -> None:
    table = arrange(f"1 glazier 7 : {board}").play("return")
    assert table.last(GlazierReturned) == GlazierReturned(0, leftmost - 1)
    assert marks(table, 1)["glazier"] == leftmost
    assert table.line("turn") == "2"


@rule("S8.2")
@pytest.mark.parametrize("board", [f"1 {STRIPS}", "1 glazier 3 : -/PW -/OW 3a 4a 5a 6a 7a 8a"])
def test_a_glazier_above_the_leftmost_strip_may_not_return(board: str) -> None:
    table = arrange(board)
    assert "return" not in table.legal()
    refusal = table.refusal("return")
    assert (refusal.code, refusal.rule) == ("already_leftmost", "S8.2")


@rule("S8.2", "SE17")
@pytest.mark.parametrize("board", ["1 : -/PW 2a 3a 4a 5a 6a 7a 8a", "1 glazier 2 : -/PW -/OW 3a 4a 5a 6a 7a 8a"])
def test_a_glazier_left_of_every_strip_may_not_return(board: str) -> None:
    table = arrange(board)
    assert "return" not in table.legal()
    refusal = table.refusal("return")
    assert (refusal.code, refusal.rule) == ("nothing_left_of_glazier", "S8.2")


@rule("S8.2")
@pytest.mark.parametrize("seat", [1, 2])
def test_a_glazier_without_any_strip_may_not_return(seat: int) -> None:
    table = arrange(f"turn {seat}", f"{seat} glazier 5 : -/PW -/PW -/PW -/PW -/OB -/OB -/OB -/OB")
    assert "return" not in table.legal()
    assert table.refusal("return").code == "nothing_left_of_glazier"


@rule("S8.3")
def test_there_is_one_return_and_it_lands_on_a_strip() -> None:
    table = arrange(f"1 glazier 8 {GAPPED}")
    assert [text for text in table.legal() if text.startswith("return")] == ["return"]
    assert marks(table.play("return"), 1)["glazier"] == 2


@rule("S8.3")
@pytest.mark.parametrize("text", ["return 3", "return 1", "r 6"])
def test_a_return_to_a_slot_of_choice_is_refused(text: str) -> None:
    refusal = arrange(f"1 glazier 8 {GAPPED}").refusal(text)
    assert (refusal.code, refusal.rule) == ("return_target", "S8.3")


@rule("S8.4", "SE15")
def test_empty_slots_in_between_do_not_matter() -> None:
    assert marks(arrange(f"1 glazier 7 {GAPPED}").play("return"), 1)["glazier"] == 2


@rule("S13.3", "SE15")
def test_empty_slots_in_between_block_the_return_with_the_option() -> None:
    table = arrange("sintra 2 A gap", f"1 glazier 7 {GAPPED}")
    assert "return" not in table.legal()
    refusal = table.refusal("return")
    assert (refusal.code, refusal.rule, refusal.facts) == ("gap", "S13.3", {"slot": 2, "glazier": 7})


@rule("S8.4", "S13.3", "SE16")
@GAP_OPTION
def test_the_empty_slot_under_the_glazier_blocks_nothing(header: str) -> None:
    assert marks(arrange(header, f"1 glazier 4 {GAPPED}").play("return"), 1)["glazier"] == 2


@rule("S13.3")
@pytest.mark.parametrize(("glazier", "free"), [(3, True), (4, True), (5, False), (6, False), (8, False)])
def test_with_the_option_the_return_is_free_up_to_the_first_empty_slot(glazier: int, free: bool) -> None:
    table = arrange("sintra 2 A gap", f"1 glazier {glazier} {GAPPED}")
    assert ("return" in table.legal()) == free


@rule("S13.3")
def test_with_the_option_an_empty_slot_beside_the_leftmost_strip_blocks_the_return() -> None:
    table = arrange("sintra 2 A gap", "1 glazier 3 : 1a -/PW 3a 4a 5a 6a 7a 8a")
    assert table.refusal("return").code == "gap"


@rule("S8.1", "SE18")
@GAP_OPTION
def test_a_glazier_above_the_empty_last_slot_may_return(header: str) -> None:
    assert marks(arrange(header, f"1 {CORNERED}").play("return"), 1)["glazier"] == 1


@rule("S8.5")
def test_a_return_takes_no_panes_and_moves_no_marker() -> None:
    table = arrange("centre OB", f"1 bonus 2 windows 9 wraps 1 row 4 glazier 8 {GAPPED}")
    before = table.text
    table.play("return")
    assert table.text == before.replace("turn 1", "turn 2").replace("row 4 glazier 8", "row 4 glazier 2")
    assert not table.all(PanesTaken)
    assert not table.all(GlassStepped)
