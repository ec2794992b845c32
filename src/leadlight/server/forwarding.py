"""Sends requests about a table to the node that has it, and hands its response on."""

import asyncio
import re
from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from leadlight.server.cluster.cluster import Cluster
from leadlight.server.cluster.frames import Fetch, Fetched
from leadlight.server.cluster.links import OutLink
from leadlight.server.cluster.ownership import LOOK_AGAIN, PATIENCE
from leadlight.server.errors import Unavailable
from leadlight.server.limits import BODY_BYTES
from leadlight.server.logs import request_id
from leadlight.server.routes.error_responses import explain
from leadlight.server.routes.tables import plain_code
from leadlight.server.services import Services

TABLE = re.compile(r"^/api/tables/([^/]+)")


class Forwarding:
    """Wraps an application."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        services: Services = scope["litestar_app"].state.services
        found = TABLE.match(scope["path"]) if scope["type"] == ScopeType.HTTP else None
        if services.cluster is None or found is None or services.rooms.recall(plain_code(found[1])) is not None:
            await self.app(scope, receive, send)
            return
        try:
            out = await find_link(services.cluster, plain_code(found[1]))
            if out is None:
                await self.app(scope, receive, send)
            else:
                await forward(out, scope, receive, send)
        except Unavailable as error:
            await respond(send, error)


async def find_link(cluster: Cluster, code: str) -> OutLink | None:
    """The link to the node that has the table; None when this one has it or may take it.

    A node that has just died cannot be reached: then this waits until it is known, and somebody may take its tables.
    """
    end = asyncio.get_running_loop().time() + PATIENCE
    while (node := await cluster.ownership.locate(code)) is not None:
        try:
            return await cluster.links.to(node)
        except Unavailable:
            if asyncio.get_running_loop().time() > end:
                raise
            await asyncio.sleep(LOOK_AGAIN)
    return None


async def forward(out: OutLink, scope: Scope, receive: Receive, send: Send) -> None:
    """Have the other node answer."""
    body = await read_body(receive)
    answer = await out.ask(lambda number: make_fetch(number, scope, body))
    assert isinstance(answer, Fetched)
    await send({"type": "http.response.start", "status": answer.status, "headers": answer.headers})
    await send({"type": "http.response.body", "body": answer.body, "more_body": False})


async def read_body(receive: Receive) -> bytes:
    """The body of a request, with a byte too many where it is too long: the other node refuses it then."""
    body = b""
    while len(body) <= BODY_BYTES:
        message: Any = await receive()
        body += message.get("body", b"")
        if not message.get("more_body"):
            break
    return body


def make_fetch(number: int, scope: Any, body: bytes) -> Fetch:
    named = (b"x-request-id", request_id.get().encode())  # both nodes log the same id
    return Fetch(
        number,
        scope["method"],
        scope["path"],
        scope["query_string"],
        [*((bytes(name), bytes(value)) for name, value in scope["headers"] if name != named[0]), named],
        body,
        scope["client"][0] if scope["client"] else "",
        scope["scheme"],
    )


async def respond(send: Send, error: Unavailable) -> None:
    body = msgspec.json.encode(explain(error))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
