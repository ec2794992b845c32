"""What the admin page shows: the nodes, the tables, the guests who are here or sanctioned, and who is being limited."""

import time
from typing import Any

import msgspec

from leadlight import __version__
from leadlight.server.cluster.shared_limits import find_limiters
from leadlight.server.moderation import carry_out
from leadlight.server.orders import ListSanctions, ListTables, PersonReport, TableReport
from leadlight.server.services import Services

MOST_LISTED = 200


class NodeReport(msgspec.Struct, frozen=True):
    id: str
    name: str
    version: str
    started: float
    draining: bool
    tables: int
    people: int
    is_this: bool


class LimitReport(msgspec.Struct, frozen=True):
    """Somebody who has asked for as much as a limit allows, or for half of it. `key` is a guest or an address."""

    limit: str
    key: str
    events: int
    most: int
    seconds: int  # until the count begins anew


class AdminReport(msgspec.Struct, frozen=True):
    version: str
    nodes: list[NodeReport]
    tables: list[TableReport]
    owners: dict[str, str]  # the name of the node that has a table, by code, as far as it is known
    people: list[PersonReport]  # connected to this node
    sanctioned: list[PersonReport]
    limits: list[LimitReport]
    connections: int


async def report(services: Services) -> AdminReport:
    tables = (await carry_out(services, ListTables(MOST_LISTED))).tables
    return AdminReport(
        version=__version__,
        nodes=list_nodes(services),
        tables=tables,
        owners=await find_owners(services, [table.code for table in tables]),
        people=await list_people(services),
        sanctioned=(await carry_out(services, ListSanctions())).people,
        limits=list_limits(services),
        connections=count_connections(services),
    )


def count_connections(services: Services) -> int:
    return sum(len(found) for found in services.sessions.connections.values())


def list_nodes(services: Services) -> list[NodeReport]:
    """This server alone, or every node that is alive."""
    cluster = services.cluster
    if cluster is None:
        people, tables = count_connections(services), len(services.rooms.rooms)
        started = services.rooms.started + services.steady.wall_offset()
        return [NodeReport("", "", __version__, started, False, tables, people, True)]
    known = cluster.membership.alive | {cluster.node: cluster.membership.describe()}  # of itself it knows more
    nodes = sorted(known.values(), key=lambda node: node.name)
    return [
        NodeReport(
            node.id,
            node.name,
            node.version,
            node.started,
            node.draining,
            node.tables,
            node.people,
            node.id == cluster.node,
        )
        for node in nodes
    ]


async def find_owners(services: Services, codes: list[str]) -> dict[str, str]:
    cluster = services.cluster
    if cluster is None or not codes:
        return {}
    owners = await cluster.leases.owners_of(codes)
    names = {node.id: node.name for node in cluster.membership.alive.values()}
    return {code: names[node] for code, node in owners.items() if node in names}


async def list_people(services: Services) -> list[PersonReport]:
    guests = list(services.sessions.connections)[:MOST_LISTED]
    sanctions = services.guests.sanctions
    found: list[PersonReport] = []
    for guest in guests:
        sanction: Any = sanctions.get(guest)
        muted, blocked = (sanction.muted, sanction.blocked) if sanction is not None else (False, False)
        found.append(PersonReport(guest, await services.guests.name(guest), present=True, muted=muted, blocked=blocked))
    return found


def list_limits(services: Services) -> list[LimitReport]:
    now = time.monotonic()
    found = [
        LimitReport(name.partition(".")[0], key, window.events, limiter.most, max(0, round(window.end - now)))
        for name, limiter in find_limiters(services.limits)
        for key, window in limiter.windows.items()
        if window.end > now and 2 * window.events >= limiter.most and not name.endswith("by_suspect")
    ]
    return sorted(found, key=lambda each: -each.events / each.most)[:MOST_LISTED]
