"""Looks at a database before it is used, and refuses in a sentence what this version cannot use.

A match with damaged entries is no reason to refuse: only its table is closed, when somebody opens it.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from leadlight.core.errors import LeadlightError
from leadlight.server.storage.schema import metadata
from leadlight.server.storage.versions import VERSION_TABLE, require_usable

# What SQLite says of a file that is not a database, of a damaged one, and of a table or column that is not there.
DAMAGED = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_ERROR)


@contextmanager
def explain_database_errors(file: Path) -> Iterator[None]:
    """Turn what SQLite raises into an error that says what is wrong with the file."""
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        raise LeadlightError("database-damaged" if code in DAMAGED else "database-unusable", file=str(file)) from error


def find_version(file: Path) -> str | None:
    """The version of the schema; None for an empty database.

    Refused for a file that is damaged, that another program wrote, or that a newer version of Leadlight wrote and this
    one cannot use.
    """
    with explain_database_errors(file), closing(sqlite3.connect(file)) as connection:
        names = {name for (name,) in connection.execute("select name from sqlite_master where type = 'table'")}
        if not names:
            return None
        if VERSION_TABLE not in names:
            raise LeadlightError("database-foreign", file=str(file))
        found = connection.execute(f"select version_num from {VERSION_TABLE}").fetchall()  # noqa: S608
        oldest = connection.execute("select oldest from compatibility").fetchone() if "compatibility" in names else None
    return require_usable([str(version) for (version,) in found], oldest and oldest[0], str(file))


def require_tables(file: Path) -> None:
    """Refuse a database that lacks a table or a column of the schema, or that cannot be written to."""
    with explain_database_errors(file), closing(sqlite3.connect(file)) as connection:
        for table in metadata.sorted_tables:
            found = {row[1] for row in connection.execute(f"pragma table_info({table.name})")}
            if not found.issuperset(column.name for column in table.columns):
                raise LeadlightError("database-damaged", file=str(file))
        connection.execute("begin immediate")
        connection.rollback()


def require_whole(file: Path) -> None:
    """Refuse a database with a damaged page. It reads the whole file, so the server does without it at its start."""
    with explain_database_errors(file), closing(sqlite3.connect(file)) as connection:
        if connection.execute("pragma quick_check(1)").fetchone() != ("ok",):
            raise LeadlightError("database-damaged", file=str(file))
