"""Runs the server until it is stopped."""

import gc
import socket
from collections.abc import Callable

import uvicorn

from leadlight.server.app import create_app
from leadlight.server.settings import Settings
from leadlight.server.websocket import MAX_MESSAGE_BYTES, Connection

# A server's objects live long: with Python's own thresholds, looking through them took a fifth of its time.
GARBAGE = (50_000, 20, 100)


def run(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve on a socket that already listens; `ready` is called when the server can take requests."""
    config = uvicorn.Config(
        create_app(settings),
        log_level="warning",
        lifespan="on",
        ws=Connection,
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=10,
        ws_ping_timeout=10,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    server = Announcing(config, ready)
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    server.run(sockets=[listening])


class Announcing(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()
