"""Carries out what the owner of the server orders: list tables and people, delete tables, mute and block guests."""

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from leadlight.server.cluster.membership import Node
from leadlight.server.cluster.ownership import Elsewhere
from leadlight.server.errors import NotFound
from leadlight.server.orders import (
    DeleteTable,
    ListPeople,
    ListSanctions,
    ListTables,
    Order,
    PersonReport,
    Report,
    SanctionGuest,
    TableReport,
)
from leadlight.server.services import Services
from leadlight.server.storage.moderation_repository import Sanction
from leadlight.server.tables.model import Chair, TableRow
from leadlight.server.tables.moderation import known_people
from leadlight.server.tables.table import Table
from leadlight.server.wire import Failed

audit = logging.getLogger("leadlight.audit")


async def carry_out(services: Services, order: Order) -> Report:
    """What the order brought. `NotFound` for a table or a guest that does not exist."""
    try:
        return await ORDERS[type(order)](services, order)
    except Elsewhere as elsewhere:
        return await carry_out_there(services, order, elsewhere.node)


async def carry_out_there(services: Services, order: Order, node: Node) -> Report:
    """Another node has the table that the order is about."""
    assert services.cluster is not None
    answer = await services.cluster.links.call(node, "order", msgspec.json.encode(order))
    if answer.failed:
        failed = msgspec.json.decode(answer.result, type=Failed)
        raise NotFound(failed.code, **failed.facts)
    return msgspec.json.decode(answer.result, type=Report)


async def list_tables(services: Services, order: ListTables) -> Report:
    found = await services.moderation.read_tables(order.most)
    return Report(tables=[describe_table(services, row) for row, _ in found])


def describe_table(services: Services, row: TableRow) -> TableReport:
    seated = [(seat, chair) for seat, chair in enumerate(row.chairs) if chair.guest is not None]
    people = [describe_chair(services, seat, chair) for seat, chair in seated]
    changed = row.changed + services.steady.wall_offset()
    return TableReport(row.code, row.name, row.game, row.status, row.visibility, changed, people)


def describe_chair(services: Services, seat: int, chair: Chair) -> PersonReport:
    return describe_person(services, PersonReport(chair.guest or "", chair.name or "", seat))


def describe_person(services: Services, person: PersonReport) -> PersonReport:
    """The person, with what the owner of the server has forbidden them."""
    sanction = services.guests.sanctions.get(person.guest, Sanction(person.guest))
    return PersonReport(
        person.guest, person.name, person.seat, person.present, muted=sanction.muted, blocked=sanction.blocked
    )


async def list_people(services: Services, order: ListPeople) -> Report:
    room = await services.rooms.find(plain_code(order.code))
    if room is None:
        raise NotFound("table-unknown", table=order.code)

    def look(table: Table) -> list[PersonReport]:
        return [
            PersonReport(known.guest, known.name, table.seat_of(known.guest), known.guest in table.present)
            for known in known_people(table)
        ]

    return Report(people=[describe_person(services, person) for person in await room.ask(look)])


async def list_sanctions(services: Services, _: ListSanctions) -> Report:
    guests = services.guests
    found = [PersonReport(guest, await guests.name(guest)) for guest in guests.sanctions]
    people = [describe_person(services, person) for person in found]
    return Report(people=[person for person in people if person.muted or person.blocked])


async def delete_table(services: Services, order: DeleteTable) -> Report:
    code = plain_code(order.code)
    if not await services.repository.has_table(code):
        raise NotFound("table-unknown", table=order.code)
    await services.rooms.delete(code)
    audit.warning("the owner of the server has deleted table %s", code)
    return Report()


async def sanction_guest(services: Services, order: SanctionGuest) -> Report:
    guest = await find_guest(services, order.guest)
    before = services.guests.sanctions.get(guest, Sanction(guest))
    muted = before.muted if order.muted is None else order.muted
    blocked = before.blocked if order.blocked is None else order.blocked
    await services.guests.sanction(Sanction(guest, muted, blocked))
    if blocked:
        services.sessions.disconnect_guest(guest)
    name = await services.guests.name(guest)
    audit.warning("the owner of the server: guest %s (%r) is now muted=%s blocked=%s", guest, name, muted, blocked)
    return Report(people=[PersonReport(guest, name, muted=muted, blocked=blocked)])


async def find_guest(services: Services, beginning: str) -> str:
    """The guest whose id begins like this."""
    found = await services.moderation.find_guests(beginning)
    if not found:
        raise NotFound("guest-none", guest=beginning)
    if len(found) > 1:
        raise NotFound("guest-many", guest=beginning)
    return found[0]


def plain_code(code: str) -> str:
    return code.upper().replace("-", "")


ORDERS: dict[type[Order], Callable[[Services, Any], Awaitable[Report]]] = {
    ListTables: list_tables,
    ListPeople: list_people,
    ListSanctions: list_sanctions,
    DeleteTable: delete_table,
    SanctionGuest: sanction_guest,
}
