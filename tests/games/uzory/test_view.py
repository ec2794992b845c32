"""What a view shows."""

from leadlight.games.uzory.components import BLACK, COLOUR_CODES, SIDE_CODES
from leadlight.games.uzory.view import FrameView, OpenFrameView, TileView
from leadlight.testing.table import position

from .boards import seen
from .test_position import FULL

NORTH = SIDE_CODES.index("N")
RED, ORANGE, GREEN = (COLOUR_CODES.index(code) for code in "rog")


def test_a_view_shows_the_whole_table() -> None:
    shown = seen(position("uzory", FULL))
    assert (shown.players, shown.mode, shown.phase, shown.actor, shown.seat) == (3, "broken", "turn", 1, 1)
    assert (shown.size, shown.rows, shown.columns) == (7, (-5, 6), (-5, 6))
    assert (shown.stack, shown.discards, shown.skips, shown.idle) == (133 - 4 - 9 - 3, 3, 1, 1)
    assert (shown.naming, shown.candidates, shown.ending) == (None, (), None)


def test_a_view_shows_the_tiles_as_they_lie() -> None:
    floor = seen(position("uzory", FULL)).floor
    assert [tile.cell for tile in floor] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert floor[0] == TileView((0, 0), 57, 0, "rrvw", (0,), None, ())
    assert floor[1] == TileView((0, 1), 51, 2, "owrr", (1,), NORTH, ())


def test_a_view_shows_closed_frames_and_those_that_can_still_close() -> None:
    shown = seen(position("uzory", FULL))
    areas = (4, 0, 0, 0, 0, 2, 2, 0)
    assert shown.frames == (FrameView((1, 1), ((1, 1),), (), areas, "clear", (RED,), (0,), 0, True),)
    lacking_two = OpenFrameView(((0, 1),), ((0, 0),), (7, 1, 0, 0, 0, 2, 2, 0), ((-1, 0), (-1, 1)))
    assert lacking_two in shown.open_frames
    assert all(frame.areas[BLACK] == 0 for frame in shown.open_frames)


def test_a_view_shows_colour_shards_points_and_tokens_of_a_seat() -> None:
    table = position("uzory", FULL)
    seats = seen(table).seats
    assert [seat.colour for seat in seats] == [RED, ORANGE, GREEN]
    assert [(seat.shards, seat.points, seat.tokens) for seat in seats] == [(8, 1, 15), (7, 0, 16), (8, 0, 16)]
    assert [seat.score for seat in seats] == [table.score(seat) for seat in (1, 2, 3)]
    assert all(seat.held == (True, True, True) for seat in seats)
