"""A database that cannot be used is refused in a sentence; what is there is left as it was."""

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from leadlight.core.errors import LeadlightError
from leadlight.server.storage.backup import back_up, restore
from leadlight.server.storage.database import migrate
from leadlight.server.storage.versions import NEWEST

Damage = Callable[[Path], None]


def change(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database with enough in it to lose."""
    file = tmp_path / "data" / "leadlight.db"
    migrate(file)
    with closing(sqlite3.connect(file)) as connection:
        rows = [(f"{number:032}", "Ann", 0.0) for number in range(2000)]
        connection.executemany("insert into guests (id, name, created) values (?, ?, ?)", rows)
        connection.commit()
        connection.execute("pragma wal_checkpoint(truncate)")
    return file


def overwrite(file: Path) -> None:
    file.write_bytes(random.Random(1).randbytes(file.stat().st_size))


def write_words(file: Path) -> None:
    file.write_text("Dear diary,\n" * 1000)


def truncate(file: Path) -> None:
    with file.open("r+b") as opened:
        opened.truncate(file.stat().st_size // 2)


def cut_header(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:60])


def drop_entries(file: Path) -> None:
    change(file, "drop table entries")


def drop_column(file: Path) -> None:
    change(file, "alter table tables drop column summary")


def forget_entries_before_a_migration(file: Path) -> None:
    change(file, "drop table entries", "update alembic_version set version_num = '0001'")


def come_from_the_future(file: Path) -> None:
    change(file, "update alembic_version set version_num = '9999'")
    change(file, "update compatibility set oldest = '9999'")


def come_from_nowhere(file: Path) -> None:
    change(file, "update alembic_version set version_num = '0000'")


def lose_the_version(file: Path) -> None:
    change(file, "delete from alembic_version")


def belong_to_another_program(file: Path) -> None:
    file.unlink()
    change(file, "create table songs (title text)")


DAMAGES: list[tuple[Damage, str]] = [
    (overwrite, "database-damaged"),
    (write_words, "database-damaged"),
    (truncate, "database-damaged"),
    (cut_header, "database-damaged"),
    (drop_entries, "database-damaged"),
    (drop_column, "database-damaged"),
    (forget_entries_before_a_migration, "database-damaged"),
    (come_from_the_future, "database-newer"),
    (come_from_nowhere, "database-foreign"),
    (lose_the_version, "database-foreign"),
    (belong_to_another_program, "database-foreign"),
]


@pytest.mark.parametrize(("damage", "code"), DAMAGES)
def test_what_is_wrong_with_a_database_is_said_and_nothing_is_changed(file: Path, damage: Damage, code: str) -> None:
    damage(file)
    before = file.read_bytes()
    with pytest.raises(LeadlightError, match=code) as refused:
        migrate(file)
    assert refused.value.facts == {"file": str(file)}
    assert file.read_bytes() == before


@pytest.mark.parametrize(("damage", "code"), DAMAGES)
def test_no_backup_is_replaced_by_a_damaged_one(file: Path, tmp_path: Path, damage: Damage, code: str) -> None:
    back_up(file, tmp_path / "good")
    damage(file)
    before = file.read_bytes()
    if code == "database-damaged" and damage not in (drop_entries, drop_column, forget_entries_before_a_migration):
        with pytest.raises(LeadlightError, match=code):
            back_up(file, tmp_path / "bad")
        assert not (tmp_path / "bad").exists()
    old = restore(tmp_path / "good", file)
    migrate(file)
    assert old is not None
    assert old.read_bytes()[:16] == before[:16]
    with pytest.raises(LeadlightError, match=r"backup-unreadable|database-newer"):
        restore(old, file)
    migrate(file)
    assert not list(file.parent.glob("*.part*"))


def test_a_page_that_was_overwritten_is_noticed_by_a_backup(file: Path, tmp_path: Path) -> None:
    content = bytearray(file.read_bytes())
    content[20 * 4096 : 21 * 4096] = random.Random(2).randbytes(4096)
    file.write_bytes(content)
    migrate(file)  # the server starts: what still can be read goes on
    with pytest.raises(LeadlightError, match="database-damaged") as refused:
        back_up(file, tmp_path / "backup")
    assert refused.value.facts == {"file": str(file)}
    assert not list(tmp_path.glob("backup*"))


def test_a_database_that_another_program_holds_is_not_called_damaged(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    really_connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda file: really_connect(file, timeout=0.01))
    with closing(really_connect(file)) as other:
        other.execute("begin exclusive")
        with pytest.raises(LeadlightError, match="database-unusable"):
            migrate(file)
    migrate(file)


def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    file = tmp_path / "leadlight.db"
    file.touch()
    migrate(file)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("select version_num from alembic_version").fetchall() == [(NEWEST,)]
