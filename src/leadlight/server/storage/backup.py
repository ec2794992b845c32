"""Backups: copies the whole database into one file, also while the server runs, and restores it."""

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from leadlight.core.errors import LeadlightError
from leadlight.server.private_files import make_private_file, make_private_folder, narrow_files
from leadlight.server.storage.database import logs_of, migrate


def back_up(database: Path, target: Path) -> None:
    """Make a consistent copy; the server may go on meanwhile. Refused when the target exists."""
    if not database.exists():
        raise LeadlightError("backup-nothing", folder=str(database.parent))
    if target.exists():
        raise LeadlightError("backup-exists", file=str(target))
    partial = target.with_name(target.name + ".part")
    try:
        partial.unlink(missing_ok=True)  # left behind when an earlier backup was killed
        make_private_file(partial)
        with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(partial)) as copy:
            source.backup(copy)
        os.replace(partial, target)
    except (OSError, sqlite3.Error):
        partial.unlink(missing_ok=True)
        raise LeadlightError("backup-failed", file=str(target)) from None


def restore(backup: Path, database: Path) -> Path | None:
    """Replace the database by a backup. What comes back is where the old one was moved to, if there was one."""
    check(backup)
    make_private_folder(database.parent)
    incoming = database.with_name(database.name + ".part")
    incoming.unlink(missing_ok=True)
    make_private_file(incoming)
    shutil.copyfile(backup, incoming)
    migrate(incoming)
    old = set_aside(database)
    os.replace(incoming, database)
    return old


def check(backup: Path) -> None:
    """Refuse a file that is damaged or is no database of this program."""
    try:
        with closing(sqlite3.connect(f"{backup.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            whole = connection.execute("pragma integrity_check").fetchone() == ("ok",)
            ours = connection.execute("select count(*) from alembic_version, (select count(*) from entries)").fetchone()
    except sqlite3.Error:
        raise LeadlightError("backup-unreadable", file=str(backup)) from None
    if not whole or not ours:
        raise LeadlightError("backup-unreadable", file=str(backup))


def set_aside(database: Path) -> Path | None:
    """Rename the old database, with what its log still holds; None when there is none."""
    if not database.exists():
        return None
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
    number = 1
    while (old := database.with_name(f"{database.name}.{number}")).exists():
        number += 1
    narrow_files([database])
    os.replace(database, old)
    for leftover in logs_of(database):
        leftover.unlink(missing_ok=True)
    return old
