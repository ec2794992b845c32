"""Everything a running server owns, opened and closed together."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from leadlight.bots.pool import BotPool
from leadlight.server.bot_offer import offer_bots
from leadlight.server.guests import Guests
from leadlight.server.incidents import Incidents
from leadlight.server.limits import Limits
from leadlight.server.process_pool import ProcessPool
from leadlight.server.rooms import Rooms
from leadlight.server.settings import Settings
from leadlight.server.storage.database import migrate, open_engine, open_for_writing
from leadlight.server.storage.repository import Repository
from leadlight.server.storage.writer import Writer


@dataclass(frozen=True)
class Services:
    settings: Settings
    repository: Repository
    writer: Writer
    guests: Guests
    rooms: Rooms
    limits: Limits
    process_pool: ProcessPool
    incidents: Incidents


@asynccontextmanager
async def open_services(settings: Settings) -> AsyncIterator[Services]:
    """Migrate the database, start the writer and open running matches; in the end, write what still waits."""
    await asyncio.to_thread(migrate, settings.database)
    engine = open_engine(settings.database)
    repository, bot_pool, process_pool = Repository(engine), BotPool(settings.workers), ProcessPool()
    writer = Writer(open_for_writing(settings.database))
    guests = Guests(repository, writer, await repository.signing_key())
    rooms = Rooms(repository, writer, bot_pool, bots=offer_bots(settings.bots))
    incidents, uvicorn_log = Incidents(), logging.getLogger("uvicorn.error")
    uvicorn_log.addFilter(incidents)
    writer.start()
    await rooms.wake()
    try:
        limits = Limits(settings.people_per_address)
        yield Services(settings, repository, writer, guests, rooms, limits, process_pool, incidents)
    finally:
        uvicorn_log.removeFilter(incidents)
        incidents.report()
        rooms.close()
        await writer.stop()
        await asyncio.to_thread(bot_pool.stop)
        await asyncio.to_thread(process_pool.stop)
        await engine.dispose()
