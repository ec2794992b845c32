"""Three nodes as people run them, `leadlight serve` each, with PostgreSQL and Redis; one can be cut off."""

import asyncio
import signal
import sys
from collections import Counter
from pathlib import Path

import psycopg

from tests.programs import free_port
from tests.programs.postgresql import PostgresqlServer
from tests.programs.redis import RedisServer

from .networks import HOST, INSIDE, Namespace

UNLIMITED = 1_000_000  # people behind one address
START_SECONDS = 60.0


class Node:
    def __init__(self, stage: "Stage", number: int, host: str, link_host: str, prefix: list[str]) -> None:
        self.name = f"node{number}"
        self.host = host
        self.port = free_port()
        self.data = stage.folder / self.name
        self.data.mkdir()
        self.is_cut_off = False
        self.process: asyncio.subprocess.Process | None = None
        leadlight = [sys.executable, "-m", "leadlight"]
        options = {
            "--host": host,
            "--port": str(self.port),
            "--data": str(self.data),
            "--database": stage.database,
            "--bus": stage.redis.address,
            "--node": self.name,
            "--node-address": f"{link_host}:{free_port()}",
            "--people-per-address": str(UNLIMITED),
        }
        words = [word for pair in options.items() for word in pair]
        self.command = [*prefix, *leadlight, "serve", "--no-browser", *words]

    @property
    def address(self) -> str:
        return f"{self.host}:{self.port}"

    @property
    def is_running(self) -> bool:
        return self.process is not None and self.process.returncode is None

    async def start(self) -> None:
        with (self.data / "log").open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdout=asyncio.subprocess.PIPE, stderr=log
            )
        assert self.process.stdout is not None
        line = await asyncio.wait_for(self.process.stdout.readline(), START_SECONDS)
        assert line, (self.data / "log").read_text()[-2000:]

    async def stop(self, how: signal.Signals) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.send_signal(how)
            await self.process.wait()

    def read_log(self) -> str:
        return (self.data / "log").read_text(errors="replace")


class Stage:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.namespace = Namespace()
        self.can_cut = self.namespace.make()
        host = HOST if self.can_cut else "127.0.0.1"
        self.postgresql = PostgresqlServer(folder, host=host)
        self.redis = RedisServer(folder, host=host)
        self.database = ""
        self.host = host
        self.nodes: list[Node] = []

    async def start(self) -> None:
        self.postgresql.start()
        self.redis.start()
        self.database = self.postgresql.make_database()
        inside = (INSIDE, INSIDE, self.namespace.inside([])) if self.can_cut else ("127.0.0.1", self.host, [])
        here = ("127.0.0.1", self.host, list[str]())
        self.nodes = [Node(self, number + 1, *place) for number, place in enumerate((here, here, inside))]
        await asyncio.gather(*(node.start() for node in self.nodes))

    async def stop(self) -> None:
        self.namespace.mend() if self.can_cut else None
        for node in self.nodes:
            await node.stop(signal.SIGKILL)
        self.redis.stop()
        self.postgresql.stop()
        if self.can_cut:
            self.namespace.remove()

    async def owners(self) -> dict[str, str]:
        """The name of the node that has each table, by code."""

        def read() -> dict[str, str]:
            with psycopg.connect(self.database, connect_timeout=2) as connection:
                rows = connection.execute("select code, node from leases where node is not null").fetchall()
            return {code: node.rpartition("-")[0] for code, node in rows}

        return await asyncio.to_thread(read)

    def count_entries(self) -> Counter[str]:
        """How many entries the matches of each table have."""
        with psycopg.connect(self.database) as connection:
            rows = connection.execute(
                "select code, count(*) from entries join matches on matches.id = entries.match group by code"
            ).fetchall()
        return Counter(dict(rows))

    def entries(self) -> list[tuple[str, int, str, int, str]]:
        with psycopg.connect(self.database) as connection:
            return connection.execute(
                "select match, number, kind, ply, actions from entries order by match, number"
            ).fetchall()
