"""People who come and go cost the others little: a small message for all of them together, never the match."""

import asyncio
import json

import pytest

from leadlight.play.clock import ClockRule
from leadlight.server import audience, wire
from leadlight.server.room import Room
from leadlight.server.services import Services
from leadlight.server.tables.changes import PresenceChanged
from leadlight.server.tables.messages import snapshot

from .tabletop import started
from .test_rooms import Ear, Gate, ask, next_act, open_room, start
from .visitor import PATIENCE

CROWD = 200
LATER = 3600.0  # seconds: no announcement comes by itself within a test


@pytest.fixture
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Announcements wait until a test makes them."""
    monkeypatch.setattr(audience, "PRESENCE_SECONDS", LATER)


class Counting(Ear):
    """Somebody who listens, and weighs what comes."""

    def __init__(self, guest: str) -> None:
        super().__init__(guest)
        self.bytes = 0

    def send(self, message: bytes) -> None:
        super().send(message)
        self.bytes += len(message)

    def matches(self) -> int:
        """How often the whole match came."""
        return sum(message.get("match") is not None for message in map(as_dict, self.heard))

    def presences(self) -> list[dict[str, object]]:
        return [message for message in map(as_dict, self.heard) if message["type"] == "presence"]


def as_dict(message: object) -> dict[str, object]:
    assert isinstance(message, dict)
    return message


def announce(room: Room) -> None:
    """Do now what the timer would do."""
    timer = room.audience.announcement
    assert timer is not None
    timer.cancel()
    room.audience.announcement = None
    room.audience.announce(PresenceChanged("", True, 0.0))


async def join(room: Room, count: int) -> list[Counting]:
    ears = [Counting(f"spectator {number}") for number in range(count)]
    for ear in ears:
        await room.join(ear, 0)
    return ears


async def test_a_crowd_costs_each_of_its_members_one_match(services: Services) -> None:
    room = await open_room(services)
    await start(room)
    ears = await join(room, CROWD)
    assert [ear.matches() for ear in ears] == [1] * CROWD
    async with asyncio.timeout(PATIENCE):
        while not all(ear.presences() and ear.presences()[-1]["watching"] == CROWD for ear in ears):
            await asyncio.sleep(0.01)
    assert [ear.matches() for ear in ears] == [1] * CROWD
    whole = len(json.dumps(ears[0].heard[0]))
    assert sum(ear.bytes for ear in ears) < 2 * CROWD * whole


@pytest.mark.usefixtures("by_hand")
async def test_everybody_who_comes_within_a_moment_is_announced_by_one_small_message(services: Services) -> None:
    room = await open_room(services)
    await start(room)
    ears = await join(room, CROWD)
    assert {len(ear.heard) for ear in ears} == {1}
    announce(room)
    assert {len(ear.heard) for ear in ears} == {2}
    told = ears[0].presences()
    assert told == [{"type": "presence", "present": [False, False], "watching": CROWD, "clocks": None}]
    assert len(json.dumps(told[0])) < 120


@pytest.mark.usefixtures("by_hand")
async def test_who_comes_and_goes_at_once_is_shown_as_it_is_now(services: Services) -> None:
    room = await open_room(services, clock=ClockRule("bank", 60))
    await start(room)
    ann, ben = Counting("ann"), Counting("ben")
    await room.join(ann, 0)
    await room.join(ben, 0)
    room.leave(ben)
    announce(room)
    (told,) = ann.presences()
    assert told["present"] == [True, False]
    clocks = as_dict(told["clocks"])
    assert clocks["running"] == 0


@pytest.mark.usefixtures("by_hand")
async def test_nothing_uncommitted_shows_in_an_announcement(services: Services) -> None:
    room = await open_room(services, clock=ClockRule("bank", 60))
    await start(room)
    ear = Counting("ben")
    await room.join(ear, 0)
    gate = Gate(services.writer)
    room.writer = gate
    acting = asyncio.create_task(ask(room, "ann", next_act(room)))
    await gate.reached.wait()
    announce(room)
    assert ear.kinds() == ["snapshot"]
    gate.open.set()
    await acting
    assert ear.kinds() == ["snapshot", "stepped", "presence"]


@pytest.mark.usefixtures("by_hand")
async def test_a_room_that_is_given_up_announces_nothing_more(services: Services) -> None:
    room = await open_room(services)
    await room.join(Ear("ann"), 0)
    assert room.audience.announcement is not None
    room.give_up()
    assert room.audience.announcement is None


def test_a_return_that_hands_a_seat_back_is_told_with_the_table() -> None:
    tabletop = started(players=3)
    tabletop.stay_away("cat")
    for voter in ("ann", "ben"):
        tabletop.do(voter, wire.TakeOver(2))
    tabletop.heard("ann")
    tabletop.arrive("cat")
    (told,) = tabletop.heard("ann")
    assert isinstance(told, wire.Changed)
    assert told.table.seats[2].present
    assert told.table.seats[2].stand_in is None


def test_a_stranger_at_a_private_table_sees_no_clocks() -> None:
    tabletop = started(visibility="private", clock=ClockRule("bank", 60))
    tabletop.heard("eve")
    tabletop.depart("ben")
    (told,) = tabletop.heard("eve")
    assert told == wire.Presence([True, False], 0, None)


async def test_spectators_share_a_message_and_players_get_their_own(services: Services) -> None:
    room = await open_room(services)
    await start(room)
    ears = [Counting(guest) for guest in ("ann", "ben", "eve", "dan")]
    for ear in ears:
        await room.join(ear, 0)
    await ask(room, "ann", next_act(room))
    told = [next(message for message in map(as_dict, ear.heard) if message["type"] == "stepped") for ear in ears]
    expected = [snapshot(room.table, ear.guest, 0.0).match for ear in ears]
    assert [bool(as_dict(message["match"])["legal"]) for message in told] == [False, True, False, False]
    assert [match is not None and bool(match.legal) for match in expected] == [False, True, False, False]
