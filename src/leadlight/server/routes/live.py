"""The socket of a table: commands in, messages out.

It speaks ASGI, and sends straight through the connection: every action comes in here and its messages leave for every
listener, so each layer that is left out saves time.
"""

import asyncio
import contextlib
from collections import deque
from functools import partial
from typing import Any, Protocol

import msgspec
from litestar import WebSocket, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.types import Receive

from leadlight.core.errors import LeadlightError
from leadlight.server.carrying import GOING_AWAY, CarriedGuest
from leadlight.server.cluster.links import OutLink
from leadlight.server.cluster.ownership import LOOK_AGAIN, PATIENCE, Elsewhere
from leadlight.server.errors import Damaged, Malformed, Unavailable
from leadlight.server.limits import MESSAGE_BYTES, REFUSAL_DELAY, Caller
from leadlight.server.room import Room
from leadlight.server.routes.error_responses import explain
from leadlight.server.routes.me import identify, network_behind, require_own_page
from leadlight.server.routes.tables import count_previews, find_room
from leadlight.server.services import Services
from leadlight.server.tables.commands import handle
from leadlight.server.tables.table import Asker, Table
from leadlight.server.websocket import MAX_PENDING, Connection, find_connection
from leadlight.server.wire import Act, AnyCommand, Done, Failed, Message

REFUSED, TRY_LATER = 4403, 4429

Socket = WebSocket[Any, Any, Any]
decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


class GuestSocket(Protocol):
    """How a guest is reached: a WebSocket here, or one at another node."""

    def send_text(self, message: bytes) -> None: ...

    def disconnect(self, code: int) -> None: ...

    def pause(self) -> None: ...

    def resume(self) -> None: ...


class GuestConnection:
    """A guest's connection to a table: reads commands, and listens to the room."""

    def __init__(self, socket: GuestSocket, caller: Caller, name: str, room: Room, services: Services) -> None:
        assert caller.guest is not None
        self.socket = socket
        self.caller = caller
        self.guest = caller.guest
        self.name = name
        self.room = room
        self.guests = services.guests
        self.limits = services.limits
        self.incidents = services.incidents
        self.send = socket.send_text
        self.handling = False
        self.pending: deque[tuple[str, float]] = deque()

    def disconnect(self) -> None:
        self.socket.disconnect(GOING_AWAY)

    def on_message(self, text: str) -> None:
        """A command came. Each guest has one at the table at a time, so that others get their turn; the rest wait."""
        if not self.handling:
            self.dispatch(text, self.room.steady.now())
            return
        self.pending.append((text, self.room.steady.now()))
        if len(self.pending) > MAX_PENDING:
            self.socket.pause()

    def dispatch(self, text: str, now: float) -> None:
        self.handling = True
        self.room.do(partial(self.handle, text, now), self.reply)

    def handle(self, text: str, now: float, table: Table) -> Message | None:
        """Carry a command out; what comes back is for this guest alone. What changed for everybody the room sends."""
        command = None
        try:
            command = self.read(text)
            count_previews(self.limits, self.caller, command)
            self.name = self.guests.names.get(self.guest, self.name)
            asker = Asker(self.guest, self.name, now, self.guests.is_muted(self.guest))
            answer = handle(table, asker, command)
        except LeadlightError as error:
            return explain(error, command.action if isinstance(command, Act) else "")
        return Done() if answer is None and not table.changes else answer

    def reply(self, answer: Message | None, error: Exception | None) -> None:
        if isinstance(error, LeadlightError):
            answer = explain(error)
        if isinstance(answer, Failed) and answer.code == "too-fast":
            asyncio.get_running_loop().call_later(REFUSAL_DELAY, self.finish, answer)
        else:
            self.finish(answer)

    def finish(self, answer: Message | None) -> None:
        """Send the answer, and go on with the next command."""
        if answer is not None:
            self.send(msgspec.json.encode(answer))
        self.handling = False
        if self.pending:
            self.dispatch(*self.pending.popleft())
        else:
            self.socket.resume()

    def read(self, text: str) -> AnyCommand:
        self.limits.frames.count(self.caller)
        if len(text) > MESSAGE_BYTES:
            raise Malformed("message-too-large", most=MESSAGE_BYTES)
        try:
            return decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            self.incidents.count("messages that could not be read")
            raise Malformed("message-malformed") from None


@websocket("/api/tables/{code:str}/live")
async def live(socket: Socket) -> None:
    """A snapshot of the table at once, then every change; `?since=` is the last ply that the client knows already."""
    try:
        await follow_table(socket)
    finally:
        # The socket and its wrappers hold each other. Without the cut they would wait for a full garbage collection,
        # which a server does once in hours.
        socket.receive, socket.send = empty_receive, empty_send


async def follow_table(socket: Socket) -> None:
    scope, receive, send = socket.scope, socket.receive, socket.send
    connection = find_connection(scope["extensions"])
    services: Services = socket.app.state.services
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    try:
        if (refusal := connection.admission.find_refusal(connection.network)) is not None:
            raise refusal
        require_own_page(socket)
        session = await identify(socket, services)
        caller = Caller(session.guest, network_behind(socket))
        with connection.admission.admit(caller):
            name, code, since = (
                await services.guests.name(session.guest),
                scope["path_params"]["code"],
                read_since(socket),
            )
            room = await find_room_or_link(services, code, caller)
            if isinstance(room, OutLink):
                guest = CarriedGuest(connection, room)
                with services.sessions.connected(session, guest.disconnect):
                    await guest.converse(caller, name, code, since, receive)
                return
            room.table.note_name(session.guest, name)
            listener = GuestConnection(connection, caller, name, room, services)
            with services.sessions.connected(session, listener.disconnect):
                services.guests.require_admitted(session.guest)  # again: they may have been blocked meanwhile
                await converse(listener, connection, receive, since)
    except LeadlightError as error:
        with contextlib.suppress(OSError):  # gone already
            await send({"type": "websocket.send", "text": msgspec.json.encode(explain(error)).decode(), "bytes": None})
            await send({"type": "websocket.close", "code": close_code(error), "reason": None})


async def find_room_or_link(services: Services, code: str, caller: Caller) -> Room | OutLink:
    """The room of a table, or the link to the node that has it.

    A node that has just died cannot be reached: then this waits until it is known, and takes the table.
    """
    end = asyncio.get_running_loop().time() + PATIENCE
    while True:
        try:
            return await find_room(services, code, caller)
        except Elsewhere as elsewhere:
            assert services.cluster is not None
            with contextlib.suppress(Unavailable):
                return await services.cluster.links.to(elsewhere.node)
            if asyncio.get_running_loop().time() > end:
                raise
        await asyncio.sleep(LOOK_AGAIN)


def close_code(error: LeadlightError) -> int:
    """What the client should do: never come back, come back after the time that the error names, or at once."""
    if "seconds" in error.facts:
        return TRY_LATER
    return GOING_AWAY if isinstance(error, Unavailable) and not isinstance(error, Damaged) else REFUSED


def read_since(socket: Socket) -> int:
    try:
        return int(socket.query_params.get("since", "0"))
    except ValueError:
        raise Malformed("message-malformed") from None


async def converse(connection: GuestConnection, socket: Connection, receive: Receive, since: int) -> None:
    """Listen until the guest is gone. Short messages go to `on_message` directly; the others come by `receive`."""
    try:
        await connection.room.join(connection, since)
        socket.on_message = connection.on_message
        while (event := await receive())["type"] == "websocket.receive":
            connection.on_message(event.get("text") or "")
    finally:
        socket.on_message = None
        connection.room.leave(connection)
