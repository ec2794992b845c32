"""Computes responses in another process, so that whoever asks for something costly holds up nobody else.

Threads would not do: rules, QR codes and PDFs hold Python's lock while they compute, and the event loop waits for it.
"""

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from leadlight.bots.worker import CONTEXT, serve_owner, start_resource_tracker
from leadlight.server.errors import Unavailable
from leadlight.server.limits import Caller
from leadlight.server.open_work import OpenWork

MOST_WAITING = 16  # computations that may wait; with more, the server is busy
MOST_OF_GUEST = 4  # of them
BUSY_SECONDS = 5  # after which it is worth asking again
CACHE_BYTES = 32 * 1024 * 1024

NOBODY = Caller(None, "")  # asked for by the server, or already counted

Work = Callable[..., bytes]


class ProcessPool:
    """One process of low priority, which starts when it is first needed, and a cache of what it computed.

    Work is a function of a module, whose arguments and result can be pickled. A `LeadlightError` that it raises is
    raised here.
    """

    def __init__(self) -> None:
        self.executor: Executor | None = None
        self.waiting: dict[Hashable, asyncio.Task[bytes]] = {}
        self.open = OpenWork(MOST_WAITING, MOST_OF_GUEST, BUSY_SECONDS)
        self.cache: dict[Hashable, bytes] = {}  # the one used longest ago comes first
        self.cached_bytes = 0

    async def compute(
        self, key: Hashable, work: Work, *given: Any, caller: Caller = NOBODY, keep: bool = True
    ) -> bytes:
        """The result of the work, computed once for all who ask with an equal key, at the same time or later.

        With `keep=False` it is forgotten as soon as those who wait have it: nobody will ask again.
        Raises `TooMany` when too much is waiting, for the caller or for all, and `Unavailable` when the process dies.
        """
        if key in self.cache:
            self.cache[key] = self.cache.pop(key)
            return self.cache[key]
        if key not in self.waiting:
            self.open.begin(caller)
            task = self.waiting[key] = asyncio.create_task(self.run(key, work, *given, keep=keep))
            task.add_done_callback(lambda _: self.forget(key, caller))
        return await asyncio.shield(self.waiting[key])  # whoever leaves does not take it from those who wait too

    def forget(self, key: Hashable, caller: Caller) -> None:
        """It has been computed, or has failed."""
        del self.waiting[key]
        self.open.end(caller)

    async def run(self, key: Hashable, work: Work, *given: Any, keep: bool) -> bytes:
        executor = self.executor = self.executor or open_executor()
        try:
            result = await asyncio.get_running_loop().run_in_executor(executor, work, *given)
        except BrokenProcessPool:
            if self.executor is executor:
                self.executor = None  # the next one who asks starts another
            raise Unavailable("server-failed") from None
        if keep:
            self.store(key, result)
        return result

    def store(self, key: Hashable, result: bytes) -> None:
        self.cache[key] = result
        self.cached_bytes += len(result)
        while self.cached_bytes > CACHE_BYTES:
            self.cached_bytes -= len(self.cache.pop(next(iter(self.cache))))

    def stop(self) -> None:
        """End the process once it has done what it is doing."""
        if self.executor is not None:
            self.executor.shutdown(cancel_futures=True)
            self.executor = None


def open_executor() -> ProcessPoolExecutor:
    start_resource_tracker()
    return ProcessPoolExecutor(1, mp_context=CONTEXT, initializer=serve_owner)
