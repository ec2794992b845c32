"""What is asked of a board without a table, and what comes back."""

from typing import Annotated, Any

import msgspec

from leadlight.server.wire import Label, MatchInfo, Notation, OptionValue, Ply, SeatInfo, SeatNumber, Step

LONGEST_POSITION = 8 * 1024  # characters; the longest that a match reaches has about two thousand
MOST_ACTIONS = 600  # a long match for six has about 200 decisions
Position = Annotated[str, msgspec.Meta(max_length=LONGEST_POSITION)]
Seed = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]


class BoardQuery(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A board without a table: where it begins, and what is played from there.

    It begins with a `position`, with the first `plies` actions of a `record` (all, if None), or with a new match that
    has these `options`. `actions` may also name draws; every other draw comes from `seed`, so the same query always has
    the same answer. `as_seat` is whose knowledge is shown; None follows whoever decides.
    """

    game: Label
    options: dict[str, OptionValue] = {}
    position: Position | None = None
    record: Any = None  # as in its file
    plies: Ply | None = None
    actions: Annotated[list[Notation], msgspec.Meta(max_length=MOST_ACTIONS)] = []
    seed: Seed = 0
    as_seat: SeatNumber | None = None


class BoardRequest(BoardQuery, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Ask for the board; `since` is the ply up to which the steps are known already."""

    since: Ply | None = None


class BoardPreview(BoardQuery, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Ask what these actions would bring on the board."""

    asked: Annotated[list[Notation], msgspec.Meta(max_length=64)]


class BoardAnswer(msgspec.Struct, frozen=True):
    """The board as one seat knows it, which is `as_seat`; `legal` is filled for whoever decides.

    `steps` are those of `actions`, the first one the set-up if the match is new. `position` holds everything, also what
    the seat does not know: whoever asks has it already.
    """

    game: str
    options: dict[str, OptionValue]
    seats: list[SeatInfo]
    as_seat: int
    match: MatchInfo
    steps: list[Step]
    position: str
