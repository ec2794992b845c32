"""Connections to the database: for lists, and for threads that have one of their own."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Engine
from sqlalchemy.exc import DataError, DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from leadlight.server.errors import Malformed, Unavailable

LIST_SECONDS = 15.0  # for everything that is read with one connection; a file has no limit

log = logging.getLogger(__name__)


@asynccontextmanager
async def connect(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection to read with. `Unavailable` when a server is gone or does not answer in time."""
    if engine.dialect.name == "sqlite":
        async with engine.connect() as connection:
            yield connection
        return
    try:
        async with asyncio.timeout(LIST_SECONDS), engine.connect() as connection:
            yield connection
    except DataError:  # such as a zero byte, which PostgreSQL keeps in no text
        raise Malformed("message-malformed") from None
    except (DBAPIError, PoolTimeout, TimeoutError) as error:
        log.warning("the database cannot be read: %s", str(error).strip().partition("\n")[0])
        raise Unavailable("storage-failed") from error


def own_connection(engine: Engine) -> Any:
    """A connection of the driver that no pool hands to anybody else."""
    pooled = engine.raw_connection()
    connection = pooled.driver_connection
    pooled.detach()
    return connection
