"""uvicorn's HTTP connection with time limits, so that silent or slow ones end, and with a limit on their number."""

import asyncio
from functools import partial

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from leadlight.server.admission import Admission, ServerConfig
from leadlight.server.full_response import refuse_request

HEAD_SECONDS = 10.0  # for the first line and the headers of a request
BODY_SECONDS = 60.0  # a record of a megabyte comes through a slow telephone in that time
RESPONSE_SECONDS = 120.0  # until the response has been fetched
REFUSAL_SECONDS = 2.0  # for each of these where there is no room, so that the next one can be told so


class HttpConnection(H11Protocol):
    """Ends when the head of a request, its body, or the reader of the response takes too long."""

    deadline: asyncio.TimerHandle | None = None
    awaited: object = None  # the state of the other side when the deadline was set
    network: str | None = None  # None while the connection is not counted
    refused = False

    @property
    def admission(self) -> Admission:
        assert isinstance(self.config, ServerConfig)
        return self.config.admission

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.network = self.admission.enter(self.client[0] if self.client else "")
        refusal = self.admission.find_refusal(self.network)
        if refusal is not None:
            self.admission.note_refusal(refusal, self.network)
            self.app, self.refused = partial(refuse_request, refusal), True
        if self.admission.is_overrun(self.network):
            self.transport.abort()
        self.set_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.forget()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is not self.awaited:
            self.set_deadline()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.set_deadline()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The WebSocket's own class counts the connection from here on."""
        self.forget()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Answer what is not HTTP, and end the connection. A response that is on its way cannot be sent any more."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.abort()

    def set_deadline(self) -> None:
        """Give the other side its time for what it has to do now."""
        self.drop_deadline()
        if self.network is None:
            return
        self.awaited = self.conn.their_state
        seconds = {h11.IDLE: HEAD_SECONDS, h11.SEND_BODY: BODY_SECONDS}.get(self.conn.their_state, RESPONSE_SECONDS)
        limit = min(seconds, REFUSAL_SECONDS) if self.refused else seconds
        self.deadline = self.loop.call_later(limit, self.transport.abort)

    def drop_deadline(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def forget(self) -> None:
        """The connection is gone, or no longer one for requests."""
        self.drop_deadline()
        if self.network is not None:
            self.admission.leave(self.network)
            self.network = None
