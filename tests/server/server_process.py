"""A real server in a process of its own, always at the same address, whose log and memory can be looked at."""

import asyncio
import json
import resource
import signal
import socket
import sys
from pathlib import Path
from typing import Any

PATIENCE = 120.0

PROGRAM = """
import json, socket, sys
from pathlib import Path
from leadlight.server.run import run
from leadlight.server.settings import Settings
if __name__ == "__main__":
    settings = Settings(data=Path(sys.argv[1]), **json.loads(sys.argv[3]))
    run(settings, socket.socket(fileno=int(sys.argv[2])), lambda: print("ready", flush=True))
"""


class ServerProcess:
    """`descriptors` limits how many files and connections it may have open."""

    def __init__(self, data: Path, descriptors: int | None = None, **settings: Any) -> None:
        self.data = data
        self.descriptors = descriptors
        self.log = data / "server.log"
        self.settings = json.dumps(settings)
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self.process: asyncio.subprocess.Process | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    async def start(self) -> None:
        with socket.create_server(("127.0.0.1", self.port), backlog=500) as listening, self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-c", PROGRAM, str(self.data), str(listening.fileno()), self.settings),
                pass_fds=[listening.fileno()],
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                preexec_fn=self.limit_descriptors,
            )
        assert self.process.stdout is not None
        assert await asyncio.wait_for(self.process.stdout.readline(), PATIENCE) == b"ready\n", self.read_log()

    def limit_descriptors(self) -> None:
        if self.descriptors is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (self.descriptors, self.descriptors))

    async def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Send the signal and wait for the end; returns the exit status."""
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(how)
        return await asyncio.wait_for(self.process.wait(), PATIENCE)

    async def kill(self) -> None:
        if self.process is not None:
            await self.stop(signal.SIGKILL)

    @property
    def is_running(self) -> bool:
        return self.process is not None and self.process.returncode is None

    def read_log(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")

    def memory(self) -> int:
        """Resident bytes."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS"))
