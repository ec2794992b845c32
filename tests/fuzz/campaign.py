"""A whole attack on one server: a warm-up, the attack, and what is to be said about it."""

import asyncio
import time
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from random import Random

from leadlight.server.errors import TooMany
from tests.server.server_process import ServerProcess

from .attack import Guest, Tally, gather_guests, send_frames, send_requests
from .by_schema import send_by_schema
from .requests import Target

FEWEST_CALLERS = 40  # guests as whom requests are sent
REQUESTS_OF_CALLER = 250  # with so few, hardly any of them asks too often
CONNECTIONS = 24  # over which requests are sent at the same time, each from an address of its own
BY_SCHEMA = 10  # every so many-th request is made from the schema
WARM_UP = 2  # the warm-up is this part of the attack: long enough to fill what is bounded, as chat and caches are
UNLIMITED = 100_000  # people behind one address, so that no limit stands between the attack and the code
REST = 2.0  # seconds before memory is measured
MOST_GROWTH = 0.10


@dataclass
class Report:
    frames: int
    requests: int
    by_schema: int
    connections: int
    statuses: dict[int, int]
    failures: dict[str, int]
    defects: list[str]
    tracebacks: int
    log_lines: int
    memory_before: int
    memory_after: int
    seconds: float

    @property
    def growth(self) -> float:
        return self.memory_after / self.memory_before - 1

    @property
    def is_clean(self) -> bool:
        return not self.defects and not self.tracebacks and "server-failed" not in self.failures

    @property
    def too_fast(self) -> float:
        """The share of requests that were refused only because they came too fast."""
        return self.statuses.get(TooMany.status, 0) / self.requests

    def to_dict(self) -> dict[str, object]:
        shares = {"growth": round(self.growth, 4), "too_fast": round(self.too_fast, 4)}
        return asdict(self) | shares | {"clean": self.is_clean}


async def attack_server(data: Path, frames: int, requests: int, guests: int, seed: int = 1) -> Report:
    """Start a server, attack it, and look at its log and memory."""
    server = ServerProcess(data, people_per_address=UNLIMITED)
    await server.start()
    try:
        start = time.monotonic()
        people = await gather_guests(server.address, guests)
        callers = await gather_guests(server.address, max(FEWEST_CALLERS, requests // REQUESTS_OF_CALLER))
        crowd = Crowd(server.address, people, callers)
        await attack(crowd, frames // WARM_UP, requests // WARM_UP, Random(seed), Tally())
        before, tally = server.memory(), Tally()
        await attack(crowd, frames, requests, Random(seed + 1), tally)
        assert server.is_running, server.read_log()[-2000:]
        return report(server, tally, before, time.monotonic() - start)
    finally:
        await server.kill()


@dataclass(frozen=True)
class Crowd:
    """Who attacks the server at an address.

    Requests come from other guests than frames do: who tries too many wrong codes may no longer look on.
    """

    address: str
    people: list[Guest]  # who send frames
    callers: list[Guest]  # who send requests


async def attack(crowd: Crowd, frames: int, requests: int, rng: Random, tally: Tally) -> None:
    """Send frames and requests at the same time, then let the server rest."""
    await asyncio.gather(
        attack_by_frames(crowd, frames, rng, tally),
        attack_by_requests(crowd, requests, rng, tally),
    )
    await asyncio.sleep(REST)


async def attack_by_frames(crowd: Crowd, count: int, rng: Random, tally: Tally) -> None:
    each = -(-count // len(crowd.people))
    senders = (send_frames(crowd.address, guest, Random(rng.random()), each, tally) for guest in crowd.people)
    await asyncio.gather(*senders)


async def attack_by_requests(crowd: Crowd, count: int, rng: Random, tally: Tally) -> None:
    codes = {guest.code for guest in crowd.callers}
    target = Target(crowd.address, tuple(sorted(codes)), tuple(guest.cookie for guest in crowd.callers))
    by_schema = count // BY_SCHEMA
    each = -(-(count - by_schema) // CONNECTIONS)
    senders = (
        send_requests(replace(target, sender=f"198.18.1.{number}"), Random(rng.random()), each, tally)
        for number in range(CONNECTIONS)
    )
    await asyncio.gather(asyncio.to_thread(send_by_schema, target, by_schema, tally), *senders)


def report(server: ServerProcess, tally: Tally, before: int, seconds: float) -> Report:
    log = server.read_log()
    return Report(
        frames=tally.frames,
        requests=tally.requests,
        by_schema=tally.by_schema,
        connections=tally.connections,
        statuses=dict(sorted(tally.statuses.items())),
        failures=dict(tally.failures.most_common()),
        defects=tally.defects[:20],
        tracebacks=log.count("Traceback"),
        log_lines=log.count("\n"),
        memory_before=before,
        memory_after=server.memory(),
        seconds=round(seconds, 1),
    )
