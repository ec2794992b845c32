"""Wakes tables that sleep in the database since the server started, when a bot has to decide or a clock rings.

Tables for which somebody comes are opened by `rooms` at once. The others are woken a few at a time, so that thousands
of bots and clocks that are due at the same moment do not keep people waiting.
"""

import asyncio
import heapq
import logging
from collections.abc import Awaitable, Callable

from leadlight.server.cluster.ownership import Elsewhere
from leadlight.server.errors import Damaged, Unavailable
from leadlight.server.rooms import Rooms
from leadlight.server.tables.model import SleepingTable
from leadlight.server.tables.playing import run_out
from leadlight.server.tables.table import Table
from leadlight.server.tables.wake_time import find_wake_time

AT_ONCE = 4  # tables that are being woken, until their bots have decided
RETRY_SECONDS = 60.0  # after the database could not be read

log = logging.getLogger(__name__)


class Waker:
    """`read` finds the tables that sleep, `delay` says by how much later than due this server wakes one of them.

    With `at_once` tables whose clock runs are woken before it rings, because clocks are exact only in memory.
    """

    def __init__(
        self,
        rooms: Rooms,
        read: Callable[[], Awaitable[list[SleepingTable]]] | None = None,
        delay: Callable[[str], float] = lambda _: 0.0,
        *,
        at_once: bool = False,
    ) -> None:
        self.rooms = rooms
        self.read = read or rooms.repository.read_sleeping
        self.delay = delay
        self.at_once = at_once
        self.alarms: list[tuple[float, str]] = []  # a heap
        self.slots = asyncio.Semaphore(AT_ONCE)
        self.tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Wake every table when it is due; returns when none is left."""
        await self.read_alarms()
        while self.alarms:
            await asyncio.sleep(max(0.0, self.alarms[0][0] - self.rooms.steady.now()))
            await self.wake_due()
            if not self.alarms and self.tasks:
                await asyncio.wait(self.tasks)  # one that fails sets another alarm

    async def read_alarms(self) -> None:
        for sleeping in await self.read():
            due = self.find_due(sleeping)
            if due is not None:
                code = sleeping.row.code
                wait = self.delay(code)
                self.alarms.append((max(due, self.rooms.steady.now()) + wait if wait else due, code))
        heapq.heapify(self.alarms)

    def find_due(self, sleeping: SleepingTable) -> float | None:
        """When to wake the table. One with a damaged entry is due at once: opening it tells what is wrong."""
        try:
            due = find_wake_time(sleeping, self.rooms.started)
        except (ValueError, IndexError):
            return self.rooms.started
        return self.rooms.started if due is not None and self.at_once else due

    async def wake_due(self) -> None:
        """Wake the tables that are due now; returns when the last of them has begun to wake."""
        while self.alarms and self.alarms[0][0] <= self.rooms.steady.now():
            await self.slots.acquire()
            task = asyncio.create_task(self.wake(heapq.heappop(self.alarms)[1]))
            self.tasks.add(task)
            task.add_done_callback(self.woken)

    def woken(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        self.slots.release()
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a table could not be woken", exc_info=error)

    async def wake(self, code: str) -> None:
        """Open the table, end the time that is over, and wait until its bots have decided."""
        try:
            room = await self.rooms.find(code)
            if room is None:
                return
            await room.ask(self.end_time)
        except (Damaged, Elsewhere):
            return
        except Unavailable:
            heapq.heappush(self.alarms, (self.rooms.steady.now() + RETRY_SECONDS, code))
            return
        if room.thinking is not None:
            await asyncio.wait([room.thinking])

    def end_time(self, table: Table) -> None:
        run_out(table, self.rooms.steady.now())

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
