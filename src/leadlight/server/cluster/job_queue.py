"""The queue between nodes and workers. A job is the name of a function with plain arguments, and so is its result.

`server.worker` has the functions. Who asks waits for the result with a limit; a job whose asker is gone is not done.
"""

import asyncio
import math
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

from leadlight.core.errors import LeadlightError
from leadlight.server.cluster.bus import ASK_SECONDS
from leadlight.server.errors import Unavailable

NAME = "leadlight"
WORKERS = "leadlight:workers"  # is there while a worker is
LOOK_EVERY = 0.03  # seconds between two looks at a job that somebody waits for
AWAY_SECONDS = 0.5  # between two questions to a bus that is away
KEPT_SECONDS = 5  # for which a result is kept
TRIES = 2  # what looks for stuck jobs may take one for stuck that was begun at that very moment


def ignore(_: float) -> None:
    """Nobody wants to know how far a job is."""


class Following(NamedTuple):
    """How a job is followed that takes long: who is told the share of it that is done, how often somebody looks, and
    after how many seconds without a word from its worker it is given up; 0 for never.
    """

    report: Callable[[float], None] = ignore
    look_every: float = LOOK_EVERY
    silent_seconds: int = 0


UNFOLLOWED = Following()


def open_queue(url: str) -> Any:
    try:
        from redis.asyncio import Redis
        from redis.exceptions import RedisError
        from saq.queue.redis import RedisQueue
    except ImportError:
        raise LeadlightError("cluster-missing") from None

    class PatientQueue(RedisQueue):
        """While the bus is away, a worker of saq asks it for jobs as fast as it can and cannot stop: this one can."""

        async def dequeue(self, timeout: float = 0.0, poll_interval: float = 0.0) -> Any:
            try:
                return await super().dequeue(timeout, poll_interval)
            except (RedisError, OSError):
                await asyncio.sleep(AWAY_SECONDS)
                return None

        async def disconnect(self) -> None:
            """What is away needs no goodbye."""
            with suppress(RedisError, OSError):
                await super().disconnect()

    limits: Any = {"socket_connect_timeout": ASK_SECONDS}  # no limit for answers: workers wait for jobs
    return PatientQueue(Redis.from_url(url, **limits), name=NAME)


class JobQueue:
    def __init__(self, url: str) -> None:
        self.queue = open_queue(url)
        self.asked = self.failed = self.waiting = 0
        self.dropping: set[asyncio.Task[None]] = set()

    async def ask(self, name: str, seconds: float, following: Following = UNFOLLOWED, **given: Any) -> Any:
        """What the job brings; `Unavailable` when no worker has brought it in time, or it failed."""
        from redis.exceptions import RedisError
        from saq.job import Job, Status

        self.asked += 1
        self.waiting += 1
        job = Job(
            name,
            kwargs=given,
            timeout=math.ceil(seconds),
            heartbeat=following.silent_seconds,
            ttl=KEPT_SECONDS,
            retries=TRIES,
        )
        try:
            async with asyncio.timeout(seconds):
                await self.queue.enqueue(job)
                while not job.completed:
                    await asyncio.sleep(following.look_every)
                    await job.refresh()
                    following.report(job.progress)
        except asyncio.CancelledError:
            self.drop_soon(job)
            raise
        except (TimeoutError, RedisError, OSError, RuntimeError) as error:
            self.failed += 1
            self.drop_soon(job)
            raise Unavailable("server-failed") from error
        finally:
            self.waiting -= 1
        if job.status != Status.COMPLETE:
            self.failed += 1
            raise Unavailable("server-failed")
        return job.result

    def drop_soon(self, job: Any) -> None:
        """Nobody waits for the job any more."""
        task = asyncio.get_running_loop().create_task(self.drop(job))
        self.dropping.add(task)
        task.add_done_callback(self.dropping.discard)

    async def drop(self, job: Any) -> None:
        from redis.exceptions import RedisError

        with suppress(RedisError, OSError, TimeoutError):
            async with asyncio.timeout(ASK_SECONDS):
                await job.abort("nobody waits for it")

    async def has_worker(self) -> bool:
        from redis.exceptions import RedisError

        try:
            async with asyncio.timeout(ASK_SECONDS):
                return bool(await self.queue.redis.exists(WORKERS))
        except (TimeoutError, RedisError, OSError):
            return False

    async def close(self) -> None:
        await self.queue.disconnect()
