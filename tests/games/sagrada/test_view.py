"""What a view shows."""

from leadlight.games.sagrada.components import (
    COLOR_DIAGONALS,
    CORK_BACKED_STRAIGHTEDGE,
    DEEP_SHADES,
    GLAZING_HAMMER,
    ROW_COLOR_VARIETY,
    RUNNING_PLIERS,
    WINDOW_NAMES,
)
from leadlight.games.sagrada.view import ToolView
from leadlight.testing.table import position

from .boards import arrange_alone, seen
from .test_position import WHOLE


def test_a_view_shows_the_whole_table() -> None:
    shown = seen(position("sagrada", WHOLE))
    assert (shown.players, shown.phase, shown.actor, shown.round) == (3, "hand", 0, 1)
    assert (shown.first, shown.order, shown.turn) == (1, (1, 2, 0, 0, 2, 1), 3)
    assert shown.skipping == (False, False, True)
    assert (shown.pool, shown.hand) == (("R4", "Y2", "G4", "B5", "P5"), "R4")
    assert shown.track == (("R1", "Y2"), *[()] * 9)
    assert shown.bag == (13, 16, 15, 16, 16)
    assert shown.objectives == (ROW_COLOR_VARIETY, DEEP_SHADES, COLOR_DIAGONALS)
    assert (shown.lifted, shown.target) == (None, None)


def test_a_view_shows_the_tools_with_their_tokens_and_what_they_cost_now() -> None:
    shown = seen(position("sagrada", WHOLE))
    assert shown.tool == CORK_BACKED_STRAIGHTEDGE
    assert shown.tools == (
        ToolView(RUNNING_PLIERS, tokens=2, price=2, used_up=False),
        ToolView(CORK_BACKED_STRAIGHTEDGE, tokens=1, price=2, used_up=False),
        ToolView(GLAZING_HAMMER, tokens=0, price=1, used_up=False),
    )


def test_a_view_shows_window_dice_and_tokens_of_a_seat() -> None:
    table = position("sagrada", WHOLE)
    seat = seen(table).seats[2]
    assert seat.window == WINDOW_NAMES.index("Komorebi")
    assert {cell: die for cell, die in enumerate(seat.dice) if die} == {0: "R1", 6: "P1", 19: "G6"}
    assert (seat.tokens, seat.has_chosen, seat.offered) == (4, True, ())
    assert seen(table, 3).seats[2].score == table.score(3)


def test_a_view_of_the_solo_game_shows_the_target_and_the_tools_used_up() -> None:
    shown = seen(arrange_alone("tools 2x 7 8", "paid B1", "round 3 first 1 turn 1"))
    assert shown.target == sum(int(die[1]) for dice in shown.track for die in dice)
    assert [tool.used_up for tool in shown.tools] == [True, False, False]


def test_a_die_without_a_value_is_shown_by_its_colour() -> None:
    assert seen(arrange_alone("tools 2 7 11x", "paid P1", "value 1 Y1 tool 11")).hand == "Y?"
