"""Checks every request before its route gets it, and adds headers to every response."""

import asyncio
import re
import secrets

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from leadlight.core.errors import LeadlightError
from leadlight.locales import Texts
from leadlight.server.errors import Misdirected, NotFound, TableError, TooMany
from leadlight.server.hosts import HostNames, host_name
from leadlight.server.limits import REFUSAL_DELAY, network_of
from leadlight.server.logs import request_id
from leadlight.server.routes.error_responses import explain
from leadlight.server.routes.me import spoken
from leadlight.server.services import Services

LONGEST_PATH = 4096  # the framework remembers a thousand paths
REQUEST = b"x-request-id"
GIVEN = re.compile(r"[A-Za-z0-9-]{8,64}")
MOST_DELAYED = 500  # refusals that wait at the same time

HEADERS = (  # as ASGI wants them
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cache-control", b"no-store"),
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
)


class RequestChecks:
    """Wraps an application. Refuses unknown host names, and more requests from one address than its limit."""

    def __init__(self, app: ASGIApp, domains: tuple[str, ...]) -> None:
        self.app = app
        self.host_names = HostNames(domains)
        self.delayed = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request_id.set(name_request(scope))
        try:
            self.check(scope)
        except TableError as error:
            await self.refuse(scope, send, error)
        else:
            await self.app(scope, receive, self.finish(send))

    def check(self, scope: Scope) -> None:
        services: Services = scope["litestar_app"].state.services
        host = host_name(read_header(scope, b"host"))
        if not self.host_names.accepts(host):
            services.incidents.count("requests for an unknown name of this server, see --domain", host)
            raise Misdirected("host-unknown", host=host[:100])
        if len(scope["path"]) > LONGEST_PATH:
            raise NotFound("page-unknown")
        if scope["type"] == ScopeType.HTTP:
            network, requests = network_of(scope["client"][0] if scope["client"] else ""), services.limits.requests
            if not requests.allows(network):
                services.incidents.count("requests that came too fast", network)
                raise TooMany("too-fast", seconds=requests.seconds_left(network))

    async def refuse(self, scope: Scope, send: Send, error: TableError) -> None:
        if scope["type"] == ScopeType.HTTP:
            await respond(scope, self.finish(send), error)
        else:
            await send({"type": "websocket.close", "code": 1008, "reason": None})

    def finish(self, send: Send) -> Send:
        """Adds to every response the headers that it does not have yet, and delays those that say "too fast"."""

        async def send_finished(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message["headers"])
                present = {name.lower() for name, _ in headers}
                added = (*HEADERS, (REQUEST, request_id.get().encode()))
                message["headers"] = headers + [header for header in added if header[0] not in present]
                if message["status"] == TooMany.status:
                    await self.delay()
            await send(message)

        return send_finished

    async def delay(self) -> None:
        if self.delayed < MOST_DELAYED:
            self.delayed += 1
            try:
                await asyncio.sleep(REFUSAL_DELAY)
            finally:
                self.delayed -= 1


def name_request(scope: Scope) -> str:
    """The id that the proxy or another node gave the request, or a new one. It is in log lines and in the response."""
    given = read_header(scope, REQUEST)
    return given if GIVEN.fullmatch(given) else secrets.token_hex(8)


async def respond(scope: Scope, send: Send, error: TableError) -> None:
    """Programs get the error as JSON, people who open a page get its sentence."""
    if scope["path"].startswith("/api/"):
        kind, body = b"application/json", msgspec.json.encode(explain(error))
    else:
        kind, body = b"text/plain; charset=utf-8", sentence(scope, error).encode()
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    if isinstance(error, TooMany):
        headers.append((b"retry-after", str(error.facts["seconds"]).encode()))
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def sentence(scope: Scope, error: LeadlightError) -> str:
    texts = Texts(spoken(read_header(scope, b"accept-language")))
    return texts.translate(f"error-{error.code}", **error.facts)


def read_header(scope: Scope, name: bytes) -> str:
    """The value of a header, or an empty text when there is none."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")
