"""Everything a running server owns, opened and closed as one."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from leadlight.server.guests import Guests
from leadlight.server.rooms import Rooms
from leadlight.server.settings import Settings
from leadlight.server.storage.archive import Archive
from leadlight.server.storage.database import migrate, open_engine, open_for_writing
from leadlight.server.storage.writer import Writer
from leadlight.server.thinkers import Thinkers


@dataclass(frozen=True)
class House:
    settings: Settings
    archive: Archive
    writer: Writer
    guests: Guests
    rooms: Rooms


@asynccontextmanager
async def open_house(settings: Settings) -> AsyncIterator[House]:
    """Migrates the database, starts the writer, wakes running matches; ends with everything written."""
    await asyncio.to_thread(migrate, settings.database)
    engine = open_engine(settings.database)
    archive, thinkers = Archive(engine), Thinkers(settings.workers)
    writer = Writer(open_for_writing(settings.database))
    guests = Guests(archive, writer, await archive.signing_key())
    rooms = Rooms(archive, writer, thinkers)
    writer.start()
    await rooms.wake()
    try:
        yield House(settings, archive, writer, guests, rooms)
    finally:
        rooms.close()
        await writer.stop()
        thinkers.stop()
        await engine.dispose()
