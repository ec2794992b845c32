"""G9: Glazing Hammer rolls the pool again, Running Pliers draft a second die at once."""

import pytest

from leadlight.games.sagrada.components import DIE_CODES
from leadlight.games.sagrada.events import DiePlaced, PoolRolled, RoundEnded, TurnSkipped
from leadlight.testing.rulebook import rule
from leadlight.testing.table import Table

from .boards import K, arrange, pool, seen, space, tokens, ways, window

SECOND_TURN = "round 3 first 1 turn 4"
WHOLE_POOL = ("pool Y2 B5 P3 R1 G6", "round 1 first 1 turn 1")


def refused(table: Table, text: str, seat: int | None = None) -> tuple[str, str]:
    refusal = table.refusal(text, seat)
    return refusal.code, refusal.rule


def hammer(*lines: str) -> Table:
    return arrange("tools 7 2 3", SECOND_TURN, *lines)


def pliers(*lines: str) -> Table:
    return arrange("tools 8 2 3", *lines)


# T7 Glazing Hammer


@rule("G9.1")
def test_glazing_hammer_rolls_every_die_of_the_pool_again() -> None:
    table = hammer("pool Y2 B5 B1").play("tool 7")
    assert (pool(table), table.line("unrolled")) == ([], "Y1 B2")
    assert table.outcomes() == {f"roll Y{value}": 1 for value in range(1, 7)}
    table.play("roll Y6")
    assert table.outcomes() == {f"roll B{value}": 1 for value in range(1, 7)}
    table.play("roll B3", "roll B4")
    assert (pool(table), tokens(table, 1)) == (["Y6", "B3", "B4"], 2)
    assert [DIE_CODES[die] for die in table.last(PoolRolled).dice] == ["Y6", "B3", "B4"]


@rule("G9.2")
def test_after_glazing_hammer_the_player_may_draft() -> None:
    table = hammer("pool Y2 B5").play("tool 7", "roll Y6", "roll B3")
    assert (table.state.actor(), ways(table, "take")) == (0, ["Y6", "B3"])
    table.play("take Y6", "place r1c5")
    assert window(table, 1) == {"r1c5": "Y6"}


@rule("G9.2")
@pytest.mark.parametrize(("turn", "seat"), [(1, 1), (2, 2)])
def test_glazing_hammer_is_not_for_the_first_turn(turn: int, seat: int) -> None:
    table = arrange("tools 7 2 3", f"round 3 first 1 turn {turn}", f"turn {seat}")
    assert "7" not in ways(table, "tool")
    assert refused(table, "tool 7") == ("tool_wrong_time", "G9.2")
    assert "7" in ways(arrange("tools 7 2 3", "round 3 first 1 turn 3", "turn 2"), "tool")


@rule("G9.2")
def test_glazing_hammer_is_not_for_a_turn_that_has_seen_a_draft() -> None:
    table = hammer("pool Y2 B5").play("take Y2", "place r1c5")
    assert "7" not in ways(table, "tool")
    assert refused(table, "tool 7") == ("tool_wrong_time", "G9.2")


@rule("G9.2", "G4.7")
def test_glazing_hammer_waits_until_the_hand_is_empty() -> None:
    assert refused(hammer().play("take Y2"), "tool 7") == ("must_place", "G4.7")


# T8 Running Pliers


@rule("G9.3", "GI7")
def test_running_pliers_draft_a_second_die_at_once() -> None:
    table = pliers("pool Y2 B5 P3").play("take B5", "place r1c2", "tool 8")
    assert table.legal() == ["take Y2", "take P3"]
    table.play("take P3", "place r1c1")
    assert window(table, 1) == {"r1c1": "P3", "r1c2": "B5"}
    assert (table.state.actor(), pool(table), len(table.all(DiePlaced))) == (1, ["Y2"], 2)
    assert tokens(table, 1) == 2


@rule("G9.3")
def test_the_second_draft_of_running_pliers_cannot_be_refused() -> None:
    table = pliers("pool Y2 B5 P3").play("take B5", "place r1c2", "tool 8")
    assert refused(table, "end") == ("finish_tool", "G6.6")
    table.play("take P3")
    assert refused(table, "end") == ("must_place", "G4.5")
    assert refused(table, "place r4c4") == ("not_touching", "G5.3")


@rule("G9.4")
def test_running_pliers_wait_for_a_draft() -> None:
    table = pliers()
    assert "8" not in ways(table, "tool")
    assert refused(table, "tool 8") == ("tool_wrong_time", "G9.4")


@rule("G9.4")
def test_running_pliers_are_not_for_the_second_turn() -> None:
    table = pliers(SECOND_TURN).play("take B5", "place r1c2")
    assert "8" not in ways(table, "tool")
    assert refused(table, "tool 8") == ("tool_wrong_time", "G9.4")


@rule("G9.4")
def test_running_pliers_need_a_die_that_fits() -> None:
    at_k = (f"1 sun_catcher : {K}", "pool P4 P3 P3")
    table = pliers(*at_k).play("take P4", "place r2c2")
    assert "8" in ways(table, "tool")
    bare = pliers("1 suns_glory : ", "pool B1 R5 G6").play("take B1", "place r1c1")
    assert "8" not in ways(bare, "tool")
    assert refused(bare, "tool 8") == ("tool_no_effect", "G9.4")


@rule("G9.5")
def test_the_second_die_must_have_a_cell_of_its_own() -> None:
    table = pliers("1 suns_glory : ", "pool B1 R5 Y6", "tools 8 9 1").play("take B1", "place r1c1", "tool 8")
    assert table.legal() == ["take Y6"]
    assert refused(table, "take R5") == ("unplaceable", "G9.5")
    assert refused(table, "take G1") == ("die_not_there", "G4.4")
    table.play("take Y6")
    assert table.legal() == ["place r2c2"]
    assert refused(table, "tool 9") == ("second_tool", "G6.1")


@rule("G9.6", "GE22")
def test_after_running_pliers_the_second_turn_is_skipped() -> None:
    table = pliers(*WHOLE_POOL).play("take B5", "place r1c2", "tool 8", "take P3", "place r1c1")
    assert (table.state.actor(), seen(table).skipping) == (1, (True, False))
    assert refused(table, "take Y2", seat=1) == ("not_your_turn", "G9.6")
    table.play("take Y2", "place r1c3", "end")
    assert (table.state.actor(), seen(table).turn) == (1, 2)
    table.play("take G6", "place r2c3", "end")
    assert table.all(TurnSkipped) == [TurnSkipped(0)]
    assert [event.round for event in table.all(RoundEnded)] == [1]
    assert (space(table, 1), seen(table).skipping) == (["R1"], (False, False))


@rule("G9.6")
def test_the_skipped_turn_is_missed_even_when_nobody_drafts() -> None:
    table = pliers().play("take B5", "place r1c2", "tool 8", "take Y2", "place r1c3", "end", "end")
    assert seen(table).phase == "rolling"
    assert table.all(TurnSkipped) == [TurnSkipped(0)]
