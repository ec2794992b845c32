"""Opens a database on a PostgreSQL server: runs migrations, and makes engines that never wait without a limit.

A server that does not answer is given up after seconds, by the driver, by the system's TCP or by PostgreSQL itself. A
transaction whose client is gone ends soon too: it may hold the lease of a table that another node wants to take over.
"""

from typing import Any

from sqlalchemy import Connection, Engine, create_engine, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from leadlight.core.errors import LeadlightError
from leadlight.server.storage.schema import metadata
from leadlight.server.storage.versions import VERSION_TABLE, require_usable

SCHEMES = ("postgresql", "postgres")
CONNECT_SECONDS = 5
STATEMENT_SECONDS = 10
LOST_SECONDS = 5  # without an answer, after which a connection is given up
LISTED_AT_ONCE = 10  # connections for lists
MIGRATION_SECONDS = 3600

SESSION = {
    "statement_timeout": f"{STATEMENT_SECONDS}s",
    "lock_timeout": f"{LOST_SECONDS}s",
    "idle_in_transaction_session_timeout": f"{LOST_SECONDS}s",
    "synchronous_commit": "on",
}


def full_url(url: str) -> str:
    """The address for SQLAlchemy, with the driver. Refused when it cannot be read."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise LeadlightError("database-address") from None
    if parsed.drivername not in SCHEMES or not parsed.database:
        raise LeadlightError("database-address")
    return parsed.set(drivername="postgresql+psycopg").render_as_string(hide_password=False)


def shown(url: str) -> str:
    """The address as people may see it, without the password."""
    return make_url(full_url(url)).set(drivername="postgresql").render_as_string(hide_password=True)


def connect_arguments(**session: str) -> dict[str, Any]:
    return {
        "connect_timeout": CONNECT_SECONDS,
        "application_name": "leadlight",
        "keepalives_idle": LOST_SECONDS,
        "keepalives_interval": 1,
        "keepalives_count": LOST_SECONDS,
        "tcp_user_timeout": LOST_SECONDS * 1000,
        "options": " ".join(f"-c {name}={value}" for name, value in (SESSION | session).items()),
    }


def require_driver() -> None:
    try:
        import psycopg  # noqa: F401
    except ImportError:
        raise LeadlightError("cluster-missing") from None


def open_engine(url: str) -> AsyncEngine:
    """An engine for reading, from the event loop."""
    return create_async_engine(
        full_url(url),
        connect_args=connect_arguments(),
        pool_size=LISTED_AT_ONCE,
        pool_timeout=STATEMENT_SECONDS,
        pool_pre_ping=True,
    )


def open_for_writing(url: str) -> Engine:
    """An engine for threads, whose statements have placeholders without names, as those of SQLite do."""
    return create_engine(full_url(url), connect_args=connect_arguments(), paramstyle="format", pool_pre_ping=True)


def open_for_migrating(url: str) -> Engine:
    """An engine for work that takes minutes: migrations, and moving everything."""
    limit = f"{MIGRATION_SECONDS}s"
    patient = connect_arguments(statement_timeout=limit, lock_timeout=limit, idle_in_transaction_session_timeout=limit)
    return create_engine(full_url(url), connect_args=patient)


def find_version(url: str) -> str | None:
    """The version of the schema; None for an empty database.

    Refused for a database that does not answer, that another program uses, or that a newer version of Leadlight wrote
    and this one cannot use.
    """
    require_driver()
    engine = open_for_migrating(url)
    try:
        with engine.connect() as connection:
            return read_version(connection, shown(url))
    except DBAPIError as error:
        reason = str(error.orig).strip().splitlines()[0]
        raise LeadlightError("database-unreachable", address=shown(url), reason=reason) from error
    finally:
        engine.dispose()


def read_version(connection: Connection, name: str) -> str | None:
    found = set(inspect(connection).get_table_names())
    if not found & {*metadata.tables, VERSION_TABLE}:
        return None
    if VERSION_TABLE not in found:
        raise LeadlightError("database-foreign", file=name)
    versions = connection.execute(text(f"select version_num from {VERSION_TABLE}")).scalars().all()  # noqa: S608
    oldest = connection.execute(text("select oldest from compatibility")).scalar() if "compatibility" in found else None
    return require_usable(versions, oldest, name)
