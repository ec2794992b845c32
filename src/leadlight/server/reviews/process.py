"""The process in which one review is computed, and how its owner follows it. It is killed when nobody wants it."""

import asyncio
import os
import threading
import traceback
from collections.abc import Callable, Coroutine
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from leadlight.bots.worker import CONTEXT, LONGEST_TRACE, serve_owner, start_resource_tracker
from leadlight.server.errors import Unavailable
from leadlight.server.reviews.order import Order
from leadlight.server.reviews.replies import REPLIES, AnyReply, Crashed, Finished, Report, Reported, Work

LOWEST_PRIORITY = 19  # as `nice` counts: bots, on whom people wait, come before
REPORT_STEP = 0.005  # share of the work between two reports


class ReviewFailed(Unavailable):
    """The process that computed a review crashed or was killed; `trace` says where, for the log."""

    def __init__(self, trace: str) -> None:
        super().__init__("server-failed")
        self.trace = trace


# How a review is computed; cancelling ends it.
Compute = Callable[[Order, Report], Coroutine[Any, Any, Finished]]


def review(order: Order, report: Report) -> Finished:
    """What the process does by default. Only there the bots are loaded."""
    from leadlight.server.reviews.work import review_order

    return review_order(order, report)


async def compute_in_process(order: Order, report: Report, work: Work = review) -> Finished:
    """The review; `report` is told from time to time how far it is. Raises `ReviewFailed`."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[Finished] = loop.create_future()
    computing = Computing(order, work)

    def follow(reply: AnyReply) -> None:
        loop.call_soon_threadsafe(hear, answer, report, reply)

    threading.Thread(target=computing.run, args=(follow,), name="leadlight review", daemon=True).start()
    try:
        return await answer
    finally:
        computing.stop()


def hear(answer: "asyncio.Future[Finished]", report: Report, reply: AnyReply) -> None:
    if answer.done():
        return
    if isinstance(reply, Reported):
        report(reply.share, reply.part)
    elif isinstance(reply, Finished):
        answer.set_result(reply)
    else:
        answer.set_exception(ReviewFailed(reply.trace))


class Computing:
    """The owner's handle. Starting a process takes a while, so a thread does it, and then waits for its replies."""

    def __init__(self, order: Order, work: Work) -> None:
        self.given = (order, work)
        self.lock = threading.Lock()
        self.process: Any = None
        self.stopped = False

    def run(self, follow: Callable[[AnyReply], None]) -> None:
        ours, theirs = CONTEXT.Pipe(duplex=False)
        with ours, suppress(RuntimeError):  # the event loop ended before the process did
            if self.start(theirs):
                self.listen(ours, follow)
                self.process.join()

    def start(self, theirs: "Connection[Any, Any]") -> bool:
        with theirs, self.lock:
            if self.stopped:
                return False
            start_resource_tracker()
            self.process = CONTEXT.Process(target=answer_order, args=(theirs, *self.given), name="leadlight review")
            self.process.start()
            return True

    def listen(self, ours: "Connection[Any, Any]", follow: Callable[[AnyReply], None]) -> None:
        reply: AnyReply = Reported(0.0, None)
        while isinstance(reply, Reported):
            try:
                reply = REPLIES.decode(ours.recv_bytes())
            except (EOFError, OSError, msgspec.MsgspecError):
                reply = Crashed("the process ended")
            follow(reply)

    def stop(self) -> None:
        with self.lock:
            self.stopped = True
            if self.process is not None and self.process.is_alive():
                self.process.kill()


def answer_order(connection: "Connection[Any, Any]", order: Order, work: Work) -> None:
    """The main function of the process."""
    serve_owner()
    if hasattr(os, "nice"):
        os.nice(LOWEST_PRIORITY - os.nice(0))
    teller = Teller(connection)
    try:
        teller.send(work(order, teller.report))
    except Exception:
        teller.send(Crashed(traceback.format_exc()[-LONGEST_TRACE:]))


class Teller:
    """Sends replies; of reports only those that say something new."""

    def __init__(self, connection: "Connection[Any, Any]") -> None:
        self.connection = connection
        self.told = 0.0

    def report(self, share: float, part: bytes | None = None) -> None:
        if part is not None or share >= self.told + REPORT_STEP:
            self.told = share
            self.send(Reported(share, part))

    def send(self, reply: AnyReply) -> None:
        self.connection.send_bytes(msgspec.msgpack.encode(reply))
