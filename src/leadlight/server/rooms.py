"""Every table in memory."""

import asyncio
import logging
import time
from contextlib import suppress

from leadlight.server.bot_pool import BotPool
from leadlight.server.errors import Unavailable
from leadlight.server.room import Room
from leadlight.server.storage.repository import Repository, write_table
from leadlight.server.storage.writer import Writer
from leadlight.server.tables.starting import reopen
from leadlight.server.tables.table import Table

MANY_ROOMS = 1000  # beyond so many, those that nobody has used for a while are forgotten

log = logging.getLogger(__name__)


class Rooms:
    """Read from the repository when somebody first asks for it."""

    def __init__(self, repository: Repository, writer: Writer, bot_pool: BotPool) -> None:
        self.repository = repository
        self.writer = writer
        self.bot_pool = bot_pool
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
            kept = await self.repository.read_table(code)
            if kept is None:
                return None
            return self.recall(code) or self.add(reopen(kept, time.time()))  # it may just have been opened
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
        room = Room(table, self.writer, self.bot_pool)
        self.rooms[table.row.code] = room
        room.schedule_next()
        return room

    def sweep(self) -> None:
        """Forget what nobody looks at, once there is much of it."""
        if len(self.rooms) > MANY_ROOMS:
            for code in [code for code, room in self.rooms.items() if room.lost or room.is_idle]:
                del self.rooms[code]

    async def wake(self) -> None:
        """After a start: clocks run on, and bots whose turn it is go on."""
        await self.find_all(await self.repository.playing_codes())

    def close(self) -> None:
        for room in self.rooms.values():
            room.close()
