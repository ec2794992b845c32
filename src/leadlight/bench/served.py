"""The server to measure: `python -m leadlight.bench.served FOLDER [BOT …]`. It prints its port and process id."""

import os
import socket
import sys
from pathlib import Path

import msgspec

from leadlight.server.run import run
from leadlight.server.settings import Settings

if __name__ == "__main__":
    with socket.create_server(("127.0.0.1", 0), backlog=2048) as listening:
        address = {"port": listening.getsockname()[1], "pid": os.getpid()}
        folder, *bots = sys.argv[1:]
        settings = Settings(Path(folder), bots=tuple(bots), people_per_address=10_000)  # all come from this machine
        run(settings, listening, lambda: print(msgspec.json.encode(address).decode(), flush=True))
