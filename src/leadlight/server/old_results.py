"""Fills in the results of matches that ended before results were stored, so that they are in their players' history.

It plays a few matches a second, once after an upgrade. Of a table with rematches only the last match can be filled in:
who sat where in the others is not known any more.
"""

import asyncio
import logging

from leadlight.server.errors import Unavailable
from leadlight.server.rooms import Rooms
from leadlight.server.storage.history_repository import HistoryRepository
from leadlight.server.storage.writes import writes_for
from leadlight.server.tables.changes import MatchEnded
from leadlight.server.tables.playing import ended
from leadlight.server.tables.table import Table

FIRST_AFTER = 90.0  # seconds: after a start, people come first
PAUSE = 0.2  # seconds between two tables

log = logging.getLogger(__name__)


async def fill_in_results(rooms: Rooms, repository: HistoryRepository) -> None:
    await asyncio.sleep(FIRST_AFTER)
    codes = await repository.codes_without_results()
    for code in codes:
        await asyncio.sleep(PAUSE)
        try:
            room = await rooms.find(code)
            found = await room.ask(find_result) if room is not None else None
            if found is not None:
                await rooms.writer.commit(writes_for([found]))
        except Unavailable:  # a damaged table; the log says so
            continue
    if codes:
        log.info("the results of %d matches were filled in", len(codes))


def find_result(table: Table) -> MatchEnded | None:
    """How the last match ended; None if the table prepares another one by now."""
    if table.row.status != "over" or table.row.match is None or not table.steps:
        return None
    return ended(table, table.row.match, table.steps[-1].at)
