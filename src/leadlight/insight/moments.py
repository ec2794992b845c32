"""The moments that decided a match: the decisions that lost most, and the draws that moved most."""

from typing import NamedTuple

from leadlight.insight.review import DecisionReview, Review

MOST = 6
LEAST = 0.04  # share of the win: less decides nothing


class Moment(NamedTuple):
    """What happened at a ply, and by how much it changed what the seat could expect."""

    ply: int
    seat: int  # that decided, or that the draw favoured most
    change: float
    decision: DecisionReview | None  # None for a draw


def find_moments(review: Review) -> list[Moment]:
    """The moments of most weight, in the order of the match."""
    moments = [Moment(each.ply, each.seat, -each.loss, each) for each in review.decisions if is_marked(each)]
    for draw in review.draws:
        luckiest = max(range(len(draw.luck)), key=lambda seat: abs(draw.luck[seat]))
        moments.append(Moment(draw.ply, luckiest, draw.luck[luckiest], None))
    weighty = sorted((each for each in moments if abs(each.change) >= LEAST), key=lambda each: -abs(each.change))
    return sorted(weighty[:MOST], key=lambda each: each.ply)


def is_marked(decision: DecisionReview) -> bool:
    return decision.mark in ("inaccuracy", "mistake", "blunder")
