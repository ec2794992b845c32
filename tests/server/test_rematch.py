"""Another match at the same table."""

from dataclasses import replace

import pytest

from leadlight.games import GAMES, find_game
from leadlight.server import wire
from leadlight.server.errors import Conflict, Forbidden
from leadlight.server.replays import assemble, look_back
from leadlight.server.tables.starting import rematch_time, set_up_rematch_when_wanted, starting_seat
from leadlight.server.tables.table import PATIENCE

from .tabletop import GUESTS, Tabletop, contribution_of, started


def finished(players: int = 2) -> Tabletop:
    tabletop = started(players)
    tabletop.act()
    for guest in GUESTS[: players - 1]:
        tabletop.do(guest, wire.Resign())
    return tabletop


def all_want_another(tabletop: Tabletop) -> None:
    for seat in tabletop.table.persons():
        tabletop.do(tabletop.guest_at(seat), wire.Rematch())


def wait_for_the_reload(tabletop: Tabletop) -> None:
    """Nobody comes back, and the alarm of the room rings."""
    due = rematch_time(tabletop.table)
    assert due is not None
    tabletop.now = due
    set_up_rematch_when_wanted(tabletop.table, tabletop.now)
    tabletop.publish()


def test_it_takes_everybody_who_is_here() -> None:
    tabletop = finished(3)
    tabletop.depart("cat")
    tabletop.now += PATIENCE
    tabletop.do("ann", wire.Rematch())
    assert tabletop.status == "over"
    assert tabletop.snapshot("eve").table.seats[0].rematch
    tabletop.do("ben", wire.Rematch())
    assert tabletop.status == "waiting"


def test_who_leaves_does_not_hold_the_others_up() -> None:
    tabletop = finished(3)
    tabletop.do("ann", wire.Rematch())
    tabletop.do("ben", wire.Rematch())
    assert tabletop.status == "over"
    tabletop.depart("cat")
    wait_for_the_reload(tabletop)
    assert tabletop.status == "waiting"


def test_who_reloads_the_page_is_still_asked() -> None:
    tabletop = finished()
    tabletop.do("ann", wire.Rematch())
    tabletop.depart("ben")
    assert tabletop.status == "over"
    tabletop.now += PATIENCE / 2
    tabletop.arrive("ben")
    assert rematch_time(tabletop.table) is None
    tabletop.do("ben", wire.Rematch())
    assert tabletop.status == "waiting"
    assert [seat.rematch for seat in tabletop.snapshot("eve").table.seats] == [True, True]


def test_who_reloads_the_page_has_asked_all_the_same() -> None:
    tabletop = finished()
    tabletop.do("ann", wire.Rematch())
    tabletop.depart("ann")
    tabletop.do("ben", wire.Rematch())
    assert tabletop.status == "waiting"
    tabletop.arrive("ann")
    you, seats = tabletop.snapshot("ann").you, tabletop.snapshot("ann").table.seats
    assert you.seat is not None
    assert seats[you.seat].rematch


def test_somebody_whose_page_was_closed_before_does_not_shorten_the_wait_for_a_reload() -> None:
    tabletop = finished(3)
    tabletop.depart("ben")
    tabletop.now += PATIENCE / 2
    tabletop.depart("cat")
    tabletop.do("ann", wire.Rematch())
    assert rematch_time(tabletop.table) == tabletop.now + PATIENCE
    wait_for_the_reload(tabletop)
    assert tabletop.status == "waiting"


def test_nobody_waits_for_people_who_reload_while_others_still_think() -> None:
    tabletop = finished(3)
    tabletop.do("ann", wire.Rematch())
    tabletop.depart("cat")
    assert rematch_time(tabletop.table) is None
    assert rematch_time(finished().table) is None


def test_whoever_asked_need_not_say_that_they_are_ready() -> None:
    """Their browsers do, and the match begins with everybody's contribution to its chance."""
    tabletop = finished()
    all_want_another(tabletop)
    for guest in GUESTS[:2]:
        seat = tabletop.table.seat_of(guest)
        assert seat is not None
        assert tabletop.snapshot(guest).table.seats[seat].rematch
        tabletop.do(guest, tabletop.ready(guest))
    for guest in GUESTS[:2]:
        tabletop.do(guest, wire.Reveal(contribution_of(guest)))
    assert tabletop.status == "playing"
    assert not any(chair.rematch for chair in tabletop.table.chairs)


def test_whoever_is_not_ready_after_all_or_finds_other_settings_is_asked() -> None:
    tabletop = finished()
    all_want_another(tabletop)
    tabletop.do("ben", wire.Ready(ready=False))
    assert [chair.rematch for chair in tabletop.table.chairs] == [False, True]
    tabletop.do("ann", wire.Configure(options={"players": 3}))
    assert not any(chair.rematch for chair in tabletop.table.chairs)


def test_nobody_is_taken_along_into_a_start_after_one_was_called_off() -> None:
    tabletop = finished()
    all_want_another(tabletop)
    for guest in GUESTS[:2]:
        tabletop.do(guest, tabletop.ready(guest))
    tabletop.do("ben", wire.Stand())
    assert not any(chair.rematch for chair in tabletop.table.chairs)


def test_who_sat_after_the_starter_starts_next() -> None:
    tabletop = finished(3)
    all_want_another(tabletop)
    assert [chair.guest for chair in tabletop.table.chairs] == ["ben", "cat", "ann"]
    assert tabletop.row.options["starter"] == "first"
    for guest in GUESTS[:3]:
        tabletop.do(guest, wire.Ready())
    assert tabletop.guest_at(tabletop.actor) == "ben"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_named_starter_counts_though_another_decided_first(players: int) -> None:
    tabletop = started(players, game="sagrada", starter="drawn")
    match = tabletop.table.require_match()
    named = int(match.game.format_action(match.actions[0]).removeprefix("start ")) - 1
    assert tabletop.actor == 0
    for guest in GUESTS[: players - 1]:
        tabletop.do(guest, wire.Resign())
    all_want_another(tabletop)
    assert tabletop.guest_at(0) == GUESTS[(named + 1) % players]


@pytest.mark.parametrize("name", GAMES)
def test_the_first_seat_starts_the_next_match_of_every_game_that_has_an_option_for_it(name: str) -> None:
    option, value = find_game(name).first_seat_starts or ("", "")
    drawn = next(other for other in find_game(name).option(option).values if other != value)
    tabletop = Tabletop(game=name)
    tabletop.do("ann", wire.Configure(options={option: drawn}))
    tabletop.start()
    tabletop.do("ann", wire.Resign())
    all_want_another(tabletop)
    assert tabletop.row.options[option] == value
    for guest in GUESTS[:2]:
        tabletop.do(guest, wire.Ready())
    assert starting_seat(tabletop.table.require_match()) == 0


def test_a_game_without_such_an_option_keeps_its_options(monkeypatch: pytest.MonkeyPatch) -> None:
    tabletop = finished()
    options = tabletop.row.options | {"starter": "drawn"}
    tabletop.row.options = options
    monkeypatch.setattr(tabletop.table, "game", replace(tabletop.table.game, first_seat_starts=None))
    all_want_another(tabletop)
    assert tabletop.status == "waiting"
    assert tabletop.row.options == options


def test_the_drawn_starter_counts_and_also_when_nobody_acted() -> None:
    tabletop = Tabletop(3)
    tabletop.do("ann", wire.Configure(options={"starter": "drawn"}))
    tabletop.start()
    starter = tabletop.actor
    for guest in ("ann", "ben"):
        tabletop.do(guest, wire.Resign())
    all_want_another(tabletop)
    assert tabletop.guest_at(0) == GUESTS[(starter + 1) % 3]


def test_everything_of_the_last_match_is_asked_anew() -> None:
    tabletop = finished()
    before = tabletop.snapshot("eve").table.commitment
    all_want_another(tabletop)
    after = tabletop.snapshot("eve").table
    assert after.commitment not in (None, before)
    assert [(seat.ready, seat.rematch, seat.resigned) for seat in after.seats] == [(False, True, False)] * 2
    assert all(chair.contribution is None for chair in tabletop.table.chairs)


def test_the_last_match_is_not_shown_from_the_new_seats() -> None:
    tabletop = finished()
    all_want_another(tabletop)
    snapshot = tabletop.snapshot("ann")
    assert (snapshot.match, snapshot.steps) == (None, [])


def test_more_may_play_the_next_match() -> None:
    tabletop = finished(2)
    all_want_another(tabletop)
    tabletop.do("ann", wire.Configure(options={"players": 4}))
    tabletop.do("cat", wire.Sit(2))
    tabletop.do("dan", wire.Sit(3))
    assert tabletop.snapshot("dan").you.seat == 3
    assert tabletop.reopened().row == tabletop.row
    for guest in GUESTS:
        tabletop.do(guest, wire.Ready())
    assert len(tabletop.table.require_match().seats) == 4


def test_fewer_may_play_the_next_match_also_after_a_restart() -> None:
    tabletop = finished(4)
    all_want_another(tabletop)
    for guest in ("cat", "dan"):
        tabletop.do(guest, wire.Stand())
    tabletop.do("ann", wire.Configure(options={"players": 2}))
    assert tabletop.reopened().row == tabletop.row


def test_the_last_match_can_be_seen_again_with_its_own_names_while_the_next_is_prepared() -> None:
    tabletop = finished(3)
    all_want_another(tabletop)
    replay = assemble(look_back(tabletop.table, "eve"))
    assert [seat.name for seat in replay.seats] == ["Ann", "Ben", "Cat"]
    assert [seat.resigned for seat in replay.seats] == [True, True, False]
    assert replay.standing is not None
    assert replay.draws
    assert replay.record["proof"]["secret"]


def test_there_is_no_rematch_before_the_end_nor_for_whoever_looks_on() -> None:
    with pytest.raises(Conflict, match="match-running"):
        started().do("ann", wire.Rematch())
    with pytest.raises(Conflict, match="match-running"):
        Tabletop().do("ann", wire.Rematch())
    with pytest.raises(Forbidden, match="seat-none"):
        finished().do("eve", wire.Rematch())
