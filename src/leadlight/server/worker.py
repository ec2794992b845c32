"""A worker: does the jobs of all nodes, such as the decisions of bots, and needs nothing but the bus.

A job is a function of this table with plain arguments and a plain result. What computes for long does so in a process
(`Tools.bot_pool`, `Tools.process_pool`, `server.reviews.process`), so that one job does not hold up the next.
"""

import asyncio
import logging
from base64 import b64encode
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec

from leadlight.bots.pool import BotPool
from leadlight.play.plain_perspective import read_perspective
from leadlight.server.cluster.job_queue import WORKERS, open_queue
from leadlight.server.process_pool import ProcessPool
from leadlight.server.reviews.order import Order
from leadlight.server.reviews.process import compute_in_process

BEAT_SECONDS = 1.0
ALIVE_SECONDS = 4
WAITING_REVIEWS = 16  # jobs that may wait for their turn without keeping bots waiting

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Tools:
    """What jobs compute with."""

    bot_pool: BotPool
    process_pool: ProcessPool
    reviews: asyncio.Semaphore  # how many are computed at once


async def choose(tools: Tools, _: Any, *, bot: str, perspective: str) -> Any:
    """The decision of a bot, as `bots.answer.Answer`."""
    answer = await tools.bot_pool.choose(bot, read_perspective(perspective))
    for failure in answer.failures:
        log.warning("bot %s %s%s", failure.bot, failure.kind, f"\n{failure.details}" if failure.details else "")
    return msgspec.to_builtins(answer)


async def review(tools: Tools, job: Any, *, order: Any) -> Any:
    """The review of a match, as `server.reviews.process.Finished`; the job says how far it is."""
    done = 0.0

    def report(share: float, part: bytes | None = None) -> None:  # noqa: ARG001
        nonlocal done
        done = share

    async def tell() -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await job.update(progress=done)

    telling = asyncio.create_task(tell())
    try:
        async with tools.reviews:
            made = await compute_in_process(msgspec.structs.replace(msgspec.convert(order, Order), processes=1), report)
    finally:
        telling.cancel()
        await asyncio.gather(telling, return_exceptions=True)
    return {"review": b64encode(made.review).decode(), "summary": b64encode(made.summary).decode()}


JOBS: dict[str, Callable[..., Awaitable[Any]]] = {"choose": choose, "review": review}


async def work(bus: str, processes: int, ready: Callable[[], None]) -> None:
    """Do jobs until Ctrl-C or SIGTERM; those that are under way are finished first."""
    from saq import Worker

    reviews = asyncio.Semaphore(max(1, processes - 1))  # bots, on whom people wait, keep a core
    tools = Tools(BotPool(processes + 1), ProcessPool(), reviews)  # one process is reserved for the stand-in
    queue = open_queue(bus)
    functions = [(name, partial(call, job, tools)) for name, job in JOBS.items()]
    worker: Any = Worker(
        queue, functions, concurrency=2 * processes + WAITING_REVIEWS, dequeue_timeout=1.0, shutdown_grace_period_s=10
    )
    beating = asyncio.create_task(beat(queue))
    ready()
    try:
        await worker.start()
    finally:
        beating.cancel()
        await asyncio.gather(beating, return_exceptions=True)
        await queue.disconnect()
        await asyncio.to_thread(tools.bot_pool.stop)
        await asyncio.to_thread(tools.process_pool.stop)


async def call(job: Callable[..., Awaitable[Any]], tools: Tools, context: Any, **given: Any) -> Any:
    return await job(tools, context["job"], **given)


async def beat(queue: Any) -> None:
    """Tell the nodes that there is a worker."""
    from redis.exceptions import RedisError

    while True:
        try:
            await queue.redis.set(WORKERS, "1", ex=ALIVE_SECONDS)
        except (RedisError, OSError) as error:
            log.warning("the bus is away: %s", error)
        await asyncio.sleep(BEAT_SECONDS)
