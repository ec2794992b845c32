"""After a start nothing is opened until it is needed: by a person, by a bot that has to decide, or by a clock."""

import asyncio
import random

import pytest
from sqlalchemy import text

from leadlight.play.clock import GRACE, ClockRule
from leadlight.server import rooms as rooms_module
from leadlight.server import wire
from leadlight.server.errors import Unavailable
from leadlight.server.room import Room
from leadlight.server.services import Services, open_services
from leadlight.server.tables.creating import ALPHABET, open_table
from leadlight.server.tables.model import Chair, SleepingTable, TableRow
from leadlight.server.tables.playing import run_out
from leadlight.server.tables.wake_time import find_wake_time
from leadlight.server.waking import AT_ONCE, Waker

from .databases import make_settings
from .tabletop import Tabletop, started
from .test_rooms import ask, find_options, next_act, open_room, start, wake

CLOCKS = [ClockRule(), ClockRule("move", 30), ClockRule("bank", 200, 5), ClockRule("bank", 90_000)]


def fall_asleep(tabletop: Tabletop) -> SleepingTable:
    kept = tabletop.ledger.kept()
    last = kept.entries[-1]
    return SleepingTable(kept.row, kept.summary, last.actor, last.left, last.at)


def true_wake_time(tabletop: Tabletop, started_at: float) -> float | None:
    """The same, by playing the match again."""
    tabletop.now = started_at
    tabletop.table.present = set()
    table = tabletop.reopened()
    if table.bot_to_act() is not None:
        return started_at
    return table.clock.flag_time() if table.clock is not None else None


@pytest.mark.parametrize("clock", CLOCKS)
@pytest.mark.parametrize("seed", range(6))
def test_what_is_stored_says_when_a_table_needs_the_server(clock: ClockRule, seed: int) -> None:
    rng = random.Random(seed)
    tabletop = started(3, clock)
    for _ in range(rng.randrange(1, 12)):
        tabletop.now += rng.choice([1, 5, 12])
        tabletop.act(rng.randrange(len(tabletop.legal())))
    if seed % 3 == 1:
        tabletop.do("ben", wire.Resign())
    if seed % 3 == 2:
        tabletop.now += 400
        run_out(tabletop.table, tabletop.now)
        tabletop.publish()
    sleeping, later = fall_asleep(tabletop), tabletop.now + rng.choice([1, 5000, 60_000])
    assert find_wake_time(sleeping, later) == true_wake_time(tabletop, later)


@pytest.mark.parametrize("clock", CLOCKS)
def test_without_knowing_who_decides_a_table_is_never_woken_too_late(clock: ClockRule) -> None:
    tabletop = started(3, clock)
    for _ in range(5):
        tabletop.now += 7
        tabletop.act()
    older, later = fall_asleep(tabletop)._replace(actor=None), tabletop.now + 3
    due, latest = find_wake_time(older, later), true_wake_time(tabletop, later)
    assert (due is None) == (latest is None)
    assert due is None or latest is None or due <= latest


async def add_matches(services: Services, count: int, *bots: str, clock: ClockRule | None = None) -> list[str]:
    """Tables with running matches in which Ann has to decide."""
    codes = []
    for number in range(count):
        code = "".join(random.Random(number).choices(ALPHABET, k=6))
        people = [Chair(guest=f"{guest}{number}", name=guest) for guest in ("ann", "ben")[: 2 - len(bots)]]
        row = TableRow(
            code=code,
            name="Ann",
            game="sintra",
            options=find_options(),
            visibility="link",
            clock=clock or ClockRule(),
            status="waiting",
            host=f"ann{number}",
            chairs=[*people, *(Chair(name=bot, bot=bot) for bot in bots)],
            changed=0.0,
        )
        await start(await services.rooms.open(open_table(row)))
        codes.append(code)
    return codes


async def test_a_start_opens_no_match_that_waits_for_people(services: Services) -> None:
    codes = await add_matches(services, 5, clock=ClockRule("bank", 1800))
    async with open_services(make_settings(services.settings.data)) as again:
        waker = Waker(again.rooms)
        await waker.read_alarms()
        await waker.wake_due()
        assert again.rooms.rooms == {}
        assert sorted(code for _, code in waker.alarms) == sorted(codes)
        assert all(abs(due - again.rooms.started - 1800 - GRACE) < 5 for due, _ in waker.alarms)


async def test_a_clock_that_rang_meanwhile_gives_the_seat_to_a_bot(services: Services) -> None:
    room = await open_room(services, clock=ClockRule("bank", 60))
    await start(room)
    room.close()
    services.rooms.started -= 60 + GRACE + 1  # as if the server had been up for so long, and nobody had come
    await services.writer.commit([])
    async with services.repository.engine.begin() as connection:
        await connection.execute(text("update entries set at = :at"), {"at": services.rooms.started})
    await wake(services)
    again = services.rooms.rooms["LIME42"]
    assert again.table.chairs[0].flagged
    assert again.table.require_match().actor == 1
    assert again.thinking is None


async def test_bots_that_are_due_decide_a_few_at_a_time(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    codes = await add_matches(services, 2 * AT_ONCE, "random")
    for code in codes:
        room = services.rooms.rooms[code]
        room.bot_pool = None  # type: ignore[assignment] # so that the bot is still due
        await ask(room, room.table.chairs[0].guest or "", next_act(room))
    waiting, thinking = asyncio.Event(), []

    async def think(room: Room) -> None:
        thinking.append(room.table.row.code)
        await waiting.wait()

    monkeypatch.setattr(Room, "think", think)
    services.rooms.rooms.clear()
    waker = Waker(services.rooms)
    await waker.read_alarms()
    waking = asyncio.create_task(waker.wake_due())
    while len(thinking) < AT_ONCE:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.05)
    assert len(services.rooms.rooms) == AT_ONCE
    waiting.set()
    await waking
    await asyncio.gather(*waker.tasks)
    assert sorted(thinking) == sorted(codes)


async def test_one_damaged_table_does_not_keep_the_others_asleep(services: Services) -> None:
    codes = await add_matches(services, 3, clock=ClockRule("bank", 1800))
    damages = ("update entries set \"left\" = 'soon'", "update entries set actor = 99")
    async with services.repository.engine.begin() as connection:
        for damage, code in zip(damages, codes, strict=False):
            matches = "select id from matches where code = :code"
            await connection.execute(text(f"{damage} where match in ({matches})"), {"code": code})
    waker = Waker(services.rooms)
    await waker.read_alarms()
    due = {code: due for due, code in waker.alarms}
    assert [due[code] - services.rooms.started < 1 for code in codes] == [True, True, False]


async def test_a_table_that_cannot_be_read_now_is_tried_again(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(code: str) -> None:
        raise Unavailable("storage-failed", table=code)

    monkeypatch.setattr(services.rooms, "find", fail)
    waker = Waker(services.rooms)
    waker.alarms = [(services.rooms.started, "LIME42")]
    await waker.wake_due()
    await asyncio.gather(*waker.tasks)
    ((due, code),) = waker.alarms
    assert code == "LIME42"
    assert due > services.steady.now() + 30


async def test_many_who_come_at_once_open_a_table_once(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    codes = await add_matches(services, 3)
    services.rooms.rooms.clear()
    read, asked = services.repository.read_table, []

    async def note(code: str) -> object:
        asked.append(code)
        return await read(code)

    monkeypatch.setattr(services.repository, "read_table", note)
    first = asyncio.create_task(services.rooms.find(codes[0]))
    await asyncio.sleep(0)
    others = [asyncio.create_task(services.rooms.find(code)) for code in 5 * codes]
    await asyncio.sleep(0)
    first.cancel()  # whoever goes away does not take the table from the others
    found = await asyncio.gather(*others)
    assert sorted(asked) == sorted(codes)
    assert len({id(room) for room in found}) == 3


async def test_adding_many_rooms_does_not_look_at_all_of_them_every_time(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms_module, "MANY_ROOMS", 0)
    looked: list[Room] = []
    monkeypatch.setattr(Room, "is_idle", property(looked.append))
    await add_matches(services, 20)
    assert len(looked) <= 20


async def test_a_list_knows_whose_turn_it_is_after_a_kill(services: Services) -> None:
    """The summary that was stored last is older than the last action."""
    room = await open_room(services)
    await start(room)
    assert (await listed_actor(services)) == 0
    await ask(room, "ann", next_act(room))
    assert (await listed_actor(services)) == 1


async def listed_actor(services: Services) -> int | None:
    ((_, summary),) = await services.repository.tables_of("ann")
    assert summary is not None
    return summary.actor
