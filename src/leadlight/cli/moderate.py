"""`leadlight moderate`: the owner of a server keeps order, also while the server runs."""

import asyncio
import urllib.request
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Annotated
from urllib.error import HTTPError

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from leadlight.cli.arguments import Json, Whole
from leadlight.cli.serve import DataFolder
from leadlight.core.errors import LeadlightError
from leadlight.locales import translate
from leadlight.server.control_token import read_token
from leadlight.server.data_lock import ADDRESS, DataFolderLocked, lock_data_folder, read_address
from leadlight.server.errors import NotFound
from leadlight.server.moderation import carry_out
from leadlight.server.orders import (
    AnyOrder,
    DeleteTable,
    ListPeople,
    ListSanctions,
    ListTables,
    PersonReport,
    Report,
    SanctionGuest,
    TableReport,
)
from leadlight.server.services import open_services
from leadlight.server.settings import Settings, data_folder
from leadlight.server.wire import Failed

SHORT_ID = 8  # characters of a guest's id; a longer or shorter beginning is understood too
SECONDS = 30.0
STATUS = {"waiting": "moderate-waiting", "playing": "moderate-playing", "over": "moderate-over"}

TableCode = Annotated[str, Parameter(help="help-table-code")]
GuestId = Annotated[str, Parameter(help="help-guest-id")]


def tables(
    *, most: Annotated[Whole, Parameter(help="help-most-tables")] = 50, data: DataFolder = None, json: Json = False
) -> None:
    print_report(send(data, ListTables(most)), json=json)


def people(code: TableCode, /, *, data: DataFolder = None, json: Json = False) -> None:
    print_report(send(data, ListPeople(code)), json=json)


def guests(*, data: DataFolder = None, json: Json = False) -> None:
    print_report(send(data, ListSanctions()), json=json)


def delete(code: TableCode, /, *, data: DataFolder = None) -> None:
    send(data, DeleteTable(code))
    print(translate("moderate-deleted", code=code))


def mute(guest: GuestId, /, *, data: DataFolder = None) -> None:
    sanction(data, SanctionGuest(guest, muted=True), "moderate-muted")


def unmute(guest: GuestId, /, *, data: DataFolder = None) -> None:
    sanction(data, SanctionGuest(guest, muted=False), "moderate-unmuted")


def block(guest: GuestId, /, *, data: DataFolder = None) -> None:
    sanction(data, SanctionGuest(guest, blocked=True), "moderate-blocked")


def unblock(guest: GuestId, /, *, data: DataFolder = None) -> None:
    sanction(data, SanctionGuest(guest, blocked=False), "moderate-unblocked")


def sanction(data: Path | None, order: SanctionGuest, message: str) -> None:
    (person,) = send(data, order).people
    print(translate(message, name=person.name, guest=person.guest[:SHORT_ID]))


def send(data: Path | None, order: AnyOrder) -> Report:
    """Have the running server carry the order out, or do it here if none runs."""
    check_order(order)
    settings = Settings(data or data_folder())
    if not settings.file.exists() and not (settings.data / ADDRESS).exists():  # a node has no file, but an address
        raise LeadlightError("moderate-nothing", folder=str(settings.data))
    try:
        with lock_data_folder(settings.data):
            return asyncio.run(carry_out_here(settings, order))
    except DataFolderLocked:
        return ask_server(settings.data, order)


def check_order(order: AnyOrder) -> None:
    try:
        msgspec.convert(msgspec.to_builtins(order), AnyOrder)
    except msgspec.ValidationError:
        value = next(iter(msgspec.structs.asdict(order).values()))
        raise LeadlightError("order-value", value=str(value)) from None


async def carry_out_here(settings: Settings, order: AnyOrder) -> Report:
    async with open_services(settings) as services:
        return await carry_out(services, order)


def ask_server(data: Path, order: AnyOrder) -> Report:
    address = read_address(data)
    headers = {"Authorization": f"Bearer {read_token(data) or ''}", "Content-Type": "application/json"}
    request = urllib.request.Request(  # noqa: S310
        f"{address}/api/moderation", data=msgspec.json.encode(order), headers=headers
    )
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # the server is on this machine
    try:
        with direct.open(request, timeout=SECONDS) as answer:
            return msgspec.json.decode(answer.read(), type=Report)
    except HTTPError as error:
        raise explain_failure(error.read(), address) from None
    except (OSError, msgspec.MsgspecError):
        raise LeadlightError("server-silent", address=address) from None


def explain_failure(body: bytes, address: str) -> LeadlightError:
    """The error that the server answered with."""
    try:
        failed = msgspec.json.decode(body, type=Failed)
    except msgspec.MsgspecError:
        return LeadlightError("server-silent", address=address)
    return NotFound(failed.code, **failed.facts)


def print_report(report: Report, *, json: bool) -> None:
    if json:
        print(msgspec.json.encode(report).decode())
    elif report.tables:
        print_tables(report.tables)
    elif report.people:
        print_people(report.people)
    else:
        print(translate("moderate-none"))


def print_tables(found: Sequence[TableReport]) -> None:
    lines = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    for table in found:
        names = ", ".join(f"{person.name} ({person.guest[:SHORT_ID]})" for person in table.people)
        changed = f"{datetime.fromtimestamp(table.changed):%Y-%m-%d %H:%M}"
        status = translate(STATUS[table.status])
        lines.add_row(table.code, translate(f"{table.game}-name"), status, changed, Text(table.name), Text(names))
    Console(highlight=False, soft_wrap=True).print(lines)


def print_people(found: Sequence[PersonReport]) -> None:
    lines = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    for person in found:
        seat = translate("moderate-seat", number=person.seat + 1) if person.seat is not None else ""
        marks = [translate("moderate-is-muted")] * person.muted + [translate("moderate-is-blocked")] * person.blocked
        lines.add_row(person.guest[:SHORT_ID], Text(person.name), seat, ", ".join(marks))
    Console(highlight=False, soft_wrap=True).print(lines)
