"""The guest behind a signed cookie: read, rename, hand over to another device, and sign devices out."""

from functools import partial
from typing import Any

from litestar import Request, Response, delete, get, post, put
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from leadlight.locales import LANGUAGES
from leadlight.server.devices import describe_device
from leadlight.server.errors import Forbidden
from leadlight.server.guests import new_guest_id
from leadlight.server.http_models import Guest, Handover, HandoverOffer, Rename, SessionInfo
from leadlight.server.limits import Caller, network_of
from leadlight.server.routes.error_responses import UNREADABLE
from leadlight.server.routes.qr import draw, shared_base
from leadlight.server.services import Services
from leadlight.server.sessions import SESSION_SECONDS
from leadlight.server.storage.session_repository import Session, write_session
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


async def find_session(connection: ASGIConnection[Any, Any, Any, Any], services: Services) -> Session | None:
    return await services.sessions.identify(services.sessions.find_cookie(connection.cookies))


async def identify(connection: ASGIConnection[Any, Any, Any, Any], services: Services) -> Session:
    """The session that the cookie names. Refused without one, and to guests whom the owner of the server blocked."""
    session = await find_session(connection, services)
    if session is None:
        raise Forbidden("guest-unknown")
    services.guests.require_admitted(session.guest)
    return session


async def provide_session(request: AnyRequest, services: NamedDependency[Services]) -> Session:
    return await identify(request, services)


async def provide_guest(session: NamedDependency[Session]) -> str:
    return session.guest


async def find_caller(connection: ASGIConnection[Any, Any, Any, Any], services: Services) -> Caller:
    session = await find_session(connection, services)
    return Caller(session.guest if session is not None else None, network_behind(connection))


async def provide_caller(request: AnyRequest, services: NamedDependency[Services]) -> Caller:
    return await find_caller(request, services)


async def with_cookie(request: AnyRequest, services: Services, session: Session) -> Response[Guest]:
    """Who the device is now, with the cookie that says so."""
    services.guests.require_admitted(session.guest)
    cookie = Cookie(
        services.sessions.cookie_name,
        value=services.sessions.sign(session),
        max_age=SESSION_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(Guest(await services.guests.name(session.guest)), cookies=[cookie])


def device_of(request: AnyRequest) -> str:
    return describe_device(request.headers.get("user-agent", ""))


@get("/api/me")
async def read_me(request: AnyRequest, services: NamedDependency[Services]) -> Response[Guest]:
    """The guest behind the cookie; a new one when there is none."""
    session = await find_session(request, services)
    if session is not None and await services.guests.knows(session.guest):
        return await with_cookie(request, services, await services.sessions.renew(session, device_of(request)))
    services.limits.count_new_guest(network_behind(request))
    return await with_cookie(request, services, await welcome(request, services))


async def welcome(request: AnyRequest, services: Services) -> Session:
    """Make a new guest and sign the device in, with one commit for both."""
    session = services.sessions.make(new_guest_id(), device_of(request))
    language = spoken(request.headers.get("accept-language", ""))
    await services.guests.welcome(language, session.guest, [write_session(session)])
    services.sessions.keep(session)
    return session


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
async def hand_over(
    request: AnyRequest,
    guest: NamedDependency[str],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
) -> HandoverOffer:
    """A link that makes another device the same guest, also as a picture for its camera."""
    token = await services.handovers.offer(guest)
    link = f"{shared_base(request, services)}/device#{token}"
    return HandoverOffer(token, link, (await draw(services, caller, link, keep=False)).decode())


@post("/api/me/handover/look", status_code=200, exception_handlers=UNREADABLE)
async def look_at_handover(data: JSONBody[Handover], services: NamedDependency[Services]) -> Guest:
    """Whom the token would make of this device. It stays good: people are asked before anything changes."""
    return Guest(await services.guests.name(await services.handovers.look(data.token)))


@post("/api/me/adopt", status_code=200, exception_handlers=UNREADABLE)
async def adopt(request: AnyRequest, data: JSONBody[Handover], services: NamedDependency[Services]) -> Response[Guest]:
    """Become the guest whom the token names. This device is signed out of the guest that it was."""
    guest = await services.handovers.take(data.token)
    before = await find_session(request, services)
    if before is not None and before.id:
        await services.sessions.end(before.guest, lambda session: session.id == before.id)
    return await with_cookie(request, services, await services.sessions.open(guest, device_of(request)))


@get("/api/me/sessions")
async def list_sessions(session: NamedDependency[Session], services: NamedDependency[Services]) -> list[SessionInfo]:
    """The devices that are signed in as you, the last used first."""
    offset = services.steady.wall_offset()
    return [
        SessionInfo(each.id, each.device, each.created + offset, each.used + offset, each.id == session.id)
        for each in await services.sessions.sessions_of(session.guest)
    ]


@delete("/api/me/sessions/{ended:str}", status_code=200)
async def end_session(
    ended: FromPath[str], session: NamedDependency[Session], services: NamedDependency[Services]
) -> Response[list[SessionInfo]]:
    """Sign a device out; those that remain. To sign out the device that asks takes its cookie away."""
    await services.sessions.end(session.guest, lambda each: each.id == ended)
    response = Response(await list_sessions.fn(session, services))
    if ended == session.id:
        response.delete_cookie(services.sessions.cookie_name)
    return response
