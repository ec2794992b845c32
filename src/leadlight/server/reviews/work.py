"""Computes a review, and writes it down as the browser shows it. Runs in a process of its own."""

from collections.abc import Iterator

import msgspec

from leadlight.core.chance import Rng
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
        self.opinions: dict[int, Opinion] = {}  # by ply
        self.rounds = rounds_by_ply(match)

    def run(self) -> Iterator[float]:
        """Do everything; after each job comes the share that is done."""
        for number, job in enumerate(self.jobs, start=1):
            self.found.append(self.decide(job) if isinstance(job, DecisionJob) else judge_draw(job))
            yield number / len(self.jobs)

    def decide(self, job: DecisionJob) -> FoundDecision:
        opinion = judge(job.perspective, Thinking(Rng(job.seed), job.budget), include=[job.played])
        self.opinions[job.ply] = opinion
        best, played = opinion.best, opinion.of(job.played)
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
        opinion, ply = self.opinions[found.ply], found.ply
        events = self.match.events[ply]
        options = [each for each in opinion.judged if each.action == self.match.actions[ply]]
        best = list(opinion.judged[:SHOWN])
        return ReviewedDecision(
            ply=ply,
            seat=found.seat,
            round=self.rounds[ply],
            kind=type(events[0]).__name__ if events else "",
            played=found.played,
            best=found.best,
            loss=round(found.loss, DIGITS),
            mark=found.mark,
            only=found.mark == "best" and stands_out(opinion.judged),
            options=[self.describe_option(each) for each in [*best, *(each for each in options if each not in best)]],
            reasons=[],
        )

    def describe_option(self, judged: Judged) -> ReviewedOption:
        action = self.match.game.format_action(judged.action)
        return ReviewedOption(
            action, round(judged.value, DIGITS), round(judged.behind, DIGITS), round(judged.error, DIGITS)
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


def rounded(numbers: tuple[float, ...]) -> list[float]:
    return [round(number, DIGITS) for number in numbers]
