"""Runs bots in separate processes, so that a slow or broken bot blocks no event loop and stops no match.

A bot is late when it has not answered within its budget's seconds (`UNTIMED_SECONDS` without any) and a grace. If a
bot is late, crashes, dies or chooses an illegal action, the stand-in decides instead; if that fails too, any legal
action is taken. The answer says what happened.
"""

import asyncio
import atexit
import logging
import pickle
import queue
import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import wait

from leadlight.bots.answer import Answer, Failing, Failure, Request
from leadlight.bots.finding import STAND_IN
from leadlight.bots.spec import parse_spec
from leadlight.bots.worker import (
    CONTEXT,
    Chosen,
    Crashed,
    Loaded,
    Question,
    Reported,
    Worker,
    start_resource_tracker,
)
from leadlight.core.chance import Rng
from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Progress, ignore

GRACE_SECONDS = 3.0  # after the budget's seconds
UNTIMED_SECONDS = 10.0  # for a bot whose spec gives no time
STAND_IN_SECONDS = 10.0
LOADING_SECONDS = 30.0  # for starting a process and importing the bot, before its first decision
CANCEL_SECONDS = 1.0  # for a bot to notice that nobody needs its answer

log = logging.getLogger(__name__)


@dataclass(eq=False)
class Job:
    """A request that a worker is busy with."""

    number: int
    request: Request
    worker: Worker
    deadline: float
    is_loaded: bool = False
    is_cancelled: bool = False


class BotPool:
    """Thinks about several decisions at once. Its processes start when they are needed, and end with their owner.

    One process more than `workers` is kept for the stand-in, which therefore never waits for a bot that is stuck.
    A thread of the pool does the bookkeeping: it alone calls the methods from `run` on.
    """

    def __init__(self, workers: int = 1, *, quiet: bool = False, grace: float = GRACE_SECONDS) -> None:
        self.size = workers + 1
        self.quiet = quiet  # discard what bots print
        self.grace = grace
        self.arrivals: queue.SimpleQueue[Request] = queue.SimpleQueue()
        self.thread: threading.Thread | None = None
        self.starting = threading.Lock()
        self.stopping = False
        self.waiting: list[Request] = []
        self.idle: list[Worker] = []
        self.jobs: list[Job] = []
        self.asked = 0

    async def choose(self, bot: str, perspective: Perspective) -> Answer:
        """The bot's answer. Cancelling the waiting task also cancels the bot."""
        return await asyncio.wrap_future(self.submit(bot, perspective))

    def submit(
        self, bot: str, perspective: Perspective, seed: int | None = None, listener: Callable[[Progress], None] = ignore
    ) -> "Future[Answer]":
        """The future answer, which may be cancelled. The listener is called in the pool's thread and must be quick."""
        seed = secrets.randbits(63) if seed is None else seed
        request = Request(bot, perspective, seed, listener)
        self.start()
        request.future.add_done_callback(self.wake_if_cancelled)
        self.arrivals.put(request)
        self.wake()
        return request.future

    def start(self) -> None:
        with self.starting:
            if self.thread is None or not self.thread.is_alive():
                self.stopping = False
                start_resource_tracker()
                self.alarm, self.bell = CONTEXT.Pipe(duplex=False)
                self.thread = threading.Thread(target=self.run, name="leadlight bot pool", daemon=True)
                self.thread.start()
                atexit.register(self.stop)

    def stop(self) -> None:
        """Kill every process; futures that are still pending are cancelled."""
        with self.starting:
            if self.thread is not None:
                self.stopping = True
                self.wake()
                self.thread.join()
                self.thread = None
                atexit.unregister(self.stop)

    def wake(self) -> None:
        """Make the pool's thread check for work."""
        with suppress(OSError):  # it has ended meanwhile
            self.bell.send_bytes(b"!")

    def wake_if_cancelled(self, future: "Future[Answer]") -> None:
        if future.cancelled():
            self.wake()

    def run(self) -> None:
        try:
            while not self.stopping:
                self.receive()
                self.notice_cancelled()
                self.notice_late()
                self.dispatch()
                self.wait()
        finally:
            self.close()

    def wait(self) -> None:
        """Wait until there is a request, a worker replies or the next deadline passes."""
        deadline = min((job.deadline for job in self.jobs), default=None)
        patience = None if deadline is None else max(0.0, deadline - time.monotonic())
        jobs, idle = list(self.jobs), list(self.idle)
        workers = [*(job.worker for job in jobs), *idle]
        ready = wait([self.alarm, *(worker.connection for worker in workers)], patience)
        if self.alarm in ready:
            self.alarm.recv_bytes()
        for job in jobs:
            if job.worker.connection in ready:
                self.listen(job)
        for worker in idle:
            if worker.connection in ready:
                self.discard(worker)

    def receive(self) -> None:
        while not self.arrivals.empty():
            self.waiting.append(self.arrivals.get())

    def dispatch(self) -> None:
        while (request := self.next_request()) is not None:
            self.waiting.remove(request)
            self.begin(request)

    def next_request(self) -> Request | None:
        """The oldest request. The last free worker is reserved for the stand-in."""
        free = self.size - len(self.jobs)
        if free > 1:
            return next(iter(self.waiting), None)
        return next((request for request in self.waiting if free == 1 and request.bot == STAND_IN), None)

    def begin(self, request: Request) -> None:
        try:
            reports = request.listener is not ignore  # a search reports often, and every report wakes this thread
            question = Question(self.asked, request.bot, pickle.dumps(request.perspective), request.seed, reports)
            worker = self.idle.pop() if self.idle else Worker(quiet=self.quiet)
        except Exception as error:  # a game that cannot travel, or no room for a process
            self.fall_back(request, "crashed", repr(error))
            return
        self.asked += 1
        self.jobs.append(Job(question.number, request, worker, time.monotonic() + LOADING_SECONDS))
        with suppress(OSError):  # it has ended, which `listen` will notice
            worker.ask(question)

    def listen(self, job: Job) -> None:
        reply = job.worker.read()
        if reply is None:
            self.fail(job, "killed")
        elif reply.number != job.number:
            return
        elif isinstance(reply, Loaded):
            job.is_loaded = True
            job.deadline = time.monotonic() + (CANCEL_SECONDS if job.is_cancelled else self.allowance(job.request.bot))
        elif isinstance(reply, Reported):
            self.report(job.request, reply.progress)
        elif isinstance(reply, Crashed):
            self.fail(job, "crashed", reply.trace)
        else:
            self.check(job, reply)

    def report(self, request: Request, progress: Progress) -> None:
        try:
            request.listener(progress)
        except Exception:
            log.exception("a listener to the bot %s failed", request.bot)

    def allowance(self, bot: str) -> float:
        if bot == STAND_IN:
            return STAND_IN_SECONDS
        seconds = parse_spec(bot).budget.seconds
        return (UNTIMED_SECONDS if seconds is None else seconds) + self.grace

    def check(self, job: Job, reply: Chosen) -> None:
        if job.is_cancelled or reply.action in job.request.perspective.legal_actions():
            self.release(job)
            self.resolve(job.request, reply.action)
        else:
            self.fail(job, "illegal", str(reply.action))

    def notice_late(self) -> None:
        now = time.monotonic()
        for job in [job for job in self.jobs if job.deadline <= now]:
            self.fail(job, "late")

    def notice_cancelled(self) -> None:
        self.waiting = [request for request in self.waiting if not request.future.done()]
        for job in self.jobs:
            if job.request.future.done() and not job.is_cancelled:
                job.is_cancelled = True
                job.worker.cancel(job.number)
                if job.is_loaded:
                    job.deadline = time.monotonic() + CANCEL_SECONDS

    def fail(self, job: Job, kind: Failing, details: str = "") -> None:
        self.release(job, ended=kind in ("late", "killed"))
        if not job.is_cancelled:
            self.fall_back(job.request, kind, details)

    def fall_back(self, request: Request, kind: Failing, details: str) -> None:
        """Let the stand-in answer before all waiting requests; if it has failed too, take any legal action."""
        request.failures.append(Failure(request.bot, kind, details))
        if request.bot == STAND_IN:
            self.resolve(request, Rng(request.seed).pick(request.perspective.legal_actions()))
        else:
            request.bot = STAND_IN
            self.waiting.insert(0, request)

    def release(self, job: Job, *, ended: bool = False) -> None:
        self.jobs.remove(job)
        if ended:
            job.worker.kill()
        else:
            self.idle.append(job.worker)

    def discard(self, worker: Worker) -> None:
        """Remove an idle worker that sent something: an idle worker does so only when its process has ended."""
        self.idle.remove(worker)
        worker.kill()

    def resolve(self, request: Request, action: int) -> None:
        if request.future.set_running_or_notify_cancel():
            request.future.set_result(Answer(action, tuple(request.failures)))

    def close(self) -> None:
        self.receive()
        for request in [*self.waiting, *(job.request for job in self.jobs)]:
            request.future.cancel()
        for worker in [*self.idle, *(job.worker for job in self.jobs)]:
            worker.kill()
        self.waiting, self.idle, self.jobs = [], [], []
        self.alarm.close()
        self.bell.close()
