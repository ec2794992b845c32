"""Tables: list them, open one, look at one, and ask anything of it."""

import re
import time
from typing import Any
from urllib.parse import quote

from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from leadlight.core.record import Record
from leadlight.server import lobby
from leadlight.server.errors import Forbidden, NotFound, TooMany
from leadlight.server.http_models import NewTable, PersonInfo, Replay, TableList
from leadlight.server.limits import Caller, Limits
from leadlight.server.replays import encode_past, look_back
from leadlight.server.room import Room
from leadlight.server.routes.error_responses import UNREADABLE
from leadlight.server.routes.qr import respond_with_qr, shared_base
from leadlight.server.services import Services
from leadlight.server.tables.creating import create_table
from leadlight.server.tables.messages import snapshot, table_info
from leadlight.server.tables.moderation import list_people
from leadlight.server.tables.presence import come_back
from leadlight.server.tables.starting import record_of
from leadlight.server.tables.table import Asker, Table
from leadlight.server.wire import AnyCommand, AnyMessage, Preview, SeatNumber, Snapshot, TableInfo

AnyRequest = Request[Any, Any, Any]
REPLAYED = {200: ResponseSpec(Replay, generate_examples=False, description="The match, step by step")}


async def provide_room(
    code: FromPath[str], caller: NamedDependency[Caller], services: NamedDependency[Services]
) -> Room:
    return await find_room(services, code, caller)


async def find_room(services: Services, code: str, caller: Caller) -> Room:
    """The room of the table that the code names; hyphens and case do not matter.

    A guest who asked for too many tables that do not exist learns nothing more, except about tables where that guest
    sits. Somebody without a cookie learns nothing at all.
    """
    guest, wrong_codes = caller.guest, services.limits.wrong_codes
    if guest is None:
        raise Forbidden("guest-unknown")
    services.guests.require_admitted(guest)
    room = await services.rooms.find(plain_code(code))
    wait = wrong_codes.seconds_left(caller)
    if wait > 0 and (room is None or room.table.seat_of(guest) is None):
        raise TooMany("too-fast", seconds=wait)
    if room is None:
        wrong_codes.count(caller)
        raise NotFound("table-unknown", table=code[:12])
    room.table.require_admitted(guest)
    return room


def plain_code(code: str) -> str:
    """As tables have them, without hyphens and in upper case."""
    return code.upper().replace("-", "")[:6]


@get("/api/tables")
async def list_tables(
    guest: NamedDependency[str], caller: NamedDependency[Caller], services: NamedDependency[Services]
) -> TableList:
    services.limits.lists.count(caller)
    look = services.cluster.presence.read if services.cluster is not None else lobby.know_nothing
    return await lobby.list_tables(services.rooms, guest, look)


@post("/api/tables", exception_handlers=UNREADABLE)
async def open_table(
    data: JSONBody[NewTable],
    guest: NamedDependency[str],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
) -> TableInfo:
    """A new table, with you as its host on the first seat."""
    services.limits.tables.count(caller)
    host = Asker(guest, await services.guests.name(guest), services.steady.now())
    room = await services.rooms.open(create_table(data, host, services.rooms.bots))
    return table_info(room.table)


@get("/api/tables/{code:str}")
async def read_table(guest: NamedDependency[str], room: NamedDependency[Room]) -> Snapshot:
    """Everything about the table that you may know. If you have a seat, you are here by asking."""

    def look(table: Table) -> Snapshot:
        now = room.steady.now()
        come_back(table, guest, now)
        return snapshot(table, guest, now)

    return await room.ask(look)


@get("/api/tables/{code:str}/people")
async def read_people(guest: NamedDependency[str], room: NamedDependency[Room]) -> list[PersonInfo]:
    """Who is or was at the table, for its host, who can remove, mute and block them."""
    return await room.ask(lambda table: list_people(table, guest))


@post("/api/tables/{code:str}/commands", status_code=200, exception_handlers=UNREADABLE)
async def command_table(
    data: JSONBody[AnyCommand],
    guest: NamedDependency[str],
    caller: NamedDependency[Caller],
    room: NamedDependency[Room],
    services: NamedDependency[Services],
) -> AnyMessage:
    """The same commands as over the socket, for programs and for turn-based play."""
    services.limits.commands.count(caller)
    count_previews(services.limits, caller, data)
    asker = Asker(guest, await services.guests.name(guest), services.steady.now(), services.guests.is_muted(guest))
    return await room.answer(asker, data)  # type: ignore[return-value]


def count_previews(limits: Limits, caller: Caller, command: AnyCommand) -> None:
    if isinstance(command, Preview):
        limits.previews.count(caller, len(command.actions))


@get("/api/tables/{code:str}/replay", responses=REPLAYED)
async def read_replay(
    guest: NamedDependency[str],
    caller: NamedDependency[Caller],
    room: NamedDependency[Room],
    services: NamedDependency[Services],
    seat: FromQuery[SeatNumber | None] = None,
) -> Response[bytes]:
    """Every step so far with the position after it, as far as you may know it; after the end, as any seat knew it."""
    services.limits.replays.count(caller)
    past = await room.ask(lambda table: look_back(table, guest, seat))
    shown = await services.process_pool.compute(past.key(), encode_past, past, caller=caller)
    return Response(shown, media_type=MediaType.JSON)


@get("/api/tables/{code:str}/record")
async def download_record(guest: NamedDependency[str], room: NamedDependency[Room]) -> Response[bytes]:
    """The record of the match, once it is over."""
    record, name = await room.ask(lambda table: take_record(table, guest))
    # Older programs read the plain name, which has no letters beyond ASCII.
    plain = name.encode("ascii", "ignore").decode()
    headers = {"Content-Disposition": f"attachment; filename=\"{plain}\"; filename*=UTF-8''{quote(name)}"}
    return Response(record.to_json(), media_type=MediaType.JSON, headers=headers)


def take_record(table: Table, guest: str) -> tuple[Record, str]:
    table.require_watcher(guest)
    record = record_of(table)
    return record, name_record(record, table.steps[0].at + table.wall_offset)


def name_record(record: Record, started: float) -> str:
    """The name of a record's file, by which people know the match: game, day and players."""
    day = time.strftime("%Y-%m-%d", time.localtime(started))
    players = [re.sub(r"\W+", "-", seat.name).strip("-") for seat in record.seats]
    return "-".join([record.game, day, *filter(None, players)]) + ".json"


@get("/api/tables/{code:str}/qr.svg")
async def draw_invitation(
    request: AnyRequest,
    caller: NamedDependency[Caller],
    room: NamedDependency[Room],
    services: NamedDependency[Services],
) -> Response[bytes]:
    """The link to the table as a QR code, for a phone's camera."""
    link = f"{shared_base(request, services)}/t/{room.table.row.code}"
    return await respond_with_qr(services, caller, link)
