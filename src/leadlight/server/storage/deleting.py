"""Deletes what is too old. What was used again in the meantime stays: each statement looks once more by itself."""

from collections.abc import Sequence

from sqlalchemy import (
    BindParameter,
    Column,
    ColumnElement,
    Delete,
    Table,
    bindparam,
    delete,
    exists,
    func,
    literal_column,
    select,
)
from sqlalchemy.ext.asyncio import AsyncEngine

from leadlight.server.storage.connecting import connect
from leadlight.server.storage.schema import chats, guests, leases, matches, metadata, results, reviews, seats, tables
from leadlight.server.storage.transactions import Write

KEY: BindParameter[str] = bindparam("key")
BEFORE: BindParameter[float] = bindparam("before")
IS_OLD_TABLE = (tables.c.status != literal_column("'playing'")) & (tables.c.changed < BEFORE)
IS_OLD_GUEST = (func.coalesce(guests.c.seen, guests.c.created) < BEFORE) & ~exists().where(
    seats.c.guest == guests.c.id
).correlate(guests)


async def find_finished(engine: AsyncEngine, before: float, most: int) -> list[str]:
    """Codes of tables whose match is over, or was over before a rematch that never began."""
    return await find(engine, tables.c.code, IS_OLD_TABLE, before, most)


async def find_abandoned(engine: AsyncEngine, before: float, most: int) -> list[str]:
    """Codes of tables at which no match ever began."""
    never_played = ~exists().where(matches.c.code == tables.c.code).correlate(tables)
    return await find(engine, tables.c.code, IS_OLD_TABLE & never_played, before, most)


async def find_gone_guests(engine: AsyncEngine, before: float, most: int) -> list[str]:
    """Guests who have not been here for long and have no seat."""
    return await find(engine, guests.c.id, IS_OLD_GUEST, before, most)


async def find_old_chat(engine: AsyncEngine, before: float, most: int) -> list[str]:
    """Codes of tables with lines of chat that are too old."""
    return await find(engine, chats.c.code, chats.c.at < BEFORE, before, most)


async def find_old_reviews(engine: AsyncEngine, before: float, most: int) -> list[str]:
    """Keys of reviews of uploaded records. Those of matches here go with their tables."""
    return await find(engine, reviews.c.key, reviews.c.match.is_(None) & (reviews.c.made < BEFORE), before, most)


async def find(
    engine: AsyncEngine, key: ColumnElement[str], condition: ColumnElement[bool], before: float, most: int
) -> list[str]:
    async with connect(engine) as connection:
        found = await connection.execute(select(key).distinct().where(condition).limit(most), {"before": before})
        return list(found.scalars())


def points_at(column: Column[str]) -> list[tuple[Table, Column[str]]]:
    """The tables of the schema that refer to the column, each with the column that does.

    Leases are not among them: they go first, see `lock_out`.
    """
    found = [(table, key) for table in metadata.sorted_tables for key in table.foreign_keys if key.column is column]
    return [(table, key.parent) for table, key in found if table is not leases]


def lock_out(condition: ColumnElement[bool]) -> Delete:
    """End a table's lease before it is deleted: no node that has the table writes to it from then on."""
    return delete(leases).where(condition)


def delete_all_of_table() -> list[Delete]:
    """First what refers to the matches of a table, then what refers to the table, then the table itself."""
    still_old = exists().where(tables.c.code == KEY, IS_OLD_TABLE)
    of_table = select(matches.c.id).where(matches.c.code == KEY).scalar_subquery()
    return [
        lock_out((leases.c.code == KEY) & still_old),
        *(delete(table).where(column.in_(of_table), still_old) for table, column in points_at(matches.c.id)),
        *(delete(table).where(column == KEY, still_old) for table, column in points_at(tables.c.code)),
        delete(tables).where(tables.c.code == KEY, IS_OLD_TABLE),
    ]


def delete_all_of_guest() -> list[Delete]:
    """First what refers to the guest, and the results of the guest, then the guest."""
    still_old = exists().where(guests.c.id == KEY, IS_OLD_GUEST)
    return [
        delete(results).where(results.c.guest == KEY, still_old),
        *(delete(table).where(column == KEY, still_old) for table, column in points_at(guests.c.id)),
        delete(guests).where(guests.c.id == KEY, IS_OLD_GUEST),
    ]


TABLE_DELETES = delete_all_of_table()
GUEST_DELETES = delete_all_of_guest()
CHAT_DELETES = [delete(chats).where(chats.c.code == KEY, chats.c.at < BEFORE)]
REVIEW_DELETES = [delete(reviews).where(reviews.c.key == KEY, reviews.c.match.is_(None), reviews.c.made < BEFORE)]


def delete_writes(deletes: Sequence[Delete], keys: Sequence[str], before: float) -> list[Write]:
    """What to write to delete everything that has these keys and is still too old."""
    rows = [{"key": key, "before": before} for key in keys]
    return [Write(statement, rows) for statement in deletes]
