"""The bus between nodes, a Redis or Valkey server: short news for all, and what they share for a while.

It keeps nothing that must last. Whatever is asked of it has a time limit; who is told nothing meanwhile hears `missed`
and forgets what others may have changed. News are sent at most once to whoever listens at that moment.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

import msgspec

from leadlight.core.errors import LeadlightError
from leadlight.server.cluster.news import AnyNews, News
from leadlight.server.errors import Unavailable

CHANNEL = "leadlight:news"
ASK_SECONDS = 2.0  # for any answer of the bus
RETRY_SECONDS = 0.5
MOST_UNSENT = 10_000  # news that wait for a bus that is away; with more, the oldest are dropped

log = logging.getLogger(__name__)
T = TypeVar("T")
Handler = Callable[[Any], None]


class Envelope(msgspec.Struct, frozen=True):
    """News with the node that sends them."""

    sender: str
    news: AnyNews


DECODER: msgspec.msgpack.Decoder[Envelope] = msgspec.msgpack.Decoder(Envelope)


def open_redis(url: str) -> Any:
    """A client of the server. Refused when the address cannot be read, or the library is not installed."""
    try:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
    except ImportError:
        raise LeadlightError("cluster-missing") from None
    limits: Any = {"socket_timeout": ASK_SECONDS, "socket_connect_timeout": ASK_SECONDS}
    try:
        return Redis.from_url(url, retry=Retry(NoBackoff(), 1), max_connections=50, **limits)
    except ValueError:
        raise LeadlightError("bus-address", address=url) from None


class Bus:
    def __init__(self, url: str, node: str) -> None:
        self.redis = open_redis(url)
        self.node = node
        self.handlers: dict[type[News], list[Handler]] = {}
        self.when_missed: list[Callable[[], None]] = []
        self.unsent: deque[bytes] = deque(maxlen=MOST_UNSENT)
        self.sending: asyncio.Task[None] | None = None
        self.is_up = False  # whether news are heard
        self.was_away = False  # whether the log says that they are not
        self.heard = self.sent = self.failures = 0

    def on(self, kind: type[News], handler: Handler) -> None:
        """Call the handler with all news of this kind that other nodes send."""
        self.handlers.setdefault(kind, []).append(handler)

    def publish(self, news: News) -> None:
        """Tell the other nodes, soon."""
        self.unsent.append(msgspec.msgpack.encode(Envelope(self.node, news)))  # type: ignore[arg-type]
        if self.sending is None or self.sending.done():
            self.sending = asyncio.get_running_loop().create_task(self.send())

    async def send(self) -> None:
        """Send what waits, in order, again and again until the bus takes it."""
        while self.unsent:
            message = self.unsent[0]
            try:
                await self.ask(lambda redis: redis.publish(CHANNEL, message))  # noqa: B023
            except Unavailable:
                await asyncio.sleep(RETRY_SECONDS)
                continue
            if self.unsent and self.unsent[0] is message:
                self.unsent.popleft()
            self.sent += 1

    async def ask(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """What the server answers; `Unavailable` when it does not in time."""
        from redis.exceptions import RedisError

        try:
            async with asyncio.timeout(2 * ASK_SECONDS):
                return await work(self.redis)
        except (RedisError, OSError, TimeoutError) as error:
            self.failures += 1
            raise Unavailable("storage-failed") from error

    async def run(self) -> None:
        """Listen, whatever happens to the connection."""
        from redis.exceptions import RedisError

        while True:
            try:
                await self.listen()
            except (RedisError, OSError, TimeoutError) as error:
                if self.is_up:
                    log.warning("the bus is away: %s", error)
                    self.was_away = True
                self.is_up = False
            await asyncio.sleep(RETRY_SECONDS)

    async def listen(self) -> None:
        async with self.redis.pubsub() as listening:
            await listening.subscribe(CHANNEL)
            while True:
                message = await listening.get_message(timeout=ASK_SECONDS)
                if message is None:
                    await listening.ping()  # finds out that nobody is there any more
                elif message["type"] == "subscribe":
                    self.become_up()
                elif message["type"] == "message":
                    self.hear(message["data"])

    def become_up(self) -> None:
        if self.was_away:
            log.info("the bus is there again")
        self.is_up, self.was_away = True, False
        for call in self.when_missed:
            call()

    def hear(self, data: bytes) -> None:
        try:
            envelope = DECODER.decode(data)
        except msgspec.MsgspecError:  # a newer version has news that this one does not know
            return
        if envelope.sender == self.node:
            return
        self.heard += 1
        for handler in self.handlers.get(type(envelope.news), ()):
            try:
                handler(envelope.news)
            except Exception:
                log.exception("news from another node could not be handled")

    async def close(self) -> None:
        """Send what waits if that takes no time, then end."""
        if self.sending is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(ASK_SECONDS):
                    await self.sending
            self.sending.cancel()
        with suppress(Exception):
            await self.redis.aclose()
