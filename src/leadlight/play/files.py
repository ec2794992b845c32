"""Records on disk: one JSON file for each match."""

import os
import tempfile
from pathlib import Path

from leadlight.core.errors import RecordError
from leadlight.core.record import Record, parse_record


def save_record(record: Record, path: Path) -> None:
    """Replace the file in one step: after a crash it holds the old record or the new one, whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=path.stem, suffix=".tmp", delete=False) as file:
        try:
            file.write(record.to_json())
            file.flush()
            os.fsync(file.fileno())
            Path(file.name).replace(path)
        except OSError:
            Path(file.name).unlink(missing_ok=True)
            raise
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make the renaming itself last; only where a folder can be opened, which Windows does not allow."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def load_record(path: Path) -> Record:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise RecordError("record-file", file=str(path), errno=error.errno or 0) from None
    return parse_record(data)
