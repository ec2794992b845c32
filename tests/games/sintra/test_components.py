"""S1: what is in the box, as it shows on the table."""

import re

import pytest

from leadlight.core.errors import NotationError
from leadlight.games.sintra.components import COLOUR_CODES
from leadlight.games.sintra.events import StripCompleted, WindowScored
from leadlight.games.sintra.notation import format_face
from leadlight.games.sintra.view import SlotView
from leadlight.testing.rulebook import rule
from leadlight.testing.table import new_table

from .boards import CORNERED, OVER, PAGE, STRIPS, arrange, marks, seen, slots

WINDOW_NUMBERS = (4, 3, 3, 2, 2, 1, 1, 2)
ROW_VALUES = (0, -1, -2, -4, -6, -8, -10, -12, -15)


def printed_faces() -> dict[str, str]:
    """The faces of the rules page by name: ``{"1a": "PPWWW", ...}``."""
    rows = re.findall(r"^\| (\d) \| ([PWOBYJ ]+) \| ([PWOBYJ ]+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    return {f"{strip}{side}": row.replace(" ", "") for strip, a, b in rows for side, row in (("a", a), ("b", b))}


def lay(face: str) -> SlotView:
    """The slot of an empty strip with this face up; jokers come up only above a begun window (S2.4)."""
    strip = int(face[0])
    strips = [f"{other}a" for other in range(1, 9)]
    strips[strip - 1] = f"{face}/P" if face == "4b" else face
    return seen(arrange(f"1 : {' '.join(strips)}")).seats[0].slots[strip - 1]


@rule("S1.1")
def test_the_bag_begins_with_twenty_panes_of_each_of_five_colours() -> None:
    assert new_table("sintra").line("bag") == "P20 W20 O20 B20 Y20"


@rule("S1.2")
def test_nine_displays_and_the_centre_are_all_there_can_be() -> None:
    table = new_table("sintra", players=4)
    assert len(seen(table).sources) == 1 + 9
    with pytest.raises(NotationError, match="sintra-source"):
        table.play("10 pink > 1")


@rule("S1.2")
def test_there_is_one_bag_one_tower_and_one_start_marker() -> None:
    table = arrange("start 2 taken", "tower P3", "bag P15 W18 O19 B15 Y18")
    assert seen(table).bag == (15, 18, 19, 15, 18)
    assert seen(table).tower == (3, 0, 0, 0, 0)
    assert (seen(table).starter, seen(table).marker_in_centre) == (1, False)


@rule("S1.3")
def test_a_palace_has_eight_windows_of_two_squares() -> None:
    table = arrange("1 : -/PW -/WO -/OB -/BY -/YP -/PO -/WB -/OY")
    windows = [(slot.upper, slot.lower) for slot in seen(table).seats[0].slots]
    assert windows == [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0), (0, 2), (1, 3), (2, 4)]


@rule("S1.4")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize(("slot", "worth"), list(enumerate(WINDOW_NUMBERS, start=1)))
def test_a_window_is_worth_its_number_on_both_sides(slot: int, worth: int, side: str) -> None:
    strips = ["1a", "2a", "4a", "5a", "6a", "7a", "8a"]
    strips.insert(slot - 1, "3a=OOOO")
    table = arrange(f"sintra 2 {side}", f"1 : {' '.join(strips)}").play(f"1 orange > {slot}")
    assert table.last(WindowScored).points == (worth,)


@rule("S1.5")
@pytest.mark.parametrize(("face", "printed"), list(printed_faces().items()))
def test_a_face_has_the_five_spaces_that_the_page_prints(face: str, printed: str) -> None:
    slot = lay(face)
    assert slot.spaces == tuple(printed.count(code) for code in COLOUR_CODES)
    assert sum(slot.spaces) + slot.jokers == 5


@rule("S1.5")
def test_every_player_is_dealt_from_the_same_eight_strips() -> None:
    first = new_table("sintra").play("start 1")
    second = new_table("sintra").play("start 1", *(f"deal {strip}a" for strip in range(8, 0, -1)))
    assert first.outcomes() == second.outcomes()
    assert {text[-2] for text in first.outcomes()} == set("12345678")


@rule("S1.6")
def test_only_face_4b_has_jokers_and_it_has_two() -> None:
    jokers = {face: lay(face).jokers for face in map(format_face, range(16))}
    assert {face: count for face, count in jokers.items() if count} == {"4b": 2}


@rule("S1.7")
def test_each_player_moves_the_own_glazier_and_markers_only() -> None:
    table = arrange("centre OOOB", f"1 windows 3 row 2 glazier 2 {STRIPS}", f"2 windows 4 row 5 glazier 6 {STRIPS}")
    table.play("centre orange > 3")
    assert marks(table, 1) == {"bonus": 0, "windows": 3, "wraps": 0, "row": 3, "glazier": 3}
    assert marks(table, 2) == {"bonus": 0, "windows": 4, "wraps": 0, "row": 5, "glazier": 6}


@rule("S1.8")
def test_the_top_symbol_takes_no_pane_and_five_panes_fill_a_strip() -> None:
    table = arrange("1 : 1a 2a 3a=OOOO 4a 5a 6a 7a 8a")
    assert table.refusal("2 blue > 3").code == "no_fitting_space"
    assert table.play("1 orange > 3").all(StripCompleted)


@rule("S1.8")
def test_the_colours_of_the_top_symbol_are_those_that_come_up_when_the_strip_turns() -> None:
    table = arrange("1 : 1a 2a 3a=OOOO 4a 5a 6a 7a 8a").play("1 orange > 3")
    assert seen(table).seats[0].slots[2].spaces == lay("3b").spaces


@rule("S1.9")
@pytest.mark.parametrize("panes", ["YYO", "YOY", "OYY"])
def test_the_order_of_panes_on_a_strip_has_no_effect(panes: str) -> None:
    table = arrange(f"1 : 1a 2a 3a 4a 5a 6a 7a={panes} 8a")
    assert slots(table, 1)[6] == "7a=OYY"
    assert seen(table).seats[0].slots[6].spaces == (0, 0, 2, 0, 0)


@rule("S1.10")
@pytest.mark.parametrize(("row", "value"), list(enumerate(ROW_VALUES)))
def test_a_row_of_the_glass_track_has_its_value(row: int, value: int) -> None:
    assert arrange(*OVER, f"1 row {row} {STRIPS}").score(1)["glass_row"] == value


@rule("S1.10")
def test_the_tenth_row_of_the_glass_track_costs_eighteen() -> None:
    table = arrange(f"1 row 8 {CORNERED}").play("1 pink > break")
    assert table.score(1)["wraps"] == -18
