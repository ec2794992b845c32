"""How long people wait for each other's actions while bots think on the same server, against a server without thought.

`python benchmarks/bots_beside_people.py [WINDOWS [SECONDS [BOT]]]`, by default 30 windows of each kind, 3 seconds long,
and the bot `search:time=1`. People play 50 matches of two, 50 actions a second in all. In every other window eight bots
think all the time, each at a table of its own against somebody who acts at once; in the windows between, these people
make no move. Windows this short share whatever else the machine does between both kinds; `TMPDIR=/dev/shm` leaves out
its disk. Prints a line of JSON: the latencies of both kinds in milliseconds, their ratios, and the same ratios in each
fifth of the windows.
"""

import asyncio
import json
import os
import platform
import sys
import tempfile

import httpx

from leadlight import __version__, is_compiled
from leadlight.bench.engine import name_machine
from leadlight.bench.load import Load, Player, become_guest, seat_two
from leadlight.bench.serving import started
from leadlight.games import GAMES
from leadlight.server.bot_offer import offer_bots
from leadlight.server.sessions import COOKIE

BOTS = 8
MATCHES = 50
RATE = 50  # actions of people per second
WARM_UP = 5.0  # seconds
SETTLING = 1.5  # seconds between two windows: bots come to an end, or begin
FIFTHS = 5

Latencies = list[list[float]]  # by window


class BotLoad(Load):
    """Those who play against bots: they act at once while the gate is open. Counts what the bots decide."""

    def __init__(self) -> None:
        super().__init__(rate=0)
        self.gate = asyncio.Event()
        self.decisions = 0

    async def wait_turn(self) -> None:
        await self.gate.wait()

    def note_heard(self, code: str, seat: int) -> None:
        self.decisions += 1
        super().note_heard(code, seat)


async def measure(port: int, windows: int, seconds: float, bot: str) -> tuple[Latencies, Latencies, int]:
    """The latencies without thinking bots and with them, and how many decisions the bots made."""
    people, against_bots = Load(RATE), BotLoad()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
        players = [player for _ in range(MATCHES) for player in await seat_two(client, people, [port, port])]
        for number in range(BOTS):
            players.append(await sit_beside(client, against_bots, list(GAMES)[number % len(GAMES)], bot, port))
    tasks = [asyncio.create_task(player.play()) for player in players]
    await asyncio.sleep(WARM_UP)
    alone: Latencies = []
    beside: Latencies = []
    for _ in range(windows):
        against_bots.gate.clear()
        alone.append(await measure_window(people, seconds))
        against_bots.gate.set()
        beside.append(await measure_window(people, seconds))
    for task in tasks:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return alone, beside, against_bots.decisions


async def measure_window(people: Load, seconds: float) -> list[float]:
    await asyncio.sleep(SETTLING)
    people.latencies, people.counting = [], True
    await asyncio.sleep(seconds)
    people.counting = False
    return people.latencies


async def sit_beside(client: httpx.AsyncClient, load: Load, game: str, bot: str, port: int) -> Player:
    cookie = await become_guest(client)
    table = await client.post("/api/tables", json={"game": game, "bots": [bot]}, cookies={COOKIE: cookie})
    client.cookies.clear()
    return Player(load, table.raise_for_status().json()["code"], cookie, port)


def percentile(windows: Latencies, percent: int) -> float:
    ordered = sorted(latency for window in windows for latency in window)
    return ordered[len(ordered) * percent // 100]


def summarise(alone: Latencies, beside: Latencies, percent: int) -> dict[str, object]:
    fifth = -(-len(alone) // FIFTHS)
    parts = [slice(start, start + fifth) for start in range(0, len(alone), fifth)]
    return {
        "alone_ms": percentile(alone, percent),
        "beside_ms": percentile(beside, percent),
        "ratio": percentile(beside, percent) / percentile(alone, percent),
        "ratios": [percentile(beside[part], percent) / percentile(alone[part], percent) for part in parts],
    }


def run(windows: int, seconds: float, spec: str) -> None:
    asked = list(offer_bots([spec]))[-1]
    with tempfile.TemporaryDirectory(prefix="leadlight-bench-") as folder:
        command = [sys.executable, "-m", "leadlight.bench.served", folder, spec]
        with started(command) as (port, _):
            alone, beside, decisions = asyncio.run(measure(port, windows, seconds, asked))
    report = {
        "leadlight": __version__,
        "machine": name_machine(),
        "load": os.getloadavg()[0],
        "python": platform.python_version(),
        "compiled": is_compiled(),
        "bot": spec,
        "windows": windows,
        "seconds": seconds,
        "decisions": decisions,
        "actions": [sum(map(len, latencies)) for latencies in (alone, beside)],
        "p50": summarise(alone, beside, 50),
        "p99": summarise(alone, beside, 99),
    }
    print(json.dumps(report))


if __name__ == "__main__":
    windows, seconds, spec, *_ = [*sys.argv[1:], *["30", "3", "search:time=1"][len(sys.argv) - 1 :]]
    run(int(windows), float(seconds), spec)
