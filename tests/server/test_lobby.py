"""The lists of tables come out of what is stored with them: nothing is replayed, and an old database is no worse."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command

from leadlight.core.chance import Rng
from leadlight.games import GAMES
from leadlight.play.match import Match
from leadlight.server import rooms, wire
from leadlight.server.http_models import NewTable, TableList
from leadlight.server.lobby import list_tables
from leadlight.server.room import IDLE_SECONDS, Room
from leadlight.server.services import Services, open_services
from leadlight.server.settings import Settings
from leadlight.server.storage.database import migrate, migration_config
from leadlight.server.tables import starting
from leadlight.server.tables.creating import create_table
from leadlight.server.tables.messages import table_info
from leadlight.server.tables.model import StoredTable
from leadlight.server.tables.table import Asker, Table

from .databases import sqlite_only
from .test_rooms import Ear, ask

OLD_TABLES = "code, status, visibility, changed, body"


async def open_table(services: Services, guest: str = "ann", game: str = "sintra") -> Room:
    new = NewTable(game, {"starter": "first"}, "open")
    room = await services.rooms.open(create_table(new, Asker(guest, guest.title(), time.time())))
    await ask(room, "ben", wire.Sit(1))
    return room


async def open_playing(services: Services, guest: str = "ann", game: str = "sintra") -> Room:
    room = await open_table(services, guest, game)
    for each in (guest, "ben"):
        await ask(room, each, wire.Ready())
    return room


async def play(room: Room, actions: int) -> None:
    """Whoever has to decide plays any legal action."""
    rng = Rng(1)
    for _ in range(actions):
        match = room.table.require_match()
        action = match.game.format_action(rng.pick(match.state.legal_actions()))
        await ask(room, room.table.chairs[match.actor].guest or "", wire.Act(match.ply, action))


async def forget_rooms(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """All rooms go, as those that nobody has used for a while do when there are many."""
    monkeypatch.setattr(rooms, "MANY_ROOMS", 0)
    for room in services.rooms.rooms.values():
        room.used -= IDLE_SECONDS + 1
    services.rooms.sweep()
    assert services.rooms.rooms == {}
    await services.writer.commit([])  # returns when everything before it is written


@pytest.fixture
def no_replays(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is replayed or read though it should not be."""
    broken: list[str] = []
    apply = Match.apply

    def note_reopening(stored: StoredTable, now: float) -> Table:
        broken.append(stored.row.code)
        return starting.reopen(stored, now)

    def note_action(match: Match, action: int) -> None:
        broken.append(str(action))
        apply(match, action)

    monkeypatch.setattr(rooms, "reopen", note_reopening)
    monkeypatch.setattr(Match, "apply", note_action)
    return broken


async def test_listing_a_hundred_tables_opens_no_room_and_replays_nothing(
    services: Services, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    infos: list[wire.TableInfo] = []
    for number in range(100):
        guest = "ann" if number < 50 else "cat"
        room = await (open_playing(services, guest) if number % 2 else open_table(services, guest))
        if number % 2:
            await play(room, number % 7)
        infos.append(table_info(room.table))
    await forget_rooms(services, monkeypatch)
    broken = request.getfixturevalue("no_replays")
    listed = await list_tables(services.rooms, "ann")
    assert listed.mine == infos[:50][::-1]
    assert listed.open == infos[50:][::-1]
    assert listed.seats == dict.fromkeys((info.code for info in infos[:50]), 0)
    assert services.rooms.rooms == {}
    assert broken == []


async def test_a_table_in_memory_is_listed_as_it_is_now(services: Services) -> None:
    room = await open_playing(services)
    await room.join(Ear("ann"), 0)
    await room.join(Ear("eve"), 0)
    await play(room, 1)
    (info,) = (await list_tables(services.rooms, "ann")).mine
    assert info == table_info(room.table)
    assert (info.actor, info.watching) == (1, 1)
    assert [seat.present for seat in info.seats] == [True, False]


@pytest.mark.parametrize("game", GAMES)
async def test_round_and_actor_are_right_when_a_running_match_is_forgotten(
    services: Services, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    room = await open_playing(services, game=game)
    await play(room, 9)
    shown = table_info(room.table)
    await forget_rooms(services, monkeypatch)
    assert (await list_tables(services.rooms, "ann")).mine == [shown]
    assert services.rooms.rooms == {}


async def test_a_room_that_was_lost_is_listed_as_it_was_kept(services: Services) -> None:
    room = await open_playing(services)
    await play(room, 3)
    shown = table_info(room.table)
    room.give_up()
    assert (await list_tables(services.rooms, "ann")).mine == [shown]


async def test_who_gave_up_is_listed_so_without_the_match(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    new = NewTable("sintra", {"starter": "first", "players": 3})
    room = await services.rooms.open(create_table(new, Asker("ann", "Ann", time.time())))
    for seat, guest in enumerate(("ben", "cat"), start=1):
        await ask(room, guest, wire.Sit(seat))
    for guest in ("ann", "ben", "cat"):
        await ask(room, guest, wire.Ready())
    await ask(room, "ben", wire.Resign())
    shown = table_info(room.table)
    await forget_rooms(services, monkeypatch)
    (info,) = (await list_tables(services.rooms, "ben")).mine
    assert info == shown
    assert [seat.resigned for seat in info.seats] == [False, True, False]
    assert info.commitment is not None


async def test_a_table_that_waits_for_a_rematch_is_listed_with_its_new_commitment(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await open_playing(services)
    before = table_info(room.table).commitment
    await ask(room, "ben", wire.Resign())
    await ask(room, "ann", wire.Rematch())
    assert room.table.row.status == "waiting"
    shown = table_info(room.table)
    await forget_rooms(services, monkeypatch)
    (info,) = (await list_tables(services.rooms, "ann")).open
    assert info == shown
    assert info.commitment not in (None, before)


def copy_as_before_summaries(database: Path, old: Path) -> None:
    """The same content in a database that the first version made."""
    old.parent.mkdir()
    command.upgrade(migration_config(old), "0001")
    with closing(sqlite3.connect(old)) as connection:
        connection.execute("attach ? as source", [str(database)])
        connection.execute(f"insert into tables ({OLD_TABLES}) select {OLD_TABLES} from source.tables")  # noqa: S608
        for name in ("guests", "seats", "matches", "entries", "chats", "secrets"):
            columns = ", ".join(row[1] for row in connection.execute(f"pragma main.table_info({name})"))
            connection.execute(f"insert into {name} select {columns} from source.{name}")  # noqa: S608
        connection.commit()


def missing_summaries(database: Path) -> int:
    with closing(sqlite3.connect(database)) as connection:
        return int(connection.execute("select count(*) from tables where summary is null").fetchone()[0])


async def fill(services: Services) -> TableList:
    """A table that waits, two that play and one whose match is over."""
    await open_table(services)
    for game in ("sintra", "sagrada"):
        await play(await open_playing(services, game=game), 8)
    over = await open_playing(services)
    await ask(over, "ben", wire.Resign())
    return await list_tables(services.rooms, "ann")


@sqlite_only
async def test_a_database_of_the_first_version_is_listed_and_played_on(
    services: Services, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    shown = await fill(services)
    old = Settings(data=tmp_path / "old")
    copy_as_before_summaries(services.settings.file, old.file)
    async with open_services(old) as again:
        assert await list_tables(again.rooms, "ann") == shown
        playing = [room for room in again.rooms.rooms.values() if room.table.row.status == "playing"]
        assert len(playing) == 2
        for room in playing:
            await play(room, 3)
        shown = await list_tables(again.rooms, "ann")
    assert missing_summaries(old.file) == 1  # that of the table whose match is over, which no list shows
    async with open_services(old) as again:
        broken = request.getfixturevalue("no_replays")
        assert await list_tables(again.rooms, "ann") == shown
        assert broken == []
        assert again.rooms.rooms == {}  # nothing is opened for a list


@sqlite_only
async def test_an_old_row_that_is_listed_once_is_not_opened_again(services: Services, tmp_path: Path) -> None:
    await fill(services)
    old = Settings(data=tmp_path / "old")
    copy_as_before_summaries(services.settings.file, old.file)
    migrate(old.file)
    assert missing_summaries(old.file) == 4
    async with open_services(old) as again:
        await list_tables(again.rooms, "ann")
        await again.writer.commit([])
        assert missing_summaries(old.file) == 1
