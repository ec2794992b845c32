"""Keeps other users of the computer away from the data: they hold the signing key and the secrets of running matches.

A file is made with its narrow mode at once, because whoever opens a wide one keeps it open after it was narrowed.
"""

import os
import stat
from collections.abc import Iterable
from pathlib import Path

from leadlight.core.errors import LeadlightError

FOLDER = 0o700
FILE = 0o600
HAS_OWNERS = hasattr(os, "getuid")  # elsewhere a user's folders are private by themselves


def make_private_folder(folder: Path) -> None:
    """Make the folder for its owner alone, also where it is there already. Refused when somebody else owns it."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.mkdir(mode=FOLDER, exist_ok=True)
    narrow(folder, FOLDER)


def make_private_file(file: Path) -> None:
    """Make an empty file for its owner alone. `OSError` when there is one, or when there is no such folder."""
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE))


def narrow_files(files: Iterable[Path]) -> None:
    """Take the rights of other users off the files that are there. Refused when somebody else owns one."""
    for file in files:
        if file.exists():
            narrow(file, FILE)


def narrow(path: Path, mode: int) -> None:
    if not HAS_OWNERS:
        return
    found = path.stat()
    if found.st_uid != os.getuid():
        raise LeadlightError("data-foreign", file=str(path))
    if stat.S_IMODE(found.st_mode) & ~mode:
        path.chmod(stat.S_IMODE(found.st_mode) & mode)
