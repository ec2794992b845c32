"""Reads the database. What is written into it is in `storage.writes`."""

import asyncio
import logging
import secrets as random_bytes
from typing import Any

import msgspec
from sqlalchemy import Select, func, select
from sqlalchemy.dialects.postgresql import insert  # `on conflict` is the same in SQLite
from sqlalchemy.ext.asyncio import AsyncEngine

from leadlight.server.steady_clock import Reading
from leadlight.server.storage.connecting import connect
from leadlight.server.storage.schema import entries, last_match, readings, seats, secrets, tables
from leadlight.server.storage.table_reader import TableReader, decode_table, find_source
from leadlight.server.tables.model import ListedTable, SleepingTable, StoredTable

LISTED = 50

NEXT_ACTOR = select(entries.c.actor).where(entries.c.match == last_match).order_by(entries.c.number.desc()).limit(1)
LISTED_TABLES = select(
    tables.c.code, tables.c.body, tables.c.summary, NEXT_ACTOR.correlate(tables).scalar_subquery().label("actor")
)

log = logging.getLogger(__name__)


class Repository:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reader = TableReader(find_source(engine))

    async def close(self) -> None:
        await asyncio.to_thread(self.reader.close)
        await self.engine.dispose()

    async def read_table(self, code: str) -> StoredTable | None:
        """A table with the entries of its running or last match; None when there is no such table."""
        return await self.reader.read_table(code)

    async def read_sleeping(self) -> list[SleepingTable]:
        """Every table with a running match, without playing the match again; unreadable ones are left out."""
        return await self.reader.read_sleeping()

    async def has_table(self, code: str) -> bool:
        """Whether there is such a table, even one that cannot be read."""
        async with connect(self.engine) as connection:
            return (await connection.execute(select(tables.c.code).where(tables.c.code == code))).scalar() is not None

    async def tables_of(self, guest: str) -> list[ListedTable]:
        """The tables where a guest has a seat and whose match is not over, the last changed first."""
        query = LISTED_TABLES.join(seats, seats.c.code == tables.c.code)
        return await self.read_list(query.where(seats.c.guest == guest, tables.c.status != "over"))

    async def open_tables(self) -> list[ListedTable]:
        """The tables that everybody may join or watch and whose match is not over, the last changed first."""
        return await self.read_list(LISTED_TABLES.where(tables.c.visibility == "open", tables.c.status != "over"))

    async def read_list(self, query: Select[Any]) -> list[ListedTable]:
        """The tables that can be read; one that cannot takes nothing from the others."""
        listed = []
        async with connect(self.engine) as connection:
            for found in await connection.execute(query.order_by(tables.c.changed.desc()).limit(LISTED)):
                try:
                    listed.append(with_actor(decode_table(found.body, found.summary), found.actor))
                except msgspec.MsgspecError:
                    log.exception("table %s cannot be read", found.code)
        return listed

    async def waiting_codes_of(self, guest: str) -> list[str]:
        """The tables where a guest has a seat in a match that has not started."""
        query = select(tables.c.code).join(seats, seats.c.code == tables.c.code)
        return await self.read_codes(query.where(seats.c.guest == guest, tables.c.status == "waiting"))

    async def read_codes(self, query: Select[str]) -> list[str]:
        async with connect(self.engine) as connection:
            return list((await connection.execute(query)).scalars())

    async def guest_name(self, guest: str) -> str | None:
        return await self.reader.read_name(guest)

    async def last_reading(self) -> Reading | None:
        """The time that the last server stored; None in a database that no server has used."""
        async with connect(self.engine) as connection:
            found = (await connection.execute(select(readings.c.steady, readings.c.wall))).one_or_none()
            return None if found is None else Reading(found.steady, found.wall)

    async def read_clock(self) -> float | None:
        """What the clock of the database server says; None for a file, which has none."""
        if self.engine.dialect.name == "sqlite":
            return None
        async with connect(self.engine) as connection:
            found = (await connection.execute(select(func.extract("epoch", func.clock_timestamp())))).scalar_one()
            return float(found)

    async def signing_key(self) -> bytes:
        """The key of the cookies; made once and kept with the data, so that guests stay who they are.

        Where several nodes start on an empty database, all of them have the key of the first.
        """
        async with self.engine.begin() as connection:
            new = {"name": "cookies", "value": random_bytes.token_bytes(32)}
            await connection.execute(insert(secrets).on_conflict_do_nothing(), [new])
            key = (await connection.execute(select(secrets.c.value).where(secrets.c.name == "cookies"))).scalar_one()
            return bytes(key)


def with_actor(listed: ListedTable, actor: int | None) -> ListedTable:
    """The table with whoever decides after the last entry. The summary may be older than that, after a kill."""
    row, summary = listed
    if summary is None or actor is None or row.status != "playing":
        return listed
    return ListedTable(row, msgspec.structs.replace(summary, actor=actor))
