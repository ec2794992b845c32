"""`leadlight worker`: bots think on other machines, and a dead worker keeps nobody waiting for ever."""

import asyncio
import signal
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from leadlight.bots.pool import BotPool
from leadlight.games import GAMES, find_game
from leadlight.play.perspective import Perspective
from leadlight.play.plain_perspective import read_perspective, write_perspective
from leadlight.server.cluster import job_queue, queued_bots
from leadlight.server.cluster.job_queue import JobQueue
from leadlight.server.cluster.queued_bots import QueuedBots
from leadlight.server.errors import Unavailable
from leadlight.testing.random_play import begin_match, play_on
from tests.programs import free_port
from tests.programs.redis import RedisServer, running_redis

from .nodes import require_cluster

PATIENCE = 60.0


class Worker:
    def __init__(self, bus: str) -> None:
        self.bus = bus
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        command = [sys.executable, "-m", "leadlight", "worker", "--bus", self.bus, "--processes", "1"]
        self.process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        assert self.process.stdout is not None
        assert await asyncio.wait_for(self.process.stdout.readline(), PATIENCE)

    async def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(how)
        return await asyncio.wait_for(self.process.wait(), PATIENCE)


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    require_cluster()
    with running_redis(tmp_path_factory.mktemp("redis")) as server:
        yield server


@pytest_asyncio.fixture
async def bots(redis: RedisServer) -> AsyncIterator[QueuedBots]:
    found = QueuedBots(JobQueue(redis.address), BotPool(2))
    yield found
    await found.queue.close()
    await asyncio.to_thread(found.pool.stop)


def perspective_of(game: str, decisions: int = 8) -> Perspective:
    match = begin_match(find_game(game), {}, 1)
    return Perspective.of(play_on(match, 1, decisions))


@pytest.mark.parametrize("game", GAMES)
def test_a_perspective_is_the_same_after_the_way_through_the_queue(game: str) -> None:
    for decisions in (1, 8, 30):
        perspective = perspective_of(game, decisions)
        assert read_perspective(write_perspective(perspective)) == perspective


async def test_a_worker_whose_bus_is_away_rests_between_two_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    require_cluster()
    rests: list[float] = []

    async def rest(seconds: float) -> None:
        rests.append(seconds)

    queue = job_queue.open_queue(f"redis://127.0.0.1:{free_port()}")
    monkeypatch.setattr(asyncio, "sleep", rest)
    assert await queue.dequeue(timeout=1.0) is None
    assert rests[-1:] == [job_queue.AWAY_SECONDS]


async def test_a_worker_whose_bus_is_away_can_be_stopped(tmp_path: Path) -> None:
    require_cluster()
    with running_redis(tmp_path) as redis:
        worker = Worker(redis.address)
        await worker.start()
    assert await worker.stop() == 0


async def test_a_worker_decides_for_bots(redis: RedisServer, bots: QueuedBots) -> None:
    worker = Worker(redis.address)
    await worker.start()
    watching = asyncio.create_task(bots.run())
    async with asyncio.timeout(PATIENCE):
        while not bots.has_worker:
            await asyncio.sleep(0.05)
    answers = await asyncio.gather(*(bots.choose("greedy", perspective_of(game)) for game in GAMES))
    for game, answer in zip(GAMES, answers, strict=True):
        assert answer.action in perspective_of(game).legal_actions()
        assert answer.failures == ()
    assert bots.pool.thread is None, "a process of this node was used"
    watching.cancel()
    assert await worker.stop() == 0
    async with asyncio.timeout(PATIENCE):
        while await bots.queue.has_worker():
            await asyncio.sleep(0.1)


async def test_without_a_worker_this_node_decides(bots: QueuedBots) -> None:
    perspective = perspective_of(next(iter(GAMES)))
    assert (await bots.choose("random", perspective)).action in perspective.legal_actions()
    assert bots.queue.asked == 0


async def test_when_a_worker_dies_the_stand_in_decides(bots: QueuedBots, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queued_bots, "QUEUE_SECONDS", 0.2)
    monkeypatch.setattr(queued_bots, "LOADING_SECONDS", 0.0)
    monkeypatch.setattr(bots.pool, "allowance", lambda _: 0.2)
    bots.has_worker = True  # as it seems for some seconds after it died
    perspective = perspective_of(next(iter(GAMES)))
    answer = await bots.choose("random", perspective)
    assert answer.action in perspective.legal_actions()
    assert [(failure.bot, failure.kind) for failure in answer.failures] == [("random", "late")]
    assert bots.queue.failed == 1


async def test_a_job_that_nobody_knows_fails(redis: RedisServer, bots: QueuedBots) -> None:
    worker = Worker(redis.address)
    await worker.start()
    with pytest.raises(Unavailable):
        await bots.queue.ask("no such job", 20.0, anything=1)
    await worker.stop()
