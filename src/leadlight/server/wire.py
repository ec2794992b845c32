"""What crosses the wire at a table, both ways; `http_models` has the rest. `script/wire_types.py` writes the same
types as TypeScript for the browser.

People and programs send a `Command`, over the table's WebSocket or as the body of a POST; what comes back and what is
told to everybody at a table is a `Message`. A seat, a slot or a ply is a number that counts from 0. Times are seconds
since 1970, durations are seconds.
"""

from typing import Annotated, Any, Literal

import msgspec

from leadlight.core.errors import Refusal
from leadlight.core.record import CalledOff
from leadlight.play.clock import ClockRule

SHOWN = r"^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$(?!\n)"
Text = Annotated[str, msgspec.Meta(pattern=SHOWN, max_length=400)]
Label = Annotated[str, msgspec.Meta(pattern=SHOWN, max_length=32)]
BotName = Annotated[str, msgspec.Meta(pattern=SHOWN, max_length=200)]  # one of those that the server offers
Notation = Annotated[str, msgspec.Meta(max_length=120)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=9)]
ThirtyTwoBytes = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]  # fewer could be guessed
Ply = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]

# Seconds of absence after which a bot may take over where there is no clock; 0 means never. None of them is short,
# because a vote of one is enough where two play.
TakeoverAfter = Literal[600, 3600, 86400, 259200, 0]

PersonKey = Annotated[str, msgspec.Meta(max_length=16)]  # names a person at one table, see `PersonInfo`

Visibility = Literal["open", "link", "private"]
Status = Literal["waiting", "playing", "over"]
OptionValue = str | int | bool
Facts = dict[str, str | int]


# What a table is


class SeatInfo(msgspec.Struct, frozen=True):
    """A place at the table. It is free while it has neither a person nor a bot."""

    name: str | None = None
    bot: str | None = None
    person: bool = False
    ready: bool = False
    present: bool = False  # the person is connected
    stand_in: str | None = None  # the bot that plays while the person is away
    votes: list[int] = []  # seats that want a bot to take over here
    resigned: bool = False
    out_of_time: bool = False
    rematch: bool = False  # wants another match, until it begins
    hints: int = 0  # asked for in this match


class Revealing(msgspec.Struct, frozen=True):
    """Everybody is ready and has committed to a contribution: now the contributions are revealed (play.fair).

    With the rest of the table this is the head of the match, which every browser computes and remembers.
    """

    version: int  # of the rules of the game
    commitments: list[str | None]  # by seat
    called_off: list[CalledOff]
    missing: list[int]  # seats whose contribution has not come yet


class TableInfo(msgspec.Struct, frozen=True):
    """A table as whoever may see it sees it. `round` is None while nothing is being played.

    Without a clock, a bot may take over from somebody who has been away for `takeover_after` seconds; 0 means never.
    """

    code: str
    name: str
    game: str
    options: dict[str, OptionValue]
    visibility: Visibility
    clock: ClockRule
    takeover_after: TakeoverAfter
    fresh_shares: bool  # players give a fresh share for every drawing, so that nobody can foresee it (play.fair)
    status: Status
    seats: list[SeatInfo]
    match: str | None  # the id of the running or the last match
    commitment: str | None  # to the secret of the match that is next, running or just over (play.fair)
    revealing: Revealing | None  # while the match is about to start
    round: int | None
    rounds: int
    watching: int  # how many look on without a seat
    actor: int | None  # the seat that decides now
    changed: float


class Viewer(msgspec.Struct, frozen=True):
    """Who you are at this table."""

    seat: int | None
    host: bool


class Clocks(msgspec.Struct, frozen=True):
    """Seconds left by seat as of now; `running` is the seat whose time runs, None while nobody's does."""

    left: list[float]
    running: int | None
    grace: float | None = None  # the running seat lost its connection: so long its clock stands still


class Step(msgspec.Struct, frozen=True):
    """One decision with the chance that followed it; `ply` counts the actions up to its end. Seat -1 set up."""

    ply: int
    seat: int
    action: str | None
    events: list[Any]
    at: float


class UndoOffer(msgspec.Struct, frozen=True):
    """Somebody asks to take actions back to `ply`; `agreed` names the seats that said yes."""

    seat: int
    ply: int
    agreed: list[int]


class Standing(msgspec.Struct, frozen=True):
    """How it ended: points and places by seat, 1 for the winners."""

    scores: list[int]
    places: list[int]
    resigned: list[int]
    digest: str | None = None  # of the record, to compare it with later (play.fair)


class DrawingInfo(msgspec.Struct, frozen=True):
    """A decision that leads to draws. It is played as soon as every seat has given a fresh share for them."""

    seat: int
    action: str
    missing: list[int]


class Missed(msgspec.Struct, frozen=True):
    """What a bot decided for you while you were away: who wanted it, and the plies of the steps."""

    voters: list[str]
    plies: list[int]


class MatchInfo(msgspec.Struct, frozen=True):
    """The match as one viewer may know it. `legal` is filled for the seat that decides.

    `missed` stays until the viewer acts again.
    """

    id: str
    ply: int
    actor: int
    view: Any
    legal: list[str]
    clocks: Clocks | None
    undo: Literal["free", "ask", "none"]
    offer: UndoOffer | None
    standing: Standing | None
    drawing: DrawingInfo | None
    missed: Missed | None = None


class ChatLine(msgspec.Struct, frozen=True):
    id: int
    name: str
    seat: int | None
    text: str
    at: float


# Messages: what the server tells


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """The server tells a viewer."""


class Snapshot(Message, frozen=True):
    """Everything, on connecting. `steps` are those after the ply that the client already knew."""

    table: TableInfo
    you: Viewer
    match: MatchInfo | None
    steps: list[Step]
    chat: list[ChatLine]


class Stepped(Message, frozen=True):
    """Somebody acted."""

    step: Step
    match: MatchInfo


class Undone(Message, frozen=True):
    """The match went back: steps beyond `match.ply` never happened."""

    seat: int
    match: MatchInfo


class Changed(Message, frozen=True):
    """The table, its seats, clocks or offers changed, not the position."""

    table: TableInfo
    you: Viewer
    match: MatchInfo | None


class Presence(Message, frozen=True):
    """People connected or disconnected. `present` has the seats in order; `clocks` is None if the viewer sees none."""

    present: list[bool]
    watching: int
    clocks: Clocks | None


class Chatted(Message, frozen=True):
    line: ChatLine


class Previewed(Message, frozen=True):
    """What each asked action would bring, as events, as far as the seat can know; or why the rules forbid it."""

    ply: int
    outcomes: dict[str, list[Any]]
    refused: dict[str, Refusal]


class Refused(Message, frozen=True):
    """An action that the rules of the game forbid; the sentence is `<game>-refused-<code>`."""

    action: str
    code: str
    rule: str
    facts: Facts


class Failed(Message, frozen=True):
    """Anything else that cannot be done; the sentence is `error-<code>`."""

    code: str
    facts: Facts


class Done(Message, frozen=True):
    """A command without any other answer was carried out."""


# Commands: what a person or a program asks


class Command(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """A viewer asks the server."""


class Sit(Command, frozen=True):
    """Take a free seat, or change to it."""

    seat: SeatNumber


class Stand(Command, frozen=True):
    """Leave the seat, before the match."""


class PlaceBot(Command, frozen=True):
    """The host seats a bot."""

    seat: SeatNumber
    bot: BotName


class Free(Command, frozen=True):
    """The host frees a seat, before the match."""

    seat: SeatNumber


class Configure(Command, frozen=True):
    """The host changes the table, before the match; everybody's readiness is asked again."""

    options: dict[str, OptionValue] | None = None
    visibility: Visibility | None = None
    clock: ClockRule | None = None
    takeover_after: TakeoverAfter | None = None
    fresh_shares: bool | None = None
    name: Label | None = None


class Ready(Command, frozen=True):
    """Ready to start, with a commitment to a contribution to the chance of the match, or not after all."""

    ready: bool = True
    commitment: ThirtyTwoBytes | None = None


class Reveal(Command, frozen=True):
    """Reveal the contribution to which the seat has committed, once everybody has."""

    contribution: ThirtyTwoBytes


class Share(Command, frozen=True):
    """Give a fresh share for the drawing at this ply."""

    ply: Ply
    share: ThirtyTwoBytes


class Act(Command, frozen=True):
    """Play an action, written in notation, at the ply that the viewer sees."""

    ply: Ply
    action: Notation


class Preview(Command, frozen=True):
    """Ask what these actions would bring."""

    ply: Ply
    actions: Annotated[list[Notation], msgspec.Meta(max_length=64)]


class Undo(Command, frozen=True):
    """Take one's last action back, or ask the others for it."""

    ply: Ply


class Answer(Command, frozen=True):
    """Say yes or no to the offer to undo, which names its ply."""

    ply: Ply
    accept: bool


class Resign(Command, frozen=True):
    """Give up. With two players the match is over; with more a bot plays on for the seat, which comes last."""


class TakeOver(Command, frozen=True):
    """Vote for a bot to play for somebody who is away."""

    seat: SeatNumber


class Rematch(Command, frozen=True):
    """Want another match at this table; it can be got ready as soon as every person at the table wants it."""


class Say(Command, frozen=True):
    text: Text


class Remove(Command, frozen=True):
    """The host sends somebody away from the table. In a match a bot takes the seat."""

    person: PersonKey


class Mute(Command, frozen=True):
    """The host forbids somebody to write in the chat of this table, or allows it again."""

    person: PersonKey
    muted: bool = True


class Block(Command, frozen=True):
    """The host sends somebody away who cannot come back, or lets them come back."""

    person: PersonKey
    blocked: bool = True


AnyCommand = (
    Sit
    | Stand
    | PlaceBot
    | Free
    | Configure
    | Ready
    | Reveal
    | Share
    | Act
    | Preview
    | Undo
    | Answer
    | Resign
    | TakeOver
    | Rematch
    | Say
    | Remove
    | Mute
    | Block
)
AnyMessage = Snapshot | Stepped | Undone | Changed | Presence | Chatted | Previewed | Refused | Failed | Done
