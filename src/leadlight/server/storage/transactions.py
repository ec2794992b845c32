"""Transactions with the driver's own connection: SQLAlchemy's took a fifth of the processor time of an action.

For a PostgreSQL server all statements of a transaction are sent together and answered together, so that a transaction
takes one way there and back, however many actions it carries.
"""

import time
from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Engine, PoolProxiedConnection
from sqlalchemy.sql.dml import UpdateBase

from leadlight.server.storage.connecting import own_connection
from leadlight.server.storage.leases import Fence, LeaseLost
from leadlight.server.storage.prepared import Prepared, prepare

STATEMENT = itemgetter(0)  # of a write
HOLD_LEASES = "select hold_leases(%s::varchar[], %s::bigint[])"
LEASE_LOST = "LL001"  # what that raises
RETRY_SECONDS = 5.0
RETRY_PAUSE = 0.2


class Write(NamedTuple):
    """A statement and the rows it runs with."""

    statement: UpdateBase
    rows: list[dict[str, Any]]


class Transactions(Protocol):
    """For one thread."""

    def run(self, writes: Sequence[Write], fences: Sequence[Fence]) -> None:
        """Write in one transaction, or not at all. `LeaseLost` when one of the fences does not hold any more."""

    def is_gone(self, error: Exception) -> bool:
        """Whether the database is gone, so that nothing else can be written now."""

    def close(self) -> None: ...


def open_transactions(engine: Engine) -> Transactions:
    return FileTransactions(engine) if engine.dialect.name == "sqlite" else ServerTransactions(engine)


class Statements(dict[UpdateBase, Prepared]):
    """Statements as the driver takes them, each prepared when it is first needed."""

    def __init__(self, engine: Engine) -> None:
        super().__init__()
        self.dialect = engine.dialect

    def __missing__(self, statement: UpdateBase) -> Prepared:
        self[statement] = prepared = prepare(statement, self.dialect)
        return prepared

    def execute(self, cursor: Any, writes: Sequence[Write]) -> None:
        """Neighbours with the same statement run as one."""
        for statement, same in groupby(writes, key=STATEMENT):
            prepared = self[statement]
            names = prepared.names
            rows = [tuple(map(row.__getitem__, names)) for write in same for row in write.rows]
            cursor.executemany(prepared.sql, rows)


class FileTransactions:
    """SQLite. One server has the whole file, so there are no leases."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.statements = Statements(engine)
        self.connection: PoolProxiedConnection | None = None

    def run(self, writes: Sequence[Write], fences: Sequence[Fence]) -> None:  # noqa: ARG002
        if self.connection is None:
            self.connection = self.engine.raw_connection()
        try:
            self.statements.execute(self.connection.cursor(), writes)
            self.connection.commit()
        except BaseException:
            self.connection.rollback()
            raise

    def is_gone(self, error: Exception) -> bool:  # noqa: ARG002
        return False

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()


class ServerTransactions:
    """PostgreSQL, with psycopg."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.statements = Statements(engine)
        self.connection: Any = None
        self.errors: Any = engine.dialect.loaded_dbapi

    def run(self, writes: Sequence[Write], fences: Sequence[Fence]) -> None:
        """While the server starts anew, this tries again for a while.

        A transaction whose answer was lost may have been committed. Writing it once more then fails, because every row
        that is added has a key of its own; whoever waits is told that it failed, and finds it when reading again.
        """
        end = time.monotonic() + RETRY_SECONDS
        while True:
            try:
                self.attempt(writes, fences)
            except Exception as error:
                if not self.is_gone(error) or time.monotonic() > end:
                    raise
                time.sleep(RETRY_PAUSE)
            else:
                return

    def attempt(self, writes: Sequence[Write], fences: Sequence[Fence]) -> None:
        if self.connection is None:
            self.connection = own_connection(self.engine)
        try:
            self.send(writes, fences)
        except BaseException as error:
            self.recover()
            if getattr(error, "sqlstate", None) == LEASE_LOST:
                raise LeaseLost(str(error).partition("\n")[0]) from error
            raise

    def send(self, writes: Sequence[Write], fences: Sequence[Fence]) -> None:
        with self.connection.pipeline():
            cursor = self.connection.cursor()
            if fences:
                held = set(fences)  # several writes of one table may share a transaction; all must have the same fence
                codes, numbers = zip(*held, strict=True)
                cursor.execute(HOLD_LEASES, (list(codes), list(numbers)))
            self.statements.execute(cursor, writes)
            self.connection.commit()

    def recover(self) -> None:
        """Take the transaction back, or drop a connection that broke."""
        try:
            self.connection.rollback()
        except self.errors.Error:
            self.connection.close()
        if self.connection.closed:
            self.connection = None

    def is_gone(self, error: Exception) -> bool:
        return self.connection is None and not isinstance(error, LeaseLost)

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()
