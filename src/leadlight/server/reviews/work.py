"""Computes a review, and writes it down as the browser shows it. Runs in a process of its own."""

from collections.abc import Iterable, Iterator

import msgspec

from leadlight.core.chance import Rng
from leadlight.core.journal import Journal
from leadlight.core.record import parse_record
from leadlight.insight.opinion import Judged, Opinion, judge
from leadlight.insight.review import DecisionReview, Review, make_review
from leadlight.insight.review_jobs import DecisionJob, Found, FoundDecision, Job, judge_draw, plan_jobs
from leadlight.play.match import Match
from leadlight.play.replay import replay
from leadlight.play.thinking import Budget, Thinking
from leadlight.server.http_models import (
    GraphPoint,
    MatchReview,
    ReviewedDecision,
    ReviewedDraw,
    ReviewedOption,
    ReviewedSeat,
)
from leadlight.server.reviews.order import Order
from leadlight.server.reviews.replies import Finished, Report
from leadlight.server.reviews.summary import summarize

USUAL_NODES = 800  # positions examined for one decision
SHOWN = 3  # of the best actions
STANDS_OUT = 0.07  # share of the win by which the best action must be ahead of all others
SURE = 2.0  # standard errors
PARTS = 20  # how often what is known so far is sent
DIGITS = 4


def review_order(order: Order, report: Report) -> Finished:
    """The review as JSON, and its summary. What is known so far is reported on the way."""
    match = replay(parse_record(order.record.encode()))
    budget = Budget(nodes=order.nodes or USUAL_NODES)
    reviewing = Reviewing(match, budget, seed=int(order.key[:12], 16))
    told = 0
    for share in reviewing.run():
        part = int(share * PARTS)
        report(share, reviewing.encode(partial=True) if part > told else None)
        told = part
    review = reviewing.describe()
    return Finished(msgspec.json.encode(review), msgspec.json.encode(summarize(review)))


class Reviewing:
    """A review under way: what has been found so far, and the opinions behind it."""

    def __init__(self, match: Match, budget: Budget, seed: int) -> None:
        self.match = match
        self.jobs: list[Job] = plan_jobs(match, budget, seed)
        self.found: list[Found] = []
        self.opinions: dict[int, Opinion] = {}  # by ply, as all that follows
        self.gains: dict[int, list[float]] = {}
        self.options: dict[int, list[ReviewedOption]] = {}
        self.rounds = rounds_by_ply(match)

    def run(self) -> Iterator[float]:
        """Do everything; after each job comes the share that is done."""
        for number, job in enumerate(self.jobs, start=1):
            self.found.append(self.decide(job) if isinstance(job, DecisionJob) else judge_draw(job))
            yield number / len(self.jobs)

    def decide(self, job: DecisionJob) -> FoundDecision:
        opinion = judge(job.perspective, Thinking(Rng(job.seed), job.budget), include=[job.played])
        best, played = opinion.best, opinion.of(job.played)
        self.opinions[job.ply] = opinion
        self.gains[job.ply] = rounded(now - then for now, then in zip(played.shares, best.shares, strict=True))
        self.options[job.ply] = describe_options(job, opinion)
        return FoundDecision(
            job.ply, opinion.seat, played.action, best.action, played.behind, played.error, best.shares, played.shares
        )

    def encode(self, *, partial: bool) -> bytes:
        return msgspec.json.encode(self.describe(partial=partial))

    def describe(self, *, partial: bool = False) -> MatchReview:
        """The review as far as it is. The last point of the graph is the result, which a part does not reach."""
        review = make_review(self.match, self.found)
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
        ply = found.ply
        events, judged = self.match.events[ply], self.opinions[ply].judged
        return ReviewedDecision(
            ply=ply,
            seat=found.seat,
            round=self.rounds[ply],
            kind=type(events[0]).__name__ if events else "",
            played=found.played,
            best=found.best,
            loss=round(found.loss, DIGITS),
            gain=self.gains[ply],
            mark=found.mark,
            only=found.mark == "best" and stands_out(judged),
            options=self.options[ply],
            reasons=[],
        )


def describe_options(job: DecisionJob, opinion: Opinion) -> list[ReviewedOption]:
    """The best actions, and the one that was played."""
    best = opinion.judged[:SHOWN]
    shown = best if opinion.of(job.played) in best else (*best, opinion.of(job.played))
    return [describe_option(job, each) for each in shown]


def describe_option(job: DecisionJob, judged: Judged) -> ReviewedOption:
    state, journal = job.perspective.deal_world(Rng(job.seed)), Journal()
    state.apply(judged.action, journal)
    return ReviewedOption(
        action=job.perspective.game.format_action(judged.action),
        value=round(judged.value, DIGITS),
        behind=round(judged.behind, DIGITS),
        error=round(judged.error, DIGITS),
        events=[event.seen_by(job.perspective.seat) for event in journal.events],
    )


def stands_out(judged: tuple[Judged, ...]) -> bool:
    """Whether every other action is clearly worse than the best."""
    return len(judged) > 1 and all(each.behind >= STANDS_OUT and each.behind > SURE * each.error for each in judged[1:])


def describe_seats(review: Review) -> list[ReviewedSeat]:
    return [
        ReviewedSeat(
            start=round(seat.start, DIGITS),
            skill=round(seat.skill, DIGITS),
            luck=round(seat.luck, DIGITS),
            unexplained=round(seat.unexplained, DIGITS),
            result=round(seat.result, DIGITS),
            accuracy=round(seat.accuracy / 100, DIGITS) if decided else None,
            error=round(error, DIGITS),
        )
        for seat, error, decided in zip(review.seats, review.errors, who_decided(review), strict=True)
    ]


def who_decided(review: Review) -> list[bool]:
    deciding = {decision.seat for decision in review.decisions}
    return [seat in deciding for seat in range(len(review.seats))]


def rounds_by_ply(match: Match) -> list[int]:
    """Which round it was before each action, counted from 1."""
    state, rounds = match.start.copy(), []
    for action in match.actions:
        rounds.append(match.game.progress(state)[0])
        state.apply(action)
    return rounds


def rounded(numbers: Iterable[float]) -> list[float]:
    return [round(number, DIGITS) for number in numbers]
