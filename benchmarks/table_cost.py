"""What a table costs a server in memory, and an action in bytes: stored, and sent to each viewer.

    PYTHONPATH=. .venv/bin/python benchmarks/table_cost.py --matches 300

With PYTHONPATH=build/faults:. the rules are compiled, once script/faults has built them.
"""

import argparse
import asyncio
import json
import tempfile
from pathlib import Path
from typing import Any

import httpx
from tests.faults.people import Pace, Person, open_match
from tests.programs.postgresql import running_postgresql
from tests.programs.redis import running_redis
from tests.server.server_process import ServerProcess
from websockets.asyncio.client import connect

PLAYED = 40  # decisions at each table
LISTS = 300


async def measure(folder: Path, matches: int, settings: dict[str, Any]) -> dict[str, float]:
    server = ServerProcess(folder, people_per_address=1_000_000, **settings)
    await server.start()
    try:
        await asyncio.sleep(6 if settings else 1)
        people = await open_match(server.address, [server.address], 0, Pace(0.0))
        before = server.memory()
        for number in range(1, matches):
            people += await open_match(server.address, [server.address], 3 * number, Pace(0.0))
        tables = (server.memory() - before) / (matches - 1)
        lines = await asyncio.gather(*(follow(person, server.port) for person in people))
        told = sum(size for size, _ in lines) / sum(count for _, count in lines)
        return {"table_kb": tables / 1024, "told_bytes": told, **await measure_lists(server, people[0])}
    finally:
        await server.stop()


async def follow(person: Person, port: int) -> tuple[int, int]:
    """Play some decisions at once; how many bytes came, and in how many messages about steps."""
    size = count = 0
    headers = {"Cookie": f"leadlight={person.cookie}"}
    uri = f"ws://127.0.0.1:{port}/api/tables/{person.code}/live"
    async with connect(uri, additional_headers=headers, proxy=None, compression=None) as line:
        while count < PLAYED:
            data = await line.recv()
            message = json.loads(data)
            if message["type"] == "stepped":
                size, count = size + len(data), count + 1
            match = message.get("match")
            if match is not None and match["legal"] and message["type"] in ("stepped", "snapshot"):
                action = person.rng.choice(match["legal"])
                await line.send(json.dumps({"type": "act", "ply": match["ply"], "action": action}))
            if match is not None and match["standing"] is not None:
                break
    return size, count


async def measure_lists(server: ServerProcess, person: Person) -> dict[str, float]:
    """Processor time of the server for a request of the lobby's lists."""
    from leadlight.bench.serving import cpu_seconds

    assert server.process is not None
    headers = {"Cookie": f"leadlight={person.cookie}"}
    async with httpx.AsyncClient(base_url=f"http://{server.address}", headers=headers) as client:
        await client.get("/api/tables")
        before = cpu_seconds(server.process.pid)
        for _ in range(LISTS):
            await client.get("/api/tables")
        spent = cpu_seconds(server.process.pid) - before
    return {"list_node_ms": spent * 1000 / LISTS}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=300)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="leadlight-cost-", ignore_cleanup_errors=True) as folder:
        data = Path(folder) / "sqlite"
        data.mkdir()
        found = {"sqlite": asyncio.run(measure(data, options.matches, {}))}
        with running_postgresql(Path(folder)) as database, running_redis(Path(folder)) as bus:
            data = Path(folder) / "node"
            data.mkdir()
            settings = {"postgresql": database.make_database(), "bus": bus.address}
            found["postgresql"] = asyncio.run(measure(data, options.matches, settings))
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
