"""Where a server keeps its data, as the command line names it: a folder, or the address of a database."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from leadlight.core.errors import LeadlightError
from leadlight.server.data_lock import lock_data_folder
from leadlight.server.settings import Settings
from leadlight.server.storage.postgresql import full_url


def is_address(place: str) -> bool:
    return "://" in place


def require_address(address: str) -> str:
    """The address of a database; refused when it is none."""
    full_url(address)
    return address


@contextmanager
def locked_place(place: str) -> Iterator[Path | str]:
    """The database there, while no server of this machine can use its folder."""
    if is_address(place):
        yield require_address(place)
        return
    settings = Settings(Path(place))
    with lock_data_folder(settings.data):
        yield settings.file


def require_both(database: str | None, bus: str | None) -> None:
    """Refuse a database for several nodes without a bus, and the other way round."""
    if (database is None) != (bus is None):
        raise LeadlightError("cluster-both")
    if database is not None:
        require_address(database)
