"""Everything that a node needs to be one of several."""

import asyncio
import socket
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256

from leadlight import __version__
from leadlight.server.cluster.bus import Bus
from leadlight.server.cluster.links import Links
from leadlight.server.cluster.membership import Membership, Node, new_node_id
from leadlight.server.cluster.ownership import Ownership
from leadlight.server.cluster.shared_presence import SharedPresence
from leadlight.server.errors import Unavailable
from leadlight.server.settings import Settings
from leadlight.server.steady_clock import SteadyClock
from leadlight.server.storage.lease_repository import LeaseRepository
from leadlight.server.storage.table_reader import TableReader

FIRST_BEAT_SECONDS = 10.0  # in which the bus has to answer for the first time

Load = Callable[[], tuple[int, int]]  # how many tables and people there are


@dataclass
class Cluster:
    bus: Bus
    membership: Membership
    leases: LeaseRepository
    ownership: Ownership
    links: Links
    presence: SharedPresence
    is_draining: bool = False
    load: Load = lambda: (0, 0)

    @property
    def node(self) -> str:
        return self.membership.me


async def open_cluster(settings: Settings, reader: TableReader, key: bytes, steady: SteadyClock) -> Cluster:
    """Join the other nodes. Refused when the bus does not answer."""
    assert settings.bus is not None
    name = settings.node or socket.gethostname()
    node_id, started = new_node_id(name), steady.now() + steady.wall_offset()
    bus = Bus(settings.bus, node_id)
    links = Links(sha256(b"links" + key).digest(), node_id)
    address = await links.listen(settings.node_address)

    def describe() -> Node:
        tables, people = cluster.load() if cluster is not None else (0, 0)
        draining = cluster is not None and cluster.is_draining
        return Node(node_id, name, address, __version__, started, draining, tables, people)

    cluster: Cluster | None = None
    membership = Membership(bus, describe)
    leases = LeaseRepository(reader)
    ownership = Ownership(leases, membership)
    cluster = Cluster(bus, membership, leases, ownership, links, SharedPresence(bus, membership))
    membership.gone.append(links.drop)
    links.on_refused = membership.note_refused
    try:
        await wait_for_first_beat(membership, address)
    except BaseException:
        await links.close()
        await bus.close()
        raise
    return cluster


async def wait_for_first_beat(membership: Membership, address: str) -> None:
    loop = asyncio.get_running_loop()
    end = loop.time() + FIRST_BEAT_SECONDS
    while True:
        try:
            await membership.end_leases_at(address)
            await membership.beat()
        except Unavailable:
            if loop.time() > end:
                raise
            await asyncio.sleep(0.2)
        else:
            return
