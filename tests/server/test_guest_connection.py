"""A connection: commands in their order, one at a time, and a sender who has to wait."""

import asyncio
import json
from collections.abc import Callable
from functools import partial

import msgspec
import pytest

from leadlight.server import wire
from leadlight.server.limits import Caller
from leadlight.server.room import Room
from leadlight.server.routes.live import GuestConnection
from leadlight.server.services import Services
from leadlight.server.websocket import MAX_PENDING

from .test_rooms import Gate, ask, next_act, open_room, start

SENSELESS = "{}"


class Wire:
    """Stands for a socket: keeps what is said, and whether the sender waits."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.paused = False

    def send_text(self, message: bytes) -> None:
        told = json.loads(message)
        self.told.append(told.get("code", told["type"]))

    def pause(self) -> None:
        self.paused = True

    def resume(self) -> None:
        self.paused = False

    def disconnect(self, code: int) -> None:
        self.told.append(str(code))


def connect(room: Room, services: Services) -> tuple[GuestConnection, Wire]:
    line = Wire()
    return GuestConnection(line, Caller("ann", "127.0.0.1"), "Ann", room, services), line


async def wait_at_gate(services: Services) -> tuple[Room, GuestConnection, Wire, Gate]:
    """A running match in which nothing is kept before the gate opens, and a line of the player who is to act."""
    room = await open_room(services)
    await start(room)
    connection, line = connect(room, services)
    await room.join(connection, 0)
    gate = Gate(services.writer)
    room.writer = gate
    return room, connection, line, gate


def write(command: wire.Command) -> str:
    return msgspec.json.encode(command).decode()


async def settle_all(connection: GuestConnection) -> None:
    while connection.handling:
        await asyncio.sleep(0.001)


async def test_who_sends_too_much_waits_until_it_is_answered(services: Services) -> None:
    room, connection, line, gate = await wait_at_gate(services)
    connection.on_message(write(next_act(room)))
    for _ in range(MAX_PENDING):
        connection.on_message(SENSELESS)
    assert not line.paused
    connection.on_message(SENSELESS)
    assert line.paused
    assert line.told == ["snapshot"]
    gate.open.set()
    await settle_all(connection)
    assert line.told == ["snapshot", "stepped", *["message-malformed"] * (MAX_PENDING + 1)]
    assert not line.paused


async def test_others_have_their_turn_between_two_commands(services: Services) -> None:
    room, connection, line, gate = await wait_at_gate(services)
    for command in (next_act(room), wire.Say("one"), wire.Say("two")):
        connection.on_message(write(command))
    asked = asyncio.create_task(ask(room, "ben", wire.Say("between")))
    await asyncio.sleep(0)
    gate.open.set()
    await asked
    await settle_all(connection)
    assert [said.text for said in room.table.chat] == ["between", "one", "two"]
    assert line.told == ["snapshot", "stepped", *["chatted"] * 3]


async def test_a_command_counts_from_when_it_came(services: Services) -> None:
    room, connection, _, gate = await wait_at_gate(services)
    before = services.steady.now()
    for command in (next_act(room), wire.Say("soon")):
        connection.on_message(write(command))
    after = services.steady.now()
    await asyncio.sleep(0.02)
    gate.open.set()
    await settle_all(connection)
    assert before <= room.table.chat[0].at <= after


async def test_who_is_at_a_lost_table_is_told_so(services: Services) -> None:
    room = await open_room(services)
    connection, line = connect(room, services)
    room.give_up()
    connection.on_message(SENSELESS)
    assert line.told == ["storage-failed"]


async def test_whoever_is_too_fast_waits_for_the_answer_and_cannot_send_more(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await open_room(services)
    connection, line = connect(room, services)
    held: list[Callable[[], None]] = []
    loop = asyncio.get_running_loop()
    services.limits.frames.count(connection.caller, services.limits.frames.by_guest.most)
    with monkeypatch.context() as patch:  # only while nobody else runs
        patch.setattr(loop, "call_later", lambda _, work, *given: held.append(partial(work, *given)))
        for _ in range(MAX_PENDING + 2):
            connection.on_message(SENSELESS)
    assert (line.told, len(held), line.paused) == ([], 1, True)
    services.limits.clear()
    held.pop()()
    assert line.told == ["too-fast"] + ["message-malformed"] * (MAX_PENDING + 1)
    assert not line.paused
