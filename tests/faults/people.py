"""People who play a match to its end whatever happens to the nodes, and remember what they were told."""

import asyncio
import json
import random
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from leadlight.play.fair import commit_contribution

PATIENCE = 60.0
CONNECT_SECONDS = 2.0  # until a node takes the connection
ANSWER_SECONDS = 8.0  # as the browser waits for a sign of life
HEARTBEAT_SECONDS = 10.0
FIRST_PAUSE = 0.5  # as the browser's
LONGEST_PAUSE = 2.0
GAMES = ("sintra", "sagrada", "uzory")
BROKEN = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)

Json = dict[str, Any]


@dataclass
class Accepted:
    match: str
    ply: int
    action: str
    wanted: float  # when the person had decided
    heard: float  # when it was known to be accepted


@dataclass
class Pace:
    """How long people think, in seconds on average; the campaign may change it."""

    seconds: float


@dataclass
class Person:
    addresses: list[str]  # of the nodes
    code: str
    cookie: str
    pace: Pace
    rng: random.Random
    accepted: list[Accepted] = field(default_factory=list)
    pending: Json | None = None
    due: float = 0.0  # when the action that is thought about is sent
    match: Json | None = None
    ended: Json | None = None  # the match as it was told when it was over
    interruptions: int = 0
    pause: float = FIRST_PAUSE
    is_in_a_hurry: bool = False  # after an interruption nobody thinks any longer

    async def play(self) -> None:
        """Until the match is over."""
        while self.ended is None:
            try:
                line = await self.connect()
                async with line:
                    line.close_timeout = 0.1
                    await self.follow(line)
            except BROKEN:
                self.interruptions += 1
                self.is_in_a_hurry = True
                self.due = min(self.due, time.monotonic())
                await asyncio.sleep(self.pause * (0.75 + self.rng.random() / 2))
                self.pause = min(self.pause * 2, LONGEST_PAUSE)

    async def connect(self) -> ClientConnection:
        """A connection to any node, as a proxy in front of them makes it: one that does not take it is passed over."""
        headers = {"Cookie": f"leadlight={self.cookie}"}
        for address in self.rng.sample(self.addresses, len(self.addresses)):
            uri = f"ws://{address}/api/tables/{self.code}/live"
            with suppress(OSError, TimeoutError, InvalidHandshake, EOFError):
                async with asyncio.timeout(CONNECT_SECONDS):
                    return await connect(
                        uri, additional_headers=headers, proxy=None, compression=None, ping_interval=None
                    )
        raise EOFError

    async def follow(self, line: ClientConnection) -> None:
        """Hear what is told, act in turn, and ask for a sign of life when nothing comes."""
        is_waiting = True  # for an answer, at first for the snapshot
        while self.ended is None:
            try:
                async with asyncio.timeout(self.patience(is_waiting=is_waiting)):
                    message: Json = json.loads(await line.recv())
            except TimeoutError:
                if is_waiting:
                    raise
                is_waiting = await self.speak(line)
            else:
                is_waiting = await self.hear(line, message)

    def patience(self, *, is_waiting: bool) -> float:
        if is_waiting:
            return ANSWER_SECONDS
        if self.pending is not None:
            return max(0.0, self.due - time.monotonic())
        return HEARTBEAT_SECONDS

    async def speak(self, line: ClientConnection) -> bool:
        """Send the action whose time has come, or ask for a sign of life; whether an answer is due."""
        if self.pending is not None:
            await self.send(line)
        else:
            ply = self.match["ply"] if self.match is not None else 0
            await line.send(json.dumps({"type": "preview", "ply": ply, "actions": []}))
        return True

    async def send(self, line: ClientConnection) -> None:
        assert self.pending is not None
        now = time.monotonic()
        self.pending["wanted"] = min(self.pending["wanted"], now)
        self.pending.setdefault("sent", now)
        await line.send(json.dumps({"type": "act", "ply": self.pending["ply"], "action": self.pending["action"]}))

    async def hear(self, line: ClientConnection, message: Json) -> bool:
        """Whether an answer is still due."""
        kind = message["type"]
        assert kind != "refused", message
        if kind == "failed" and message["code"] not in ("storage-failed", "table-unavailable", "stale"):
            raise AssertionError(message)
        self.pause = FIRST_PAUSE
        sent = self.pending is not None and "sent" in self.pending
        if kind == "stepped" and self.is_own(message):
            self.resolve()
        self.match = message.get("match") or self.match
        if kind == "done" and sent:  # it was played before the connection broke
            self.resolve()
        if self.match is not None and self.match["standing"] is not None:
            self.ended = self.match
        elif kind == "snapshot" and self.pending is not None and "sent" in self.pending:
            await self.send(line)
        elif kind == "failed" and message["code"] != "stale" and sent:
            raise EOFError
        else:
            self.think()
        return self.pending is not None and "sent" in self.pending

    def is_own(self, message: Json) -> bool:
        step, pending = message["step"], self.pending
        if pending is None or "sent" not in pending:
            return False
        return (step["seat"], step["action"]) == (pending["seat"], pending["action"]) and step["ply"] > pending["ply"]

    def resolve(self) -> None:
        pending, self.pending = self.pending, None
        assert pending is not None
        now = time.monotonic()
        self.accepted.append(Accepted(pending["match"], pending["ply"], pending["action"], pending["wanted"], now))

    def think(self) -> None:
        """Choose an action when it is this seat's turn, to be sent after a while."""
        match = self.match
        if match is None or self.pending is not None or not match["legal"]:
            return
        action = self.rng.choice(match["legal"])
        thought = 0.0 if self.is_in_a_hurry else self.rng.random() * 2 * self.pace.seconds
        self.is_in_a_hurry = False
        self.due = time.monotonic() + thought
        decided = {"action": action, "wanted": self.due}
        self.pending = {"match": match["id"], "ply": match["ply"], "seat": match["actor"], **decided}


async def open_match(address: str, addresses: list[str], number: int, pace: Pace) -> list[Person]:
    """The players of a running match; two, or three at every fourth table."""
    players = 3 if number % 4 == 3 else 2
    async with asyncio.timeout(10 * PATIENCE):
        clients = [await enter(address, f"P{seat + 1}") for seat in range(players)]
        table = {"game": GAMES[number % 3], "options": {"players": players}}
        opened = await clients[0].post("/api/tables", json=table)
        assert opened.status_code == 201, opened.text
        code = opened.json()["code"]
        commands = f"/api/tables/{code}/commands"
        for seat, client in enumerate(clients[1:], start=1):
            await client.post(commands, json={"type": "sit", "seat": seat})
        shown = (await clients[0].get(f"/api/tables/{code}")).json()["table"]["commitment"]
        given = [f"{number * 10 + seat:064x}" for seat in range(players)]
        for client, contribution in zip(clients, given, strict=True):
            commitment = commit_contribution(shown, contribution)
            await client.post(commands, json={"type": "ready", "commitment": commitment})
        for client, contribution in zip(clients, given, strict=True):
            await client.post(commands, json={"type": "reveal", "contribution": contribution})
        people = [
            Person(addresses, code, next(iter(client.cookies.values())), pace, random.Random(number * 10 + seat))
            for seat, client in enumerate(clients)
        ]
        for client in clients:
            await client.aclose()
        return people


async def enter(address: str, name: str) -> httpx.AsyncClient:
    client = httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE)
    await client.get("/api/me")
    await client.put("/api/me", json={"name": name})
    return client


async def wait_until(is_so: Callable[[], bool], seconds: float) -> bool:
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while not is_so():
                await asyncio.sleep(0.05)
    return is_so()
