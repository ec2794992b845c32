"""Plays many matches at once on a local server: `python -m leadlight.bench.load PORTS MATCHES SECONDS RATE`.

`PORTS` is the port of the server, or those of several nodes, separated by commas; tables are opened at each in turn.
Everybody connects to the node of their table, or with `spread` as a fifth word each to the next node.

Every player has its own connection and plays random legal actions of the first game: as fast as possible (rate 0), or
at `RATE` actions per second for all players together. Latency is the time from sending an action until the other player
has received it.
"""

import asyncio
import random
import sys
import time

import httpx
import msgspec
import websockets

from leadlight.games import GAMES
from leadlight.server.sessions import COOKIE
from leadlight.server.wire import Act, Ready, Rematch, Sit

WARM_UP = 2.0
RETRY_DELAY = 0.2  # seconds
encode = msgspec.json.encode


class Position(msgspec.Struct):
    ply: int
    legal: list[str]


class Step(msgspec.Struct):
    seat: int


class Place(msgspec.Struct):
    status: str
    commitment: str | None


class You(msgspec.Struct):
    seat: int


class Received(msgspec.Struct):
    """The part of a server message that a player needs."""

    type: str
    match: Position | None = None
    step: Step | None = None
    table: Place | None = None
    you: You | None = None
    code: str | None = None


class Load:
    """What all players share: the schedule and the measurements."""

    def __init__(self, rate: float) -> None:
        self.interval = 1 / rate if rate else 0.0
        self.next = time.perf_counter()
        self.sent: dict[tuple[str, int], float] = {}
        self.latencies: list[float] = []
        self.counting = False

    async def wait_turn(self) -> None:
        """Wait until the schedule has room for one more action."""
        if self.interval:
            now = time.perf_counter()
            self.next = max(self.next + self.interval, now)
            await asyncio.sleep(self.next - now)

    def note_heard(self, code: str, seat: int) -> None:
        """Note the latency of the seat's action, which the other player has just received."""
        sent = self.sent.pop((code, seat), None)
        if sent is not None and self.counting:
            self.latencies.append((time.perf_counter() - sent) * 1000)


class Player:
    def __init__(self, load: Load, code: str, cookie: str, port: int) -> None:
        self.port = port
        self.load = load
        self.code = code
        self.cookie = cookie
        self.seat = -1
        self.answered: Place | None = None  # the table as it was at the last `Ready` or `Rematch`
        self.last_command: Act | Ready | Rematch | None = None
        self.rng = random.Random(cookie)

    async def play(self) -> None:
        """Play match after match at one table."""
        decoder = msgspec.json.Decoder(Received)
        address = f"ws://127.0.0.1:{self.port}/api/tables/{self.code}/live"
        headers = {"Cookie": f"{COOKIE}={self.cookie}"}
        async with websockets.connect(address, additional_headers=headers, compression=None) as socket:
            async for data in socket:
                command = await self.answer(decoder.decode(data))
                if command is not None:
                    self.last_command = command
                    await socket.send(encode(command), text=True)

    async def answer(self, message: Received) -> Act | Ready | Rematch | None:
        if message.code == "too-fast":  # happens when there are few matches
            await asyncio.sleep(RETRY_DELAY)
            return self.last_command
        if message.you is not None:
            self.seat = message.you.seat
        if message.step is not None and message.step.seat != self.seat:
            self.load.note_heard(self.code, message.step.seat)
        if message.table is not None and message.table.status != "playing":
            return self.get_ready(message.table)
        if message.type not in ("stepped", "snapshot") or message.match is None or not message.match.legal:
            return None
        await self.load.wait_turn()
        self.load.sent[self.code, self.seat] = time.perf_counter()
        return Act(message.match.ply, self.rng.choice(message.match.legal))

    def get_ready(self, table: Place) -> Ready | Rematch | None:
        """The command to send before and after a match, once each; None if it was already sent."""
        if self.answered == table:
            return None
        self.answered = table
        return Rematch() if table.status == "over" else Ready()


async def seat_two(client: httpx.AsyncClient, load: Load, ports: list[int]) -> list[Player]:
    """Open a table and seat two players at it, who will connect to these ports."""
    cookies = [await become_guest(client), await become_guest(client)]
    new = encode({"game": next(iter(GAMES))})
    table = await client.post("/api/tables", content=new, cookies={COOKIE: cookies[0]})
    code = table.raise_for_status().json()["code"]
    body = encode(Sit(1))
    (await client.post(f"/api/tables/{code}/commands", content=body, cookies={COOKIE: cookies[1]})).raise_for_status()
    return [Player(load, code, cookie, port) for cookie, port in zip(cookies, ports, strict=True)]


async def become_guest(client: httpx.AsyncClient) -> str:
    answer = await client.get("/api/me")
    client.cookies.clear()
    return next(iter(answer.cookies.values()))


async def seat_all(load: Load, ports: list[int], matches: int, *, spread: bool) -> list[Player]:
    players: list[Player] = []
    for at, port in enumerate(ports):
        places = [ports[at - 2], ports[at - 1]] if spread else [port, port]
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
            for _ in range(at, matches, len(ports)):
                players += await seat_two(client, load, places)
    return players


async def run(ports: list[int], matches: int, seconds: float, rate: float, *, spread: bool = False) -> None:
    load = Load(rate)
    players = await seat_all(load, ports, matches, spread=spread)
    tasks = [asyncio.create_task(player.play()) for player in players]
    await asyncio.sleep(WARM_UP)
    report({"window": "start"})
    load.counting, start = True, time.perf_counter()
    await asyncio.sleep(seconds)
    load.counting, passed = False, time.perf_counter() - start
    report({"window": "end"})
    failed = next((task for task in tasks if task.done()), None)
    if failed is not None:
        failed.result()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    ordered = sorted(load.latencies)
    middle, slow = ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100]
    report({"actions": len(ordered), "seconds": passed, "p50_ms": middle, "p99_ms": slow})


def report(line: dict[str, object]) -> None:
    print(encode(line).decode(), flush=True)


if __name__ == "__main__":
    given = [int(port) for port in sys.argv[1].split(",")]
    work = run(given, int(sys.argv[2]), float(sys.argv[3]), float(sys.argv[4]), spread="spread" in sys.argv[5:])
    asyncio.run(work)
