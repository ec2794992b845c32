"""What a table is made of, as plain values. Tables work with them; storage knows how they are kept."""

from typing import NamedTuple

import msgspec

from leadlight.core.game import OptionValue
from leadlight.core.record import CalledOff
from leadlight.play.clock import ClockRule
from leadlight.server.wire import ChatLine, Status, TakeoverAfter, Visibility

CHAT_KEPT = 200  # lines that a table shows; older ones stay in the database


class StandInTime(msgspec.Struct, omit_defaults=True):
    """The time for which a bot played for somebody: who wanted it, and the plies between which it decided."""

    voters: list[str]  # their names
    start: int
    end: int | None = None  # None while the bot still plays


class Chair(msgspec.Struct, omit_defaults=True):
    """A seat of a table: nobody, a person (a guest's id) or a bot."""

    guest: str | None = None
    name: str | None = None
    bot: str | None = None
    ready: bool = False
    commitment: str | None = None  # to the person's contribution to the chance of the next match
    contribution: str | None = None  # as the person revealed it
    stand_in: str | None = None  # the bot that plays while the person is away
    votes: list[int] = []  # seats that want a bot to stand in
    stand_in_time: StandInTime | None = None  # kept until the person acts again, who should know of it
    rematch: bool = False
    flagged: bool = False  # out of time for the rest of the match
    hints: int = 0  # that the person asked for in this match

    @property
    def is_free(self) -> bool:
        return self.guest is None and self.bot is None


class KnownGuest(msgspec.Struct, frozen=True):
    """A guest with the name that they had when they were last seen here."""

    guest: str
    name: str


class Drawing(msgspec.Struct, frozen=True):
    """A decision that leads to draws and waits for fresh shares. It can no longer be changed."""

    seat: int
    action: str
    left: list[float]  # seconds on the clocks after it, by seat; empty without a clock
    shares: dict[int, str] = {}  # that have come, by seat


class TableRow(msgspec.Struct, kw_only=True):
    """Everything about a table but its matches: what one row of the database holds."""

    code: str
    name: str
    game: str
    options: dict[str, OptionValue]
    visibility: Visibility
    clock: ClockRule
    takeover_after: TakeoverAfter = 600
    status: Status
    host: str
    chairs: list[Chair]
    match: str | None = None  # the id of the running or the last match
    secret: str | None = None  # of the match to come
    muted: list[KnownGuest] = []  # who may not write here
    blocked: list[KnownGuest] = []  # who may not come here
    revealing: bool = False  # everybody has committed; the contributions are coming in
    called_off: list[CalledOff] = []  # starts since the last match
    fresh_shares: bool = False  # players give a fresh share for every drawing
    drawing: Drawing | None = None  # what waits for shares now
    shares: list[list[str | None]] = []  # of the match, by drawing and seat
    changed: float

    @property
    def missing_seats(self) -> list[int]:
        """The seats that have committed to a contribution and not revealed it."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.commitment is not None and chair.contribution is None
        ]


class Summary(msgspec.Struct, frozen=True):
    """What a list of tables says about the match at a table; kept, so that nobody replays a match for a list."""

    commitment: str | None = None
    round: int | None = None
    rounds: int = 0
    actor: int | None = None
    resigned: list[int] = []


class MatchRow(msgspec.Struct, frozen=True):
    """A match as it started. It holds the secret of its chance, which nobody may see before the end."""

    id: str
    code: str
    started: float
    secret: str
    head: str  # a record without actions, as JSON: game, options, seats, proof


class Entry(msgspec.Struct, frozen=True):
    """One line of a match: the setup, a decision with the chance that followed it, an undo or a resignation."""

    match: str
    number: int
    kind: str
    seat: int
    ply: int  # before a decision; after an undo
    actions: str
    left: str | None  # seconds on the clocks afterwards
    at: float
    actor: int | None = None  # who decides afterwards; older versions did not say


class StoredTable(NamedTuple):
    """A table as the database knows it."""

    row: TableRow
    match: MatchRow | None
    entries: list[Entry]
    chat: list[ChatLine]
    summary: Summary | None = None  # missing where an older version wrote the row


class ListedTable(NamedTuple):
    """A table as a list needs it."""

    row: TableRow
    summary: Summary | None


class SleepingTable(NamedTuple):
    """A table with a running match that is not in memory, and how its last entry left the match."""

    row: TableRow
    summary: Summary | None
    actor: int | None  # who decides; older versions did not say
    left: str | None  # seconds on the clocks
    at: float
