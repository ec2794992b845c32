"""Reads whole tables, and single rows about guests, in threads of its own and with the driver's own connections.

After a restart thousands of people come back at once, each to a table that has to be read. A crossing to the thread and
back for every statement, as the engine for lists makes it, took longer than reading.
"""

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Dialect, Engine, Select, bindparam, func, select
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from leadlight.server.errors import Unavailable
from leadlight.server.storage.connecting import own_connection
from leadlight.server.storage.database import open_for_writing, set_up
from leadlight.server.storage.prepared import Prepared, prepare
from leadlight.server.storage.schema import chats, entries, guests, last_match, matches, sessions, tables
from leadlight.server.tables.model import (
    CHAT_KEPT,
    Entry,
    ListedTable,
    MatchRow,
    SleepingTable,
    StoredTable,
    Summary,
    TableRow,
)
from leadlight.server.wire import ChatLine

log = logging.getLogger(__name__)
T = TypeVar("T")

KEY = bindparam("key", type_=tables.c.code.type)
TABLE = select(tables.c.body, tables.c.summary).where(tables.c.code == KEY)
MATCH = select(matches.c.id, matches.c.code, matches.c.started, matches.c.secret, matches.c.head).where(
    matches.c.id == KEY
)
ENTRIES = select(entries).where(entries.c.match == KEY).order_by(entries.c.number)
CHAT = (
    select(chats.c.id, chats.c.name, chats.c.seat, chats.c.text, chats.c.at)
    .where(chats.c.code == KEY)
    .order_by(chats.c.id.desc())
    .limit(CHAT_KEPT)
)
LAST_NUMBER = (
    select(func.max(entries.c.number)).where(entries.c.match == last_match).correlate(tables).scalar_subquery()
)
SLEEPING = (
    select(tables.c.code, tables.c.body, tables.c.summary, entries.c.actor, entries.c.left, entries.c.at)
    .select_from(tables)
    .join(entries, (entries.c.match == last_match) & (entries.c.number == LAST_NUMBER))
    .where(tables.c.status == "playing")
)
NAME = select(guests.c.name).where(guests.c.id == KEY)
SESSION = select(sessions).where(sessions.c.id == KEY)

READ_SECONDS = 15.0  # for one answer of a server; a file has no limit


class Source(NamedTuple):
    """How a database is read: one connection for each thread. `begin` starts a transaction that sees one moment."""

    connect: Callable[[], Any]
    dialect: Dialect
    begin: str
    threads: int = 1
    seconds: float | None = None  # until whoever waits for an answer gives up
    passing: tuple[type[Exception], ...] = ()  # errors after which another connection may help


def find_source(engine: AsyncEngine) -> Source:
    """How to read the database of an engine."""
    if engine.dialect.name == "sqlite":
        file = Path(engine.url.database or "")
        return Source(lambda: connect_file(file), sqlite.dialect(), "begin")
    reading = open_for_writing(engine.url.set(drivername="postgresql").render_as_string(hide_password=False))
    begin = "begin isolation level repeatable read read only"
    return Source(lambda: connect_server(reading), reading.dialect, begin, 4, READ_SECONDS, errors_of(reading))


def errors_of(engine: Engine) -> tuple[type[Exception], ...]:
    return DBAPIError, engine.dialect.loaded_dbapi.OperationalError


def connect_file(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None)
    set_up(connection, None)
    return connection


def connect_server(engine: Engine) -> Any:
    connection = own_connection(engine)
    connection.autocommit = True
    return connection


class TableReader:
    def __init__(self, source: Source) -> None:
        self.source = source
        self.threads = ThreadPoolExecutor(source.threads, "reader")
        self.mine = threading.local()  # the connection of each thread
        self.connections: list[Any] = []
        self.prepared: dict[Select[Any], Prepared] = {}

    @property
    def connection(self) -> Any:
        """Made when a thread first needs it, and for that thread alone."""
        if getattr(self.mine, "connection", None) is None:
            self.mine.connection = self.source.connect()
            self.connections.append(self.mine.connection)
        return self.mine.connection

    def execute(self, statement: Select[Any], key: str = "") -> Any:
        if statement not in self.prepared:
            self.prepared[statement] = prepare(statement, self.source.dialect)
        prepared = self.prepared[statement]
        return self.connection.execute(prepared.sql, prepared.values(key=key))

    async def run(self, work: Callable[..., T], *given: Any) -> T:
        """The result of work in a thread. `Unavailable` when a server does not answer in time."""
        try:
            async with asyncio.timeout(self.source.seconds):
                return await asyncio.get_running_loop().run_in_executor(
                    self.threads, partial(self.attempt, work, *given)
                )
        except TimeoutError:
            raise Unavailable("table-unavailable") from None

    def attempt(self, work: Callable[..., T], *given: Any) -> T:
        """Do the work; a connection that broke is thrown away, so that the next one finds another."""
        try:
            return work(*given)
        except self.source.passing as error:
            self.drop_connection()
            log.warning("the database cannot be read: %s", str(error).strip().partition("\n")[0])
            raise Unavailable("table-unavailable") from error

    def drop_connection(self) -> None:
        connection, self.mine.connection = getattr(self.mine, "connection", None), None
        if connection is not None:
            self.connections.remove(connection)
            connection.close()

    async def read_table(self, code: str) -> StoredTable | None:
        """A table with the entries of its running or last match; None when there is no such table."""
        return await self.run(self.read_at_once, code) if is_key(code) else None

    async def read_name(self, guest: str) -> str | None:
        """The name of a guest; None when there is no such guest."""
        found = await self.run(self.find_row, NAME, guest) if is_key(guest) else None
        return None if found is None else str(found[0])

    async def read_session(self, session: str) -> tuple[Any, ...] | None:
        """The row of a session; None when there is none."""
        return await self.run(self.find_row, SESSION, session) if is_key(session) else None

    async def read_sleeping(self) -> list[SleepingTable]:
        """Every table with a running match, without playing the match again; unreadable ones are left out."""
        return await self.run(self.list_sleeping)

    def close(self) -> None:
        """Wait for the threads, then close what they used. Each closes its own where the driver insists on that."""
        for _ in range(self.source.threads):
            self.threads.submit(self.drop_connection)
        self.threads.shutdown()
        for connection in self.connections:
            connection.close()

    def read_at_once(self, code: str) -> StoredTable | None:
        """All in one transaction, so that what is written meanwhile does not come in halves."""
        self.connection.execute(self.source.begin)
        try:
            return self.read(code)
        finally:
            if not getattr(self.connection, "broken", False):
                self.connection.execute("rollback")

    def read(self, code: str) -> StoredTable | None:
        found = self.execute(TABLE, code).fetchone()
        if found is None:
            return None
        row, summary = decode_table(*found)
        lines = self.execute(CHAT, code).fetchall()
        chat = [ChatLine(*line) for line in reversed(lines)]
        if row.match is None:
            return StoredTable(row, None, [], chat, summary)
        match = MatchRow(*self.execute(MATCH, row.match).fetchone())
        return StoredTable(row, match, [Entry(*entry) for entry in self.execute(ENTRIES, row.match)], chat, summary)

    def find_row(self, query: Select[Any], key: str) -> tuple[Any, ...] | None:
        found: tuple[Any, ...] | None = self.execute(query, key).fetchone()
        return found

    def list_sleeping(self) -> list[SleepingTable]:
        """As many as can be read: a damaged page must not hide those before it."""
        found: list[SleepingTable] = []
        try:
            for sleeping in self.find_sleeping():
                found.append(sleeping)
        except sqlite3.DatabaseError:
            log.exception("not all tables can be read; the others are opened when somebody comes")
        return found

    def find_sleeping(self) -> Iterator[SleepingTable]:
        for code, body, summary, actor, left, at in self.execute(SLEEPING):
            try:
                yield SleepingTable(*decode_table(body, summary), actor, left, at)
            except msgspec.MsgspecError:
                log.error("table %s cannot be read", code)


def is_key(text: str) -> bool:
    """Whether there can be such a key: PostgreSQL keeps no zero byte, and refuses to look for one."""
    return "\0" not in text


def decode_table(body: str, summary: str | None) -> ListedTable:
    row = msgspec.json.decode(body, type=TableRow)
    return ListedTable(row, msgspec.json.decode(summary, type=Summary) if summary is not None else None)
