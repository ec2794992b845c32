"""Reads and writes what the owner of the server needs to keep order: tables, guests, and who is muted or blocked."""

import logging
from typing import NamedTuple

import msgspec
from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from leadlight.server.storage.connecting import connect
from leadlight.server.storage.deleting import lock_out, points_at
from leadlight.server.storage.schema import guests, leases, matches, sanctions, tables
from leadlight.server.storage.table_reader import decode_table
from leadlight.server.storage.transactions import Write
from leadlight.server.tables.model import ListedTable

log = logging.getLogger(__name__)

INSERT_SANCTION = insert(sanctions)
DELETE_SANCTION = delete(sanctions).where(sanctions.c.guest == bindparam("key"))
MATCHES_OF_TABLE = select(matches.c.id).where(matches.c.code == bindparam("key")).scalar_subquery()
# In this order: what refers to something goes first.
DELETE_TABLE = (
    lock_out(leases.c.code == bindparam("key")),
    *(delete(table).where(column.in_(MATCHES_OF_TABLE)) for table, column in points_at(matches.c.id)),
    *(delete(table).where(column == bindparam("key")) for table, column in points_at(tables.c.code)),
    delete(tables).where(tables.c.code == bindparam("key")),
)


class Sanction(NamedTuple):
    """What a guest may not do on this server."""

    guest: str
    muted: bool = False
    blocked: bool = False


class ModerationRepository:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def read_tables(self, most: int) -> list[ListedTable]:
        """All tables, the last changed first."""
        query = select(tables.c.code, tables.c.body, tables.c.summary).order_by(tables.c.changed.desc()).limit(most)
        listed = []
        async with connect(self.engine) as connection:
            for found in await connection.execute(query):
                try:
                    listed.append(decode_table(found.body, found.summary))
                except msgspec.MsgspecError:
                    log.exception("table %s cannot be read", found.code)
        return listed

    async def find_guests(self, beginning: str) -> list[str]:
        """The ids that begin like this, at most two: one is meant, two are one too many."""
        query = select(guests.c.id).where(guests.c.id.startswith(beginning, autoescape=True)).limit(2)
        async with connect(self.engine) as connection:
            return list((await connection.execute(query)).scalars())

    async def read_sanctions(self) -> list[Sanction]:
        async with connect(self.engine) as connection:
            return [Sanction(**found._mapping) for found in await connection.execute(select(sanctions))]


def write_sanction(sanction: Sanction) -> list[Write]:
    forget = Write(DELETE_SANCTION, [{"key": sanction.guest}])
    return [forget, Write(INSERT_SANCTION, [sanction._asdict()])] if sanction.muted or sanction.blocked else [forget]


def delete_table(code: str) -> list[Write]:
    """Delete a table with its matches and its chat."""
    return [Write(statement, [{"key": code}]) for statement in DELETE_TABLE]
