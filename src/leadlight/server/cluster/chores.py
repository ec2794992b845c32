"""Work that one node does for all."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from leadlight.server.errors import Unavailable

if TYPE_CHECKING:
    from leadlight.server.cluster.cluster import Cluster

MayBegin = Callable[[float], Awaitable[bool]]  # asked with for how many seconds nobody else should begin


async def always(_: float) -> bool:
    """The only server does everything."""
    return True


def alone_with(cluster: "Cluster | None", chore: str) -> MayBegin:
    """Lets one node at a time begin a chore. While the bus is away, nobody does."""
    if cluster is None:
        return always
    bus, node = cluster.bus, cluster.node

    async def may_begin(seconds: float) -> bool:
        try:
            key = f"leadlight:chore:{chore}"
            return bool(await bus.ask(lambda redis: redis.set(key, node, nx=True, px=int(seconds * 1000))))
        except Unavailable:
            return False

    return may_begin
