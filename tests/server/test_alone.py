"""A table with a single seat: nobody to wait for, to ask, or to lose against."""

import pytest

from leadlight.core.errors import UndoRefused
from leadlight.core.state import CHANCE
from leadlight.play.clock import ClockRule
from leadlight.play.fair_check import verify
from leadlight.play.replay import replay
from leadlight.server import wire
from leadlight.server.errors import Conflict, Forbidden
from leadlight.server.replays import assemble, look_back
from leadlight.server.tables.playing import run_out
from leadlight.server.tables.starting import record_of

from .tabletop import Tabletop, started


def alone(clock: ClockRule | None = None, tools: int = 3) -> Tabletop:
    return started(1, clock, game="sagrada", solo_tools=tools)


def standing(tabletop: Tabletop) -> wire.Standing:
    match = tabletop.snapshot("ann").match
    assert match is not None
    assert match.standing is not None
    return match.standing


def test_the_match_begins_as_soon_as_the_only_player_is_ready() -> None:
    tabletop = Tabletop(1, game="sagrada")
    tabletop.do("ann", wire.Ready())
    assert tabletop.status == "playing"
    assert tabletop.actor == 0


def test_everybody_may_watch_and_sees_what_lies_face_up() -> None:
    tabletop = alone()
    mine, theirs = (assemble(look_back(tabletop.table, guest)).frames[-1] for guest in ("ann", "eve"))
    assert len(theirs.view.seats[0].privates) == 2
    assert theirs.view.seats[0].privates == mine.view.seats[0].privates
    assert (mine.view.seats[0].offered != (), theirs.view.seats[0].offered) == (True, ())
    with pytest.raises(Forbidden, match="seat-none"):
        tabletop.do("eve", wire.Act(tabletop.ply, tabletop.legal()[0]))


def undo_right(tabletop: Tabletop) -> str:
    match = tabletop.snapshot("ann").match
    assert match is not None
    return match.undo


def test_what_was_done_since_the_last_draw_can_be_taken_back_and_nothing_before_it() -> None:
    tabletop = alone()
    tabletop.act()
    assert undo_right(tabletop) == "none"
    tabletop.act()
    assert undo_right(tabletop) == "free"
    while tabletop.table.require_match().actors[-1] != CHANCE:
        tabletop.act()
    assert undo_right(tabletop) == "none"
    with pytest.raises(UndoRefused, match="undo-chance"):
        tabletop.do("ann", wire.Undo(tabletop.ply))


def test_steps_are_taken_back_one_by_one() -> None:
    tabletop = alone()
    tabletop.act()
    start = tabletop.ply
    for _ in range(2):
        tabletop.act()
    for _ in range(2):
        tabletop.do("ann", wire.Undo(tabletop.ply))
    assert tabletop.ply == start
    assert isinstance(tabletop.heard("eve")[-1], wire.Undone)


def test_a_whole_match_ends_in_the_first_place_or_behind_the_target() -> None:
    tabletop = alone()
    tabletop.act_until_over()
    record = record_of(tabletop.table)
    assert replay(record).result() == record.result
    assert verify(record) > 0
    assert standing(tabletop).places in ([1], [2])


def test_who_gives_up_has_lost() -> None:
    tabletop = alone()
    tabletop.act()
    tabletop.do("ann", wire.Resign())
    assert tabletop.status == "over"
    assert (standing(tabletop).places, standing(tabletop).resigned) == ([2], [0])
    assert tabletop.reopened().match is not None
    assert replay(record_of(tabletop.reopened())).result() == record_of(tabletop.table).result


def test_nobody_can_vote_for_a_bot() -> None:
    tabletop = alone()
    with pytest.raises(Conflict, match="takeover-needless"):
        tabletop.do("ann", wire.TakeOver(0))
    tabletop.stay_away("ann")
    with pytest.raises(Forbidden, match="seat-none"):
        tabletop.do("eve", wire.TakeOver(0))


def test_another_match_needs_nobodys_consent() -> None:
    tabletop = alone()
    tabletop.do("ann", wire.Resign())
    tabletop.do("ann", wire.Rematch())
    assert tabletop.status == "waiting"
    tabletop.do("ann", wire.Ready())
    assert tabletop.status == "playing"
    assert tabletop.row.options["solo_tools"] == 3


def test_an_empty_bank_ends_the_match() -> None:
    tabletop = alone(ClockRule("bank", 60, 0))
    tabletop.now += 61
    run_out(tabletop.table, tabletop.now)
    tabletop.publish()
    assert tabletop.status == "over"
    assert standing(tabletop).places == [2]
    assert tabletop.snapshot("ann").table.seats[0].out_of_time
    assert tabletop.reopened().row.status == "over"


def test_a_late_move_is_made_by_a_bot_this_once() -> None:
    tabletop = alone(ClockRule("move", 60, 0))
    tabletop.now += 61
    run_out(tabletop.table, tabletop.now)
    assert tabletop.status == "playing"
    assert tabletop.table.bot_to_act() == "greedy"


def test_the_host_may_make_a_table_of_one_larger_but_not_keep_what_has_no_meaning_then() -> None:
    tabletop = Tabletop(1, game="sagrada", solo_tools=5)
    with pytest.raises(Exception, match="option-combination"):
        tabletop.do("ann", wire.Configure(options={"players": 2}))
    assert len(tabletop.table.chairs) == 1
    tabletop.do("ann", wire.Configure(options={"players": 2, "solo_tools": 3}))
    assert len(tabletop.table.chairs) == 2
