"""What can change at a table. Handlers append these values to `Table.changes` and know nothing of what follows.

Storage makes writes of them (`storage.writes`), viewers get messages made of them (`tables.messages`), and whoever
subscribes to the rooms is handed them once they are committed (`room.Subscriber`). They are for the server alone:
entries, steps and the start of a match hold what some viewers must not know.
"""

from typing import Literal

import msgspec

from leadlight.server.tables.model import Entry, MatchRow, Summary, TableRow
from leadlight.server.wire import ChatLine, Standing, Step, UndoOffer

Deed = Literal["removed", "muted", "unmuted", "blocked", "unblocked"]


class Change(msgspec.Struct, frozen=True):
    """One thing that happened at a table."""


class TableOpened(Change, frozen=True):
    """There is a new table."""

    row: TableRow
    summary: Summary


class TableChanged(Change, frozen=True):
    """Seats, settings, readiness, votes or the status changed.

    `row` is the table's own, not a copy, because copying it would cost more than writing it: use it at once.
    """

    row: TableRow
    summary: Summary
    at: float


class MatchStarted(Change, frozen=True):
    """Everybody is ready and the chance is fixed; the entry of the setup follows."""

    match: MatchRow


class EntryAdded(Change, frozen=True):
    """The match went on by one entry. A setup and a decision bring a step; an undo and a resignation do not.

    Every entry ends an offer to undo.
    """

    entry: Entry
    step: Step | None = None


class MatchEnded(Change, frozen=True):
    """The match is over, by its rules or because everybody else gave up."""

    match: str
    standing: Standing
    at: float
    game: str
    guests: list[str | None]  # by seat; None for a bot


class OfferChanged(Change, frozen=True):
    """Somebody asks to undo, agrees to it or refuses it. None: the offer was refused."""

    offer: UndoOffer | None
    at: float


class PresenceChanged(Change, frozen=True):
    """A guest came or went."""

    guest: str
    is_present: bool
    at: float


class PersonModerated(Change, frozen=True):
    """The host removed, muted or blocked somebody, or took that back."""

    guest: str
    name: str
    deed: Deed
    host: str

    @property
    def sends_away(self) -> bool:
        return self.deed in ("removed", "blocked")


class ChatWritten(Change, frozen=True):
    """Somebody wrote a line."""

    code: str
    line: ChatLine
