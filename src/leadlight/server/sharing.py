"""Keeps what this node remembers in step with the others: sessions, names, sanctions, deleted tables."""

import asyncio
from collections.abc import Sequence
from functools import partial

from leadlight.server.cluster.cluster import Cluster
from leadlight.server.cluster.news import (
    GuestRenamed,
    GuestSanctioned,
    GuestsForgotten,
    SessionsEnded,
    TablesDeleted,
)
from leadlight.server.errors import Unavailable
from leadlight.server.guests import Guests
from leadlight.server.rooms import Rooms
from leadlight.server.sessions import Sessions
from leadlight.server.storage.moderation_repository import ModerationRepository, Sanction
from leadlight.server.tables.seating import rename_guest
from leadlight.server.tables.table import Asker


class Sharing:
    """What happens here is told on the bus; what others tell is done here as well."""

    def __init__(
        self, cluster: Cluster, guests: Guests, sessions: Sessions, rooms: Rooms, moderation: ModerationRepository
    ) -> None:
        self.bus = cluster.bus
        self.guests = guests
        self.sessions = sessions
        self.rooms = rooms
        self.moderation = moderation
        self.tasks: set[asyncio.Task[None]] = set()
        self.tell()
        self.listen()

    def tell(self) -> None:
        self.sessions.when_ended.append(lambda guest, ended: self.bus.publish(SessionsEnded(guest, ended)))
        self.guests.when_renamed.append(lambda guest, name: self.bus.publish(GuestRenamed(guest, name)))
        self.guests.when_sanctioned.append(lambda sanction: self.bus.publish(GuestSanctioned(*sanction)))
        self.guests.when_forgotten.append(lambda guests: self.bus.publish(GuestsForgotten(list(guests))))
        self.rooms.when_deleted.append(lambda codes: self.bus.publish(TablesDeleted(list(codes))))

    def listen(self) -> None:
        self.bus.on(SessionsEnded, lambda news: self.sessions.forget(news.guest, news.sessions))
        self.bus.on(GuestRenamed, self.hear_renamed)
        self.bus.on(GuestSanctioned, self.hear_sanctioned)
        self.bus.on(GuestsForgotten, lambda news: self.guests.drop(news.guests))
        self.bus.on(TablesDeleted, lambda news: self.close_tables(news.codes))
        self.bus.when_missed.append(self.forget_what_may_be_old)

    def hear_renamed(self, news: GuestRenamed) -> None:
        """The other node renames the guest at the tables that nobody has; here it is done at those in memory."""
        self.guests.remember(news.guest, news.name)
        asker = Asker(news.guest, news.name, self.rooms.steady.now())
        for room in list(self.rooms.rooms.values()):
            if room.table.seat_of(news.guest) is not None:
                room.do(partial(rename_guest, asker=asker), lambda _, __: None)

    def hear_sanctioned(self, news: GuestSanctioned) -> None:
        self.guests.sanctions[news.guest] = Sanction(news.guest, news.muted, news.blocked)
        if news.blocked:
            self.sessions.disconnect_guest(news.guest)

    def close_tables(self, codes: Sequence[str]) -> None:
        for code in codes:
            self.rooms.close_room(code)

    def forget_what_may_be_old(self) -> None:
        """News were missed while the bus was away."""
        self.sessions.kept.clear()
        self.guests.names.clear()
        task = asyncio.get_running_loop().create_task(self.read_sanctions())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def read_sanctions(self) -> None:
        try:
            found = await self.moderation.read_sanctions()
        except Unavailable:
            return
        self.guests.sanctions = {sanction.guest: sanction for sanction in found}
