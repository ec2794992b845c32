"""The tables in memory, each in its room."""

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import suppress

from leadlight.bots.pool import BotPool
from leadlight.server.bot_offer import OURS, BotOffer
from leadlight.server.errors import Unavailable
from leadlight.server.room import Room, Subscriber, ignore
from leadlight.server.steady_clock import SteadyClock
from leadlight.server.storage.repository import Repository
from leadlight.server.storage.writer import Writer
from leadlight.server.storage.writes import write_summary, writes_for
from leadlight.server.tables.starting import reopen
from leadlight.server.tables.table import Table

MANY_ROOMS = 1000  # with more than that, rooms that nobody has used for a while are forgotten

log = logging.getLogger(__name__)


class Rooms:
    """Tables are read from the repository when somebody first asks for them. Each room has the same subscribers."""

    def __init__(
        self,
        repository: Repository,
        writer: Writer,
        bot_pool: BotPool,
        steady: SteadyClock,
        subscribers: Sequence[Subscriber] = (),
        bots: BotOffer = OURS,
    ) -> None:
        self.repository = repository
        self.writer = writer
        self.bot_pool = bot_pool
        self.steady = steady
        self.subscribers = list(subscribers)
        self.bots = bots
        self.rooms: dict[str, Room] = {}
        self.reading = asyncio.Lock()

    async def find(self, code: str) -> Room | None:
        """The room of a table; None when there is no such table, `Unavailable` when it cannot be read."""
        room = self.recall(code)
        if room is not None:
            return room
        async with self.reading:
            return self.recall(code) or await self.read(code)

    def recall(self, code: str) -> Room | None:
        """The room, if it is in memory and can be trusted."""
        room = self.rooms.get(code)
        if room is None or room.lost:
            return None
        room.used = time.monotonic()
        return room

    async def read(self, code: str) -> Room | None:
        try:
            kept = await self.repository.read_table(code)
            if kept is None:
                return None
            if (room := self.recall(code)) is not None:  # it was opened while this read was waiting
                return room
            table = reopen(kept, self.steady.now())
        except Exception as error:
            log.exception("table %s cannot be read", code)
            raise Unavailable("table-unreadable") from error
        if kept.summary is None:
            self.keep_summaries([table])
        return self.add(table)

    async def find_all(self, codes: list[str]) -> list[Room]:
        """The rooms of all tables that can be read; one unreadable table does not hide the others."""
        rooms = []
        for code in codes:
            with suppress(Unavailable):
                rooms.append(await self.find(code))
        return [room for room in rooms if room is not None]

    async def open(self, table: Table) -> Room:
        """A room for a new table, which is committed before anybody can find it."""
        changes = table.take_changes()
        await self.writer.commit(writes_for(changes))
        room = self.add(table)
        room.publish(ignore, None, changes)
        return room

    def add(self, table: Table) -> Room:
        self.sweep()
        table.bots = self.bots
        room = Room(table, self.writer, self.bot_pool, self.steady, self.subscribers)
        self.rooms[table.row.code] = room
        room.schedule_next()
        return room

    def sweep(self) -> None:
        """Once there are many rooms, forget those that nobody uses."""
        if len(self.rooms) > MANY_ROOMS:
            idle = [room for room in self.rooms.values() if room.lost or room.is_idle]
            self.keep_summaries([room.table for room in idle if room.table.row.status == "playing" and not room.lost])
            for room in idle:
                del self.rooms[room.table.row.code]

    def keep_summaries(self, tables: Sequence[Table]) -> None:
        """Store what lists say about the matches of these tables.

        Lists ask a table that is in memory. So round and actor are not stored with every action, which would cost a
        second row, but when the table is forgotten.
        """
        writes = [write_summary(table.row.code, table.summary()) for table in tables]
        if writes:
            self.writer.put(writes, lambda _: None)  # the writer logs what fails; nobody waits for it

    async def wake(self) -> None:
        """Open every running match after a start, so that clocks run and bots play on."""
        await self.find_all(await self.repository.playing_codes())

    def close(self) -> None:
        for room in self.rooms.values():
            room.close()
