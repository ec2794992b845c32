"""Tables that are being looked at: one command at a time, committed before anybody is told."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol, TypeVar

import msgspec

from leadlight.core.chance import Rng
from leadlight.core.errors import LeadlightError
from leadlight.play.match import Match
from leadlight.server.errors import Unavailable
from leadlight.server.storage.archive import Archive, write_table
from leadlight.server.storage.writer import Writer
from leadlight.server.tables.commands import handle
from leadlight.server.tables.playing import act_for, run_out
from leadlight.server.tables.presence import arrive, depart
from leadlight.server.tables.starting import reopen
from leadlight.server.tables.table import Asker, Table
from leadlight.server.tables.telling import snapshot
from leadlight.server.thinkers import Thinkers
from leadlight.server.wire import Command, Done, Message

MANY_ROOMS = 1000  # beyond so many, those that nobody has used for a while are forgotten
IDLE_SECONDS = 60.0

log = logging.getLogger(__name__)
encode = msgspec.json.encode
T = TypeVar("T")


class Listener(Protocol):
    """A connection of a guest to a table. It never makes the table wait."""

    guest: str

    def tell(self, message: bytes) -> None: ...

    def hang_up(self) -> None: ...


class Room:
    """A table in memory with whoever listens to it."""

    def __init__(self, table: Table, writer: Writer, thinkers: Thinkers) -> None:
        self.table = table
        self.writer = writer
        self.thinkers = thinkers
        self.lock = asyncio.Lock()
        self.alone = Alone(self)
        self.listeners: set[Listener] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.lost = False  # what is here may not be what is on the disk: the table must be read anew
        self.used = time.monotonic()

    async def command(self, asker: Asker, command: Command) -> Message | None:
        """The answer for the asker alone, if there is one beside what everybody is told."""
        async with self.alone as table:
            reply = handle(table, asker, command)
            silent = reply is None and not table.notices
            await self.publish()
        return Done() if silent else reply

    async def answer(self, asker: Asker, command: Command) -> Message:
        """For an asker who does not listen: the answer, or the last thing that everybody was told."""
        async with self.alone as table:
            reply = handle(table, asker, command)
            notices = table.notices
            await self.publish()
            return reply or (notices[-1](table, asker.guest) if notices else None) or Done()

    async def look(self, see: Callable[[Table], T]) -> T:
        """What is committed, and nothing that is on its way there."""
        async with self.alone as table:
            return see(table)

    async def join(self, listener: Listener, since: int) -> None:
        async with self.alone as table:
            now = time.time()
            if not self.hears(listener.guest):
                arrive(table, listener.guest, now)
            await self.publish()
            self.listeners.add(listener)
            listener.tell(encode(snapshot(table, listener.guest, now, since)))

    async def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        async with self.alone as table:
            if listener.guest in table.present and not self.hears(listener.guest):
                depart(table, listener.guest, time.time())
                await self.publish()

    def hears(self, guest: str) -> bool:
        return any(listener.guest == guest for listener in self.listeners)

    async def publish(self) -> None:
        """Commit what the table wants written, then tell everybody."""
        table = self.table
        writes, notices = table.writes, table.notices
        table.writes, table.notices = [], []
        if table.row_changed:
            writes = [*write_table(table.row, new=False), *writes]
        if writes:
            await self.writer.commit(writes)
            table.row_changed = False
        for notice in notices:
            for listener in self.listeners:
                if (message := notice(table, listener.guest)) is not None:
                    listener.tell(encode(message))
        self.go_on()

    def give_up(self) -> None:
        """What is in memory is not what is on the disk. Everybody connects anew, to what is."""
        self.lost = True
        for listener in self.listeners:
            listener.hang_up()
        if self.alarm is not None:
            self.alarm.cancel()

    def close(self) -> None:
        self.give_up()
        for task in self.tasks:
            task.cancel()

    def go_on(self) -> None:
        """Wake the bot that has to decide, and set the alarm for the person's time."""
        if self.table.bot_to_act() is not None and self.thinking is None:
            self.thinking = self.spawn(self.think)
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        due = self.table.clock.flag_time() if self.table.clock is not None else None
        if due is not None and self.table.row.status == "playing":
            delay = max(0.0, due - time.time()) + 0.01
            self.alarm = asyncio.get_running_loop().call_later(delay, self.ring)

    def ring(self) -> None:
        self.spawn(self.run_out)

    def spawn(self, work: Callable[[], "asyncio._CoroutineLike[None]"]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work())
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("table %s: %s", self.table.row.code, error, exc_info=error)

    async def run_out(self) -> None:
        async with self.alone as table:
            run_out(table, time.time())
            await self.publish()

    async def think(self) -> None:
        """Bots decide until a person has to, or the match is over."""
        try:
            while (bot := self.table.bot_to_act()) is not None and not self.lost:
                match = self.table.match
                assert match is not None
                ply, seat, state = match.ply, match.actor, match.state
                action = await self.choose(match, bot)
                async with self.alone as table:
                    if match.state is state and match.ply == ply and table.bot_to_act() is not None:
                        act_for(table, seat, action, time.time())
                        await self.publish()
        finally:
            self.thinking = None

    async def choose(self, match: Match, bot: str) -> int:
        """What the bot wants; anything legal when it cannot think, so that the match goes on."""
        legal = match.state.legal_actions()
        position = match.game.format_position(match.state)
        try:
            return await self.thinkers.choose(match.game.name, position, match.actor, bot)
        except Exception:
            log.exception("bot %s failed at table %s", bot, self.table.row.code)
            return Rng().pick(legal)

    @property
    def is_idle(self) -> bool:
        """Nobody looks or has just asked, nothing is under way, and no clock runs."""
        busy = self.listeners or self.lock.locked() or self.thinking is not None or self.alarm is not None
        return not busy and time.monotonic() > self.used + IDLE_SECONDS


class Alone:
    """A table to oneself. A refusal changes nothing; after anything else that goes wrong it is not trusted."""

    def __init__(self, room: Room) -> None:
        self.room = room

    async def __aenter__(self) -> Table:
        await self.room.lock.acquire()
        if self.room.lost:
            self.room.lock.release()
            raise Unavailable("storage-failed")
        return self.room.table

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: object) -> None:
        self.room.lock.release()
        if kind is not None and (not issubclass(kind, LeadlightError) or issubclass(kind, Unavailable)):
            self.room.give_up()


class Rooms:
    """Every table in memory, read from the archive when somebody first asks for it."""

    def __init__(self, archive: Archive, writer: Writer, thinkers: Thinkers) -> None:
        self.archive = archive
        self.writer = writer
        self.thinkers = thinkers
        self.rooms: dict[str, Room] = {}
        self.reading = asyncio.Lock()

    async def find(self, code: str) -> Room | None:
        room = self.recall(code)
        if room is not None:
            return room
        async with self.reading:
            return self.recall(code) or await self.read(code)

    def recall(self, code: str) -> Room | None:
        room = self.rooms.get(code)
        if room is None or room.lost:
            return None
        room.used = time.monotonic()
        return room

    async def read(self, code: str) -> Room | None:
        try:
            kept = await self.archive.read_table(code)
            return None if kept is None else self.add(reopen(kept, time.time()))
        except Exception as error:
            log.exception("table %s cannot be read", code)
            raise Unavailable("table-unreadable") from error

    async def find_all(self, codes: list[str]) -> list[Room]:
        """Those that can be read: one that cannot takes nothing from the others."""
        rooms = []
        for code in codes:
            with suppress(Unavailable):
                rooms.append(await self.find(code))
        return [room for room in rooms if room is not None]

    async def open(self, table: Table) -> Room:
        """A new table, committed before it can be found."""
        await self.writer.commit(write_table(table.row, new=True))
        table.row_changed = False
        return self.add(table)

    def add(self, table: Table) -> Room:
        self.sweep()
        room = Room(table, self.writer, self.thinkers)
        self.rooms[table.row.code] = room
        room.go_on()
        return room

    def sweep(self) -> None:
        """Forget what nobody looks at, once there is much of it."""
        if len(self.rooms) > MANY_ROOMS:
            for code in [code for code, room in self.rooms.items() if room.is_idle]:
                del self.rooms[code]

    async def wake(self) -> None:
        """After a start: clocks run on, and bots whose turn it is go on."""
        await self.find_all(await self.archive.playing_codes())

    def close(self) -> None:
        for room in self.rooms.values():
            room.close()
