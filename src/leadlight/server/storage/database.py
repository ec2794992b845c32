"""Opens the database: runs migrations, and makes engines whose commits are on the disk when they return.

It is a file for SQLite, or, given by its address, a database on a PostgreSQL server (`storage.postgresql`).
"""

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from leadlight.server.private_files import make_private_file, make_private_folder, narrow_files
from leadlight.server.storage import postgresql
from leadlight.server.storage.database_check import explain_database_errors, find_version, require_tables
from leadlight.server.storage.versions import MIGRATIONS, NEWEST

if TYPE_CHECKING:
    from alembic.config import Config

Place = Path | str  # a file, or the address of a database on a server

LONGEST_WAIT = 3600.0  # seconds; SQLAlchemy would give up after half a minute, with an error that nobody foresaw


def migrate(place: Place) -> None:
    """Bring the database to the schema of this version; make a file where there is none.

    Refused, with an error that says why, for a database that cannot be used.
    """
    if isinstance(place, str):
        migrate_server(place)
    else:
        migrate_file(place)


def migrate_file(file: Path) -> None:
    make_private_folder(file.parent)
    make_private(file)
    version = find_version(file)
    if version is None or version < NEWEST:
        upgrade(file)
    require_tables(file)


def migrate_server(url: str) -> None:
    version = postgresql.find_version(url)
    if version is None or version < NEWEST:
        run_migrations(url)


def make_private(file: Path) -> None:
    """Let only the owner read the database, which is made where there is none. SQLite makes its log as private."""
    if file.exists():
        narrow_files([file, *logs_of(file)])
    else:
        make_private_file(file)


def logs_of(file: Path) -> list[Path]:
    """The files that SQLite keeps beside a database."""
    return [file.with_name(file.name + ending) for ending in ("-wal", "-shm")]


def upgrade(file: Path) -> None:
    with explain_database_errors(file):
        try:
            run_migrations(file)
        except DBAPIError as error:
            raise error.orig or error from error


def run_migrations(place: Place) -> None:
    from alembic import command  # takes as long to load as the rest of the server; most starts do without it

    command.upgrade(migration_config(place), "head")


def migration_config(place: Place) -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["engine"] = (
        postgresql.open_for_migrating(place) if isinstance(place, str) else create_engine(f"sqlite:///{place}")
    )
    return config


def open_engine(place: Place) -> AsyncEngine:
    """An engine for reading, from the event loop. Whoever asks while a file is busy waits, and is not refused."""
    if isinstance(place, str):
        return postgresql.open_engine(place)
    engine = create_async_engine(f"sqlite+aiosqlite:///{place}", pool_timeout=LONGEST_WAIT)
    event.listen(engine.sync_engine, "connect", set_up)
    return engine


def open_for_writing(place: Place) -> Engine:
    """An engine for the writer and for the reader of tables, which have threads of their own."""
    if isinstance(place, str):
        return postgresql.open_for_writing(place)
    engine = create_engine(f"sqlite:///{place}")
    event.listen(engine, "connect", set_up)
    return engine


def set_up(connection: sqlite3.Connection, _: Any) -> None:
    """With a write-ahead log, readers and the writer do not wait for each other; `full` syncs every commit to disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=wal", "synchronous=full", "foreign_keys=on", "busy_timeout=5000"):
        cursor.execute(f"pragma {pragma}")
    cursor.close()
