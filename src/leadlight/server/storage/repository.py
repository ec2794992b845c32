"""Reads the database, and says what to write into it."""

import secrets as random_bytes
import time
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Select, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from leadlight.server.storage.models import Entry, MatchRow, TableRow
from leadlight.server.storage.schema import chats, entries, guests, matches, seats, secrets, tables
from leadlight.server.storage.writer import Write
from leadlight.server.wire import ChatLine

INSERT_TABLE = insert(tables)
UPDATE_TABLE = (
    update(tables)
    .where(tables.c.code == bindparam("key"))
    .values(
        status=bindparam("status"),
        visibility=bindparam("visibility"),
        changed=bindparam("changed"),
        body=bindparam("body"),
    )
)
DELETE_SEATS = delete(seats).where(seats.c.code == bindparam("key"))
INSERT_SEATS = insert(seats)
INSERT_MATCH = insert(matches)
INSERT_ENTRY = insert(entries)
INSERT_CHAT = insert(chats)
INSERT_GUEST = insert(guests)
RENAME_GUEST = update(guests).where(guests.c.id == bindparam("key")).values(name=bindparam("name"))

CHAT_KEPT = 200
LISTED = 50


class StoredTable(NamedTuple):
    """A table as the database knows it."""

    row: TableRow
    match: MatchRow | None
    entries: list[Entry]
    chat: list[ChatLine]


def write_table(row: TableRow, *, new: bool) -> list[Write]:
    values: dict[str, Any] = {
        "status": row.status,
        "visibility": row.visibility,
        "changed": row.changed,
        "body": msgspec.json.encode(row).decode(),
    }
    sitting = [
        {"code": row.code, "number": number, "guest": chair.guest}
        for number, chair in enumerate(row.chairs)
        if chair.guest is not None
    ]
    first = (
        Write(INSERT_TABLE, [{"code": row.code, **values}])
        if new
        else Write(UPDATE_TABLE, [{"key": row.code, **values}])
    )
    writes = [first, Write(DELETE_SEATS, [{"key": row.code}])]
    return [*writes, Write(INSERT_SEATS, sitting)] if sitting else writes


def write_match(match: MatchRow) -> Write:
    return Write(INSERT_MATCH, [msgspec.structs.asdict(match)])


def write_entries(new: list[Entry]) -> Write:
    return Write(INSERT_ENTRY, [msgspec.structs.asdict(entry) for entry in new])


def write_chat(code: str, line: ChatLine) -> Write:
    return Write(INSERT_CHAT, [{"code": code, **msgspec.structs.asdict(line)}])


def write_guest(guest: str, name: str) -> Write:
    return Write(INSERT_GUEST, [{"id": guest, "name": name, "created": time.time()}])


def rename_guest(guest: str, name: str) -> Write:
    return Write(RENAME_GUEST, [{"key": guest, "name": name}])


class Repository:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def read_table(self, code: str) -> StoredTable | None:
        async with self.engine.connect() as connection:
            body = (await connection.execute(select(tables.c.body).where(tables.c.code == code))).scalar()
            if body is None:
                return None
            row = msgspec.json.decode(body, type=TableRow)
            match: MatchRow | None = None
            played: list[Entry] = []
            if row.match is not None:
                found = (await connection.execute(select(matches).where(matches.c.id == row.match))).one()
                match = MatchRow(**found._mapping)
                query = select(entries).where(entries.c.match == row.match).order_by(entries.c.number)
                played = [Entry(**line._mapping) for line in await connection.execute(query)]
            query = select(chats).where(chats.c.code == code).order_by(chats.c.id.desc()).limit(CHAT_KEPT)
            lines = [
                ChatLine(line.id, line.name, line.seat, line.text, line.at) for line in await connection.execute(query)
            ]
            return StoredTable(row, match, played, lines[::-1])

    async def codes_of(self, guest: str) -> list[str]:
        """The tables where a guest has a seat, the last changed first."""
        query = (
            select(tables.c.code)
            .join(seats, seats.c.code == tables.c.code)
            .where(seats.c.guest == guest)
            .order_by(tables.c.changed.desc())
            .limit(LISTED)
        )
        return await self.read_codes(query)

    async def open_codes(self) -> list[str]:
        query = select(tables.c.code).where(tables.c.visibility == "open", tables.c.status != "over")
        return await self.read_codes(query.order_by(tables.c.changed.desc()).limit(LISTED))

    async def playing_codes(self) -> list[str]:
        return await self.read_codes(select(tables.c.code).where(tables.c.status == "playing"))

    async def read_codes(self, query: Select[str]) -> list[str]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def guest_name(self, guest: str) -> str | None:
        async with self.engine.connect() as connection:
            return (await connection.execute(select(guests.c.name).where(guests.c.id == guest))).scalar()

    async def signing_key(self) -> bytes:
        """Made once and kept with the data, so that guests stay who they are."""
        async with self.engine.begin() as connection:
            key = (await connection.execute(select(secrets.c.value).where(secrets.c.name == "cookies"))).scalar()
            if key is None:
                key = random_bytes.token_bytes(32)
                await connection.execute(insert(secrets), [{"name": "cookies", "value": key}])
            return bytes(key)
