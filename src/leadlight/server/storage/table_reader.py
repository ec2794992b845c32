"""Reads whole tables, and single rows about guests, in a thread of its own and with plain `sqlite3`.

After a restart thousands of people come back at once, each to a table that has to be read. A crossing to the thread and
back for every statement, as the engine for lists makes it, took longer than reading.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from leadlight.server.storage.database import set_up
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

TABLE = "select body, summary from tables where code = ?"
MATCH = "select id, code, started, secret, head from matches where id = ?"
ENTRIES = "select match, number, kind, seat, ply, actions, left, at, actor from entries where match = ? order by number"
CHAT = "select id, name, seat, text, at from chats where code = ? order by id desc limit ?"
SLEEPING = """
    select tables.code, body, summary, actor, left, at from tables join entries on entries.rowid = (
        select rowid from entries where match = (
            select id from matches where code = tables.code order by started desc limit 1
        ) order by number desc limit 1
    ) where status = 'playing'
"""


class TableReader:
    def __init__(self, file: Path) -> None:
        self.file = file
        self.thread = ThreadPoolExecutor(1, "reader")

    @cached_property
    def connection(self) -> sqlite3.Connection:
        """Made when the thread first needs it, and for that thread alone."""
        connection = sqlite3.connect(self.file, isolation_level=None)
        set_up(connection, None)
        return connection

    async def read_table(self, code: str) -> StoredTable | None:
        """A table with the entries of its running or last match; None when there is no such table."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.read_at_once, code)

    async def read_row(self, query: str, key: str) -> tuple[Any, ...] | None:
        """The row that a query with one placeholder finds; None when there is none."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.find_row, query, key)

    async def read_sleeping(self) -> list[SleepingTable]:
        """Every table with a running match, without playing the match again; unreadable ones are left out."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.list_sleeping)

    def close(self) -> None:
        self.thread.submit(self.disconnect).result()
        self.thread.shutdown()

    def disconnect(self) -> None:
        """A connection is closed by the thread that made it."""
        self.connection.close()

    def read_at_once(self, code: str) -> StoredTable | None:
        """All in one transaction, so that what is written meanwhile does not come in halves."""
        self.connection.execute("begin")
        try:
            return self.read(code)
        finally:
            self.connection.execute("rollback")

    def read(self, code: str) -> StoredTable | None:
        found = self.connection.execute(TABLE, [code]).fetchone()
        if found is None:
            return None
        row, summary = decode_table(*found)
        lines = self.connection.execute(CHAT, [code, CHAT_KEPT]).fetchall()
        chat = [ChatLine(*line) for line in reversed(lines)]
        if row.match is None:
            return StoredTable(row, None, [], chat, summary)
        match = MatchRow(*self.connection.execute(MATCH, [row.match]).fetchone())
        entries = [Entry(*entry) for entry in self.connection.execute(ENTRIES, [row.match])]
        return StoredTable(row, match, entries, chat, summary)

    def find_row(self, query: str, key: str) -> tuple[Any, ...] | None:
        found: tuple[Any, ...] | None = self.connection.execute(query, [key]).fetchone()
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
        for code, body, summary, actor, left, at in self.connection.execute(SLEEPING):
            try:
                yield SleepingTable(*decode_table(body, summary), actor, left, at)
            except msgspec.MsgspecError:
                log.error("table %s cannot be read", code)


def decode_table(body: str, summary: str | None) -> ListedTable:
    row = msgspec.json.decode(body, type=TableRow)
    return ListedTable(row, msgspec.json.decode(summary, type=Summary) if summary is not None else None)
