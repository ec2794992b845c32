"""S2 and S3: how the table is set up, and the six rounds."""

import pytest

from leadlight.games.sintra.components import BLUE, PINK
from leadlight.games.sintra.events import PaneDrawn, RoundBegan, RoundEnded, RoundPaneLaid, StarterNamed, StripDealt
from leadlight.games.sintra.game import SINTRA
from leadlight.games.sintra.notation import parse_face
from leadlight.testing.conformance import random_match
from leadlight.testing.rulebook import rule
from leadlight.testing.table import Table, new_table

from .boards import STRIPS, arrange, marks, seen, settle, slots

DEALS = tuple(f"deal {strip}a" for strip in range(1, 9))
LAYS = ("draw yellow", "draw pink", "draw blue", "draw white", "draw orange")
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def dealt(players: int) -> Table:
    return new_table("sintra", players=players).play("start 2", *DEALS * players)


def set_up(players: int) -> Table:
    return settle(dealt(players).play(*LAYS, "draw blue"))


@rule("S2.1")
@pytest.mark.parametrize(("players", "displays"), [(2, 5), (3, 7), (4, 9)])
def test_the_number_of_players_decides_the_number_of_displays(players: int, displays: int) -> None:
    assert len(set_up(players).line("displays").split()) == displays


@rule("S2.2")
@pytest.mark.parametrize(("side", "reason"), [("A", "ornaments"), ("B", "palace")])
def test_all_players_score_the_same_side(side: str, reason: str) -> None:
    table = new_table("sintra", players=3, side=side)
    assert [table.score(seat).parts[-1].reason for seat in (1, 2, 3)] == [reason] * 3


@rule("S2.3")
def test_strips_are_dealt_into_the_slots_from_the_left_each_once() -> None:
    table = new_table("sintra").play("start 1", "deal 3b", "deal 8a")
    assert table.all(StripDealt) == [StripDealt(0, 0, parse_face("3b")), StripDealt(0, 1, parse_face("8a"))]
    assert {text[-2] for text in table.outcomes()} == set("124567")


@rule("S2.3", "S2.4")
def test_every_strip_is_as_likely_and_every_face_but_the_jokers() -> None:
    outcomes = new_table("sintra").play("start 1").outcomes()
    either_face = {f"deal {strip}{face}": 1 for strip in (1, 2, 3, 5, 6, 7, 8) for face in "ab"}
    assert outcomes == either_face | {"deal 4a": 2}


@rule("S2.5")
def test_the_next_player_draws_the_own_strips_from_all_eight() -> None:
    table = new_table("sintra").play("start 1")
    first = table.outcomes()
    table.play(*DEALS)
    assert table.outcomes() == first
    assert table.play("deal 1a").last(StripDealt) == StripDealt(1, 0, parse_face("1a"))


@rule("S2.6", "S2.7")
@PLAYERS
def test_everybody_starts_above_slot_1_without_points_or_broken_glass(players: int) -> None:
    table = set_up(players)
    fresh = {"bonus": 0, "windows": 0, "wraps": 0, "row": 0, "glazier": 1}
    assert [marks(table, seat) for seat in range(1, players + 1)] == [fresh] * players
    assert table.state.scores() == [0] * players


@rule("S2.8")
def test_round_spaces_two_to_six_take_one_pane_of_each_colour() -> None:
    table = dealt(2)
    assert table.outcomes() == dict.fromkeys(LAYS, 1)
    table.play("draw blue", "draw pink")
    assert table.outcomes() == {"draw white": 1, "draw orange": 1, "draw yellow": 1}
    assert table.all(RoundPaneLaid) == [RoundPaneLaid(2, BLUE), RoundPaneLaid(3, PINK)]


@rule("S2.9")
def test_round_space_one_is_drawn_from_the_bag_of_ninety_five() -> None:
    table = dealt(2).play(*LAYS)
    assert table.outcomes() == {f"draw {colour}": 19 for colour in ("pink", "white", "orange", "blue", "yellow")}
    assert table.play("draw blue").last(RoundPaneLaid) == RoundPaneLaid(1, BLUE)
    assert table.line("round") == "1 BYPBWO"


@rule("S2.10")
def test_each_display_is_filled_with_four_panes_from_the_bag() -> None:
    table = dealt(2).play(*LAYS, "draw blue", "draw pink", "draw blue")
    assert table.outcomes() == {
        "draw pink": 18,
        "draw white": 19,
        "draw orange": 19,
        "draw blue": 17,
        "draw yellow": 19,
    }
    settle(table)
    assert [drawn.display for drawn in table.all(PaneDrawn)] == [display for display in range(1, 6) for _ in range(4)]
    assert [sum(panes) for panes in seen(table).sources] == [0, 4, 4, 4, 4, 4]


@rule("S2.11")
def test_the_tower_starts_empty() -> None:
    assert set_up(4).line("tower") == "-"


@rule("S2.12")
@PLAYERS
def test_every_seat_is_as_likely_to_start(players: int) -> None:
    table = new_table("sintra", players=players)
    assert table.outcomes() == {f"start {seat}": 1 for seat in range(1, players + 1)}


@rule("S2.12", "S3.3")
def test_the_seat_that_chance_named_takes_the_first_turn() -> None:
    table = set_up(3)
    assert table.all(StarterNamed) == [StarterNamed(1)]
    assert table.last(RoundBegan) == RoundBegan(1, 1, BLUE)
    assert table.line("turn") == "2"


@rule("S2.3")
def test_after_the_deal_a_strip_lies_above_every_window() -> None:
    table = dealt(2)
    assert slots(table, 1) == slots(table, 2) == ["1a", "2a", "3a", "4a", "5a", "6a", "7a", "8a"]


@rule("S3.1")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_a_match_has_exactly_six_rounds(players: int, seed: int) -> None:
    events = [event for ply in random_match(SINTRA, {"players": players}, seed).events for event in ply]
    assert [event.round for event in events if isinstance(event, RoundBegan)] == [1, 2, 3, 4, 5, 6]
    assert [event.round for event in events if isinstance(event, RoundEnded)] == [1, 2, 3, 4, 5, 6]


@rule("S3.2")
def test_the_marker_lies_in_the_centre_when_the_first_round_begins() -> None:
    assert set_up(2).line("start") == "2 centre"


@rule("S3.2", "S3.3")
def test_whoever_took_the_marker_lays_it_into_the_centre_and_starts_the_next_round() -> None:
    table = arrange("turn 2", "start 1 centre", "centre P", "displays - - - - -").play("centre pink > 1")
    assert settle(table).line("start") == "2 centre"
    assert table.line("turn") == "2"


@rule("S3.4")
def test_turns_pass_clockwise_one_at_a_time() -> None:
    table = arrange("sintra 3 A", f"3 {STRIPS}", "turn 2", "displays PWOY BBBB - - - - -")
    order = []
    for text in ("1 pink > 1", "centre white > 2", "centre orange > 3", "centre yellow > 4"):
        order.append(table.line("turn"))
        table.play(text)
    assert order == ["2", "3", "1", "2"]
