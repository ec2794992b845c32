"""S13: options."""

import msgspec
import pytest

from leadlight.core.errors import OptionError, RecordError
from leadlight.core.game import Options
from leadlight.games.sintra.events import StarterNamed
from leadlight.games.sintra.game import SINTRA
from leadlight.play.replay import replay
from leadlight.testing.conformance import every_choice
from leadlight.testing.rulebook import rule
from leadlight.testing.table import new_table

from .boards import GAPPED, OVER, arrange, seen, settle


@rule("S13.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_can_play(players: int) -> None:
    table = settle(new_table("sintra", players=players))
    assert len(seen(table).seats) == seen(table).players == players


@rule("S13.1")
@pytest.mark.parametrize("players", [1, 5, "2"])
def test_any_other_number_of_players_is_refused(players: int | str) -> None:
    with pytest.raises(OptionError) as refused:
        new_table("sintra", players=players)
    assert refused.value.facts == {"option": "players", "value": str(players), "expected": "2, 3, 4"}


@rule("S13.1", "S13.2", "S13.3", "S13.5")
def test_the_defaults_are_two_players_side_a_free_gaps_and_a_drawn_starter() -> None:
    assert SINTRA.complete({}) == {"players": 2, "side": "A", "gap_blocks_return": False, "starter": "drawn"}
    assert new_table("sintra").text.splitlines()[0] == "sintra 2 A"


@rule("S13.2")
@pytest.mark.parametrize(("side", "points"), [("A", 10), ("B", 4)])
def test_the_side_decides_the_final_scoring(side: str, points: int) -> None:
    table = arrange(f"sintra 2 {side}", *OVER, "1 : -/PW -/PO 3a 4a 5a 6a 7a 8a")
    assert table.state.scores()[0] == points
    assert seen(new_table("sintra", side=side)).side == side


@rule("S13.2")
def test_there_is_no_third_side() -> None:
    with pytest.raises(OptionError, match="option-value"):
        new_table("sintra", side="C")


@rule("S13.3")
@pytest.mark.parametrize(("blocks", "header"), [(False, "sintra 2 A"), (True, "sintra 2 A gap")])
def test_gaps_block_the_return_only_when_the_option_says_so(blocks: bool, header: str) -> None:
    table = arrange(header, f"1 glazier 7 {GAPPED}")
    assert ("return" in table.legal()) == (not blocks)
    assert new_table("sintra", gap_blocks_return=blocks).text.splitlines()[0] == header


@rule("S13.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seat_1_starts_the_match_when_the_option_says_so(players: int) -> None:
    table = new_table("sintra", players=players, starter="first")
    assert table.outcomes() == {"start 1": 1}
    settle(table)
    assert table.all(StarterNamed) == [StarterNamed(0)]
    assert (table.line("start"), table.line("turn")) == ("1 centre", "1")


@rule("S13.5")
def test_who_starts_later_rounds_is_as_ever() -> None:
    table = arrange("sintra 2 A first", "turn 2", "start 1 centre", "centre P", "displays - - - - -")
    assert settle(table.play("centre pink > 1")).line("start") == "2 centre"


@rule("S13.5")
def test_a_record_in_which_another_seat_starts_is_refused() -> None:
    record = new_table("sintra").play("start 2").match.record()
    assert replay(record).ply == 1
    with pytest.raises(RecordError) as refused:
        replay(msgspec.structs.replace(record, options={"players": 2, "starter": "first"}))
    assert (refused.value.code, refused.value.facts["ply"]) == ("record-ply", 1)


@rule("S13.5")
def test_a_record_from_before_the_option_has_a_drawn_starter() -> None:
    record = new_table("sintra").play("start 2").match.record()
    older = msgspec.structs.replace(record, options={"players": 2, "side": "A", "gap_blocks_return": False})
    assert replay(older).record() == record


@pytest.mark.parametrize("options", list(every_choice(SINTRA)), ids=str)
def test_a_position_tells_all_options(options: Options) -> None:
    state = SINTRA.begin(options)
    assert SINTRA.options_of(state) == SINTRA.options_of(state.copy()) == options
    assert SINTRA.options_of(SINTRA.parse_position(SINTRA.format_position(state))) == options


@rule("S13.3", "S13.5")
def test_the_first_line_of_a_position_ends_with_what_is_not_default() -> None:
    assert new_table("sintra", starter="first").text.splitlines()[0] == "sintra 2 A first"
    both = new_table("sintra", players=3, side="B", gap_blocks_return=True, starter="first")
    assert both.text.splitlines()[0] == "sintra 3 B gap first"


def test_every_option_names_the_rule_that_explains_it() -> None:
    assert {option.name: option.rule for option in SINTRA.options} == {
        "players": "S13.1",
        "side": "S13.2",
        "gap_blocks_return": "S13.3",
        "starter": "S13.5",
    }
