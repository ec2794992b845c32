"""Which node has a table. This node takes one that nobody has when somebody asks for it here."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple, Protocol, TypeVar

from leadlight.server.cluster.membership import Membership, Node
from leadlight.server.errors import TableError, Unavailable
from leadlight.server.storage.lease_repository import Lease, LeaseRepository, write_lease
from leadlight.server.storage.leases import Fence
from leadlight.server.storage.transactions import Write

PATIENCE = 9.0  # seconds that somebody waits for a table whose node may be dead
LOOK_AGAIN = 0.25  # seconds

log = logging.getLogger(__name__)
T = TypeVar("T")


class Elsewhere(Unavailable):
    """Another node has the table."""

    def __init__(self, node: Node) -> None:
        super().__init__("table-unavailable")
        self.node = node


class NotNow(Unavailable):
    """Who has the table is being decided."""


class Claim(NamedTuple):
    """This node has the table. `is_taken_over` says that another had it before."""

    fence: Fence | None = None
    is_taken_over: bool = False


class Owner(Protocol):
    async def claim(self, code: str) -> Claim | None:
        """Have the table from now on; None when there is no such table. `Elsewhere` when another node has it."""

    def claim_new(self, code: str) -> tuple[Fence | None, list[Write]]:
        """What is written with a new table, so that this node has it from the beginning."""


class SoleOwner:
    """The only server has every table."""

    def __init__(self) -> None:
        self.everything = Claim()

    async def claim(self, code: str) -> Claim | None:  # noqa: ARG002
        return self.everything

    def claim_new(self, code: str) -> tuple[Fence | None, list[Write]]:  # noqa: ARG002
        return None, []


class Ownership:
    def __init__(self, leases: LeaseRepository, membership: Membership) -> None:
        self.leases = leases
        self.membership = membership
        self.node = membership.me
        self.taken_over = 0  # tables that another node had before
        self.is_closing = False  # this node takes no more tables

    async def claim(self, code: str) -> Claim | None:
        return await self.patiently(self.try_claim, code)

    async def locate(self, code: str) -> Node | None:
        """The other node that has the table; None when this one has it or may take it."""
        return await self.patiently(self.find_other, code)

    async def patiently(self, attempt: Callable[[str], Awaitable[T]], code: str) -> T:
        """Where it is not known yet whether the last owner lives, try again for a while."""
        end = asyncio.get_running_loop().time() + PATIENCE
        while True:
            try:
                return await attempt(code)
            except NotNow:
                if asyncio.get_running_loop().time() > end:
                    raise
            await asyncio.sleep(LOOK_AGAIN)

    async def find_other(self, code: str) -> Node | None:
        lease = await self.leases.read(code)
        return await self.other_owner(lease) if lease is not None else None

    async def other_owner(self, lease: Lease) -> Node | None:
        """`NotNow` while nobody can know whether it lives."""
        if lease.node is None or lease.node == self.node:
            return None
        try:
            return await self.membership.find(lease.node)
        except Unavailable:
            raise NotNow("table-unavailable") from None

    async def try_claim(self, code: str) -> Claim | None:
        lease = await self.leases.read(code)
        if lease is None:
            return None
        other = await self.other_owner(lease)
        if other is not None:
            raise Elsewhere(other)
        if self.is_closing:
            raise Unavailable("table-unavailable")
        fence = await self.leases.take(lease, self.node)
        if fence is None:  # somebody else was quicker
            raise NotNow("table-unavailable")
        is_taken_over = lease.node not in (None, self.node)
        self.taken_over += is_taken_over
        if is_taken_over:
            log.info("table %s is taken over from %s", code, lease.node, extra={"table": code})
        return Claim(fence, is_taken_over=lease.fence is not None and lease.node != self.node)

    def claim_new(self, code: str) -> tuple[Fence | None, list[Write]]:
        if self.is_closing:
            raise TableError("server-busy", seconds=1)
        fence = Fence(code, 1)
        return fence, [write_lease(fence, self.node)]
