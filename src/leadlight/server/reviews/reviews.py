"""The reviews of a server: each is computed once, a few at a time, and kept. Whoever asks next waits too."""

import asyncio
import logging
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from leadlight.server.errors import TooMany, Unavailable
from leadlight.server.review_models import ReviewState
from leadlight.server.reviews.claims import Claims, Elsewhere, OnlyServer
from leadlight.server.reviews.order import Order
from leadlight.server.reviews.process import Compute, ReviewFailed, compute_in_process
from leadlight.server.settings import Settings
from leadlight.server.steady_clock import SteadyClock
from leadlight.server.storage.review_repository import ReviewRepository, claim_review, write_review
from leadlight.server.storage.writer import Writer

MOST_WAITING = 40  # reviews; with more, the server is busy
MOST_OF_GUEST = 3  # reviews that one guest may wait for
MOST_OF_NETWORK = MOST_WAITING // 2  # reviews that the guests of one network asked for
BUSY_SECONDS = 60  # after which it is worth asking again
FAILURES_KEPT = 100
FOLLOW_SECONDS = 1.0  # between two looks at a review that another node computes

log = logging.getLogger(__name__)


@dataclass(eq=False)
class Job:
    """A review under way. It goes on while anybody waits for it."""

    order: Order
    network: str = ""  # of whoever asked first
    guests: set[str] = field(default_factory=set)
    share: float = 0.0
    part: bytes | None = None  # what is known so far, as JSON
    is_running: bool = False
    elsewhere: Elsewhere | None = None  # how far it is, where another node computes it
    task: asyncio.Task[None] | None = None


class Progress(NamedTuple):
    """How far a review is: its place in the queue, counted from 1, or the share of it that is done, from 0 to 1."""

    state: ReviewState
    place: int = 0
    share: float = 0.0
    asked: bool = False  # by the guest who wants to know
    review: bytes | None = None  # as JSON, as far as it is known


class Reviews:
    """`compute` makes a review, by default in a process of this machine; `claims` keeps other nodes from making it."""

    def __init__(
        self,
        repository: ReviewRepository,
        writer: Writer,
        steady: SteadyClock,
        settings: Settings,
        compute: Compute = compute_in_process,
        claims: Claims | None = None,
    ) -> None:
        self.repository = repository
        self.writer = writer
        self.steady = steady
        self.at_once = settings.reviews_at_once
        self.moved = asyncio.Condition()  # somebody in the queue has another place
        self.processes = settings.review_processes
        self.compute = compute
        self.claims = claims or OnlyServer()
        self.jobs: dict[str, Job] = {}  # by key, in the order in which they were asked for
        self.failed: dict[str, None] = {}  # keys, the oldest first
        self.made = 0

    async def look(self, key: str, guest: str, match: str | None = None) -> Progress:
        """How far the review with this key is. `match` is the one that it is known to be of."""
        job = self.jobs.get(key)
        if job is not None:
            return self.progress(job, guest)
        stored = await self.repository.find(key)
        if stored is None:
            return Progress("failed" if key in self.failed else "none")
        if stored.match is None and match is not None:
            await self.writer.commit(claim_review(key, match))
        return Progress("done", share=1.0, review=stored.body)

    def progress(self, job: Job, guest: str) -> Progress:
        asked = guest in job.guests
        if job.elsewhere is not None:
            state: ReviewState = "computing" if job.elsewhere.place == 0 else "waiting"
            return Progress(state, job.elsewhere.place, job.elsewhere.share, asked)
        if job.is_running:
            return Progress("computing", 0, job.share, asked, job.part)
        return Progress("waiting", self.place(job), 0.0, asked)

    def place(self, job: Job) -> int:
        """In the queue, counted from 1; 0 for one that is being computed."""
        waiting = [each for each in self.jobs.values() if not each.is_running and each.elsewhere is None]
        return waiting.index(job) + 1 if job in waiting else 0

    def is_known(self, key: str) -> bool:
        """Whether the review is under way, so that asking for it costs nothing."""
        return key in self.jobs

    def ask(self, order: Order, guest: str, network: str = "") -> None:
        """Have the review computed, or wait for it with those who asked before.

        Raises `TooMany` when too much is waiting, for this guest, for this network or for all.
        """
        job = self.jobs.get(order.key)
        if job is None:
            self.require_room(guest, network)
            job = self.jobs[order.key] = Job(order, network)
            self.failed.pop(order.key, None)
            job.task = asyncio.create_task(self.carry_out(job))
        job.guests.add(guest)

    def require_room(self, guest: str, network: str = "") -> None:
        if sum(guest in job.guests for job in self.jobs.values()) >= MOST_OF_GUEST:
            raise TooMany("reviews-waiting", count=MOST_OF_GUEST, seconds=BUSY_SECONDS)
        shared = sum(job.network == network for job in self.jobs.values()) if network else 0
        if len(self.jobs) >= MOST_WAITING or shared >= MOST_OF_NETWORK:
            raise TooMany("server-busy", seconds=BUSY_SECONDS)

    async def cancel(self, key: str, guest: str) -> None:
        """The guest does not wait any more. When nobody does, the review ends."""
        job = self.jobs.get(key)
        if job is None or guest not in job.guests:
            return
        job.guests.discard(guest)
        if not job.guests and not (job.elsewhere is None and await self.claims.is_awaited(key)):
            await self.drop(job)

    async def drop(self, job: Job) -> None:
        if job.guests or self.jobs.get(job.order.key) is not job:
            return  # somebody asked meanwhile, or it has just ended
        assert job.task is not None
        job.task.cancel()
        await asyncio.gather(job.task, return_exceptions=True)

    async def carry_out(self, job: Job) -> None:
        """From being asked for until it is stored, here or by another node."""
        key = job.order.key
        try:
            if not await self.is_made_elsewhere(job):
                await self.await_turn(job)
                await self.make(job)
        except ReviewFailed as failure:
            self.fail(key, failure.trace)
        except Unavailable as failure:
            self.fail(key, str(failure))
        finally:
            del self.jobs[key]
            await self.move_on()
            if job.elsewhere is None:
                await self.claims.give_back(key)

    async def await_turn(self, job: Job) -> None:
        """Wait until the review is the first of the queue and another one may be computed."""
        async with self.moved:
            await self.moved.wait_for(lambda: self.place(job) == 1 and self.count_running() < self.at_once)
            job.is_running = True
            self.moved.notify_all()

    async def move_on(self) -> None:
        async with self.moved:
            self.moved.notify_all()

    def count_running(self) -> int:
        return sum(job.is_running for job in self.jobs.values())

    async def is_made_elsewhere(self, job: Job) -> bool:
        """False once this node may make the review; until then, follow the one that does."""
        key = job.order.key
        while not await self.claims.take(key):
            job.elsewhere = await self.claims.look(key) or job.elsewhere or Elsewhere(1)
            await self.move_on()
            await asyncio.sleep(FOLLOW_SECONDS)
            if await self.repository.find(key) is not None:
                return True
        job.elsewhere = None
        return False

    async def make(self, job: Job) -> None:
        """Compute the review and store it, unless another node has just done so."""

        def report(share: float, part: bytes | None = None) -> None:
            job.share, job.part = share, part or job.part

        order = job.order
        if await self.repository.find(order.key) is None:
            made = await self.compute(msgspec.structs.replace(order, processes=self.processes), report)
            self.made += 1
            writes = write_review(order.key, order.match, self.steady.now(), made.review, made.summary)
            await self.writer.commit(writes)

    def fail(self, key: str, trace: str) -> None:
        log.error("a review failed: %s", trace)
        self.failed[key] = None
        if len(self.failed) > FAILURES_KEPT:
            del self.failed[next(iter(self.failed))]

    async def run(self) -> None:
        """Keep what this node claims, where there are others."""
        while True:
            for job in [job for job in self.jobs.values() if job.elsewhere is None]:
                await self.claims.hold(job.order.key, Elsewhere(self.place(job), job.share))
            await asyncio.sleep(FOLLOW_SECONDS)

    async def stop(self) -> None:
        """End whatever is under way; it is computed anew when somebody asks again."""
        tasks = [job.task for job in self.jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
