"""The token with which the command line speaks to a running server for its owner, who alone can read it."""

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

FILE = "server.token"


@contextmanager
def control_token(data: Path) -> Iterator[str]:
    """A new token, in a file that nobody but the owner of the server can read, for as long as the server runs."""
    file = data / FILE
    file.unlink(missing_ok=True)
    token = secrets.token_hex(32)
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as writing:
        writing.write(token)
    try:
        yield token
    finally:
        file.unlink(missing_ok=True)


def read_token(data: Path) -> str | None:
    """The token of the server that runs; None when there is none, or somebody else owns it."""
    try:
        return (data / FILE).read_text(encoding="utf-8")
    except OSError:
        return None
