"""What the reviews of a guest's matches come to: accuracy over time, where win chance is lost, and luck."""

from collections import defaultdict
from collections.abc import Iterable

import msgspec

from leadlight.server.review_models import (
    ExportedReview,
    GameReviews,
    KindLoss,
    PhaseLoss,
    PlottedAccuracy,
    ReviewStatistics,
)
from leadlight.server.reviews.summary import PHASES, Loss, SeatSummary
from leadlight.server.storage.review_repository import ReviewRepository, StoredSummary

MOST_COUNTED = 1000  # matches, the latest
PLOTTED = 100  # matches of a game in a plot, the latest


class Reviewed(msgspec.Struct, frozen=True):
    """A reviewed match, as far as it concerns the guest's seat."""

    match: str
    game: str
    ended: float
    summary: SeatSummary


async def read_reviewed(repository: ReviewRepository, guest: str) -> list[Reviewed]:
    """The reviewed matches of a guest, the last ended first."""
    return [decode(stored) for stored in await repository.read_summaries(guest, MOST_COUNTED)]


def decode(stored: StoredSummary) -> Reviewed:
    seats = msgspec.json.decode(stored.summary, type=list[SeatSummary])
    return Reviewed(stored.match, stored.game, stored.ended, seats[stored.seat])


def count_reviews(reviewed: list[Reviewed], offset: float) -> ReviewStatistics:
    """By game; `offset` makes times those of the computer's clock."""
    games = sorted({each.game for each in reviewed})
    return ReviewStatistics([count_game([each for each in reviewed if each.game == game], offset) for game in games])


def count_game(reviewed: list[Reviewed], offset: float) -> GameReviews:
    plotted = [
        PlottedAccuracy(each.ended + offset, each.summary.accuracy)
        for each in reversed(reviewed)
        if each.summary.accuracy is not None
    ]
    losses = [loss for each in reviewed for loss in each.summary.losses]
    return GameReviews(
        game=reviewed[0].game,
        reviewed=len(reviewed),
        accuracy=sum(each.accuracy for each in plotted) / len(plotted) if plotted else None,
        skill=sum(each.summary.skill for each in reviewed),
        luck=sum(each.summary.luck for each in reviewed),
        phases=sum_phases(losses),
        kinds=sum_kinds(losses),
        latest=plotted[-PLOTTED:],
    )


def sum_phases(losses: Iterable[Loss]) -> list[PhaseLoss]:
    known = list(losses)
    of_phase = [[loss for loss in known if loss.phase == phase] for phase in range(PHASES)]
    return [
        PhaseLoss(phase, sum(loss.decisions for loss in found), sum(loss.loss for loss in found))
        for phase, found in enumerate(of_phase)
    ]


def sum_kinds(losses: Iterable[Loss]) -> list[KindLoss]:
    found: defaultdict[str, list[Loss]] = defaultdict(list)
    for loss in losses:
        found[loss.kind].append(loss)
    sums = [
        KindLoss(kind, sum(loss.decisions for loss in each), sum(loss.loss for loss in each))
        for kind, each in found.items()
    ]
    return sorted(sums, key=lambda each: -each.loss)


def export_review(reviewed: Reviewed) -> ExportedReview:
    found = reviewed.summary
    phases, kinds = sum_phases(found.losses), sum_kinds(found.losses)
    return ExportedReview(reviewed.match, found.accuracy, found.skill, found.luck, phases, kinds)
