"""Which node computes a review, where several could: the one that claims it. The others see how far it is."""

from typing import Any, Protocol

import msgspec

from leadlight.server.cluster.bus import Bus
from leadlight.server.errors import Unavailable

CLAIM_SECONDS = 15  # after which the claim of a node that died ends
AWAITED_SECONDS = 5  # for which a node that looks on counts as waiting


class Elsewhere(msgspec.Struct, frozen=True):
    """How far another node is: the place in its queue, 0 while it computes, and the share that is done."""

    place: int = 0
    share: float = 0.0


class Claims(Protocol):
    async def take(self, key: str) -> bool:
        """Whether this node may compute the review: no other does."""

    async def hold(self, key: str, progress: Elsewhere) -> None:
        """Keep the claim, and tell the others how far it is."""

    async def look(self, key: str) -> Elsewhere | None:
        """How far another node is; from now on somebody here waits for it."""

    async def is_awaited(self, key: str) -> bool:
        """Whether somebody at another node waits for it."""

    async def give_back(self, key: str) -> None: ...


class OnlyServer:
    """There is no other node."""

    async def take(self, _: str) -> bool:
        return True

    async def hold(self, _: str, __: Elsewhere) -> None: ...

    async def look(self, _: str) -> Elsewhere | None:
        return None

    async def is_awaited(self, _: str) -> bool:
        return False

    async def give_back(self, _: str) -> None: ...


class SharedClaims:
    """On the bus. While that is away, each node computes for itself."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus

    async def take(self, key: str) -> bool:
        claim = b"%b %b" % (self.bus.node.encode(), msgspec.json.encode(Elsewhere(1)))
        try:
            return bool(await self.bus.ask(lambda redis: redis.set(claim_key(key), claim, nx=True, ex=CLAIM_SECONDS)))
        except Unavailable:
            return True

    async def hold(self, key: str, progress: Elsewhere) -> None:
        claim = b"%b %b" % (self.bus.node.encode(), msgspec.json.encode(progress))
        try:
            await self.bus.ask(lambda redis: redis.set(claim_key(key), claim, xx=True, ex=CLAIM_SECONDS))
        except Unavailable:
            return

    async def look(self, key: str) -> Elsewhere | None:
        async def read(redis: Any) -> bytes | None:
            await redis.set(awaited_key(key), b"1", ex=AWAITED_SECONDS)
            found: bytes | None = await redis.get(claim_key(key))
            return found

        try:
            found = await self.bus.ask(read)
        except Unavailable:
            return None
        return None if found is None else msgspec.json.decode(found.partition(b" ")[2], type=Elsewhere)

    async def is_awaited(self, key: str) -> bool:
        try:
            return bool(await self.bus.ask(lambda redis: redis.exists(awaited_key(key))))
        except Unavailable:
            return False

    async def give_back(self, key: str) -> None:
        async def remove(redis: Any) -> None:
            found = await redis.get(claim_key(key))
            if found is not None and found.partition(b" ")[0] == self.bus.node.encode():
                await redis.delete(claim_key(key))

        try:
            await self.bus.ask(remove)
        except Unavailable:
            return  # it ends by itself


def claim_key(key: str) -> str:
    return f"leadlight:review:{key}"


def awaited_key(key: str) -> str:
    return f"leadlight:review-awaited:{key}"
