"""Tokens that sign another device in as the same guest. Each works once, for ten minutes."""

import secrets
import time
from collections.abc import Callable
from typing import NamedTuple, Protocol

from leadlight.server.errors import Forbidden

HANDOVER_SECONDS = 600
MOST_HANDOVERS = 10_000  # a bound on memory


class Offer(NamedTuple):
    guest: str
    until: float


class HandoverTokens(Protocol):
    async def offer(self, guest: str) -> str:
        """A new token for the guest, in place of any earlier one."""

    async def look(self, token: str) -> str:
        """The guest whom the token is for; it stays good. Refused when it was used, or is too old."""

    async def take(self, token: str) -> str:
        """The same, but the token is used up."""


class Handovers:
    """They are kept in memory alone: after a restart of the server people ask for a new one."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.offers: dict[str, Offer] = {}

    async def offer(self, guest: str) -> str:
        good = {token: offer for token, offer in self.offers.items() if self.is_good(offer) and offer.guest != guest}
        self.offers = good if len(good) < MOST_HANDOVERS else {}
        token = secrets.token_urlsafe(32)
        self.offers[token] = Offer(guest, self.clock() + HANDOVER_SECONDS)
        return token

    async def look(self, token: str) -> str:
        offer = self.offers.get(token)
        if offer is None or not self.is_good(offer):
            raise Forbidden("handover-invalid")
        return offer.guest

    async def take(self, token: str) -> str:
        guest = await self.look(token)
        del self.offers[token]
        return guest

    def is_good(self, offer: Offer) -> bool:
        return self.clock() < offer.until
