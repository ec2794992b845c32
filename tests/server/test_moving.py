"""`leadlight move`: the same records, byte for byte, on the other side and back."""

from pathlib import Path

import pytest
from sqlalchemy import Connection, Table

from leadlight.core.errors import LeadlightError
from leadlight.server.services import Services, open_services
from leadlight.server.settings import Settings
from leadlight.server.storage import moving
from leadlight.server.storage.database import migrate
from leadlight.server.storage.moving import MOVED, digest, move, opened
from leadlight.server.storage.schema import seats
from leadlight.server.tables.starting import record_of

from .databases import postgresql, raw_database
from .test_retention import add_one_of_each
from .test_rooms import ask, next_act


async def fill(data: Path) -> dict[str, bytes]:
    """Tables of every kind, with the records of those that are over."""
    async with open_services(Settings(data)) as services:
        await add_one_of_each(services)
        guest = await services.guests.welcome("uk")
        await services.sessions.open(guest, "Firefox, Linux")
        return await read_records(services)


async def read_records(services: Services) -> dict[str, bytes]:
    found = {}
    for code in ("ENDED2", "PLAYS2", "AGAIN2"):
        room = await services.rooms.find(code)
        assert room is not None
        if room.table.row.status == "over":
            found[code] = record_of(room.table).to_json()
    return found


def digests(place: Path | str) -> dict[str, tuple[int, int]]:
    with opened(place) as engine, engine.connect() as connection:
        return {table.name: digest(connection, table) for table in MOVED}


async def test_a_server_moves_to_postgresql_and_back(tmp_path: Path) -> None:
    records = await fill(tmp_path / "old")
    assert records
    old, new, back = tmp_path / "old" / "leadlight.db", postgresql().make_database(), tmp_path / "back" / "leadlight.db"
    rows = move(old, new)
    assert rows["tables"] == 4
    assert rows["entries"] > 3
    assert rows["sessions"] == rows["secrets"] == 1
    move(new, back)
    assert digests(old) == digests(new) == digests(back)
    async with open_services(Settings(tmp_path / "back")) as services:
        assert await read_records(services) == records
        room = await services.rooms.find("PLAYS2")
        assert room is not None
        await ask(room, "ben", next_act(room))


async def test_a_target_that_holds_anything_is_refused(tmp_path: Path) -> None:
    await fill(tmp_path / "old")
    await fill(tmp_path / "other")
    with pytest.raises(LeadlightError, match="move-not-empty"):
        move(tmp_path / "old" / "leadlight.db", tmp_path / "other" / "leadlight.db")


async def test_a_database_that_is_used_is_refused(tmp_path: Path) -> None:
    address = postgresql().make_database()
    async with open_services(Settings(tmp_path, postgresql=address)):
        with pytest.raises(LeadlightError, match="move-used"):
            move(address, tmp_path / "new" / "leadlight.db")


async def test_a_copy_that_differs_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await fill(tmp_path / "old")
    copy = moving.copy_rows

    def skip_seats(reading: Connection, writing: Connection, table: Table) -> None:
        if table is not seats:
            copy(reading, writing, table)

    monkeypatch.setattr(moving, "copy_rows", skip_seats)
    with pytest.raises(LeadlightError, match="move-differs"):
        move(tmp_path / "old" / "leadlight.db", tmp_path / "new" / "leadlight.db")


def test_a_newer_database_that_says_so_is_used_as_it_is(tmp_path: Path) -> None:
    """During a rolling upgrade nodes of the version before go on, and may even start again."""
    for place in (tmp_path / "leadlight.db", postgresql().make_database()):
        migrate(place)
        with raw_database(place) as connection:
            connection.execute("update alembic_version set version_num = '9998'")
        migrate(place)
        with raw_database(place) as connection:
            assert connection.execute("select version_num from alembic_version").fetchall() == [("9998",)]
            connection.execute("update compatibility set oldest = '9998'")
        with pytest.raises(LeadlightError, match="database-newer"):
            migrate(place)


def test_a_database_of_another_program_is_refused() -> None:
    address = postgresql().make_database(migrated=False)
    with raw_database(address) as connection:
        connection.execute("create table tables (id integer)")
    with pytest.raises(LeadlightError, match="database-foreign"):
        migrate(address)


def test_a_database_that_does_not_answer_is_named_without_its_password() -> None:
    with pytest.raises(LeadlightError, match="database-unreachable") as refused:
        migrate("postgresql://ann:hunter2@127.0.0.1:1/leadlight")
    assert "hunter2" not in str(refused.value.facts)


@pytest.mark.parametrize("address", ["mysql://host/name", "postgresql://host", "postgresql://host:port/name"])
def test_an_address_that_is_none_is_refused(address: str) -> None:
    with pytest.raises(LeadlightError, match="database-address"):
        migrate(address)
