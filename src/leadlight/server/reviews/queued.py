"""Has workers compute reviews while there are any; otherwise a process of this node does."""

import asyncio
import logging
from base64 import b64decode
from collections.abc import Callable
from typing import Any

import msgspec

from leadlight.server.cluster.job_queue import Following, JobQueue
from leadlight.server.errors import Unavailable
from leadlight.server.reviews.order import Order
from leadlight.server.reviews.process import Compute, compute_in_process
from leadlight.server.reviews.replies import Finished, Report

LONGEST_SECONDS = 1800.0  # that a review may take, with the wait for a worker
LOOK_EVERY = 0.5  # seconds between two looks at how far it is
SILENT_SECONDS = 20  # without a word from its worker, after which a job is given up

log = logging.getLogger(__name__)


class QueuedReviews:
    def __init__(self, queue: JobQueue, has_worker: Callable[[], bool], here: Compute = compute_in_process) -> None:
        self.queue = queue
        self.has_worker = has_worker
        self.here = here

    async def __call__(self, order: Order, report: Report) -> Finished:
        """The review, by a worker. This node computes it when no worker is left, or none brings it."""
        if self.has_worker():
            given = {"order": msgspec.to_builtins(order)}
            following = Following(report, LOOK_EVERY, SILENT_SECONDS)
            asking = asyncio.create_task(self.queue.ask("review", LONGEST_SECONDS, following, **given))
            try:
                return read_answer(await self.watch(asking))
            except (Unavailable, msgspec.ValidationError):
                log.warning("no worker brought a review; it is computed here")
            finally:
                asking.cancel()
        return await self.here(order, report)

    async def watch(self, asking: "asyncio.Task[Any]") -> Any:
        """What the task brings; `Unavailable` once no worker is left."""
        while not asking.done():
            if not self.has_worker():
                raise Unavailable("server-failed")
            await asyncio.wait([asking], timeout=LOOK_EVERY)
        return asking.result()


class Answer(msgspec.Struct, frozen=True):
    """`Finished` as a worker sends it."""

    review: str
    summary: str


def read_answer(brought: Any) -> Finished:
    answer = msgspec.convert(brought, Answer)
    return Finished(b64decode(answer.review), b64decode(answer.summary))
