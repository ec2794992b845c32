"""`kill -9` at any moment: what a client saw accepted is there afterwards, once, and every match goes on.

LEADLIGHT_KILL_MATCHES=50 LEADLIGHT_KILLS=20 pytest tests/server/test_kill.py    as often as the promise says
"""

import asyncio
import json
import os
import random
import signal
import socket
import sqlite3
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
import pytest_asyncio
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from leadlight.core.record import parse_record
from leadlight.play.fair import commit_contribution, complete_proof
from leadlight.play.fair_check import verify
from leadlight.play.replay import replay
from leadlight.server.services import open_services
from leadlight.server.settings import Settings

from .visitor import Json

MATCHES = int(os.environ.get("LEADLIGHT_KILL_MATCHES", "12"))
KILLS = int(os.environ.get("LEADLIGHT_KILLS", "5"))
ACTIONS_BETWEEN_KILLS = 2 * MATCHES  # at least so many are accepted before the next kill
LONGEST_THOUGHT = 0.2  # seconds; so that no match is over before the last kill
PATIENCE = 120.0

SERVER = """
import socket, sys
from pathlib import Path
from leadlight.server.run import run
from leadlight.server.settings import Settings
if __name__ == "__main__":
    run(Settings(data=Path(sys.argv[1])), socket.socket(fileno=int(sys.argv[2])), lambda: print("ready", flush=True))
"""


THINKER = """
import asyncio, os, signal
from leadlight.core.chance import Rng
from leadlight.games import find_game
from leadlight.play.match import Match
from leadlight.core.record import Seat
from leadlight.bots.pool import BotPool
from leadlight.play.perspective import Perspective
async def think():
    game = find_game("sintra")
    match = Match(game, {}, [Seat("Ann"), Seat("Ben")], Rng(1))
    match.draw_chance()
    bot_pool = BotPool(1)
    await bot_pool.choose("random", Perspective.of(match))
    print(*(worker.process.pid for worker in bot_pool.idle), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
if __name__ == "__main__":
    asyncio.run(think())
"""


class Victim:
    """A server in a process of its own, always at the same address."""

    def __init__(self, data: Path) -> None:
        self.data = data
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        with socket.create_server(("127.0.0.1", self.port), backlog=500) as listening:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-c", SERVER, str(self.data), str(listening.fileno())),
                pass_fds=[listening.fileno()],
                stdout=asyncio.subprocess.PIPE,
            )
        assert self.process.stdout is not None
        assert await asyncio.wait_for(self.process.stdout.readline(), PATIENCE) == b"ready\n"

    async def kill(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.send_signal(signal.SIGKILL)
            await self.process.wait()


@dataclass
class Accepted:
    """What a client was told: the match, the ply before its action, and the action."""

    match: str
    ply: int
    action: str


@dataclass
class Player:
    """Plays random legal actions; after a broken line it connects again and sends again what was not answered."""

    port: int
    code: str
    cookie: str
    rng: random.Random
    accepted: list[Accepted] = field(default_factory=list)
    pending: Json | None = None
    match: Json | None = None  # as it was last told
    over: int = 0  # matches that this player has seen end

    async def play(self) -> None:
        while True:
            try:
                headers = {"Cookie": f"leadlight={self.cookie}"}
                uri = f"ws://127.0.0.1:{self.port}/api/tables/{self.code}/live"
                async with connect(uri, additional_headers=headers, proxy=None, close_timeout=0.1) as line:
                    await self.follow(line)
            except (ConnectionClosed, InvalidHandshake, OSError, EOFError):
                await asyncio.sleep(0.02)

    async def follow(self, line: ClientConnection) -> None:
        async for data in line:
            message = json.loads(data)
            if message["type"] in ("stepped", "done", "snapshot", "failed", "refused", "changed"):
                await self.hear(line, message)

    async def hear(self, line: ClientConnection, message: Json) -> None:
        kind = message["type"]
        assert kind not in ("refused",), message
        if kind == "failed":
            assert message["code"] == "storage-failed", message
        if kind == "stepped" and self.pending is not None and message["match"]["ply"] > self.pending["ply"]:
            self.note(message)
        self.match = message.get("match") or self.match
        if kind == "done":  # played before the kill, and the match may have come back to this seat already
            self.resolve()
        if kind == "snapshot" and self.pending is not None:
            await self.send(line)
        elif self.match is not None and kind != "changed":
            await self.act(line, self.match)

    def note(self, message: Json) -> None:
        assert self.pending is not None
        if message["step"]["action"] == self.pending["action"] and message["step"]["seat"] == self.pending["seat"]:
            self.resolve()

    def resolve(self) -> None:
        if self.pending is not None:
            self.accepted.append(Accepted(self.pending["match"], self.pending["ply"], self.pending["action"]))
            self.pending = None

    async def act(self, line: ClientConnection, match: Json) -> None:
        if match["standing"] is not None:
            self.over += 1
        elif match["legal"] and self.pending is None:
            action = self.rng.choice(match["legal"])
            self.pending = {"match": match["id"], "ply": match["ply"], "action": action, "seat": match["actor"]}
            await asyncio.sleep(self.rng.random() * LONGEST_THOUGHT)
            await self.send(line)

    async def send(self, line: ClientConnection) -> None:
        assert self.pending is not None
        await line.send(json.dumps({"type": "act", "ply": self.pending["ply"], "action": self.pending["action"]}))


async def enter(victim: Victim, name: str) -> httpx.AsyncClient:
    client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{victim.port}", timeout=PATIENCE)
    await client.get("/api/me")
    await client.put("/api/me", json={"name": name})
    return client


async def open_match(victim: Victim, number: int) -> list[Player]:
    """Two players at a running table."""
    clients = [await enter(victim, name) for name in ("Ann", "Ben")]
    code = (await clients[0].post("/api/tables", json={"game": "sintra"})).json()["code"]
    commands = f"/api/tables/{code}/commands"
    await clients[1].post(commands, json={"type": "sit", "seat": 1})
    shown = (await clients[0].get(f"/api/tables/{code}")).json()["table"]["commitment"]
    contributions = [f"{2 * number + seat:064x}" for seat in range(len(clients))]
    for client, given in zip(clients, contributions, strict=True):
        await client.post(commands, json={"type": "ready", "commitment": commit_contribution(shown, given)})
    for client, given in zip(clients, contributions, strict=True):
        await client.post(commands, json={"type": "reveal", "contribution": given})
    players = [
        Player(victim.port, code, client.cookies["leadlight"], random.Random(2 * number + seat))
        for seat, client in enumerate(clients)
    ]
    for client in clients:
        await client.aclose()
    return players


@pytest_asyncio.fixture
async def victim(tmp_path: Path) -> AsyncIterator[Victim]:
    victim = Victim(tmp_path)
    await victim.start()
    yield victim
    await victim.kill()


def count(players: list[Player]) -> int:
    return sum(len(player.accepted) for player in players)


async def wait_for_more(players: list[Player], more: int) -> None:
    """Every match goes on as long as it can: somebody's action is accepted again and again."""
    goal = count(players) + more
    async with asyncio.timeout(PATIENCE):
        while count(players) < goal and not all(player.over for player in players):
            await asyncio.sleep(0.005)


async def test_what_was_accepted_survives_kill_9_at_any_moment(victim: Victim) -> None:
    rng = random.Random(9)
    players = [player for number in range(MATCHES) for player in await open_match(victim, number)]
    playing = [asyncio.create_task(player.play()) for player in players]
    for _ in range(KILLS):
        await wait_for_more(players, ACTIONS_BETWEEN_KILLS)
        await asyncio.sleep(rng.random() * 0.1)
        await victim.kill()
        await victim.start()
    await wait_until_all_go_on(players, [len(player.accepted) for player in players])
    for task in playing:
        task.cancel()
    ended = await asyncio.gather(*playing, return_exceptions=True)
    assert {type(each) for each in ended} == {asyncio.CancelledError}, ended
    await victim.kill()
    assert count(players) >= KILLS * ACTIONS_BETWEEN_KILLS
    print(f"{count(players)} actions accepted, {sum(player.over > 0 for player in players)} players at the end")
    check_entries(victim.data, players)
    await check_records(victim.data, {player.code for player in players})


async def wait_until_all_go_on(players: list[Player], before: list[int]) -> None:
    """No match is stuck after the last restart."""
    async with asyncio.timeout(PATIENCE):
        for player, accepted in zip(players, before, strict=True):
            while len(player.accepted) <= accepted and not player.over:
                await asyncio.sleep(0.01)


def check_entries(data: Path, players: list[Player]) -> None:
    """Every action that was accepted is kept exactly once, in its place, and nothing stands twice."""
    connection = sqlite3.connect(data / "leadlight.db")
    kept: dict[str, list[tuple[int, str]]] = {}
    rows = connection.execute("select match, number, ply, actions from entries order by match, number").fetchall()
    connection.close()
    for match, number, ply, actions in rows:
        entries = kept.setdefault(match, [])
        assert number == len(entries)
        entries.append((ply, actions.split("\n")[0]))
    for player in players:
        for accepted in player.accepted:
            assert kept[accepted.match].count((accepted.ply, accepted.action)) == 1
        assert [each.ply for each in player.accepted] == sorted({each.ply for each in player.accepted})


async def check_records(data: Path, codes: set[str]) -> None:
    """The rules allow every match that is kept, and its chance is the one that was promised."""
    async with open_services(Settings(data=data)) as services:
        for code in codes:
            room = await services.rooms.find(code)
            assert room is not None
            match = room.table.match
            assert match is not None
            if not match.is_over:
                match.resign(match.actor)  # so that its secret may be told
            match.proof = complete_proof(match)
            record = parse_record(msgspec.json.encode(match.record()))
            assert replay(record).ply == match.ply
            assert verify(record) > 0


async def test_bots_do_not_outlive_a_server_that_was_killed() -> None:
    """The process that thinks holds the other end of the output: it ends when all who could write to it are gone."""
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", THINKER, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    assert int(await asyncio.wait_for(process.stdout.readline(), PATIENCE)) > 0
    assert await asyncio.wait_for(process.stdout.read(), PATIENCE) == b""
    assert await process.wait() == -signal.SIGKILL
