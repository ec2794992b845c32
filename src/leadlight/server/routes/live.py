"""The socket of a table: commands in, messages out.

It speaks ASGI itself: an action passes here once and its news leave for every listener, so each layer less counts.
"""

import asyncio
import contextlib
import time
from collections import deque
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
from leadlight.server.live import Room
from leadlight.server.routes.answers import explain
from leadlight.server.routes.tables import find_room
from leadlight.server.tables.table import Asker
from leadlight.server.wire import Act, AnyCommand, Message

BACKLOG = 500  # messages that may wait for a slow reader
REFUSED, GONE, SLOW = 4403, 1012, 4408

Socket = WebSocket[Any, Any, Any]
decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


class Connection:
    """A guest's socket. Messages wait here until they can be sent, so that a slow reader holds up nobody."""

    def __init__(self, send: Send, guest: str) -> None:
        self.send_out = send
        self.guest = guest
        self.waiting: deque[bytes | int] = deque()
        self.asleep: asyncio.Future[None] | None = None  # while there is nothing to send
        self.limiter = Limiter(400, 4)

    def tell(self, message: bytes) -> None:
        if len(self.waiting) < BACKLOG:
            self.put(message)
        elif len(self.waiting) == BACKLOG:
            self.put(SLOW)

    def hang_up(self) -> None:
        self.put(GONE)

    def put(self, message: bytes | int) -> None:
        self.waiting.append(message)
        if self.asleep is not None and not self.asleep.done():
            self.asleep.set_result(None)

    async def send(self) -> None:
        """Everything that is told, until a number says with which code to close."""
        while True:
            while self.waiting:
                message = self.waiting.popleft()
                if isinstance(message, int):
                    await self.send_out({"type": "websocket.close", "code": message, "reason": None})
                    return
                await self.send_out({"type": "websocket.send", "text": message.decode(), "bytes": None})
            self.asleep = asyncio.get_running_loop().create_future()
            await self.asleep

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
        await converse(Connection(send, guest), receive, room, house.guests, read_since(socket))
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
    sender = asyncio.create_task(connection.send())
    try:
        await room.join(connection, since)
        await connection.receive(receive, room, guests)
    finally:
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)  # it may have found the line dead
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
