"""The client's end of a WebSocket, without any of its manners: sends any bytes, and reads what comes back."""

import asyncio
import json
from collections import Counter

from websockets.frames import Opcode

from leadlight.server.websocket import frame_size

from .frames import Known, frame

MARK = b"marker"


class RawSocket(asyncio.Protocol):
    """Counts failures by their code in `failures`, and keeps what the last message said about the match in `known`."""

    def __init__(self, known: Known, failures: Counter[str]) -> None:
        self.known = known
        self.failures = failures
        self.unread = bytearray()
        self.upgraded = asyncio.Event()
        self.answered = asyncio.Event()  # set when the server has read everything up to the mark, or is gone
        self.closed = asyncio.Event()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        for event in (self.upgraded, self.answered, self.closed):
            event.set()

    def write(self, data: bytes) -> None:
        assert self.transport is not None
        self.transport.write(data)

    async def send(self, data: bytes) -> None:
        """Send frames, and wait until the server has read them or has ended the connection."""
        self.answered.clear()
        if self.closed.is_set():
            return
        self.write(data + frame(MARK, Opcode.PING))
        await self.answered.wait()

    def data_received(self, data: bytes) -> None:
        self.unread += data
        if not self.upgraded.is_set():
            self.read_handshake()
        start = 0
        while self.upgraded.is_set() and start < len(self.unread):
            size = frame_size(bytes(self.unread[start : start + 14]))
            if start + size > len(self.unread):
                break
            self.read_frame(bytes(self.unread[start : start + size]))
            start += size
        del self.unread[:start]

    def read_handshake(self) -> None:
        head, separator, rest = bytes(self.unread).partition(b"\r\n\r\n")
        if separator:
            assert b" 101 " in head.split(b"\r\n")[0], head
            self.upgraded.set()
            self.unread = bytearray(rest)

    def read_frame(self, data: bytes) -> None:
        opcode, payload = data[0] & 0x0F, data[{126: 4, 127: 10}.get(data[1], 2) :]
        if opcode == Opcode.TEXT:
            self.read_text(payload)
        elif opcode == Opcode.PING:
            self.write(frame(payload, Opcode.PONG))
        elif opcode == Opcode.PONG and payload == MARK:
            self.answered.set()

    def read_text(self, payload: bytes) -> None:
        if payload.startswith(b'{"type":"failed"'):
            self.failures[json.loads(payload)["code"]] += 1
        elif b'"legal":["' in payload:
            match = json.loads(payload)["match"]
            self.known.ply, self.known.legal = match["ply"], tuple(match["legal"])
