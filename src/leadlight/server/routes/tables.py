"""Tables: list them, open one, look at one, and ask anything of it."""

import asyncio
import io
import time
from typing import Any

import segno
from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from leadlight.core.record import Record
from leadlight.server import lobby
from leadlight.server.errors import NotFound, TooMany
from leadlight.server.http_models import NewTable, PersonInfo, Replay, TableList
from leadlight.server.limits import Limiter
from leadlight.server.replays import assemble, look_back
from leadlight.server.room import Room
from leadlight.server.routes.error_responses import UNREADABLE
from leadlight.server.routes.me import address_of
from leadlight.server.services import Services
from leadlight.server.sessions import COOKIE
from leadlight.server.tables.creating import create_table
from leadlight.server.tables.messages import snapshot, table_info
from leadlight.server.tables.moderation import list_people
from leadlight.server.tables.presence import come_back
from leadlight.server.tables.starting import record_of
from leadlight.server.tables.table import Asker, Table
from leadlight.server.wire import AnyCommand, AnyMessage, Preview, SeatNumber, Snapshot, TableInfo

MISSES = Limiter(30, 60)  # codes that do not exist, by address, so that nobody finds tables by guessing
OPENED = Limiter(60, 60)  # new tables, by guest
FORESEEN = Limiter(3000, 4)  # previewed actions, by guest: each is played on a copy of the match

AnyRequest = Request[Any, Any, Any]


async def provide_room(request: AnyRequest, code: FromPath[str], services: NamedDependency[Services]) -> Room:
    session = await services.sessions.identify(request.cookies.get(COOKIE))
    return await find_room(services, code, session.guest if session is not None else None, address_of(request))


async def find_room(services: Services, code: str, guest: str | None, address: str) -> Room:
    """The room of the table that the code names; hyphens and case do not matter.

    An address that asked for too many tables that do not exist learns nothing more, except about tables where its
    guest sits.
    """
    room = await services.rooms.find(code.upper().replace("-", "")[:6])
    if MISSES.is_reached(address) and (room is None or guest is None or room.table.seat_of(guest) is None):
        raise TooMany("too-fast")
    if room is None:
        MISSES.allows(address)
        raise NotFound("table-unknown", table=code[:12])
    room.table.require_admitted(guest)
    return room


@get("/api/tables")
async def list_tables(guest: NamedDependency[str], services: NamedDependency[Services]) -> TableList:
    return await lobby.list_tables(services.rooms, guest)


@post("/api/tables", exception_handlers=UNREADABLE)
async def open_table(
    data: JSONBody[NewTable], guest: NamedDependency[str], services: NamedDependency[Services]
) -> TableInfo:
    """A new table, with you as its host on the first seat."""
    if not OPENED.allows(guest):
        raise TooMany("too-fast")
    host = Asker(guest, await services.guests.name(guest), time.time())
    room = await services.rooms.open(create_table(data, host, services.rooms.bots))
    return table_info(room.table)


@get("/api/tables/{code:str}")
async def read_table(guest: NamedDependency[str], room: NamedDependency[Room]) -> Snapshot:
    """Everything about the table that you may know. If you have a seat, you are here by asking."""

    def look(table: Table) -> Snapshot:
        come_back(table, guest, time.time())
        return snapshot(table, guest, time.time())

    return await room.ask(look)


@get("/api/tables/{code:str}/people")
async def read_people(guest: NamedDependency[str], room: NamedDependency[Room]) -> list[PersonInfo]:
    """Who is or was at the table, for its host, who can remove, mute and block them."""
    return await room.ask(lambda table: list_people(table, guest))


@post("/api/tables/{code:str}/commands", status_code=200, exception_handlers=UNREADABLE)
async def command_table(
    data: JSONBody[AnyCommand],
    guest: NamedDependency[str],
    room: NamedDependency[Room],
    services: NamedDependency[Services],
) -> AnyMessage:
    """The same commands as over the socket, for programs and for turn-based play."""
    check_pace(guest, data)
    asker = Asker(guest, await services.guests.name(guest), time.time(), services.guests.is_muted(guest))
    return await room.answer(asker, data)  # type: ignore[return-value]


def check_pace(guest: str, command: AnyCommand) -> None:
    if isinstance(command, Preview) and not FORESEEN.allows(guest, len(command.actions)):
        raise TooMany("too-fast")


@get("/api/tables/{code:str}/replay")
async def read_replay(
    guest: NamedDependency[str], room: NamedDependency[Room], seat: FromQuery[SeatNumber | None] = None
) -> Replay:
    """Every step so far with the position after it, as far as you may know it; after the end, as any seat knew it."""
    past = await room.ask(lambda table: look_back(table, guest, seat))
    return await asyncio.to_thread(assemble, past)


@get("/api/tables/{code:str}/record")
async def download_record(guest: NamedDependency[str], room: NamedDependency[Room]) -> Response[bytes]:
    """The record of the match, once it is over."""
    record = await room.ask(lambda table: take_record(table, guest))
    name = f"{record.game}-{record.proof.match if record.proof else ''}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(record.to_json(), media_type=MediaType.JSON, headers=headers)


def take_record(table: Table, guest: str) -> Record:
    table.require_watcher(guest)
    return record_of(table)


@get("/api/tables/{code:str}/qr.svg")
async def draw_invitation(
    request: AnyRequest, room: NamedDependency[Room], services: NamedDependency[Services]
) -> Response[bytes]:
    """The link to the table as a QR code, for a phone's camera."""
    base = next(iter(services.settings.addresses), str(request.base_url).rstrip("/"))
    return draw_qr(f"{base}/t/{room.table.row.code}")


def draw_qr(text: str) -> Response[bytes]:
    picture = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        picture, kind="svg", scale=8, border=3, dark="#1D2329", light="#FFFFFF"
    )
    return Response(picture.getvalue(), media_type="image/svg+xml")
