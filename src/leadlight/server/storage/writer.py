"""One thread writes for everybody: whatever waits is committed in one transaction, and only then is anybody told.

A batch crosses to the writer's thread once and comes back once: a crossing for each statement cost more than the
statements themselves, and a task and futures for each batch an eighth of its commit. After a large batch the writer
pauses, so that the next batch is large too. Where many play, a commit serves more of them; where few play, nobody
waits.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby
from queue import SimpleQueue
from threading import Thread
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
        self.loop: asyncio.AbstractEventLoop | None = None  # set once the writer has started
        self.waiting: list[Unit] = []
        self.is_writing = False  # from when a batch is due until it is committed and the pause after it is over
        self.batches: SimpleQueue[list[Unit] | None] = SimpleQueue()  # for the thread; None ends it
        self.thread: Thread | None = None
        self.connection: PoolProxiedConnection | None = None  # for the writer's thread alone
        self.prepared: dict[UpdateBase, Prepared] = {}

    def start(self) -> None:
        """Write from now on, also what waits already."""
        self.loop = asyncio.get_running_loop()
        self.thread = Thread(target=self.serve, args=(self.loop,), name="writer", daemon=True)
        self.thread.start()
        self.begin_batch()

    async def stop(self) -> None:
        """Write what waits, then end."""
        await self.commit([])
        self.batches.put(None)
        if self.thread is not None:
            await asyncio.to_thread(self.thread.join)
        self.engine.dispose()

    async def commit(self, writes: Sequence[Write]) -> None:
        """Returns when the writes are on the disk; `Unavailable` when they are not and never will be."""
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.put(writes, partial(resolve, kept, None))
        await kept

    def put(self, writes: Sequence[Write], done: WhenKept) -> None:
        """Write these soon, together with whatever else comes in the same moment."""
        self.waiting.append(Unit(writes, done))
        if self.loop is not None and not self.is_writing:
            self.is_writing = True
            self.loop.call_soon(self.begin_batch)

    def begin_batch(self) -> None:
        """Hand what waits to the thread, if anything does."""
        units, self.waiting = self.waiting[:LARGEST_BATCH], self.waiting[LARGEST_BATCH:]
        self.is_writing = bool(units)
        if units:
            self.batches.put(units)

    def end_batch(self, units: list[Unit], errors: list[Exception | None]) -> None:
        """Tell everybody what became of their writes, and go on."""
        assert self.loop is not None
        for unit, error in zip(units, errors, strict=True):
            report(unit, error)
        if len(units) >= MANY:
            self.loop.call_later(PAUSE, self.begin_batch)
        else:
            self.begin_batch()

    def serve(self, loop: asyncio.AbstractEventLoop) -> None:
        """The work of the thread: write batch after batch."""
        while (units := self.batches.get()) is not None:
            loop.call_soon_threadsafe(self.end_batch, units, self.write(units))
        if self.connection is not None:
            self.connection.close()

    def write(self, units: list[Unit]) -> list[Exception | None]:
        """Write all in one transaction; when that fails, each alone, so that one bad unit harms no other.

        Returns for each unit why it could not be written, or None.
        """
        try:
            self.transact([write for unit in units for write in unit.writes])
        except Exception as error:  # whatever it is, the units must be told, and the next batch served
            return [error] if len(units) == 1 else [self.write([unit])[0] for unit in units]
        return [None] * len(units)

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

    def prepare(self, statement: UpdateBase) -> Prepared:
        """The statement as the driver takes it, compiled once: compiling it for every row cost more than running it."""
        if statement not in self.prepared:
            compiled = statement.compile(dialect=self.engine.dialect)
            assert compiled.positiontup is not None
            self.prepared[statement] = Prepared(str(compiled), tuple(compiled.positiontup))
        return self.prepared[statement]


def report(unit: Unit, error: Exception | None) -> None:
    """Call back. When that fails it is logged, so that the others of the batch are still called."""
    if error is not None:
        log.error("the database refused a write", exc_info=error)
    try:
        unit.done(Unavailable("storage-failed") if error is not None else None)
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
