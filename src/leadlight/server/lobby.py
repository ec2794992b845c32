"""The lists of tables. They are read from stored summaries, so that no match is replayed for a list."""

from collections.abc import Sequence
from contextlib import suppress

from leadlight.server.errors import Unavailable
from leadlight.server.http_models import TableList
from leadlight.server.rooms import Rooms
from leadlight.server.tables.messages import stored_info, table_info
from leadlight.server.tables.model import Chair, ListedTable
from leadlight.server.wire import TableInfo

Glance = tuple[TableInfo, int | None]  # a table and the guest's seat there


async def list_tables(rooms: Rooms, guest: str) -> TableList:
    """The guest's own tables, and those open to everybody; not those where the guest is blocked."""
    mine = await glance(rooms, await rooms.repository.tables_of(guest), guest)
    free = await glance(rooms, await rooms.repository.open_tables(), guest)
    sitting = {info.code: seat for info, seat in mine if seat is not None}
    return TableList([info for info, _ in mine], sitting, [info for info, _ in free])


async def glance(rooms: Rooms, listed: Sequence[ListedTable], guest: str) -> list[Glance]:
    """What the list says of each table.

    A table in memory is asked, because it knows who is here and whose turn it is after the last action. A table
    without a summary was written by an older version of the server; it is opened this once, which stores a summary.
    """
    found: list[Glance] = []
    for row, summary in listed:
        if any(known.guest == guest for known in row.blocked):
            continue
        if summary is not None and row.code not in rooms.rooms:
            found.append((stored_info(row, summary), seat_of(row.chairs, guest)))
            continue
        with suppress(Unavailable):  # one unreadable table must not hide the others
            room = await rooms.find(row.code)
            if room is not None:
                found.append(await room.ask(lambda table: (table_info(table), table.seat_of(guest))))
    return found


def seat_of(chairs: Sequence[Chair], guest: str) -> int | None:
    return next((seat for seat, chair in enumerate(chairs) if chair.guest == guest), None)
