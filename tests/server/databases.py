"""Which database the tests of the server use: SQLite, or with LEADLIGHT_DATABASE=postgresql servers of our own.

Each data folder has its own database and bus there, so that a test which starts a second server finds what the first
left. The server is then one node, with leases and all.
"""

import atexit
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import psycopg
import pytest

from leadlight.server.cluster import shared_limits
from leadlight.server.settings import Settings
from tests.programs import require_programs
from tests.programs.postgresql import QUICK, PostgresqlServer, running_postgresql
from tests.programs.redis import RedisServer, running_redis

WANTED = os.environ.get("LEADLIGHT_DATABASE", "sqlite")
shared_limits.SHORTEST = float("inf")  # tests forget what was counted; tests/cluster has limits that nodes share
sqlite_only = pytest.mark.skipif(WANTED != "sqlite", reason="about SQLite's file")
# Where a server starts while the one before still runs, as after a crash: two servers on PostgreSQL are two nodes.
one_server = pytest.mark.skipif(WANTED != "sqlite", reason="tests/cluster has what a node takes over from another")


@cache
def postgresql() -> PostgresqlServer:
    """The server for all tests of this run."""
    require_programs("initdb", "postgres")
    folder, stack = Path(tempfile.mkdtemp(prefix="leadlight-postgresql-")), ExitStack()
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    atexit.register(stack.close)
    return stack.enter_context(running_postgresql(folder, **QUICK))


@cache
def redis() -> RedisServer:
    folder, stack = Path(tempfile.mkdtemp(prefix="leadlight-redis-")), ExitStack()
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    atexit.register(stack.close)
    return stack.enter_context(running_redis(folder))


@cache
def addresses_of(data: Path, migrated: bool) -> dict[str, str]:  # noqa: ARG001
    database = postgresql().make_database(migrated=migrated)
    return {"postgresql": database, "bus": redis().numbered(postgresql().made)}


def make_settings(data: Path, *, migrated: bool = True, **settings: Any) -> Settings:
    """The settings of a server on this folder."""
    if WANTED == "postgresql":
        settings = {**addresses_of(data, migrated), **settings}
    return Settings(data=data, **settings)


class RawDatabase:
    """Runs statements with ? for each value, without the server."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection

    def execute(self, sql: str, values: Any = ()) -> Any:
        if isinstance(self.connection, sqlite3.Connection):
            return self.connection.execute(sql, values)
        return self.connection.execute(sql.replace("%", "%%").replace("?", "%s"), values)


@contextmanager
def raw_database(place: Path | str) -> Iterator[RawDatabase]:
    """What is done with it is committed in the end."""
    connect: Any = psycopg.connect if isinstance(place, str) else sqlite3.connect
    with closing(connect(place)) as connection, connection:
        yield RawDatabase(connection)
