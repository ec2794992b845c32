"""A bot takes over from somebody who is away: not before they have been away for long enough, and never in secret."""

import time
from pathlib import Path

import pytest

from leadlight.play.clock import ClockRule
from leadlight.server import wire
from leadlight.server.errors import Conflict
from leadlight.server.http_models import NewTable
from leadlight.server.room import Room
from leadlight.server.services import Services, open_services
from leadlight.server.tables.creating import create_table
from leadlight.server.tables.messages import snapshot
from leadlight.server.tables.playing import act_for
from leadlight.server.tables.table import PATIENCE, Asker

from .conftest import Visitors
from .databases import make_settings, one_server
from .tabletop import Tabletop, started
from .visitor import start_match

BANK = ClockRule("bank", 600)
DAY = 86400
START = time.time()


def refused(tabletop: Tabletop, voter: str, seat: int) -> dict[str, object]:
    with pytest.raises(Conflict, match="takeover-early") as early:
        tabletop.do(voter, wire.TakeOver(seat))
    return dict(early.value.facts)


def without_clock(seconds: wire.TakeoverAfter) -> Tabletop:
    tabletop = Tabletop()
    tabletop.do("ann", wire.Configure(takeover_after=seconds))
    tabletop.start()
    return tabletop


def bot_plays(tabletop: Tabletop) -> int:
    """The stand-in decides once; the ply of the step."""
    match = tabletop.table.require_match()
    act_for(tabletop.table, match.actor, match.state.legal_actions()[0], tabletop.now)
    tabletop.publish()
    return tabletop.table.steps[-1].ply


# For how long somebody must have been away


def test_with_a_clock_ten_seconds_are_enough() -> None:
    tabletop = started(2, BANK)
    tabletop.depart("ann")
    tabletop.now += PATIENCE - 1
    assert refused(tabletop, "ben", 0) == {"name": "Ann", "unit": "seconds", "count": 1}
    tabletop.now += 1
    tabletop.do("ben", wire.TakeOver(0))
    assert tabletop.table.player(0) == "greedy"


def test_without_a_clock_nobody_is_replaced_before_ten_minutes() -> None:
    tabletop = started(2)
    tabletop.depart("ann")
    tabletop.now += 60
    assert refused(tabletop, "ben", 0) == {"name": "Ann", "unit": "minutes", "count": 9}
    tabletop.now += 539
    assert refused(tabletop, "ben", 0) == {"name": "Ann", "unit": "seconds", "count": 1}
    tabletop.now += 1
    tabletop.do("ben", wire.TakeOver(0))
    assert tabletop.table.player(0) == "greedy"


@pytest.mark.parametrize(
    ("seconds", "unit", "count"), [(3600, "minutes", 59), (DAY, "hours", 24), (3 * DAY, "days", 3)]
)
def test_the_host_chooses_how_long(seconds: wire.TakeoverAfter, unit: str, count: int) -> None:
    tabletop = without_clock(seconds)
    assert tabletop.snapshot("eve").table.takeover_after == seconds
    tabletop.depart("ann")
    tabletop.now += 70
    assert refused(tabletop, "ben", 0) == {"name": "Ann", "unit": unit, "count": count}
    tabletop.now += seconds - 70
    tabletop.do("ben", wire.TakeOver(0))
    assert tabletop.table.player(0) == "greedy"


@pytest.mark.parametrize("seconds", [1, 10, 599, -1, 601, 10**9, "never", True])
async def test_nobody_can_choose_a_shorter_time(visitors: Visitors, seconds: object) -> None:
    ann = await visitors.enter("Ann")
    response = await ann.request("POST", "/api/tables", json={"game": "sintra", "takeover_after": seconds})
    assert (response.status_code, response.json()["code"]) == (400, "message-malformed")
    code = await ann.open_table()
    assert (await ann.command(code, "configure", takeover_after=seconds))["code"] == "message-malformed"


def test_where_the_host_wants_it_never_nobody_is_replaced() -> None:
    tabletop = without_clock(0)
    tabletop.depart("ann")
    tabletop.now += 30 * DAY
    with pytest.raises(Conflict, match="takeover-never"):
        tabletop.do("ben", wire.TakeOver(0))


def test_only_the_host_chooses_and_only_before_the_match() -> None:
    tabletop = started(2)
    with pytest.raises(Conflict, match="match-started"):
        tabletop.do("ann", wire.Configure(takeover_after=3600))
    assert tabletop.row.takeover_after == 600


@pytest.mark.parametrize(("clock", "patience"), [(BANK, PATIENCE), (None, 600)])
def test_after_a_restart_everybody_is_waited_for(clock: ClockRule | None, patience: float) -> None:
    tabletop = started(2, clock)
    tabletop.now += DAY
    tabletop.table = tabletop.reopened()
    tabletop.table.present = {"ben"}
    tabletop.now += patience - 1
    refused(tabletop, "ben", 0)
    tabletop.now += 1
    tabletop.do("ben", wire.TakeOver(0))
    assert tabletop.table.player(0) == "greedy"


async def test_absence_counts_from_when_a_table_was_last_in_memory(services: Services) -> None:
    """Whoever left a moment before the server forgot the table has not been away for long."""
    rooms, start = services.rooms, services.steady.now()
    room, _ = await open_match(services, BANK)
    code = room.table.row.code
    rooms.drop(code)
    again = await rooms.find(code)
    assert again is not None
    assert start <= again.table.opened <= services.steady.now()
    again.give_up()  # as when the database fails: everybody loses the connection
    given_up = services.steady.now()
    last = await rooms.find(code)
    assert last is not None
    assert last.table.opened >= given_up


@one_server
async def test_absence_counts_from_the_start_of_the_server_at_a_table_that_nobody_opened_since(
    tmp_path: Path,
) -> None:
    async with open_services(make_settings(tmp_path)) as services:
        room, _ = await open_match(services, BANK)
    async with open_services(make_settings(tmp_path)) as services:
        again = await services.rooms.find(room.table.row.code)
        assert again is not None
        assert again.table.opened == services.rooms.started


def test_who_left_before_the_match_is_waited_for_from_its_beginning() -> None:
    tabletop = Tabletop(2, BANK)
    tabletop.seat_everybody()
    tabletop.depart("ann")
    tabletop.now += DAY
    tabletop.start()
    tabletop.now += PATIENCE - 1
    refused(tabletop, "ben", 0)


# People without a connection


async def open_match(services: Services, clock: ClockRule) -> tuple[Room, dict[str, Asker]]:
    """A match of two who only send requests; time stands still unless the test moves it."""
    askers = {name: Asker(await services.guests.welcome("en"), name, START) for name in ("Ann", "Ben")}
    new = NewTable("sintra", {"players": 2, "starter": "first"}, clock=clock)
    room = await services.rooms.open(create_table(new, askers["Ann"]))
    await room.answer(askers["Ben"], wire.Sit(1))
    for asker in askers.values():
        await room.answer(asker, wire.Ready())
    return room, askers


async def test_a_request_counts_as_being_here(services: Services) -> None:
    room, askers = await open_match(services, BANK)
    later = {name: asker._replace(now=START + 100) for name, asker in askers.items()}
    await room.answer(later["Ann"], wire.Say("Thinking"))
    with pytest.raises(Conflict, match="takeover-early"):
        await room.answer(later["Ben"]._replace(now=START + 109), wire.TakeOver(0))
    await room.answer(later["Ben"]._replace(now=START + 110), wire.TakeOver(0))
    assert room.table.chairs[0].stand_in == "greedy"


async def test_a_request_that_is_refused_counts_too(services: Services) -> None:
    room, askers = await open_match(services, BANK)
    with pytest.raises(Conflict, match="stale"):
        await room.answer(askers["Ann"]._replace(now=START + 100), wire.Undo(0))
    with pytest.raises(Conflict, match="takeover-early"):
        await room.answer(askers["Ben"]._replace(now=START + 109), wire.TakeOver(0))


async def test_looking_at_the_table_counts_and_brings_the_seat_back(visitors: Visitors) -> None:
    ann, ben = await visitors.enter("Ann"), await visitors.enter("Ben")
    code = await ann.open_table(clock={"kind": "bank", "seconds": 600}, options={"starter": "first"})
    await start_match(code, ann, ben)
    assert (await ann.look(code))["match"]["actor"] == 0
    answer = await ben.command(code, "takeover", seat=0)
    assert (answer["code"], answer["facts"]["unit"]) == ("takeover-early", "seconds")


async def test_who_sends_requests_votes_with_the_others(services: Services) -> None:
    """One of two who are here is not most, although neither has a connection."""
    names = ("Ann", "Ben", "Cat")
    askers = {name: Asker(await services.guests.welcome("en"), name, START) for name in names}
    new = NewTable("sintra", {"players": 3, "starter": "first"}, clock=BANK)
    room = await services.rooms.open(create_table(new, askers["Ann"]))
    for seat, name in enumerate(names[1:], start=1):
        await room.answer(askers[name], wire.Sit(seat))
    for asker in askers.values():
        await room.answer(asker, wire.Ready())
    await room.answer(askers["Cat"]._replace(now=START + 95), wire.Say("Hello"))
    await room.answer(askers["Ben"]._replace(now=START + 100), wire.TakeOver(0))
    assert (room.table.chairs[0].stand_in, room.table.chairs[0].votes) == (None, [1])


# What the one who comes back is told


def replaced(players: int = 2) -> tuple[Tabletop, list[int]]:
    """Ann was away, and a bot has decided for her once."""
    tabletop = started(players)
    for guest in ("ann", "cat", "dan")[: players - 1]:
        tabletop.stay_away(guest)
    tabletop.do("ben", wire.TakeOver(0))
    return tabletop, [bot_plays(tabletop)]


def missed_by(tabletop: Tabletop, guest: str) -> wire.Missed | None:
    match = tabletop.snapshot(guest).match
    assert match is not None
    return match.missed


def test_who_comes_back_is_told_who_let_a_bot_play_and_what_it_played() -> None:
    tabletop, plies = replaced()
    assert missed_by(tabletop, "ann") is None  # she is not back yet
    tabletop.arrive("ann")
    assert missed_by(tabletop, "ann") == wire.Missed(["Ben"], plies)
    assert missed_by(tabletop, "ben") is None


def test_it_is_told_after_a_restart_too() -> None:
    tabletop, plies = replaced()
    tabletop.arrive("ann")
    table = tabletop.reopened()
    match = snapshot(table, "ann", tabletop.now).match
    assert match is not None
    assert match.missed == wire.Missed(["Ben"], plies)


def test_it_is_told_until_the_person_acts_again() -> None:
    tabletop, plies = replaced()
    tabletop.arrive("ann")
    tabletop.act()  # Ben
    assert missed_by(tabletop, "ann") == wire.Missed(["Ben"], plies)
    while tabletop.actor != 0:
        tabletop.act()
    tabletop.act()
    assert missed_by(tabletop, "ann") is None
    assert tabletop.reopened().chairs[0].stand_in_time is None


def test_who_comes_back_by_acting_is_told_in_the_answer() -> None:
    tabletop, plies = replaced()
    while tabletop.actor != 0:
        tabletop.act()
    tabletop.do("ann", wire.Act(tabletop.ply, tabletop.legal()[0]))
    assert missed_by(tabletop, "ann") == wire.Missed(["Ben"], plies)


def test_a_bot_that_decided_nothing_is_not_told_of() -> None:
    tabletop = started(2)
    tabletop.stay_away("ann")
    tabletop.do("ben", wire.TakeOver(0))
    tabletop.arrive("ann")
    assert missed_by(tabletop, "ann") is None


def test_two_times_away_are_told_together() -> None:
    tabletop, plies = replaced(3)
    tabletop.arrive("ann")
    tabletop.stay_away("ann")
    tabletop.arrive("cat")
    tabletop.stay_away("ben")
    tabletop.do("cat", wire.TakeOver(0))
    while tabletop.actor != 0:
        tabletop.act()
    plies.append(bot_plays(tabletop))
    tabletop.arrive("ann")
    assert missed_by(tabletop, "ann") == wire.Missed(["Ben", "Cat"], plies)


# Taking it back


def test_what_the_bot_played_can_be_taken_back_freely_until_another_acts() -> None:
    tabletop, _ = replaced()
    before = tabletop.table.steps[-2].ply
    tabletop.arrive("ann")
    match = tabletop.snapshot("ann").match
    assert match is not None
    assert match.undo == "free"
    tabletop.do("ann", wire.Undo(tabletop.ply))
    assert (tabletop.ply, tabletop.actor) == (before, 0)
    assert missed_by(tabletop, "ann") is None


def test_after_another_has_acted_the_others_are_asked() -> None:
    tabletop, _ = replaced()
    before = tabletop.table.steps[-2].ply
    tabletop.act()  # Ben
    tabletop.arrive("ann")
    tabletop.do("ann", wire.Undo(tabletop.ply))
    assert tabletop.table.offer == wire.UndoOffer(0, before, [])
    tabletop.do("ben", wire.Answer(before, accept=True))
    assert (tabletop.ply, tabletop.actor) == (before, 0)


def test_what_the_person_plays_instead_is_not_told_as_the_bots() -> None:
    tabletop, _ = replaced()
    tabletop.arrive("ann")
    tabletop.do("ann", wire.Undo(tabletop.ply))
    tabletop.act(1)
    assert missed_by(tabletop, "ann") is None
    assert [step.seat for step in tabletop.table.steps] == [-1, 0]


def test_the_rematch_begins_without_it() -> None:
    tabletop, _ = replaced()
    tabletop.arrive("ann")
    tabletop.do("ben", wire.Resign())
    assert missed_by(tabletop, "ann") is not None  # also when the match is over
    for guest in ("ann", "ben"):
        tabletop.do(guest, wire.Rematch())
    assert all(chair.stand_in_time is None for chair in tabletop.table.chairs)


def test_the_time_of_a_new_table_is_ten_minutes_and_can_be_chosen() -> None:
    host = Asker("ann", "Ann", time.time())
    assert create_table(NewTable("sintra"), host).row.takeover_after == 600
    assert create_table(NewTable("sintra", takeover_after=0), host).row.takeover_after == 0
