"""Whoever listens to a table, and what they are sent about its changes."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

import msgspec

from leadlight.server.tables.changes import Change, PersonModerated, PresenceChanged
from leadlight.server.tables.messages import message_for, news_in
from leadlight.server.tables.table import Table

PRESENCE_SECONDS = 0.25  # people who come and go within this time are announced together

audit = logging.getLogger("leadlight.audit")  # what hosts and the owner of the server did about people


class Listener(Protocol):
    """A connection of a guest to a table. Its methods return at once, so that a slow guest holds nobody up."""

    guest: str

    def send(self, message: bytes) -> None: ...

    def disconnect(self) -> None: ...


class Audience:
    """The connections that listen to one table. `do` has work done with the table when its turn comes."""

    def __init__(self, do: Callable[[Callable[[Table], None]], None], now: Callable[[], float]) -> None:
        self.do = do
        self.now = now
        self.listeners: set[Listener] = set()
        self.announcement: asyncio.TimerHandle | None = None  # set while somebody's coming or going is not announced

    def is_listening(self, guest: str) -> bool:
        return any(listener.guest == guest for listener in self.listeners)

    def send_news(self, table: Table, changes: Sequence[Change]) -> None:
        """Tell every listener what changed, as far as that guest may know it; comings and goings a little later."""
        for change in news_in(changes):
            if type(change) is PresenceChanged:
                self.announce_soon(change)
            else:
                self.send(change, table)

    def announce_soon(self, change: PresenceChanged) -> None:
        """One message covers everybody who comes or goes meanwhile, so that a crowd costs each viewer little."""
        if self.announcement is None:
            self.announcement = asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self.announce, change)

    def announce(self, change: PresenceChanged) -> None:
        self.announcement = None
        self.do(partial(self.send, msgspec.structs.replace(change, at=self.now())))

    def send_away(self, table: Table, changes: Sequence[Change]) -> None:
        """End the connections of whoever was removed, and note in the log what the host did."""
        for change in changes:
            if type(change) is PersonModerated:
                deed = (table.row.code, change.host, change.deed, change.name, change.guest)
                audit.warning("table %s: its host %s has %s %r (%s)", *deed)
                for listener in [each for each in self.listeners if each.guest == change.guest]:
                    if change.sends_away:
                        listener.disconnect()

    def send(self, change: Change, table: Table) -> None:
        """Send the message about a change, which is built once for all spectators who know the same."""
        built: dict[tuple[bool, bool], bytes | None] = {}
        for listener in self.listeners:
            if table.seat_of(listener.guest) is not None:
                encoded = build_message(table, listener.guest, change)
            else:
                viewer = (listener.guest == table.row.host, listener.guest == concerned_by(change))
                if viewer not in built:
                    built[viewer] = build_message(table, listener.guest, change)
                encoded = built[viewer]
            if encoded is not None:
                listener.send(encoded)

    def disconnect(self) -> None:
        """Drop every connection."""
        if self.announcement is not None:
            self.announcement.cancel()
            self.announcement = None
        for listener in self.listeners:
            listener.disconnect()
        self.listeners.clear()


def build_message(table: Table, guest: str, change: Change) -> bytes | None:
    message = message_for(table, guest, change)
    return table.encode(message) if message is not None else None


def concerned_by(change: Change) -> str | None:
    """The guest who is told something else about the change than the others."""
    return change.guest if isinstance(change, PersonModerated) else None
