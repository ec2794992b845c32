"""Time at a table: per move, bank with increment, lost connections, and what undo does to it."""

import pytest

from leadlight.play.clock import GRACE, GRACE_IN_ALL, ClockRule
from leadlight.server import wire
from leadlight.server.errors import Conflict
from leadlight.server.tables.playing import act_for, run_out

from .tabletop import Tabletop, started

MOVE = ClockRule("move", 30)
BANK = ClockRule("bank", 300, 10)


def clocks(tabletop: Tabletop) -> wire.Clocks:
    match = tabletop.snapshot("eve").match
    assert match is not None
    assert match.clocks is not None
    return match.clocks


def act_after(tabletop: Tabletop, seconds: float) -> None:
    tabletop.now += seconds
    tabletop.act()


def run_out_after(tabletop: Tabletop, seconds: float) -> None:
    tabletop.now += seconds
    run_out(tabletop.table, tabletop.now)
    tabletop.publish()


def test_a_table_without_a_clock_shows_none() -> None:
    match = started().snapshot("ann").match
    assert match is not None
    assert match.clocks is None


def test_the_time_of_whoever_decides_runs() -> None:
    tabletop = started(clock=BANK)
    tabletop.now += 7
    assert clocks(tabletop) == wire.Clocks([293, 300], 0)
    tabletop.act()
    assert clocks(tabletop) == wire.Clocks([303, 300], 1)


def test_every_move_has_its_own_time() -> None:
    tabletop = started(clock=MOVE)
    act_after(tabletop, 29)
    act_after(tabletop, 10)
    assert clocks(tabletop) == wire.Clocks([30, 20], 0)


def test_a_late_move_is_made_by_a_bot_this_once() -> None:
    tabletop = started(clock=MOVE)
    run_out_after(tabletop, 29.9)
    assert tabletop.table.bot_to_act() is None
    run_out_after(tabletop, 0.2)
    assert tabletop.table.bot_to_act() == "greedy"
    assert clocks(tabletop).running is None
    with pytest.raises(Conflict, match="bot-plays"):
        tabletop.act()
    play_for_bot(tabletop)
    tabletop.act()
    assert tabletop.table.bot_to_act() is None
    assert clocks(tabletop) == wire.Clocks([30, 30], 0)


def play_for_bot(tabletop: Tabletop) -> None:
    match = tabletop.table.require_match()
    act_for(tabletop.table, match.actor, match.state.legal_actions()[0], tabletop.now)
    tabletop.publish()


def test_an_empty_bank_gives_the_rest_of_the_match_to_a_bot() -> None:
    tabletop = started(clock=BANK)
    run_out_after(tabletop, 300)
    assert tabletop.snapshot("eve").table.seats[0].out_of_time
    play_for_bot(tabletop)
    tabletop.act()
    assert tabletop.table.bot_to_act() == "greedy"
    assert clocks(tabletop) == wire.Clocks([0, 310], None)
    tabletop.depart("ann")
    tabletop.arrive("ann")
    assert tabletop.table.bot_to_act() == "greedy"
    assert tabletop.reopened().clock is not None


def test_a_lost_connection_stops_the_clock_for_a_while() -> None:
    tabletop = started(clock=BANK)
    tabletop.now += 5
    tabletop.depart("ann")
    tabletop.now += 10
    assert clocks(tabletop) == wire.Clocks([295, 300], 0, GRACE - 10)
    tabletop.now += GRACE
    assert clocks(tabletop) == wire.Clocks([285, 300], 0)
    tabletop.arrive("ann")
    assert clocks(tabletop) == wire.Clocks([285, 300], 0)


def test_the_supply_of_grace_is_limited() -> None:
    tabletop = started(clock=BANK)
    for _ in range(int(GRACE_IN_ALL / 20)):
        tabletop.depart("ann")
        tabletop.now += 20
        tabletop.arrive("ann")
    assert clocks(tabletop).left[0] == 300
    tabletop.depart("ann")
    tabletop.now += 20
    assert clocks(tabletop) == wire.Clocks([280, 300], 0)


def test_a_decision_that_begins_while_its_person_is_away_has_grace_too() -> None:
    tabletop = started(clock=BANK)
    tabletop.depart("ben")
    tabletop.act()
    assert clocks(tabletop).grace == GRACE
    run_out_after(tabletop, GRACE + 299)
    assert tabletop.table.bot_to_act() is None
    run_out_after(tabletop, 1)
    assert tabletop.table.bot_to_act() == "greedy"


def test_somebody_elses_connection_stops_no_clock() -> None:
    tabletop = started(clock=BANK)
    for guest in ("ben", "eve"):
        tabletop.depart(guest)
        tabletop.arrive(guest)
    tabletop.now += 20
    assert clocks(tabletop) == wire.Clocks([280, 300], 0)


def test_a_vote_does_not_give_time_back() -> None:
    tabletop = started(3, clock=BANK)
    tabletop.depart("ann")
    tabletop.now += GRACE + 100
    tabletop.do("ben", wire.TakeOver(0))
    tabletop.arrive("ann")
    assert clocks(tabletop) == wire.Clocks([200, 300, 300], 0)


def test_a_stand_in_uses_no_time_and_earns_none() -> None:
    tabletop = started(clock=BANK)
    tabletop.depart("ann")
    tabletop.now += 30
    tabletop.do("ben", wire.TakeOver(0))
    tabletop.now += 500
    assert clocks(tabletop) == wire.Clocks([300, 300], None)
    tabletop.arrive("ann")
    tabletop.now += 1
    assert clocks(tabletop) == wire.Clocks([299, 300], 0)


def test_undo_takes_the_increment_back_but_not_the_time_and_nobody_elses() -> None:
    tabletop = started(clock=BANK)
    for _ in range(5):
        act_after(tabletop, 2)
        tabletop.now += 1
        tabletop.do("ann", wire.Undo(tabletop.ply))
    assert clocks(tabletop) == wire.Clocks([290, 300], 0)
    assert tabletop.reopened().clock is not None


def test_undo_does_not_start_the_time_for_a_move_anew() -> None:
    tabletop = started(clock=MOVE)
    act_after(tabletop, 20)
    tabletop.do("ann", wire.Undo(tabletop.ply))
    assert clocks(tabletop) == wire.Clocks([10, 30], 0)


def test_the_bots_move_for_somebody_late_can_be_undone_without_gaining_time() -> None:
    tabletop = started(clock=MOVE)
    run_out_after(tabletop, 30)
    play_for_bot(tabletop)
    tabletop.do("ann", wire.Undo(tabletop.ply))
    run_out_after(tabletop, 0)
    assert tabletop.table.bot_to_act() == "greedy"


def test_the_clocks_are_kept_with_every_entry() -> None:
    tabletop = started(clock=BANK)
    act_after(tabletop, 3)
    act_after(tabletop, 4)
    clock = tabletop.reopened().clock
    assert clock is not None
    assert clock.left == [307, 306]


def test_after_a_restart_whoever_decides_has_grace_to_come_back() -> None:
    tabletop = started(clock=BANK)
    clock = tabletop.reopened().clock
    assert clock is not None
    assert (clock.running, clock.grace_at(tabletop.now)) == (0, GRACE)


def test_resigning_stops_ones_clock() -> None:
    tabletop = started(3, clock=BANK)
    tabletop.now += 5
    tabletop.do("ann", wire.Resign())
    assert clocks(tabletop) == wire.Clocks([295, 300, 300], None)


def test_no_clock_runs_after_the_end() -> None:
    tabletop = started(clock=BANK)
    tabletop.do("ann", wire.Resign())
    match = tabletop.snapshot("ann").match
    assert match is not None
    assert match.clocks is None
    run_out_after(tabletop, 1000)
    assert tabletop.status == "over"
