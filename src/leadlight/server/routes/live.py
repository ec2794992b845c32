"""The socket of a table: commands in, messages out.

It speaks ASGI itself, and to the line where it sends: an action passes here once and its news leave for every
listener, so each layer less counts.
"""

import asyncio
import contextlib
import time
from typing import Any

import msgspec
from litestar import WebSocket, asgi
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from leadlight.core.errors import LeadlightError
from leadlight.server.errors import Forbidden, Malformed, NotFound, TooMany, Unavailable
from leadlight.server.guests import COOKIE, Guests
from leadlight.server.house import House
from leadlight.server.limits import MESSAGE_BYTES, Limiter
from leadlight.server.line import Line, find_line
from leadlight.server.live import Room
from leadlight.server.routes.answers import explain
from leadlight.server.routes.tables import find_room
from leadlight.server.tables.table import Asker
from leadlight.server.wire import Act, AnyCommand, Message

REFUSED, GONE = 4403, 1012

Socket = WebSocket[Any, Any, Any]
decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


class Connection:
    """A guest's socket."""

    def __init__(self, line: Line, guest: str) -> None:
        self.line = line
        self.guest = guest
        self.tell = line.tell
        self.limiter = Limiter(400, 4)

    def hang_up(self) -> None:
        self.line.hang_up(GONE)

    async def receive(self, receive: Receive, room: Room, guests: Guests) -> None:
        """Answer commands until the guest is gone."""
        while (event := await receive())["type"] == "websocket.receive":
            answer = await self.obey(room, guests, event.get("text") or "")
            if answer is not None:
                self.tell(msgspec.json.encode(answer))

    async def obey(self, room: Room, guests: Guests, data: str) -> Message | None:
        """The answer for this guest alone; what everybody is told comes by itself."""
        command = None
        try:
            command = self.read(data)
            asker = Asker(self.guest, await guests.name(self.guest), time.time())
            return await room.command(asker, command)
        except LeadlightError as error:
            return explain(error, command.action if isinstance(command, Act) else "")

    def read(self, data: str) -> AnyCommand:
        if not self.limiter.allows(""):
            raise TooMany("too-fast")
        if len(data) > MESSAGE_BYTES:
            raise Malformed("message-too-large", most=MESSAGE_BYTES)
        try:
            return decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Malformed("message-malformed") from None


@asgi("/api/tables/{code:str}/live", copy_scope=False)
async def live(scope: Scope, receive: Receive, send: Send) -> None:
    """The table as it happens: a snapshot at once, then every change; `?since=` is the last ply already known."""
    if scope["type"] != ScopeType.WEBSOCKET:
        raise NotFound("page-unknown")
    socket: Socket = WebSocket(scope, receive, send)
    house: House = scope["litestar_app"].state.house
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    try:
        guest = identify(socket, house)
        await house.guests.name(guest)
        room = await find_room(house, scope["path_params"]["code"], guest, socket.client.host if socket.client else "")
        connection = Connection(find_line(scope["extensions"]), guest)
        await converse(connection, receive, room, house.guests, read_since(socket))
    except LeadlightError as error:
        code = GONE if isinstance(error, Unavailable) else REFUSED
        with contextlib.suppress(OSError):  # gone already
            await send({"type": "websocket.send", "text": msgspec.json.encode(explain(error)).decode(), "bytes": None})
            await send({"type": "websocket.close", "code": code, "reason": None})


def read_since(socket: Socket) -> int:
    try:
        return int(socket.query_params.get("since", "0"))
    except ValueError:
        raise Malformed("message-malformed") from None


async def converse(connection: Connection, receive: Receive, room: Room, guests: Guests, since: int) -> None:
    try:
        await room.join(connection, since)
        # In a task of its own, since every wait in this one passes through all the layers around it.
        await asyncio.create_task(connection.receive(receive, room, guests))
    finally:
        with contextlib.suppress(Unavailable):
            await asyncio.shield(room.leave(connection))


def identify(socket: Socket, house: House) -> str:
    """Who it is; a page of another site cannot speak for its visitors."""
    origin, host = socket.headers.get("origin"), socket.headers.get("host")
    if origin is not None and origin.split("://", 1)[-1] != host:
        raise Forbidden("origin-foreign")
    guest = house.guests.read(socket.cookies.get(COOKIE))
    if guest is None:
        raise Forbidden("guest-unknown")
    return guest
