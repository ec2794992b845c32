"""Reviews of several nodes: a worker computes them, one node claims each, and whoever asks elsewhere follows it."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

from leadlight import new_match
from leadlight.core.chance import Rng
from leadlight.server.cluster.bus import Bus
from leadlight.server.cluster.job_queue import JobQueue
from leadlight.server.review_models import MatchReview
from leadlight.server.reviews import reviews as service
from leadlight.server.reviews.claims import SharedClaims
from leadlight.server.reviews.order import Order, make_order
from leadlight.server.reviews.queued import QueuedReviews
from leadlight.server.reviews.replies import Finished, Report
from leadlight.server.reviews.reviews import Reviews
from leadlight.server.services import open_services
from leadlight.server.settings import Settings
from tests.programs.redis import RedisServer, running_redis
from tests.server.test_reviews import FakeCompute, order, settle, state_of

from .nodes import require_cluster
from .test_worker import PATIENCE, Worker


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    require_cluster()
    with running_redis(tmp_path_factory.mktemp("redis")) as server:
        yield server


def short_order(nodes: int = 4) -> Order:
    """A match of two decisions."""
    match, rng = new_match("sintra", ["A", "B"], seed=1), Rng(1)
    for _ in range(2):
        match.act(match.actor, rng.pick(match.state.legal_actions()))
    match.resign(0)
    return make_order(match.record(), nodes)


async def refuse(_: Order, __: Report) -> Finished:
    raise AssertionError("this node was not to compute it")


async def test_a_worker_computes_a_review(redis: RedisServer) -> None:
    worker, queue = Worker(redis.address), JobQueue(redis.address)
    await worker.start()
    shares: list[float] = []
    made = await asyncio.wait_for(
        QueuedReviews(queue, lambda: True, refuse)(short_order(), lambda share, _=None: shares.append(share)), PATIENCE
    )
    review = msgspec.json.decode(made.review, type=MatchReview)
    assert (review.game, len(review.decisions), [seat.result for seat in review.seats]) == ("sintra", 2, [0.0, 1.0])
    assert shares
    assert await worker.stop() == 0
    await queue.close()


async def test_without_a_worker_or_when_it_dies_the_node_computes_it(redis: RedisServer) -> None:
    queue, compute = JobQueue(redis.address), FakeCompute()
    compute.gate.set()
    answers = iter([True, True, False])  # there was one when it was asked
    for has_worker in (lambda: False, lambda: next(answers, False)):
        await asyncio.wait_for(QueuedReviews(queue, has_worker, compute)(short_order(), lambda *_: None), PATIENCE)
    assert len(compute.asked) == 2
    await queue.close()


@pytest_asyncio.fixture
async def nodes(redis: RedisServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[list[Reviews]]:
    """The reviews of two nodes that share a database."""
    monkeypatch.setattr(service, "FOLLOW_SECONDS", 0.05)
    async with AsyncExitStack() as stack:
        services = await stack.enter_async_context(open_services(Settings(data=tmp_path)))
        shared = services.reviews
        found, running = [], []
        for name in ("one", "two"):
            bus = Bus(redis.address, name)
            stack.push_async_callback(bus.close)
            reviews = Reviews(
                shared.repository, shared.writer, shared.steady, services.settings, FakeCompute(), SharedClaims(bus)
            )
            found.append(reviews)
            running.append(asyncio.create_task(reviews.run()))
        yield found
        for task in running:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        for reviews in found:
            await reviews.stop()


def computes_of(nodes: list[Reviews]) -> list[FakeCompute]:
    computes = [node.compute for node in nodes]
    assert all(isinstance(compute, FakeCompute) for compute in computes)
    return computes  # type: ignore[return-value]


async def await_state(reviews: Reviews, number: int, state: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while await state_of(reviews, number) != state:
            await asyncio.sleep(0.01)


async def test_two_nodes_never_compute_the_same_review(nodes: list[Reviews]) -> None:
    one, two = computes_of(nodes)
    nodes[0].ask(order(1), "ann")
    await one.begin()
    nodes[1].ask(order(1), "ben")
    await await_state(nodes[1], 1, "computing")
    async with asyncio.timeout(PATIENCE):
        while (await nodes[1].look(order(1).key, "ben")).share != 0.5:
            await asyncio.sleep(0.01)
    one.gate.set()
    for node in nodes:
        await settle(node)
        assert await state_of(node, 1) == "done"
    assert (len(one.asked), len(two.asked)) == (1, 0)


async def test_a_review_goes_on_while_somebody_waits_at_another_node(nodes: list[Reviews]) -> None:
    one, _ = computes_of(nodes)
    nodes[0].ask(order(2), "ann")
    await one.begin()
    nodes[1].ask(order(2), "ben")
    await await_state(nodes[1], 2, "computing")
    await asyncio.sleep(0.2)
    await nodes[0].cancel(order(2).key, "ann")
    assert one.running == 1
    one.gate.set()
    await settle(nodes[1])
    assert await state_of(nodes[1], 2) == "done"


async def test_what_a_node_gave_up_another_one_computes(nodes: list[Reviews]) -> None:
    one, two = computes_of(nodes)
    two.gate.set()
    nodes[0].ask(order(3), "ann")
    await one.begin()
    nodes[1].ask(order(3), "ben")
    await await_state(nodes[1], 3, "computing")
    await nodes[0].stop()
    await settle(nodes[1])
    assert (len(one.asked), len(two.asked)) == (1, 1)
    assert await state_of(nodes[0], 3) == "done"
