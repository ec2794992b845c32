"""Players who go on whatever happens to the server, and remember what it accepted."""

import asyncio
import json
import random
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from leadlight.play.fair import commit_contribution
from tests.server.server_process import ServerProcess

LONGEST_THOUGHT = 0.2  # seconds; so that no match is over before the last blow
PATIENCE = 120.0
TOLD = ("stepped", "done", "snapshot", "failed", "refused", "changed")

Json = dict[str, Any]


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
    interruptions: int = 0

    async def play(self) -> None:
        while True:
            try:
                headers = {"Cookie": f"leadlight={self.cookie}"}
                uri = f"ws://127.0.0.1:{self.port}/api/tables/{self.code}/live"
                async with connect(uri, additional_headers=headers, proxy=None, close_timeout=0.1) as line:
                    await self.follow(line)
            except (ConnectionClosed, InvalidHandshake, OSError, EOFError):
                await asyncio.sleep(0.02)
            self.interruptions += 1

    async def follow(self, line: ClientConnection) -> None:
        async for data in line:
            message = json.loads(data)
            if message["type"] in TOLD:
                await self.hear(line, message)

    async def hear(self, line: ClientConnection, message: Json) -> None:
        kind = message["type"]
        assert kind != "refused", message
        if kind == "failed":
            assert message["code"] == "storage-failed", message
        if kind == "stepped" and self.pending is not None and message["match"]["ply"] > self.pending["ply"]:
            self.note(message)
        self.match = message.get("match") or self.match
        if kind == "done":  # played before the blow, and the match may have come back to this seat already
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


async def open_match(server: ServerProcess, number: int) -> list[Player]:
    """Two players at a running table."""
    clients = [await enter(server, name) for name in ("Ann", "Ben")]
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
        Player(server.port, code, next(iter(client.cookies.values())), random.Random(2 * number + seat))
        for seat, client in enumerate(clients)
    ]
    for client in clients:
        await client.aclose()
    return players


async def enter(server: ServerProcess, name: str) -> httpx.AsyncClient:
    client = httpx.AsyncClient(base_url=f"http://{server.address}", timeout=PATIENCE)
    await client.get("/api/me")
    await client.put("/api/me", json={"name": name})
    return client


def count_accepted(players: list[Player]) -> int:
    return sum(len(player.accepted) for player in players)


async def wait_for_more(players: list[Player], more: int) -> None:
    """Every match goes on as long as it can: somebody's action is accepted again and again."""
    goal = count_accepted(players) + more
    async with asyncio.timeout(PATIENCE):
        while count_accepted(players) < goal and not all(player.over for player in players):
            await asyncio.sleep(0.005)


async def wait_until_all_go_on(players: list[Player]) -> None:
    """No match is stuck: each player acts once more, or sees the end."""
    before = [len(player.accepted) for player in players]
    async with asyncio.timeout(PATIENCE):
        for player, accepted in zip(players, before, strict=True):
            while len(player.accepted) <= accepted and not player.over:
                await asyncio.sleep(0.01)


async def wait_for_interruption(players: list[Player]) -> None:
    """Somebody's line has broken."""
    before = sum(player.interruptions for player in players)
    async with asyncio.timeout(PATIENCE):
        while sum(player.interruptions for player in players) == before:
            await asyncio.sleep(0.01)
