"""G11 and G12: points and their reasons."""

from collections import Counter

import pytest

from leadlight.core.score import Part
from leadlight.games.sagrada import scoring
from leadlight.games.sagrada.components import COLOUR_NAMES, OBJECTIVE_NAMES, OBJECTIVE_POINTS
from leadlight.games.sagrada.game import SAGRADA
from leadlight.games.sagrada.state import SagradaState
from leadlight.games.sagrada.view_builder import view
from leadlight.testing.conformance import random_states
from leadlight.testing.rulebook import rule
from leadlight.testing.table import Table

from .boards import OVER, arrange
from .model import around, lying_dice, name_cell

RULEBOOK_BOARD = "-- G5 B2 G3 P5 / P6 B1 -- B1 G2 / Y4 R3 -- P6 R5 / B6 G5 Y6 R2 Y4"
FULL_BOARD = "R4 B5 R2 P6 Y3 / P1 G4 Y6 R3 B6 / R6 Y2 B5 Y6 G5 / G1 R3 Y6 B4 P1"
QUIET_GOALS = ("row_color_variety", "column_color_variety", "color_variety")


def ended(dice: str, *goals: str, private: str = "red", tokens: int = 3) -> Table:
    """Seat 1 at the end with these dice over Sun Catcher; T2 and T3 were there, so that they lie anywhere."""
    laid = [*goals, *(goal for goal in QUIET_GOALS if goal not in goals)][:3]
    other = "yellow" if private == "red" else "red"
    seats = (f"1 sun_catcher {tokens} : {dice}", f"tools 2={3 - tokens} 3 8", f"privates {private} {other}")
    return arrange(*OVER, *seats, f"goals {' '.join(laid)}")


def times(dice: str, goal: str) -> int:
    """How often a public objective is fulfilled."""
    part = next(part for part in ended(dice, goal).score(1).parts if part.reason == goal)
    assert part.points == part.terms[0] * OBJECTIVE_POINTS[OBJECTIVE_NAMES.index(goal)]
    return part.terms[0]


@rule("G11.1", "G12.2", "G12.5", "G12.9", "GE2")
def test_the_example_of_the_rulebook_scores_forty() -> None:
    goals = ("column_color_variety", "light_shades", "color_variety")
    table = ended(RULEBOOK_BOARD, *goals, private="purple", tokens=0)
    assert table.score(1).parts == (
        Part("column_color_variety", 10, (2,)),
        Part("light_shades", 4, (2,)),
        Part("color_variety", 12, (3,)),
        Part("private_objective", 17, (4, 17)),
        Part("favor_tokens", 0),
        Part("empty_cells", -3, (3,)),
    )
    assert (table.score(1).total, table.state.scores()[0]) == (40, 40)


@rule("G12.1", "G12.3", "G12.4", "G12.6", "G12.7", "G12.8", "G12.10", "GE24")
@pytest.mark.parametrize(
    ("goal", "points"),
    list(zip(OBJECTIVE_NAMES, (12, 15, 5, 8, 4, 6, 6, 10, 12, 10), strict=True)),
    ids=OBJECTIVE_NAMES,
)
def test_the_full_board_of_the_page_scores_each_objective(goal: str, points: int) -> None:
    assert ended(FULL_BOARD, goal).score(1)[goal] == points


@rule("G11.4", "G12.11", "GE24")
@pytest.mark.parametrize(
    ("colour", "points"), list(zip(COLOUR_NAMES, (18, 23, 10, 20, 8), strict=True)), ids=COLOUR_NAMES
)
def test_a_private_objective_scores_the_values_of_its_colour(colour: str, points: int) -> None:
    table = ended(FULL_BOARD, private=colour)
    assert Part("private_objective", points, (COLOUR_NAMES.index(colour), points)) in table.score(1).parts


@rule("G11.2")
@pytest.mark.parametrize(("dice", "pairs"), [("r1c1=R1 r1c2=B2", 1), ("r1c1=R1 r1c2=B2 r2c1=G2 r2c2=R1", 2)])
def test_an_objective_scores_as_often_as_it_is_fulfilled(dice: str, pairs: int) -> None:
    assert times(dice, "light_shades") == pairs


@rule("G11.3", "G12.1", "G12.3")
def test_a_row_counts_only_when_it_is_full() -> None:
    row = "r2c1=R1 r2c2=Y2 r2c3=G3 r2c4=B4"
    assert [times(row, goal) for goal in ("row_color_variety", "row_shade_variety")] == [0, 0]
    assert [times(f"{row} r2c5=P5", goal) for goal in ("row_color_variety", "row_shade_variety")] == [1, 1]
    assert times(f"{row} r2c5=R5", "row_color_variety") == 0
    assert times(f"{row} r2c5=P1", "row_shade_variety") == 0


@rule("G11.3", "G12.2", "G12.4")
def test_a_column_counts_only_when_it_is_full() -> None:
    column = "r1c3=R1 r2c3=Y2 r3c3=G3"
    assert [times(column, goal) for goal in ("column_color_variety", "column_shade_variety")] == [0, 0]
    assert [times(f"{column} r4c3=B4", goal) for goal in ("column_color_variety", "column_shade_variety")] == [1, 1]
    assert times(f"{column} r4c3=R4", "column_color_variety") == 0
    assert times(f"{column} r4c3=P1", "column_shade_variety") == 0


@rule("G11.4")
def test_only_the_own_dice_count_for_a_private_objective() -> None:
    table = arrange(*OVER, "1 sun_catcher : r1c1=R6 r2c1=B5 r3c1=R4", "2 virtus : r1c2=R5", "privates red blue")
    assert [table.score(seat)["private_objective"] for seat in (1, 2)] == [10, 0]


@rule("G11.5", "G11.6", "G11.7", "GE26")
def test_tokens_add_and_empty_cells_take_away_down_to_below_zero() -> None:
    table = arrange(*OVER, "1 via_lux 4 : ", "tools 2 3 8")
    assert table.score(1).parts[-2:] == (Part("favor_tokens", 4), Part("empty_cells", -20, (20,)))
    assert table.state.scores()[0] == table.score(1).total == -16


@rule("G11.7")
def test_totals_have_no_upper_limit() -> None:
    goals = ("column_color_variety", "row_color_variety", "color_variety")
    assert ended(FULL_BOARD, *goals, private="yellow").state.scores()[0] == 15 + 12 + 12 + 23 + 3


@rule("G12.5", "G12.6", "G12.7")
@pytest.mark.parametrize(("goal", "low"), [("light_shades", 1), ("medium_shades", 3), ("deep_shades", 5)])
def test_pairs_of_shades_lie_anywhere(goal: str, low: int) -> None:
    assert times(f"r1c1=R{low} r4c5=P{low + 1}", goal) == 1
    assert times(f"r1c1=R{low} r4c5=P{low}", goal) == 0
    assert times(f"r1c1=R{low} r4c5=P{low + 1} r4c1=B{low + 1}", goal) == 1


@rule("G12.8")
def test_a_set_of_shades_has_all_six_values() -> None:
    five = "r1c1=R1 r1c2=B2 r1c3=R3 r1c4=B4 r1c5=R5"
    assert times(five, "shade_variety") == 0
    assert times(f"{five} r3c1=R6", "shade_variety") == 1


@rule("G12.9")
def test_a_set_of_colours_has_all_five() -> None:
    four = "r1c1=R1 r1c2=Y2 r1c3=G3 r1c4=B4"
    assert times(four, "color_variety") == 0
    assert times(f"{four} r3c1=P6", "color_variety") == 1


@rule("G12.10", "GE25")
def test_each_die_with_a_diagonal_neighbour_of_its_colour_counts_once() -> None:
    blue = "r2c2=B1 r3c1=B2 r3c3=B3 r4c4=B4"
    assert times(f"{blue} r2c5=Y1 r3c4=Y2 r4c3=Y5", "color_diagonals") == 7
    assert times("r1c1=R1 r2c3=R2 r3c5=R3", "color_diagonals") == 0


@rule("G12.10")
def test_diagonals_do_not_go_round_the_edge() -> None:
    assert times("r1c5=R1 r2c1=R2 r3c5=R3", "color_diagonals") == 0


@rule("G12.11")
@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_there_is_a_private_objective_for_each_colour(colour: str) -> None:
    letter = colour[0].upper()
    assert ended(f"r1c1={letter}6 r2c2={letter}5", private=colour).score(1)["private_objective"] == 11


def recount(dice: dict[str, str]) -> list[int]:
    """How often each objective is fulfilled, counted slowly."""
    rows = [[dice.get(name_cell(row, column), "") for column in range(1, 6)] for row in range(1, 5)]
    columns = [list(column) for column in zip(*rows, strict=True)]
    colours, values = Counter(die[0] for die in dice.values()), Counter(die[1] for die in dice.values())

    def various(lines: list[list[str]], part: int) -> int:
        return sum(all(line) and len({die[part] for die in line}) == len(line) for line in lines)

    def is_paired(cell: str, die: str) -> bool:
        return any(not beside and dice.get(near, "?")[0] == die[0] for near, beside in around(cell))

    pairs = [min(values[low], values[high]) for low, high in ("12", "34", "56")]
    sets = [min(values[value] for value in "123456"), min(colours[colour] for colour in "RYGBP")]
    diagonals = sum(is_paired(cell, die) for cell, die in dice.items())
    lines = [various(rows, 0), various(columns, 0), various(rows, 1), various(columns, 1)]
    return [*lines, *pairs, *sets, diagonals]


@rule("G12.1", "G12.2", "G12.3", "G12.4", "G12.5", "G12.6", "G12.7", "G12.8", "G12.9", "G12.10")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 3)])
def test_in_play_every_objective_equals_a_slow_count(players: int, seed: int) -> None:
    for number, state in enumerate(random_states(SAGRADA, {"players": players}, seed)):
        if number % 20 == 0:
            assert isinstance(state, SagradaState)
            for seat in range(players):
                found = [scoring.times_fulfilled(state, seat, objective) for objective in range(10)]
                assert found == recount(lying_dice(view(state, None), seat))
