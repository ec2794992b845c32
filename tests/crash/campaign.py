"""Blows to a server under load: killed, stopped, without disk space, and with a locked database."""

import asyncio
import resource
import signal
import sqlite3
import time
from collections import Counter
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random

from tests.server.server_process import ServerProcess

from .audit import Audit, audit_entries, check_records
from .players import Player, open_match, wait_for_interruption, wait_for_more, wait_until_all_go_on

UNLIMITED = 100_000  # people behind one address
STOPPED = (0, -signal.SIGTERM)  # exit statuses of a server that was asked to stop


@dataclass
class Blows:
    """How often each thing happens."""

    kills: int = 0
    stops: int = 0
    full_disks: int = 0
    locks: int = 0

    def in_any_order(self, rng: Random) -> list[str]:
        blows = Counter(kill=self.kills, stop=self.stops, fill_disk=self.full_disks, lock=self.locks)
        return rng.sample(list(blows.elements()), blows.total())


@dataclass
class Report:
    matches: int
    blows: Blows
    audit: Audit
    interruptions: int
    over: int  # matches that came to their end
    restarts: list[float] = field(default_factory=list)  # seconds each

    @property
    def is_clean(self) -> bool:
        return not (self.audit.lost or self.audit.doubled or self.audit.gaps)

    def to_dict(self) -> dict[str, object]:
        slowest = round(max(self.restarts, default=0.0), 2)
        return asdict(self) | {"restarts": len(self.restarts), "slowest_restart": slowest, "clean": self.is_clean}


async def crash_server(data: Path, matches: int, blows: Blows, seed: int = 9) -> Report:
    """Strike again and again while people play, and then compare what they were told with what is stored."""
    rng, server, restarts = Random(seed), ServerProcess(data, people_per_address=UNLIMITED), list[float]()
    await server.start()
    players = [player for number in range(matches) for player in await open_match(server, number)]
    playing = [asyncio.create_task(player.play()) for player in players]
    try:
        for blow in blows.in_any_order(rng):
            await wait_for_more(players, matches)
            await asyncio.sleep(rng.random() * 0.1)
            await strike(server, blow, players, restarts)
        await wait_until_all_go_on(players)
    finally:
        for task in playing:
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
        await server.kill()
    assert {type(each) for each in ended} == {asyncio.CancelledError}, ended
    await check_records(data, {player.code for player in players})
    over = len({player.code for player in players if player.over})
    interruptions = sum(player.interruptions for player in players)
    return Report(matches, blows, audit_entries(data, players), interruptions, over, restarts)


async def strike(server: ServerProcess, blow: str, players: list[Player], restarts: list[float]) -> None:
    if blow == "fill_disk":
        await fill_disk(server, players)
    elif blow == "lock":
        await lock_database(server, players)
    else:
        how = signal.SIGKILL if blow == "kill" else signal.SIGTERM
        status = await server.stop(how)
        assert status == -how or status in STOPPED, (status, server.read_log()[-2000:])
        start = time.monotonic()
        await server.start()
        restarts.append(time.monotonic() - start)


async def fill_disk(server: ServerProcess, players: list[Player]) -> None:
    """No file of the server can grow until somebody has noticed."""
    assert server.process is not None
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, before[1]))
    await wait_for_interruption(players)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)


async def lock_database(server: ServerProcess, players: list[Player]) -> None:
    """Another program writes to the database, and does not end until somebody has noticed."""
    connection = sqlite3.connect(server.data / "leadlight.db", isolation_level=None)
    connection.execute("begin immediate")
    await wait_for_interruption(players)
    connection.execute("rollback")
    connection.close()
