"""What the database holds, as values."""

import msgspec

from leadlight.core.game import OptionValue
from leadlight.play.clock import ClockRule
from leadlight.server.wire import Status, Visibility


class Chair(msgspec.Struct, omit_defaults=True):
    """A seat of a table: nobody, a person (a guest's id) or a bot."""

    guest: str | None = None
    name: str | None = None
    bot: str | None = None
    ready: bool = False
    contribution: str | None = None
    stand_in: str | None = None
    votes: list[int] = []
    rematch: bool = False
    flagged: bool = False  # out of time for the rest of the match

    @property
    def is_free(self) -> bool:
        return self.guest is None and self.bot is None


class TableRow(msgspec.Struct, kw_only=True):
    """Everything about a table but its matches. The secret is of the match to come."""

    code: str
    name: str
    game: str
    options: dict[str, OptionValue]
    visibility: Visibility
    clock: ClockRule
    status: Status
    host: str
    chairs: list[Chair]
    match: str | None = None
    secret: str | None = None
    changed: float


class MatchRow(msgspec.Struct, frozen=True):
    id: str
    code: str
    started: float
    secret: str
    head: str


class Entry(msgspec.Struct, frozen=True):
    match: str
    number: int
    kind: str
    seat: int
    ply: int
    actions: str
    left: str | None
    at: float
