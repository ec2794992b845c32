"""U8: points and tokens."""

import pytest

from leadlight.core.journal import Journal
from leadlight.games.uzory.components import COLOURS
from leadlight.games.uzory.events import FrameClosed, PatternFinished, TileDrawn, TilesDiscarded
from leadlight.games.uzory.rules.closing import award, supply
from leadlight.games.uzory.state import UzoryState
from leadlight.games.uzory.view_builder import view
from leadlight.testing.rulebook import rule

from .boards import lay_all, lay_last, layings, seat_view, seen

CLEAR = "58@0(0,0) 52@2(0,1) 114@1(1,0) 105@3(1,1)"
UE9 = "67@0(0,0) 82@1(0,1) 93@2(0,2) 63@3(1,0) 50@0(1,1) 8@1(1,2)"


@rule("U8.1")
def test_a_scored_frame_is_a_point_and_costs_a_token() -> None:
    table = lay_last(CLEAR)
    assert (seat_view(table, 1).points, seat_view(table, 1).tokens) == (1, 15)
    assert table.state.scores() == [1, 0]
    assert table.score(1)["clear"] == 1


@rule("U8.2")
def test_the_token_lies_on_the_first_vertex_at_the_laid_tile() -> None:
    by_last_tile = {}
    for last in UE9.split():
        order = [*(tile for tile in UE9.split() if tile != last), last]
        by_last_tile[last.partition("@")[0]] = lay_all(" ".join(order), players=3)[-1][0].token
    assert by_last_tile == {"67": (1, 1), "82": (1, 1), "93": (1, 2), "63": (1, 1), "50": (1, 1), "8": (1, 2)}


@rule("U8.3", "U9.3", "UE27")
def test_a_point_won_in_anothers_turn_is_laid_but_only_who_laid_discards_and_draws() -> None:
    table = lay_last(CLEAR.replace("105@3(1,1)", "105@3(1,1)"), "1 blue : 105 1 2", "2 red : 3 4 5")
    assert table.last(FrameClosed).candidates == (1,)
    assert table.last(PatternFinished).seat == 1
    assert (seen(table).phase, seen(table).actor) == ("discard", 0)
    assert table.refusal("discard 1", seat=2).code == "bad_discard"
    assert table.refusal("discard 1", seat=2).rule == "U9.3"
    table.play("discard 2", "draw 60", "draw 61")
    assert [event.seat for event in table.all(TileDrawn)] == [0, 0]
    assert [event.seat for event in table.all(TilesDiscarded)] == [0]
    assert seen(table).actor == 1


@rule("U8.4", "UE26")
@pytest.mark.parametrize(
    ("points", "whence"), [(1, "dealt"), (12, "dealt"), (13, "spare"), (16, "spare"), (17, "none"), (18, "none")]
)
def test_beyond_twelve_the_spare_tokens_are_used_and_beyond_sixteen_none(points: int, whence: str) -> None:
    assert supply(points) == whence


@rule("U8.4", "UE26")
def test_the_seventeenth_point_is_only_counted() -> None:
    state = UzoryState(2)
    state.colours[0] = state.owners[0] = 0
    journal = Journal()
    for frame in range(17):
        state.areas[frame * COLOURS] = 8
        state.frames += 1
        state.tokens[frame] = 0
        award(state, frame, 0, -1, journal)
    last = journal.events[-1]
    assert isinstance(last, PatternFinished)
    assert (last.points, last.supply) == (17, "none")
    seat = view(state, None).seats[0]
    assert (seat.points, seat.tokens) == (17, 0)
    assert [frame.has_token for frame in view(state, None).frames] == [True] * 16 + [False]


@rule("U8.5")
def test_tokens_change_nothing_about_what_may_be_laid() -> None:
    red = lay_last(CLEAR).play("discard none", "draw 60")
    orange = lay_last(CLEAR, "1 orange : 105 1 2", "2 blue : 3 4 5").play("discard none", "draw 60")
    assert (seen(red).frames[0].scorer, seen(orange).frames[0].scorer) == (0, None)
    plain = [[text for text in layings(table, place) if "+" not in text] for table in (red, orange) for place in (1, 2)]
    assert plain[:2] == plain[2:]
    assert [frame.areas for frame in seen(red).open_frames] == [frame.areas for frame in seen(orange).open_frames]
