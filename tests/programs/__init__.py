"""The programs that tests run beside ours, from Debian's packages: PostgreSQL and Redis, in folders of their own."""

import os
import shutil
import socket
import subprocess
import time
from pathlib import Path

import pytest

PATIENCE = 60.0  # seconds until a program answers
PLACES = (None, "/usr/sbin", *sorted(map(str, Path("/usr/lib/postgresql").glob("*/bin")), reverse=True))


def find_program(name: str) -> str | None:
    return next((found for path in PLACES if (found := shutil.which(name, path=path))), None)


def require_programs(*names: str) -> None:
    """Without them people go on with the other tests; continuous integration does not."""
    missing = [name for name in names if find_program(name) is None]
    if missing and "CI" in os.environ:
        raise pytest.UsageError(f"not installed: {', '.join(missing)}")
    if missing:
        pytest.skip(f"not installed: {', '.join(missing)}; script/test installs them from Debian's packages")


def free_port(host: str = "127.0.0.1") -> int:
    with socket.create_server((host, 0)) as listening:
        return int(listening.getsockname()[1])


def wait_until_open(port: int, process: subprocess.Popen[bytes] | None = None, host: str = "127.0.0.1") -> None:
    """Returns when something listens there."""
    end = time.monotonic() + PATIENCE
    while (process is None or process.poll() is None) and time.monotonic() < end:
        try:
            socket.create_connection((host, port), timeout=1).close()
        except OSError:
            time.sleep(0.02)
        else:
            return
    raise AssertionError(f"nothing listens at port {port}")
