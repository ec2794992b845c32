"""A table in memory: it does one job at a time, and commits the changes before it sends them to anybody."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec

from leadlight.bots import STAND_IN
from leadlight.bots.answer import Answer
from leadlight.core.errors import LeadlightError
from leadlight.core.state import State
from leadlight.play.match import Match
from leadlight.play.perspective import Perspective
from leadlight.server.audience import Audience, Listener
from leadlight.server.errors import Unavailable
from leadlight.server.steady_clock import SteadyClock
from leadlight.server.storage.leases import Fence
from leadlight.server.storage.writer import Writer, resolve
from leadlight.server.storage.writes import writes_for
from leadlight.server.tables.changes import Change
from leadlight.server.tables.commands import handle
from leadlight.server.tables.messages import last_message, snapshot
from leadlight.server.tables.playing import act_for, run_out
from leadlight.server.tables.presence import arrive, come_back, depart, notice
from leadlight.server.tables.starting import rematch_time, set_up_rematch_when_wanted
from leadlight.server.tables.table import Asker, Table
from leadlight.server.wire import Command, Done, Message

IDLE_SECONDS = 60.0
SOON = 0.01  # seconds to wait after somebody's time is over, because timers may fire a little early

log = logging.getLogger(__name__)
encode = msgspec.json.encode
T = TypeVar("T")

Work = Callable[[Table], T]
End = Callable[[T | None, Exception | None], None]  # called with the result of the work, or with the error


class Subscriber(Protocol):
    """Is called with the changes of each job at a table once they are committed, before the next job begins.

    It must not wait, and must not keep the table or a row. When it raises, the room is given up, as when a message
    cannot be sent. It hears of a change at most once: a server that is killed right after the commit calls nobody, so
    a subscriber that must not miss anything reads the database after a start.
    """

    def __call__(self, table: Table, changes: Sequence[Change]) -> None: ...


class Chooser(Protocol):
    """Has bots decide: in processes of this machine, or by workers elsewhere."""

    async def choose(self, bot: str, perspective: Perspective) -> Answer: ...


class Room:
    """A table in memory with whoever listens to it.

    Whatever is done with the table is a job. It begins when the job before it has ended, which is when the changes
    are committed and every subscriber has been called.
    """

    def __init__(
        self,
        table: Table,
        writer: Writer,
        bot_pool: Chooser,
        steady: SteadyClock,
        subscribers: Sequence[Subscriber] = (),
        fence: Fence | None = None,
    ) -> None:
        self.table = table
        self.fence = fence  # with which it may write, where several nodes share the database
        self.audience = Audience(lambda work: self.do(work, ignore), steady.now)
        self.subscribers: list[Subscriber] = [
            self.audience.send_news,
            self.audience.send_away,
            self.follow_up,
            *subscribers,
        ]
        self.writer = writer
        self.bot_pool = bot_pool
        self.steady = steady
        self.jobs: deque[tuple[Work[Any], End[Any]]] = deque()  # those that have not begun
        self.busy = False  # while a job is under way
        self.thinking: asyncio.Task[None] | None = None
        self.thought: Thought | None = None  # what a bot thinks about
        self.alarm: asyncio.TimerHandle | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.lost = False  # memory may differ from the disk: the table must be read again
        self.used = time.monotonic()

    def do(self, work: Work[T], end: End[T]) -> None:
        """Do the work when its turn comes. `end` is called once, after the commit and before the next job."""
        self.jobs.append((work, end))
        if not self.busy:
            self.run_jobs()

    def run_jobs(self) -> None:
        while self.jobs and not self.busy:
            self.busy = True
            self.run_job(*self.jobs.popleft())

    def run_job(self, work: Work[T], end: End[T]) -> None:
        if self.lost:
            self.finish(end, None, Unavailable("storage-failed"))
            return
        try:
            self.table.wall_offset = self.steady.wall_offset()
            answer = work(self.table)
            changes = self.table.take_changes()
            writes = writes_for(changes)
        except LeadlightError as error:
            self.finish(end, None, error)
            return
        except Exception as error:
            self.fail(end, error)
            return
        if writes:
            self.writer.put(writes, partial(self.committed, end, answer, changes), self.fence)
        else:
            self.publish(end, answer, changes)

    def committed(self, end: End[T], answer: T, changes: Sequence[Change], error: Exception | None) -> None:
        if error is None:
            self.publish(end, answer, changes)
        else:
            self.give_up()
            self.finish(end, None, error)
        self.run_jobs()

    def publish(self, end: End[T], answer: T, changes: Sequence[Change]) -> None:
        """Call every subscriber; the asker is answered last."""
        try:
            if changes:
                for subscriber in self.subscribers:
                    subscriber(self.table, changes)
        except Exception as error:
            self.fail(end, error)
        else:
            self.finish(end, answer, None)

    def follow_up(self, table: Table, changes: Sequence[Change]) -> None:  # noqa: ARG002
        """Whatever changed may have made it a bot's turn, or moved the end of somebody's time."""
        self.schedule_next()

    def fail(self, end: End[T], error: Exception) -> None:
        """Handle a job that failed half-way: memory may hold half of its changes and cannot be trusted any more."""
        log.error("table %s: %s", self.table.row.code, error, exc_info=error, extra=self.about())
        self.give_up()
        self.finish(end, None, error)

    def finish(self, end: End[T], answer: T | None, error: Exception | None) -> None:
        try:
            end(answer, error)
        except Exception:
            log.exception("table %s: the end of a job failed", self.table.row.code, extra=self.about())
            self.give_up()
        self.busy = False

    async def ask(self, work: Work[T]) -> T:
        """The result of the work, once it is committed."""
        answered: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.do(work, partial(resolve, answered))
        return await answered

    async def answer(self, asker: Asker, command: Command) -> Message:
        """The response to an asker without a connection: the answer, or the last message that a listener would get."""

        def work(table: Table) -> Message:
            notice(table, asker.guest, asker.now)
            reply = handle(table, asker, command)
            come_back(table, asker.guest, asker.now)
            return reply or last_message(table, asker.guest) or Done()

        return await self.ask(work)

    async def join(self, listener: Listener, since: int) -> None:
        joined: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def work(table: Table) -> bytes:
            table.require_admitted(listener.guest)
            now = self.steady.now()
            if not self.audience.is_listening(listener.guest):
                arrive(table, listener.guest, now)
            return encode(snapshot(table, listener.guest, now, since))

        def end(message: bytes | None, error: Exception | None) -> None:
            if message is not None:
                self.audience.listeners.add(listener)
                listener.send(message)
            resolve(joined, None, error)

        self.do(work, end)
        await joined

    def leave(self, listener: Listener) -> None:
        def work(table: Table) -> None:
            self.audience.listeners.discard(listener)
            if listener.guest in table.present and not self.audience.is_listening(listener.guest):
                depart(table, listener.guest, self.steady.now())

        self.do(work, ignore)

    def give_up(self) -> None:
        """Drop every connection, because memory may differ from the disk: clients connect again to what was stored."""
        self.lost = True
        self.audience.disconnect()
        self.set_alarm(None)

    def hold(self) -> None:
        """Begin no more jobs: those that come now are done elsewhere, where their askers connect again."""
        self.run_jobs = nothing  # type: ignore[method-assign]

    def close(self) -> None:
        self.give_up()
        for task in self.tasks:
            task.cancel()

    def schedule_next(self) -> None:
        """Wake the bot that has to decide, and set the alarm for what happens when nobody does anything."""
        if self.thinking is not None and self.thought is not None and not self.thought.is_asked(self.table):
            self.thinking.cancel()
            self.thinking = self.thought = None
        if self.table.bot_to_act() is not None and self.thinking is None:
            self.thinking = self.spawn(self.think)
        due = self.due_time()
        self.set_alarm(None if due is None else due - self.steady.now())

    def due_time(self) -> float | None:
        """When somebody's time is over, or a rematch waits no longer for people who have left."""
        if self.table.row.status != "playing":
            return rematch_time(self.table)
        return self.table.clock.flag_time() if self.table.clock is not None else None

    def set_alarm(self, delay: float | None) -> None:
        """Ring after `delay` seconds, or not at all.

        An alarm that is about to ring is not put off, so that nobody gains time by sending commands without end.
        """
        if self.alarm is None and delay is None:  # after most actions: finding the loop takes a call of the system
            return
        loop = asyncio.get_running_loop()
        if self.alarm is not None:
            if delay is not None and delay <= 0 and self.alarm.when() <= loop.time() + SOON:
                return
            self.alarm.cancel()
            self.alarm = None
        if delay is not None:
            self.alarm = loop.call_later(max(0.0, delay) + SOON, self.ring)

    def ring(self) -> None:
        """Handle the end of somebody's time, or of waiting. If a timer fired early, set the alarm again instead."""

        def work(table: Table) -> None:
            now = self.steady.now()
            run_out(table, now)
            set_up_rematch_when_wanted(table, now)

        self.alarm = None
        self.do(work, lambda _, error: None if error else self.schedule_next())

    def spawn(self, work: Callable[[], "asyncio._CoroutineLike[None]"]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work())
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("table %s: %s", self.table.row.code, error, exc_info=error, extra=self.about())

    def about(self) -> dict[str, str]:
        """For log lines."""
        return {"table": self.table.row.code}

    async def think(self) -> None:
        """Let bots decide until a person has to, or the match is over."""
        task = asyncio.current_task()
        try:
            while (bot := self.table.bot_to_act()) is not None and not self.lost:
                match = self.table.match
                assert match is not None
                thought = self.thought = Thought(match, match.state, match.ply, bot)
                action = await self.choose(thought)
                self.thought = None
                await self.ask(partial(decide, thought, action, self.steady.now()))
        finally:
            if self.thinking is task:
                self.thinking = self.thought = None

    async def choose(self, thought: "Thought") -> int:
        """The action of the bot, or of the stand-in if the bot fails or is no longer offered."""
        offered = self.table.bots.get(thought.bot)
        spec = offered.spec if offered is not None else STAND_IN
        answer = await self.bot_pool.choose(spec, Perspective.of(thought.match))
        for failure in answer.failures:
            details = f"\n{failure.details}" if failure.details else ""
            words = self.table.row.code, failure.bot, failure.kind, details
            log.warning("table %s: bot %s %s%s", *words, extra=self.about())
        return answer.action

    @property
    def is_idle(self) -> bool:
        """Whether nobody listens or has asked lately, nothing is under way, and no clock runs."""
        busy = self.audience.listeners or self.busy or self.thinking is not None or self.alarm is not None
        return not busy and time.monotonic() > self.used + IDLE_SECONDS


class Thought(NamedTuple):
    """A decision that a bot was asked for. An undo makes a new state, so the state tells whether it still stands."""

    match: Match
    state: State
    ply: int
    bot: str

    def is_asked(self, table: Table) -> bool:
        """Whether the table still waits for it, or has gone elsewhere meanwhile."""
        same = table.match is self.match and self.match.state is self.state and self.match.ply == self.ply
        return same and table.bot_to_act() == self.bot


def decide(thought: Thought, action: int, now: float, table: Table) -> None:
    """Play what a bot has chosen, if the table still waits for it."""
    if thought.is_asked(table):
        act_for(table, thought.match.actor, action, now)


def nothing() -> None:
    """What a room does that is held."""


def ignore(_: object, __: Exception | None) -> None:
    """The end of a job that nobody waits for."""
