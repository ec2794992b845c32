"""The short way of a connection: frames in any pieces, in order, and nobody who cannot keep up."""

import asyncio
import gc
import json
import logging
import random
import weakref
from asyncio import StreamReader, StreamWriter
from collections.abc import Iterator
from itertools import pairwise

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from leadlight.server import websocket
from leadlight.server.websocket import (
    ANSWER_WITHIN,
    MAX_HEADER_BYTES,
    MAX_MESSAGE_BYTES,
    MAX_UNSENT_BYTES,
    PING_AFTER,
    TOO_SLOW,
    Connection,
    frame_header,
    frame_size,
    read_short_text,
)

from .conftest import Server, Visitors
from .visitor import PATIENCE, Json

SHORT_ASK = json.dumps({"type": "preview", "ply": 0, "actions": []})
LONG_ASK = json.dumps({"type": "preview", "ply": 0, "actions": ["3 orange > 5"] * 20})


def frame(text: str | bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True, mask: bool = True) -> bytes:
    """As a client sends it."""
    return Frame(opcode, text if isinstance(text, bytes) else text.encode(), fin).serialize(mask=mask)


class RawLine:
    """A connection whose bytes are ours to cut."""

    def __init__(self, reader: StreamReader, writer: StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def close(self) -> None:
        self.writer.close()
        await self.writer.wait_closed()

    async def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            self.writer.write(piece)
            await self.writer.drain()
            await asyncio.sleep(0.002)

    async def hear(self) -> tuple[int, bytes]:
        """The first byte of a frame, and what it holds; who comes and goes meanwhile does not matter here."""
        while (heard := await self.hear_frame())[1].startswith(b'{"type":"presence"'):
            pass
        return heard

    async def hear_frame(self) -> tuple[int, bytes]:
        head = await self.read(2)
        width = {126: 2, 127: 8}.get(head[1], 0)
        length = int.from_bytes(await self.read(width), "big") if width else head[1]
        return head[0], await self.read(length)

    async def read(self, size: int) -> bytes:
        return await asyncio.wait_for(self.reader.readexactly(size), PATIENCE)

    async def hear_code(self) -> str:
        """The code of the next answer."""
        _, data = await self.hear()
        message: Json = json.loads(data)
        return str(message["code"])

    async def closed(self) -> int:
        while (heard := await self.hear())[0] != 0x80 | Opcode.CLOSE:
            pass
        return int.from_bytes(heard[1][:2], "big")


async def open_raw(server: Server, visitors: Visitors) -> RawLine:
    """A connection to a table of one's own, its snapshot heard."""
    visitor = await visitors.enter("Ann")
    code = await visitor.open_table()
    host, port = server.address.split(":")
    raw = RawLine(*await asyncio.open_connection(host, int(port)))
    visitors.stack.push_async_callback(raw.close)
    await raw.send(
        f"GET /api/tables/{code}/live HTTP/1.1\r\nHost: {server.address}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: leadlight={visitor.cookie}\r\n\r\n".encode()
    )
    await asyncio.wait_for(raw.reader.readuntil(b"\r\n\r\n"), PATIENCE)
    assert json.loads((await raw.hear())[1])["type"] == "snapshot"
    return raw


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65535, 65536, 70000])
def test_a_frame_is_as_websockets_would_write_it(length: int) -> None:
    written = frame_header(length) + b"x" * length
    assert written == frame("x" * length, mask=False)
    assert frame_size(written) == len(written)
    masked = frame("x" * length)
    assert frame_size(masked) == len(masked)
    assert read_short_text(masked) == ("x" * length if length < 126 else None)


def test_the_beginning_of_a_frame_is_never_taken_for_a_whole_one() -> None:
    for length in (0, 5, 125, 126, 300, MAX_MESSAGE_BYTES):
        whole = frame("x" * length)
        assert all(
            size < frame_size(whole[:size]) <= MAX_MESSAGE_BYTES + MAX_HEADER_BYTES
            for size in range(min(len(whole), 20))
        )


async def test_a_message_may_come_in_any_pieces(visitors: Visitors, server: Server) -> None:
    raw = await open_raw(server, visitors)
    for ask in (SHORT_ASK, LONG_ASK):
        whole = frame(ask)
        for cut in (1, 2, 3, 4, 5, 7, len(whole) - 1):
            await raw.send(whole[:cut], whole[cut:])
            assert await raw.hear_code() == "match-not-running"
    stream, rng = frame(SHORT_ASK) * 5 + frame(LONG_ASK) * 5, random.Random(3)
    cuts = sorted({0, len(stream), *rng.choices(range(len(stream)), k=25)})
    await raw.send(*(stream[start:end] for start, end in pairwise(cuts)))
    assert [await raw.hear_code() for _ in range(10)] == ["match-not-running"] * 10


async def test_short_and_long_messages_are_heard_in_their_order(visitors: Visitors, server: Server) -> None:
    raw = await open_raw(server, visitors)
    long_chat, short_chat = "long " * 50, "short"
    says = [frame(json.dumps({"type": "say", "text": text})) for text in (long_chat, short_chat)]
    await raw.send(b"".join(says))
    heard = [json.loads((await raw.hear())[1])["line"]["text"].strip() for _ in says]
    assert heard == [long_chat.strip(), short_chat]


async def test_a_message_in_fragments_is_one_message(visitors: Visitors, server: Server) -> None:
    """A ping may come between them; a text may not."""
    raw = await open_raw(server, visitors)
    first, last = frame(SHORT_ASK[:9], fin=False), frame(SHORT_ASK[9:], Opcode.CONT)
    await raw.send(first, frame("are you there", Opcode.PING), last)
    assert await raw.hear() == (0x80 | Opcode.PONG, b"are you there")
    assert await raw.hear_code() == "match-not-running"
    await raw.send(first, frame(SHORT_ASK))
    assert await raw.closed() == 1002


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(SHORT_ASK, mask=False), 1002),
        (frame(b"\xff\xfe"), 1007),
        (frame(b"x" * 200 + b"\xff"), 1007),
        (frame(b"\xff", fin=False) + frame(b"\xfe", Opcode.CONT), 1007),
        (b"\xf1" + frame(SHORT_ASK)[1:], 1002),
        (b"\x81\xff" + (2**62).to_bytes(8, "big") + b"mask", 1009),
    ],
)
async def test_what_no_client_may_send_ends_the_line(
    visitors: Visitors, server: Server, sent: bytes, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    raw = await open_raw(server, visitors)
    await raw.send(sent)
    assert await raw.closed() == code
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_a_flood_waits_at_the_door_and_every_message_is_answered(visitors: Visitors, server: Server) -> None:
    raw = await open_raw(server, visitors)
    await raw.send(frame(SHORT_ASK) * 300)
    assert [await raw.hear_code() for _ in range(300)] == ["match-not-running"] * 300


class Clogged(asyncio.Transport):
    """Somebody at the other end who reads nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.unsent = b""
        self.aborted = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.unsent += data

    def get_write_buffer_size(self) -> int:
        return len(self.unsent)

    def is_closing(self) -> bool:
        return self.aborted

    def close(self) -> None:
        """Waits for what is unsent."""

    def abort(self) -> None:
        self.aborted = True


async def test_who_answers_no_ping_is_cut_off_whatever_waits_for_it() -> None:
    connection = Connection(config=Config(app=print), server_state=ServerState(), app_state={})
    connection.transport, connection.close_timeout = clogged, _ = Clogged(), 0.01
    connection.conn.state = State.OPEN
    connection.keepalive_timeout()
    assert (await connection.receive())["type"] == "websocket.disconnect"
    await asyncio.sleep(0.05)
    assert clogged.aborted
    connection.keepalive_timeout()
    assert connection.queue.empty()


def silent_connection() -> tuple[Connection, Clogged]:
    """A connection from which nothing has come since time 0."""
    connection, transport = Connection(config=Config(app=print), server_state=ServerState(), app_state={}), Clogged()
    connection.transport = transport
    connection.conn.state, connection.heard_at, connection.ping_sent_at = State.OPEN, 0.0, -1.0
    connection.handshake_complete = True
    return connection, transport


PING = frame(b"", Opcode.PING, mask=False)


async def test_who_is_silent_is_pinged_once_and_then_cut_off() -> None:
    connection, transport = silent_connection()
    connection.check_alive(PING_AFTER)
    assert transport.unsent == b""
    for late in (0.1, 1.0, ANSWER_WITHIN):
        connection.check_alive(PING_AFTER + late)
        assert transport.unsent == PING
    connection.check_alive(PING_AFTER + ANSWER_WITHIN + 0.1)
    assert (await connection.receive())["type"] == "websocket.disconnect"
    after = transport.unsent
    connection.check_alive(PING_AFTER + ANSWER_WITHIN + 0.2)
    assert (transport.unsent, connection.queue.empty()) == (after, True)


@pytest.mark.parametrize("sign", [frame(b"", Opcode.PONG), frame(SHORT_ASK)])
async def test_any_sign_of_life_answers_a_ping_and_puts_the_next_off(sign: bytes) -> None:
    connection, transport = silent_connection()
    connection.check_alive(PING_AFTER + 1)
    assert transport.unsent == PING
    before = connection.loop.time()
    connection.data_received(sign)
    assert connection.heard_at >= before
    connection.check_alive(connection.heard_at + PING_AFTER)
    assert transport.unsent == PING
    connection.check_alive(connection.heard_at + PING_AFTER + 1)
    assert transport.unsent == 2 * PING


async def test_a_server_pings_whoever_is_silent_and_keeps_whoever_answers(
    visitors: Visitors, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    raw, deaf = await open_raw(server, visitors), await open_raw(server, visitors)
    monkeypatch.setattr(websocket, "PING_AFTER", 0.05)
    async with asyncio.timeout(PATIENCE):
        for _ in range(2):
            assert await raw.hear() == (0x80 | Opcode.PING, b"")
            await raw.send(frame(b"", Opcode.PONG))
    monkeypatch.setattr(websocket, "ANSWER_WITHIN", 0.05)
    async with asyncio.timeout(PATIENCE):
        while await deaf.reader.read(10_000):
            pass
    await raw.close()
    await deaf.close()


async def test_who_does_not_read_is_told_so_and_cut_off() -> None:
    connection = Connection(config=Config(app=print), server_state=ServerState(), app_state={})
    connection.transport, connection.close_timeout = clogged, _ = Clogged(), 0.01
    connection.conn.state = State.OPEN
    told = 0
    while not connection.close_sent:
        connection.send_text(b"x" * 3000)
        told += 1
    assert MAX_UNSENT_BYTES < told * 3000 < MAX_UNSENT_BYTES + 10_000
    assert clogged.unsent.endswith(frame(TOO_SLOW.to_bytes(2, "big"), Opcode.CLOSE, mask=False))
    assert (await connection.receive())["type"] == "websocket.disconnect"
    before = clogged.unsent
    connection.send_text(b"too late")
    connection.disconnect(TOO_SLOW)
    assert clogged.unsent == before
    await asyncio.sleep(0.05)
    assert clogged.aborted


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Nothing is freed but by counting references."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize("last", [b"", frame(b"", Opcode.CLOSE), frame(SHORT_ASK, mask=False), frame(b"\xff" * 200)])
async def test_a_connection_that_has_ended_waits_for_no_garbage_collection(
    visitors: Visitors, server: Server, last: bytes
) -> None:
    """A server collects so rarely that strangers who come and go would fill its memory."""
    raw = await open_raw(server, visitors)
    opened = [weakref.ref(each) for each in server.uvicorn[0].server_state.connections if isinstance(each, Connection)]
    assert opened
    await raw.send(last)
    await raw.close()
    async with asyncio.timeout(PATIENCE):
        while any(connection() is not None for connection in opened):
            await asyncio.sleep(0.01)
