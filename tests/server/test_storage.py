"""The database: written together, told afterwards, and never half."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import pytest_asyncio
from alembic import op
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import inspect, select
from sqlalchemy.ext.asyncio import AsyncEngine

from leadlight.server.errors import Unavailable
from leadlight.server.storage import writer as storage_writer
from leadlight.server.storage.database import migrate, open_engine, open_for_writing
from leadlight.server.storage.leases import Fence
from leadlight.server.storage.repository import Repository
from leadlight.server.storage.schema import guests, metadata
from leadlight.server.storage.transactions import Write
from leadlight.server.storage.writer import Writer
from leadlight.server.storage.writes import rename_guest, write_guest

from .databases import make_settings, raw_database, sqlite_only
from .visitor import PATIENCE


@pytest.fixture
def place(tmp_path: Path) -> Path | str:
    """A migrated database."""
    place = make_settings(tmp_path / "data").database
    migrate(place)
    return place


@pytest_asyncio.fixture
async def engine(place: Path | str) -> AsyncIterator[AsyncEngine]:
    engine = open_engine(place)
    yield engine
    await engine.dispose()


@pytest_asyncio.fixture
async def writer(place: Path | str) -> AsyncIterator[Writer]:
    writer = Writer(open_for_writing(place))
    writer.start()
    yield writer
    await asyncio.wait_for(writer.stop(), PATIENCE)


@pytest.fixture
def commits(writer: Writer) -> list[str]:
    """Grows by one with each commit."""
    seen: list[str] = []

    transactions, run = writer.transactions, writer.transactions.run

    def count(writes: Sequence[Write], fences: Sequence[Fence]) -> None:
        run(writes, fences)
        seen.append("commit")

    setattr(transactions, "run", count)  # noqa: B010
    return seen


async def names(engine: AsyncEngine) -> list[str]:
    async with engine.connect() as connection:
        return sorted((await connection.execute(select(guests.c.name))).scalars())


async def test_many_who_write_at_once_share_a_transaction(
    engine: AsyncEngine, writer: Writer, commits: list[str]
) -> None:
    await asyncio.gather(*(writer.commit([write_guest(f"{n:032}", f"G{n:03}")]) for n in range(100)))
    assert await names(engine) == [f"G{n:03}" for n in range(100)]
    assert 1 <= len(commits) <= 2


async def test_whatever_follows_a_write_the_others_are_told(writer: Writer) -> None:
    def fail(_: object) -> None:
        raise ZeroDivisionError

    writer.put([write_guest("ann", "Ann")], fail)
    await asyncio.wait_for(writer.commit([write_guest("ben", "Ben")]), PATIENCE)
    await asyncio.wait_for(writer.commit([write_guest("cat", "Cat")]), PATIENCE)


async def test_where_many_write_the_next_are_gathered(
    writer: Writer, commits: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage_writer, "PAUSE", 2.0)
    await asyncio.gather(*(writer.commit([write_guest(f"{n:032}", "first")]) for n in range(10)))
    together = len(commits)

    async def write_later(n: int) -> None:
        await asyncio.sleep(0.01 * n)
        await writer.commit([write_guest(f"{n:032}", "later")])

    await asyncio.gather(*(write_later(n) for n in range(10, 15)))
    assert len(commits) == together + 1


async def test_one_that_fails_harms_no_other(engine: AsyncEngine, writer: Writer) -> None:
    await writer.commit([write_guest("ann", "Ann")])
    results = await asyncio.gather(
        writer.commit([write_guest("ben", "Ben")]),
        writer.commit([write_guest("cat", "Cat"), write_guest("ann", "Double")]),
        writer.commit([rename_guest("ann", "Anna")]),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), Unavailable, type(None)]
    assert await names(engine) == ["Anna", "Ben"]


async def test_what_no_database_expects_is_refused_and_the_next_is_served(engine: AsyncEngine, writer: Writer) -> None:
    with pytest.raises(Unavailable, match="storage-failed"):
        await asyncio.wait_for(writer.commit([write_guest("eve", "\ud800")]), PATIENCE)
    await asyncio.wait_for(writer.commit([write_guest("ann", "Ann")]), PATIENCE)
    assert await names(engine) == ["Ann"]


async def test_who_no_longer_waits_is_written_all_the_same(engine: AsyncEngine, writer: Writer) -> None:
    waiting = asyncio.create_task(writer.commit([write_guest("ann", "Ann")]))
    await asyncio.sleep(0)
    waiting.cancel()
    await writer.commit([write_guest("ben", "Ben")])
    assert await names(engine) == ["Ann", "Ben"]


async def test_stopping_writes_what_waits(place: Path | str, engine: AsyncEngine) -> None:
    writer = Writer(open_for_writing(place))
    waiting = [asyncio.ensure_future(writer.commit([write_guest(f"g{n}", f"G{n}")])) for n in range(5)]
    await asyncio.sleep(0)
    writer.start()
    await writer.stop()
    assert all(each.done() for each in waiting)
    assert len(await names(engine)) == 5


@sqlite_only
async def test_commits_are_on_the_disk(engine: AsyncEngine) -> None:
    async with engine.connect() as connection:
        pragmas = [
            (await connection.exec_driver_sql(f"pragma {name}")).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    assert pragmas == ["wal", 2, 1]


async def test_the_signing_key_is_made_once(engine: AsyncEngine) -> None:
    repository = Repository(engine)
    key = await repository.signing_key()
    assert len(key) == 32
    assert await Repository(engine).signing_key() == key


def test_migrations_make_exactly_the_tables_of_the_schema(place: Path | str) -> None:
    engine = open_for_writing(place)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_migrating_again_changes_nothing(place: Path | str) -> None:
    with raw_database(place) as connection:
        connection.execute("insert into guests values ('ann', 'Ann', 0, 0)")
    migrate(place)
    with raw_database(place) as connection:
        assert connection.execute("select name from guests").fetchall() == [("Ann",)]


def test_a_migration_that_breaks_off_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = make_settings(tmp_path, migrated=False).database
    real = op.create_table

    def break_off(name: str, *columns: object, **options: object) -> object:
        if name == "entries":
            raise KeyboardInterrupt
        return real(name, *columns, **options)  # type: ignore[arg-type]

    with monkeypatch.context() as patch:
        patch.setattr(op, "create_table", break_off)
        with pytest.raises(KeyboardInterrupt):
            migrate(place)
    engine = open_for_writing(place)
    assert inspect(engine).get_table_names() == []
    migrate(place)
    assert set(metadata.tables) <= set(inspect(engine).get_table_names())
    engine.dispose()


async def test_thousands_who_come_back_at_once_wait_and_are_not_refused(engine: AsyncEngine, writer: Writer) -> None:
    """They do not take a connection each: those are few, and whoever waited half a minute for one was refused."""
    await writer.commit([write_guest(f"{n:032}", f"G{n:03}") for n in range(100)])
    repository = Repository(engine)
    async with AsyncExitStack() as others:
        for _ in range(15):
            await others.enter_async_context(engine.connect())
        found = await asyncio.gather(*(repository.guest_name(f"{n:032}") for n in range(100)))
    assert found == [f"G{n:03}" for n in range(100)]
    assert await asyncio.wait_for(repository.guest_name("nobody"), PATIENCE) is None
    await repository.close()
