"""Opinions: repeatable, blind to secrets, about the actions asked for, and right where the end can be solved."""

from itertools import islice

import pytest

from leadlight.core.chance import Rng
from leadlight.core.state import OVER
from leadlight.games import GAMES, find_game
from leadlight.insight import comparison
from leadlight.insight.marks import accuracy_of, is_clear, mark_loss
from leadlight.insight.opinion import DUELS, Opinion, judge
from leadlight.insight.trials import Trials
from leadlight.play.match import Match
from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Budget, Progress, Thinking

from .positions import decisions

NODES = 12


def opinion_of(match: Match, include: list[int] | None = None, nodes: int = NODES) -> Opinion:
    return judge(Perspective.of(match), Thinking(Rng(1), Budget(nodes=nodes)), include or [])


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_nodes_give_the_same_opinion(game: str) -> None:
    for match in islice(decisions(game, 2), 8, 40, 30):
        assert opinion_of(match) == opinion_of(match)


@pytest.mark.parametrize("game", [name for name in GAMES if find_game(name).has_secrets])
def test_an_opinion_does_not_change_with_what_the_seat_cannot_know(game: str) -> None:
    compared = 0
    for match in islice(decisions(game, 3), 6, 50, 30):
        before = opinion_of(match)
        hidden = match.state.copy()
        match.state.determinize(match.actor, Rng(4))
        compared += match.state != hidden
        assert opinion_of(match) == before
        match.state = hidden
    assert compared >= 2


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("most", [False, True])
def test_an_opinion_has_a_share_for_every_seat(game: str, most: bool) -> None:
    counts = [int(value) for value in find_game(game).options[0].values]
    players = max(counts) if most else min(counts)
    match = next(islice(decisions(game, players), 4, None))
    worst = match.state.legal_actions()[-1]
    opinion = opinion_of(match, [worst])
    assert worst in [judged.action for judged in opinion.judged]
    assert opinion.best.behind == 0.0
    assert opinion.shares == opinion.best.shares
    for judged in opinion.judged:
        assert len(judged.shares) == players
        assert judged.value == judged.shares[match.actor]
        assert judged.behind >= 0.0
        assert judged.error >= 0.0
        assert all(0.0 <= share <= 1.0 for share in judged.shares)
        assert players == 1 or sum(judged.shares) == pytest.approx(1.0)


def test_one_action_that_is_possible_is_the_best() -> None:
    match = next(each for each in decisions("sintra", 2) if len(each.state.legal_actions()) > 3)
    best = opinion_of(match, nodes=60).best.action
    assert best in match.state.legal_actions()


def test_nobody_has_an_opinion_where_nothing_is_decided() -> None:
    match = next(decisions("sintra", 2))
    waiting = Perspective.of(match, 1 - match.actor)
    with pytest.raises(ValueError, match="nothing to decide"):
        judge(waiting, Thinking(Rng(1), Budget(nodes=NODES)))


def test_progress_is_reported_and_somebody_may_stop_it() -> None:
    match = next(decisions("sintra", 2))
    reports: list[Progress] = []
    thinking = Thinking(Rng(1), Budget(nodes=300), report=reports.append)
    judge(Perspective.of(match), thinking)
    assert reports[-1].share is not None
    assert [report.nodes for report in reports] == sorted(report.nodes for report in reports)
    stopped = judge(Perspective.of(match), Thinking(Rng(1), Budget(nodes=100_000), is_cancelled=lambda: True))
    assert stopped.nodes < 1000


def test_the_end_of_a_match_of_two_is_judged_exactly() -> None:
    last = [match.state.copy() for match in decisions("sintra", 2, bot="greedy")][-1]
    seat, game = last.actor(), find_game("sintra")
    opinion = judge(Perspective(game, last, seat), Thinking(Rng(1), Budget(nodes=3000)))
    assert opinion.exact
    assert [judged.action for judged in opinion.judged] == sorted(
        last.legal_actions(), key=lambda action: (-opinion.of(action).value, action)
    )
    for judged in opinion.judged:
        assert judged.error == 0.0
        after = last.copy()
        after.apply(judged.action)
        if after.actor() == OVER:
            won = after.ranking()[seat] == 1
            assert (judged.value > 0.5) == won


def test_marks_need_a_loss_that_is_surer_than_the_noise() -> None:
    assert mark_loss(0.0, 0.0) == "best"
    assert mark_loss(0.01, 0.0) == "good"
    assert mark_loss(0.04, 0.01) == "inaccuracy"
    assert mark_loss(0.1, 0.01) == "mistake"
    assert mark_loss(0.3, 0.01) == "blunder"
    assert mark_loss(0.3, 0.2) == "good"


def test_a_loss_is_clear_where_its_mark_would_hardly_change() -> None:
    assert is_clear(0.03, 0.01)
    assert not is_clear(0.08, 0.01)
    assert is_clear(0.1, 0.01)
    assert not is_clear(0.16, 0.01)
    assert is_clear(0.3, 0.05)


@pytest.mark.parametrize(("clear", "duels"), [(True, 1), (False, DUELS)])
def test_an_action_is_compared_with_the_best_until_its_mark_is_clear(
    monkeypatch: pytest.MonkeyPatch, clear: bool, duels: int
) -> None:
    begun: list[int] = []
    make_trials = comparison.Comparison.make_trials

    def make_counted(self: comparison.Comparison, action: int) -> Trials:
        begun.append(action)
        return make_trials(self, action)

    monkeypatch.setattr(comparison.Comparison, "make_trials", make_counted)
    monkeypatch.setattr(comparison, "DOUBTED", -1.0)
    monkeypatch.setattr(comparison, "is_clear", lambda loss, error: clear)  # noqa: ARG005
    match = next(islice(decisions("sintra", 2), 4, None))
    worst = match.state.legal_actions()[-1]
    opinion_of(match, [worst])
    assert begun.count(worst) == 1 + duels


def test_accuracy_falls_with_what_was_lost() -> None:
    assert accuracy_of([]) == accuracy_of([0.0, 0.0]) == 100.0
    assert 100.0 > accuracy_of([0.0, 0.02]) > accuracy_of([0.02, 0.02]) > accuracy_of([0.2, 0.2]) > 0.0
