"""`leadlight moderate`: with a server that runs on the same data, and without."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from leadlight.locales import LANGUAGES
from leadlight.server.data_lock import lock_data_folder, write_address
from leadlight.server.http_models import NewTable
from leadlight.server.services import open_services
from leadlight.server.settings import Settings
from leadlight.server.tables.creating import create_table
from leadlight.server.tables.table import Asker
from tests.server.conftest import Server

from .conftest import Run


class Kept(NamedTuple):
    data: Path
    code: str
    guest: str

    def folder(self) -> str:
        return f"--data={self.data}"


async def fill(data: Path) -> Kept:
    async with open_services(Settings(data=data)) as services:
        guest = await services.guests.welcome("en")
        await services.guests.rename(guest, "Ann")
        room = await services.rooms.open(create_table(NewTable("sintra", name="[b]Rude[/b]"), Asker(guest, "Ann", 1.0)))
        return Kept(data, room.table.row.code, guest)


@pytest.fixture(params=["beside a server", "without a server"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Kept]:
    """Ann has opened a table."""
    kept = asyncio.run(fill(tmp_path / "tables"))
    if request.param == "without a server":
        yield kept
        return
    server = Server(kept.data)
    with lock_data_folder(kept.data):
        write_address(kept.data, f"http://{server.address}")
        server.start()
        yield kept
        server.stop()


def test_tables_and_people_are_listed(run: Run, kept: Kept) -> None:
    outcome = run("moderate", "tables", kept.folder())
    assert outcome.code == 0, outcome.err
    for word in (kept.code, "Sintra", "waiting", "[b]Rude[/b]", f"Ann ({kept.guest[:8]})"):
        assert word in outcome.out
    (table,) = json.loads(run("moderate", "tables", kept.folder(), "--json").out)["tables"]
    assert (table["code"], table["people"][0]["guest"]) == (kept.code, kept.guest)
    people = run("moderate", "people", kept.code.lower(), kept.folder()).out
    assert people.split() == [kept.guest[:8], "Ann", "seat", "1"]


def test_a_table_is_deleted(run: Run, kept: Kept) -> None:
    assert run("moderate", "delete", kept.code, kept.folder()).out == f"Table {kept.code} is deleted.\n"
    assert run("moderate", "tables", kept.folder()).out == "There is nothing to list.\n"
    outcome = run("moderate", "delete", kept.code, kept.folder())
    assert outcome.code == 2
    assert f"There is no table “{kept.code}”." in outcome.err


def test_a_guest_is_muted_and_blocked_and_forgiven(run: Run, kept: Kept) -> None:
    short = kept.guest[:8]
    assert run("moderate", "mute", short, kept.folder()).out == f"Ann ({short}) cannot write any more.\n"
    assert run("moderate", "block", short, kept.folder()).out == f"Ann ({short}) is shut out.\n"
    assert run("moderate", "guests", kept.folder()).out.split() == [short, "Ann", "muted,", "blocked"]
    assert run("moderate", "unmute", short, kept.folder()).out == f"Ann ({short}) can write again.\n"
    assert run("moderate", "unblock", kept.guest, kept.folder()).out == f"Ann ({short}) can come again.\n"
    assert run("moderate", "guests", kept.folder()).out == "There is nothing to list.\n"
    assert run("moderate", "mute", "0000ffff", kept.folder()).code == 2


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["mute", "nobody"], "“nobody” does not fit here."),
        (["tables", "--most=0"], "“0” does not fit here."),
        (["delete", "x" * 13], "does not fit here."),
        (["shout"], "There is no command “shout"),
    ],
)
def test_what_makes_no_sense_is_refused(run: Run, tmp_path: Path, words: list[str], why: str) -> None:
    outcome = run("moderate", *words, f"--data={tmp_path}")
    assert outcome.code != 0
    assert why in outcome.err


def test_where_there_are_no_tables_that_is_said_and_nothing_is_made(run: Run, tmp_path: Path) -> None:
    outcome = run("moderate", "tables", f"--data={tmp_path / 'nothing'}")
    assert (outcome.code, "There are no tables in" in outcome.err) == (2, True)
    assert not (tmp_path / "nothing").exists()


def test_a_server_that_does_not_answer_is_named(run: Run, tmp_path: Path) -> None:
    kept = asyncio.run(fill(tmp_path / "tables"))
    with lock_data_folder(kept.data):
        write_address(kept.data, "http://127.0.0.1:9")
        outcome = run("moderate", "tables", kept.folder())
    assert outcome.code == 2
    assert "The server at http://127.0.0.1:9 did not answer" in outcome.err


def test_whoever_cannot_read_the_token_is_refused(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("leadlight.cli.moderate.read_token", lambda _: None)
    kept = asyncio.run(fill(tmp_path / "tables"))
    server = Server(kept.data)
    with lock_data_folder(kept.data):
        write_address(kept.data, f"http://{server.address}")
        server.start()
        outcome = run("moderate", "delete", kept.code, kept.folder())
        server.stop()
    assert outcome.code == 2
    assert "Only the owner of this server can do that" in outcome.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", "tables", "people", "guests", "delete", "mute", "unmute", "block", "unblock"])
def test_help_is_in_the_readers_language(run: Run, language: str, command: str) -> None:
    outcome = run("moderate", *command.split(), "--help", "--lang", language)
    assert outcome.code == 0
    assert "help-" not in outcome.out
