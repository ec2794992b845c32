"""One task writes for everybody: whatever waits is committed together, and only then does anybody hear of it.

A batch crosses to the writer's thread once and is written there: a crossing for each statement cost more than the
statements themselves.
"""

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, Executable

from leadlight.server.errors import Unavailable

LARGEST_BATCH = 512

log = logging.getLogger(__name__)


class Write(NamedTuple):
    """A statement and the rows it runs with."""

    statement: Executable
    rows: list[dict[str, Any]]


class Unit(NamedTuple):
    """Writes that stand or fall together, and who waits for them."""

    writes: Sequence[Write]
    done: asyncio.Future[None]


class Writer:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, "writer")
        self.queue: asyncio.Queue[Unit] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """Write what waits, then end."""
        await self.queue.join()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self.thread.shutdown()
        self.engine.dispose()

    async def commit(self, writes: Sequence[Write]) -> None:
        """Returns when the writes are on the disk; `Unavailable` when they are not and never will be."""
        done = asyncio.get_running_loop().create_future()
        self.queue.put_nowait(Unit(writes, done))
        await done

    async def run(self) -> None:
        while True:
            units = [await self.queue.get()]
            while not self.queue.empty() and len(units) < LARGEST_BATCH:
                units.append(self.queue.get_nowait())
            await self.write(units)
            for _ in units:
                self.queue.task_done()

    async def write(self, units: list[Unit]) -> None:
        """All in one transaction; when that fails, each alone, so that one bad unit harms no other."""
        try:
            writes = [write for unit in units for write in unit.writes]
            await asyncio.get_running_loop().run_in_executor(self.thread, self.transact, writes)
        except Exception as error:  # whatever it is, who waits must hear of it, and the next must be served
            if len(units) > 1:
                for unit in units:
                    await self.write([unit])
            else:
                refuse(units[0], error)
            return
        for unit in units:
            if not unit.done.done():
                unit.done.set_result(None)

    def transact(self, writes: Sequence[Write]) -> None:
        with self.engine.begin() as connection:
            execute(connection, writes)


def refuse(unit: Unit, error: Exception) -> None:
    log.error("the database refused a write", exc_info=error)
    if not unit.done.done():
        unit.done.set_exception(Unavailable("storage-failed"))


def execute(connection: Connection, writes: Sequence[Write]) -> None:
    """Neighbours with the same statement run as one."""
    start = 0
    while start < len(writes):
        end = start
        rows: list[dict[str, Any]] = []
        while end < len(writes) and writes[end].statement is writes[start].statement:
            rows += writes[end].rows
            end += 1
        connection.execute(writes[start].statement, rows)
        start = end
