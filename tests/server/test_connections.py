"""Connections that are silent or too many: they end, are told so, and leave room for people."""

import asyncio
import contextlib
import logging
import resource
import time
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
import pytest_asyncio

from leadlight.locales import LANGUAGES, Texts
from leadlight.server import admission, descriptors, http_connection, run
from leadlight.server.admission import BY_GUEST, SPARE, Admission
from leadlight.server.errors import TooMany, Unavailable
from leadlight.server.http_connection import HttpConnection
from leadlight.server.limits import Caller
from leadlight.server.routes.live import TRY_LATER
from leadlight.server.settings import Settings

from .conftest import Server, Visitors
from .server_process import ServerProcess
from .visitor import PATIENCE, Visitor

NEIGHBOUR, STRANGER = "192.0.2.7", "192.0.2.8"
HEAD = b"GET /api/host HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every time limit of a request is over at once."""
    for limit in ("HEAD_SECONDS", "BODY_SECONDS", "RESPONSE_SECONDS"):
        monkeypatch.setattr(http_connection, limit, 0.05)


async def dial(server: Server | ServerProcess) -> tuple[StreamReader, StreamWriter]:
    host, port = server.address.split(":")
    return await asyncio.open_connection(host, int(port))


async def ends(reader: StreamReader) -> bool:
    """Whether the server ends the connection."""
    try:
        while await asyncio.wait_for(reader.read(2**16), PATIENCE):
            pass
    except ConnectionResetError:
        pass
    return True


async def open_connections(server: Server | ServerProcess, count: int, stack: AsyncExitStack) -> list[StreamReader]:
    readers = []
    for _ in range(count):
        reader, writer = await dial(server)
        stack.callback(writer.close)
        readers.append(reader)
    return readers


# Silence


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /api/host HT",
        b"GET /api/host HTTP/1.1\r\nHost: localhost\r\n",
        b"POST /api/replay HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
        b"GET /api/tables/LIME42/live HTTP/1.1\r\nUpgrade: websocket\r\n",
    ],
)
async def test_a_connection_without_a_whole_request_ends(server: Server, sent: bytes) -> None:
    reader, writer = await dial(server)
    writer.write(sent)
    assert await ends(reader)
    writer.close()


async def test_a_second_request_that_stops_half_way_ends_the_connection_too(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader, writer = await dial(server)
    writer.write(HEAD)
    assert b"200 OK" in await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
    monkeypatch.setattr(http_connection, "BODY_SECONDS", 0.05)
    writer.write(b"POST /api/replay HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{")
    assert await ends(reader)
    writer.close()


async def test_a_websocket_may_be_silent(visitors: Visitors, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time limits are for requests; pings find out whether anybody is at the other end of a WebSocket."""
    made: list[HttpConnection] = []
    monkeypatch.setattr(HttpConnection, "handle_events", remember(made, HttpConnection.handle_events))
    ann = await visitors.enter("Ann")
    line = await ann.connect(await ann.open_table())
    assert (await line.hear())["type"] == "snapshot"
    upgraded = made[-1]
    assert (upgraded.deadline, upgraded.network) == (None, None)


def remember(made: list[HttpConnection], method: Callable[[HttpConnection], None]) -> Callable[[HttpConnection], None]:
    """The same method, which lists the connections that it was called for."""

    def called(connection: HttpConnection) -> None:
        made.append(connection)
        method(connection)

    return called


@pytest.mark.usefixtures("unlimited")
async def test_who_fetches_no_response_is_cut_off(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_connection, "RESPONSE_SECONDS", 0.05)
    reader, writer = await dial(server)
    writer.write(HEAD * 20_000)  # responses beyond what the system buffers
    with contextlib.suppress(ConnectionError):
        await reader.read(1)
    transport = writer.transport
    assert isinstance(transport, asyncio.Transport)
    transport.pause_reading()
    await wait_for_open(server, 0)
    transport.abort()


def count_open(server: Server) -> int:
    return server.admission.connections


CHUNKED = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    "sent", [b"GET\r\n\r\n", HEAD + b"\x00\r\n\r\n", CHUNKED + b"zz\r\n", CHUNKED + b"1\r\n{\r\nzz\r\n"]
)
async def test_what_is_no_request_is_answered_and_logs_no_traceback(
    server: Server, sent: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    reader, writer = await dial(server)
    writer.write(sent)
    assert await ends(reader)
    writer.close()
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


# Numbers


@pytest.fixture
def small_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """It takes ten connections."""
    server = Server(tmp_path_factory.mktemp("small"), most_connections=10)
    server.start()
    yield server
    server.stop()


@pytest_asyncio.fixture
async def stack() -> AsyncIterator[AsyncExitStack]:
    async with AsyncExitStack() as stack:
        yield stack


async def wait_for_open(server: Server, count: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while count_open(server) != count:
            await asyncio.sleep(0.01)


async def test_a_full_server_says_so_to_programs_and_to_people_in_their_language(
    small_server: Server, stack: AsyncExitStack
) -> None:
    await open_connections(small_server, 10, stack)
    await wait_for_open(small_server, 10)
    eve = Visitor(small_server.address)
    stack.push_async_callback(eve.close)
    told = await eve.request("GET", "/api/me")
    assert (told.status_code, told.headers["retry-after"]) == (503, "30")
    assert told.json() == {"type": "failed", "code": "server-full", "facts": {"seconds": 30}}
    for language in LANGUAGES:
        shown = await eve.request("GET", "/", headers={"Accept-Language": language})
        assert shown.status_code == 503
        assert Texts(language).translate("error-server-full") in shown.text
        assert f'lang="{language}"' in shown.text


async def test_a_full_server_tells_a_page_that_connects_to_come_back_later(
    small_server: Server, stack: AsyncExitStack
) -> None:
    ann = Visitor(small_server.address)
    stack.push_async_callback(ann.close)
    await ann.enter("Ann")
    code = await ann.open_table()
    await open_connections(small_server, 10, stack)
    await wait_for_open(small_server, 11)
    line = await ann.connect(code)
    assert (await line.hear())["code"] == "server-full"
    assert await line.closed() == TRY_LATER


async def test_who_was_there_before_plays_on_at_a_full_server(small_server: Server, stack: AsyncExitStack) -> None:
    ann = Visitor(small_server.address)
    stack.push_async_callback(ann.close)
    await ann.enter("Ann")
    line = await ann.connect(await ann.open_table())
    await line.hear()
    await open_connections(small_server, 10 + SPARE, stack)
    assert (await line.ask("say", "chatted", text="Crowded"))["type"] == "chatted"


async def test_there_is_room_again_when_people_leave(small_server: Server) -> None:
    async with AsyncExitStack() as crowd:
        await open_connections(small_server, 10, crowd)
        await wait_for_open(small_server, 10)
    await wait_for_open(small_server, 0)
    eve = Visitor(small_server.address)
    assert (await eve.request("GET", "/api/me")).status_code == 200
    await eve.close()


async def test_connections_beyond_all_measure_are_cut_off_without_a_word(
    small_server: Server, stack: AsyncExitStack
) -> None:
    readers = await open_connections(small_server, 10 + SPARE + 5, stack)
    done, _ = await asyncio.wait([asyncio.create_task(ends(reader)) for reader in readers[-5:]], timeout=PATIENCE)
    assert len(done) == 5


async def test_a_guest_has_only_so_many_lines(visitors: Visitors) -> None:
    ann, ben = await visitors.enter("Ann"), await visitors.enter("Ben")
    code = await ann.open_table()
    lines = [await ann.connect(code) for _ in range(BY_GUEST)]
    for line in lines:
        assert (await line.hear())["type"] == "snapshot"
    more = await ann.connect(code)
    assert (await more.hear())["code"] == "windows-too-many"
    assert await more.closed() == TRY_LATER
    assert (await (await ben.connect(code)).hear())["type"] == "snapshot"
    await lines[0].close()
    async with asyncio.timeout(PATIENCE):
        while (await (await ann.connect(code)).hear())["type"] != "snapshot":
            await asyncio.sleep(0.01)


def test_a_network_has_only_so_many_connections_and_takes_none_from_others() -> None:
    door = Admission(total=100, by_address=3)
    for _ in range(3):
        door.enter(NEIGHBOUR)
        assert door.find_refusal(NEIGHBOUR) is None
    door.enter(NEIGHBOUR)
    refusal = door.find_refusal(NEIGHBOUR)
    assert isinstance(refusal, TooMany)
    assert refusal.code == "network-full"
    door.enter(STRANGER)
    assert door.find_refusal(STRANGER) is None
    door.leave(NEIGHBOUR)
    assert door.find_refusal(NEIGHBOUR) is None


def test_a_network_has_only_so_many_websockets_behind_a_proxy() -> None:
    door = Admission(total=100, by_address=2)
    with door.admit(Caller("ann", NEIGHBOUR)), door.admit(Caller("ben", NEIGHBOUR)):
        with pytest.raises(TooMany, match="network-full"), door.admit(Caller("eve", NEIGHBOUR)):
            pass
        with door.admit(Caller("eve", STRANGER)):
            pass
    assert not door.socket_guests
    assert not door.socket_networks


@pytest.mark.parametrize("address", ["127.0.0.1", "10.1.2.3", "2001:db8::7"])
def test_a_trusted_proxy_is_not_limited_by_its_address_because_it_speaks_for_everybody(address: str) -> None:
    door = Admission(total=100, by_address=2, proxies=["10.0.0.0/8", "2001:db8::7"])
    for _ in range(99):
        network = door.enter(address)
    assert door.find_refusal(network) is None
    assert not door.is_overrun(network)
    door.leave(network)
    assert door.connections == 98


def test_neighbours_in_an_ipv6_network_are_counted_together() -> None:
    door = Admission(total=100, by_address=2)
    networks = {door.enter(f"2001:db8:0:1::{number:x}") for number in range(3)}
    assert len(networks) == 1
    assert isinstance(door.find_refusal(networks.pop()), TooMany)


def test_a_full_server_writes_one_line_a_minute(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    door, full = Admission(total=1, by_address=9), Unavailable("server-full", seconds=30)
    with caplog.at_level(logging.WARNING):
        for _ in range(500):
            door.note_refusal(full, STRANGER)
        assert len(caplog.records) == 1
        now += admission.LOG_SECONDS
        door.note_refusal(full, STRANGER)
    assert len(caplog.records) == 2
    assert "server-full" in caplog.messages[1]
    assert "500 were refused" in caplog.messages[1]


# Descriptors


@pytest.fixture
def few_descriptors() -> Iterator[int]:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
    yield min(hard, descriptors.WANTED) if hard != resource.RLIM_INFINITY else descriptors.WANTED
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_the_limit_of_open_files_is_raised_at_the_start(few_descriptors: int, tmp_path: Path) -> None:
    door = run.make_admission(Settings(data=tmp_path))
    assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == few_descriptors
    assert door.total == few_descriptors - descriptors.RESERVED


def test_where_the_limit_cannot_be_raised_the_server_takes_fewer(
    few_descriptors: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise ValueError("not allowed")

    with monkeypatch.context() as patch:
        patch.setattr(resource, "setrlimit", refuse)
        assert run.make_admission(Settings(data=tmp_path)).total == 256 - descriptors.RESERVED
    assert few_descriptors >= 256


async def test_more_connections_than_descriptors_stop_nobody_for_long(tmp_path: Path) -> None:
    small = ServerProcess(tmp_path, descriptors=256)
    await small.start()
    try:
        async with AsyncExitStack() as crowd:
            await open_connections(small, 400, crowd)
            await wait_for_status(small, 503)
        await wait_for_status(small, 200)
        assert small.read_log().count("\n") == 1
    finally:
        await small.kill()


async def wait_for_status(server: ServerProcess, status: int) -> None:
    """Ask again and again; where there is no room at all, a connection is cut off without a response."""
    async with asyncio.timeout(PATIENCE):
        while await ask_status(server) != status:
            await asyncio.sleep(0.05)


async def ask_status(server: ServerProcess) -> int | None:
    visitor = Visitor(server.address)
    try:
        return (await visitor.request("GET", "/api/host")).status_code
    except httpx.TransportError:
        return None
    finally:
        await visitor.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence(language: str) -> None:
    for code in ("server-full", "network-full", "windows-too-many"):
        assert Texts(language).translate(f"error-{code}", seconds=30)
