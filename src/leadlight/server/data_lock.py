"""Lets one server at a time use a data folder. Two would overwrite each other, since each trusts its memory."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from leadlight.core.errors import LeadlightError
from leadlight.server.private_files import FILE, make_private_file, make_private_folder, narrow_files

LOCK = "server.lock"
ADDRESS = "server.address"
NOTES = "server.*"  # these two, and the token of `control_token`
DATABASES = "leadlight.db*"  # with its log, and those that `leadlight restore` set aside


class DataFolderLocked(LeadlightError):
    """Another server uses the folder."""


@contextmanager
def lock_data_folder(data: Path) -> Iterator[None]:
    """Keep other servers and other users out of the folder.

    `DataFolderLocked` names the address of the server that uses it already. Refused too when somebody else owns the
    folder or a file in it.
    """
    try:
        make_private_folder(data)
        narrow_files(data.glob(DATABASES))
        narrow_files(data.glob(NOTES))
        lock = FileLock(data / LOCK, mode=FILE)
        lock.acquire(blocking=False)
    except Timeout:
        raise DataFolderLocked("server-running", address=read_address(data)) from None
    except OSError:
        raise LeadlightError("data-folder", folder=str(data)) from None
    try:
        yield
    finally:
        (data / ADDRESS).unlink(missing_ok=True)
        lock.release()


def write_address(data: Path, address: str) -> None:
    """Note where the server is; whoever asks before the note is whole reads nothing."""
    (data / ADDRESS).unlink(missing_ok=True)
    make_private_file(data / ADDRESS)
    (data / ADDRESS).write_text(address, encoding="utf-8")


def read_address(data: Path) -> str:
    try:
        return (data / ADDRESS).read_text(encoding="utf-8")
    except OSError:
        return "?"
