"""A server to be measured: `python -m leadlight.bench.served FOLDER` says its port and process number, then serves."""

import os
import socket
import sys
from pathlib import Path

import msgspec

from leadlight.server.run import run
from leadlight.server.settings import Settings

if __name__ == "__main__":
    with socket.create_server(("127.0.0.1", 0), backlog=2048) as listening:
        said = {"port": listening.getsockname()[1], "pid": os.getpid()}
        run(Settings(Path(sys.argv[1])), listening, lambda: print(msgspec.json.encode(said).decode(), flush=True))
