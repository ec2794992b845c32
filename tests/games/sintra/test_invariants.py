"""SI1-SI7, SI11 and SI12: a state that breaks a law is noticed."""

import pytest

from leadlight.games.sintra.components import COLOURS, NOTHING, ORANGE, PINK, WHITE, YELLOW
from leadlight.games.sintra.invariants import violations
from leadlight.games.sintra.state import SintraState
from leadlight.testing.rulebook import rule
from leadlight.testing.table import Table, new_table

from .boards import OVER, arrange, settle, truth

DEALS = [f"deal {strip}a" for strip in range(1, 9)]
BUSY = ("centre OB", "tower W2", "1 glazier 2 : -/PW 4b=WB/Y 3a=OO 2a 5a 6a 7a 8a")
SOUND = {
    "dealing": lambda: new_table("sintra").play("start 1", "deal 1a"),
    "laying": lambda: new_table("sintra").play("start 1", *DEALS * 2, "draw pink", "draw blue"),
    "first round": lambda: settle(new_table("sintra")),
    "second round": lambda: arrange("round 2 OYBPW"),
    "refilling": lambda: arrange("refill 1", "displays PWOY B - - -"),
    "busy": lambda: arrange(*BUSY),
    "keeping": lambda: arrange("keep 1", "1 glazier 7 : 1a 2a 3a 4a 5a 6a 7a=YYOOO 8a"),
    "over": lambda: arrange(*OVER),
}


def sound(name: str) -> SintraState:
    table: Table = SOUND[name]()
    return truth(table).copy()


def cell(place: int, colour: int) -> int:
    """Where a colour is counted: of the strip in a slot, or of a source in the market."""
    return place * COLOURS + colour


def damage(state: SintraState, field: str, index: int | None, by: int) -> SintraState:
    if index is None:
        setattr(state, field, getattr(state, field) + by)
    else:
        getattr(state, field)[index] += by
    return state


@pytest.mark.parametrize("name", SOUND)
def test_a_sound_state_breaks_no_law(name: str) -> None:
    assert violations(sound(name)) == []


@rule("SI1")
@pytest.mark.parametrize(
    ("field", "index"),
    [
        ("bag", 0),
        ("tower", 1),
        ("market", cell(0, ORANGE)),
        ("market", cell(1, YELLOW)),
        ("panes", cell(2, ORANGE)),
        ("upper", 3),
        ("lower", 4),
        ("round_panes", 0),
        ("in_bag", None),
        ("on_offer", None),
    ],
)
def test_a_pane_too_many_or_a_wrong_total_is_noticed(field: str, index: int | None) -> None:
    assert "SI1" in violations(damage(sound("busy"), field, index, 1))


@rule("SI2")
@pytest.mark.parametrize(
    ("name", "field", "index", "by"),
    [
        ("dealing", "round_panes", 1, 1),
        ("laying", "round_panes", 5, 1),
        ("laying", "round_panes", 0, 1),
        ("busy", "round_panes", 2, NOTHING - 4),
        ("busy", "round_panes", 1, 1),
        ("busy", "round", None, 1),
        ("over", "round_panes", 5, 1),
    ],
)
def test_a_round_track_that_does_not_fit_the_round_is_noticed(
    name: str, field: str, index: int | None, by: int
) -> None:
    assert "SI2" in violations(damage(sound(name), field, index, by))


@rule("SI3")
@pytest.mark.parametrize(
    ("name", "field", "index", "by"),
    [
        ("dealing", "face", 2, 1),
        ("dealing", "upper", 0, 1),
        ("busy", "face", 0, 1),
        ("busy", "face", 3, NOTHING - 2),
        ("busy", "face", 15, NOTHING - 14),
        ("busy", "lower", 1, 1),
    ],
)
def test_a_strip_that_does_not_fit_its_window_is_noticed(name: str, field: str, index: int, by: int) -> None:
    assert "SI3" in violations(damage(sound(name), field, index, by))


@rule("SI3")
def test_a_lower_square_filled_before_the_upper_is_noticed() -> None:
    assert "SI3" in violations(damage(sound("busy"), "upper", 0, NOTHING))


@rule("SI4")
@pytest.mark.parametrize(
    ("name", "field", "index", "by"),
    [
        ("busy", "panes", cell(0, PINK), 1),
        ("busy", "spaces", cell(0, PINK), 1),
        ("busy", "jokers", 0, 1),
        ("busy", "spaces", cell(2, ORANGE), 1),
        ("busy", "panes", cell(2, WHITE), 1),
        ("busy", "jokers", 1, -1),
        ("busy", "jokers", 2, 1),
        ("busy", "empty", 3, -1),
        ("busy", "empty", 15, -1),
        ("busy", "phase", None, 1),
        ("keeping", "phase", None, -1),
        ("keeping", "glazier", 0, -1),
    ],
)
def test_a_strip_with_panes_that_do_not_fit_is_noticed(name: str, field: str, index: int | None, by: int) -> None:
    assert "SI4" in violations(damage(sound(name), field, index, by))


@rule("SI5")
@pytest.mark.parametrize(("field", "by"), [("glass_row", 9), ("glass_row", -1), ("glazier", 7), ("glazier", -2)])
def test_a_marker_or_glazier_beside_its_track_is_noticed(field: str, by: int) -> None:
    assert violations(damage(sound("busy"), field, 0, by)) == ["SI5"]


@rule("SI6")
@pytest.mark.parametrize("name", ["dealing", "laying", "refilling"])
def test_a_marker_taken_before_the_first_turn_is_noticed(name: str) -> None:
    state = sound(name)
    state.marker_in_centre = False
    assert violations(state) == ["SI6"]


@rule("SI7")
@pytest.mark.parametrize(
    ("name", "source"), [("dealing", 1), ("laying", 1), ("refilling", 3), ("refilling", 0), ("busy", 1)]
)
def test_a_pane_where_no_refill_lays_one_is_noticed(name: str, source: int) -> None:
    assert "SI7" in violations(damage(sound(name), "market", cell(source, PINK), 1))


@rule("SI11")
@pytest.mark.parametrize(("players", "offered", "left"), [(2, 20, 74), (3, 28, 66), (4, 36, 58)])
def test_the_first_round_begins_with_its_panes(players: int, offered: int, left: int) -> None:
    state = truth(settle(new_table("sintra", players=players)))
    assert (state.on_offer, state.in_bag) == (offered, left)
    assert "SI11" in violations(damage(state, "in_bag", None, -1))


@rule("SI12")
@pytest.mark.parametrize(
    ("name", "field", "index", "by"),
    [
        ("laying", "phase", None, -1),
        ("refilling", "on_offer", None, 15),
        ("refilling", "in_bag", None, -91),
        ("busy", "on_offer", None, -10),
        ("keeping", "face", 6, NOTHING - 12),
        ("over", "on_offer", None, 1),
    ],
)
def test_waiting_for_what_cannot_come_is_noticed(name: str, field: str, index: int | None, by: int) -> None:
    assert "SI12" in violations(damage(sound(name), field, index, by))
