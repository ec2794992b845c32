"""What other nodes bring to the tables of this one: connections of guests, requests, and calls."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from litestar.types import ASGIApp

from leadlight.core.errors import LeadlightError
from leadlight.server.cluster.frames import Call, Closed, Fetch, Fetched, Flow, Frame, Open, Returned, Said, Told
from leadlight.server.cluster.link import Link
from leadlight.server.limits import Caller
from leadlight.server.moderation import carry_out
from leadlight.server.orders import AnyOrder
from leadlight.server.routes.error_responses import explain
from leadlight.server.routes.live import GuestConnection, close_code
from leadlight.server.routes.tables import find_room
from leadlight.server.services import Services

log = logging.getLogger(__name__)

Key = tuple[Link, int]


class CarriedSocket:
    """The end of a carried connection where the table is. It looks like a guest's own socket."""

    def __init__(self, link: Link, number: int) -> None:
        self.link = link
        self.number = number
        self.on_message: Callable[[str], None] | None = None
        self.early: list[str] = []  # what came before anybody listened
        self.ended = asyncio.Event()
        self.is_paused = False

    def send_text(self, message: bytes) -> None:
        if not self.ended.is_set():
            self.link.send(Told(self.number, message))

    def disconnect(self, code: int) -> None:
        if not self.ended.is_set():
            self.link.send(Closed(self.number, code))
            self.ended.set()

    def hear(self, text: str) -> None:
        if self.on_message is None:
            self.early.append(text)
        else:
            self.on_message(text)

    def listen(self, on_message: Callable[[str], None]) -> None:
        self.on_message = on_message
        early, self.early = self.early, []
        for text in early:
            on_message(text)

    def pause(self) -> None:
        if not self.is_paused:
            self.is_paused = True
            self.link.send(Flow(self.number, True))

    def resume(self) -> None:
        if self.is_paused:
            self.is_paused = False
            self.link.send(Flow(self.number, False))


class Reception:
    """Serves the frames of other nodes. `app` answers their requests."""

    def __init__(self, services: Services, app: ASGIApp, litestar: Any) -> None:
        self.services = services
        self.app = app
        self.litestar = litestar
        self.sockets: dict[Key, CarriedSocket] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        assert services.cluster is not None
        services.cluster.links.serve, services.cluster.links.unserve = self.serve, self.unserve

    def serve(self, link: Link, frame: Frame) -> None:
        if type(frame) is Said:
            if (socket := self.sockets.get((link, frame.id))) is not None:
                socket.hear(frame.text)
        elif isinstance(frame, Open):
            self.sockets[link, frame.id] = CarriedSocket(link, frame.id)
            self.spawn(self.follow(link, frame))
        elif isinstance(frame, Closed):
            if (socket := self.sockets.get((link, frame.id))) is not None:
                socket.ended.set()
        elif isinstance(frame, Fetch):
            self.spawn(self.fetch(link, frame))
        elif isinstance(frame, Call):
            self.spawn(self.call(link, frame))

    def unserve(self, link: Link) -> None:
        for (carrier, _), socket in list(self.sockets.items()):
            if carrier is link:
                socket.ended.set()

    def spawn(self, work: "asyncio._CoroutineLike[None]") -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finish)

    def finish(self, task: "asyncio.Task[None]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("what another node asked for failed", exc_info=error)

    async def follow(self, link: Link, opened: Open) -> None:
        socket = self.sockets[link, opened.id]
        caller = Caller(opened.guest, opened.network)
        try:
            await self.converse(socket, caller, opened)
        except LeadlightError as error:
            socket.send_text(msgspec.json.encode(explain(error)))
            socket.disconnect(close_code(error))
        finally:
            del self.sockets[link, opened.id]

    async def converse(self, socket: CarriedSocket, caller: Caller, opened: Open) -> None:
        room = await find_room(self.services, opened.code, caller)
        room.table.note_name(opened.guest, opened.name)
        listener = GuestConnection(socket, caller, opened.name, room, self.services)
        try:
            await room.join(listener, opened.since)
            socket.listen(listener.on_message)
            await socket.ended.wait()
        finally:
            socket.on_message = None
            room.leave(listener)

    async def fetch(self, link: Link, asked: Fetch) -> None:
        """Have a request answered as if it had come here."""
        answer: dict[str, Any] = {"status": 500, "headers": []}
        body = bytearray()
        incoming = [{"type": "http.request", "body": asked.body, "more_body": False}]

        async def receive() -> Any:
            if not incoming:
                await asyncio.Event().wait()  # whoever asked counts as being there until the response is sent
            return incoming.pop()

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                answer.update(message)
            else:
                body.extend(message.get("body", b""))

        with suppress(asyncio.CancelledError):
            await self.app(self.scope_of(asked), receive, send)  # type: ignore[arg-type]
        link.send(Fetched(asked.id, answer["status"], [tuple(each) for each in answer["headers"]], bytes(body)))

    def scope_of(self, asked: Fetch) -> dict[str, Any]:
        return {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": asked.method,
            "scheme": asked.scheme,
            "path": asked.path,
            "raw_path": asked.path.encode(),
            "query_string": asked.query,
            "root_path": "",
            "headers": asked.headers,
            "client": (asked.client, 0),
            "server": None,
            "extensions": {},
            "state": {},
            "litestar_app": self.litestar,
            "app": self.litestar,
        }

    async def call(self, link: Link, asked: Call) -> None:
        try:
            result = Returned(asked.id, await CALLS[asked.name](self.services, asked.given))
        except LeadlightError as error:
            result = Returned(asked.id, msgspec.json.encode(explain(error)), failed=True)
        link.send(result)

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def order(services: Services, given: bytes) -> bytes:
    return msgspec.json.encode(await carry_out(services, msgspec.json.decode(given, type=AnyOrder)))


CALLS: dict[str, Callable[[Services, bytes], Awaitable[bytes]]] = {"order": order}
