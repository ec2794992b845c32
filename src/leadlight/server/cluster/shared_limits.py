"""Limits that count what is asked of all nodes together.

Nobody waits for the bus: a node counts by itself, and about twice a second it adds what it counted to the bus and
learns what the others did. So somebody who asks every node at once may go beyond a limit by what is asked in half a
second. Limits of a few seconds stay those of each node.
"""

import asyncio
import time
from typing import Any, NamedTuple

from leadlight.server.cluster.bus import Bus
from leadlight.server.errors import Unavailable
from leadlight.server.limits import Limiter, Limits, Window

SYNC_SECONDS = 0.5
SHORTEST = 5.0  # seconds of a limit that is shared


class Shared(NamedTuple):
    """A window whose count the bus knows up to `total`."""

    window: Window
    total: int


class SharedLimits:
    def __init__(self, bus: Bus, limits: Limits) -> None:
        self.bus = bus
        self.limiters = {name: limiter for name, limiter in find_limiters(limits) if limiter.seconds >= SHORTEST}
        self.shared: dict[tuple[str, str], Shared] = {}

    async def run(self) -> None:
        while True:
            await asyncio.sleep(SYNC_SECONDS)
            try:
                await self.exchange()
            except Unavailable:
                continue  # each node counts for itself meanwhile

    async def exchange(self) -> None:
        counted = self.collect(time.monotonic())
        if not counted:
            return
        totals = await self.bus.ask(lambda redis: self.add(redis, counted))
        for (where, (window, more)), total in zip(counted.items(), totals, strict=True):
            before = self.shared[where].total if where in self.shared else 0
            window.events += total - more - before  # what others counted meanwhile
            self.shared[where] = Shared(window, total)

    def collect(self, now: float) -> dict[tuple[str, str], tuple[Window, int]]:
        """The windows that are open, each with what was counted here since the last time.

        All of them: somebody who was refused at one node may ask at another next.
        """
        found: dict[tuple[str, str], tuple[Window, int]] = {}
        for name, limiter in self.limiters.items():
            for key, window in limiter.windows.items():
                if window.end > now:
                    known = self.shared.get((name, key))
                    total = known.total if known is not None and known.window is window else 0
                    if known is not None and known.window is not window:
                        del self.shared[name, key]
                    found[name, key] = (window, window.events - total)
        self.shared = {where: known for where, known in self.shared.items() if known.window.end > now}
        return found

    async def add(self, redis: Any, counted: dict[tuple[str, str], tuple[Window, int]]) -> list[int]:
        async with redis.pipeline(transaction=False) as pipeline:
            for (name, key), (_, more) in counted.items():
                pipeline.incrby(f"leadlight:limit:{name}:{key}", more)
                pipeline.pexpire(f"leadlight:limit:{name}:{key}", int(self.limiters[name].seconds * 1000), nx=True)
            return [int(total) for total in (await pipeline.execute())[::2]]


def find_limiters(limits: Limits) -> list[tuple[str, Limiter]]:
    found = []
    for name, limit in vars(limits).items():
        parts = {"": limit} if isinstance(limit, Limiter) else vars(limit)
        found += [(f"{name}.{part}", each) for part, each in parts.items() if isinstance(each, Limiter)]
    return found
