"""How much eight reviews slow down people who play: paced matches, alone and while reviews are computed, in turn.

`python benchmarks/reviews.py [--seconds 10] [--rounds 6] [--matches 4] [--python PYTHON] [--json]` starts `leadlight
serve` with its usual settings. The players act forty times a second in all; latency is the time until the other player
has received the action. In each round eight guests ask for the reviews of eight matches at once, and stop waiting
afterwards, so that the next round begins alone. The ratio of the 99th percentiles is over all windows of a kind.
"""

import argparse
import asyncio
import json
import statistics
import sys
from typing import Any

import httpx
from floods import WARM_UP, started

from leadlight import new_match
from leadlight.bench.load import Load, become_guest, seat_two
from leadlight.core.chance import Rng
from leadlight.games import GAMES
from leadlight.server.sessions import COOKIE

RATE = 40  # actions per second
REVIEWS = 8
DELAY = 2.0  # until a process has started, or ended


def write_record(seed: int) -> bytes:
    """A finished match; the games take turns."""
    match = new_match(list(GAMES)[seed % len(GAMES)], ["A", "B"], seed=seed)
    rng = Rng(seed)
    while not match.is_over:
        match.act(match.actor, rng.pick(match.state.legal_actions()))
    return match.record().to_json()


class Asker:
    """A guest who asks for a review."""

    def __init__(self, client: httpx.AsyncClient, cookie: str) -> None:
        self.client = client
        self.headers = {"Cookie": f"{COOKIE}={cookie}"}
        self.key = ""

    async def ask(self, record: bytes) -> None:
        response = await self.client.post("/api/review", content=record, headers=self.headers)
        self.key = response.raise_for_status().json()["key"]

    async def look(self) -> dict[str, Any]:
        found: dict[str, Any] = (await self.client.get(f"/api/review/{self.key}", headers=self.headers)).json()
        return found

    async def stop(self) -> None:
        await self.client.delete(f"/api/review/{self.key}", headers=self.headers)


async def measure_window(load: Load, seconds: float) -> list[float]:
    load.latencies.clear()
    load.counting = True
    await asyncio.sleep(seconds)
    load.counting = False
    return list(load.latencies)


async def measure(port: int, seconds: float, rounds: int, matches: int) -> dict[str, Any]:
    load = Load(RATE)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        players = [player for _ in range(matches) for player in await seat_two(client, load, [port, port])]
        askers = [Asker(client, await become_guest(client)) for _ in range(REVIEWS)]
        tasks = [asyncio.create_task(player.play()) for player in players]
        await asyncio.sleep(WARM_UP)
        alone: list[float] = []
        reviewed: list[float] = []
        states: list[str] = []
        for number in range(rounds):
            alone += await measure_window(load, seconds)
            for place, asker in enumerate(askers):
                await asker.ask(write_record(1 + number * REVIEWS + place))
            await asyncio.sleep(DELAY)
            states += [(await asker.look())["state"] for asker in askers]
            reviewed += await measure_window(load, seconds)
            for asker in reversed(askers):
                await asker.stop()
            await asyncio.sleep(DELAY)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return describe(alone, reviewed, states)


def describe(alone: list[float], reviewed: list[float], states: list[str]) -> dict[str, Any]:
    (median, tail), (median_reviewed, tail_reviewed) = percentiles(alone), percentiles(reviewed)
    return {
        "actions": [len(alone), len(reviewed)],
        "median_ms": [median, median_reviewed],
        "p99_ms": [tail, tail_reviewed],
        "p99_ratio": round(tail_reviewed / tail, 2),
        "reviews": {state: states.count(state) for state in sorted(set(states))},
    }


def percentiles(latencies: list[float]) -> tuple[float, float]:
    return round(statistics.median(latencies), 2), round(statistics.quantiles(latencies, n=100)[98], 2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--matches", type=int, default=4)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--python", default=sys.executable, help="of the server, to measure another version")
    given = parser.parse_args()
    with started(given.python) as port:
        result = asyncio.run(measure(port, given.seconds, given.rounds, given.matches))
    print(json.dumps(result, indent=1 if given.json else None))


if __name__ == "__main__":
    main()
