"""Caddy and nginx in front of three nodes, as deploy/ has them: people play on when the node of their table dies."""

import asyncio
import json
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, suppress
from pathlib import Path

import httpx
import pytest
import pytest_asyncio
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.cluster.nodes import Nodes, running_nodes
from tests.server.visitor import Json

from .proxies import Proxy, caddy_before_nodes, nginx_before_nodes

Proxies = Callable[[list[int], Path], AbstractContextManager[Proxy]]
pytestmark = pytest.mark.asyncio(loop_scope="module")
PATIENCE = 40.0


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def nodes(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Nodes]:
    async with running_nodes(tmp_path_factory.mktemp("three"), domains=["localhost"]) as nodes:
        yield nodes


class Player:
    def __init__(self, proxy: Proxy) -> None:
        self.proxy = proxy
        self.http = httpx.AsyncClient(base_url=proxy.address, verify=proxy.trust, headers={"Origin": proxy.address})

    async def connect(self, code: str) -> tuple[ClientConnection, Json]:
        """Again and again, until the snapshot comes."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"wss://localhost:{self.proxy.port}/api/tables/{code}/live"
        headers = {"Cookie": cookie, "Origin": self.proxy.address}
        end = time.monotonic() + PATIENCE
        while True:
            with suppress(ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError):
                line = await connect(address, ssl=self.proxy.trust, additional_headers=headers, proxy=None)
                message = json.loads(await asyncio.wait_for(line.recv(), 10))
                if message["type"] == "snapshot":
                    return line, message
            assert time.monotonic() < end, "nobody takes the table over"
            await asyncio.sleep(0.2)


@pytest.mark.parametrize("before", [caddy_before_nodes, nginx_before_nodes], ids=["caddy", "nginx"])
async def test_people_play_on_when_the_node_of_their_table_dies(nodes: Nodes, before: Proxies, tmp_path: Path) -> None:
    with before([node.port for node in nodes.nodes], tmp_path) as proxy:
        ann = Player(proxy)
        assert (await ann.http.get("/api/me")).status_code == 200
        assert (await ann.http.get("/metrics")).status_code == 404
        opened = await ann.http.post("/api/tables", json={"game": "sintra", "bots": ["random"]})
        assert opened.status_code == 201, opened.text
        code = opened.json()["code"]
        ready = await ann.http.post(f"/api/tables/{code}/commands", json={"type": "ready"})
        assert ready.status_code == 200, ready.text
        line, shown = await ann.connect(code)
        dead = nodes.nodes[await owner_of(nodes, code)]
        await dead.stop(signal.SIGKILL)
        with suppress(ConnectionClosed):
            while await asyncio.wait_for(line.recv(), PATIENCE):
                pass
        line, again = await ann.connect(code)
        assert again["match"]["ply"] >= shown["match"]["ply"]
        match = again["match"]
        while not match["legal"]:
            match = json.loads(await asyncio.wait_for(line.recv(), PATIENCE)).get("match", match)
        act = {"type": "act", "ply": match["ply"], "action": match["legal"][0]}
        await line.send(json.dumps(act))
        while json.loads(await asyncio.wait_for(line.recv(), PATIENCE))["type"] != "stepped":
            pass
        await line.close()
        await ann.http.aclose()
        await dead.start()


async def owner_of(nodes: Nodes, code: str) -> int:
    """The number of the node that has the table."""
    import psycopg

    with psycopg.connect(nodes.database) as connection:
        found = connection.execute("select node from leases where code = %s", [code]).fetchone()
    assert found is not None
    return int(found[0].rpartition("-")[0].removeprefix("node")) - 1
