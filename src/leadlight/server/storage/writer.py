"""One task writes for everybody: whatever waits is committed together, and only then does anybody hear of it.

A batch crosses to the writer's thread once and is written there: a crossing for each statement cost more than the
statements themselves. After a large batch the writer pauses, so that the next is large too: where many play, a commit
serves more of them, and where few do, nobody waits.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import groupby
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Engine
from sqlalchemy.sql.dml import UpdateBase

from leadlight.server.errors import Unavailable

LARGEST_BATCH = 512
MANY = 4  # units in a batch that show that more are on their way
PAUSE = 0.005  # seconds

log = logging.getLogger(__name__)
T = TypeVar("T")


class Write(NamedTuple):
    """A statement and the rows it runs with."""

    statement: UpdateBase
    rows: list[dict[str, Any]]


# Called once the writes are on the disk, or with why they are not and never will be.
WhenKept = Callable[[Unavailable | None], None]


class Unit(NamedTuple):
    """Writes that stand or fall together, and who waits for them."""

    writes: Sequence[Write]
    done: WhenKept


class Prepared(NamedTuple):
    """The text of a statement, and which value goes to each of its marks."""

    sql: str
    names: tuple[str, ...]


class Writer:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, "writer")
        self.waiting: list[Unit] = []
        self.asleep: asyncio.Future[None] | None = None  # while nothing waits
        self.task: asyncio.Task[None] | None = None
        self.prepared: dict[UpdateBase, Prepared] = {}

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """Write what waits, then end."""
        await self.commit([])
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self.thread.shutdown()
        self.engine.dispose()

    async def commit(self, writes: Sequence[Write]) -> None:
        """Returns when the writes are on the disk; `Unavailable` when they are not and never will be."""
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.put(writes, partial(resolve, kept, None))
        await kept

    def put(self, writes: Sequence[Write], done: WhenKept) -> None:
        self.waiting.append(Unit(writes, done))
        if self.asleep is not None and not self.asleep.done():
            self.asleep.set_result(None)

    async def run(self) -> None:
        while True:
            if not self.waiting:
                self.asleep = asyncio.get_running_loop().create_future()
                await self.asleep
            units, self.waiting = self.waiting[:LARGEST_BATCH], self.waiting[LARGEST_BATCH:]
            await self.write(units)
            if len(units) >= MANY:
                await asyncio.sleep(PAUSE)

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
            report(unit, None)

    def transact(self, writes: Sequence[Write]) -> None:
        """Neighbours with the same statement run as one."""
        with self.engine.begin() as connection:
            for statement, same in groupby(writes, key=lambda write: write.statement):
                sql, names = self.prepare(statement)
                rows = [tuple(map(row.__getitem__, names)) for write in same for row in write.rows]
                connection.exec_driver_sql(sql, rows)

    def prepare(self, statement: UpdateBase) -> Prepared:
        """A statement as the driver takes it: building it anew for every row cost more than running it."""
        if statement not in self.prepared:
            compiled = statement.compile(dialect=self.engine.dialect)
            assert compiled.positiontup is not None
            self.prepared[statement] = Prepared(str(compiled), tuple(compiled.positiontup))
        return self.prepared[statement]


def refuse(unit: Unit, error: Exception) -> None:
    log.error("the database refused a write", exc_info=error)
    report(unit, Unavailable("storage-failed"))


def report(unit: Unit, error: Unavailable | None) -> None:
    """Whatever follows from it, the others are told too."""
    try:
        unit.done(error)
    except Exception:
        log.exception("what follows a write failed")


def resolve(waiting: asyncio.Future[T], answer: T, error: Exception | None) -> None:
    """For somebody who waits, or who has given up waiting."""
    if waiting.done():
        return
    if error is None:
        waiting.set_result(answer)
    else:
        waiting.set_exception(error)
