"""What requests and responses hold: guests, the lobby, the server and replays. `wire` has what crosses at a table."""

from typing import Annotated, Any

import msgspec

from leadlight.play.clock import ClockRule
from leadlight.server.wire import (
    BotName,
    Label,
    OptionValue,
    SeatInfo,
    Standing,
    Step,
    TableInfo,
    TakeoverAfter,
    Visibility,
)


class Guest(msgspec.Struct, frozen=True):
    """The person behind the cookie."""

    name: str


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Label


class Handover(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A token that makes another device the same guest; good for ten minutes, and once."""

    token: Annotated[str, msgspec.Meta(max_length=400)]


class HandoverOffer(msgspec.Struct, frozen=True):
    """A link with such a token for the other device, and its QR code as SVG. What follows its # no server is sent."""

    token: str
    link: str
    qr: str


class SessionInfo(msgspec.Struct, frozen=True):
    """A device that is signed in as you; `current` is the one that asks."""

    id: str
    device: str  # such as "Firefox, Linux"; empty where it cannot be told
    created: float
    used: float
    current: bool


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open. Whoever opens it is its host and sits on the first seat; `bots` fill the last ones."""

    game: Label
    options: dict[str, OptionValue] = {}
    visibility: Visibility = "link"
    clock: ClockRule = ClockRule()
    takeover_after: TakeoverAfter = 600
    fresh_shares: bool = False
    name: Label | None = None
    bots: Annotated[list[BotName], msgspec.Meta(max_length=5)] = []


class PersonInfo(msgspec.Struct, frozen=True):
    """Somebody at a table, for its host. `person` names them in the commands `remove`, `mute` and `block`."""

    person: str
    name: str
    seat: int | None
    present: bool
    muted: bool
    blocked: bool


class TableList(msgspec.Struct, frozen=True):
    """The tables of the lobby: your own, with your seat at each by its code, and those open to everybody.

    Tables whose match is over are not among them: see the history.
    """

    mine: list[TableInfo]
    seats: dict[str, int]
    open: list[TableInfo]


class PastSeat(msgspec.Struct, frozen=True):
    """Who played there: the name at that time, and the bot if it was one."""

    name: str
    bot: str | None


class PastMatch(msgspec.Struct, frozen=True):
    """A match that you played to its end. Times are in seconds since 1970."""

    match: str
    code: str
    game: str
    options: dict[str, OptionValue]
    seat: int  # yours
    seats: list[PastSeat]
    scores: list[int]  # by seat
    places: list[int]
    resigned: list[int]
    started: float
    ended: float
    shown: bool  # its table still shows it; a later match at the table takes its place


class History(msgspec.Struct, frozen=True):
    """A page of your matches; `total` is how many there are on all pages, `page` how many on a full one."""

    matches: list[PastMatch]
    total: int
    page: int


class PlottedMatch(msgspec.Struct, frozen=True):
    """What a plot shows of a match."""

    ended: float
    points: int
    place: int


class GameStatistics(msgspec.Struct, frozen=True):
    """What your matches of one game come to. `latest` is in the order in which they were played."""

    game: str
    matches: int
    won: int
    best: int
    mean: float
    latest: list[PlottedMatch]


class Statistics(msgspec.Struct, frozen=True):
    games: list[GameStatistics]


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    values: list[OptionValue]
    default: OptionValue
    rule: str
    only_if: tuple[str, OptionValue] | None  # another option, and the value of it with which this one has a meaning


class GameInfo(msgspec.Struct, frozen=True):
    name: str
    version: int
    rule_prefix: str
    options: list[OptionInfo]
    bots: list[str]
    levels: list[str]  # those of the bots that are levels, from weak to strong
    papers: list[str]  # on which it can be printed; none when there are no sheets
    sheets: list[str]  # that can be printed: aid, pad, pieces
    lessons: list[str]  # guided first matches, by name; the first is about the game as most people play it


class HostInfo(msgspec.Struct, frozen=True):
    """The server: `addresses` are those under which others in the same network reach it, when it lets them."""

    version: str
    addresses: list[str]
    games: list[GameInfo]


class Frame(msgspec.Struct, frozen=True):
    """One step of a replay and the position after it."""

    step: Step
    view: Any


class Draw(msgspec.Struct, frozen=True):
    """One draw of chance: what came, and every outcome that could have, in order, with its weight."""

    ply: int
    action: str
    outcomes: list[tuple[str, int]]


class Replay(msgspec.Struct, frozen=True):
    """A match to look at again. `draws` and `record` are None while it is running.

    `as_seat` is the seat that knew what is shown; None where nobody hides anything, or for a spectator.
    """

    game: str
    options: dict[str, OptionValue]
    seats: list[SeatInfo]
    frames: list[Frame]
    as_seat: int | None
    standing: Standing | None
    draws: list[Draw] | None
    record: Any
