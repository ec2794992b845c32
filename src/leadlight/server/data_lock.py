"""Lets one server at a time use a data folder. Two would overwrite each other, since each trusts its memory."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from leadlight.core.errors import LeadlightError

LOCK = "server.lock"
ADDRESS = "server.address"


class DataFolderLocked(LeadlightError):
    """Another server uses the folder."""


@contextmanager
def lock_data_folder(data: Path) -> Iterator[None]:
    """Keep other servers out of the folder. `DataFolderLocked` names the address of the server that uses it already."""
    try:
        data.mkdir(parents=True, exist_ok=True)
        lock = FileLock(data / LOCK)
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
    (data / ADDRESS).write_text(address, encoding="utf-8")


def read_address(data: Path) -> str:
    try:
        return (data / ADDRESS).read_text(encoding="utf-8")
    except OSError:
        return "?"
