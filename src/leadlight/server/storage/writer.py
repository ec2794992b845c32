"""One thread writes for everybody: whatever waits is committed in one transaction, and only then is anybody told.

A batch crosses to the writer's thread once and comes back once: a crossing for each statement cost more than the
statements themselves, and a task and futures for each batch an eighth of its commit. After a large batch the writer
pauses, so that the next batch is large too. Where many play, a commit serves more of them; where few play, nobody
waits.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple, TypeVar

from sqlalchemy import Engine

from leadlight.server.durations import Durations
from leadlight.server.errors import Unavailable
from leadlight.server.storage.leases import Fence, LeaseLost
from leadlight.server.storage.transactions import Write, open_transactions

LARGEST_BATCH = 512
MANY = 4  # units in a batch: then more are on their way
PAUSE = 0.005  # seconds

log = logging.getLogger(__name__)
T = TypeVar("T")


# Called once the writes are on the disk, or with why they are not and never will be.
WhenKept = Callable[[Unavailable | None], None]


class Unit(NamedTuple):
    """Writes that are kept or refused together, and whom to call then.

    Those of a table that a node holds by a lease come with its fence, and are refused once another node has taken it.
    """

    writes: Sequence[Write]
    done: WhenKept
    fence: Fence | None


class Writer:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.loop: asyncio.AbstractEventLoop | None = None  # set once the writer has started
        self.waiting: list[Unit] = []
        self.is_writing = False  # from when a batch is due until it is committed and the pause after it is over
        self.batches: SimpleQueue[list[Unit] | None] = SimpleQueue()  # for the thread; None ends it
        self.thread: Thread | None = None
        self.transactions = open_transactions(engine)  # for the writer's thread alone
        self.seconds = Durations()  # of its transactions
        self.units = self.failures = self.lost = 0  # those written, those refused, and of these for want of a lease

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

    async def commit(self, writes: Sequence[Write], fence: Fence | None = None) -> None:
        """Returns when the writes are on the disk; `Unavailable` when they are not and never will be."""
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.put(writes, partial(resolve, kept, None), fence)
        await kept

    def put(self, writes: Sequence[Write], done: WhenKept, fence: Fence | None = None) -> None:
        """Write these soon, together with whatever else comes in the same moment."""
        self.waiting.append(Unit(writes, done, fence))
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
        self.units += len(units)
        for unit, error in zip(units, errors, strict=True):
            if error is not None:
                self.failures += 1
                self.lost += isinstance(error, LeaseLost)
            report(unit, error)
        if len(units) >= MANY:
            self.loop.call_later(PAUSE, self.begin_batch)
        else:
            self.begin_batch()

    def serve(self, loop: asyncio.AbstractEventLoop) -> None:
        """The work of the thread: write batch after batch."""
        while (units := self.batches.get()) is not None:
            begun = time.perf_counter()
            errors = self.write(units)
            self.seconds.observe(time.perf_counter() - begun)
            loop.call_soon_threadsafe(self.end_batch, units, errors)
        self.transactions.close()

    def write(self, units: list[Unit]) -> list[Exception | None]:
        """Write all in one transaction; when that fails, each alone, so that one bad unit harms no other.

        Returns for each unit why it could not be written, or None. When the database is gone, nobody waits for the
        next unit to find out as well.
        """
        writes = [write for unit in units for write in unit.writes]
        try:
            self.transactions.run(writes, [unit.fence for unit in units if unit.fence is not None])
        except Exception as error:  # whatever it is, the units must be told, and the next batch served
            if len(units) == 1 or self.transactions.is_gone(error):
                return [error] * len(units)
            return [self.write([unit])[0] for unit in units]
        return [None] * len(units)


def report(unit: Unit, error: Exception | None) -> None:
    """Call back. When that fails it is logged, so that the others of the batch are still called."""
    if isinstance(error, LeaseLost):
        log.warning("a write was refused: %s", error)
    elif error is not None:
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
