"""How long people wait for each other's actions while bots think on the same server, against a server without bots.

`python benchmarks/bots_beside_people.py [PAIRS [SECONDS [BOT]]]`, by default 5 pairs of 20 seconds and the bot
`search:time=1`. Each pair measures a fresh server twice: without bots, and while eight of them think all the time, each
at a table of its own against somebody who acts at once. People play 50 matches of two beside them, 25 actions a second
in all. The order changes from pair to pair. Prints a line of JSON: the figures of all windows, and the median, lowest
and highest of the ratios inside the pairs.
"""

import asyncio
import json
import platform
import statistics
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import httpx

from leadlight import __version__, is_compiled
from leadlight.bench.engine import name_machine
from leadlight.bench.load import Load, Player, become_guest
from leadlight.bench.serving import started
from leadlight.games import GAMES
from leadlight.server.bot_offer import offer_bots
from leadlight.server.sessions import COOKIE

BOTS = 8
MATCHES = 50
RATE = 25  # actions of people per second
FIRST_ANSWERS = 3.0  # seconds until bots are loaded and think

Figures = dict[str, float]


async def measure(bots: int, seconds: float, spec: str) -> Figures:
    """The latencies of people on a fresh server, and how many decisions the bots made meanwhile."""
    with tempfile.TemporaryDirectory(prefix="leadlight-bench-") as folder:
        command = [sys.executable, "-m", "leadlight.bench.served", folder, spec]
        with started(command) as (port, _):
            async with thinking(port, bots, spec) as load:
                before = load.answers
                people = await asyncio.to_thread(measure_people, port, seconds)
                return people | {"decisions": load.answers - before}


def measure_people(port: int, seconds: float) -> Figures:
    command = [sys.executable, "-m", "leadlight.bench.load", str(port), str(MATCHES), str(seconds), str(RATE)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603
    figures: Figures = json.loads(done.stdout.splitlines()[-1])
    return figures


class BotLoad(Load):
    """Counts what bots decide; everybody else acts at once."""

    def __init__(self) -> None:
        super().__init__(rate=0)
        self.answers = 0

    def note_heard(self, code: str, seat: int) -> None:
        self.answers += 1
        super().note_heard(code, seat)


@asynccontextmanager
async def thinking(port: int, bots: int, spec: str) -> AsyncIterator[BotLoad]:
    """So many bots think until the end of the block, each at a table of its own, in all games."""
    load = BotLoad()
    asked = list(offer_bots([spec]))[-1]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
        players = [await sit_beside(client, load, list(GAMES)[number % len(GAMES)], asked) for number in range(bots)]
    tasks = [asyncio.create_task(player.play(port)) for player in players]
    await asyncio.sleep(FIRST_ANSWERS)
    try:
        yield load
    finally:
        for task in tasks:
            if task.done():
                task.result()
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


async def sit_beside(client: httpx.AsyncClient, load: Load, game: str, bot: str) -> Player:
    cookie = await become_guest(client)
    table = await client.post("/api/tables", json={"game": game, "bots": [bot]}, cookies={COOKIE: cookie})
    client.cookies.clear()
    return Player(load, table.raise_for_status().json()["code"], cookie)


async def run(pairs: int, seconds: float, spec: str) -> None:
    alone: list[Figures] = []
    beside: list[Figures] = []
    for number in range(pairs):
        for bots in (0, BOTS) if number % 2 == 0 else (BOTS, 0):
            figures = await measure(bots, seconds, spec)
            (beside if bots else alone).append(figures)
            print(bots, json.dumps(figures), file=sys.stderr, flush=True)
    ratios = {key: ratios_of(alone, beside, key) for key in ("p50_ms", "p99_ms")}
    report = {
        "leadlight": __version__,
        "machine": name_machine(),
        "python": platform.python_version(),
        "compiled": is_compiled(),
        "bot": spec,
        "seconds": seconds,
        "alone": alone,
        "beside": beside,
        "ratios": {key: [statistics.median(values), min(values), max(values)] for key, values in ratios.items()},
    }
    print(json.dumps(report))


def ratios_of(alone: list[Figures], beside: list[Figures], key: str) -> list[float]:
    return [one[key] / other[key] for one, other in zip(beside, alone, strict=True)]


if __name__ == "__main__":
    pairs, seconds, spec, *_ = [*sys.argv[1:], *["5", "20", "search:time=1"][len(sys.argv) - 1 :]]
    asyncio.run(run(int(pairs), float(seconds), spec))
