"""uvicorn's WebSocket with a fast path for the common frames: messages out, and short messages in.

The fast path reads and writes frames by itself, because uvicorn's general path took a quarter of a server's time for an
action. Handshakes, pings, closing, and messages that are long or come in pieces are left to uvicorn.
"""

from asyncio import BaseTransport, Task
from collections.abc import Callable, Mapping
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined] # the compiled one where there is one
from websockets.http11 import Request
from websockets.protocol import State

from leadlight.server.admission import Admission, ServerConfig
from leadlight.server.limits import MESSAGE_BYTES

MAX_MESSAGE_BYTES = 8 * MESSAGE_BYTES  # a longer message ends the connection
MAX_PENDING = 10  # messages that may wait for the application; with more, the sender has to wait
MAX_UNSENT_BYTES = 2**20  # that may wait for a slow reader; with more, the connection ends
TOO_SLOW = 4408
NOT_TEXT = 1007
PING_AFTER = 10.0  # seconds of silence
ANSWER_WITHIN = 10.0  # seconds
EXTENSION = "leadlight.connection"  # where an application finds the connection in its scope

TEXT = 0x81  # the first byte of a frame that is a whole text message
MASKED = 0x80
SHORT = 126  # from here on the length of a frame needs more than one byte
MAX_HEADER_BYTES = 14


class Connection(WebSocketsSansIOProtocol):
    """An application gets messages by `receive`, as always, or short ones at once by setting `on_message`.

    It may send by `send_text` and end the connection by `disconnect`; both return at once.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.rest = b""  # the beginning of a frame whose end has not come yet
        self.heard_at = self.loop.time()  # when anything came last
        self.on_message: Callable[[str], None] | None = None
        self.network = ""  # for which it is counted

    @property
    def admission(self) -> Admission:
        assert isinstance(self.config, ServerConfig)
        return self.config.admission

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.network = self.admission.enter(self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.admission.leave(self.network)
        # The parser and the error that ended it hold the connection, which holds them: see `live`.
        self.conn.parser.close()
        self.conn.parser_exc = None

    def on_task_complete(self, task: Task[None]) -> None:
        super().on_task_complete(task)
        self.scope["extensions"].pop(EXTENSION, None)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"connection": self}

    def data_received(self, data: bytes) -> None:
        self.heard_at = self.loop.time()
        if not self.handshake_complete:
            super().data_received(data)
            return
        data = self.rest + data
        while data and ((size := frame_size(data)) <= len(data) or size > MAX_MESSAGE_BYTES + MAX_HEADER_BYTES):
            self.frame_received(data[:size])
            data = data[size:]
        self.rest = data

    def frame_received(self, frame: bytes) -> None:
        between_messages = self.conn.current_size is None and not self.close_sent
        text = read_short_text(frame) if between_messages else None
        if text is None:
            super().data_received(frame)
            return
        if self.on_message is not None and self.queue.empty():
            self.on_message(text)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > MAX_PENDING:
            self.pause()  # until `receive` has emptied the queue

    def send_receive_event_to_app(self) -> None:
        """Hand over a long message, or one that came in pieces. A text that is none ends the connection."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not is_text(b"".join(self.frames)):
            # uvicorn would do the same, and log a traceback for each.
            self.frames = []
            self.conn.send_close(NOT_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def pause(self) -> None:
        """Stop reading, so that the sender has to wait."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()

    def check_alive(self, now: float) -> None:
        """Ping whoever has been silent for long, once; end the connection when no answer comes.

        The server calls this for all connections in turn. A timer for each, as uvicorn has it, and pings to people who
        act all the time cost more than what they do.
        """
        silence = now - self.heard_at
        if silence <= PING_AFTER or self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        if silence > PING_AFTER + ANSWER_WITHIN:
            self.keepalive_timeout()
        elif self.ping_sent_at <= self.heard_at:
            self.ping_sent_at = now
            self.conn.send_ping(b"")
            self.transport.write(b"".join(self.conn.data_to_send()))

    def keepalive_timeout(self) -> None:
        """Nobody is there any more: end the connection, which unsent data would keep open for ever."""
        if self.close_sent or self.transport.is_closing():
            return
        super().keepalive_timeout()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1011, "reason": ""})
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def send_text(self, message: bytes) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        self.transport.write(frame_header(len(message)) + message)
        if self.transport.get_write_buffer_size() > MAX_UNSENT_BYTES:
            self.disconnect(TOO_SLOW)

    def disconnect(self, code: int) -> None:
        """Close with a code. A client that does not answer in time is cut off."""
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)


def find_connection(extensions: Mapping[str, Any] | None) -> Connection:
    """The connection that an application was called for, from the extensions of its scope."""
    connection = (extensions or {})[EXTENSION]["connection"]
    assert isinstance(connection, Connection)
    return connection


def frame_size(data: bytes) -> int:
    """The size of the frame that the data begins with; more than there is while the header is incomplete."""
    if len(data) < 2:
        return 2
    length, head = data[1] & ~MASKED, 6 if data[1] & MASKED else 2
    if length < SHORT:
        return head + length
    width = 2 if length == SHORT else 8
    return head + width + int.from_bytes(data[2 : 2 + width], "big")


def read_short_text(frame: bytes) -> str | None:
    """The text of a whole short message; None for anything else."""
    if frame[0] != TEXT or not MASKED <= frame[1] < MASKED + SHORT:
        return None
    try:
        return apply_mask(frame[6:], frame[2:6]).decode()
    except UnicodeDecodeError:
        return None


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def frame_header(length: int) -> bytes:
    """The header of a frame with a text message of this many bytes."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length < 2**16:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")
