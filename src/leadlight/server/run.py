"""Runs the server until it is stopped."""

import asyncio
import gc
import socket
from collections.abc import Callable

import uvicorn
from litestar import Litestar

from leadlight.server.admission import BY_PERSON, Admission, ServerConfig
from leadlight.server.app import create_app
from leadlight.server.descriptors import connections_within, raise_descriptor_limit
from leadlight.server.draining import drain
from leadlight.server.http_connection import HttpConnection
from leadlight.server.logs import set_up_logging
from leadlight.server.settings import Settings
from leadlight.server.websocket import MAX_MESSAGE_BYTES, Connection

# A server's objects live long: with Python's own thresholds, looking through them took a fifth of its time. Refused
# requests leave cycles behind, so the youngest are looked through while there are few.
GARBAGE = (10_000, 20, 500)
TICKS = 10  # of uvicorn, about a second, between two looks at silent connections


def run(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve on a socket that already listens; `ready` is called when the server can take requests."""
    set_up_logging(settings.log_format, settings.node)
    config = ServerConfig(
        create_app(settings),
        log_level="warning",
        lifespan="on",
        http=HttpConnection,
        ws=Connection,
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # `Announcing` has silent connections pinged
        timeout_graceful_shutdown=3,
        server_header=False,
        log_config=None,
        forwarded_allow_ips=list(settings.trusted_proxies),
    )
    config.admission = make_admission(settings)
    server = Announcing(config, ready)
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    server.run(sockets=[listening])


def make_admission(settings: Settings) -> Admission:
    total = connections_within(raise_descriptor_limit())
    if settings.most_connections is not None:
        total = min(total, settings.most_connections)
    return Admission(total, BY_PERSON * settings.people_per_address, settings.trusted_proxies)


class Announcing(uvicorn.Server):
    """Says when it is ready, and finds out which connections nobody holds any more."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """One of several nodes first hands its tables over."""
        app = self.config.app
        if isinstance(app, Litestar) and hasattr(app.state, "services"):
            await drain(app.state.services)
        await super().shutdown(sockets)

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS == 0:
            now = asyncio.get_running_loop().time()
            for connection in list(self.server_state.connections):
                if isinstance(connection, Connection):
                    connection.check_alive(now)
        return await super().on_tick(counter)
