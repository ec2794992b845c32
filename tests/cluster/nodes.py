"""Several nodes in processes of their own, on one database and one bus, all started by the tests."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.programs import require_programs
from tests.programs.postgresql import QUICK, PostgresqlServer
from tests.programs.redis import RedisServer, find_redis
from tests.server.server_process import ServerProcess

UNLIMITED = 100_000  # people behind one address


class Nodes:
    """`count` nodes; the database and the bus can be restarted too."""

    def __init__(self, folder: Path, count: int, **settings: Any) -> None:
        self.folder = folder
        self.postgresql = PostgresqlServer(folder, **settings.pop("postgresql_settings", QUICK))
        self.redis = RedisServer(folder)
        self.settings = {"people_per_address": UNLIMITED, "workers": 1, **settings}
        self.count = count
        self.nodes: list[ServerProcess] = []
        self.database = ""

    async def start(self) -> None:
        self.postgresql.start()
        self.redis.start()
        self.database = self.postgresql.make_database()
        for number in range(self.count):
            data = self.folder / f"node{number + 1}"
            data.mkdir()
            node = ServerProcess(
                data, postgresql=self.database, bus=self.redis.address, node=f"node{number + 1}", **self.settings
            )
            self.nodes.append(node)
        await asyncio.gather(*(node.start() for node in self.nodes))

    async def stop(self) -> None:
        for node in self.nodes:
            if node.process is not None:
                if node.is_running:
                    node.process.send_signal(signal.SIGCONT)
                await node.kill()
        self.redis.stop()
        self.postgresql.stop()

    def logs(self) -> str:
        return "\n".join(f"--- {node.data.name}\n{node.read_log()[-4000:]}" for node in self.nodes)


def require_cluster() -> None:
    require_programs("initdb", "postgres", *([] if find_redis() else ["redis-server"]))


@asynccontextmanager
async def running_nodes(folder: Path, count: int = 3, **settings: Any) -> AsyncIterator[Nodes]:
    require_cluster()
    nodes = Nodes(folder, count, **settings)
    try:
        await nodes.start()
        yield nodes
    finally:
        await nodes.stop()
