"""One task writes for everybody: whatever waits is committed in one transaction, and only then is anybody told.

A batch crosses to the writer's thread once and is written there: a crossing for each statement cost more than the
statements themselves. After a large batch the writer pauses, so that the next batch is large too. Where many play, a
commit serves more of them; where few play, nobody waits.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import groupby
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Engine, PoolProxiedConnection
from sqlalchemy.sql.dml import UpdateBase

from leadlight.server.errors import Unavailable

LARGEST_BATCH = 512
MANY = 4  # units in a batch: then more are on their way
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
    """Writes that are kept or refused together, and whom to call then."""

    writes: Sequence[Write]
    done: WhenKept


class Prepared(NamedTuple):
    """The text of a statement, and the name of the value for each of its placeholders."""

    sql: str
    names: tuple[str, ...]


class Writer:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, "writer")
        self.waiting: list[Unit] = []
        self.asleep: asyncio.Future[None] | None = None  # set while nothing waits to be written
        self.task: asyncio.Task[None] | None = None
        self.connection: PoolProxiedConnection | None = None  # for the writer's thread alone
        self.prepared: dict[UpdateBase, Prepared] = {}

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """Write what waits, then end."""
        await self.commit([])
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await asyncio.get_running_loop().run_in_executor(self.thread, self.disconnect)
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
        except Exception as error:  # whatever it is, the units must be told, and the next batch served
            if len(units) > 1:
                for unit in units:
                    await self.write([unit])
            else:
                refuse(units[0], error)
            return
        for unit in units:
            report(unit, None)

    def transact(self, writes: Sequence[Write]) -> None:
        """Write in one transaction. Neighbours with the same statement run as one.

        This talks to the driver's own connection: SQLAlchemy's took a fifth of the processor time of an action.
        """
        if self.connection is None:
            self.connection = self.engine.raw_connection()
        try:
            cursor = self.connection.cursor()
            for statement, same in groupby(writes, key=lambda write: write.statement):
                sql, names = self.prepare(statement)
                cursor.executemany(sql, [tuple(map(row.__getitem__, names)) for write in same for row in write.rows])
            self.connection.commit()
        except BaseException:
            self.connection.rollback()
            raise

    def disconnect(self) -> None:
        if self.connection is not None:
            self.connection.close()

    def prepare(self, statement: UpdateBase) -> Prepared:
        """The statement as the driver takes it, compiled once: compiling it for every row cost more than running it."""
        if statement not in self.prepared:
            compiled = statement.compile(dialect=self.engine.dialect)
            assert compiled.positiontup is not None
            self.prepared[statement] = Prepared(str(compiled), tuple(compiled.positiontup))
        return self.prepared[statement]


def refuse(unit: Unit, error: Exception) -> None:
    log.error("the database refused a write", exc_info=error)
    report(unit, Unavailable("storage-failed"))


def report(unit: Unit, error: Unavailable | None) -> None:
    """Call back. When that fails it is logged, so that the others of the batch are still called."""
    try:
        unit.done(error)
    except Exception:
        log.exception("what follows a write failed")


def resolve(waiting: asyncio.Future[T], answer: T, error: Exception | None) -> None:
    """Give the answer or the error to whoever waits; nothing happens when they have given up waiting."""
    if waiting.done():
        return
    if error is None:
        waiting.set_result(answer)
    else:
        waiting.set_exception(error)
