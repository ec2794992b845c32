"""U9: discarding and drawing."""

import pytest

from leadlight.games.uzory.events import StackRenewed, TilesDiscarded
from leadlight.games.uzory.places import DISCARDED, FLOOR, STACK
from leadlight.testing.rulebook import rule
from leadlight.testing.table import Table

from .boards import arrange, seat_view, seen, truth


def nearly_empty() -> Table:
    """Tile 60 is the stack, twenty tiles are the discards of both seats, and the rest is out of the way."""
    table = arrange("114@0(0,0)", "34 35 36", "2 orange : 37 38 39")
    state = truth(table)
    for tile in range(133):
        if state.places[tile] == STACK and tile != 59:
            state.places[tile] = DISCARDED + tile % 2 if tile < 20 else FLOOR
    state.in_stack, state.in_discards = 1, 20
    return table


@rule("U9.1")
def test_none_one_or_both_of_the_tiles_left_may_be_discarded() -> None:
    table = arrange(hand="34 35 36").play("lay 2@0 (0,1)")
    assert table.legal() == ["discard none", "discard 1", "discard 3", "discard 1 3"]
    table.play("discard 1 3")
    assert table.line("discards") == "1:34,36"
    assert table.last(TilesDiscarded) == TilesDiscarded(0, (0, 2), (33, 35))


@rule("U9.1")
@pytest.mark.parametrize(
    "text", ["discard 2", "discard 1 2", "discard 1 1", "discard 4", "discard 1 2 3", "discard all"]
)
def test_a_tile_that_is_not_there_cannot_be_discarded(text: str) -> None:
    refused = arrange(hand="34 35 36").play("lay 2@0 (0,1)").refusal(text)
    assert (refused.code, refused.rule) == ("bad_discard", "U9.1")


@rule("U9.1")
def test_discarding_comes_after_laying_and_once() -> None:
    table = arrange(hand="34 35 36")
    assert table.refusal("discard 1").rule == "U9.1"
    table.play("lay 2@0 (0,1)", "discard none", "draw 60")
    assert table.refusal("discard 1", seat=1).code == "bad_discard"


@rule("U9.2")
@pytest.mark.parametrize(("text", "drawn"), [("discard none", 1), ("discard 1", 2), ("discard 1 3", 3)])
def test_the_hand_is_filled_up_to_three(text: str, drawn: int) -> None:
    table = arrange(hand="34 35 36").play("lay 2@0 (0,1)", text)
    table.play(*(f"draw {tile}" for tile in range(60, 60 + drawn)))
    assert all(seat_view(table, 1).held)
    assert seen(table).actor == 1


@rule("U9.2")
def test_a_drawn_tile_goes_where_the_gap_is() -> None:
    table = arrange(hand="34 35 36").play("lay 2@0 (0,1)", "discard none", "draw 60")
    assert table.line("1") == "red : 34 60 36"


@rule("U9.4", "UE23")
def test_the_discards_become_the_stack_when_a_tile_is_needed_and_none_is_there() -> None:
    table = nearly_empty().play("lay 1@0 (0,1)", "discard 2 3")
    assert (seen(table).stack, seen(table).discards) == (1, 22)
    table.play("draw 60")
    assert (seen(table).stack, seen(table).discards) == (22, 0)
    assert table.last(StackRenewed).tiles == 22
    table.play("draw 7", "draw 8")
    assert (seen(table).stack, seen(table).discards) == (20, 0)


@rule("U9.4")
def test_an_empty_stack_waits_until_a_tile_must_be_drawn() -> None:
    table = nearly_empty().play("lay 1@0 (0,1)", "discard none", "draw 60")
    assert (seen(table).phase, seen(table).stack) == ("turn", 0)
    assert table.all(StackRenewed) == []


@rule("U9.5")
def test_what_is_discarded_now_may_come_back_at_once() -> None:
    table = nearly_empty().play("lay 1@0 (0,1)", "discard 2 3", "draw 60")
    assert {"draw 35", "draw 36"} <= set(table.outcomes())


@rule("U9.6")
def test_discards_lie_face_down() -> None:
    table = arrange(hand="34 35 36").play("lay 1@0 (0,1)", "discard 2")
    dropped = table.last(TilesDiscarded)
    assert (dropped.seen_by(0).tiles, dropped.seen_by(1).tiles, dropped.seen_by(None).tiles) == ((34,), None, None)
    assert seat_view(table, 1, viewer=1).dropped == (34,)
    assert seat_view(table, 1, viewer=2).dropped == ()
    assert seen(table).discards == 1
