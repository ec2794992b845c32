"""Stored entries that do not follow each other close their table, and no other."""

import logging
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text

from leadlight.core.errors import LeadlightError
from leadlight.play.clock import ClockRule
from leadlight.server import wire
from leadlight.server.errors import Damaged
from leadlight.server.services import Services
from leadlight.server.tables.creating import open_table
from leadlight.server.tables.model import Chair, Entry, StoredTable, TableRow
from leadlight.server.tables.starting import reopen

from .conftest import Server
from .databases import make_settings, raw_database
from .tabletop import Tabletop, started
from .test_rooms import Ear, ask, find_options, next_act, open_room, start, wake
from .visitor import Visitor, start_match

Damage = Callable[[list[Entry]], None]
replace = msgspec.structs.replace


@pytest.fixture
def tabletop() -> Tabletop:
    """A match with decisions, one of which was taken back, and somebody who gave up."""
    tabletop = started(3)
    for _ in range(4):
        tabletop.act()
    tabletop.do(tabletop.guest_at((tabletop.actor - 1) % 3), wire.Undo(tabletop.ply))
    for _ in range(3):
        tabletop.act()
    tabletop.do("cat", wire.Resign())
    return tabletop


def lose_the_setup(entries: list[Entry]) -> None:
    del entries[0]


def lose_all(entries: list[Entry]) -> None:
    entries.clear()


def lose_one(entries: list[Entry]) -> None:
    del entries[2]


def lose_one_and_count_again(entries: list[Entry]) -> None:
    del entries[2]
    entries[:] = [replace(entry, number=number) for number, entry in enumerate(entries)]


def lose_the_undo_and_count_again(entries: list[Entry]) -> None:
    entries[:] = [entry for entry in entries if entry.kind != "undo"]
    entries[:] = [replace(entry, number=number) for number, entry in enumerate(entries)]


def double_one(entries: list[Entry]) -> None:
    entries.insert(2, entries[2])


def double_one_and_count_again(entries: list[Entry]) -> None:
    entries.insert(2, entries[2])
    entries[:] = [replace(entry, number=number) for number, entry in enumerate(entries)]


def begin_twice(entries: list[Entry]) -> None:
    entries.append(replace(entries[0], number=len(entries), ply=entries[-1].ply))


def take_back_what_never_began(entries: list[Entry]) -> None:
    last = entries[-1]
    entries.append(Entry(last.match, last.number + 1, "undo", 0, 1, "", None, last.at))


def play_what_the_rules_forbid(entries: list[Entry]) -> None:
    entries[2] = replace(entries[2], actions=entries[1].actions)


def play_for_somebody_else(entries: list[Entry]) -> None:
    entries[2] = replace(entries[2], seat=entries[1].seat)


def write_nonsense(entries: list[Entry]) -> None:
    entries[2] = replace(entries[2], actions="\ufffd?")


def draw_what_is_not_there(entries: list[Entry]) -> None:
    first, *rest = entries[0].actions.splitlines()
    entries[0] = replace(entries[0], actions="\n".join([first] * (1 + len(rest))))


DAMAGES = [
    lose_the_setup,
    lose_all,
    lose_one,
    lose_one_and_count_again,
    lose_the_undo_and_count_again,
    double_one,
    double_one_and_count_again,
    begin_twice,
    take_back_what_never_began,
    play_what_the_rules_forbid,
    play_for_somebody_else,
    write_nonsense,
    draw_what_is_not_there,
]


@pytest.mark.parametrize("damage", DAMAGES)
def test_entries_that_do_not_follow_each_other_are_refused(tabletop: Tabletop, damage: Damage) -> None:
    kept = tabletop.ledger.kept()
    assert reopen(kept, 0.0).match is not None
    damage(kept.entries)
    with pytest.raises(LeadlightError):
        reopen(kept, 0.0)


def test_the_end_of_a_match_must_be_there() -> None:
    tabletop = started()
    tabletop.act_until_over()
    kept = tabletop.ledger.kept()
    assert reopen(kept, 0.0).row.status == "over"
    with pytest.raises(Damaged):
        reopen(StoredTable(kept.row, kept.match, kept.entries[:-1], [], kept.summary), 0.0)


async def open_other(services: Services) -> None:
    row = TableRow(
        code="OTHER2",
        name="Dan",
        game="sintra",
        options=find_options(),
        visibility="link",
        clock=ClockRule(),
        status="waiting",
        host="dan",
        chairs=[Chair(guest="dan", name="Dan"), Chair(guest="eve", name="Eve")],
        changed=0.0,
    )
    await start(await services.rooms.open(open_table(row)))


async def damage_entries(services: Services, code: str) -> None:
    async with services.repository.engine.begin() as connection:
        matches = "select id from matches where code = :code"
        gap = f"delete from entries where number = 1 and match in ({matches})"  # noqa: S608
        await connection.execute(text(gap), {"code": code})
    services.rooms.rooms.clear()


async def test_a_gap_closes_its_table_and_the_others_go_on(
    services: Services, caplog: pytest.LogCaptureFixture
) -> None:
    room = await open_room(services)
    await start(room)
    for guest in ("ann", "ben", "ann"):
        await ask(room, guest, next_act(room))
    await open_other(services)
    await damage_entries(services, "LIME42")
    caplog.set_level(logging.ERROR)
    await wake(services)
    for _ in range(3):
        with pytest.raises(Damaged, match="table-unreadable"):
            await services.rooms.find("LIME42")
    assert [record.getMessage() for record in caplog.records] == ["table LIME42 is damaged and stays closed"]
    other = await services.rooms.find("OTHER2")
    assert other is not None
    await other.join(Ear("dan"), 0)
    assert isinstance(await ask(other, "dan", next_act(other)), wire.Stepped)


async def test_people_at_a_damaged_table_are_told_and_do_not_try_for_ever(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    ann, ben = Visitor(server.address), Visitor(server.address)
    await ann.enter("Ann")
    await ben.enter("Ben")
    code = await ann.open_table()
    await start_match(code, ann, ben)
    server.stop()
    with raw_database(make_settings(tmp_path).database) as connection:
        connection.execute("update entries set number = 7")
    again = Server(tmp_path)
    again.start()
    ann.move(again.address)
    line = await ann.connect(code)
    assert (await line.hear())["code"] == "table-unreadable"
    assert await line.closed() == 4403
    response = await ann.request("GET", f"/api/tables/{code}")
    assert (response.status_code, response.json()["code"]) == (503, "table-unreadable")
    assert (await ann.request("GET", "/api/tables")).status_code == 200
    assert len(await ann.open_table()) == 6
    for visitor in (ann, ben):
        await visitor.close()
    again.stop()
