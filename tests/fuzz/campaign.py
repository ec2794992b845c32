"""A whole attack on one server: a warm-up, the attack, and what is to be said about it."""

import asyncio
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random

from tests.server.server_process import ServerProcess

from .attack import Guest, Tally, gather_guests, send_frames, send_requests
from .by_schema import send_by_schema
from .requests import Target

CALLERS = 40  # guests as whom requests are sent
CONNECTIONS = 12  # over which requests are sent at the same time
BY_SCHEMA = 10  # every so many-th request is made from the schema
WARM_UP = 8  # the warm-up is this part of the attack
UNLIMITED = 100_000  # people behind one address, so that no limit stands between the attack and the code
REST = 2.0  # seconds before memory is measured
MOST_GROWTH = 0.10


@dataclass
class Report:
    frames: int
    requests: int
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

    def to_dict(self) -> dict[str, object]:
        return asdict(self) | {"growth": round(self.growth, 4), "clean": self.is_clean}


async def attack_server(data: Path, frames: int, requests: int, guests: int, seed: int = 1) -> Report:
    """Start a server, attack it, and look at its log and memory."""
    server = ServerProcess(data, people_per_address=UNLIMITED)
    await server.start()
    try:
        start = time.monotonic()
        people = await gather_guests(server.address, guests)
        callers = await gather_guests(server.address, CALLERS)
        await attack_by_frames(server, people, frames // WARM_UP, Random(seed), Tally())
        await attack_by_requests(server, callers, requests // WARM_UP, Random(seed), Tally())
        await asyncio.sleep(REST)
        before, tally = server.memory(), Tally()
        await attack_by_frames(server, people, frames, Random(seed + 1), tally)
        await attack_by_requests(server, callers, requests, Random(seed + 1), tally)
        await asyncio.sleep(REST)
        assert server.is_running, server.read_log()[-2000:]
        return report(server, tally, before, time.monotonic() - start)
    finally:
        await server.kill()


async def attack_by_frames(server: ServerProcess, people: list[Guest], count: int, rng: Random, tally: Tally) -> None:
    each = -(-count // len(people))
    await asyncio.gather(*(send_frames(server.address, guest, Random(rng.random()), each, tally) for guest in people))


async def attack_by_requests(
    server: ServerProcess, callers: list[Guest], count: int, rng: Random, tally: Tally
) -> None:
    """They come from other guests than frames do: who tries too many wrong codes may no longer look on."""
    codes = {guest.code for guest in callers}
    target = Target(server.address, tuple(sorted(codes)), tuple(guest.cookie for guest in callers))
    by_schema = count // BY_SCHEMA
    await asyncio.to_thread(send_by_schema, target, by_schema, tally)
    each = -(-(count - by_schema) // CONNECTIONS)
    await asyncio.gather(*(send_requests(target, Random(rng.random()), each, tally) for _ in range(CONNECTIONS)))


def report(server: ServerProcess, tally: Tally, before: int, seconds: float) -> Report:
    log = server.read_log()
    return Report(
        frames=tally.frames,
        requests=tally.requests,
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
