"""Backups: copies the whole database into one file, also while the server runs, and restores it."""

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from leadlight.core.errors import LeadlightError
from leadlight.server.private_files import make_private_file, make_private_folder, narrow_files
from leadlight.server.storage.database import logs_of, migrate
from leadlight.server.storage.database_check import find_version, require_whole


def back_up(database: Path, target: Path) -> None:
    """Make a consistent copy; the server may go on meanwhile. Refused when the target exists, or the copy would be
    damaged as the database is.
    """
    try:
        if not database.exists():
            raise LeadlightError("backup-nothing", folder=str(database.parent))
    except PermissionError:
        raise LeadlightError("data-foreign", file=str(database.parent)) from None
    if target.exists():
        raise LeadlightError("backup-exists", file=str(target))
    find_version(database)
    partial = target.with_name(target.name + ".part")
    try:
        copy_database(database, partial)
        os.replace(partial, target)
    except (OSError, sqlite3.Error):
        raise LeadlightError("backup-failed", file=str(target)) from None
    finally:
        partial.unlink(missing_ok=True)


def copy_database(database: Path, partial: Path) -> None:
    partial.unlink(missing_ok=True)  # left behind when an earlier backup was killed
    make_private_file(partial)
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(partial)) as copy:
        source.backup(copy)
    try:
        require_whole(partial)
    except LeadlightError as error:
        raise LeadlightError(error.code, file=str(database)) from None


def restore(backup: Path, database: Path) -> Path | None:
    """Replace the database by a backup. What comes back is where the old one was moved to, if there was one.

    Refused for a file that is damaged, is no backup of this program, or was written by a newer version of it.
    """
    make_private_folder(database.parent)
    incoming = database.with_name(database.name + ".part")
    try:
        copy_backup(backup, incoming)
        old = set_aside(database)
        os.replace(incoming, database)
    finally:
        for leftover in (incoming, *logs_of(incoming)):
            leftover.unlink(missing_ok=True)
    return old


def copy_backup(backup: Path, incoming: Path) -> None:
    """Copy a backup, check the copy, and bring it to this version."""
    incoming.unlink(missing_ok=True)
    make_private_file(incoming)
    try:
        shutil.copyfile(backup, incoming)
        if find_version(incoming) is None:
            raise LeadlightError("database-foreign")
        require_whole(incoming)
        migrate(incoming)
    except OSError:
        raise LeadlightError("backup-unreadable", file=str(backup)) from None
    except LeadlightError as error:
        code = error.code if error.code == "database-newer" else "backup-unreadable"
        raise LeadlightError(code, file=str(backup)) from None


def set_aside(database: Path) -> Path | None:
    """Rename the old database, with what its log still holds; None when there is none.

    The log of a damaged one cannot be written into it, and is kept beside it.
    """
    if not database.exists():
        return None
    with suppress(sqlite3.Error), closing(sqlite3.connect(database)) as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
    number = 1
    while (old := database.with_name(f"{database.name}.{number}")).exists():
        number += 1
    narrow_files([database, *logs_of(database)])
    os.replace(database, old)
    for log, old_log in zip(logs_of(database), logs_of(old), strict=True):
        with suppress(FileNotFoundError):
            os.replace(log, old_log)
    return old
