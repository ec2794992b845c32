"""Everything a running server owns, opened and closed together."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, date, datetime

from leadlight.bots.pool import BotPool
from leadlight.server.action_counter import ActionCounter
from leadlight.server.bot_offer import offer_bots
from leadlight.server.cleanup import Cleanup
from leadlight.server.cluster.chores import alone_with
from leadlight.server.cluster.cluster import Cluster, open_cluster
from leadlight.server.cluster.job_queue import JobQueue
from leadlight.server.cluster.queued_bots import QueuedBots
from leadlight.server.cluster.shared_handovers import SharedHandovers
from leadlight.server.cluster.shared_limits import SharedLimits
from leadlight.server.control_token import control_token
from leadlight.server.errors import Unavailable
from leadlight.server.guests import Guests
from leadlight.server.handovers import Handovers, HandoverTokens
from leadlight.server.incidents import Incidents
from leadlight.server.limits import Limits
from leadlight.server.old_results import fill_in_results
from leadlight.server.opinion_pool import OpinionPool
from leadlight.server.process_pool import ProcessPool
from leadlight.server.puzzles.challenge import Challenges
from leadlight.server.puzzles.puzzles import Puzzles
from leadlight.server.reviews.claims import SharedClaims
from leadlight.server.reviews.queued import QueuedReviews
from leadlight.server.reviews.reviews import Reviews
from leadlight.server.rooms import Rooms
from leadlight.server.sessions import Sessions
from leadlight.server.settings import Settings
from leadlight.server.sharing import Sharing
from leadlight.server.steady_clock import SteadyClock
from leadlight.server.storage.database import migrate, open_engine, open_for_writing
from leadlight.server.storage.history_repository import HistoryRepository
from leadlight.server.storage.moderation_repository import ModerationRepository
from leadlight.server.storage.puzzle_repository import PuzzleRepository
from leadlight.server.storage.repository import Repository
from leadlight.server.storage.review_repository import ReviewRepository
from leadlight.server.storage.session_repository import SessionRepository
from leadlight.server.storage.writer import Writer
from leadlight.server.storage.writes import write_reading
from leadlight.server.takeover import Takeover
from leadlight.server.waking import Waker

log = logging.getLogger(__name__)

CANCELLED_AGAIN = 1.0  # seconds after which a task that goes on is cancelled once more
NOTED_EVERY = 60.0  # seconds; a jump of the computer's clock in the last of them before a kill counts as a pause


@dataclass(frozen=True)
class Services:
    settings: Settings
    repository: Repository
    writer: Writer
    guests: Guests
    sessions: Sessions
    handovers: HandoverTokens
    rooms: Rooms
    history: HistoryRepository
    moderation: ModerationRepository
    token: str  # with which the command line speaks for the owner
    steady: SteadyClock
    limits: Limits
    process_pool: ProcessPool
    reviews: Reviews
    puzzles: Puzzles
    challenges: Challenges
    board_pool: ProcessPool  # boards without tables: nobody who plays there waits for what takes long
    opinion_pool: OpinionPool
    incidents: Incidents
    actions: ActionCounter
    cluster: Cluster | None = None  # where several nodes share a database
    queued_bots: QueuedBots | None = None


@asynccontextmanager
async def open_services(settings: Settings) -> AsyncIterator[Services]:
    """Migrate the database and start the writer; running matches are woken when they need it. In the end, write what
    still waits.
    """
    await asyncio.to_thread(migrate, settings.database)
    engine = open_engine(settings.database)
    repository, bot_pool = Repository(engine), BotPool(settings.workers)
    process_pool, board_pool, opinion_pool = ProcessPool(), ProcessPool(), OpinionPool(max(1, settings.workers // 2))
    key = await repository.signing_key()
    steady = SteadyClock(await repository.last_reading(), await repository.read_clock())
    cluster = await open_cluster(settings, repository.reader, key, steady) if settings.bus is not None else None
    writer = Writer(open_for_writing(settings.database))
    guests, actions = Guests(repository, writer, steady), ActionCounter(steady.now)
    sessions = Sessions(SessionRepository(engine, repository.reader), writer, key, steady.now)
    limits = Limits(settings.people_per_address)
    queued_bots = QueuedBots(JobQueue(settings.bus), bot_pool) if settings.bus is not None else None
    rooms = Rooms(
        repository,
        writer,
        bot_pool,
        steady,
        subscribers=[*([cluster.presence] if cluster is not None else []), *([actions] if settings.metrics else [])],
        bots=offer_bots(settings.bots),
        owner=cluster.ownership if cluster is not None else None,
        chooser=queued_bots,
    )
    incidents, uvicorn_log = Incidents(), logging.getLogger("uvicorn.error")
    uvicorn_log.addFilter(incidents)
    writer.start()
    sessions.forget_unused()
    moderation, history = ModerationRepository(engine), HistoryRepository(engine)
    reviews = open_reviews(settings, ReviewRepository(engine), writer, steady, cluster, queued_bots)
    guests.sanctions = {sanction.guest: sanction for sanction in await moderation.read_sanctions()}
    waker = Waker(rooms) if cluster is None else Takeover(cluster, rooms)
    works = [
        note_time(writer, steady),
        waker.run(),
        Cleanup(rooms, guests, settings.keep, alone_with(cluster, "cleanup")).run(),
        fill_in_results(rooms, history),
    ]
    if cluster is not None:
        cluster.load = lambda: (len(rooms.rooms), sum(len(found) for found in sessions.connections.values()))
        Sharing(cluster, guests, sessions, rooms, moderation)
        assert queued_bots is not None
        works += [queued_bots.run(), reviews.run()]
        works += [
            cluster.bus.run(),
            cluster.membership.run(),
            cluster.presence.run(),
            SharedLimits(cluster.bus, limits).run(),
        ]
    running = [asyncio.create_task(work) for work in works]
    try:
        with control_token(settings.data) as token:
            yield Services(
                settings=settings,
                repository=repository,
                writer=writer,
                guests=guests,
                sessions=sessions,
                handovers=SharedHandovers(cluster.bus) if cluster is not None else Handovers(),
                rooms=rooms,
                history=history,
                moderation=moderation,
                token=token,
                steady=steady,
                limits=limits,
                process_pool=process_pool,
                reviews=reviews,
                puzzles=Puzzles(PuzzleRepository(engine), writer, board_pool, day_of(steady), steady.now),
                challenges=Challenges(PuzzleRepository(engine), writer, board_pool, key, day_of(steady), steady.now),
                board_pool=board_pool,
                opinion_pool=opinion_pool,
                incidents=incidents,
                actions=actions,
                cluster=cluster,
                queued_bots=queued_bots,
            )
    finally:
        uvicorn_log.removeFilter(incidents)
        incidents.report()
        await end_tasks(running)
        await reviews.stop()
        await waker.stop()
        rooms.close()
        writer.put([write_reading(steady.read())], ignore)
        await writer.stop()
        if cluster is not None and queued_bots is not None:
            await leave(cluster)
            await queued_bots.queue.close()
        await asyncio.to_thread(bot_pool.stop)
        await asyncio.gather(*(asyncio.to_thread(pool.stop) for pool in (process_pool, board_pool, opinion_pool)))
        await repository.close()


async def end_tasks(tasks: Sequence[asyncio.Task[None]]) -> None:
    """Cancel the tasks until they have ended: the Redis client swallows what comes at the moment it connects."""
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=CANCELLED_AGAIN)


def open_reviews(
    settings: Settings,
    repository: ReviewRepository,
    writer: Writer,
    steady: SteadyClock,
    cluster: Cluster | None,
    queued_bots: QueuedBots | None,
) -> Reviews:
    if cluster is None or queued_bots is None:
        return Reviews(repository, writer, steady, settings)
    compute = QueuedReviews(queued_bots.queue, queued_bots.knows_worker)
    return Reviews(repository, writer, steady, settings, compute, SharedClaims(cluster.bus))


def day_of(steady: SteadyClock) -> Callable[[], date]:
    """Tells which day it is, in universal time; by the clock that all nodes go by."""
    return lambda: datetime.fromtimestamp(steady.read().wall, UTC).date()


async def leave(cluster: Cluster) -> None:
    """Give back what was not given back before; others may take it at once."""
    try:
        await cluster.leases.give_back(cluster.node)
        await cluster.membership.leave()
    except Unavailable:
        log.warning("this node ends without a word to the others")
    await cluster.links.close()
    await cluster.bus.close()


async def note_time(writer: Writer, steady: SteadyClock) -> None:
    """Store the server's own time again and again, so that the next server goes on from there."""
    while True:
        writer.put([write_reading(steady.read())], ignore)
        await asyncio.sleep(NOTED_EVERY)


def ignore(_: Unavailable | None) -> None:
    """The writer logs what it could not store; the next note follows."""
