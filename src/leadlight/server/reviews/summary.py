"""What statistics need of a review: by seat, how accurate it was, and where it lost what it could have had."""

from collections import defaultdict

import msgspec

from leadlight.server.review_models import MatchReview, ReviewedDecision

PHASES = 3  # of a match, by its rounds: beginning, middle and end


class Loss(msgspec.Struct, frozen=True):
    """What decisions of one kind in one phase cost, in shares of the win. `phase` is counted from 0."""

    phase: int
    kind: str
    decisions: int
    loss: float


class SeatSummary(msgspec.Struct, frozen=True):
    accuracy: float | None
    skill: float
    luck: float
    losses: list[Loss]


def summarize(review: MatchReview) -> list[SeatSummary]:
    """By seat."""
    return [
        SeatSummary(found.accuracy, found.skill, found.luck, add_losses(review, seat))
        for seat, found in enumerate(review.seats)
    ]


def add_losses(review: MatchReview, seat: int) -> list[Loss]:
    sums: defaultdict[tuple[int, str], list[float]] = defaultdict(list)
    for decision in review.decisions:
        if decision.seat == seat:
            sums[phase_of(decision, review.rounds), decision.kind].append(decision.loss)
    return [Loss(phase, kind, len(losses), sum(losses)) for (phase, kind), losses in sorted(sums.items())]


def phase_of(decision: ReviewedDecision, rounds: int) -> int:
    return min(PHASES - 1, max(0, (decision.round - 1) * PHASES // max(1, rounds)))
