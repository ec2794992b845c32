"""Computes a review, and writes it down as the browser shows it. Runs in a process of its own."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from leadlight.core.chance import Rng
from leadlight.core.record import parse_record
from leadlight.insight.calibration import review_budget
from leadlight.insight.opinion import Judged, Opinion, judge
from leadlight.insight.review import DecisionReview, Review, make_review
from leadlight.insight.review_jobs import DecisionJob, Found, FoundDecision, Job, judge_draw, plan_jobs
from leadlight.jobs import open_workers, run_jobs
from leadlight.play.match import Match
from leadlight.play.replay import replay
from leadlight.play.thinking import Budget, Thinking
from leadlight.server.opinion_models import JudgedAction
from leadlight.server.opinions import describe
from leadlight.server.review_models import GraphPoint, MatchReview, ReviewedDecision, ReviewedDraw, ReviewedSeat
from leadlight.server.reviews.order import Order
from leadlight.server.reviews.replies import Finished, Report
from leadlight.server.reviews.summary import summarize

SHOWN = 3  # of the best actions
STANDS_OUT = 0.07  # share of the win by which the best action must be ahead of all others
SURE = 2.0  # standard errors
PARTS = 20  # how often what is known so far is sent
DIGITS = 4


class Worked(NamedTuple):
    """What a job found, and for a decision what the page shows of it."""

    found: Found
    options: Sequence[JudgedAction] = ()
    only: bool = False  # nothing else comes near the best action
    gain: Sequence[float] = ()


def review_order(order: Order, report: Report) -> Finished:
    """The review as JSON, and its summary. What is known so far is reported on the way."""
    match = replay(parse_record(order.record.encode()))
    budget = Budget(nodes=order.nodes) if order.nodes is not None else review_budget(match.game.name, len(match.seats))
    reviewing = Reviewing(match, budget, seed=int(order.key[:12], 16))
    told = 0
    for share in reviewing.run(order.processes):
        part = int(share * PARTS)
        report(share, msgspec.json.encode(reviewing.describe(partial=True)) if part > told else None)
        told = part
    review = reviewing.describe()
    return Finished(msgspec.json.encode(review), msgspec.json.encode(summarize(review)))


def do_jobs(planned: list[Job], processes: int) -> Iterator[Worked]:
    if processes == 1:
        yield from map(work, planned)
        return
    with open_workers("processes", processes) as workers:
        yield from run_jobs(workers, work, planned)


def work(job: Job) -> Worked:
    """Do a job, in any process."""
    return decide(job) if isinstance(job, DecisionJob) else Worked(judge_draw(job))


def decide(job: DecisionJob) -> Worked:
    opinion = judge(job.perspective, Thinking(Rng(job.seed), job.budget), include=[job.played])
    best, played = opinion.best, opinion.of(job.played)
    found = FoundDecision(
        job.ply, opinion.seat, played.action, best.action, played.behind, played.error, best.shares, played.shares
    )
    gain = rounded(now - then for now, then in zip(played.shares, best.shares, strict=True))
    return Worked(found, describe_options(job, opinion), stands_out(opinion.judged), gain)


def describe_options(job: DecisionJob, opinion: Opinion) -> list[JudgedAction]:
    """The best actions, and the one that was played."""
    best, played = opinion.judged[:SHOWN], opinion.of(job.played)
    shown = best if played in best else (*best, played)
    return [shorten(each) for each in describe(job.perspective, shown)]


def shorten(judged: JudgedAction) -> JudgedAction:
    numbers = {name: round(getattr(judged, name), DIGITS) for name in ("value", "error", "behind")}
    return msgspec.structs.replace(judged, shares=rounded(judged.shares), then=[], **numbers)


def stands_out(judged: tuple[Judged, ...]) -> bool:
    """Whether every other action is clearly worse than the best."""
    others = judged[1:]
    return bool(others) and all(each.behind >= STANDS_OUT and each.behind > SURE * each.error for each in others)


class Reviewing:
    """A review under way, and what has been found so far."""

    def __init__(self, match: Match, budget: Budget, seed: int) -> None:
        self.match = match
        self.jobs: list[Job] = plan_jobs(match, budget, seed)
        self.worked: dict[int, Worked] = {}  # by ply, in order
        self.rounds = rounds_by_ply(match)

    def run(self, processes: int) -> Iterator[float]:
        """Do everything; after each job comes the share that is done."""
        for number, worked in enumerate(do_jobs(self.jobs, processes), start=1):
            self.worked[worked.found.ply] = worked
            yield number / len(self.jobs)

    def describe(self, *, partial: bool = False) -> MatchReview:
        """The review as far as it is. The last point of the graph is the result, which a part does not reach."""
        review = make_review(self.match, [worked.found for worked in self.worked.values()])
        graph = [GraphPoint(at.ply, rounded(at.shares), list(at.points)) for at in review.graph]
        return MatchReview(
            game=review.game,
            rounds=self.match.game.progress(self.match.state)[1],
            seats=describe_seats(review),
            decisions=[self.describe_decision(each) for each in review.decisions],
            draws=[ReviewedDraw(each.ply, self.rounds[each.ply], rounded(each.luck)) for each in review.draws],
            graph=graph[:-1] if partial else graph,
        )

    def describe_decision(self, found: DecisionReview) -> ReviewedDecision:
        worked, events = self.worked[found.ply], self.match.events[found.ply]
        return ReviewedDecision(
            ply=found.ply,
            seat=found.seat,
            round=self.rounds[found.ply],
            kind=next(
                (type(event).__name__ for event in events if getattr(event, "seat", None) == found.seat), "other"
            ),
            played=found.played,
            best=found.best,
            loss=round(found.loss, DIGITS),
            gain=list(worked.gain),
            mark=found.mark,
            only=found.mark == "best" and worked.only,
            options=list(worked.options),
        )


def describe_seats(review: Review) -> list[ReviewedSeat]:
    deciding = {decision.seat for decision in review.decisions}
    return [
        ReviewedSeat(
            start=round(seat.start, DIGITS),
            skill=round(seat.skill, DIGITS),
            luck=round(seat.luck, DIGITS),
            unexplained=round(seat.unexplained, DIGITS),
            result=round(seat.result, DIGITS),
            accuracy=round(seat.accuracy / 100, DIGITS) if number in deciding else None,
            error=round(error, DIGITS),
        )
        for number, (seat, error) in enumerate(zip(review.seats, review.errors, strict=True))
    ]


def rounds_by_ply(match: Match) -> list[int]:
    """Which round it was before each action, counted from 1."""
    state, rounds = match.start.copy(), []
    for action in match.actions:
        rounds.append(match.game.progress(state)[0])
        state.apply(action)
    return rounds


def rounded(numbers: Iterable[float]) -> list[float]:
    return [round(number, DIGITS) for number in numbers]
