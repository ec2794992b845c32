"""A Redis server of our own. What it holds is gone when it stops, as in a plain installation without a disk."""

import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from . import find_program, free_port, wait_until_open

PROGRAMS = ("redis-server", "valkey-server")
DATABASES = 4096  # numbered; each test may have its own


def find_redis() -> str | None:
    return next((found for name in PROGRAMS if (found := find_program(name))), None)


class RedisServer:
    def __init__(self, folder: Path, host: str = "127.0.0.1") -> None:
        self.folder = folder
        self.host = host
        self.port = free_port(host if host.startswith("127.") else "127.0.0.1")
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return self.numbered(0)

    def numbered(self, database: int) -> str:
        return f"redis://{self.host}:{self.port}/{database}"

    def start(self) -> None:
        found = find_redis()
        assert found is not None
        options = ["--port", str(self.port), "--bind", self.host, "--save", "", "--appendonly", "no"]
        options += ["--databases", str(DATABASES)]
        open_to_all = [] if self.host == "127.0.0.1" else ["--protected-mode", "no"]
        with (self.folder / "redis.log").open("ab") as log:
            self.process = subprocess.Popen([found, *options, *open_to_all], stdout=log, stderr=log, cwd=self.folder)
        wait_until_open(self.port, self.process, self.host)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(60)
            self.process = None

    def restart(self) -> None:
        self.stop()
        self.start()


@contextmanager
def running_redis(folder: Path) -> Iterator[RedisServer]:
    server = RedisServer(folder)
    server.start()
    try:
        yield server
    finally:
        server.stop()
