"""Whether the server can take people: it writes to the database and asks the bus, not more often than once a second."""

import asyncio
import time

from leadlight.server.errors import Unavailable
from leadlight.server.services import Services
from leadlight.server.storage.writes import write_reading

WRITE_SECONDS = 3.0
FRESH_SECONDS = 1.0  # for which an answer is given again, so that strangers cannot make the server write


class Readiness:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.asked = -FRESH_SECONDS
        self.answer: asyncio.Task[str] | None = None

    async def find_fault(self) -> str:
        """Why nobody should be sent here now; empty when everything works."""
        cluster = self.services.cluster
        if cluster is not None and cluster.is_draining:
            return "draining"
        if self.answer is None or (self.answer.done() and time.monotonic() > self.asked + FRESH_SECONDS):
            self.asked = time.monotonic()
            self.answer = asyncio.create_task(self.look())
        return await asyncio.shield(self.answer)

    async def look(self) -> str:
        services = self.services
        try:
            async with asyncio.timeout(WRITE_SECONDS):
                await services.writer.commit([write_reading(services.steady.read())])
        except (Unavailable, TimeoutError):
            return "database"
        if services.cluster is not None:
            try:
                await services.cluster.bus.ask(lambda redis: redis.ping())
            except Unavailable:
                return "bus"
        return ""
