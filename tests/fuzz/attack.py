"""Sends fuzzed frames and requests to a server, and counts what comes back."""

import asyncio
import threading
from collections import Counter
from dataclasses import dataclass, field
from random import Random

import httpx

from leadlight.play.fair import commit_contribution

from .frames import Known, fuzz_frame
from .raw_socket import RawSocket
from .requests import Target, fuzz_request

GIVEN = "ab" * 32  # everybody's contribution to chance
GAMES = ("sintra", "sagrada", "uzory")
SEATED = 4  # guests at a table: two who play, two who look on
BATCH = 20  # frames before the answer is waited for
PATIENCE = 600.0
IMPATIENCE = 0.05  # seconds: how long the response to something that is no request is waited for
UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
)


@dataclass
class Tally:
    """What was sent, and what came back."""

    frames: int = 0
    requests: int = 0
    by_schema: int = 0  # requests that schemathesis made
    connections: int = 0  # WebSockets
    failures: Counter[str] = field(default_factory=Counter)  # `failed` messages by their code
    statuses: Counter[int] = field(default_factory=Counter)
    defects: list[str] = field(default_factory=list)  # the beginnings of requests that the server failed to answer
    lock: threading.Lock = field(default_factory=threading.Lock)  # schemathesis has a thread of its own

    def note_status(self, status: int, request: bytes) -> None:
        with self.lock:
            self.requests += 1
            self.statuses[status] += 1
        if status >= 500:
            self.defects.append(f"{status} {request[:300]!r}")


@dataclass(frozen=True)
class Guest:
    cookie: str
    code: str  # of the table


async def gather_guests(address: str, count: int) -> list[Guest]:
    """Guests at tables where matches have begun."""
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as http:
        return [guest for number in range(count // SEATED) for guest in await open_match(http, GAMES[number % 3])]


async def open_match(http: httpx.AsyncClient, game: str) -> list[Guest]:
    cookies = [await make_guest(http) for _ in range(SEATED)]

    async def ask(path: str, body: dict[str, object], cookie: str) -> httpx.Response:
        return await http.post(path, json=body, headers={"Cookie": f"leadlight={cookie}"})

    opened = await ask("/api/tables", {"game": game, "visibility": "open"}, cookies[0])
    code: str = opened.json()["code"]
    commands = f"/api/tables/{code}/commands"
    await ask(commands, {"type": "sit", "seat": 1}, cookies[1])
    for cookie in cookies[:2]:
        await ask(
            commands, {"type": "ready", "commitment": commit_contribution(opened.json()["commitment"], GIVEN)}, cookie
        )
    for cookie in cookies[:2]:
        await ask(commands, {"type": "reveal", "contribution": GIVEN}, cookie)
    return [Guest(cookie, code) for cookie in cookies]


async def make_guest(http: httpx.AsyncClient) -> str:
    http.cookies.clear()
    response = await http.get("/api/me")
    http.cookies.clear()
    return next(iter(response.cookies.values()))


async def send_frames(address: str, guest: Guest, rng: Random, count: int, tally: Tally) -> None:
    """Send so many frames as one guest, with a new connection whenever the server has ended the last one."""
    known, left = Known(), count
    while left > 0:
        socket = await open_socket(address, guest, known, tally)
        while left > 0 and not socket.closed.is_set():
            sent = [fuzz_frame(rng, known) for _ in range(min(left, BATCH))]
            last = next((place for place, each in enumerate(sent) if each.ends), len(sent) - 1)
            await asyncio.wait_for(socket.send(b"".join(each.data for each in sent[: last + 1])), PATIENCE)
            left -= last + 1
            tally.frames += last + 1
            if sent[last].ends:
                await asyncio.wait_for(socket.closed.wait(), PATIENCE)
        assert socket.transport is not None
        socket.transport.abort()


async def open_socket(address: str, guest: Guest, known: Known, tally: Tally) -> RawSocket:
    host, port = address.split(":")
    tally.connections += 1
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: RawSocket(known, tally.failures), host, int(port))
    head = f"GET /api/tables/{guest.code}/live HTTP/1.1\r\nHost: {address}\r\n{UPGRADE}"
    socket.write(f"{head}Cookie: leadlight={guest.cookie}\r\n\r\n".encode())
    await asyncio.wait_for(socket.upgraded.wait(), PATIENCE)
    return socket


async def send_requests(target: Target, rng: Random, count: int, tally: Tally) -> None:
    """Send so many requests, one after the other, over one connection as long as it lasts."""
    host, port = target.address.split(":")
    writer: asyncio.StreamWriter | None = None
    for _ in range(count):
        if writer is None:
            reader, writer = await asyncio.open_connection(host, int(port))
        sent = fuzz_request(rng, target)
        try:
            writer.write(sent.data)
            async with asyncio.timeout(IMPATIENCE if sent.ends else PATIENCE):
                status, stays = await read_response(reader, sent.data.startswith(b"HEAD "))
        except (TimeoutError, ConnectionError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            assert sent.ends or writer.is_closing() or reader.at_eof(), sent.data[:300]
            status, stays = 0, False
        tally.note_status(status, sent.data)
        if sent.ends or not stays:
            writer.close()
            writer = None
    if writer is not None:
        writer.close()


async def read_response(reader: asyncio.StreamReader, without_body: bool) -> tuple[int, bool]:
    """The status, and whether the connection stays open."""
    head = (await reader.readuntil(b"\r\n\r\n")).lower()
    status = int(head.split(b" ", 2)[1])
    fields = dict(line.split(b": ", 1) for line in head.split(b"\r\n")[1:] if b": " in line)
    stays = fields.get(b"connection") != b"close" and b"content-length" in fields and status >= 200
    if stays and not without_body and status not in (204, 304):
        await reader.readexactly(int(fields[b"content-length"]))
    return status, stays
