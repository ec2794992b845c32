"""What nobody has used for long is deleted, and nothing else."""

import asyncio

import pytest

from leadlight.core.game import OptionValue
from leadlight.play.clock import ClockRule
from leadlight.server import cleanup as cleaning
from leadlight.server import wire
from leadlight.server.cleanup import DAY, STEP, Cleanup
from leadlight.server.errors import Forbidden
from leadlight.server.room import IDLE_SECONDS, Room
from leadlight.server.services import Services
from leadlight.server.settings import Retention
from leadlight.server.storage.deleting import points_at
from leadlight.server.storage.schema import guests, matches, tables
from leadlight.server.tables.creating import open_table
from leadlight.server.tables.model import Chair, TableRow

from .databases import raw_database
from .test_rooms import Ear, ask, find_options, next_act, start

KEEP = Retention(finished=365, abandoned=30, chat=100, guests=400)


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cleaning, "PAUSE", 0.0)


async def add_table(services: Services, code: str) -> Room:
    options: dict[str, OptionValue] = find_options()
    row = TableRow(
        code=code,
        name="Ann",
        game="sintra",
        options=options,
        visibility="link",
        clock=ClockRule(),
        status="waiting",
        host="ann",
        chairs=[Chair(guest="ann", name="Ann"), Chair(guest="ben", name="Ben")],
        changed=services.steady.now(),
    )
    room = await services.rooms.open(open_table(row))
    await ask(room, "ann", wire.Say("Hello"))
    return room


async def add_one_of_each(services: Services) -> None:
    """A table that waits, one that plays, one whose match is over, and one that waits for a rematch."""
    await add_table(services, "WAITS2")
    playing = await add_table(services, "PLAYS2")
    over = await add_table(services, "ENDED2")
    again = await add_table(services, "AGAIN2")
    for room in (playing, over, again):
        await start(room)
        await ask(room, "ann", next_act(room))
    for room in (over, again):
        await ask(room, "ben", wire.Resign())
    await ask(again, "ann", wire.Rematch())


def age(services: Services, days: float) -> None:
    """Everything that is stored is older now, and nobody has asked for a table lately."""
    with raw_database(services.settings.database) as connection:
        connection.execute("update tables set changed = changed - ?", [days * DAY])
        connection.execute("update chats set at = at - ?", [days * DAY])
        connection.execute("update guests set seen = seen - ?", [days * DAY])
    for room in services.rooms.rooms.values():
        room.used -= IDLE_SECONDS + 1


def read(services: Services, query: str) -> list[str]:
    with raw_database(services.settings.database) as connection:
        return sorted(str(row[0]) for row in connection.execute(query))


def codes(services: Services) -> list[str]:
    return read(services, "select code from tables")


async def clean(services: Services, keep: Retention = KEEP) -> None:
    await services.writer.commit([])
    await Cleanup(services.rooms, services.guests, keep).delete_old()


@pytest.mark.parametrize(
    ("days", "left"),
    [
        (29, ["AGAIN2", "ENDED2", "PLAYS2", "WAITS2"]),
        (31, ["AGAIN2", "ENDED2", "PLAYS2"]),
        (364, ["AGAIN2", "ENDED2", "PLAYS2"]),
        (366, ["PLAYS2"]),
        (10_000, ["PLAYS2"]),
    ],
)
async def test_tables_are_kept_as_long_as_the_settings_say(services: Services, days: int, left: list[str]) -> None:
    await add_one_of_each(services)
    age(services, days)
    await clean(services)
    assert codes(services) == left


async def test_nothing_of_a_deleted_table_is_left_and_nothing_of_another_is_missing(services: Services) -> None:
    await add_one_of_each(services)
    age(services, 366)
    await clean(services)
    for query in ("select code from seats", "select code from matches"):
        assert set(read(services, query)) == {"PLAYS2"}
    matches_left = "select code from matches join entries on entries.match = matches.id"
    assert read(services, matches_left) == ["PLAYS2", "PLAYS2"]  # the setup and an action
    assert read(services, "select count(*) from entries") == ["2"]
    services.rooms.rooms.clear()
    room = await services.rooms.find("PLAYS2")
    assert room is not None
    assert isinstance(await ask(room, "ben", next_act(room)), wire.Stepped)
    assert await services.rooms.find("ENDED2") is None


async def test_zero_days_mean_for_ever(services: Services) -> None:
    await add_one_of_each(services)
    guest = await services.guests.welcome("en")
    await services.guests.name(guest)
    await services.writer.commit([])
    age(services, 10_000)
    await clean(services, Retention(0, 0, 0, 0))
    assert len(codes(services)) == 4
    assert len(read(services, "select id from chats")) == 4
    assert read(services, "select id from guests") == [guest]


async def test_a_table_that_somebody_looks_at_is_not_deleted(services: Services) -> None:
    await add_one_of_each(services)
    age(services, 10_000)
    ear = Ear("ann")
    room = await services.rooms.find("ENDED2")
    assert room is not None
    await room.join(ear, 0)
    room.used -= IDLE_SECONDS + 1
    await clean(services)
    assert codes(services) == ["ENDED2", "PLAYS2"]
    room.leave(ear)
    await clean(services)
    assert codes(services) == ["PLAYS2"]


async def test_a_table_that_is_used_again_before_it_is_deleted_stays(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between looking and deleting somebody asks for a rematch, which changes the row."""
    await add_one_of_each(services)
    age(services, 366)
    commit = services.writer.commit

    async def change_before(writes: object) -> None:
        with raw_database(services.settings.database) as connection:
            connection.execute("update tables set changed = ? where code = 'ENDED2'", [services.steady.now()])
        await commit(writes)  # type: ignore[arg-type]

    await services.writer.commit([])
    cleanup = Cleanup(services.rooms, services.guests, KEEP)
    with monkeypatch.context() as patch:
        patch.setattr(services.writer, "commit", change_before)
        await cleanup.delete_old()
    assert codes(services) == ["ENDED2", "PLAYS2"]
    assert "ENDED2" in read(services, "select code from matches")
    assert read(services, "select count(*) from entries where number = 0") == ["2"]


async def test_old_chat_goes_and_newer_lines_stay(services: Services) -> None:
    room = await add_table(services, "PLAYS2")
    await start(room)
    age(services, 101)
    await ask(room, "ben", wire.Say("Still here"))
    await clean(services)
    assert read(services, "select text from chats") == ["Still here"]
    assert not room.lost
    services.rooms.rooms.clear()
    again = await services.rooms.find("PLAYS2")
    assert again is not None
    await ask(again, "ann", wire.Say("So am I"))
    assert [line.text for line in again.table.chat] == ["Still here", "So am I"]


async def test_guests_go_who_have_no_seat_and_have_not_come_for_long(services: Services) -> None:
    seated, gone, back = [await services.guests.welcome("en") for _ in range(3)]
    for guest in (seated, gone, back):
        await services.guests.name(guest)
        await services.sessions.open(guest, "")
    room = await add_table(services, "PLAYS2")
    await start(room)
    await services.writer.commit([])
    with raw_database(services.settings.database) as connection:
        connection.execute("update seats set guest = ? where number = 0", [seated])
    age(services, 401)
    services.guests.seen.clear()  # another day
    await services.guests.name(back)
    await clean(services)
    assert read(services, "select id from guests") == sorted([seated, back])
    assert read(services, "select guest from sessions") == sorted([seated, back])
    with pytest.raises(Forbidden, match="guest-unknown"):
        await services.guests.name(gone)


async def test_that_somebody_is_here_is_stored_once_a_day(services: Services) -> None:
    guest = await services.guests.welcome("en")
    await services.guests.name(guest)
    await services.writer.commit([])
    (first,) = read(services, "select seen from guests")
    await services.guests.name(guest)
    await services.writer.commit([])
    assert read(services, "select seen from guests") == [first]
    services.guests.seen[guest] -= 86401
    await services.guests.name(guest)
    await services.writer.commit([])
    assert float(read(services, "select seen from guests")[0]) > float(first)


async def test_many_are_deleted_in_small_steps(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(2 * STEP + 5):
        await add_table(services, f"T{number:05}")
    age(services, 31)
    sizes, commit = [], services.writer.commit

    async def note(writes: list[object]) -> None:
        sizes.append(max(len(write.rows) for write in writes))  # type: ignore[attr-defined]
        await commit(writes)  # type: ignore[arg-type]

    await services.writer.commit([])
    with monkeypatch.context() as patch:
        patch.setattr(services.writer, "commit", note)
        await Cleanup(services.rooms, services.guests, KEEP).delete_old()
    assert sizes == [STEP, STEP, 5]
    assert codes(services) == []


async def test_a_failure_does_not_end_it(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cleaning, "FIRST_AFTER", 0.0)
    monkeypatch.setattr(cleaning, "EVERY", 0.0)
    tried = asyncio.Event()
    cleanup = Cleanup(services.rooms, services.guests, KEEP)
    attempts = []

    async def fail() -> None:
        attempts.append(1)
        if len(attempts) > 1:
            tried.set()
            await asyncio.sleep(60)
        raise ZeroDivisionError

    monkeypatch.setattr(cleanup, "delete_old", fail)
    running = asyncio.create_task(cleanup.run())
    await asyncio.wait_for(tried.wait(), 30)
    running.cancel()


def test_whatever_refers_to_a_table_a_match_or_a_guest_is_found() -> None:
    assert {table.name for table, _ in points_at(tables.c.code)} >= {"seats", "matches", "chats"}
    assert {table.name for table, _ in points_at(matches.c.id)} >= {"entries"}
    assert {table.name for table, _ in points_at(guests.c.id)} >= {"sessions", "old_cookies", "sanctions"}
