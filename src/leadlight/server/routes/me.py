"""The guest behind a signed cookie: read, rename, and hand over to another device."""

from functools import partial
from typing import Any

from litestar import Request, Response, get, post, put
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody

from leadlight.locales import LANGUAGES
from leadlight.server.errors import Forbidden
from leadlight.server.guests import COOKIE, YEAR, Guests
from leadlight.server.http_models import Guest, Handover, Rename
from leadlight.server.limits import Caller, network_of
from leadlight.server.routes.error_responses import UNREADABLE
from leadlight.server.services import Services
from leadlight.server.tables.seating import rename_guest
from leadlight.server.tables.table import Asker
from leadlight.server.visible_text import clean_name

AnyRequest = Request[Any, Any, Any]


def network_behind(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The network that the connection comes from, as limits count it."""
    return network_of(connection.client.host if connection.client else "")


def require_own_page(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Refuse a page of another site, which would act in the name of its visitors."""
    origin, host = connection.headers.get("origin"), connection.headers.get("host")
    if origin is not None and origin.split("://", 1)[-1] != host:
        raise Forbidden("origin-foreign")


async def check_origin(request: AnyRequest) -> None:
    """Let other sites read, which is harmless: browsers do not show them the response."""
    if request.method not in ("GET", "HEAD"):
        require_own_page(request)


async def provide_guest(request: AnyRequest, services: NamedDependency[Services]) -> str:
    guest = services.guests.read(request.cookies.get(COOKIE))
    if guest is None:
        raise Forbidden("guest-unknown")
    return guest


async def provide_caller(request: AnyRequest, services: NamedDependency[Services]) -> Caller:
    return Caller(services.guests.read(request.cookies.get(COOKIE)), network_behind(request))


def with_cookie(request: AnyRequest, guests: Guests, guest: str, name: str) -> Response[Guest]:
    cookie = Cookie(
        COOKIE,
        value=guests.sign(guest),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(Guest(name), cookies=[cookie])


@get("/api/me")
async def read_me(request: AnyRequest, services: NamedDependency[Services]) -> Response[Guest]:
    """The guest behind the cookie; a new one when there is none."""
    guest = services.guests.read(request.cookies.get(COOKIE))
    try:
        if guest is not None:
            return with_cookie(request, services.guests, guest, await services.guests.name(guest))
    except Forbidden:  # a cookie from before the database was replaced
        pass
    services.limits.count_new_guest(network_behind(request))
    guest = await services.guests.welcome(spoken(request.headers.get("accept-language", "")))
    return with_cookie(request, services.guests, guest, await services.guests.name(guest))


def spoken(wishes: str) -> str:
    """The first language that the browser asks for and that we speak, else English."""
    wanted = (wish.strip()[:2].casefold() for wish in wishes.split(","))
    return next((language for language in wanted if language in LANGUAGES), "en")


@put("/api/me", exception_handlers=UNREADABLE)
async def rename_me(data: JSONBody[Rename], guest: NamedDependency[str], services: NamedDependency[Services]) -> Guest:
    """Take another name, also at the tables whose match has not started."""
    renamed = await services.guests.rename(guest, clean_name(data.name))
    for room in await services.rooms.find_all(await services.repository.waiting_codes_of(guest)):
        await room.ask(partial(rename_guest, asker=Asker(guest, renamed.name, services.steady.now())))
    return renamed


@post("/api/me/handover", status_code=200)
async def hand_over(guest: NamedDependency[str], services: NamedDependency[Services]) -> Handover:
    """A token that makes another device the same guest."""
    return services.guests.hand_over(guest)


@post("/api/me/adopt", status_code=200, exception_handlers=UNREADABLE)
async def adopt(request: AnyRequest, data: JSONBody[Handover], services: NamedDependency[Services]) -> Response[Guest]:
    guest = services.guests.adopt(data.token)
    return with_cookie(request, services.guests, guest, await services.guests.name(guest))
