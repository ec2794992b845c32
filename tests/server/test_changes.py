"""What changes at a table is said once, as values: storage, viewers and subscribers live on the same ones."""

import asyncio
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import leadlight.server.tables
from leadlight.server import wire
from leadlight.server.errors import Conflict, Unavailable
from leadlight.server.services import Services
from leadlight.server.storage import writes
from leadlight.server.storage.writes import writes_for
from leadlight.server.tables.changes import (
    Change,
    ChatWritten,
    EntryAdded,
    MatchEnded,
    MatchStarted,
    OfferChanged,
    PresenceChanged,
    TableChanged,
    TableOpened,
)
from leadlight.server.tables.commands import handle
from leadlight.server.tables.messages import message_for, news_in
from leadlight.server.tables.model import Entry
from leadlight.server.tables.table import Asker, Table

from .tabletop import Tabletop, started
from .test_rooms import Ear, Failing, Gate, ask, next_act, open_room, same_as_kept, start

TABLES = Path(leadlight.server.tables.__file__).parent


class Notebook:
    """A subscriber of our own: notes what it is handed."""

    def __init__(self) -> None:
        self.changes: list[Change] = []

    def __call__(self, table: Table, changes: Sequence[Change]) -> None:
        assert table.row.code == "LIME42"
        assert not table.changes
        assert changes
        self.changes.extend(changes)

    def kinds(self) -> list[type[Change]]:
        return [type(change) for change in self.changes]

    def entries(self) -> list[Entry]:
        return [change.entry for change in self.changes if isinstance(change, EntryAdded)]


async def test_a_subscriber_is_handed_every_change_of_a_match_once_and_in_order(services: Services) -> None:
    notebook = Notebook()
    services.rooms.subscribers.append(notebook)
    room = await open_room(services)
    await start(room)
    await ask(room, "ann", wire.Say("Good luck"))
    await ask(room, "ann", next_act(room))
    await ask(room, "ann", wire.Undo(room.table.require_match().ply))
    while room.table.row.status == "playing":
        await ask(room, room.table.chairs[room.table.require_match().actor].guest or "", next_act(room))
    kept = await services.repository.read_table("LIME42")
    assert kept is not None
    assert notebook.entries() == kept.entries
    assert [entry.number for entry in kept.entries] == list(range(len(kept.entries)))
    ready = [TableChanged, TableChanged, MatchStarted, EntryAdded, TableChanged]
    played = [EntryAdded] * (len(kept.entries) - 1)
    assert notebook.kinds() == [TableOpened, *ready, ChatWritten, *played, TableChanged, MatchEnded]
    ended, match = notebook.changes[-1], room.table.match
    assert isinstance(ended, MatchEnded)
    assert match is not None
    assert ended.standing.scores == match.state.scores()
    assert ended.match == kept.row.match


async def test_who_comes_and_what_is_offered_is_handed_on_though_it_is_not_kept(services: Services) -> None:
    notebook = Notebook()
    services.rooms.subscribers.append(notebook)
    room = await open_room(services)
    await start(room)
    ears = [Ear("ann"), Ear("ben")]
    for ear in ears:
        await room.join(ear, 0)
    await ask(room, "ann", next_act(room))
    await ask(room, "ben", next_act(room))
    notebook.changes.clear()
    await ask(room, "ann", wire.Undo(room.table.require_match().ply))
    room.leave(ears[1])
    offered, left = notebook.changes
    assert isinstance(offered, OfferChanged)
    assert offered.offer is not None
    assert offered.offer.seat == 0
    assert isinstance(left, PresenceChanged)
    assert (left.guest, left.is_present) == ("ben", False)


async def test_a_subscriber_is_called_after_the_commit(services: Services) -> None:
    notebook = Notebook()
    services.rooms.subscribers.append(notebook)
    room = await open_room(services)
    await start(room)
    notebook.changes.clear()
    gate = Gate(services.writer)
    room.writer = gate
    acting = asyncio.create_task(ask(room, "ann", next_act(room)))
    await gate.reached.wait()
    await asyncio.sleep(0)
    assert notebook.changes == []
    gate.open.set()
    await acting
    assert notebook.kinds() == [EntryAdded]


async def test_a_subscriber_hears_nothing_of_what_could_not_be_kept(services: Services) -> None:
    notebook = Notebook()
    services.rooms.subscribers.append(notebook)
    room = await open_room(services)
    await start(room)
    notebook.changes.clear()
    failing = Failing(services.writer.engine)
    room.writer = failing
    acting = asyncio.create_task(ask(room, "ann", next_act(room)))
    await asyncio.sleep(0)
    failing.fail()
    with pytest.raises(Unavailable):
        await acting
    assert notebook.changes == []


async def test_a_table_that_cannot_be_kept_is_not_opened_for_anybody(services: Services) -> None:
    notebook = Notebook()
    services.rooms.subscribers.append(notebook)
    await open_room(services)
    with pytest.raises(Unavailable):
        await open_room(services)  # its code is taken
    assert notebook.kinds() == [TableOpened]


async def test_a_subscriber_that_breaks_costs_the_room_and_nothing_that_was_kept(services: Services) -> None:
    room = await open_room(services)
    await start(room)

    def break_off(table: Table, changes: Sequence[Change]) -> None:  # noqa: ARG001
        raise ZeroDivisionError

    room.subscribers.append(break_off)
    with pytest.raises(ZeroDivisionError):
        await ask(room, "ann", next_act(room))
    assert room.lost
    assert await same_as_kept(services)


async def test_what_is_refused_changes_nothing(services: Services) -> None:
    notebook = Notebook()
    services.rooms.subscribers.append(notebook)
    room = await open_room(services)
    with pytest.raises(Conflict):
        await ask(room, "ann", wire.Resign())
    assert notebook.kinds() == [TableOpened]


def test_an_ordinary_action_writes_one_entry_and_nothing_else() -> None:
    tabletop = started()
    for _ in range(20):
        asker = Asker(tabletop.guest_at(tabletop.actor), "", tabletop.now)
        handle(tabletop.table, asker, wire.Act(tabletop.ply, tabletop.legal()[0]))
        written = writes_for(tabletop.table.take_changes())
        assert [write.statement for write in written] == [writes.INSERT_ENTRY]
        assert len(written[0].rows) == 1


def test_every_kind_of_change_has_a_translation() -> None:
    assert set(writes.WRITERS) == set(Change.__subclasses__())


def test_a_row_that_changed_twice_is_written_once_as_it_is_at_the_end() -> None:
    tabletop = Tabletop()
    tabletop.table.change(1.0)
    tabletop.row.name = "Later"
    tabletop.table.change(2.0)
    updates = [write for write in writes_for(tabletop.table.changes) if write.statement is writes.UPDATE_TABLE]
    assert [row["changed"] for write in updates for row in write.rows] == [2.0]
    assert '"Later"' in updates[0].rows[0]["body"]


def test_viewers_are_told_of_the_table_once_and_before_the_step() -> None:
    tabletop = Tabletop()
    tabletop.seat_everybody()
    tabletop.do("ann", wire.Ready())
    tabletop.heard("ben")
    tabletop.do("ben", wire.Ready())
    assert [type(message) for message in tabletop.heard("ben")] == [wire.Changed, wire.Stepped]


def test_a_match_that_starts_or_ends_is_told_by_the_table() -> None:
    tabletop = started()
    told = tabletop.heard("ben")
    tabletop.do("ann", wire.Resign())
    assert [type(message) for message in tabletop.heard("ben")] == [wire.Changed]
    ended = MatchEnded("", wire.Standing([], [], []), 0.0, "sintra", [])
    assert message_for(tabletop.table, "ben", ended) is None
    assert told


def test_news_keep_their_order() -> None:
    line = wire.ChatLine(1, "Ann", 0, "hi", 0.0)
    first, second = ChatWritten("LIME42", line), PresenceChanged("ann", True, 0.0)
    third = ChatWritten("LIME42", line)
    assert news_in([first, second, third]) == [second, first, third]
    assert news_in([]) == []


def test_tables_load_without_any_storage_or_network() -> None:
    """The build compiles some of these modules where nothing but the rules' dependencies is installed."""
    modules = [f"leadlight.server.tables.{file.stem}" for file in TABLES.glob("[!_]*.py")]
    code = f"import sys, {', '.join(modules)}; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "leadlight.server.tables.commands" in loaded
    found = {name.partition(".")[0] for name in loaded} | {".".join(name.split(".")[:3]) for name in loaded}
    assert not found & {"sqlalchemy", "alembic", "sqlite3", "litestar", "uvicorn", "leadlight.server.storage"}
