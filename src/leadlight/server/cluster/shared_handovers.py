"""Tokens that sign another device in, on the bus: the other device may come to another node."""

import secrets
from typing import Any

from leadlight.server.cluster.bus import Bus
from leadlight.server.errors import Forbidden
from leadlight.server.handovers import HANDOVER_SECONDS


def token_key(token: str) -> str:
    return f"leadlight:handover:{token}"


class SharedHandovers:
    """See `handovers.Handovers`."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus

    async def offer(self, guest: str) -> str:
        token, mine = secrets.token_urlsafe(32), f"leadlight:handover-of:{guest}"

        async def store(redis: Any) -> None:
            before = await redis.set(mine, token, ex=HANDOVER_SECONDS, get=True)
            if before is not None:
                await redis.delete(token_key(before.decode()))
            await redis.set(token_key(token), guest, ex=HANDOVER_SECONDS)

        await self.bus.ask(store)
        return token

    async def look(self, token: str) -> str:
        return require_guest(await self.bus.ask(lambda redis: redis.get(token_key(token))))

    async def take(self, token: str) -> str:
        return require_guest(await self.bus.ask(lambda redis: redis.getdel(token_key(token))))


def require_guest(found: bytes | None) -> str:
    if found is None:
        raise Forbidden("handover-invalid")
    return found.decode()
