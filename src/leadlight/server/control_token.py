"""The token with which the command line speaks to a running server for its owner, who alone can read it."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from leadlight.server.private_files import make_private_file

FILE = "server.token"


@contextmanager
def control_token(data: Path) -> Iterator[str]:
    """A new token, in a file that nobody but the owner of the server can read, for as long as the server runs."""
    file = data / FILE
    file.unlink(missing_ok=True)
    token = secrets.token_hex(32)
    make_private_file(file)
    file.write_text(token, encoding="utf-8")
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
