"""Other users of the computer read nothing: the data hold the signing key and the secrets of running matches."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from leadlight.core.errors import LeadlightError
from leadlight.server import private_files
from leadlight.server.data_lock import lock_data_folder, write_address
from leadlight.server.services import open_services
from leadlight.server.settings import Settings
from leadlight.server.storage.backup import back_up, restore
from leadlight.server.storage.database import migrate

pytestmark = pytest.mark.skipif(not hasattr(os, "getuid"), reason="files have no owners here")


@pytest.fixture(autouse=True)
def generous_umask() -> Iterator[None]:
    """Whatever is made without care can be read and written by everybody."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """The modes with which files and folders are made, by name, before anybody could narrow them."""
    modes: dict[str, int] = {}
    really_open, really_mkdir = os.open, os.mkdir

    def note_open(path: str | Path, flags: int, mode: int = 0o777, **given: int) -> int:
        if flags & os.O_CREAT and not os.path.exists(path):
            modes[Path(path).name] = mode
        return really_open(path, flags, mode, **given)

    def note_mkdir(path: str | Path, mode: int = 0o777, **given: int) -> None:
        modes[Path(path).name] = mode
        really_mkdir(path, mode, **given)

    monkeypatch.setattr(os, "open", note_open)
    monkeypatch.setattr(os, "mkdir", note_mkdir)
    return modes


def modes_in(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in (folder, *folder.iterdir())}


def expect_private(folder: Path) -> set[str]:
    """The names of the files in the folder, all of which are their owner's alone."""
    modes = modes_in(folder)
    assert modes.pop(folder.name) == 0o700
    assert set(modes.values()) == {0o600}, modes
    return set(modes)


async def test_a_new_folder_and_everything_in_it_is_its_owners_alone(tmp_path: Path, made: dict[str, int]) -> None:
    data = tmp_path / "data"
    with lock_data_folder(data):
        write_address(data, "http://localhost:8765")
        async with open_services(Settings(data)):
            names = expect_private(data)
    assert {"leadlight.db", "leadlight.db-wal", "leadlight.db-shm", "server.lock", "server.address"} <= names
    assert made["data"] == 0o700
    assert {made[name] for name in ("leadlight.db", "server.lock", "server.address")} == {0o600}


async def test_a_folder_of_the_first_release_is_narrowed_before_anything_else(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with open_services(Settings(data)):
        (data / "server.lock").touch()
        (data / "leadlight.db.1").touch()
        data.chmod(0o755)
        for file in data.iterdir():
            file.chmod(0o644)
        with lock_data_folder(data):
            expect_private(data)


def test_a_database_without_a_lock_is_narrowed_too(tmp_path: Path) -> None:
    file = tmp_path / "data" / "leadlight.db"
    migrate(file)
    file.chmod(0o644)
    file.parent.chmod(0o755)
    migrate(file)
    expect_private(file.parent)


def test_files_of_others_in_the_same_folder_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "photo.jpg").touch(0o644)
    with lock_data_folder(tmp_path):
        assert modes_in(tmp_path)["photo.jpg"] == 0o644


def test_backups_and_what_restoring_leaves_are_their_owners_alone(tmp_path: Path, made: dict[str, int]) -> None:
    database, backups = tmp_path / "data" / "leadlight.db", tmp_path / "backups"
    backups.mkdir(mode=0o755)
    migrate(database)
    back_up(database, backups / "monday")
    assert modes_in(backups)["monday"] == 0o600
    assert modes_in(backups)["backups"] == 0o755  # a folder that is not ours
    database.chmod(0o644)
    (backups / "monday").chmod(0o644)
    assert restore(backups / "monday", database) is not None
    assert {"leadlight.db", "leadlight.db.1"} <= expect_private(database.parent)
    assert (made["monday.part"], made["leadlight.db.part"]) == (0o600, 0o600)


def test_what_a_killed_backup_left_behind_does_not_stop_the_next(tmp_path: Path) -> None:
    database = tmp_path / "data" / "leadlight.db"
    migrate(database)
    (tmp_path / "monday.part").write_text("half")
    back_up(database, tmp_path / "monday")
    assert modes_in(tmp_path)["monday"] == 0o600


@pytest.mark.parametrize("name", ["", "leadlight.db", "server.lock"])
def test_what_belongs_to_somebody_else_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    with lock_data_folder(tmp_path):
        migrate(tmp_path / "leadlight.db")
        (tmp_path / "server.lock").touch()
    real = Path.stat

    def stat_as_stranger(path: Path, **given: bool) -> os.stat_result:
        found = list(real(path, **given))
        if path == tmp_path / name:
            found[stat.ST_UID] += 1
        return os.stat_result(found)

    monkeypatch.setattr(private_files.Path, "stat", stat_as_stranger)  # type: ignore[attr-defined]
    with pytest.raises(LeadlightError, match="data-foreign") as refused, lock_data_folder(tmp_path):
        pass
    assert refused.value.facts["file"] == str(tmp_path / name)


def test_a_backup_of_somebody_elses_folder_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: Path) -> bool:
        raise PermissionError

    monkeypatch.setattr(Path, "exists", refuse)
    with pytest.raises(LeadlightError, match="data-foreign"):
        back_up(tmp_path / "data" / "leadlight.db", tmp_path / "backup")
