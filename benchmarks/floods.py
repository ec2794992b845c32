"""How much a flood slows down somebody else: one paced match, measured alone and during each flood, in turn.

`python benchmarks/floods.py [--seconds 2] [--rounds 8] [--json] [FLOOD ...]` starts `leadlight serve` with its usual
settings. Two players act forty times a second in all; latency is the time until the other player has received the
action. The flood comes from another process and, where the system lets it, from another address of this machine.
Windows with and without it take turns, and the ratio is the median of the ratios of neighbours, because machines are
noisy.
"""

import argparse
import asyncio
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

import httpx
import websockets

from leadlight import new_match
from leadlight.bench.load import Load, become_guest, seat_two
from leadlight.core.chance import Rng
from leadlight.server.sessions import COOKIE

RATE = 40  # actions per second
CONNECTIONS = 16  # of the flood
ELSEWHERE = "127.0.0.2"
WARM_UP = 5.0  # until the first flood has started, too
DELAY = 0.3  # until a flood is under way, or over

NONSENSE = b"[%b]" % b",".join([b"[]"] * 340_000)

Statuses = Counter[str]
Attack = Callable[["Target", Statuses], Awaitable[None]]


class Target:
    """What the flood knows: a table of its own with a running match, and a record."""

    def __init__(self, client: httpx.AsyncClient, code: str, cookie: str, port: int) -> None:
        self.client = client
        self.code = code
        self.cookies = {COOKIE: cookie}
        self.port = port
        self.numbers = count(os.getpid())
        self.review: str | None = None
        self.record = write_record()

    async def request(self, statuses: Statuses, method: str, path: str, **options: Any) -> None:
        response = await self.client.request(method, path, headers=self.headers(), **options)
        statuses[str(response.status_code)] += 1

    def headers(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}


def write_record() -> bytes:
    """A finished match of the game whose replay takes longest."""
    match = new_match("uzory", ["Flood", "B", "C", "D", "E", "F"], seed=1)
    rng = Rng(1)
    while not match.is_over:
        match.act(match.actor, rng.pick(match.state.legal_actions()))
    return match.record().to_json()


async def upload_records(target: Target, statuses: Statuses) -> None:
    """Each has another name in it, so that no response is known already."""
    body = target.record.replace(b"Flood", f"Flood {next(target.numbers)}".encode())
    await target.request(statuses, "POST", "/api/replay", content=body)


async def fetch_replays(target: Target, statuses: Statuses) -> None:
    await target.request(statuses, "GET", f"/api/tables/{target.code}/replay?seat={next(target.numbers) % 2}")


async def draw_codes(target: Target, statuses: Statuses) -> None:
    await target.request(statuses, "GET", f"/api/tables/{target.code}/qr.svg")


async def print_sheets(target: Target, statuses: Statuses) -> None:
    await target.request(statuses, "GET", "/api/games/uzory/print?paper=letter")


async def send_commands(target: Target, statuses: Statuses) -> None:
    body = {"type": "preview", "ply": 0, "actions": ["pass"] * 64}
    await target.request(statuses, "POST", f"/api/tables/{target.code}/commands", json=body)


async def change_tables(target: Target, statuses: Statuses) -> None:
    body = {"type": "configure", "name": f"Flood {next(target.numbers) % 1000}"}
    await target.request(statuses, "POST", f"/api/tables/{target.code}/commands", json=body)


async def ask_for_boards(target: Target, statuses: Statuses) -> None:
    """The end of a long match, from its record; one in four brings nonsense that is as long as may be."""
    number = next(target.numbers)
    record = NONSENSE if number % 4 == 0 else target.record
    body = b'{"game":"uzory","seed":%d,"record":%b}' % (number, record)
    await target.request(statuses, "POST", "/api/board", content=body)


async def take_lessons(target: Target, statuses: Statuses) -> None:
    """Each time with another action that is none: nothing of it is known already."""
    wish = {"lesson": "sintra", "chapter": 1, "actions": [f"flood {next(target.numbers)}"]}
    await target.request(statuses, "POST", "/api/lesson", json=wish)


async def ask_for_opinions(target: Target, statuses: Statuses) -> None:
    """With the greatest effort; the first of them keep every process busy while others are refused."""
    wish = {"game": "uzory", "options": {"players": 6}, "seed": next(target.numbers), "effort": 3}
    await target.request(statuses, "POST", "/api/analysis", json=wish, timeout=2)


async def ask_for_reviews(target: Target, statuses: Statuses) -> None:
    """Of records that differ in their names; each is looked for again and again, as a page does that waits."""
    body = target.record.replace(b"Flood", f"Flood {next(target.numbers)}".encode())
    if target.review is None:
        response = await target.client.post("/api/review", headers=target.headers(), content=body)
        statuses[str(response.status_code)] += 1
        target.review = response.json().get("key")
    elif next(target.numbers) % 2:
        await target.request(statuses, "GET", f"/api/review/{target.review}")
    else:
        await target.request(statuses, "POST", "/api/review", content=body)


async def try_puzzles(target: Target, statuses: Statuses) -> None:
    """Look for the next puzzle, try an action that cannot be read, look at the challenge and begin it."""
    found = await target.client.get("/api/puzzles/next", headers=target.headers())
    statuses[str(found.status_code)] += 1
    if found.status_code == 200:
        await target.request(statuses, "POST", f"/api/puzzles/{found.json()['id']}/tries", json={"action": "flood"})
    challenge = await target.client.get("/api/challenge", headers=target.headers())
    statuses[str(challenge.status_code)] += 1
    if challenge.status_code == 200:
        wish = {"day": challenge.json()["day"], "since": next(target.numbers)}
        await target.request(statuses, "POST", "/api/challenge", json=wish)
    await target.request(statuses, "GET", "/api/me/puzzles")


async def guess_codes(target: Target, statuses: Statuses) -> None:
    await target.request(statuses, "GET", f"/api/tables/Z{next(target.numbers) % 100_000:05}")


async def open_pages(target: Target, statuses: Statuses) -> None:
    await target.request(statuses, "GET", "/")


async def list_tables(target: Target, statuses: Statuses) -> None:
    await target.request(statuses, "GET", "/api/tables")


async def come_as_new_guests(target: Target, statuses: Statuses) -> None:
    response = await target.client.get("/api/me", headers={"Cookie": ""})
    target.client.cookies.clear()
    statuses[str(response.status_code)] += 1


async def send_frames(
    target: Target, statuses: Statuses, write: Callable[[dict[str, Any]], str] = lambda _: "{"
) -> None:
    """Send messages as fast as they are answered, over one connection; `write` makes them out of the snapshot."""
    address = f"ws://127.0.0.1:{target.port}/api/tables/{target.code}/live"
    options: Any = {"additional_headers": target.headers(), "local_addr": (find_address() or "127.0.0.1", 0)}
    async with websockets.connect(address, compression=None, **options) as connection:
        text = write(json.loads(await connection.recv()))
        while True:
            await connection.send(text)
            answer = json.loads(await connection.recv())
            statuses[answer.get("code", answer["type"])] += 1


async def preview_frames(target: Target, statuses: Statuses) -> None:
    await send_frames(target, statuses, write_preview)


def write_preview(snapshot: dict[str, Any]) -> str:
    match = snapshot["match"]
    return json.dumps({"type": "preview", "ply": match["ply"], "actions": match["legal"][:64]})


FLOODS: dict[str, Attack] = {
    "uploads": upload_records,
    "replays": fetch_replays,
    "qr-codes": draw_codes,
    "sheets": print_sheets,
    "commands": send_commands,
    "changes": change_tables,
    "boards": ask_for_boards,
    "lessons": take_lessons,
    "opinions": ask_for_opinions,
    "reviews": ask_for_reviews,
    "puzzles": try_puzzles,
    "guesses": guess_codes,
    "pages": open_pages,
    "lists": list_tables,
    "frames": send_frames,
    "previews": preview_frames,
    "new-guests": come_as_new_guests,  # the last, because each of the others begins as a new guest
}


async def flood(name: str, port: int, seconds: float) -> None:
    """Be the flood for some seconds whenever a line comes in, then print how the requests were answered."""
    os.nice(10)  # what the flood itself computes is not the question
    transport = httpx.AsyncHTTPTransport(local_address=find_address(), limits=httpx.Limits(max_connections=CONNECTIONS))
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=60) as client:
        target = await find_target(client, port, running=name != "changes")
        while await asyncio.to_thread(sys.stdin.readline):
            statuses: Statuses = Counter()
            tasks = [asyncio.create_task(repeat(FLOODS[name], target, statuses)) for _ in range(CONNECTIONS)]
            await asyncio.wait(tasks, timeout=seconds)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            print(json.dumps(statuses), flush=True)


async def repeat(attack: Attack, target: Target, statuses: Statuses) -> None:
    while True:
        try:
            await attack(target, statuses)
        except (httpx.HTTPError, OSError, websockets.WebSocketException) as error:
            statuses[type(error).__name__] += 1
            await asyncio.sleep(0.05)


def find_address() -> str | None:
    """Another address of this machine, if it has any."""
    try:
        socket.create_server((ELSEWHERE, 0)).close()
    except OSError:
        return None
    return ELSEWHERE


async def find_target(client: httpx.AsyncClient, port: int, *, running: bool) -> Target:
    while (await client.get("/api/me")).status_code == 429:  # of the address, since the flood before this one
        await asyncio.sleep(1)
    cookie = await become_guest(client)
    target = Target(client, "", cookie, port)
    table: dict[str, Any] = {"game": "sintra", "options": {"starter": "first"}, "bots": ["random"] if running else []}
    opened = await client.post("/api/tables", json=table, headers=target.headers())
    target.code = opened.raise_for_status().json()["code"]
    if running:
        await client.post(f"/api/tables/{target.code}/commands", json={"type": "ready"}, headers=target.headers())
    return target


@contextmanager
def started(python: str) -> Iterator[int]:
    """A server of its own folder; yields its port."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = int(free.getsockname()[1])
    with tempfile.TemporaryDirectory(prefix="leadlight-floods-") as folder:
        command = [python, "-m", "leadlight", "serve", "--no-browser", "--port", str(port), "--data", folder]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603
        try:
            wait_until_open(port)
            yield port
        finally:
            process.terminate()
            process.wait()


def wait_until_open(port: int) -> None:
    end = time.monotonic() + 30
    while time.monotonic() < end:
        try:
            httpx.get(f"http://127.0.0.1:{port}/api/host").raise_for_status()
        except httpx.HTTPError:
            time.sleep(0.1)
        else:
            return
    raise SystemExit("the server does not answer")


async def measure_window(load: Load, seconds: float) -> float:
    """The median latency of some seconds."""
    load.latencies.clear()
    load.counting = True
    await asyncio.sleep(seconds)
    load.counting = False
    return statistics.median(load.latencies)


async def measure_flood(load: Load, name: str, port: int, seconds: float, rounds: int) -> dict[str, Any]:
    """Medians alone and flooded, window by window in turn."""
    command = [sys.executable, __file__, "--flood", name, "--port", str(port), "--seconds", str(seconds + DELAY)]
    process = await asyncio.create_subprocess_exec(*command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    pairs: list[tuple[float, float]] = []
    statuses: Statuses = Counter()
    for _ in range(rounds):
        alone = await measure_window(load, seconds)
        process.stdin.write(b"go\n")
        await asyncio.sleep(DELAY)
        pairs.append((alone, await measure_window(load, seconds)))
        statuses += Counter(json.loads(await process.stdout.readline()))
        await asyncio.sleep(DELAY)
    process.stdin.close()
    await process.wait()
    ratios = [flooded / alone for alone, flooded in pairs]
    return {
        "flood": name,
        "alone_ms": round(statistics.median(alone for alone, _ in pairs), 2),
        "flooded_ms": round(statistics.median(flooded for _, flooded in pairs), 2),
        "ratio": round(statistics.median(ratios), 2),
        "quarters": [round(cut, 2) for cut in statistics.quantiles(ratios)],  # half of the ratios lie between the outer
        "answers": dict(statuses),
    }


async def measure(names: list[str], port: int, seconds: float, rounds: int) -> list[dict[str, Any]]:
    load = Load(RATE)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
        players = await seat_two(client, load, [port, port])
    tasks = [asyncio.create_task(player.play()) for player in players]
    await asyncio.sleep(WARM_UP)
    results = []
    for name in names:
        results.append(await measure_flood(load, name, port, seconds, rounds))
        print(json.dumps(results[-1]), file=sys.stderr, flush=True)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return results


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("floods", nargs="*", metavar="FLOOD", help=", ".join(FLOODS))
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--python", default=sys.executable, help="of the server, to measure another version")
    parser.add_argument("--flood", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.flood:
        asyncio.run(flood(given.flood, given.port, given.seconds))
        return
    with started(given.python) as port:
        results = asyncio.run(measure(given.floods or list(FLOODS), port, given.seconds, given.rounds))
    if given.json:
        print(json.dumps(results, indent=1))
    else:
        for result in results:
            line = "{flood:<12}{alone_ms:>8} ms alone{flooded_ms:>8} ms flooded   × {ratio}   {quarters}"
            print(line.format(**result))


if __name__ == "__main__":
    main()
