"""Bots that crash, cheat, quit or never answer, at many tables at once: every table goes on."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from leadlight.server import wire
from leadlight.server.http_models import NewTable
from leadlight.server.room import Room
from leadlight.server.services import Services, open_services
from leadlight.server.tables.creating import create_table
from leadlight.server.tables.table import Asker

from .databases import make_settings
from .visitor import PATIENCE

TABLES = 8
TURNS = 2  # of every person
KINDS = {"Careless": "crashed", "Cheater": "illegal", "Quitter": "killed", "Dreamer": "late"}


@pytest.fixture
def endless(tmp_path: Path) -> str:
    """A bot that has hours to think, and takes them."""
    return f"tests.bots.naughty:Dreamer:time=36000:file={tmp_path}/endless"


@pytest_asyncio.fixture
async def services(tmp_path: Path, endless: str) -> AsyncIterator[Services]:
    late = f"tests.bots.naughty:Dreamer:time=0.05:file={tmp_path}/late"
    others = (f"tests.bots.naughty:{name}" for name in KINDS if name != "Dreamer")
    async with open_services(make_settings(tmp_path, bots=(*others, late, endless))) as services:
        services.rooms.bot_pool.grace = 0.05
        yield services


async def open_room(services: Services, guest: str, *bots: str) -> Room:
    new = NewTable(game="sintra", options={"starter": "first"}, bots=list(bots))
    room = await services.rooms.open(create_table(new, asker(guest), services.rooms.bots))
    await room.answer(asker(guest), wire.Ready())
    return room


def asker(guest: str) -> Asker:
    return Asker(guest, guest.title(), time.time())


async def act(room: Room, guest: str) -> None:
    match = room.table.require_match()
    action = match.game.format_action(match.state.legal_actions()[0])
    await room.answer(asker(guest), wire.Act(match.ply, action))


async def play_turns(room: Room, guest: str) -> None:
    """Play against the bot, which answers every time, or somebody for it."""
    for _ in range(TURNS):
        await act(room, guest)
        while room.table.bot_to_act() is not None:
            await asyncio.sleep(0.005)


async def test_bots_that_fail_in_every_way_stop_no_table(services: Services, caplog: pytest.LogCaptureFixture) -> None:
    names = list(KINDS) * (TABLES // len(KINDS))
    rooms = [await open_room(services, f"guest {number}", bot) for number, bot in enumerate(names)]
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(play_turns(room, f"guest {number}") for number, room in enumerate(rooms)))
    for room in rooms:
        assert [step.seat for step in room.table.steps if step.seat >= 0] == [0, 1] * TURNS
    failures = Counter(
        record.getMessage().splitlines()[0].split()[-1] for record in caplog.records if "bot " in record.getMessage()
    )
    assert failures == dict.fromkeys(KINDS.values(), TABLES // len(KINDS) * TURNS)


async def test_people_play_on_while_bots_never_answer(services: Services, endless: str, tmp_path: Path) -> None:
    stuck = [await open_room(services, f"guest {number}", endless) for number in range(TABLES)]
    for number, room in enumerate(stuck):
        await act(room, f"guest {number}")
    async with asyncio.timeout(PATIENCE):
        while not (tmp_path / "endless").exists():
            await asyncio.sleep(0.005)
    beside = await open_room(services, "ann")
    await beside.answer(asker("ben"), wire.Sit(1))
    for guest in ("ann", "ben"):
        await beside.answer(asker(guest), wire.Ready())
    for turn in range(2 * TURNS):
        await act(beside, ("ann", "ben")[turn % 2])
    assert beside.table.require_match().ply > 2 * TURNS
    assert all(room.table.bot_to_act() == endless for room in stuck)
