"""Reads the database. What is written into it is in `storage.writes`."""

import logging
import secrets as random_bytes
from typing import Any

import msgspec
from sqlalchemy import Select, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from leadlight.server.steady_clock import Reading
from leadlight.server.storage.schema import chats, entries, guests, matches, readings, seats, secrets, tables
from leadlight.server.tables.model import CHAT_KEPT, Entry, ListedTable, MatchRow, StoredTable, Summary, TableRow
from leadlight.server.wire import ChatLine

LISTED = 50

log = logging.getLogger(__name__)


class Repository:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def read_table(self, code: str) -> StoredTable | None:
        """A table with the entries of its running or last match; None when there is no such table."""
        async with self.engine.connect() as connection:
            query = select(tables.c.code, tables.c.body, tables.c.summary).where(tables.c.code == code)
            found = (await connection.execute(query)).one_or_none()
            if found is None:
                return None
            row, summary = decode_table(found.body, found.summary)
            match, played = await read_match(connection, row.match) if row.match is not None else (None, [])
            return StoredTable(row, match, played, await read_chat(connection, code), summary)

    async def tables_of(self, guest: str) -> list[ListedTable]:
        """The tables where a guest has a seat, the last changed first."""
        query = (
            select(tables.c.code, tables.c.body, tables.c.summary)
            .join(seats, seats.c.code == tables.c.code)
            .where(seats.c.guest == guest)
        )
        return await self.read_list(query)

    async def open_tables(self) -> list[ListedTable]:
        """The tables that everybody may join or watch and whose match is not over, the last changed first."""
        query = select(tables.c.code, tables.c.body, tables.c.summary)
        return await self.read_list(query.where(tables.c.visibility == "open", tables.c.status != "over"))

    async def read_list(self, query: Select[Any]) -> list[ListedTable]:
        """The tables that can be read; one that cannot takes nothing from the others."""
        listed = []
        async with self.engine.connect() as connection:
            for found in await connection.execute(query.order_by(tables.c.changed.desc()).limit(LISTED)):
                try:
                    listed.append(decode_table(found.body, found.summary))
                except msgspec.MsgspecError:
                    log.exception("table %s cannot be read", found.code)
        return listed

    async def waiting_codes_of(self, guest: str) -> list[str]:
        """The tables where a guest has a seat in a match that has not started."""
        query = select(tables.c.code).join(seats, seats.c.code == tables.c.code)
        return await self.read_codes(query.where(seats.c.guest == guest, tables.c.status == "waiting"))

    async def playing_codes(self) -> list[str]:
        return await self.read_codes(select(tables.c.code).where(tables.c.status == "playing"))

    async def read_codes(self, query: Select[str]) -> list[str]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def guest_name(self, guest: str) -> str | None:
        async with self.engine.connect() as connection:
            return (await connection.execute(select(guests.c.name).where(guests.c.id == guest))).scalar()

    async def last_reading(self) -> Reading | None:
        """The time that the last server stored; None in a database that no server has used."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(readings.c.steady, readings.c.wall))).one_or_none()
            return None if found is None else Reading(found.steady, found.wall)

    async def signing_key(self) -> bytes:
        """The key of the cookies; made once and kept with the data, so that guests stay who they are."""
        async with self.engine.begin() as connection:
            key = (await connection.execute(select(secrets.c.value).where(secrets.c.name == "cookies"))).scalar()
            if key is None:
                key = random_bytes.token_bytes(32)
                await connection.execute(insert(secrets), [{"name": "cookies", "value": key}])
            return bytes(key)


def decode_table(body: str, summary: str | None) -> ListedTable:
    row = msgspec.json.decode(body, type=TableRow)
    return ListedTable(row, msgspec.json.decode(summary, type=Summary) if summary is not None else None)


async def read_match(connection: AsyncConnection, match: str) -> tuple[MatchRow, list[Entry]]:
    found = (await connection.execute(select(matches).where(matches.c.id == match))).one()
    query = select(entries).where(entries.c.match == match).order_by(entries.c.number)
    played = [Entry(**line._mapping) for line in await connection.execute(query)]
    return MatchRow(**found._mapping), played


async def read_chat(connection: AsyncConnection, code: str) -> list[ChatLine]:
    query = select(chats).where(chats.c.code == code).order_by(chats.c.id.desc()).limit(CHAT_KEPT)
    lines = [ChatLine(line.id, line.name, line.seat, line.text, line.at) for line in await connection.execute(query)]
    return lines[::-1]
