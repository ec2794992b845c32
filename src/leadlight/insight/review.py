"""Reviews a finished match: what every decision lost, what every draw brought, and how both add up to the result.

One process of values runs along the match. It begins with what every seat could expect before the first draw; draws
move it by their luck, decisions by what they lose against the best action found. What is left between two of its values
nobody can tell, and is shown as unexplained.
"""

from collections.abc import Callable, Iterator, Sequence
from math import sqrt

import msgspec

from leadlight.core.errors import LeadlightError
from leadlight.insight.endings.solved import Shares
from leadlight.insight.marks import Mark, accuracy_of, mark_loss
from leadlight.insight.review_jobs import Found, FoundDecision, FoundDraw, Job, plan_jobs, work
from leadlight.jobs import open_workers, run_jobs
from leadlight.play.match import Match
from leadlight.play.thinking import Budget

SURE = 2.0  # standard errors that the stated error has


class SeatReview(msgspec.Struct, frozen=True):
    """How the result of a seat came about: start + skill + luck + unexplained = result, in shares of the win."""

    start: float
    skill: float  # what its own decisions lost, and what those of the others gave to it
    luck: float
    unexplained: float
    result: float
    accuracy: float  # from 0 to 100


class DecisionReview(msgspec.Struct, frozen=True):
    ply: int
    seat: int
    played: str  # in notation, as `best`
    best: str
    loss: float  # share of the win
    mark: Mark


class DrawReview(msgspec.Struct, frozen=True):
    ply: int
    luck: tuple[float, ...]  # by seat


class GraphPoint(msgspec.Struct, frozen=True):
    """What every seat could expect after so many plies, and its points then."""

    ply: int
    shares: tuple[float, ...]
    points: tuple[int, ...]


class Review(msgspec.Struct, frozen=True):
    """`errors` says by seat how far `unexplained` may be from 0 by what the estimates do not know."""

    game: str
    seats: tuple[SeatReview, ...]
    decisions: tuple[DecisionReview, ...]
    draws: tuple[DrawReview, ...]
    graph: tuple[GraphPoint, ...]
    errors: tuple[float, ...]


def review(
    match: Match,
    budget: Budget,
    seed: int,
    report: Callable[[float], None],
    must_stop: Callable[[], bool],
    jobs: int = 1,
) -> Review:
    """The review of a finished match, with this budget for each decision, in so many processes.

    Raises `LeadlightError` for a match that is not over (`review-unfinished`), and when `must_stop` says so
    (`review-cancelled`). With a budget of nodes it depends only on the seed, not on the number of processes.
    """
    if not match.is_over:
        raise LeadlightError("review-unfinished", ply=match.ply)
    planned = plan_jobs(match, budget, seed)
    found: list[Found] = []
    for each in do_jobs(planned, jobs):
        found.append(each)
        report(len(found) / len(planned))
        if must_stop():
            raise LeadlightError("review-cancelled")
    return make_review(match, found)


def do_jobs(planned: list[Job], jobs: int) -> Iterator[Found]:
    if jobs == 1:
        yield from map(work, planned)
        return
    with open_workers("processes", jobs) as workers:
        yield from run_jobs(workers, work, planned)


def make_review(match: Match, found: Sequence[Found]) -> Review:
    """The review of a match, of which every job was done."""
    account = Account(match, found)
    decisions = [each for each in found if isinstance(each, FoundDecision)]
    return Review(
        match.game.name,
        tuple(account.seat_review(seat, decisions) for seat in range(account.seats)),
        tuple(describe(match, each) for each in decisions),
        tuple(DrawReview(each.ply, each.luck) for each in found if isinstance(each, FoundDraw)),
        tuple(account.graph),
        tuple(SURE * sqrt(square) for square in account.squares),
    )


def describe(match: Match, found: FoundDecision) -> DecisionReview:
    played, best = match.game.format_action(found.played), match.game.format_action(found.best)
    return DecisionReview(found.ply, found.seat, played, best, found.loss, mark_loss(found.loss, found.error))


class Account:
    """Follows the values along the match and adds up by seat what moved them."""

    def __init__(self, match: Match, found: Sequence[Found]) -> None:
        self.seats = len(match.seats)
        self.points = points_by_ply(match)
        self.skill = [0.0] * self.seats
        self.luck = [0.0] * self.seats
        self.squares = [0.0] * self.seats  # of what is unexplained, step by step
        self.graph: list[GraphPoint] = []
        self.result = final_result(match)
        self.start = first_value(found, self.result)
        self.value = self.start
        self.draw_graph(0)
        for each in found:
            self.follow(each)
        self.add_unexplained(self.result)
        self.value = self.result
        self.draw_graph(match.ply)

    def follow(self, found: Found) -> None:
        if isinstance(found, FoundDraw):
            self.luck = add(self.luck, found.luck)
            self.value = tuple(add(self.value, found.luck))
            self.draw_graph(found.last + 1)
            return
        self.add_unexplained(found.before)
        self.skill = [
            so_far + after - before for so_far, after, before in zip(self.skill, found.after, found.before, strict=True)
        ]
        self.value = found.after
        self.draw_graph(found.ply + 1)

    def add_unexplained(self, value: Shares) -> None:
        """Note that the next value differs from the last one, for no reason that is known."""
        jumps = [now - then for now, then in zip(value, self.value, strict=True)]
        self.squares = [so_far + jump * jump for so_far, jump in zip(self.squares, jumps, strict=True)]

    def draw_graph(self, ply: int) -> None:
        shares = tuple(min(1.0, max(0.0, share)) for share in self.value)
        self.graph.append(GraphPoint(ply, shares, self.points[ply]))

    def seat_review(self, seat: int, decisions: Sequence[FoundDecision]) -> SeatReview:
        start, skill, luck, result = self.start[seat], self.skill[seat], self.luck[seat], self.result[seat]
        accuracy = accuracy_of([each.loss for each in decisions if each.seat == seat])
        return SeatReview(start, skill, luck, result - start - skill - luck, result, accuracy)


def first_value(found: Sequence[Found], result: Shares) -> Shares:
    """What every seat could expect before anything happened; the result where nothing did."""
    if not found:
        return result
    return found[0].expected if isinstance(found[0], FoundDraw) else found[0].before


def final_result(match: Match) -> Shares:
    """Who shares the first place shares the win. Alone, the win is to beat the target."""
    places = match.places()
    return tuple(1.0 / places.count(1) if place == 1 else 0.0 for place in places)


def points_by_ply(match: Match) -> list[tuple[int, ...]]:
    state = match.start.copy()
    points = [tuple(state.scores())]
    for action in match.actions:
        state.apply(action)
        points.append(tuple(state.scores()))
    return points


def add(numbers: Sequence[float], others: Sequence[float]) -> list[float]:
    return [number + other for number, other in zip(numbers, others, strict=True)]
