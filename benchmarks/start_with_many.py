"""How soon a server with many open matches answers after a start, and how soon its players are back.

`python benchmarks/start_with_many.py [MATCHES [PLAYERS [FOLDER]]]`, by default 8000 matches and 2000 players. It writes
the matches into a database, starts the real server on it, and asks it for a page's first request until it answers.
Then all players connect at once, each to a table of its own; a player is back when the snapshot of the match has come.
A folder keeps the database, so that another version of the server can be measured with the same one.
"""

import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
import websockets

from leadlight.games import GAMES
from leadlight.play.clock import ClockRule
from leadlight.server.http_models import NewTable
from leadlight.server.services import Services, open_services
from leadlight.server.sessions import COOKIE
from leadlight.server.settings import Settings
from leadlight.server.storage.writes import writes_for
from leadlight.server.tables.commands import handle
from leadlight.server.tables.creating import create_table
from leadlight.server.tables.table import Asker, Table
from leadlight.server.wire import Act, Ready, Sit

CLOCKS = (ClockRule(), ClockRule("bank", 1800, 10), ClockRule("move", 86400))
ACTIONS = range(10, 50)  # decisions in a match before the server stops
TOGETHER = 100  # matches that are written at once
ADDRESSES = 200  # of this computer, from which the players come

Seat = dict[str, str]  # the code of a table and the cookie of somebody who plays there


async def write_matches(folder: Path, matches: int) -> list[Seat]:
    """Fill a database with matches between two people; whose turn it is, what the clock says and the game vary."""
    seats: list[Seat] = []
    async with open_services(Settings(folder)) as services:
        for first in range(0, matches, TOGETHER):
            numbers = range(first, min(first + TOGETHER, matches))
            seats += await asyncio.gather(*(write_match(services, number) for number in numbers))
    return seats


async def write_match(services: Services, number: int) -> Seat:
    people = [await services.guests.welcome("en") for _ in range(2)]
    table = play_match(services, people, random.Random(number))
    await services.writer.commit(writes_for(table.take_changes()))
    session = await services.sessions.open(people[0], "")
    return {"code": table.row.code, "cookie": services.sessions.sign(session)}


def play_match(services: Services, people: list[str], rng: random.Random) -> Table:
    """A table with a match that is half over."""
    askers = [Asker(guest, "Guest", services.steady.now()) for guest in people]
    game = rng.choice(list(GAMES))
    table = create_table(NewTable(game, {"players": 2}, "link", clock=rng.choice(CLOCKS)), askers[0])
    handle(table, askers[1], Sit(1))
    for asker in askers:
        handle(table, asker, Ready())
    for _ in range(rng.choice(ACTIONS)):
        match = table.require_match()
        action = match.game.format_action(rng.choice(match.state.legal_actions()))
        handle(table, askers[match.actor], Act(match.ply, action))
        if table.row.status != "playing":
            break
    return table


def start_server(folder: Path) -> tuple["subprocess.Popen[bytes]", int, float]:
    """The server, its port, and the seconds until it answered the first request."""
    begun = time.perf_counter()
    command = [sys.executable, "-m", "leadlight.bench.served", str(folder)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE)  # noqa: S603
    assert server.stdout is not None
    port = json.loads(server.stdout.readline())["port"]
    httpx.get(f"http://127.0.0.1:{port}/api/me", timeout=120).raise_for_status()
    return server, port, time.perf_counter() - begun


async def bring_back(port: int, seats: list[Seat]) -> list[float]:
    """The seconds until each player had the match again; all connect at the same time."""
    begun = time.perf_counter()

    async def come_back(number: int, seat: Seat) -> float:
        headers = {"Cookie": f"{COOKIE}={seat['cookie']}"}
        address = f"ws://127.0.0.1:{port}/api/tables/{seat['code']}/live"
        source = (f"127.0.0.{2 + number % ADDRESSES}", 0)
        socket = await websockets.connect(
            address, additional_headers=headers, compression=None, proxy=None, local_addr=source, open_timeout=120
        )
        try:
            message = json.loads(await socket.recv())
            assert message["type"] == "snapshot", message
            assert message["match"] is not None
            return time.perf_counter() - begun
        finally:
            sockets.append(socket)

    sockets: list[websockets.ClientConnection] = []
    back = await asyncio.gather(*(come_back(*numbered) for numbered in enumerate(seats)))
    for socket in sockets:
        socket.transport.abort()
    return back


def measure(folder: Path, seats: list[Seat], players: int) -> None:
    server, port, answered = start_server(folder)
    try:
        spent = processor_time(server.pid)
        print(f"{len(seats)} open matches: the server answers after {answered:.2f} s ({spent:.2f} s of processor time)")
        back = asyncio.run(bring_back(port, seats[:: max(1, len(seats) // players)][:players]))
        spent = processor_time(server.pid) - spent
        print(f"{len(back)} players: all back after {max(back):.2f} s ({spent:.2f} s of processor time)")
    finally:
        server.terminate()
        server.wait()


def processor_time(process: int) -> float:
    """Seconds, all threads together: on a busy computer they say more than the time on the wall."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main(matches: str = "8000", players: str = "2000", folder: str | None = None) -> None:
    with tempfile.TemporaryDirectory() as temporary:
        data = Path(folder or temporary)
        if not (data / "seats.json").exists():
            seats = asyncio.run(write_matches(data, int(matches)))
            (data / "seats.json").write_text(json.dumps(seats))
        measure(data, json.loads((data / "seats.json").read_text()), int(players))


if __name__ == "__main__":
    main(*sys.argv[1:])
