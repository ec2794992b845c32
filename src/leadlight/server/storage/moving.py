"""Moves everything from one database to another: from a file to a server, back, or between two of a kind.

Leases stay behind: they say which node has a table, and no node uses the new database yet.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, Engine, Row, Table, func, insert, select, text

from leadlight.core.errors import LeadlightError
from leadlight.server.storage.database import Place, migrate, open_for_writing
from leadlight.server.storage.postgresql import open_for_migrating, shown
from leadlight.server.storage.schema import compatibility, leases, metadata

AT_ONCE = 1000  # rows
MOVED = [table for table in metadata.sorted_tables if table not in (leases, compatibility)]
OTHERS = "select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()"
MODULUS = 2**256


def move(source: Place, target: Place) -> dict[str, int]:
    """Copy every row, and compare both databases afterwards; how many rows each table has.

    Refused when a server still uses one of them, or the target holds anything.
    """
    for place in (source, target):
        migrate(place)
    with opened(source) as old, opened(target) as new:
        with old.connect() as reading, new.begin() as writing:
            require_alone(reading, source)
            require_empty(writing, target)
            for table in MOVED:
                copy_rows(reading, writing, table)
        with old.connect() as before, new.connect() as after:
            return {table.name: compare(before, after, table) for table in MOVED}


@contextmanager
def opened(place: Place) -> Iterator[Engine]:
    engine = open_for_migrating(place) if isinstance(place, str) else open_for_writing(place)
    try:
        yield engine
    finally:
        engine.dispose()


def name_of(place: Place) -> str:
    return shown(place) if isinstance(place, str) else str(place)


def require_alone(connection: Connection, place: Place) -> None:
    """Refuse a database that a server uses. The lock of the data folder does that for a file."""
    if isinstance(place, str) and connection.execute(text(OTHERS)).scalar_one() > 0:
        raise LeadlightError("move-used", name=name_of(place))


def require_empty(connection: Connection, place: Place) -> None:
    require_alone(connection, place)
    for table in MOVED:
        if connection.execute(select(func.count()).select_from(table)).scalar_one() > 0:
            raise LeadlightError("move-not-empty", name=name_of(place))


def copy_rows(reading: Connection, writing: Connection, table: Table) -> None:
    for rows in read_rows(reading, table):
        writing.execute(insert(table), [row._asdict() for row in rows])


def read_rows(connection: Connection, table: Table) -> Iterator[list[Row[Any]]]:
    """All rows, in portions. Each portion begins after the key where the last one ended."""
    found = connection.execution_options(yield_per=AT_ONCE).execute(select(table).order_by(*table.primary_key))
    yield from (list(rows) for rows in found.partitions())


def compare(before: Connection, after: Connection, table: Table) -> int:
    """How many rows there are; refused when the two tables differ."""
    old, new = digest(before, table), digest(after, table)
    if old != new:
        raise LeadlightError("move-differs", table=table.name)
    return old[0]


def digest(connection: Connection, table: Table) -> tuple[int, int]:
    """The number of rows and the sum of their hashes, which does not depend on how a database sorts text."""
    count = total = 0
    for rows in read_rows(connection, table):
        count += len(rows)
        total += sum(int.from_bytes(sha256(repr(tuple(row)).encode()).digest(), "big") for row in rows)
    return count, total % MODULUS
