"""Takes over from nodes that died or left: wakes those of their tables at which a bot has to decide or a clock runs.

Tables that wait for people alone are taken by the node to which these come. Of several nodes one is the first to wake a
table; the others try a little later, and find that somebody has it.
"""

import asyncio
import hashlib
import logging
from collections.abc import Sequence

from leadlight.server.cluster.cluster import Cluster
from leadlight.server.errors import Unavailable
from leadlight.server.rooms import Rooms
from leadlight.server.tables.model import SleepingTable
from leadlight.server.waking import Waker

LATER = 2.0  # seconds for which other nodes wait for the first
CHECK_SECONDS = 10.0  # between two looks at this node's own leases

log = logging.getLogger(__name__)


class Takeover:
    def __init__(self, cluster: Cluster, rooms: Rooms) -> None:
        self.cluster = cluster
        self.rooms = rooms
        self.tasks: set[asyncio.Task[None]] = set()
        self.looking: asyncio.Task[None] | None = None
        cluster.membership.gone.append(self.wake_tables_of)
        cluster.membership.lapsed.append(self.look_soon)

    def wake_tables_of(self, nodes: Sequence[str]) -> None:  # noqa: ARG002
        self.spawn(at_once=True)

    def spawn(self, *, at_once: bool) -> None:
        task = asyncio.get_running_loop().create_task(self.wake(at_once=at_once))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def wake(self, *, at_once: bool) -> None:
        """Wake every table that needs a server and that no living node has."""
        waker = Waker(self.rooms, self.read_sleeping, self.delay, at_once=at_once)
        try:
            await waker.run()
        except Unavailable:
            await asyncio.sleep(LATER)
            self.spawn(at_once=at_once)
        finally:
            await waker.stop()

    async def read_sleeping(self) -> list[SleepingTable]:
        return await self.cluster.leases.read_sleeping(list(self.cluster.membership.alive))

    def delay(self, code: str) -> float:
        """Nothing at the node that is first for this table."""
        nodes = [*self.cluster.membership.alive, self.cluster.node]
        first = max(nodes, key=lambda node: hashlib.sha256(f"{code} {node}".encode()).digest())
        return 0.0 if first == self.cluster.node else LATER

    async def run(self) -> None:
        """Now and then see whether this node still has the tables that it has in memory."""
        self.spawn(at_once=False)
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            await self.look()

    def look_soon(self) -> None:
        """This node's lease was renewed too late, so somebody may have taken its tables."""
        if self.looking is None or self.looking.done():
            self.looking = asyncio.get_running_loop().create_task(self.look())

    async def look(self) -> None:
        try:
            held = await self.cluster.leases.held_by(self.cluster.node)
        except Unavailable:
            return
        self.rooms.check_leases(held)

    async def stop(self) -> None:
        tasks = [*self.tasks, *([self.looking] if self.looking is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
