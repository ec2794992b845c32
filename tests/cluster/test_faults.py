"""Nodes that die, stand still or leave, and a database and a bus that start anew."""

import asyncio
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import psycopg
import pytest_asyncio
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from leadlight.server.carrying import GOING_AWAY
from leadlight.server.cluster.membership import LEASE_SECONDS
from tests.server.visitor import Json, Line, Visitor, start_match

from .nodes import Nodes, running_nodes

TAKE_OVER_SECONDS = 30.0  # on a machine that does much else; `script/faults` measures it


@pytest_asyncio.fixture
async def nodes(tmp_path: Path) -> AsyncIterator[Nodes]:
    async with running_nodes(tmp_path, count=2) as nodes:
        yield nodes


class Match:
    """Two people at a running match, each at any node."""

    def __init__(self, nodes: Nodes, people: list[Visitor], code: str) -> None:
        self.nodes = nodes
        self.people = people
        self.code = code
        self.accepted: list[tuple[int, str]] = []

    async def connect(self, node: int) -> list[tuple[Line, Json]]:
        """Everybody connects to this node, again and again until it answers."""
        found = []
        for visitor in self.people:
            visitor.move(self.nodes.nodes[node].address)
            found.append(await patiently(lambda: self.try_connect(visitor)))  # noqa: B023
        return found

    async def try_connect(self, visitor: Visitor) -> tuple[Line, Json]:
        line = await visitor.connect(self.code)
        return line, await line.hear_until("snapshot")

    async def act(self, node: int) -> None:
        """Whoever decides acts by way of this node, and is told that it was accepted: at once, or after connecting
        again."""
        connected = await self.connect(node)
        visitor, shown = next(
            (visitor, shown)
            for visitor, (_, shown) in zip(self.people, connected, strict=True)
            if shown["match"]["legal"]
        )
        ply, action = shown["match"]["ply"], shown["match"]["legal"][0]
        for line, _ in connected:
            await line.close()
        await patiently(lambda: self.try_act(visitor, ply, action))
        self.accepted.append((ply, action))

    async def try_act(self, visitor: Visitor, ply: int, action: str) -> tuple[Line, Json]:
        line, _ = await self.try_connect(visitor)
        answer = await line.ask("act", "stepped", "done", ply=ply, action=action)
        assert answer["type"] in ("stepped", "done") or answer["code"] == "storage-failed", answer
        if answer["type"] == "failed":
            raise EOFError
        await line.close()
        return line, answer

    def stored(self) -> list[tuple[int, str]]:
        """What the database holds of the decisions."""
        with psycopg.connect(self.nodes.database) as connection:
            rows = connection.execute(
                "select ply, actions from entries where kind = 'act' and match = "
                "(select id from matches where code = %s) order by number",
                [self.code],
            ).fetchall()
        return [(ply, actions.split("\n")[0]) for ply, actions in rows]


async def patiently(attempt: Callable[[], Awaitable[tuple[Line, Json]]]) -> tuple[Line, Json]:
    end = time.monotonic() + TAKE_OVER_SECONDS
    while True:
        with suppress(ConnectionClosed, InvalidHandshake, OSError, EOFError):
            return await attempt()
        assert time.monotonic() < end, "nobody takes the table over"
        await asyncio.sleep(0.1)


@pytest_asyncio.fixture
async def match(nodes: Nodes) -> AsyncIterator[Match]:
    async with AsyncExitStack() as stack:
        people = [Visitor(nodes.nodes[0].address) for _ in range(2)]
        for visitor, name in zip(people, ("Ann", "Ben"), strict=True):
            stack.push_async_callback(visitor.close)
            await visitor.enter(name)
        code = await people[0].open_table()
        await start_match(code, *people)
        match = Match(nodes, people, code)
        await match.act(0)
        await match.act(1)
        yield match
        assert match.stored() == match.accepted, nodes.logs()


async def test_the_table_of_a_node_that_was_killed_goes_on_elsewhere(nodes: Nodes, match: Match) -> None:
    await nodes.nodes[0].stop(signal.SIGKILL)
    await match.act(1)
    assert "is taken over from node1" in nodes.nodes[1].read_log()
    await nodes.nodes[0].start()
    await match.act(0)  # carried to the node that has it now
    assert "Traceback" not in nodes.nodes[1].read_log()


async def test_a_node_that_stood_still_and_lost_its_lease_writes_nothing(nodes: Nodes, match: Match) -> None:
    """What it was asked for before, it still does when it goes on; the database refuses it."""
    (line, shown), (other, _) = await match.connect(0)
    if not shown["match"]["legal"]:
        line, shown = other, (await match.connect(0))[1][1]
    owner = nodes.nodes[0].process
    assert owner is not None
    owner.send_signal(signal.SIGSTOP)
    late = shown["match"]["legal"][-1]
    await line.send("act", ply=shown["match"]["ply"], action=late)  # lies in the system's buffer
    await asyncio.sleep(LEASE_SECONDS)
    await match.act(1)
    owner.send_signal(signal.SIGCONT)
    assert await asyncio.wait_for(line.closed(), TAKE_OVER_SECONDS) == GOING_AWAY
    await match.act(1)
    await match.act(0)  # it carries people to the other node from now on
    log = nodes.nodes[0].read_log()
    assert "another node has taken over one of" in log or f"table {match.code} was taken over by another node" in log


async def test_a_node_that_leaves_hands_its_tables_over_at_once(nodes: Nodes, match: Match) -> None:
    (line, _), _ = await match.connect(0)
    leaving = asyncio.create_task(nodes.nodes[0].stop(signal.SIGTERM))
    assert await line.closed() == GOING_AWAY, nodes.logs()
    begun = time.monotonic()
    await match.act(1)
    assert time.monotonic() < begun + LEASE_SECONDS, "it waited for the lease to end"
    await leaving
    assert "tables were given back" in nodes.nodes[0].read_log()
    assert "is taken over" not in nodes.nodes[1].read_log()
    assert "Traceback" not in nodes.nodes[0].read_log()


async def test_a_bus_that_starts_anew_costs_nobody_a_table(nodes: Nodes, match: Match) -> None:
    connected = await match.connect(1)  # carried: the first node has the table
    nodes.redis.restart()
    await asyncio.sleep(2 * LEASE_SECONDS)
    line, shown = next((line, shown) for line, shown in connected if shown["match"]["legal"])
    ply, action = shown["match"]["ply"], shown["match"]["legal"][0]
    assert (await line.ask("act", "stepped", ply=ply, action=action))["type"] == "stepped"
    match.accepted.append((ply, action))
    assert "taken over" not in nodes.logs()
    await match.act(1)


async def test_a_database_that_starts_anew_loses_nothing(nodes: Nodes, match: Match) -> None:
    await match.act(1)
    nodes.postgresql.restart()
    await match.act(1)
    await match.act(0)
    nodes.postgresql.stop(signal.SIGKILL)
    nodes.postgresql.start()
    await match.act(0)
    await match.act(1)


async def test_clocks_and_bots_go_on_without_anybody_coming(nodes: Nodes) -> None:
    """A bot has to decide at a table whose node dies; the person is not there."""
    ann = Visitor(nodes.nodes[0].address)
    await ann.enter("Ann")
    code = await ann.open_table(bots=["random"], clock={"kind": "bank", "seconds": 30})
    await ann.command(code, "ready")
    line = await ann.connect(code)
    shown = await line.hear_until("snapshot")
    while not shown["match"]["legal"]:
        shown = await line.hear_until("stepped")
    await nodes.nodes[0].stop(signal.SIGKILL)
    for _ in range(int(TAKE_OVER_SECONDS * 10)):
        if f"table {code} is taken over" in nodes.nodes[1].read_log():
            break
        await asyncio.sleep(0.1)
    else:
        raise AssertionError(nodes.logs())
    ann.move(nodes.nodes[1].address)
    again = await ann.look(code)
    assert again["match"]["ply"] == shown["match"]["ply"]
    assert again["match"]["clocks"]["left"][0] > 0
    await ann.close()
