"""What a review says, how far it is, and what the reviews of a guest's matches come to."""

from typing import Literal

import msgspec

from leadlight.insight.marks import Mark
from leadlight.server.opinion_models import JudgedAction


class ReviewedDecision(msgspec.Struct, frozen=True):
    """A decision, at the position after `ply` actions. `options` has the best, and what was played, the best first.

    `kind` says what was decided: the name of the first event of the seat that it brought, or other.
    """

    ply: int
    seat: int
    round: int
    kind: str
    played: str
    best: str
    loss: float
    gain: list[float]  # by seat, what the played action changed against the best
    mark: Mark
    only: bool  # the best was played, and nothing else came near it
    options: list[JudgedAction]


class ReviewedDraw(msgspec.Struct, frozen=True):
    """A draw of chance, the action number `ply`, and its luck by seat."""

    ply: int
    round: int
    luck: list[float]


class ReviewedSeat(msgspec.Struct, frozen=True):
    """Where the result of a seat came from: `start + skill + luck + unexplained = result`, all in shares of the win.

    `unexplained` is what the estimate cannot tell; `error` is how large it may be. `accuracy` is from 0 to 1, or None
    where the seat decided nothing.
    """

    start: float
    skill: float
    luck: float
    unexplained: float
    result: float
    accuracy: float | None
    error: float


class GraphPoint(msgspec.Struct, frozen=True):
    """After `ply` actions: what every seat could expect, and its points."""

    ply: int
    shares: list[float]
    points: list[int]


class MatchReview(msgspec.Struct, frozen=True):
    """The review of a match that is over. Rounds are counted from 1."""

    game: str
    rounds: int
    seats: list[ReviewedSeat]
    decisions: list[ReviewedDecision]
    draws: list[ReviewedDraw]
    graph: list[GraphPoint]


ReviewState = Literal["none", "waiting", "computing", "done", "failed"]


class ReviewStatus(msgspec.Struct, frozen=True):
    """How far a review is. `place` is its place in the queue, counted from 1; `share` is how much of it is done.

    `asked` says whether you wait for it. `review` is there once it is done, and before that as far as it is known.
    """

    key: str
    state: ReviewState
    place: int
    share: float
    asked: bool
    review: MatchReview | None


class PlottedAccuracy(msgspec.Struct, frozen=True):
    """What a plot shows of a match that was reviewed."""

    ended: float
    accuracy: float


class PhaseLoss(msgspec.Struct, frozen=True):
    """What your decisions in a third of your matches cost, in shares of the win. `phase` is counted from 0."""

    phase: int
    decisions: int
    loss: float


class KindLoss(msgspec.Struct, frozen=True):
    """What your decisions of one kind cost; `kind` as in `ReviewedDecision`."""

    kind: str
    decisions: int
    loss: float


class GameReviews(msgspec.Struct, frozen=True):
    """What the reviews of your matches of one game come to; `luck` and `skill` are sums, in shares of the win.

    `latest` is in the order in which the matches were played.
    """

    game: str
    reviewed: int
    accuracy: float | None  # on average
    skill: float
    luck: float
    phases: list[PhaseLoss]
    kinds: list[KindLoss]  # the costliest first
    latest: list[PlottedAccuracy]


class ReviewStatistics(msgspec.Struct, frozen=True):
    """Only matches that somebody had reviewed count."""

    games: list[GameReviews]


class ExportedReview(msgspec.Struct, frozen=True):
    """What a review says of your seat in a match."""

    match: str
    accuracy: float | None
    skill: float
    luck: float
    phases: list[PhaseLoss]
    kinds: list[KindLoss]
