"""The socket of a table: commands in, messages out."""

import asyncio
import contextlib
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from leadlight.core.errors import LeadlightError
from leadlight.server.errors import Forbidden, Malformed, TooMany, Unavailable
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
    """A guest's socket. Messages wait in a queue, so that a slow reader holds up nobody."""

    def __init__(self, socket: Socket, guest: str) -> None:
        self.socket = socket
        self.guest = guest
        self.queue: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.limiter = Limiter(400, 4)

    def tell(self, message: bytes) -> None:
        if self.queue.qsize() < BACKLOG:
            self.queue.put_nowait(message)
        elif self.queue.qsize() == BACKLOG:
            self.queue.put_nowait(SLOW)

    def hang_up(self) -> None:
        self.queue.put_nowait(GONE)

    async def send(self) -> None:
        while not isinstance(message := await self.queue.get(), int):
            await self.socket.send_data(message, mode="text")
        await self.socket.close(message)

    async def receive(self, room: Room, guests: Guests) -> None:
        """Answer commands until the guest is gone."""
        while True:
            data = await self.socket.receive_data(mode="text")
            answer = await self.obey(room, guests, data)
            if answer is not None:
                self.tell(msgspec.json.encode(answer))

    async def obey(self, room: Room, guests: Guests, data: str | bytes) -> Message | None:
        """The answer for this guest alone; what everybody is told comes by itself."""
        command = None
        try:
            command = self.read(data)
            asker = Asker(self.guest, await guests.name(self.guest), time.time())
            return await room.command(asker, command)
        except LeadlightError as error:
            return explain(error, command.action if isinstance(command, Act) else "")

    def read(self, data: str | bytes) -> AnyCommand:
        if not self.limiter.allows(""):
            raise TooMany("too-fast")
        if len(data) > MESSAGE_BYTES:
            raise Malformed("message-too-large", most=MESSAGE_BYTES)
        try:
            return decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Malformed("message-malformed") from None


@websocket("/api/tables/{code:str}/live")
async def live(socket: Socket, code: FromPath[str], house: NamedDependency[House], since: FromQuery[int] = 0) -> None:
    """The table as it happens: a snapshot at once, then every change; `since` is the last ply already known."""
    await socket.accept()
    try:
        guest = identify(socket, house)
        await house.guests.name(guest)
        room = await find_room(house, code, guest, socket.client.host if socket.client else "")
        await converse(Connection(socket, guest), room, house.guests, since)
    except LeadlightError as error:
        with contextlib.suppress(OSError):  # gone already
            await socket.send_data(msgspec.json.encode(explain(error)), mode="text")
            await socket.close(GONE if isinstance(error, Unavailable) else REFUSED)


async def converse(connection: Connection, room: Room, guests: Guests, since: int) -> None:
    sender = asyncio.create_task(connection.send())
    try:
        await room.join(connection, since)
        await connection.receive(room, guests)
    except WebSocketDisconnect:
        pass
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
