"""`leadlight serve`, plain `leadlight`, `leadlight backup` and `leadlight restore`."""

import re
import socket
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from leadlight.cli import serve as serving
from leadlight.server import run as running
from leadlight.server.data_lock import lock_data_folder, write_address
from leadlight.server.settings import Retention, Settings
from leadlight.server.storage.database import migrate

from .conftest import Run


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """Stands in for the server: notes how it was started, and says that it is ready."""
    started: list[Settings] = []

    def note(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
        assert listening.getsockname()[1] > 0
        started.append(settings)
        ready()
        raise KeyboardInterrupt

    monkeypatch.setattr(running, "run", note)
    return started


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that the browser was opened on."""
    addresses: list[str] = []
    monkeypatch.setattr(serving, "open_browser", addresses.append)
    return addresses


def test_plain_leadlight_serves_this_machine_and_opens_the_browser(
    run: Run, served: list[Settings], opened: list[str], tmp_path: Path
) -> None:
    outcome = run()
    assert outcome.code == 0
    assert served[0].data == tmp_path / "data" / "leadlight"
    assert served[0].addresses == ()
    assert opened[0].startswith("http://localhost:")
    assert opened[0] in outcome.out
    assert "Stopped. Everything is kept." in outcome.out


def test_plain_leadlight_opens_the_browser_on_a_server_that_runs(
    run: Run, served: list[Settings], opened: list[str], tmp_path: Path
) -> None:
    data = tmp_path / "data" / "leadlight"
    with lock_data_folder(data):
        write_address(data, "http://localhost:8765")
        outcome = run()
    assert served == []
    assert opened == ["http://localhost:8765"]
    assert outcome.out == "Leadlight is already running at http://localhost:8765\n"


def test_a_second_server_on_the_same_data_is_refused(run: Run, served: list[Settings], tmp_path: Path) -> None:
    with lock_data_folder(tmp_path):
        outcome = run("serve", "--data", str(tmp_path))
    assert (outcome.code, served) == (2, [])
    assert "already runs with this data" in outcome.err


def test_the_lan_is_told_its_address_with_a_qr_code(
    run: Run, served: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "lan_addresses", lambda: ["192.0.2.7"])
    outcome = run("serve", "--lan", "--no-browser")
    assert served[0].addresses[0].startswith("http://192.0.2.7:")
    assert served[0].addresses[0] in outcome.out
    assert "█" in outcome.out


def test_addresses_of_this_machine_alone_are_no_addresses_for_others() -> None:
    assert not any(address.startswith("127.") for address in serving.lan_addresses())


def test_a_taken_port_is_refused_and_without_a_wish_the_next_is_taken(run: Run, served: list[Settings]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        outcome = run("serve", "--no-browser", "--port", str(taken.getsockname()[1]))
    assert (outcome.code, served) == (2, [])
    assert "cannot be used" in outcome.err
    with serving.listen("127.0.0.1", None) as first, serving.listen("127.0.0.1", None) as second:
        assert first.getsockname()[1] != second.getsockname()[1]


def has_ipv6() -> bool:
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        return False
    return True


@pytest.mark.skipif(not has_ipv6(), reason="this machine has no IPv6")
def test_an_ipv6_address_is_listened_on_and_written_as_links_have_it(
    run: Run, served: list[Settings], opened: list[str]
) -> None:
    outcome = run("serve", "--host", "::1")
    assert outcome.code == 0
    assert re.fullmatch(r"http://\[::1\]:\d+", opened[0])
    assert opened[0] in outcome.out
    assert len(served) == 1


def test_who_is_believed_and_under_which_names_people_come(run: Run, served: list[Settings]) -> None:
    run("serve", "--no-browser")
    run("serve", "--no-browser", "--domain", "play.example.org, example.net", "--host", "localhost")
    run("serve", "--no-browser", "--trusted-proxies", "10.0.0.0/8,fd00::1", "--people-per-address", "200")
    run("serve", "--no-browser", "--trusted-proxies", "none")
    assert [settings.domains for settings in served[:2]] == [(), ("play.example.org", "example.net", "localhost")]
    proxies = [settings.trusted_proxies for settings in served]
    assert proxies == [("127.0.0.1", "::1")] * 2 + [("10.0.0.0/8", "fd00::1"), ()]
    assert [settings.people_per_address for settings in served] == [10, 10, 200, 10]


@pytest.mark.parametrize("option", ["--trusted-proxies=*", "--trusted-proxies=proxy.example", "--people-per-address=0"])
def test_a_proxy_without_an_address_and_nobody_at_an_address_are_refused(
    run: Run, served: list[Settings], option: str
) -> None:
    outcome = run("serve", "--no-browser", option)
    assert (outcome.code, served) == (2, [])
    assert option.partition("=")[0] in outcome.err


@pytest.mark.parametrize("port", ["70000", "-1"])
def test_an_impossible_port_is_refused(run: Run, served: list[Settings], port: str) -> None:
    outcome = run("serve", f"--port={port}")
    assert (outcome.code, served) == (2, [])


def test_a_folder_that_cannot_be_written_to_is_named(run: Run, served: list[Settings], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    outcome = run("serve", "--data", str(tmp_path / "file" / "below"))
    assert (outcome.code, served) == (2, [])
    assert "cannot be written to" in outcome.err


def guests(file: Path) -> list[str]:
    connection = sqlite3.connect(file)
    try:
        return [name for (name,) in connection.execute("select name from guests order by name")]
    finally:
        connection.close()


def add_guest(file: Path, name: str) -> None:
    connection = sqlite3.connect(file)
    connection.execute("insert into guests values (?, ?, 0, 0)", (name, name))
    connection.commit()
    connection.close()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    file = Settings(tmp_path / "tables").file
    migrate(file)
    add_guest(file, "Olena")
    return file


def test_a_backup_brings_everything_back_and_keeps_what_was_there(run: Run, database: Path, tmp_path: Path) -> None:
    backup, data = str(tmp_path / "backup.db"), str(database.parent)
    assert run("backup", backup, "--data", data).code == 0
    add_guest(database, "Petr")
    outcome = run("restore", backup, "--data", data)
    assert outcome.code == 0
    assert guests(database) == ["Olena"]
    assert guests(database.with_name("leadlight.db.1")) == ["Olena", "Petr"]
    assert "leadlight.db.1" in outcome.out


def test_a_backup_overwrites_nothing_and_needs_something(run: Run, database: Path, tmp_path: Path) -> None:
    (tmp_path / "there").write_text("mine")
    taken = run("backup", str(tmp_path / "there"), "--data", str(database.parent))
    assert "exists already" in taken.err
    assert (tmp_path / "there").read_text() == "mine"
    assert "nothing to back up" in run("backup", str(tmp_path / "new"), "--data", str(tmp_path)).err
    assert "cannot be written" in run("backup", str(tmp_path / "no" / "new"), "--data", str(database.parent)).err


@pytest.mark.parametrize("content", [b"", b"not a database", b"SQLite format 3\x00" + b"\x00" * 4096])
def test_what_is_no_backup_changes_nothing(run: Run, database: Path, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "bad").write_bytes(content)
    outcome = run("restore", str(tmp_path / "bad"), "--data", str(database.parent))
    assert outcome.code == 2
    assert "Nothing was changed" in outcome.err
    assert guests(database) == ["Olena"]


def test_nothing_is_restored_under_a_running_server(run: Run, database: Path, tmp_path: Path) -> None:
    assert run("backup", str(tmp_path / "backup.db"), "--data", str(database.parent)).code == 0
    with lock_data_folder(database.parent):
        outcome = run("restore", str(tmp_path / "backup.db"), "--data", str(database.parent))
    assert outcome.code == 2
    assert "already runs" in outcome.err


@pytest.mark.parametrize(
    ("version", "sentence"),
    [("9999", "was written by a newer version"), ("", "the database of another program")],
)
def test_a_database_that_is_not_ours_is_refused_in_a_sentence(
    run: Run, served: list[Settings], database: Path, version: str, sentence: str
) -> None:
    connection = sqlite3.connect(database)
    connection.execute("update alembic_version set version_num = ?", (version,))
    connection.execute("update compatibility set oldest = ?", (version,))
    connection.commit()
    connection.close()
    outcome = run("serve", "--data", str(database.parent))
    assert (outcome.code, served) == (2, [])
    assert sentence in outcome.err
    assert str(database) in outcome.err
    assert "Traceback" not in outcome.err


def test_a_damaged_database_is_refused_and_a_backup_brings_it_back(
    run: Run, served: list[Settings], database: Path, tmp_path: Path
) -> None:
    data = str(database.parent)
    assert run("backup", str(tmp_path / "backup.db"), "--data", data).code == 0
    database.write_bytes(b"no database" * 1000)
    for command in (["serve", "--no-browser"], ["backup", str(tmp_path / "new.db")]):
        outcome = run(*command, "--data", data)
        assert (outcome.code, served) == (2, [])
        assert "is damaged, or it is not a database. Put a backup in its place" in outcome.err
    assert run("restore", str(tmp_path / "backup.db"), "--data", data).code == 0
    assert run("serve", "--no-browser", "--data", data).code == 0
    assert guests(database) == ["Olena"]


def test_for_how_long_things_are_kept_can_be_said(run: Run, served: list[Settings]) -> None:
    assert run("serve", "--no-browser").code == 0
    assert run("serve", "--no-browser", "--keep-finished", "0", "--keep-abandoned=7", "--keep-guests=500").code == 0
    assert [settings.keep for settings in served] == [Retention(365, 30, 365, 400), Retention(0, 7, 365, 500)]
    assert run("serve", "--keep-chat", "long").code == 2
