"""Rooms: one command at a time, nothing told before it is kept, and nothing trusted after a failure."""

import asyncio
import json
import os
import signal
import time
from collections.abc import Sequence
from functools import partial

import pytest
from sqlalchemy import PoolProxiedConnection, update

from leadlight.bots.answer import Answer
from leadlight.bots.pool import BotPool
from leadlight.play.clock import ClockRule
from leadlight.play.perspective import Perspective
from leadlight.server import room as one_room
from leadlight.server import rooms, wire
from leadlight.server.bot_offer import OfferedBot
from leadlight.server.errors import Conflict, Unavailable
from leadlight.server.room import Room
from leadlight.server.services import Services, open_services
from leadlight.server.storage.leases import Fence
from leadlight.server.storage.schema import tables
from leadlight.server.storage.transactions import FileTransactions, Write
from leadlight.server.storage.writer import WhenKept, Writer
from leadlight.server.tables import commands
from leadlight.server.tables.changes import OfferChanged
from leadlight.server.tables.creating import open_table
from leadlight.server.tables.messages import snapshot
from leadlight.server.tables.model import Chair, StoredTable, TableRow
from leadlight.server.tables.playing import act
from leadlight.server.tables.table import PATIENCE as NO_RELOAD
from leadlight.server.tables.table import Asker, Table
from leadlight.server.waking import Waker

from .databases import make_settings, one_server, sqlite_only
from .visitor import PATIENCE


class Ear:
    """Somebody who listens."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.heard: list[wire.Message] = []
        self.hung_up = False

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def disconnect(self) -> None:
        self.hung_up = True

    def kinds(self) -> list[str]:
        return [message["type"] for message in self.heard]  # type: ignore[index]


async def open_room(services: Services, bots: Sequence[str] = (), clock: ClockRule | None = None) -> Room:
    people = [Chair(guest=guest, name=guest.title()) for guest in ("ann", "ben")[: 2 - len(bots)]]
    row = TableRow(
        code="LIME42",
        name="Ann",
        game="sintra",
        options=find_options(),
        visibility="link",
        clock=clock or ClockRule(),
        status="waiting",
        host="ann",
        chairs=[*people, *(Chair(name=bot, bot=bot) for bot in bots)],
        changed=0.0,
    )
    return await services.rooms.open(open_table(row))


def find_options() -> dict[str, wire.OptionValue]:
    return {"players": 2, "side": "A", "gap_blocks_return": False, "starter": "first"}


async def ask(room: Room, guest: str, command: wire.Command) -> wire.Message:
    return await room.answer(Asker(guest, guest.title(), room.steady.now()), command)


async def start(room: Room) -> None:
    for seat in room.table.persons():
        await ask(room, room.table.chairs[seat].guest or "", wire.Ready())


async def read_status(room: Room) -> str:
    """The status once everything has been done that was asked before."""
    return await room.ask(lambda table: table.row.status)


def next_act(room: Room) -> wire.Act:
    match = room.table.require_match()
    return wire.Act(match.ply, match.game.format_action(match.state.legal_actions()[0]))


async def same_as_kept(services: Services, guest: str = "ann") -> bool:
    """Whether the room shows what the database holds."""
    room = await services.rooms.find("LIME42")
    assert room is not None
    now = services.steady.now()
    shown = await room.ask(lambda table: snapshot(table, guest, now))
    kept = await services.repository.read_table("LIME42")
    assert kept is not None
    return shown.match is not None and [step.ply for step in shown.steps] == [
        entry.ply + len(entry.actions.split("\n")) for entry in kept.entries
    ]


class Gate(Writer):
    """Commits when it is let."""

    def __init__(self, writer: Writer) -> None:
        super().__init__(writer.engine)
        self.inner = writer
        self.open = asyncio.Event()
        self.reached = asyncio.Event()

    def put(self, writes: Sequence[Write], done: WhenKept, fence: Fence | None = None) -> None:  # noqa: ARG002
        self.reached.set()
        self.opening = asyncio.create_task(self.pass_on(writes, done))

    async def pass_on(self, writes: Sequence[Write], done: WhenKept) -> None:
        await self.open.wait()
        self.inner.put(writes, done)


async def test_nothing_is_told_before_it_is_kept(services: Services) -> None:
    room = await open_room(services)
    await start(room)
    ear = Ear("ben")
    await room.join(ear, 0)
    gate = Gate(services.writer)
    room.writer, ply = gate, room.table.require_match().ply
    acting = asyncio.create_task(ask(room, "ann", next_act(room)))
    await gate.reached.wait()
    looking = asyncio.create_task(room.ask(lambda table: table.require_match().ply))
    await asyncio.sleep(0.01)
    assert ear.kinds() == ["snapshot"]
    assert not looking.done()
    gate.open.set()
    assert isinstance(await acting, wire.Stepped)
    assert await looking > ply
    assert ear.kinds() == ["snapshot", "stepped"]


def file_of(services: Services) -> PoolProxiedConnection:
    """The connection of the writer's thread, for when that has nothing to do."""
    transactions = services.writer.transactions
    assert isinstance(transactions, FileTransactions)
    assert transactions.connection is not None
    return transactions.connection


async def fill_the_disk(services: Services) -> None:
    """No page more than there is."""
    await services.writer.commit([])  # now its thread has nothing to do
    file_of(services).cursor().execute("pragma max_page_count = 1")


async def act_and_undo(room: Room, times: int) -> None:
    for _ in range(times):
        await ask(room, "ann", wire.Undo(room.table.require_match().ply))
        await ask(room, "ann", next_act(room))


@sqlite_only
async def test_when_the_disk_is_full_the_table_goes_back_to_what_is_kept(services: Services) -> None:
    room = await open_room(services)
    await start(room)
    ear = Ear("ben")
    await room.join(ear, 0)
    await ask(room, "ann", next_act(room))
    ply = room.table.require_match().ply
    await fill_the_disk(services)
    with pytest.raises(Unavailable, match="storage-failed"):
        await act_and_undo(room, 1000)  # until the last page is full
    assert ear.hung_up
    assert "failed" not in ear.kinds()
    again = await services.rooms.find("LIME42")
    assert again is not None
    assert again is not room
    assert again.table.require_match().ply in (ply, ply - 1)
    kept = await services.repository.read_table("LIME42")
    assert kept is not None
    assert len(kept.entries) == again.table.entry_count


async def forbid_writing(services: Services, forbidden: bool) -> None:
    """As on a disk that the system has made read-only after an error."""
    await services.writer.commit([])  # now its thread has nothing to do
    file_of(services).cursor().execute(f"pragma query_only = {int(forbidden)}")


@sqlite_only
async def test_a_table_that_cannot_be_written_goes_on_when_it_can_be_again(services: Services) -> None:
    room = await open_room(services)
    await start(room)
    ear = Ear("ben")
    await room.join(ear, 0)
    ply = room.table.require_match().ply
    await forbid_writing(services, True)
    with pytest.raises(Unavailable, match="storage-failed"):
        await ask(room, "ann", next_act(room))
    assert ear.hung_up
    assert ear.kinds() == ["snapshot"]
    again = await services.rooms.find("LIME42")
    assert again is not None
    assert again.table.require_match().ply == ply
    await forbid_writing(services, False)
    assert isinstance(await ask(again, "ann", next_act(again)), wire.Stepped)
    assert await same_as_kept(services)


class Failing(Writer):
    def put(self, writes: Sequence[Write], done: WhenKept, fence: Fence | None = None) -> None:  # noqa: ARG002
        self.fail = partial(done, Unavailable("storage-failed"))


async def test_after_a_failure_nobody_who_waited_goes_on_with_what_was_lost(services: Services) -> None:
    """Otherwise the second action would be kept without the first."""
    room = await open_room(services)
    await start(room)
    good, failing = room.writer, Failing(services.writer.engine)
    room.writer = failing
    first = asyncio.create_task(ask(room, "ann", next_act(room)))
    await asyncio.sleep(0)
    second = asyncio.create_task(ask(room, "ben", next_act(room)))
    looking = asyncio.create_task(room.ask(lambda table: table.row.code))
    await asyncio.sleep(0)
    room.writer = good
    failing.fail()
    results = await asyncio.gather(first, second, looking, return_exceptions=True)
    assert [type(result) for result in results] == [Unavailable] * 3
    again = await services.rooms.find("LIME42")
    assert again is not None
    assert await same_as_kept(services)
    assert isinstance(await ask(again, "ann", next_act(again)), wire.Stepped)


async def test_a_handler_that_breaks_half_way_leaves_no_half_behind(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await open_room(services)
    await start(room)

    def break_off(table: Table, asker: Asker, command: wire.Act) -> None:
        act(table, asker, command)
        raise ZeroDivisionError

    handlers: dict[type[wire.Command], commands.Handler] = {**commands.HANDLERS, wire.Act: break_off}
    monkeypatch.setattr(commands, "HANDLERS", handlers)
    with pytest.raises(ZeroDivisionError):
        await ask(room, "ann", next_act(room))
    assert room.lost
    assert await same_as_kept(services)


async def test_a_refusal_leaves_the_room_as_it_was(services: Services) -> None:
    room = await open_room(services)
    with pytest.raises(Conflict):
        await ask(room, "ann", wire.Resign())
    assert not room.lost


async def test_what_somebody_gives_up_waiting_for_is_done_all_the_same(services: Services) -> None:
    room = await open_room(services)
    await start(room)
    ear = Ear("ben")
    await room.join(ear, 0)
    gate = Gate(services.writer)
    room.writer = gate
    acting = asyncio.create_task(ask(room, "ann", next_act(room)))
    await gate.reached.wait()
    acting.cancel()
    await asyncio.gather(acting, return_exceptions=True)
    gate.open.set()
    assert await same_as_kept(services)
    assert not room.lost
    assert ear.kinds() == ["snapshot", "stepped"]


async def test_when_the_news_cannot_be_told_nothing_more_is_done_with_them(services: Services) -> None:
    room = await open_room(services)
    await start(room)
    await room.join(Deaf("ben"), 0)
    acting = asyncio.create_task(ask(room, "ann", next_act(room)))
    looking = asyncio.create_task(room.ask(lambda table: table.row.code))
    results = await asyncio.gather(acting, looking, return_exceptions=True)
    assert [type(result) for result in results] == [ZeroDivisionError, Unavailable]
    assert await same_as_kept(services)


class Deaf(Ear):
    """Breaks at the second message."""

    def send(self, message: bytes) -> None:
        super().send(message)
        1 / (len(self.heard) - 2)


async def wake(services: Services) -> None:
    """What is done after a start for the tables that need the server now."""
    waker = Waker(services.rooms)
    await waker.read_alarms()
    await waker.wake_due()
    await asyncio.gather(*waker.tasks)


async def test_a_bot_plays_on_after_a_restart(services: Services) -> None:
    room = await open_room(services, bots=["random"])
    await start(room)
    await ask(room, "ann", next_act(room))
    assert room.thinking is not None
    room.close()
    await wake(services)
    again = services.rooms.rooms["LIME42"]
    assert again is not room
    assert again.table.require_match().actor == 0
    assert await same_as_kept(services)


async def test_a_stand_in_plays_for_a_bot_that_fails_and_the_log_says_so(
    services: Services, caplog: pytest.LogCaptureFixture
) -> None:
    room = await open_room(services, bots=["Careless"])
    room.table.bots = {"Careless": OfferedBot("Careless", "tests.bots.naughty:Careless")}
    await start(room)
    await ask(room, "ann", next_act(room))
    assert room.thinking is not None
    await room.thinking
    assert room.table.require_match().actor == 0
    (record,) = caplog.records
    assert record.getMessage().startswith("table LIME42: bot tests.bots.naughty:Careless crashed")
    assert "ZeroDivisionError" in record.getMessage()


async def test_a_stand_in_plays_for_a_bot_that_the_server_offers_no_longer(services: Services) -> None:
    room = await open_room(services, bots=["Forgotten"])
    await start(room)
    await ask(room, "ann", next_act(room))
    assert room.thinking is not None
    await room.thinking
    assert room.table.require_match().actor == 0


class Slow(BotPool):
    """Thinks until it may speak, about whatever it was asked first."""

    def __init__(self) -> None:
        super().__init__(1)
        self.may_speak = asyncio.Event()
        self.cancelled = 0

    async def choose(self, bot: str, perspective: Perspective) -> Answer:  # noqa: ARG002
        try:
            await self.may_speak.wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        return Answer(perspective.legal_actions()[0])


async def test_an_undo_cancels_the_thought_of_a_bot(services: Services) -> None:
    room = await open_room(services, bots=["random"])
    room.bot_pool = slow = Slow()
    await start(room)
    ply = room.table.require_match().ply
    await ask(room, "ann", next_act(room))
    thinking = room.thinking
    assert thinking is not None
    await asyncio.sleep(0)
    await ask(room, "ann", wire.Undo(room.table.require_match().ply))
    assert room.thinking is None
    with pytest.raises(asyncio.CancelledError):
        await thinking
    assert slow.cancelled == 1
    assert room.table.require_match().ply == ply
    slow.may_speak.set()
    await ask(room, "ann", next_act(room))
    assert room.thinking is not None
    await room.thinking
    assert room.table.require_match().actor == 0


async def test_time_runs_out_by_itself(services: Services) -> None:
    room = await open_room(services, clock=ClockRule("bank", 1))
    await start(room)
    assert room.table.clock is not None
    room.table.clock.left, room.table.clock.since = [0.0, 100.0], room.steady.now()
    room.schedule_next()
    while room.table.require_match().actor == 0:
        await asyncio.sleep(0.01)
    assert room.table.chairs[0].flagged
    assert await same_as_kept(services)


async def test_time_runs_out_even_if_somebody_sets_the_clock_back(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await open_room(services, clock=ClockRule("bank", 1))
    await start(room)
    assert room.table.clock is not None
    room.table.clock.left, room.table.clock.since = [0.1, 100.0], room.steady.now()
    monkeypatch.setattr(time, "time", lambda true=time.time: true() - 86400)
    room.ring()
    assert room.table.require_match().actor == 0
    assert room.alarm is not None
    while not room.table.chairs[0].flagged:
        await asyncio.sleep(0.01)


async def test_who_keeps_the_table_busy_does_not_put_off_the_end_of_the_time(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(one_room, "SOON", 0.3)
    room = await open_room(services, clock=ClockRule("bank", 1))
    await start(room)
    assert room.table.clock is not None
    room.table.clock.left, room.table.clock.since = [0.0, 100.0], room.steady.now()
    room.schedule_next()
    end = time.monotonic() + PATIENCE
    while not room.table.chairs[0].flagged and time.monotonic() < end:
        await room.ask(lambda table: table.changes.append(OfferChanged(None, 0.0)))
        await asyncio.sleep(0.002)
    assert room.table.chairs[0].flagged


async def test_a_rematch_waits_for_a_reload_and_no_longer(services: Services) -> None:
    room = await open_room(services)
    await start(room)
    page = Ear("ben")
    await room.join(page, 0)
    await ask(room, "ben", wire.Resign())
    await ask(room, "ann", wire.Rematch())
    assert await read_status(room) == "over"
    assert room.alarm is None
    room.leave(page)
    assert await read_status(room) == "over"
    assert room.alarm is not None
    room.table.departed["ben"] -= NO_RELOAD
    room.ring()
    assert await read_status(room) == "waiting"


async def test_what_a_bot_chose_in_a_match_that_is_over_is_not_played_in_the_next(services: Services) -> None:
    room = await open_room(services, bots=["random"])
    await start(room)
    earlier = room.table.require_match()
    await ask(room, "ann", wire.Resign())
    await ask(room, "ann", wire.Rematch())
    await ask(room, "ann", wire.Ready())
    match = room.table.require_match()
    assert match is not earlier
    ply = match.ply
    thought = one_room.Thought(earlier, earlier.state, earlier.ply, "random")
    await room.ask(partial(one_room.decide, thought, earlier.state.legal_actions()[0], 0.0))
    assert room.table.require_match().ply == ply


async def test_an_end_that_fails_stops_neither_the_table_nor_the_writer(services: Services) -> None:
    room = await open_room(services)
    await start(room)

    def fail(_: object, __: object) -> None:
        raise ZeroDivisionError

    room.do(lambda table: table.change(0.0), fail)
    with pytest.raises(Unavailable):
        await room.ask(lambda table: table.row.code)
    again = await services.rooms.find("LIME42")
    assert again is not None
    assert isinstance(await ask(again, "ann", next_act(again)), wire.Stepped)


async def test_a_process_that_dies_is_replaced_and_nobody_notices(services: Services) -> None:
    bot_pool = services.rooms.bot_pool
    room = await open_room(services)
    await start(room)
    perspective = Perspective.of(room.table.require_match())

    async def think() -> Answer:
        return await bot_pool.choose("random", perspective)

    await think()
    (worker,) = bot_pool.idle
    assert worker.process.pid is not None
    os.kill(worker.process.pid, signal.SIGKILL)
    async with asyncio.timeout(PATIENCE):
        while worker in bot_pool.idle:
            await asyncio.sleep(0.01)
    answers = await asyncio.gather(*(think() for _ in range(4)))
    assert {answer.action for answer in answers} <= set(perspective.legal_actions())


async def test_a_table_that_is_read_while_it_is_opened_has_one_room(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = services.repository.read_table

    async def open_meanwhile(code: str) -> StoredTable | None:
        kept = await read(code)
        services.rooms.add(room.table)
        return kept

    room = await open_room(services)
    services.rooms.rooms.clear()
    monkeypatch.setattr(services.repository, "read_table", open_meanwhile)
    found = await services.rooms.find("LIME42")
    assert found is services.rooms.rooms["LIME42"]
    assert found.table is room.table


async def test_a_damaged_table_takes_nothing_from_the_others(services: Services) -> None:
    room = await open_room(services)
    await start(room)
    async with services.repository.engine.begin() as connection:
        await connection.execute(update(tables).values(body="{}"))
    services.rooms.rooms.clear()
    await wake(services)
    assert services.rooms.rooms == {}
    with pytest.raises(Unavailable, match="table-unreadable"):
        await services.rooms.find("LIME42")


async def test_only_what_nobody_has_used_for_a_while_is_forgotten(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "MANY_ROOMS", 0)
    room = await open_room(services)
    services.rooms.sweep()
    assert services.rooms.rooms["LIME42"] is room
    room.used -= one_room.IDLE_SECONDS + 1
    ear = Ear("ann")
    await room.join(ear, 0)
    services.rooms.sweep()
    assert services.rooms.rooms["LIME42"] is room
    room.leave(ear)
    services.rooms.sweep()
    assert services.rooms.rooms == {}
    again = await services.rooms.find("LIME42")
    assert again is not None
    assert again.table.row == room.table.row


async def test_a_lost_room_lets_its_listeners_go(services: Services) -> None:
    room = await open_room(services)
    ear = Ear("ann")
    await room.join(ear, 0)
    room.give_up()
    assert ear.hung_up
    assert not room.audience.listeners
    with pytest.raises(Unavailable):
        await room.join(ear, 0)


@one_server
async def test_everything_is_there_after_a_restart(services: Services) -> None:
    room = await open_room(services)
    await start(room)
    await ask(room, "ann", next_act(room))
    await ask(room, "ben", wire.Say("Hello"))
    before = snapshot(room.table, "ann", 0.0)
    async with open_services(make_settings(services.settings.data)) as again:
        assert again.rooms.rooms == {}
        reopened = await again.rooms.find("LIME42")
        assert reopened is not None
        assert snapshot(reopened.table, "ann", 0.0) == before
