"""The jobs of a review: each decision and each draw of a match, as values that can cross to another process."""

from collections.abc import Iterator
from typing import NamedTuple

from leadlight.core.chance import Rng
from leadlight.core.game import OptionValue
from leadlight.core.state import CHANCE, State
from leadlight.games import find_game
from leadlight.insight.endings.solved import Shares
from leadlight.insight.luck import find_luck
from leadlight.insight.opinion import judge
from leadlight.insight.sighting import find_sight
from leadlight.play.match import Match
from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Budget, Thinking


class DecisionJob(NamedTuple):
    ply: int
    perspective: Perspective
    played: int
    budget: Budget
    seed: int


class DrawJob(NamedTuple):
    """The draws between two decisions; the first one is that of `ply`."""

    ply: int
    game: str
    options: dict[str, OptionValue]
    before: State
    drawn: tuple[int, ...]
    budget: Budget
    seed: int


class FoundDecision(NamedTuple):
    ply: int
    seat: int
    played: int
    best: int
    loss: float
    error: float
    before: Shares  # what every seat could expect with the best action
    after: Shares  # and with the one that was played


class FoundDraw(NamedTuple):
    ply: int
    last: int  # the ply of the last draw
    luck: Shares
    expected: Shares


Job = DecisionJob | DrawJob
Found = FoundDecision | FoundDraw


def plan_jobs(match: Match, budget: Budget, seed: int) -> list[Job]:
    """A job for every decision between several actions, and for every row of draws, in the order of the match."""
    return list(collect_jobs(match, budget, seed))


def collect_jobs(match: Match, budget: Budget, seed: int) -> Iterator[Job]:
    state, ply = match.start.copy(), 0
    while ply < match.ply:
        actor, action = match.actors[ply], match.actions[ply]
        own_seed = seed * 1_000_003 + ply
        if actor == CHANCE:
            drawn = draws_from(match, ply)
            yield DrawJob(ply, match.game.name, dict(match.options), state.copy(), drawn, budget, own_seed)
        else:
            drawn = (action,)
            if len(state.legal_actions()) > 1:
                yield DecisionJob(ply, plain_perspective(match, state, actor), action, budget, own_seed)
        for each in drawn:
            state.apply(each)
        ply += len(drawn)


def draws_from(match: Match, ply: int) -> tuple[int, ...]:
    """The actions of chance from this ply to the next decision."""
    end = ply
    while end < match.ply and match.actors[end] == CHANCE:
        end += 1
    return tuple(match.actions[ply:end])


def plain_perspective(match: Match, state: State, seat: int) -> Perspective:
    """What the seat knows of a position; the steps that led to it change no opinion."""
    return Perspective(match.game, state, seat, match.options)


def work(job: Job) -> Found:
    """Do a job, in any process."""
    return judge_decision(job) if isinstance(job, DecisionJob) else judge_draw(job)


def judge_decision(job: DecisionJob) -> FoundDecision:
    opinion = judge(job.perspective, Thinking(Rng(job.seed), job.budget), include=[job.played])
    best, played = opinion.best, opinion.of(job.played)
    return FoundDecision(
        job.ply, opinion.seat, played.action, best.action, played.behind, played.error, best.shares, played.shares
    )


def judge_draw(job: DrawJob) -> FoundDraw:
    sight = find_sight(find_game(job.game), job.options, job.before)
    found = find_luck(job.before, job.drawn, sight, job.budget.nodes or 0, Rng(job.seed))
    return FoundDraw(job.ply, job.ply + len(job.drawn) - 1, found.luck, found.expected)
