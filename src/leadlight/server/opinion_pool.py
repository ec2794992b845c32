"""Processes of low priority in which positions are judged. Whoever no longer waits takes their question back."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from ctypes import Array, c_byte
from typing import Any

from litestar.types import Receive

from leadlight.bots.worker import CONTEXT, serve_owner, start_resource_tracker
from leadlight.server.errors import Unavailable
from leadlight.server.limits import Caller
from leadlight.server.open_work import OpenWork

MOST_QUESTIONS = 24  # that are open at once; with more, the server is busy
MOST_OF_GUEST = 2  # of them
BUSY_SECONDS = 3  # after which it is worth asking again

Question = Callable[..., bytes]
stops: Array[c_byte] | None = None  # in a process of the pool: which questions nobody waits for


class OpinionPool:
    """Answers questions, which are functions of a module whose arguments and results can be pickled.

    The first argument of such a function is another one, which says whether nobody waits for the answer any more.
    """

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self.executor: ProcessPoolExecutor | None = None
        self.stops: Any = CONTEXT.RawArray("b", MOST_QUESTIONS)
        self.free = list(range(MOST_QUESTIONS))  # places of `stops` that no question has
        self.open = OpenWork(MOST_QUESTIONS, MOST_OF_GUEST, BUSY_SECONDS)

    async def ask(self, caller: Caller, question: Question, *given: Any) -> bytes:
        """The answer. Cancelling the task that waits cancels the question.

        Raises `TooMany` when too much is open, for the caller or for all, and `Unavailable` when the process dies.
        """
        self.open.begin(caller)
        place = self.free.pop()
        try:
            future = self.submit(place, question, *given)
        except BaseException:
            self.release(place, caller)
            raise
        loop = asyncio.get_running_loop()
        future.add_done_callback(lambda _: loop.call_soon_threadsafe(self.release, place, caller))
        return await self.wait(future, place)

    def submit(self, place: int, question: Question, *given: Any) -> "Future[bytes]":
        self.stops[place] = 0
        if self.executor is None:
            start_resource_tracker()
            self.executor = ProcessPoolExecutor(self.workers, CONTEXT, initializer=enter, initargs=(self.stops,))
        try:
            return self.executor.submit(answer, place, question, *given)
        except BrokenProcessPool:
            self.executor = None
            raise Unavailable("server-failed") from None

    async def wait(self, future: "Future[bytes]", place: int) -> bytes:
        executor = self.executor
        try:
            return await asyncio.wrap_future(future)
        except BrokenProcessPool:
            if self.executor is executor:
                self.executor = None  # the next one who asks starts another
            raise Unavailable("server-failed") from None
        except asyncio.CancelledError:
            self.stops[place] = 1
            raise

    def release(self, place: int, caller: Caller) -> None:
        self.free.append(place)
        self.open.end(caller)

    def stop(self) -> None:
        """End the processes; what they are doing is cancelled."""
        for place in range(MOST_QUESTIONS):
            self.stops[place] = 1
        if self.executor is not None:
            self.executor.shutdown(cancel_futures=True)
            self.executor = None


def enter(shared: "Array[c_byte]") -> None:
    """In a new process: remember where it is said which questions nobody waits for."""
    global stops  # noqa: PLW0603
    stops = shared
    serve_owner()


def answer(place: int, question: Question, *given: Any) -> bytes:
    """In the process: the answer to a question."""
    shared = stops
    assert shared is not None
    return question(lambda: bool(shared[place]), *given)


async def while_connected(receive: Receive, work: Awaitable[bytes]) -> bytes:
    """The result of the work, which is cancelled when whoever asked for it leaves."""
    working = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(wait_until_gone(receive))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Unavailable("server-failed")  # nobody is there to read it
        return working.result()
    finally:
        leaving.cancel()
        working.cancel()


async def wait_until_gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
