"""A bot from an installed package plays everywhere, and whatever becomes of it, the match goes on."""

import asyncio
import json
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from textual.widgets import Static

from leadlight.bots import BOTS, bot_names, find_bot
from leadlight.bots import pool as pooling
from leadlight.bots.pool import BotPool
from leadlight.cli import local_match, main
from leadlight.cli.local_match import LocalMatch, seat_everybody
from leadlight.cli.terminal.app import Screen
from leadlight.core.chance import Rng
from leadlight.core.errors import OptionError
from leadlight.games import find_game
from leadlight.locales import use_language
from leadlight.play.match import Match
from leadlight.server import wire
from leadlight.server.bot_offer import OfferedBot, offer_bots
from leadlight.server.http_models import NewTable
from leadlight.server.room import Room
from leadlight.server.services import Services, open_services
from leadlight.server.settings import Settings
from leadlight.server.tables.creating import create_table
from leadlight.server.tables.seating import seat_bot
from leadlight.server.tables.table import Asker

from .installed import install_example

SINTRA = find_game("sintra")
PATIENCE = 60.0
QUICK = "playouts:nodes=20"
ENDLESS = "playouts:nodes=1000000000"  # thinks until it is stopped


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install_example(tmp_path_factory.mktemp("example"))


@pytest.fixture(autouse=True)
def on_the_path(installed: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Processes that begin now find the package too."""
    monkeypatch.syspath_prepend(str(installed))
    use_language("en")
    yield
    for name in [name for name in sys.modules if name.startswith("leadlight_example_bot")]:
        del sys.modules[name]


@pytest.fixture
def pool() -> Iterator[BotPool]:
    pool = BotPool(1, quiet=True, grace=0.1)
    yield pool
    pool.stop()


def test_the_package_brings_its_bot() -> None:
    assert bot_names() == [*BOTS, "playouts"]
    assert find_bot("playouts").name == "Playouts"
    assert find_bot("leadlight_example_bot:Playouts:count=5").name == "Playouts"


def test_it_plays_in_simulate(capsys: pytest.CaptureFixture[str]) -> None:
    specs = f"{QUICK},leadlight_example_bot:Playouts:count=5"
    main(["simulate", "sagrada", "--bots", specs, "--games", "2", "--seed", "1", "--json"])
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 2
    assert sorted(report["bots"]) == sorted(specs.split(","))


def test_it_chooses_the_same_from_the_same_seed_and_nodes(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        main(["simulate", "sintra", "--bots", f"{QUICK},random", "--games", "1", "--seed", "3", "--json"])
        told.append(json.loads(capsys.readouterr().out))
    assert told[0] == told[1]


async def kill_in_mid_thought(pool: BotPool) -> None:
    async with asyncio.timeout(PATIENCE):
        while not any(job.is_loaded for job in pool.jobs):
            await asyncio.sleep(0.005)
    (job,) = pool.jobs
    assert job.worker.process.pid is not None
    os.kill(job.worker.process.pid, signal.SIGKILL)


def sit(tmp_path: Path, bot: str) -> Screen:
    match = Match(SINTRA, {}, seat_everybody(["Ann"], [bot], 2), Rng(5))
    match.draw_chance()
    return Screen(LocalMatch(match, tmp_path / "match.json"), pause=0.001)


async def wait_for_bot(app: Screen) -> None:
    """Until the bot has answered and a person is asked."""
    async with asyncio.timeout(PATIENCE):
        while app.local_match.bot_acts or app.picker is None:
            await asyncio.sleep(0.005)


async def act(app: Screen) -> None:
    """A person does the first thing there is, and it is the bot's turn."""
    app.act(app.match.state.legal_actions()[0])
    assert app.local_match.bot_acts
    await asyncio.sleep(0)


@pytest.fixture
def in_the_terminal(pool: BotPool, monkeypatch: pytest.MonkeyPatch) -> BotPool:
    monkeypatch.setattr(local_match, "bot_pool", lambda: pool)
    return pool


@pytest.mark.usefixtures("in_the_terminal")
async def test_it_plays_in_the_terminal_under_its_own_name(tmp_path: Path) -> None:
    app = sit(tmp_path, QUICK)
    async with app.run_test(size=(80, 24)):
        await wait_for_bot(app)
        before = app.match.ply
        await act(app)
        await wait_for_bot(app)
        assert app.match.ply > before + 1
        assert app.names == ["Ann", "Playouts"]
        assert app.notes == []


async def test_killed_in_mid_thought_it_is_replaced_in_the_terminal(tmp_path: Path, in_the_terminal: BotPool) -> None:
    app = sit(tmp_path, ENDLESS)
    async with app.run_test(size=(80, 24)) as pilot:
        await reach_bot(app)
        await kill_in_mid_thought(in_the_terminal)
        await wait_for_bot(app)
        await pilot.pause()
        assert app.notes == ["Playouts ended in mid-thought; Greedy chose instead."]
        assert app.notes[0] in str(app.query_one("#log", Static).content)


async def reach_bot(app: Screen) -> None:
    """The bot is at turn, at once or after the person."""
    if not app.local_match.bot_acts:
        await act(app)


@pytest.mark.usefixtures("in_the_terminal")
async def test_too_late_it_is_replaced_in_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pooling, "UNTIMED_SECONDS", 0.05)
    app = sit(tmp_path, ENDLESS)
    async with app.run_test(size=(80, 24)):
        await reach_bot(app)
        await wait_for_bot(app)
        assert app.notes == ["Playouts took too long; Greedy chose instead."]


async def test_undo_in_the_terminal_does_not_wait_for_it(tmp_path: Path, in_the_terminal: BotPool) -> None:
    app = sit(tmp_path, ENDLESS)
    async with app.run_test(size=(80, 24)) as pilot:
        if app.local_match.bot_acts:
            await kill_in_mid_thought(in_the_terminal)
            await wait_for_bot(app)
        ply = app.match.ply
        await act(app)
        async with asyncio.timeout(PATIENCE):
            while not any(job.is_loaded for job in in_the_terminal.jobs):
                await asyncio.sleep(0.005)
        await pilot.press("u")
        assert app.match.ply == ply
        assert app.picker is not None
        async with asyncio.timeout(PATIENCE):
            while in_the_terminal.jobs:
                await asyncio.sleep(0.005)
        assert app.match.ply == ply


@pytest_asyncio.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    settings = Settings(data=tmp_path, bots=(QUICK, ENDLESS, "leadlight_example_bot:Playouts:count=5", "greedy:time=1"))
    async with open_services(settings) as services:
        yield services


async def open_room(services: Services, bot: str) -> Room:
    new = NewTable(game="sintra", options={"starter": "first"}, bots=[bot])
    room = await services.rooms.open(create_table(new, Asker("ann", "Ann", time.time()), services.rooms.bots))
    await ask(room, wire.Ready())
    return room


async def ask(room: Room, command: wire.Command) -> None:
    await room.answer(Asker("ann", "Ann", time.time()), command)


async def play(room: Room) -> None:
    match = room.table.require_match()
    await ask(room, wire.Act(match.ply, SINTRA.format_action(match.state.legal_actions()[0])))


async def play_until_bot(room: Room) -> None:
    """Play, so that a bot thinks that does not answer soon."""
    await play(room)
    assert room.table.bot_to_act() is not None


async def wait_for_answer(room: Room) -> None:
    async with asyncio.timeout(PATIENCE):
        while room.table.bot_to_act() is not None:
            await asyncio.sleep(0.005)


@pytest.mark.parametrize("bot", ["playouts", "Playouts", ENDLESS])
async def test_it_is_offered_at_online_tables(services: Services, bot: str) -> None:
    room = await open_room(services, bot)
    seat = room.table.chairs[1]
    assert (seat.bot, seat.name) == (bot, "playouts" if bot == "playouts" else "Playouts")


async def test_it_plays_at_an_online_table(services: Services, caplog: pytest.LogCaptureFixture) -> None:
    room = await open_room(services, "Playouts")
    for _ in range(2):
        before = len(room.table.steps)
        await play(room)
        await wait_for_answer(room)
        assert [step.seat for step in room.table.steps[before:]] == [0, 1]
    assert caplog.records == []


async def test_killed_in_mid_thought_it_is_replaced_at_an_online_table(
    services: Services, caplog: pytest.LogCaptureFixture
) -> None:
    room = await open_room(services, ENDLESS)
    await play_until_bot(room)
    await kill_in_mid_thought(services.rooms.bot_pool)
    await wait_for_answer(room)
    assert [record.getMessage() for record in caplog.records] == [f"table {room.table.row.code}: bot {ENDLESS} killed"]


async def test_too_late_it_is_replaced_at_an_online_table(
    services: Services, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(pooling, "UNTIMED_SECONDS", 0.05)
    services.rooms.bot_pool.grace = 0.05
    room = await open_room(services, ENDLESS)
    for _ in range(2):
        await play(room)
        await wait_for_answer(room)
    assert [record.getMessage() for record in caplog.records] == [
        f"table {room.table.row.code}: bot {ENDLESS} late"
    ] * 2


async def test_resigning_does_not_wait_for_it(services: Services) -> None:
    room = await open_room(services, ENDLESS)
    await play_until_bot(room)
    pool = services.rooms.bot_pool
    async with asyncio.timeout(PATIENCE):
        while not any(job.is_loaded for job in pool.jobs):
            await asyncio.sleep(0.005)
        await ask(room, wire.Resign())
        assert room.thinking is None
        while pool.jobs:
            await asyncio.sleep(0.005)


TRAP = "trap:Bot"


@pytest.mark.parametrize("asked", [TRAP, "leadlight_example_bot:Playouts", "playouts:count=9", "greedy:time=1000"])
async def test_a_guest_can_name_neither_a_class_nor_a_parameter(
    services: Services, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, asked: str
) -> None:
    (tmp_path / "trap.py").write_text("class Bot:\n    name = 'trap'\n    choose = print\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    room = await services.rooms.open(create_table(NewTable(game="sintra"), Asker("ann", "Ann", time.time())))
    for refusing in (open_room(services, asked), ask(room, wire.PlaceBot(1, asked))):
        with pytest.raises(OptionError) as refused:
            await refusing
        assert refused.value.code == "bot-unknown"
    assert refused.value.facts["expected"] == ", ".join(services.rooms.bots)
    assert "trap" not in sys.modules
    assert find_bot(TRAP).name == "trap"  # as whoever may run code here can
    del sys.modules["trap"]


def test_what_guests_are_offered() -> None:
    offer = offer_bots([QUICK, ENDLESS, "greedy:time=1"])
    assert offer == {
        **{name: OfferedBot(name, name) for name in BOTS},
        "playouts": OfferedBot("playouts", "playouts"),
        "Playouts": OfferedBot("Playouts", QUICK),
        ENDLESS: OfferedBot("Playouts", ENDLESS),
        "greedy:time=1": OfferedBot("greedy", "greedy:time=1"),
    }
    assert seat_bot(offer, "greedy:time=1").name == "greedy"
    with pytest.raises(OptionError, match="bot-import"):
        offer_bots(["no.such.module:Bot"])
