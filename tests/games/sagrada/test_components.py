"""G1: what is in the box."""

import re

import pytest

from leadlight.games.sagrada import components
from leadlight.games.sagrada.components import (
    CELL_CODES,
    DIE_CODES,
    DIFFICULTIES,
    FAVOR_TOKENS,
    OBJECTIVE_NAMES,
    TOOL_COLOURS,
    WINDOW_CELLS,
    WINDOW_NAMES,
)
from leadlight.testing.rulebook import rule
from leadlight.testing.table import new_table

from .boards import PAGE, colour_of_tool, seen, settle, tokens
from .model import WINDOWS


def page_rows(heading: str) -> list[list[str]]:
    """The rows of the table under a heading of the page."""
    table = PAGE.read_text(encoding="utf-8").partition(f"## {heading}\n")[2].partition("\n## ")[0]
    rows = [line.strip("|").split("|") for line in table.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in rows[2:]]


@rule("G1.1")
def test_there_are_eighteen_dice_of_each_colour_with_six_faces() -> None:
    table = new_table("sagrada")
    assert table.line("bag") == "R18 Y18 G18 B18 P18"
    settle(table.play("start 1", "private red", "private blue"))
    table.play("window 1", "window 1", *(f"lay {tool}" for tool in (1, 2, 3)))
    for _ in range(3):
        table.play(next(iter(table.outcomes())))
    assert table.outcomes() == {f"roll {colour}{value}": 18 for colour in "RYGBP" for value in range(1, 7)}
    assert len(DIE_CODES) == 30


@rule("G1.2")
def test_the_windows_are_those_of_the_page_two_to_a_card() -> None:
    assert [name for name, _, _ in WINDOWS] == list(WINDOW_NAMES)
    assert [cells for _, _, cells in WINDOWS] == list(WINDOW_CELLS)
    assert [difficulty for _, difficulty, _ in WINDOWS] == list(DIFFICULTIES)
    assert len(WINDOWS) == 24 + 4
    assert {difficulty for _, difficulty, _ in WINDOWS[:24]} == {3, 4, 5, 6}


@rule("G1.2")
def test_twelve_cards_can_be_dealt() -> None:
    table = new_table("sagrada").play("start 1", "private red", "private blue")
    assert table.outcomes() == {f"card {card}": 1 for card in range(1, 13)}


@rule("G1.3")
def test_there_are_twelve_tools_ten_public_and_five_private_objectives() -> None:
    table = new_table("sagrada", reveal_table_first=True).play("start 1")
    assert table.outcomes() == {f"private {colour}": 1 for colour in ("red", "yellow", "green", "blue", "purple")}
    table.play("private red", "private blue", "card 1", "card 2", "card 3", "card 4")
    assert table.outcomes() == {f"lay {tool}": 1 for tool in range(1, 13)}
    table.play("lay 1", "lay 2", "lay 3")
    assert table.outcomes() == {f"goal {name}": 1 for name in OBJECTIVE_NAMES}
    assert len(OBJECTIVE_NAMES) == 10


@rule("G1.3", "G14.7")
def test_the_tools_have_the_colours_of_the_page() -> None:
    rows = page_rows("Tools")
    assert [(row[0], row[2]) for row in rows] == [(f"T{tool}", colour_of_tool(tool)) for tool in range(1, 13)]
    assert len(TOOL_COLOURS) == 12


@rule("G1.3")
def test_the_objectives_stand_in_the_order_of_their_rules() -> None:
    text = PAGE.read_text(encoding="utf-8")
    named = re.findall(r"^- \*\*G12\.(\d+)\*\* ([A-Z][a-z]+(?: [A-Z][a-z]+)*):", text, re.MULTILINE)
    assert [name.casefold().replace(" ", "_") for _, name in named[:10]] == list(OBJECTIVE_NAMES)


@rule("G1.3")
def test_each_objective_has_a_constant_of_its_name() -> None:
    assert [getattr(components, name.upper()) for name in OBJECTIVE_NAMES] == list(range(10))


@rule("G1.4", "GI2")
def test_four_windows_of_the_highest_difficulty_need_all_favor_tokens() -> None:
    table = new_table("sagrada", players=4).play("start 1")
    table.play(*(f"private {colour}" for colour in ("red", "yellow", "green", "blue")))
    table.play(*(f"card {card}" for card in (4, 1, 8, 2, 10, 3, 12, 5)))
    table.play("window 2", "window 2", "window 2", "window 1")
    assert [tokens(table, seat) for seat in (1, 2, 3, 4)] == [6, 6, 6, 6]
    assert FAVOR_TOKENS == 24


@rule("G1.4")
def test_the_round_track_has_ten_spaces() -> None:
    assert len(seen(new_table("sagrada")).track) == 10
    assert new_table("sagrada").line("track").count("/") == 9


@rule("G1.5")
@pytest.mark.parametrize("letters", WINDOW_CELLS)
def test_a_window_has_twenty_cells_with_a_colour_a_shade_or_nothing(letters: str) -> None:
    assert len(letters) == len(CELL_CODES) == 20
    assert set(letters) <= set("RYGBP123456.")
