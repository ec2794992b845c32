"""Which nodes are alive: each has a lease on the bus, which it renews every second and which ends soon after it does.

A node whose lease ended is taken for dead, and its tables may be taken over. That may be wrong: it may only have been
cut off. So this decides what is tried, never what is right; the fences in the database do that (`storage.leases`).

A process that was killed is known to be gone earlier: its machine refuses connections to its port. Nobody waits for its
lease to end then.

A bus that has just started knows nobody. Until every living node has had the time to come back, nobody is taken for
dead.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from leadlight.server.cluster.bus import Bus
from leadlight.server.cluster.news import NodeLeft
from leadlight.server.errors import Unavailable

LEASE_SECONDS = 4.0
BEAT_SECONDS = 1.0
NODES = "leadlight:nodes"  # the ids of all that may be alive
MEMORY = "leadlight:memory"  # since when the bus remembers, by its own clock

log = logging.getLogger(__name__)


class Node(msgspec.Struct, frozen=True):
    """A node as the others see it."""

    id: str
    name: str
    address: str  # where its links are taken, as "host:port"
    version: str
    started: float
    draining: bool = False
    tables: int = 0
    people: int = 0


DECODER: msgspec.json.Decoder[Node] = msgspec.json.Decoder(Node)


def new_node_id(name: str) -> str:
    """Another one for every start, so that nobody takes a node for the one that died at its place."""
    return f"{name[:40]}-{secrets.token_hex(6)}"


def lease_key(node: str) -> str:
    return f"leadlight:node:{node}"


class Membership:
    def __init__(self, bus: Bus, describe: Callable[[], Node]) -> None:
        """`describe` tells what this node is like now."""
        self.bus = bus
        self.describe = describe
        self.me = describe().id
        self.alive: dict[str, Node] = {}
        self.refusing: set[str] = set()  # nodes whose machine refused a connection: their process is gone
        self.gone: list[Callable[[Sequence[str]], None]] = []  # called with the nodes that ended or died
        self.renewed = 0.0  # when this node's own lease was last renewed
        self.lapsed: list[Callable[[], None]] = []  # called when it was renewed too late
        self.can_tell = False  # whether the bus remembers for long enough to know who is dead
        bus.on(NodeLeft, self.hear_left)

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            begun = loop.time()
            try:
                await self.beat()
            except Unavailable:
                self.can_tell = False
            await asyncio.sleep(max(0.1, BEAT_SECONDS - (loop.time() - begun)))

    async def beat(self) -> None:
        """Renew this node's lease, and see who else is there."""
        loop = asyncio.get_running_loop()
        late = self.renewed and loop.time() > self.renewed + LEASE_SECONDS
        memory, ids = await self.bus.ask(self.renew)
        self.renewed = loop.time()
        found = [node for node in await self.bus.ask(lambda redis: self.read(redis, ids)) if node is not None]
        self.can_tell = memory > LEASE_SECONDS + BEAT_SECONDS
        self.refusing &= {node.id for node in found}
        self.see({node.id: node for node in found if node.id not in self.refusing})
        if late:
            for call in self.lapsed:
                call()

    async def renew(self, redis: Any) -> tuple[float, list[str]]:
        """For how long the bus has remembered, and the ids of all nodes that may be alive."""
        node = self.describe()
        async with redis.pipeline(transaction=False) as pipeline:
            pipeline.time()
            pipeline.get(MEMORY)
            pipeline.set(lease_key(node.id), msgspec.json.encode(node), px=int(LEASE_SECONDS * 1000))
            pipeline.sadd(NODES, node.id)
            pipeline.smembers(NODES)
            (seconds, micros), since, *_, ids = await pipeline.execute()
        now = seconds + micros / 1e6
        if since is None:
            await redis.set(MEMORY, str(now), nx=True)
            return 0.0, sorted(map(bytes.decode, ids))
        return now - float(since), sorted(map(bytes.decode, ids))

    async def read(self, redis: Any, ids: Sequence[str]) -> list[Node | None]:
        if not ids:
            return []
        found = await redis.mget([lease_key(node) for node in ids])
        ended = [node for node, lease in zip(ids, found, strict=True) if lease is None]
        if ended and self.can_tell:
            await redis.srem(NODES, *ended)
        return [DECODER.decode(lease) if lease is not None else None for lease in found]

    def see(self, found: dict[str, Node]) -> None:
        """Those whose lease ended are gone, unless the bus has forgotten them."""
        missing = [node for node in self.alive if node not in found]
        if missing and not self.can_tell:
            found = {**{node: self.alive[node] for node in missing}, **found}
            missing = []
        self.alive = found
        if missing:
            self.tell_gone(missing)

    def tell_gone(self, nodes: Sequence[str]) -> None:
        log.warning("nodes that are gone: %s", ", ".join(nodes))
        for call in self.gone:
            call(nodes)

    def note_refused(self, node: str) -> None:
        """The process of the node is gone. Only its own start can end this: the next one has another id."""
        if node not in self.refusing and node != self.me:
            self.refusing.add(node)
            self.alive.pop(node, None)
            self.tell_gone([node])
            self.bus.publish(NodeLeft(node))

    def hear_left(self, news: NodeLeft) -> None:
        self.refusing.add(news.node)
        if self.alive.pop(news.node, None) is not None:
            self.tell_gone([news.node])

    async def find(self, node: str) -> Node | None:
        """The node, if it is alive; one that came just now is looked up. `Unavailable` while nobody can know."""
        if node in self.alive:
            return self.alive[node]
        if node in self.refusing:
            return None
        found = await self.bus.ask(lambda redis: redis.get(lease_key(node)))
        if found is not None:
            return DECODER.decode(found)
        if not self.can_tell:
            raise Unavailable("table-unavailable")
        return None

    def others(self) -> list[Node]:
        return [node for node in self.alive.values() if node.id != self.me]

    async def end_leases_at(self, address: str) -> None:
        """Whoever had this address before is gone: this node has it now."""
        ids = await self.bus.ask(lambda redis: redis.smembers(NODES))
        known = sorted(map(bytes.decode, ids))
        nodes = await self.bus.ask(lambda redis: self.read(redis, known))
        for node in nodes:
            if node is not None and node.address == address and node.id != self.me:
                await self.end_lease(node.id)
                self.bus.publish(NodeLeft(node.id))

    async def end_lease(self, node: str) -> None:
        await self.bus.ask(lambda redis: redis.delete(lease_key(node)))
        await self.bus.ask(lambda redis: redis.srem(NODES, node))

    async def leave(self) -> None:
        """Others may take over at once."""
        await self.end_lease(self.me)
        self.bus.publish(NodeLeft(self.me))
