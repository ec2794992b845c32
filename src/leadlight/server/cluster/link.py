"""A link between two nodes: one TCP connection that carries the connections of many guests, and requests.

Each frame is its length in four bytes and then MessagePack. Both sides say something every second; who hears nothing
for some seconds ends the link. The first frames prove that both know the key in the database.
"""

import asyncio
import hashlib
import hmac
import logging
import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from leadlight.server.cluster.frames import AnyFrame, Challenge, Frame, Hello, Ping

PING_SECONDS = 1.0
SILENCE_SECONDS = 3.5
MOST_UNSENT = 32 * 2**20  # bytes; a node that does not read is given up
LARGEST = 64 * 2**20  # bytes of a frame
LARGEST_OF_STRANGER = 1024

log = logging.getLogger(__name__)
encode = msgspec.msgpack.encode


class Link(asyncio.Protocol):
    """`on_frame` is called with every frame once the other side is known, `on_lost` when the link ends."""

    def __init__(self, key: bytes, node: str, *, is_caller: bool) -> None:
        self.key = key
        self.node = node  # this one
        self.peer = ""  # the other one, once it is known
        self.is_caller = is_caller
        self.transport: Any = None
        self.decoder: msgspec.msgpack.Decoder[AnyFrame] = msgspec.msgpack.Decoder(AnyFrame)
        self.buffer = bytearray()
        self.nonce = secrets.token_bytes(16)
        self.heard_at = 0.0
        self.timer: asyncio.TimerHandle | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.on_frame: Callable[[Link, Frame], None] = ignore
        self.on_lost: Callable[[Link], None] = lambda _: None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        self.heard_at = asyncio.get_running_loop().time()
        if not self.is_caller:
            self.send(Challenge(self.nonce))
        self.tick()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        if self.timer is not None:
            self.timer.cancel()
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("the other node ended the link"))
            self.ready.exception()  # nobody may be waiting
        self.on_lost(self)

    @property
    def is_open(self) -> bool:
        return self.transport is not None and not self.transport.is_closing()

    def tick(self) -> None:
        """Say something, and listen whether the other side does."""
        loop = asyncio.get_running_loop()
        if loop.time() > self.heard_at + SILENCE_SECONDS:
            log.warning("the link to %s is silent", self.peer or "a node")
            self.transport.abort()
            return
        if self.peer:
            self.send(Ping())
        self.timer = loop.call_later(PING_SECONDS, self.tick)

    def send(self, frame: Frame) -> None:
        if not self.is_open:
            return
        data = encode(frame)
        self.transport.write(len(data).to_bytes(4, "big") + data)
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        self.heard_at = asyncio.get_running_loop().time()
        self.buffer += data
        start = 0
        try:
            while len(self.buffer) >= start + 4:
                size = int.from_bytes(self.buffer[start : start + 4], "big")
                if size > (LARGEST if self.peer else LARGEST_OF_STRANGER):
                    raise ValueError
                if len(self.buffer) < start + 4 + size:
                    break
                frame = self.decoder.decode(memoryview(self.buffer)[start + 4 : start + 4 + size])
                start += 4 + size
                self.hear(frame)
        except (msgspec.MsgspecError, ValueError):
            log.warning("the link to %s ends: it said what cannot be read", self.peer or "a stranger")
            self.transport.abort()
            return
        del self.buffer[:start]

    def hear(self, frame: Frame) -> None:
        if self.peer:
            if type(frame) is not Ping:
                self.on_frame(self, frame)
        else:
            self.greet(frame)

    def greet(self, frame: Frame) -> None:
        """Who is called asks for a proof; who calls gives one."""
        if self.is_caller and isinstance(frame, Challenge):
            self.send(Hello(self.node, self.prove(frame.nonce, self.node)))
            self.become_ready("the node that was called")
        elif not self.is_caller and isinstance(frame, Hello):
            if not hmac.compare_digest(frame.proof, self.prove(self.nonce, frame.node)):
                raise ValueError
            self.become_ready(frame.node)
        else:
            raise ValueError

    def prove(self, nonce: bytes, node: str) -> bytes:
        return hmac.digest(self.key, b"link" + nonce + node.encode(), hashlib.sha256)

    def become_ready(self, peer: str) -> None:
        self.peer = peer
        if not self.ready.done():
            self.ready.set_result(None)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


def ignore(_: Link, __: Frame) -> None:
    """A link that nobody listens to."""
