"""Opens the database: runs migrations, and makes engines whose commits are on the disk when they return."""

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from leadlight.server.private_files import make_private_file, make_private_folder, narrow_files
from leadlight.server.storage.database_check import (
    MIGRATIONS,
    NEWEST,
    explain_database_errors,
    find_version,
    require_tables,
)

if TYPE_CHECKING:
    from alembic.config import Config


LONGEST_WAIT = 3600.0  # seconds; SQLAlchemy would give up after half a minute, with an error that nobody foresaw


def migrate(file: Path) -> None:
    """Bring the file to the schema of this version; make it where there is none.

    Refused, with an error that says why, for a file that cannot be used.
    """
    make_private_folder(file.parent)
    make_private(file)
    if find_version(file) != NEWEST:
        upgrade(file)
    require_tables(file)


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
    from alembic import command  # takes as long to load as the rest of the server; most starts do without it

    with explain_database_errors(file):
        try:
            command.upgrade(migration_config(file), "head")
        except DBAPIError as error:
            raise error.orig or error from error


def migration_config(file: Path) -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["url"] = f"sqlite:///{file}"
    return config


def open_engine(file: Path) -> AsyncEngine:
    """An engine for reading, from the event loop. Whoever asks while it is busy waits, and is not refused."""
    engine = create_async_engine(f"sqlite+aiosqlite:///{file}", pool_timeout=LONGEST_WAIT)
    event.listen(engine.sync_engine, "connect", set_up)
    return engine


def open_for_writing(file: Path) -> Engine:
    """An engine for the writer, which has a thread of its own."""
    engine = create_engine(f"sqlite:///{file}")
    event.listen(engine, "connect", set_up)
    return engine


def set_up(connection: sqlite3.Connection, _: Any) -> None:
    """With a write-ahead log, readers and the writer do not wait for each other; `full` syncs every commit to disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=wal", "synchronous=full", "foreign_keys=on", "busy_timeout=5000"):
        cursor.execute(f"pragma {pragma}")
    cursor.close()
