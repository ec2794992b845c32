"""What is asked about a position, and what the engine thinks of it."""

from typing import Annotated, Any, Literal

import msgspec

from leadlight.insight.marks import Mark
from leadlight.server.board_models import BoardQuery
from leadlight.server.wire import Notation, Ply

Effort = Literal[0, 1, 2, 3]
Included = Annotated[list[Notation], msgspec.Meta(max_length=4)]


class AnalysisRequest(BoardQuery, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Ask what the engine thinks of the decision on a board; each effort takes several times longer than the last."""

    effort: Effort = 0
    include: Included = []  # noqa: RUF012 - actions that must be among the judged ones


class HintRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for the best actions at a table where only bots sit beside you, at the ply that you see."""

    ply: Ply
    effort: Effort = 0
    include: Included = []
    checks: bool = False  # only to be warned of a mistake: it is not noted as a hint


class ReasonInfo(msgspec.Struct, frozen=True):
    """Why an action is good or bad: a message of the catalogues, and its facts."""

    message: str
    facts: dict[str, str | int | float]


class LikelyAction(msgspec.Struct, frozen=True):
    """What somebody is likely to do, and what happens then, as far as the seat that asked can know."""

    seat: int
    action: str
    events: list[Any]


class JudgedAction(msgspec.Struct, frozen=True):
    """What is known of an action. `value` is the share of the win that the deciding seat can expect, from 0 to 1."""

    action: str
    value: float
    error: float  # standard error of `behind`; 0 where it was solved exactly
    behind: float  # how much worse than the best action
    shares: list[float]  # what every seat can expect after it
    mark: Mark
    events: list[Any]  # of the action and of what the seat is likely to decide right after it, as far as it knows
    reasons: list[ReasonInfo]
    replies: list[str]  # what is likely to follow, up to the next draw
    then: list[LikelyAction] = []


class OpinionAnswer(msgspec.Struct, frozen=True):
    """The best actions of a seat, best first, then those that were asked for."""

    ply: int
    seat: int
    judged: list[JudgedAction]
    shares: list[float]  # what every seat can expect if the best is played
    choices: int  # how many legal actions there are
    nodes: int
    exact: bool
    seconds: float  # that were allowed for it
    more: bool  # whether a greater effort could tell more
