"""Somebody sets the computer's clock: no match notices, neither while the server runs nor after a restart."""

import re
import time
from pathlib import Path

import pytest

import leadlight.server
from leadlight.play.clock import HOUR, ClockRule
from leadlight.server import wire
from leadlight.server.errors import Conflict
from leadlight.server.room import Room
from leadlight.server.services import Services, open_services
from leadlight.server.steady_clock import LONGEST_PAUSE, Reading, SteadyClock
from leadlight.server.storage.writes import write_reading
from leadlight.server.tables.messages import snapshot

from .databases import make_settings, one_server
from .test_rooms import Ear, ask, next_act, open_room, start

DAY = 86400.0
BANK = ClockRule("bank", 10 * int(DAY))
SOON = 30.0  # seconds that a test may take


class Times:
    """The computer's clock and its even count of seconds, both in our hands."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall = 1_000_000.0
        self.even = 500.0
        monkeypatch.setattr("leadlight.server.steady_clock.time.time", lambda: self.wall)
        monkeypatch.setattr("leadlight.server.steady_clock.time.monotonic", lambda: self.even)

    def wait(self, seconds: float) -> None:
        self.wall += seconds
        self.even += seconds


@pytest.fixture
def times(monkeypatch: pytest.MonkeyPatch) -> Times:
    return Times(monkeypatch)


class WallClock:
    """The computer's clock, as somebody sets it while a real server runs."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wrong = 0.0
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + self.wrong)


@pytest.fixture
def wall_clock(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    return WallClock(monkeypatch)


@pytest.mark.parametrize("jump", [DAY, -DAY])
def test_time_goes_on_evenly_when_the_computers_clock_jumps(times: Times, jump: float) -> None:
    steady = SteadyClock()
    times.wait(5)
    times.wall += jump
    times.wait(2)
    assert steady.now() == 1_000_007
    assert steady.wall_offset() == jump


def test_a_pause_counts_and_a_jump_before_it_does_not(times: Times) -> None:
    first = SteadyClock()
    times.wait(5)
    times.wall += 365 * DAY
    stored = first.read()
    times.wall += 100
    times.even = 3.0  # the computer was started again
    second = SteadyClock(stored)
    times.wait(1)
    assert second.now() == 1_000_106
    assert second.wall_offset() == 365 * DAY


@pytest.mark.parametrize(("jump", "counted"), [(-DAY, 0.0), (400 * DAY, LONGEST_PAUSE)])
def test_a_clock_that_is_wrong_after_a_pause_does_little(times: Times, jump: float, counted: float) -> None:
    stored = Reading(900_000.0, times.wall)
    times.wall += jump
    assert SteadyClock(stored).now() == 900_000 + counted


def time_left(room: Room) -> list[float]:
    match = snapshot(room.table, "ann", room.steady.now()).match
    assert match is not None
    assert match.clocks is not None
    return match.clocks.left


@pytest.mark.parametrize("jump", [9 * DAY, -9 * DAY])
async def test_a_jump_neither_takes_nor_gives_time(services: Services, wall_clock: WallClock, jump: float) -> None:
    room = await open_room(services, clock=BANK)
    await start(room)
    await room.join(Ear("ann"), 0)
    await room.join(Ear("ben"), 0)
    wall_clock.wrong = jump
    await ask(room, "ann", next_act(room))
    wall_clock.wrong = 0.0
    await ask(room, "ben", next_act(room))
    assert all(BANK.seconds - SOON < left <= BANK.seconds for left in time_left(room))
    assert not any(chair.flagged for chair in room.table.chairs)


async def store_time(services: Services) -> None:
    """As the server does every minute and in the end."""
    await services.writer.commit([write_reading(services.steady.read())])


@pytest.mark.parametrize("jump", [9 * DAY, -9 * DAY])
@one_server
async def test_a_jump_before_a_restart_neither_takes_nor_gives_time(
    services: Services, wall_clock: WallClock, jump: float
) -> None:
    room = await open_room(services, clock=BANK)
    await start(room)
    await ask(room, "ann", next_act(room))
    wall_clock.wrong = jump
    await store_time(services)
    async with open_services(make_settings(services.settings.data)) as again:
        reopened = await again.rooms.find("LIME42")
        assert reopened is not None
        assert all(BANK.seconds - SOON < left <= BANK.seconds for left in time_left(reopened))
        assert again.steady.now() - services.steady.now() < SOON


@one_server
async def test_a_pause_takes_time_but_not_the_last_hour(services: Services, wall_clock: WallClock) -> None:
    room = await open_room(services, clock=BANK)
    await start(room)
    await store_time(services)
    for pause in (4 * DAY, 20 * DAY):
        wall_clock.wrong = pause
        async with open_services(make_settings(services.settings.data)) as again:
            reopened = await again.rooms.find("LIME42")
            assert reopened is not None
            expected = max(BANK.seconds - pause, HOUR)
            assert expected - SOON < time_left(reopened)[0] <= expected


async def test_nobody_is_taken_over_early_because_the_clock_was_set(services: Services, wall_clock: WallClock) -> None:
    room = await open_room(services)
    await start(room)
    ear = Ear("ann")
    await room.join(ear, 0)
    room.leave(ear)
    wall_clock.wrong = DAY
    with pytest.raises(Conflict, match="takeover-early"):
        await ask(room, "ben", wire.TakeOver(0))


async def test_chat_is_shown_in_the_time_of_peoples_clocks(services: Services, wall_clock: WallClock) -> None:
    room = await open_room(services)
    ear = Ear("ben")
    await room.join(ear, 0)
    wall_clock.wrong = DAY
    before = time.time()
    await ask(room, "ann", wire.Say("Hello"))
    (line,) = [message["line"] for message in ear.heard if message["type"] == "chatted"]  # type: ignore[index]
    assert before - 1 <= line["at"] <= time.time() + 1
    kept = await services.repository.read_table("LIME42")
    assert kept is not None
    assert kept.chat[0].at < before - DAY + SOON


def test_nothing_else_in_the_server_reads_the_computers_clock() -> None:
    """`created` of a guest is a date for whoever reads the database."""
    server = Path(leadlight.server.__file__).parent
    readers = {
        file.relative_to(server).as_posix()
        for file in server.rglob("*.py")
        if re.search(r"\btime\.time\(|datetime\.now|from time import", file.read_text(encoding="utf-8"))
    }
    assert readers == {
        "steady_clock.py",
        "storage/writes.py",
        "storage/migrations/versions/0003_steady_time.py",
    }
