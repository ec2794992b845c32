"""Records on disk: one JSON file for each match."""

import os
import tempfile
from pathlib import Path

from leadlight.core.errors import RecordError
from leadlight.core.record import Record, parse_record


def save_record(record: Record, file: Path | str) -> None:
    """Write the record to a file in one step: after a crash it holds the old record or the new one, never a part."""
    path = Path(file)
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=path.stem, suffix=".tmp", delete=False) as draft:
        try:
            draft.write(record.to_json())
            draft.flush()
            os.fsync(draft.fileno())
            Path(draft.name).replace(path)
        except BaseException:  # Ctrl-C too
            Path(draft.name).unlink(missing_ok=True)
            raise
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make the renaming survive a crash too, where a folder can be opened: Windows does not allow that."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def load_record(file: Path | str) -> Record:
    """The record in a file; `RecordError` when the file cannot be read or holds no record."""
    try:
        data = Path(file).read_bytes()
    except OSError as error:
        raise RecordError("record-file", file=str(file), errno=error.errno or 0) from None
    return parse_record(data)
