"""The tables in memory, each in its room."""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from sqlite3 import OperationalError

from leadlight.bots.pool import BotPool
from leadlight.server.bot_offer import OURS, BotOffer
from leadlight.server.cluster.ownership import Claim, Owner, SoleOwner
from leadlight.server.errors import Damaged, Unavailable
from leadlight.server.room import Chooser, Room, Subscriber, ignore
from leadlight.server.steady_clock import SteadyClock
from leadlight.server.storage.leases import Fence
from leadlight.server.storage.moderation_repository import delete_table
from leadlight.server.storage.repository import Repository
from leadlight.server.storage.writer import Writer
from leadlight.server.storage.writes import write_summary, writes_for
from leadlight.server.tables.model import StoredTable
from leadlight.server.tables.starting import reopen
from leadlight.server.tables.table import Table

MANY_ROOMS = 1000  # with more than that, rooms that nobody has used for a while are forgotten
SWEPT_EVERY = 10.0  # seconds: looking at all rooms whenever one is added would take ever longer

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
        owner: Owner | None = None,
        chooser: Chooser | None = None,
    ) -> None:
        self.chooser = chooser or bot_pool  # who has bots decide
        self.owner = owner or SoleOwner()
        self.when_deleted: list[Callable[[Sequence[str]], None]] = []  # called with the codes of tables
        self.repository = repository
        self.writer = writer
        self.bot_pool = bot_pool
        self.steady = steady
        self.subscribers = list(subscribers)
        self.bots = bots
        self.started = steady.now()
        self.rooms: dict[str, Room] = {}
        self.reading: dict[str, asyncio.Task[Room | None]] = {}
        self.damaged: set[str] = set()
        self.forgotten: dict[str, float] = {}  # when a running match was dropped from memory
        self.swept = 0.0

    async def find(self, code: str) -> Room | None:
        """The room of a table; None when there is no such table.

        `Damaged` when what is stored makes no sense, `Elsewhere` when another node has the table, `Unavailable` when it
        cannot be read now.
        """
        room = self.recall(code)
        if room is not None:
            return room
        if code in self.damaged:
            raise Damaged("table-unreadable")
        if code not in self.reading:
            self.reading[code] = asyncio.create_task(self.read(code))
            self.reading[code].add_done_callback(partial(self.end_reading, code))
        return await asyncio.shield(self.reading[code])  # others may wait for the same table

    def end_reading(self, code: str, task: "asyncio.Task[Room | None]") -> None:
        del self.reading[code]
        task.cancelled() or task.exception()  # so that nobody complains if all who waited are gone

    def recall(self, code: str) -> Room | None:
        """The room, if it is in memory and can be trusted."""
        room = self.rooms.get(code)
        if room is None or room.lost:
            return None
        room.used = time.monotonic()
        return room

    async def read(self, code: str) -> Room | None:
        claim = await self.owner.claim(code)
        if claim is None:
            return None
        try:
            kept = await self.repository.read_table(code)
            if kept is None:
                return None
            if (room := self.recall(code)) is not None:  # it was opened while this read was waiting
                return room
            table = self.reopen(kept, claim)
        except Exception as error:  # whatever was stored, the other tables go on
            raise self.close_table(code, error) from error
        room = self.add(table, claim.fence)
        if kept.summary is None:
            self.writer.put([write_summary(code, table.summary())], lambda _: None, claim.fence)
        return room

    def reopen(self, kept: StoredTable, claim: Claim) -> Table:
        """The table as it was stored. One that is taken over from another node goes on as if the server had started
        just now: what was under way there has been interrupted.
        """
        code = kept.row.code
        if claim.is_taken_over:
            table = reopen(kept, self.steady.now())
            table.opened = self.steady.now()
        else:
            table = reopen(kept, self.started)
            table.opened = self.deserted_since(code)
        return table

    def deserted_since(self, code: str) -> float:
        """From when on nobody can have been at a table that is read now, as far as this server knows."""
        if code in self.rooms:  # it was given up just now, and everybody there was disconnected
            return self.steady.now()
        return self.forgotten.pop(code, self.started)

    def close_table(self, code: str, error: Exception) -> Unavailable:
        """The error to raise for a table that cannot be read. A damaged one is closed until the server starts again."""
        if isinstance(error, Unavailable) and not isinstance(error, Damaged):
            return error
        if isinstance(error, OperationalError):
            log.error("table %s cannot be read now: %s", code, error)
            return Unavailable("table-unavailable")
        log.error("table %s is damaged and stays closed", code, exc_info=error)
        self.damaged.add(code)
        return Damaged("table-unreadable")

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
        fence, lease = self.owner.claim_new(table.row.code)
        await self.writer.commit([*writes_for(changes), *lease])
        room = self.add(table, fence)
        room.publish(ignore, None, changes)
        return room

    def add(self, table: Table, fence: Fence | None = None) -> Room:
        if time.monotonic() > self.swept + SWEPT_EVERY:
            self.sweep()
        table.bots = self.bots
        room = Room(table, self.writer, self.chooser, self.steady, self.subscribers, fence)
        self.rooms[table.row.code] = room
        room.schedule_next()
        return room

    def sweep(self) -> None:
        """Once there are many rooms, forget those that nobody uses."""
        self.swept = time.monotonic()
        if len(self.rooms) > MANY_ROOMS:
            idle = [room for room in self.rooms.values() if room.lost or room.is_idle]
            self.keep_summaries(idle)
            for room in idle:
                self.drop(room.table.row.code)

    def forget(self, code: str) -> bool:
        """Whether nobody uses the table; then it is no longer in memory."""
        room = self.rooms.get(code)
        if code in self.reading or (room is not None and not room.lost and not room.is_idle):
            return False
        self.drop(code)
        return True

    def drop(self, code: str) -> None:
        """Keep the table no longer in memory. In a match, absences count from then on, so the time is noted."""
        room = self.rooms.pop(code, None)
        if room is not None and room.table.row.status == "playing":
            self.forgotten[code] = self.steady.now()

    def keep_summaries(self, rooms: Iterable[Room]) -> None:
        """Store what lists say about the running matches in these rooms.

        Lists ask a table that is in memory. So the round is not stored with every action, which would cost a second
        row, but when the table is forgotten or the server stops.
        """
        for room in rooms:
            if room.table.row.status == "playing" and not room.lost:
                summary = write_summary(room.table.row.code, room.table.summary())
                self.writer.put([summary], lambda _: None, room.fence)  # the writer logs what fails

    async def delete(self, code: str) -> None:
        """Delete a table with its matches and its chat. Whoever is there loses the connection."""
        self.close_room(code)
        await self.writer.commit(delete_table(code))
        if code in self.reading:
            await asyncio.wait([self.reading[code]])
        self.close_room(code)  # somebody may have opened it just before it was deleted
        self.damaged.discard(code)
        self.tell_deleted([code])

    def tell_deleted(self, codes: Sequence[str]) -> None:
        for call in self.when_deleted:
            call(codes)

    def check_leases(self, held: Mapping[str, int]) -> None:
        """Give up the rooms of tables that another node has taken meanwhile; `held` are the fences that are good."""
        for code, room in self.rooms.items():
            if room.fence is not None and not room.lost and held.get(code) != room.fence.number:
                log.warning("table %s was taken over by another node", code, extra={"table": code})
                room.give_up()

    def close_room(self, code: str) -> None:
        room = self.rooms.pop(code, None)
        if room is not None:
            room.close()

    def send_everybody_on(self) -> None:
        """Drop every connection; whoever connects again goes on at another node."""
        for room in self.rooms.values():
            room.close()

    def close(self) -> None:
        self.keep_summaries(self.rooms.values())
        self.send_everybody_on()
