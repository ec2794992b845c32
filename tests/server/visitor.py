"""A guest with a browser's manners: a cookie, requests, and lines to tables. Remembers every byte it was sent."""

import asyncio
import json
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from leadlight.play.fair import commit_contribution

PATIENCE = 60.0
Json = dict[str, Any]


class Line:
    """A live connection to a table."""

    def __init__(self, visitor: "Visitor", socket: ClientConnection) -> None:
        self.visitor = visitor
        self.socket = socket

    async def hear(self) -> Json:
        data = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        text = data if isinstance(data, str) else data.decode()
        self.visitor.received.append(text.encode())
        message: Json = json.loads(text)
        return message

    async def hear_until(self, *types: str) -> Json:
        while (message := await self.hear())["type"] not in types:
            pass
        return message

    async def send(self, kind: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def ask(self, kind: str, *answers: str, **fields: Any) -> Json:
        await self.send(kind, **fields)
        return await self.hear_until(*answers, "failed", "refused")

    async def closed(self) -> int | None:
        """The code with which the server ended it."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed:
            return self.socket.close_code

    async def close(self) -> None:
        await self.socket.close()


class Visitor:
    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE)
        self.received: list[bytes] = []
        self.lines: list[Line] = []

    def move(self, address: str) -> None:
        """The server is somewhere else now."""
        self.address, self.http.base_url = address, httpx.URL(f"http://{address}")

    async def enter(self, name: str) -> Self:
        await self.get("/api/me")
        await self.put("/api/me", {"name": name})
        return self

    @property
    def cookie(self) -> str:
        (value,) = self.http.cookies.values()
        return value

    async def request(self, method: str, path: str, **options: Any) -> httpx.Response:
        response = await self.http.request(method, path, **options)
        self.received.append(response.content)
        return response

    async def get(self, path: str) -> Json:
        body: Json = (await self.request("GET", path)).json()
        return body

    async def put(self, path: str, body: Json) -> Json:
        answer: Json = (await self.request("PUT", path, json=body)).json()
        return answer

    async def post(self, path: str, body: Json | None = None) -> Json:
        answer: Json = (await self.request("POST", path, json=body or {})).json()
        return answer

    async def open_table(self, **fields: Any) -> str:
        response = await self.request("POST", "/api/tables", json={"game": "sintra", **fields})
        assert response.status_code == 201, response.text
        return str(response.json()["code"])

    async def command(self, code: str, kind: str, **fields: Any) -> Json:
        return await self.post(f"/api/tables/{code}/commands", {"type": kind, **fields})

    async def look(self, code: str) -> Json:
        return await self.get(f"/api/tables/{code}")

    async def connect(self, code: str, since: int | str = 0, **headers: str) -> Line:
        """The line before anything is heard."""
        uri = f"ws://{self.address}/api/tables/{code}/live?since={since}"
        sent = {"Cookie": f"leadlight={self.cookie}"} if self.http.cookies else {}
        socket = await connect(uri, additional_headers={**sent, **headers}, max_queue=None, proxy=None)
        line = Line(self, socket)
        self.lines.append(line)
        return line

    async def close(self) -> None:
        for line in self.lines:
            await line.close()
        await self.http.aclose()


async def start_match(code: str, *players: Visitor) -> None:
    """The first is the host, who sits already."""
    for seat, player in enumerate(players[1:], start=1):
        await player.command(code, "sit", seat=seat)
    shown = (await players[0].look(code))["table"]["commitment"]
    contributions = [f"{seat:064x}" for seat in range(len(players))]
    for player, given in zip(players, contributions, strict=True):
        await player.command(code, "ready", commitment=commit_contribution(shown, given))
    for player, given in zip(players, contributions, strict=True):
        await player.command(code, "reveal", contribution=given)
