"""Reviews: sums that add up, the same for any number of processes, cancelled when nobody wants them."""

import msgspec
import pytest

from leadlight.bots import find_bot
from leadlight.core.chance import Rng
from leadlight.core.errors import LeadlightError
from leadlight.core.state import CHANCE
from leadlight.games import find_game
from leadlight.insight.luck import find_luck
from leadlight.insight.moments import find_moments
from leadlight.insight.review import Review, final_result, make_review, review
from leadlight.insight.review_jobs import DecisionJob, DrawJob, FoundDecision, FoundDraw, plan_jobs, work
from leadlight.insight.sighting import find_sight
from leadlight.play.begin import new_match
from leadlight.play.match import Match
from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Budget, Thinking

from .positions import played

TINY = Budget(nodes=2)


def whatever(match: Match) -> list[FoundDecision | FoundDraw]:
    """What the jobs of a review might find, without the work."""
    seats, rng = len(match.seats), Rng(7)
    found: list[FoundDecision | FoundDraw] = []
    for job in plan_jobs(match, TINY, 1):
        numbers = tuple(rng.below(1000) / 1000 for _ in range(seats))
        if isinstance(job, DrawJob):
            found.append(FoundDraw(job.ply, job.ply + len(job.drawn) - 1, numbers, numbers))
        else:
            loss = rng.below(300) / 1000
            seat = job.perspective.seat
            found.append(FoundDecision(job.ply, seat, job.played, job.played, loss, 0.01, numbers, numbers))
    return found


@pytest.mark.parametrize(("game", "players"), [("sintra", 2), ("sagrada", 1), ("sagrada", 4), ("uzory", 3)])
def test_the_parts_add_up_to_the_result_whatever_was_found(game: str, players: int) -> None:
    match = played(game, players)
    found = make_review(match, whatever(match))
    assert [seat.result for seat in found.seats] == list(final_result(match))
    for seat in found.seats:
        assert seat.start + seat.skill + seat.luck + seat.unexplained == pytest.approx(seat.result)
    for number in range(players):
        own = sum(draw.luck[number] for draw in found.draws)
        assert found.seats[number].luck == pytest.approx(own)
    assert found.graph[0].ply == 0
    assert found.graph[-1].ply == match.ply
    assert found.graph[-1].shares == final_result(match)
    assert found.graph[-1].points == tuple(match.state.scores())


def plies_of(job: DecisionJob | DrawJob) -> range:
    return range(job.ply, job.ply + (len(job.drawn) if isinstance(job, DrawJob) else 1))


@pytest.mark.parametrize("game", ["sintra", "sagrada", "uzory"])
def test_every_decision_and_every_draw_is_a_job(game: str) -> None:
    match = played(game, 2)
    jobs = plan_jobs(match, TINY, 1)
    covered = [
        ply for job in jobs for ply in range(job.ply, job.ply + (len(job.drawn) if isinstance(job, DrawJob) else 1))
    ]
    assert covered == sorted(set(covered))
    assert {ply for ply in range(match.ply) if match.actors[ply] == CHANCE} <= set(covered)
    for job in jobs:
        if isinstance(job, DecisionJob):
            assert job.played == match.actions[job.ply]
            assert job.perspective.seat == match.actors[job.ply]


def small_match() -> Match:
    """A match whose last decisions are left to review: the others are part of its start."""
    match, bot = new_match("sintra", ["Ann", "Ben"], seed=3), find_bot("greedy")
    while match.game.progress(match.state)[0] < 6 or len(match.state.legal_actions()) > 4:
        match.act(match.actor, bot.choose(Perspective.of(match), Thinking(Rng(1))))
    short = Match(match.game, match.options, match.seats, Rng(2), match.state)
    while not short.is_over:
        short.act(short.actor, short.state.legal_actions()[-1])
    return short


def test_a_review_is_the_same_in_any_number_of_processes() -> None:
    match = small_match()
    reports: list[float] = []
    one = review(match, TINY, 1, reports.append, lambda: False, jobs=1)
    assert review(match, TINY, 1, reports.append, lambda: False, jobs=2) == one
    assert reports[-1] == 1.0
    assert {"seats", "decisions", "draws", "graph"} <= set(msgspec.json.decode(msgspec.json.encode(one)))
    assert msgspec.json.decode(msgspec.json.encode(one), type=Review) == one


def test_a_review_can_be_cancelled() -> None:
    with pytest.raises(LeadlightError) as refused:
        review(small_match(), TINY, 1, print, lambda: True)
    assert refused.value.code == "review-cancelled"


def test_only_a_finished_match_is_reviewed() -> None:
    with pytest.raises(LeadlightError) as refused:
        review(new_match("sintra", seed=1), TINY, 1, print, lambda: False)
    assert refused.value.code == "review-unfinished"


def test_a_match_that_somebody_gave_up_is_reviewed_to_its_result() -> None:
    match = new_match("sintra", ["Ann", "Ben"], seed=3)
    match.resign(0)
    found = make_review(match, [])
    assert [seat.result for seat in found.seats] == [0.0, 1.0]


def test_the_luck_of_all_outcomes_of_a_draw_is_zero_on_average() -> None:
    """Where there are few outcomes, all are looked at, so that good and bad luck balance."""
    game = find_game("sintra")
    options = game.complete({"players": 2})
    state = game.begin(options)
    outcomes = state.chance_outcomes()
    sight = find_sight(game, options, state)
    total = sum(weight for _, weight in outcomes)
    lucks = [find_luck(state, [action], sight, 36, Rng(1)).luck[0] * weight / total for action, weight in outcomes]
    assert abs(sum(lucks)) < 0.05


def test_the_work_of_a_draw_says_what_every_seat_got() -> None:
    match = played("uzory", 3)
    job = next(job for job in plan_jobs(match, TINY, 1) if isinstance(job, DrawJob) and job.ply > 20)
    found = work(job)
    assert isinstance(found, FoundDraw)
    assert len(found.luck) == 3
    assert sum(found.luck) == pytest.approx(0.0, abs=1e-9)


def test_moments_are_the_weightiest_in_the_order_of_the_match() -> None:
    match = played("sintra", 2)
    found = make_review(match, whatever(match))
    moments = find_moments(found)
    assert 0 < len(moments) <= 6
    assert [moment.ply for moment in moments] == sorted(moment.ply for moment in moments)
