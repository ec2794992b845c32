"""Reviews: computed once, a few at a time, ended when nobody waits, kept with the match, and only of finished ones."""

import asyncio
import os
import time
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

import leadlight
from leadlight.server import wire
from leadlight.server.cleanup import DAY
from leadlight.server.errors import TooMany
from leadlight.server.review_models import MatchReview, ReviewedDecision, ReviewedSeat
from leadlight.server.review_statistics import count_reviews, read_reviewed
from leadlight.server.reviews.order import Order, order_match
from leadlight.server.reviews.process import LOWEST_PRIORITY, ReviewFailed, compute_in_process
from leadlight.server.reviews.replies import Finished, Report, Work
from leadlight.server.reviews.reviews import MOST_OF_GUEST, MOST_OF_NETWORK, MOST_WAITING, Reviews
from leadlight.server.reviews.summary import summarize
from leadlight.server.services import Services, open_services
from leadlight.server.settings import Retention

from .conftest import Server, Visitors
from .databases import make_settings, raw_database
from .test_history import histories, play_to_end
from .test_http import check_failed
from .test_retention import add_table, age, clean, no_pauses  # noqa: F401
from .test_rooms import ask, start
from .visitor import PATIENCE, Json, Visitor, start_match


def make_review(loss: float = 0.25, luck: float = 0.1) -> MatchReview:
    """Two seats, of which the first made one mistake in the middle of the match."""
    decision = ReviewedDecision(
        ply=40,
        seat=0,
        round=3,
        kind="PanesTaken",
        played="1 white > break",
        best="centre orange > 8",
        loss=loss,
        gain=[-loss, loss],
        mark="blunder",
        only=False,
        options=[],
    )
    seats = [
        ReviewedSeat(0.5, -loss, luck, 0.65, 1.0, 0.8, 0.1),
        ReviewedSeat(0.5, loss, -luck, -0.65, 0.0, None, 0.1),
    ]
    return MatchReview("sintra", 6, seats, [decision], [], [])


class FakeCompute:
    """Makes reviews when it is told to, and counts."""

    def __init__(self, review: MatchReview | None = None) -> None:
        self.gate = asyncio.Event()
        self.review = review or make_review()
        self.running = self.most = 0
        self.asked: list[str] = []

    async def __call__(self, order: Order, report: Report) -> Finished:
        self.asked.append(order.key)
        self.running += 1
        self.most = max(self.most, self.running)
        try:
            report(0.5, b'{"game":"part"}')
            await self.gate.wait()
        finally:
            self.running -= 1
        return Finished(msgspec.json.encode(self.review), msgspec.json.encode(summarize(self.review)))

    async def begin(self, running: int = 1) -> None:
        """Until so many are being computed."""
        async with asyncio.timeout(PATIENCE):
            while self.running < running:
                await asyncio.sleep(0.01)


@pytest.fixture
def compute(services: Services) -> FakeCompute:
    services.reviews.compute = FakeCompute()
    return services.reviews.compute


def order(number: int) -> Order:
    return Order(f"{number:064x}", "", None)


async def settle(reviews: Reviews) -> None:
    """Until nothing is under way."""
    async with asyncio.timeout(PATIENCE):
        while reviews.jobs:
            await asyncio.sleep(0.01)


async def state_of(reviews: Reviews, number: int, guest: str = "ann") -> str:
    return (await reviews.look(order(number).key, guest)).state


# The queue


async def test_a_review_that_many_ask_for_is_computed_once(services: Services, compute: FakeCompute) -> None:
    reviews = services.reviews
    for guest in ("ann", "ben", "cat"):
        reviews.ask(order(1), guest)
    await compute.begin()
    assert await state_of(reviews, 1) == "computing"
    compute.gate.set()
    await settle(reviews)
    reviews.ask(order(1), "eve")
    await settle(reviews)
    assert compute.asked == [order(1).key]
    found = await reviews.look(order(1).key, "eve")
    assert (found.state, msgspec.json.decode(found.review or b"", type=MatchReview)) == ("done", compute.review)


async def test_only_so_many_are_computed_at_once_and_the_others_know_their_place(
    services: Services, compute: FakeCompute
) -> None:
    reviews = services.reviews
    for number in range(8):
        reviews.ask(order(number), f"guest {number}")
    await compute.begin()
    places = [(await reviews.look(order(number).key, "ann")).place for number in range(8)]
    assert places == list(range(8))
    assert compute.running == 1
    compute.gate.set()
    await settle(reviews)
    assert (compute.most, len(compute.asked)) == (1, 8)
    assert [await state_of(reviews, number) for number in range(8)] == ["done"] * 8


async def test_what_is_known_so_far_is_shown(services: Services, compute: FakeCompute) -> None:
    services.reviews.ask(order(1), "ann")
    await compute.begin()
    found = await services.reviews.look(order(1).key, "ann")
    assert (found.state, found.share, found.asked, found.review) == ("computing", 0.5, True, b'{"game":"part"}')
    assert not (await services.reviews.look(order(1).key, "ben")).asked
    assert compute.running == 1


async def test_whoever_stops_waiting_ends_it_only_when_nobody_else_waits(
    services: Services, compute: FakeCompute
) -> None:
    reviews = services.reviews
    for guest in ("ann", "ben"):
        reviews.ask(order(1), guest)
    await compute.begin()
    await reviews.cancel(order(1).key, "eve")  # she never asked
    await reviews.cancel(order(1).key, "ann")
    assert (await state_of(reviews, 1), compute.running) == ("computing", 1)
    await reviews.cancel(order(1).key, "ben")
    assert (await state_of(reviews, 1), compute.running) == ("none", 0)
    reviews.ask(order(2), "ann")
    await compute.begin()
    assert await state_of(reviews, 2) == "computing", "the place of the one that ended is free"


async def test_one_that_waits_can_be_given_up(services: Services, compute: FakeCompute) -> None:
    reviews = services.reviews
    for number in (1, 2, 3):
        reviews.ask(order(number), "ann")
    await compute.begin()
    await reviews.cancel(order(2).key, "ann")
    assert [(await reviews.look(order(number).key, "ann")).place for number in (1, 3)] == [0, 1]
    compute.gate.set()
    await settle(reviews)
    assert order(2).key not in compute.asked


async def test_nobody_fills_the_queue(services: Services, compute: FakeCompute) -> None:
    reviews = services.reviews
    for number in range(MOST_OF_GUEST):
        reviews.ask(order(number), "ann")
    with pytest.raises(TooMany, match="reviews-waiting"):
        reviews.ask(order(99), "ann")
    reviews.ask(order(0), "ben")  # one that is under way costs nothing
    for number in range(MOST_OF_GUEST, MOST_WAITING):
        reviews.ask(order(number), f"guest {number}")
    with pytest.raises(TooMany, match="server-busy"):
        reviews.ask(order(99), "eve")
    compute.gate.set()
    await settle(reviews)


async def test_one_network_leaves_room_in_the_queue(services: Services, compute: FakeCompute) -> None:
    reviews = services.reviews
    for number in range(MOST_OF_NETWORK):
        reviews.ask(order(number), f"guest {number}", "192.0.2.1")
    with pytest.raises(TooMany, match="server-busy"):
        reviews.ask(order(99), "eve", "192.0.2.1")
    reviews.ask(order(99), "ann", "192.0.2.2")
    compute.gate.set()
    await settle(reviews)


async def test_one_that_fails_says_so_and_can_be_tried_again(
    services: Services, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(_: Order, __: Report) -> Finished:
        raise ReviewFailed("a trace")

    reviews = services.reviews
    reviews.compute = fail
    reviews.ask(order(1), "ann")
    await settle(reviews)
    assert await state_of(reviews, 1) == "failed"
    assert "a trace" in caplog.text
    compute = reviews.compute = FakeCompute()
    compute.gate.set()
    reviews.ask(order(1), "ann")
    await settle(reviews)
    assert await state_of(reviews, 1) == "done"


async def test_it_is_there_after_a_restart(tmp_path: Path) -> None:
    compute = FakeCompute()
    compute.gate.set()
    async with open_services(make_settings(tmp_path)) as services:
        services.reviews.compute = compute
        services.reviews.ask(order(1), "ann")
        await settle(services.reviews)
    async with open_services(make_settings(tmp_path)) as services:
        services.reviews.compute = compute
        assert await state_of(services.reviews, 1) == "done"
        services.reviews.ask(order(1), "ann")
        await settle(services.reviews)
    assert compute.asked == [order(1).key]


async def test_a_server_that_stops_ends_what_is_under_way(tmp_path: Path) -> None:
    compute = FakeCompute()
    async with open_services(make_settings(tmp_path)) as services:
        services.reviews.compute = compute
        services.reviews.ask(order(1), "ann")
        await compute.begin()
    assert (compute.running, len(compute.asked)) == (0, 1)


# The process


def describe_process(_: Order, report: Report) -> Finished:
    report(0.5)
    return Finished(str(os.nice(0)).encode(), str(os.getpid()).encode())


def die(_: Order, __: Report) -> Finished:
    os._exit(1)


def crash(_: Order, __: Report) -> Finished:
    raise ZeroDivisionError


def wait_for_ever(_: Order, report: Report) -> Finished:
    report(os.getpid())
    time.sleep(10 * PATIENCE)
    raise AssertionError


def ignore(share: float, part: bytes | None = None) -> None:
    """Nobody wants to know how far it is."""


async def test_it_computes_in_another_process_of_the_lowest_priority() -> None:
    shares: list[float] = []
    made = await compute_in_process(order(1), lambda share, _=None: shares.append(share), describe_process)
    assert (int(made.review), shares) == (LOWEST_PRIORITY, [0.5])
    assert int(made.summary) != os.getpid()


@pytest.mark.parametrize(("work", "trace"), [(die, "ended"), (crash, "ZeroDivisionError")])
async def test_a_process_that_dies_or_crashes_is_a_failure(work: Work, trace: str) -> None:
    with pytest.raises(ReviewFailed) as failed:
        await compute_in_process(order(1), ignore, work)
    assert trace in failed.value.trace


async def test_cancelling_kills_the_process() -> None:
    begun: asyncio.Future[float] = asyncio.get_running_loop().create_future()
    computing = compute_in_process(order(1), lambda share, _=None: begun.set_result(share), wait_for_ever)
    task = asyncio.create_task(computing)
    number = int(await asyncio.wait_for(begun, PATIENCE))
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    async with asyncio.timeout(PATIENCE):
        while is_running(number):
            await asyncio.sleep(0.01)


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


# Over HTTP


@pytest_asyncio.fixture
async def finished(visitors: Visitors) -> tuple[str, Visitor, Visitor]:
    ann, ben = await visitors.enter("Ann"), await visitors.enter("Ben")
    return await play_to_end(ann, ben), ann, ben


async def wait_for_review(visitor: Visitor, path: str) -> Json:
    async with asyncio.timeout(PATIENCE):
        while (found := await visitor.get(path))["state"] in ("waiting", "computing"):
            await asyncio.sleep(0.05)
    return found


def path_of(code: str) -> str:
    return f"/api/tables/{code}/review"


async def test_a_finished_match_is_reviewed_for_everybody_who_may_see_its_replay(
    server: Server, visitors: Visitors, finished: tuple[str, Visitor, Visitor]
) -> None:
    code, ann, ben = finished
    eve = await visitors.enter("Eve")
    made = server.services.reviews.made
    assert (await eve.get(path_of(code)))["state"] == "none"
    asked = [await visitor.post(path_of(code)) for visitor in (ann, ben, eve)]
    assert len({each["key"] for each in asked}) == 1
    found = await wait_for_review(ann, path_of(code))
    review = msgspec.convert(found["review"], MatchReview)
    assert (found["state"], review.game, len(review.seats)) == ("done", "sintra", 2)
    for seat in review.seats:
        assert seat.start + seat.skill + seat.luck + seat.unexplained == pytest.approx(seat.result, abs=0.001)
    assert [seat.result for seat in review.seats] == [1.0, 0.0]
    assert server.services.reviews.made == made + 1
    assert b"Ann" not in msgspec.json.encode(found["review"])


async def test_the_record_of_a_match_has_the_same_review(
    server: Server, finished: tuple[str, Visitor, Visitor]
) -> None:
    code, ann, _ = finished
    record = (await ann.request("GET", f"/api/tables/{code}/record")).content
    first = (await ann.request("POST", "/api/review", content=record)).json()
    assert (await wait_for_review(ann, f"/api/review/{first['key']}"))["state"] == "done"
    made = server.services.reviews.made
    again = await ann.post(path_of(code))
    assert (again["key"], again["state"], server.services.reviews.made) == (first["key"], "done", made)
    assert (await ann.get("/api/me/reviews"))["games"][0]["reviewed"] == 1, "the match has it now"


async def test_a_running_match_is_not_reviewed(visitors: Visitors) -> None:
    ann, ben = await visitors.enter("Ann"), await visitors.enter("Ben")
    code = await ann.open_table()
    for method in ("GET", "POST", "DELETE"):
        check_failed(await ann.request(method, path_of(code)), 409, "match-running")
    await start_match(code, ann, ben)
    for method in ("GET", "POST", "DELETE"):
        check_failed(await ann.request(method, path_of(code)), 409, "match-running")


async def test_whoever_may_not_see_the_replay_may_not_see_the_review(visitors: Visitors) -> None:
    ann, ben, eve = [await visitors.enter(name) for name in ("Ann", "Ben", "Eve")]
    code = await ann.open_table()
    await ben.command(code, "sit", seat=1)
    await ann.command(code, "configure", visibility="private")
    await start_match(code, ann, ben)
    await ben.command(code, "resign")
    for method in ("GET", "POST", "DELETE"):
        check_failed(await eve.request(method, path_of(code)), 403, "table-private")
    assert (await ann.post(path_of(code)))["state"] != "none"


async def test_an_upload_that_is_no_finished_match_is_refused(visitors: Visitors) -> None:
    ann = await visitors.enter("Ann")
    check_failed(await ann.request("POST", "/api/review", content=b"{}"), 400, "record-shape")
    record = leadlight.new_match("sintra", ["Olena", "Petr"], seed=1).record()
    check_failed(await ann.request("POST", "/api/review", content=record.to_json()), 409, "match-running")
    check_failed(await ann.request("GET", "/api/review/nonsense"), 404, "page-unknown")
    assert (await ann.get(f"/api/review/{0:064x}"))["state"] == "none"


async def test_nobody_has_reviews_computed_without_end(server: Server, finished: tuple[str, Visitor, Visitor]) -> None:
    code, ann, ben = finished
    reviews = server.limits.reviews
    reviews.by_address.count("127.0.0.1", reviews.by_address.most)
    check_failed(await ann.request("POST", path_of(code)), 429, "too-fast")
    reviews.clear()
    assert (await ben.post(path_of(code)))["state"] != "none"
    assert (await ann.post(path_of(code)))["asked"], "one that is under way costs nothing"
    await wait_for_review(ben, path_of(code))
    assert (await ann.post(path_of(code)))["state"] == "done"


# In the database


async def review_one(services: Services, code: str, review: MatchReview) -> None:
    """The match of a table is over and reviewed."""
    room = await add_table(services, code)
    await start(room)
    await ask(room, "ben", wire.Resign())
    compute = services.reviews.compute = FakeCompute(review)
    compute.gate.set()
    services.reviews.ask(await room.ask(lambda table: order_match(table, "ann", None)), "ann")
    await settle(services.reviews)


def count_rows(services: Services) -> int:
    with raw_database(services.settings.database) as connection:
        return int(connection.execute("select count(*) from reviews").fetchone()[0])


async def test_a_review_is_kept_as_long_as_its_table(services: Services) -> None:
    await review_one(services, "ENDED2", make_review())
    await review_one(services, "AGAIN2", make_review())
    age(services, 100)
    await clean(services)
    assert count_rows(services) == 2
    await services.rooms.delete("AGAIN2")
    assert count_rows(services) == 1
    age(services, 300)
    await clean(services)
    assert count_rows(services) == 0


async def test_reviews_of_uploads_are_kept_for_a_while(services: Services, compute: FakeCompute) -> None:
    compute.gate.set()
    services.reviews.ask(order(1), "ann")
    await settle(services.reviews)
    with raw_database(services.settings.database) as connection:
        connection.execute("update reviews set made = made - ?", [31 * DAY])
    await clean(services, Retention(reviews=0))
    assert count_rows(services) == 1
    await clean(services)
    assert count_rows(services) == 0


async def test_a_match_has_one_review_also_when_the_settings_change(services: Services) -> None:
    await review_one(services, "ENDED2", make_review())
    room = await services.rooms.find("ENDED2")
    assert room is not None
    services.reviews.ask(await room.ask(lambda table: order_match(table, "ann", 12345)), "ann")
    await settle(services.reviews)
    assert count_rows(services) == 1


# Statistics that teach


async def test_statistics_say_where_a_guest_loses(services: Services) -> None:
    for code, loss, luck in (("ENDED1", 0.1, 0.2), ("ENDED2", 0.3, -0.4)):
        await review_one(services, code, make_review(loss, luck))
    (game,) = count_reviews(await read_reviewed(services.reviews.repository, "ann"), 0.0).games
    assert (game.game, game.reviewed, game.accuracy) == ("sintra", 2, 0.8)
    assert [game.luck, game.skill] == pytest.approx([-0.2, -0.4])
    assert [(each.phase, each.decisions) for each in game.phases] == [(0, 0), (1, 2), (2, 0)]
    assert [each.loss for each in game.phases] == pytest.approx([0.0, 0.4, 0.0])
    assert [each.kind for each in game.kinds] == ["PanesTaken"]
    assert [each.loss for each in game.kinds] == pytest.approx([0.4])
    assert [each.accuracy for each in game.latest] == [0.8, 0.8]
    (other,) = count_reviews(await read_reviewed(services.reviews.repository, "ben"), 0.0).games
    assert (other.reviewed, other.accuracy, other.kinds, other.latest) == (2, None, [], [])
    assert count_reviews(await read_reviewed(services.reviews.repository, "eve"), 0.0).games == []


async def test_the_export_has_what_reviews_say(services: Services) -> None:
    await review_one(services, "ENDED2", make_review())
    reviewed = await read_reviewed(services.reviews.repository, "ann")
    export = msgspec.json.decode(await histories(services).export("ann", "Ann", reviewed))
    (review,) = export["reviews"]
    assert review["match"] == export["matches"][0]["match"]
    assert (review["accuracy"], review["luck"]) == (0.8, 0.1)
    assert review["phases"][1]["loss"] == 0.25
