"""Everything a running server owns, opened and closed together."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from leadlight.bots.pool import BotPool
from leadlight.server.bot_offer import offer_bots
from leadlight.server.control_token import control_token
from leadlight.server.guests import Guests
from leadlight.server.handovers import Handovers
from leadlight.server.rooms import Rooms
from leadlight.server.sessions import Sessions
from leadlight.server.settings import Settings
from leadlight.server.storage.database import migrate, open_engine, open_for_writing
from leadlight.server.storage.moderation_repository import ModerationRepository
from leadlight.server.storage.repository import Repository
from leadlight.server.storage.session_repository import SessionRepository
from leadlight.server.storage.writer import Writer


@dataclass(frozen=True)
class Services:
    settings: Settings
    repository: Repository
    writer: Writer
    guests: Guests
    sessions: Sessions
    handovers: Handovers
    rooms: Rooms
    moderation: ModerationRepository
    token: str  # with which the command line speaks for the owner


@asynccontextmanager
async def open_services(settings: Settings) -> AsyncIterator[Services]:
    """Migrate the database, start the writer and open running matches; in the end, write what still waits."""
    await asyncio.to_thread(migrate, settings.database)
    engine = open_engine(settings.database)
    repository, bot_pool = Repository(engine), BotPool(settings.workers)
    writer = Writer(open_for_writing(settings.database))
    guests = Guests(repository, writer)
    sessions = Sessions(SessionRepository(engine), writer, await repository.signing_key())
    rooms = Rooms(repository, writer, bot_pool, bots=offer_bots(settings.bots))
    writer.start()
    sessions.forget_unused()
    await rooms.wake()
    moderation = ModerationRepository(engine)
    guests.sanctions = {sanction.guest: sanction for sanction in await moderation.read_sanctions()}
    try:
        with control_token(settings.data) as token:
            yield Services(settings, repository, writer, guests, sessions, Handovers(), rooms, moderation, token)
    finally:
        rooms.close()
        await writer.stop()
        await asyncio.to_thread(bot_pool.stop)
        await engine.dispose()
