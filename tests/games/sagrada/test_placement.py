"""G5: where a die may lie."""

import pytest

from leadlight.games.sagrada.components import CELL_CODES, DIE_CODES
from leadlight.games.sagrada.game import SAGRADA
from leadlight.games.sagrada.view_builder import view
from leadlight.testing.conformance import random_states
from leadlight.testing.rulebook import rule
from leadlight.testing.table import Table

from .boards import K, Q, arrange, ways
from .model import cells_for_hand

EMPTY = ""
BORDER = [cell for cell in CELL_CODES if cell[1] in "14" or cell[3] in "15"]


def holding(die: str, dice: str = EMPTY) -> Table:
    """Seat 1 holds a die over a window; T2 and T3 are laid out, so that dice may lie where they do not fit."""
    return arrange(f"1 sun_catcher : {dice}", "pool -", f"hand 1 {die}")


def cells(die: str, dice: str = EMPTY) -> list[str]:
    return ways(holding(die, dice), "place")


def refusal(cell: str, die: str, dice: str = EMPTY) -> tuple[str, str]:
    refused = holding(die, dice).refusal(f"place {cell}")
    return refused.code, refused.rule


@rule("G5.1")
def test_a_die_goes_on_an_empty_cell() -> None:
    assert not {"r1c1", "r1c2", "r2c1"} & set(cells("R2", Q))
    assert refusal("r1c1", "R2", Q) == ("occupied", "G5.1")


@rule("G5.2", "GE5")
def test_the_first_die_goes_to_the_border() -> None:
    assert cells("B5") == ["r1c1", "r1c2", "r1c4", "r2c1", "r2c5", "r3c1", "r3c5", "r4c3", "r4c4"]
    assert refusal("r2c3", "B5") == ("not_border", "G5.2")
    assert refusal("r3c3", "B5") == ("not_border", "G5.2")  # though it asks for a 5


@rule("G5.2")
def test_the_whole_border_counts_corners_included() -> None:
    allowed = {cell for die in DIE_CODES for cell in cells(die)}
    assert allowed == set(BORDER)
    assert {"r1c1", "r1c5", "r4c1", "r4c5"} <= allowed


@rule("G5.3")
def test_a_later_die_must_touch_another_at_a_side_or_a_corner() -> None:
    assert refusal("r4c4", "R2", Q) == ("not_touching", "G5.3")
    assert cells("Y4", K) == ["r2c1", "r2c2"]  # below R3, and at its corner


@rule("G5.4", "GE3")
@pytest.mark.parametrize("die", DIE_CODES)
def test_a_coloured_cell_takes_any_die_of_its_colour_and_no_other(die: str) -> None:
    assert ("r1c5" in cells(die)) == (die[0] == "Y")
    if die[0] != "Y":
        assert refusal("r1c5", die) == ("wrong_colour", "G5.4")


@rule("G5.5", "GE3")
@pytest.mark.parametrize("die", DIE_CODES)
def test_a_shade_cell_takes_any_die_of_its_value_and_no_other(die: str) -> None:
    assert ("r4c2" in cells(die)) == (die[1] == "3")
    if die[1] != "3":
        assert refusal("r4c2", die) == ("wrong_shade", "G5.5")


@rule("G5.6", "GE3")
@pytest.mark.parametrize("die", DIE_CODES)
def test_a_blank_cell_takes_any_die(die: str) -> None:
    assert {"r1c1", "r1c4", "r2c1", "r2c5"} <= set(cells(die))


@rule("G5.7")
@pytest.mark.parametrize("beside", ["r1c3", "r2c2", "r2c4", "r3c3"])
def test_no_die_beside_may_have_the_same_colour(beside: str) -> None:
    board = f"r1c1=Y1 {beside}=P4"
    assert refusal("r2c3", "P6", board) == ("equal_colour", "G5.7")
    assert "r2c3" in cells("G6", board)


@rule("G5.8")
@pytest.mark.parametrize("beside", ["r1c3", "r2c2", "r2c4", "r3c3"])
def test_no_die_beside_may_have_the_same_value(beside: str) -> None:
    board = f"r1c1=Y1 {beside}=P4"
    assert refusal("r2c3", "G4", board) == ("equal_shade", "G5.8")
    assert "r2c3" in cells("G6", board)


@rule("G5.7", "G5.8", "GE6")
def test_the_die_of_the_example_cannot_lie_below_its_equal() -> None:
    assert cells("G5", Q) == ["r2c3", "r3c2"]
    assert refusal("r3c1", "G5", Q) == ("equal_colour", "G5.7")


@rule("G5.9")
def test_dice_at_corners_may_be_equal() -> None:
    assert "r2c3" in cells("B6", Q)  # r1c2 holds a B6
    assert "r3c2" in cells("G5", Q)  # r2c1 holds a G5


@rule("G5.10")
def test_what_neighbouring_empty_cells_ask_for_does_not_matter() -> None:
    assert "r1c1" in cells("B2")  # beside an empty blue cell
    assert "r1c4" in cells("Y2")  # between empty cells that ask for 2 and for yellow


@rule("G5.11", "GE4")
def test_all_conditions_together_leave_the_cells_of_the_example() -> None:
    assert cells("R2", Q) == ["r1c3", "r2c3", "r3c1", "r3c2"]
    assert refusal("r2c2", "R2", Q) == ("wrong_shade", "G5.5")
    assert refusal("r1c5", "R2", Q) == ("wrong_colour", "G5.4")
    assert refusal("r1c4", "R2", Q) == ("not_touching", "G5.3")


@rule("G5.11", "GI3")
@pytest.mark.parametrize(("players", "seed"), [(players, seed) for players in (1, 2, 3, 4) for seed in (2, 3)])
def test_in_play_the_legal_cells_are_those_of_the_page(players: int, seed: int) -> None:
    compared = 0
    for state in random_states(SAGRADA, {"players": players}, seed):
        shown = view(state, None)
        if shown.phase == "hand":
            legal = [SAGRADA.format_action(action) for action in state.legal_actions()]
            placements = [text for text in legal if text.startswith("place")]
            assert placements == [f"place {cell}" for cell in cells_for_hand(shown)]
            compared += 1
    assert compared >= 10


@rule("G16.1")
def test_an_illegal_placement_is_never_accepted() -> None:
    table = holding("R2", Q)
    before = table.text
    for cell in set(CELL_CODES) - set(ways(table, "place")):
        assert table.refusal(f"place {cell}").rule in ("G5.1", "G5.3", "G5.4", "G5.5", "G5.7", "G5.8")
    assert table.text == before
