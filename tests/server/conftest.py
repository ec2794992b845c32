"""A real server on a folder of its own: in a thread for most tests, in this loop for those that look inside."""

import socket
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from litestar import Litestar

from leadlight.server import request_checks
from leadlight.server import run as running
from leadlight.server.admission import Admission, ServerConfig
from leadlight.server.limits import Limiter, Limits
from leadlight.server.routes import live
from leadlight.server.services import Services, open_services
from leadlight.server.settings import Settings

from .databases import make_settings
from .visitor import PATIENCE, Visitor

SOON = 0.01  # seconds until a refusal is answered
FEW_NODES = 8  # that reviews look at for a decision


class Server:
    """`leadlight.server.run` in a thread."""

    def __init__(self, data: Path, **settings: Any) -> None:
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self.listening.getsockname()[1]}"
        self.started = threading.Event()
        self.uvicorn: list[running.Announcing] = []
        self.thread = threading.Thread(target=self.serve, args=[make_settings(data, **settings)], daemon=True)

    def serve(self, settings: Settings) -> None:
        uvicorn = self.uvicorn

        class Remembered(running.Announcing):
            async def startup(self, sockets: list[socket.socket] | None = None) -> None:
                uvicorn.append(self)
                await super().startup(sockets)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(running, "Announcing", Remembered)
            running.run(settings, self.listening, self.started.set)

    @property
    def services(self) -> Services:
        app = self.uvicorn[0].config.app
        assert isinstance(app, Litestar)
        services = app.state.services
        assert isinstance(services, Services)
        return services

    @property
    def limits(self) -> Limits:
        return self.services.limits

    @property
    def admission(self) -> Admission:
        config = self.uvicorn[0].config
        assert isinstance(config, ServerConfig)
        return config.admission

    def start(self) -> None:
        self.thread.start()
        assert self.started.wait(PATIENCE)

    def stop(self) -> None:
        self.uvicorn[0].should_exit = True
        self.thread.join(PATIENCE)
        self.listening.close()
        assert not self.thread.is_alive()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"), review_nodes=FEW_NODES)
    server.start()
    yield server
    server.stop()


@pytest.fixture(autouse=True)
def fresh_limits(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What earlier tests asked of the one server does not count, and refusals come soon."""
    for module in (request_checks, live):
        monkeypatch.setattr(module, "REFUSAL_DELAY", SOON)
    if "server" in request.fixturenames:
        server: Server = request.getfixturevalue("server")
        server.limits.clear()


@pytest.fixture
def unlimited(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody asks too often, for tests in which people ask for everything they can."""
    for limit in vars(server.limits).values():
        for limiter in (limit, *vars(limit).values()):
            if isinstance(limiter, Limiter):
                monkeypatch.setattr(limiter, "most", 10**9)


@pytest_asyncio.fixture
async def visitors(server: Server) -> AsyncIterator["Visitors"]:
    async with AsyncExitStack() as stack:
        yield Visitors(server.address, stack)


class Visitors:
    """Makes guests with a browser each, and closes their lines after the test."""

    def __init__(self, address: str, stack: AsyncExitStack) -> None:
        self.address = address
        self.stack = stack

    async def enter(self, name: str) -> Visitor:
        visitor = Visitor(self.address)
        self.stack.push_async_callback(visitor.close)
        await visitor.enter(name)
        return visitor


@pytest_asyncio.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    async with open_services(make_settings(tmp_path)) as services:
        yield services
