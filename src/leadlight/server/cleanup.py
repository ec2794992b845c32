"""Deletes what nobody has used for long, as `settings.Retention` says: tables, chat, guests and reviews.

A running match and a guest with a seat are never deleted. It works in small steps with pauses: the queries run in
threads, and between two steps everybody else's writes get their turn.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from sqlalchemy import Delete
from sqlalchemy.ext.asyncio import AsyncEngine

from leadlight.server.cluster.chores import MayBegin, always
from leadlight.server.guests import Guests
from leadlight.server.rooms import Rooms
from leadlight.server.settings import Retention
from leadlight.server.storage.deleting import (
    CHAT_DELETES,
    GUEST_DELETES,
    REVIEW_DELETES,
    TABLE_DELETES,
    delete_writes,
    find_abandoned,
    find_finished,
    find_gone_guests,
    find_old_chat,
    find_old_reviews,
)

DAY = 86400.0
FIRST_AFTER = 60.0  # seconds: after a start, people come first
EVERY = 3600.0  # seconds
STEP = 20  # tables or guests that are deleted at once
PAUSE = 0.5  # seconds between two steps

log = logging.getLogger(__name__)


class Kind(NamedTuple):
    """Something that gets old: for how many days it is kept, how to find it, and how to delete it."""

    name: str
    days: int
    find: Callable[[AsyncEngine, float, int], Awaitable[list[str]]]
    deletes: Sequence[Delete]


class Cleanup:
    """`may_begin` says whether this server is to do it; of several nodes one does."""

    def __init__(self, rooms: Rooms, guests: Guests, keep: Retention, may_begin: MayBegin = always) -> None:
        self.may_begin = may_begin
        self.rooms = rooms
        self.guests = guests
        self.kinds = [
            Kind("finished tables", keep.finished, find_finished, TABLE_DELETES),
            Kind("abandoned tables", keep.abandoned, find_abandoned, TABLE_DELETES),
            Kind("tables with old chat", keep.chat, find_old_chat, CHAT_DELETES),
            Kind("guests", keep.guests, find_gone_guests, GUEST_DELETES),
            Kind("reviews of uploads", keep.reviews, find_old_reviews, REVIEW_DELETES),
        ]

    async def run(self) -> None:
        await asyncio.sleep(FIRST_AFTER)
        while True:
            try:
                if await self.may_begin(EVERY / 2):
                    await self.delete_old()
            except Exception:  # a full disk must not end it for good
                log.exception("what is old could not be deleted")
            await asyncio.sleep(EVERY)

    async def delete_old(self) -> None:
        """Delete everything that is too old now."""
        for kind in self.kinds:
            if kind.days > 0:
                await self.delete_kind(kind)

    async def delete_kind(self, kind: Kind) -> None:
        before = self.rooms.steady.now() - kind.days * DAY
        count, last = 0, [""]
        while (keys := await self.find_unused(kind, before)) and keys != last:
            await self.rooms.writer.commit(delete_writes(kind.deletes, keys, before))
            if kind.deletes is TABLE_DELETES:
                self.send_away(keys)
            count, last = count + len(keys), keys
            await asyncio.sleep(PAUSE)
        if count:
            log.info("%d %s deleted, unused for more than %d days", count, kind.name, kind.days)

    def send_away(self, codes: Sequence[str]) -> None:
        """Whoever opened one of the tables just before it was deleted connects again, and learns that it is gone."""
        self.rooms.tell_deleted(codes)
        for code in codes:
            if (room := self.rooms.rooms.get(code)) is not None:
                room.give_up()

    async def find_unused(self, kind: Kind, before: float) -> list[str]:
        """A few that are too old. A table that is in memory is left out while somebody uses it."""
        found = await kind.find(self.rooms.repository.engine, before, STEP)
        if kind.deletes is GUEST_DELETES:
            self.guests.forget(found)
        return [key for key in found if kind.deletes is not TABLE_DELETES or self.rooms.forget(key)]
