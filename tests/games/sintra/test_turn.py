"""S4 and S5: whose turn it is, and what is taken."""

import pytest

from leadlight.games.sintra.actions import Place, Return, decode
from leadlight.games.sintra.components import ORANGE, PINK
from leadlight.games.sintra.events import GlassStepped, MarkerTaken, PanesBroke, PanesPlaced, PanesTaken
from leadlight.games.sintra.game import SINTRA
from leadlight.testing.conformance import random_states
from leadlight.testing.rulebook import rule

from .boards import CORNERED, GAPPED, POSITION_R, STRIPS, arrange, marks


@rule("S4.1")
def test_what_is_legal_for_the_seat_at_turn_is_refused_to_the_other() -> None:
    table = arrange("turn 2")
    refusals = [table.refusal(text, seat=1) for text in table.legal()]
    assert {(refusal.code, refusal.rule) for refusal in refusals} == {("not_your_turn", "S4.1")}


@rule("S4.2")
@pytest.mark.parametrize("text", ["1 pink > 3", "return"])
def test_a_turn_is_one_placing_or_one_return(text: str) -> None:
    table = arrange("1 glazier 3 : 3a 2a 1a 4a 5a 6a 7a 8a")
    kinds = {type(decode(action)) for action in table.state.legal_actions()}
    assert kinds == {Place, Return}
    assert table.play(text).line("turn") == "2"


@rule("S4.3")
def test_passing_is_refused_even_when_every_pane_would_break() -> None:
    table = arrange(f"1 {CORNERED}")
    assert table.refusal("pass").code == "no_pass"
    assert table.line("turn") == "1"


@rule("S4.4")
@pytest.mark.parametrize(("players", "seed"), [(2, 4), (3, 5), (4, 6)])
def test_panes_can_be_placed_in_every_turn(players: int, seed: int) -> None:
    for state in random_states(SINTRA, {"players": players}, seed):
        if SINTRA.format_position(state).splitlines()[2].startswith("turn"):
            assert any(isinstance(decode(action), Place) for action in state.legal_actions())


@rule("S5.1")
@pytest.mark.parametrize(("source", "number", "count"), [("1", 1, 2), ("2", 2, 1), ("centre", 0, 3)])
def test_all_panes_of_the_colour_are_taken_from_one_source(source: str, number: int, count: int) -> None:
    table = arrange("centre PPPB", "displays PPWW POOO - - -").play(f"{source} pink > 1")
    assert table.last(PanesTaken) == PanesTaken(0, number, PINK, count)
    assert (table.line("centre") + table.line("displays")).count("P") == 6 - count


@rule("S5.1")
def test_every_source_is_offered_in_each_of_its_colours_and_no_others() -> None:
    table = arrange("centre OB", "displays PPWW - - - YYYY")
    groups = {text.partition(" > ")[0] for text in table.legal()}
    assert groups == {"centre orange", "centre blue", "1 pink", "1 white", "5 yellow"}


@rule("S5.2", "S5.6", "SE1")
def test_the_other_panes_of_a_display_move_to_the_centre() -> None:
    table = arrange("start 2 centre", "displays PWOY BBBB - - -").play("1 pink > 1")
    assert table.last(PanesTaken).count == 1
    assert table.line("centre") == "WOY"
    assert table.line("displays") == "- BBBB - - -"
    assert table.line("start") == "2 centre"
    assert marks(table, 1)["row"] == 0


@rule("S5.2")
def test_panes_from_a_display_join_those_in_the_centre() -> None:
    table = arrange("centre WB", "displays PWWY - - - -").play("1 pink > 1")
    assert table.line("centre") == "WWWBY"


@rule("S5.3", "SE31")
def test_the_start_marker_alone_cannot_be_taken_from_the_centre() -> None:
    table = arrange("start 1 centre", "displays PWOY - - - -")
    refusal = table.refusal("centre pink > 1")
    assert (refusal.code, refusal.rule) == ("colour_not_there", "S5.3")
    assert not [text for text in table.legal() if text.startswith("centre")]


@rule("S5.3")
@pytest.mark.parametrize("text", ["2 pink > 1", "3 blue > 2"])
def test_a_source_without_the_colour_is_refused(text: str) -> None:
    assert arrange("displays PWOY BBBB - - -").refusal(text).code == "colour_not_there"


@rule("S5.4", "S5.5", "SE2")
def test_the_first_to_take_from_the_centre_takes_the_marker_and_a_step_before_placing() -> None:
    table = arrange(*POSITION_R).play("centre orange > 3")
    assert table.events == [
        PanesTaken(0, 0, ORANGE, 3),
        MarkerTaken(0),
        GlassStepped(0, 1, 1, 0, 0),
        PanesPlaced(0, 2, ORANGE, 1, 0),
        PanesBroke(0, ORANGE, 2),
        GlassStepped(0, 2, 3, 0, 0),
    ]
    assert table.line("centre") == "B"
    assert table.line("start") == "1 taken"


@rule("S5.4")
def test_the_second_to_take_from_the_centre_leaves_the_marker_where_it_is() -> None:
    table = arrange("start 2 centre", "centre OOWB").play("centre orange > 3", "centre white > 2")
    assert table.all(MarkerTaken) == [MarkerTaken(0)]
    assert table.line("start") == "1 taken"
    assert marks(table, 2)["row"] == 0


@rule("S5.5")
def test_the_step_for_the_marker_can_wrap_the_glass_track() -> None:
    table = arrange("centre OB", f"1 row 8 {STRIPS}").play("centre orange > 3")
    assert table.last(GlassStepped) == GlassStepped(0, 1, 0, 1, -18)


@rule("S5.6")
def test_taking_from_a_display_leaves_the_marker_to_a_later_taker() -> None:
    table = arrange("start 1 centre", "centre OB", f"1 {GAPPED}").play("1 pink > 2", "centre orange > 3")
    assert table.all(MarkerTaken) == [MarkerTaken(1)]
