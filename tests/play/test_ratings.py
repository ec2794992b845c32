"""Elo ratings and the sequential test: known answers, fitting intervals, verdicts that are mostly right."""

import math

import pytest

from leadlight.core.chance import Rng
from leadlight.play.ratings import PairResult, SequentialTest, expected_share, rate


def result(a: str, b: str, games: int, share: float) -> PairResult:
    return PairResult(a, b, games, share, 0.0, 1.0, 0.0, 0.0)


def test_ten_times_the_odds_are_400_points() -> None:
    assert expected_share(400) == pytest.approx(10 / 11)
    assert expected_share(0) == 0.5
    assert expected_share(0, rivals=3) == 0.25
    assert expected_share(400, rivals=3) == pytest.approx(10 / 13)


def test_two_bots_are_as_far_apart_as_their_odds() -> None:
    ratings = rate([result("strong", "weak", 100_000, 10 / 11)])
    assert ratings["strong"].elo == pytest.approx(200, abs=0.1)
    assert ratings["weak"].elo == pytest.approx(-200, abs=0.1)
    low, high = ratings["strong"].interval
    assert low < 200 < high < low + 10


def test_the_interval_of_two_bots_is_that_of_their_share() -> None:
    games, share = 400, 0.6
    ratings = rate([result("a", "b", games, share)])
    low, high = ratings["a"].interval
    reach = 1.96 * math.sqrt(share * (1 - share) / games)
    around = expected_share(2 * low), expected_share(2 * high)
    assert around == pytest.approx((share - reach, share + reach), abs=0.003)


def test_a_bot_that_never_lost_has_a_finite_rating() -> None:
    ratings = rate([result("perfect", "hopeless", 50, 1.0)])
    assert 200 < ratings["perfect"].elo < 1000


def test_bots_that_never_met_are_compared_through_a_third() -> None:
    step = expected_share(100)
    ratings = rate([result("c", "b", 10_000, step), result("b", "a", 10_000, step)])
    assert ratings["c"].elo - ratings["a"].elo == pytest.approx(200, abs=1)
    assert sum(rating.elo for rating in ratings.values()) == pytest.approx(0)


def test_where_four_play_a_quarter_of_the_wins_is_fair() -> None:
    ratings = rate([result("a", "b", 1000, 0.25)], rivals=3)
    assert ratings["a"].elo == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize(("true_elo", "verdict"), [(60.0, True), (-30.0, False)])
def test_the_sequential_test_finds_clear_cases(true_elo: float, verdict: bool) -> None:
    right = 0
    for seed in range(40):
        test, rng, matches = SequentialTest(40), Rng(seed), 0
        while test.verdict is None and matches < 5000:
            test.add((play(true_elo, rng) + play(true_elo, rng)) / 2)
            matches += 2
        right += test.verdict is verdict
    assert right >= 37


def play(elo: float, rng: Rng) -> float:
    return float(rng.below(10**6) < expected_share(elo) * 10**6)


def test_nothing_is_decided_before_a_match_or_by_one() -> None:
    test = SequentialTest(20)
    assert test.verdict is None
    test.add(1.0)
    assert test.verdict is None
