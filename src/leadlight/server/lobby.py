"""The lists of tables. They are read from stored summaries, so that no match is replayed for a list."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from msgspec.structs import replace

from leadlight.server.cluster.shared_presence import Glimpse
from leadlight.server.errors import Unavailable
from leadlight.server.http_models import TableList
from leadlight.server.rooms import Rooms
from leadlight.server.tables.messages import stored_info, table_info
from leadlight.server.tables.model import Chair, ListedTable, Summary, TableRow
from leadlight.server.wire import TableInfo

Glance = tuple[TableInfo, int | None]  # a table and the guest's seat there


Look = Callable[[Sequence[str]], Awaitable[dict[str, Glimpse]]]


async def know_nothing(_: Sequence[str]) -> dict[str, Glimpse]:
    """Of tables that are not in memory the only server knows what is stored."""
    return {}


async def list_tables(rooms: Rooms, guest: str, look: Look = know_nothing) -> TableList:
    """The guest's own tables, and those open to everybody; not those where the guest is blocked.

    `look` tells what other nodes know of the tables that they have.
    """
    mine = await glance(rooms, await rooms.repository.tables_of(guest), guest, look)
    free = await glance(rooms, await rooms.repository.open_tables(), guest, look)
    sitting = {info.code: seat for info, seat in mine if seat is not None}
    return TableList([info for info, _ in mine], sitting, [info for info, _ in free])


async def glance(rooms: Rooms, listed: Sequence[ListedTable], guest: str, look: Look = know_nothing) -> list[Glance]:
    """What the list says of each table.

    A table in memory is asked, because it knows who is here and whose turn it is after the last action. A table
    without a summary was written by an older version of the server; it is opened this once, which stores a summary.
    """
    found: list[Glance] = []
    elsewhere = await look([row.code for row, _ in listed if row.code not in rooms.rooms])
    for row, summary in listed:
        if any(known.guest == guest for known in row.blocked):
            continue
        if summary is not None and row.code not in rooms.rooms:
            found.append((known_info(row, summary, elsewhere.get(row.code)), seat_of(row.chairs, guest)))
            continue
        with suppress(Unavailable):  # one unreadable table must not hide the others
            room = await rooms.find(row.code)
            if room is not None:
                found.append(await room.ask(lambda table: (table_info(table), table.seat_of(guest))))
    return found


def known_info(row: TableRow, summary: Summary, glimpse: Glimpse | None) -> TableInfo:
    """A table that is not in memory here, with what the node that has it says of it."""
    if glimpse is None:
        return stored_info(row, summary)
    if row.status == "playing":
        summary = replace(summary, round=glimpse.round, rounds=glimpse.rounds, actor=glimpse.actor)
    return stored_info(row, summary, set(glimpse.present), glimpse.watching)


def seat_of(chairs: Sequence[Chair], guest: str) -> int | None:
    return next((seat for seat, chair in enumerate(chairs) if chair.guest == guest), None)
