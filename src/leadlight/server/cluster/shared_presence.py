"""Who is at the tables of each node, on the bus, so that the lists of every node can say it.

A node writes what changed about once a second. What a node wrote ends with its lease.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import msgspec

from leadlight.server.cluster.bus import Bus
from leadlight.server.cluster.membership import LEASE_SECONDS, Membership
from leadlight.server.errors import Unavailable
from leadlight.server.tables.changes import Change
from leadlight.server.tables.messages import count_watching
from leadlight.server.tables.table import Table

FLUSH_SECONDS = 1.0

log = logging.getLogger(__name__)


class Glimpse(msgspec.Struct, frozen=True):
    """What a list says of a table beyond what is stored."""

    present: list[str]  # guests
    watching: int
    round: int | None
    rounds: int
    actor: int | None


DECODER: msgspec.json.Decoder[Glimpse] = msgspec.json.Decoder(Glimpse)


def presence_key(node: str) -> str:
    return f"leadlight:presence:{node}"


def look(table: Table) -> Glimpse:
    summary = table.summary()
    return Glimpse(sorted(table.present), count_watching(table), summary.round, summary.rounds, summary.actor)


class SharedPresence:
    """As a subscriber of all rooms, it notes at which tables something changed."""

    def __init__(self, bus: Bus, membership: Membership) -> None:
        self.bus = bus
        self.membership = membership
        self.changed: dict[str, Table] = {}

    def __call__(self, table: Table, changes: Sequence[Change]) -> None:  # noqa: ARG002
        self.changed[table.row.code] = table

    async def run(self) -> None:
        while True:
            await asyncio.sleep(FLUSH_SECONDS)
            changed, self.changed = self.changed, {}
            try:
                await self.write(changed)
            except Unavailable:
                self.changed = {**changed, **self.changed}

    async def write(self, changed: dict[str, Table]) -> None:
        key = presence_key(self.membership.me)
        shown = {code: msgspec.json.encode(look(table)) for code, table in changed.items() if table.present}
        deserted = [code for code in changed if code not in shown]

        async def flush(redis: Any) -> None:
            async with redis.pipeline(transaction=False) as pipeline:
                if shown:
                    pipeline.hset(key, mapping=shown)
                if deserted:
                    pipeline.hdel(key, *deserted)
                pipeline.pexpire(key, int(LEASE_SECONDS * 1000))
                await pipeline.execute()

        await self.bus.ask(flush)

    async def read(self, codes: Sequence[str]) -> dict[str, Glimpse]:
        """What the other nodes wrote about these tables; nothing when the bus is away."""
        nodes = self.membership.others()
        if not codes or not nodes:
            return {}
        try:
            found = await self.bus.ask(lambda redis: self.fetch(redis, [node.id for node in nodes], codes))
        except Unavailable:
            return {}
        return {code: DECODER.decode(value) for code, value in found.items()}

    async def fetch(self, redis: Any, nodes: Sequence[str], codes: Sequence[str]) -> dict[str, bytes]:
        async with redis.pipeline(transaction=False) as pipeline:
            for node in nodes:
                pipeline.hmget(presence_key(node), list(codes))
            answers = await pipeline.execute()
        return {
            code: value for values in answers for code, value in zip(codes, values, strict=True) if value is not None
        }
