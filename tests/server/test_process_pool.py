"""What is costly is computed elsewhere, once for everybody, and not without end."""

import asyncio
import os
import threading
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import pytest_asyncio

from leadlight.core.errors import RecordError
from leadlight.server import process_pool
from leadlight.server.errors import TooMany, Unavailable
from leadlight.server.limits import Caller
from leadlight.server.process_pool import MOST_OF_GUEST, MOST_WAITING, ProcessPool
from leadlight.server.replays import encode_upload

from .conftest import Server, Visitors
from .visitor import PATIENCE, Visitor, start_match


@pytest_asyncio.fixture
async def pool() -> AsyncIterator[ProcessPool]:
    pool = ProcessPool()
    yield pool
    await asyncio.to_thread(pool.stop)


def describe_process() -> bytes:
    return f"{os.getpid()} {os.nice(0)}".encode()


def leave_mark(file: Path) -> bytes:
    with file.open("a") as marks:
        marks.write("computed\n")
    return b"result"


def die() -> bytes:
    os._exit(1)


async def test_it_computes_in_another_process_of_low_priority(pool: ProcessPool) -> None:
    process, niceness = map(int, (await pool.compute("key", describe_process)).split())
    assert process != os.getpid()
    assert niceness > os.nice(0)


async def test_what_is_asked_for_twice_is_computed_once(pool: ProcessPool, tmp_path: Path) -> None:
    file = tmp_path / "marks"
    together = await asyncio.gather(*(pool.compute("key", leave_mark, file) for _ in range(50)))
    assert [*together, await pool.compute("key", leave_mark, file)] == [b"result"] * 51
    assert file.read_text() == "computed\n"
    await pool.compute("another key", leave_mark, file)
    assert file.read_text() == "computed\n" * 2


async def test_errors_come_through_and_are_not_kept(pool: ProcessPool) -> None:
    for _ in range(2):
        with pytest.raises(RecordError, match="record-shape"):
            await pool.compute("key", encode_upload, b"{}", None)
    assert (pool.cache, pool.waiting) == ({}, {})


async def test_a_process_that_dies_takes_nobody_with_it(pool: ProcessPool) -> None:
    with pytest.raises(Unavailable):
        await pool.compute("key", die)
    assert await pool.compute("key", describe_process)


async def test_only_so_much_may_wait(pool: ProcessPool) -> None:
    gate = threading.Event()
    pool.executor = ThreadPoolExecutor(1)

    def wait() -> bytes:
        assert gate.wait(PATIENCE)
        return b""

    waiting = [asyncio.create_task(pool.compute(number, wait)) for number in range(MOST_WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(TooMany) as refused:
        await pool.compute("one more", wait)
    assert refused.value.facts["seconds"]
    same = asyncio.create_task(pool.compute(0, wait))
    gate.set()
    assert await asyncio.gather(*waiting, same) == [b""] * (MOST_WAITING + 1)
    assert await pool.compute("one more", wait) == b""


class Gate:
    """Work that waits until it is let go."""

    def __init__(self, pool: ProcessPool) -> None:
        self.pool = pool
        pool.executor = ThreadPoolExecutor(1)
        self.gate = threading.Event()
        self.begun = 0

    def work(self) -> bytes:
        assert self.gate.wait(PATIENCE)
        return b"done"

    async def ask(self, *callers: Caller) -> list["asyncio.Task[bytes]"]:
        """Each asks for something else."""
        tasks = []
        for caller in callers:
            self.begun += 1
            tasks.append(asyncio.create_task(self.pool.compute(self.begun, self.work, caller=caller)))
        await asyncio.sleep(0)
        return tasks


async def test_one_guest_leaves_room_for_others(pool: ProcessPool) -> None:
    gate, ann, ben = Gate(pool), Caller("ann", "192.0.2.1"), Caller("ben", "192.0.2.1")
    *waiting, refused, other = await gate.ask(*[ann] * (MOST_OF_GUEST + 1), ben)
    with pytest.raises(TooMany, match="server-busy"):
        await refused
    gate.gate.set()
    assert await asyncio.gather(*waiting, other) == [b"done"] * (MOST_OF_GUEST + 1)
    assert (pool.open.count, pool.open.by_guest, pool.open.by_network) == (0, {}, {})


async def test_one_network_leaves_room_for_others(pool: ProcessPool) -> None:
    gate, half = Gate(pool), MOST_WAITING // 2
    many = [Caller(f"guest {number}", "192.0.2.1") for number in range(half + 1)]
    *waiting, refused, other = await gate.ask(*many, Caller(None, "192.0.2.2"))
    with pytest.raises(TooMany, match="server-busy"):
        await refused
    gate.gate.set()
    assert await asyncio.gather(*waiting, other) == [b"done"] * (half + 1)


async def test_whoever_leaves_does_not_take_it_from_others(pool: ProcessPool) -> None:
    first, second = (asyncio.create_task(pool.compute("key", describe_process)) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    assert await second


async def test_the_cache_forgets_what_was_used_longest_ago(pool: ProcessPool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process_pool, "CACHE_BYTES", 250)
    for key in ("a", "b"):
        pool.store(key, b"x" * 100)
    await pool.compute("a", die)
    pool.store("c", b"x" * 100)
    assert (list(pool.cache), pool.cached_bytes) == (["a", "c"], 200)
    pool.store("huge", b"x" * 251)
    assert (pool.cache, pool.cached_bytes) == ({}, 0)


# What the server computes with it


class Count:
    """Counts what the process is asked for."""

    def __init__(self, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
        self.computed: list[str] = []
        pool = server.services.process_pool
        run = pool.run

        async def count(key: object, work: process_pool.Work, *given: object, keep: bool) -> bytes:
            self.computed.append(work.__name__)
            return await run(key, work, *given, keep=keep)

        monkeypatch.setattr(pool, "run", count)


async def finished_match(visitors: Visitors) -> tuple[str, Visitor, bytes]:
    ann, ben = await visitors.enter("Ann"), await visitors.enter("Ben")
    code = await ann.open_table()
    await start_match(code, ann, ben)
    await ann.command(code, "resign")
    return code, ann, (await ann.request("GET", f"/api/tables/{code}/record")).content


async def test_replays_and_pictures_are_computed_elsewhere_and_once(
    server: Server, visitors: Visitors, monkeypatch: pytest.MonkeyPatch
) -> None:
    count = Count(server, monkeypatch)
    code, ann, record = await finished_match(visitors)
    for _ in range(3):
        assert (await ann.request("POST", "/api/replay", content=record)).status_code == 200
        for path in (f"tables/{code}/replay", f"tables/{code}/qr.svg", "games/uzory/print?paper=letter"):
            assert (await ann.request("GET", f"/api/{path}")).status_code == 200
    assert {"encode_upload", "encode_past", "draw_qr"} <= set(count.computed)
    assert len(count.computed) == len(set(count.computed))


async def test_a_replay_of_a_running_match_is_computed_again_after_every_change(visitors: Visitors) -> None:
    ann, ben = await visitors.enter("Ann"), await visitors.enter("Ben")
    code = await ann.open_table(options={"starter": "first"})
    await start_match(code, ann, ben)
    match = (await ann.look(code))["match"]
    replays = [await ann.get(f"/api/tables/{code}/replay")]
    for action in match["legal"][:2]:
        acted = await ann.command(code, "act", ply=match["ply"], action=action)
        replays.append(await ann.get(f"/api/tables/{code}/replay"))
        assert replays[-1]["frames"][-1]["step"]["action"] == action
        assert replays[-1]["frames"][-1]["view"] == acted["match"]["view"]
        await ann.command(code, "undo", ply=acted["match"]["ply"])
    assert [len(replay["frames"]) for replay in replays] == [1, 2, 2]


async def flood(visitor: Visitor, method: str, path: str, content: bytes | None = None) -> list[int]:
    """The statuses of many equal requests; refusals say when to try again."""
    statuses = []
    for _ in range(250):
        response = await visitor.request(method, path, content=content)
        statuses.append(response.status_code)
        if response.status_code == 429:
            assert response.json()["code"] == "too-fast"
            assert int(response.headers["retry-after"]) == response.json()["facts"]["seconds"] > 0
            break
    return statuses


async def test_nobody_has_costly_things_computed_without_end(server: Server, visitors: Visitors) -> None:
    code, ann, record = await finished_match(visitors)
    waiting = await ann.open_table()
    limits = server.limits
    asked = [
        ("POST", "/api/replay", record, limits.replays.by_guest.most),
        ("GET", f"/api/tables/{code}/replay", None, 0),  # shares the limit of uploads
        ("GET", f"/api/tables/{code}/qr.svg", None, limits.drawings.by_guest.most),
        ("GET", "/api/games/uzory/print", None, 0),  # shares the limit of QR codes
        ("POST", f"/api/tables/{waiting}/commands", b'{"type":"sit","seat":0}', limits.commands.by_guest.most),
    ]
    limits.clear()
    for method, path, content, most in asked:
        assert await flood(ann, method, path, content) == [200] * most + [429], path
    olena = await visitors.enter("Olena")
    assert (await olena.request("GET", f"/api/tables/{code}/replay")).status_code == 200


async def test_whoever_has_no_cookie_is_counted_by_address(server: Server) -> None:
    strangers = [Visitor(server.address) for _ in range(2)]
    limiter = server.limits.drawings.by_address
    limiter.count("127.0.0.1", limiter.most - 1)
    statuses = [(await each.request("GET", "/api/games/uzory/print")).status_code for each in strangers]
    assert statuses == [200, 429]
    for each in strangers:
        await each.close()
