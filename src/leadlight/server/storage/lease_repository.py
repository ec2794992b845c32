"""Reads, takes and gives back the leases of tables. Only PostgreSQL has any; see `storage.leases`."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import BigInteger, String, bindparam, func, literal_column, or_, select, update
from sqlalchemy.dialects.postgresql import ARRAY, insert

from leadlight.server.storage.leases import Fence
from leadlight.server.storage.prepared import Prepared, prepare
from leadlight.server.storage.schema import leases, tables
from leadlight.server.storage.table_reader import SLEEPING, TableReader, decode_table, is_key
from leadlight.server.storage.transactions import Write
from leadlight.server.tables.model import SleepingTable

KEY = bindparam("key", type_=String)
NODE = bindparam("holder", type_=String)
FENCE = bindparam("held", type_=BigInteger)
READ = select(tables.c.code, leases.c.node, leases.c.fence).join(leases, isouter=True).where(tables.c.code == KEY)
NEW = select(tables.c.code, NODE, literal_column("1")).where(tables.c.code == KEY)
INSERT = insert(leases).from_select(["code", "node", "fence"], NEW).on_conflict_do_nothing().returning(leases.c.fence)
TAKE = (
    update(leases)
    .where(leases.c.code == KEY, leases.c.fence == FENCE)
    .values(node=NODE, fence=leases.c.fence + 1)
    .returning(leases.c.fence)
)
GIVE_BACK = update(leases).where(leases.c.node == NODE).values(node=None).returning(leases.c.code)
HELD = select(leases.c.code, leases.c.fence).where(leases.c.node == NODE)
WITHOUT_OWNER = SLEEPING.join(leases, leases.c.code == tables.c.code, isouter=True).where(
    or_(leases.c.node.is_(None), leases.c.node != func.all(bindparam("alive", type_=ARRAY(String))))
)
OWNERS = select(leases.c.code, leases.c.node).where(
    leases.c.node.is_not(None), leases.c.code == func.any(bindparam("codes", type_=ARRAY(String)))
)
INSERT_LEASE = insert(leases)


class Lease(NamedTuple):
    """Which node has a table; None where nobody does. A table that no node ever had has no fence either."""

    code: str
    node: str | None
    fence: int | None


class LeaseRepository:
    def __init__(self, reader: TableReader) -> None:
        self.reader = reader
        self.prepared: dict[Any, Prepared] = {}

    async def read(self, code: str) -> Lease | None:
        """The lease of a table; None when there is no such table."""
        found = await self.reader.run(self.execute, READ, {"key": code}) if is_key(code) else None
        return Lease(*found[0]) if found else None

    async def take(self, lease: Lease, node: str) -> Fence | None:
        """Take the table for a node; None when somebody else was quicker.

        It waits for a transaction that holds the lease. What the last owner still sends is refused from then on.
        """
        values = {"key": lease.code, "holder": node, "held": lease.fence}
        found = await self.reader.run(self.execute, INSERT if lease.fence is None else TAKE, values)
        return Fence(lease.code, int(found[0][0])) if found else None

    async def give_back(self, node: str) -> list[str]:
        """Give back whatever the node has; the codes of these tables."""
        return [str(code) for (code,) in await self.reader.run(self.execute, GIVE_BACK, {"holder": node})]

    async def held_by(self, node: str) -> dict[str, int]:
        """The fences of the tables that the node has, by code."""
        return dict(await self.reader.run(self.execute, HELD, {"holder": node}))

    async def owners_of(self, codes: Sequence[str]) -> dict[str, str]:
        """The nodes that have these tables, by code."""
        return dict(await self.reader.run(self.execute, OWNERS, {"codes": list(codes)}))

    async def read_sleeping(self, alive: Sequence[str]) -> list[SleepingTable]:
        """Every table with a running match that none of these nodes has; unreadable ones are left out."""
        found = await self.reader.run(self.find_without_owner, list(alive))
        return [sleeping for sleeping in found if sleeping is not None]

    def find_without_owner(self, alive: list[str]) -> list[SleepingTable | None]:
        return [decode(row) for row in self.execute(WITHOUT_OWNER, {"alive": alive})]

    def execute(self, statement: Any, values: dict[str, Any]) -> list[tuple[Any, ...]]:
        if statement not in self.prepared:
            self.prepared[statement] = prepare(statement, self.reader.source.dialect)
        prepared = self.prepared[statement]
        found: list[tuple[Any, ...]] = self.reader.connection.execute(
            prepared.sql, prepared.values(**values)
        ).fetchall()
        return found


def decode(row: tuple[Any, ...]) -> SleepingTable | None:
    _, body, summary, actor, left, at = row
    try:
        return SleepingTable(*decode_table(body, summary), actor, left, at)
    except msgspec.MsgspecError:
        return None


def write_lease(fence: Fence, node: str) -> Write:
    """The lease of a new table, which is written with it."""
    return Write(INSERT_LEASE, [{"code": fence.code, "node": node, "fence": fence.number}])
