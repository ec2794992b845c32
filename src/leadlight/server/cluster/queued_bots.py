"""Has workers think for bots while there are any; otherwise this node's own processes do."""

import asyncio
import logging

import msgspec

from leadlight.bots import STAND_IN
from leadlight.bots.answer import Answer, Failure
from leadlight.bots.pool import LOADING_SECONDS, BotPool
from leadlight.play.perspective import Perspective
from leadlight.play.plain_perspective import write_perspective
from leadlight.server.cluster.job_queue import JobQueue
from leadlight.server.errors import Unavailable

LOOK_SECONDS = 2.0  # between two looks whether there is a worker
QUEUE_SECONDS = 5.0  # that a decision may wait for a worker

log = logging.getLogger(__name__)


class QueuedBots:
    def __init__(self, queue: JobQueue, pool: BotPool) -> None:
        self.queue = queue
        self.pool = pool
        self.has_worker = False

    async def run(self) -> None:
        while True:
            self.has_worker = await self.queue.has_worker()
            await asyncio.sleep(LOOK_SECONDS)

    def knows_worker(self) -> bool:
        return self.has_worker

    async def choose(self, bot: str, perspective: Perspective) -> Answer:
        """The bot's answer. When no worker brings it in time, the stand-in decides here."""
        if not self.has_worker:
            return await self.pool.choose(bot, perspective)
        seconds = self.pool.allowance(bot) + QUEUE_SECONDS + LOADING_SECONDS
        try:
            brought = await self.queue.ask("choose", seconds, bot=bot, perspective=write_perspective(perspective))
            answer = msgspec.convert(brought, Answer)
        except (Unavailable, msgspec.ValidationError):
            log.warning("no worker brought the decision of %s", bot)
            answer = await self.pool.choose(STAND_IN, perspective)
            return Answer(answer.action, (Failure(bot, "late", ""), *answer.failures))
        if answer.action not in perspective.legal_actions():
            return await self.pool.choose(STAND_IN, perspective)
        return answer
