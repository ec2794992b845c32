"""Results added up: wins, points, and how sure they are."""

import math
import statistics
from collections import Counter

import pytest

from leadlight.bots import find_bot
from leadlight.games import find_game
from leadlight.games.uzory.events import MatchEnded
from leadlight.play.arena import Contest
from leadlight.play.tally import Outcome, Samples, Standing, Tally

SINTRA = find_game("sintra")


def contest(*bots: str, seed: int = 1) -> Contest:
    players = {name: find_bot(name).choose for name in bots}
    return Contest(SINTRA, {"players": len(bots)}, bots, players, seed)


def test_a_tally_adds_up() -> None:
    tally = Tally()
    for match in contest("greedy", "random").matches(6):
        tally.add(match)
    assert tally.games == 6
    assert sum(tally.wins.values()) + tally.ties == 6
    assert [standing.scores.count for standing in tally.bots.values()] == [6, 6]


def test_a_win_shared_by_different_bots_is_a_tie_and_by_equal_bots_a_win() -> None:
    tally = Tally()
    match = contest("greedy", "random").play(0)
    match.state = SINTRA.parse_position(
        "sintra 2 A\nround 6 -\nover 1\n" + "\n".join(f"{seat} : 1a 2a 3a 4a 5a 6a 7a 8a" for seat in (1, 2))
    )
    tally.add(match)
    match.seats[1] = match.seats[0]
    tally.add(match)
    assert (tally.ties, tally.wins) == (1, {"greedy": 1, "random": 0})


def test_a_match_played_alone_is_won_or_lost_but_never_tied() -> None:
    tally = Tally()
    contest = Contest(find_game("sagrada"), {"players": 1}, ["random"], {"random": find_bot("random").choose}, 1)
    for match in contest.matches(3):
        tally.add(match)
        result = match.result()
        assert result is not None
        assert result.places in ([1], [2])
    assert (tally.ties, tally.games) == (0, 3)


def test_a_tally_counts_how_matches_ended_where_they_end_in_several_ways() -> None:
    uzory = Contest(find_game("uzory"), {}, ["random"] * 2, {"random": find_bot("random").choose}, 1)
    matches = [*uzory.matches(8), contest("random", "random").play(0)]
    tally = Tally()
    for match in matches:
        tally.add(match)
    told = [event.reason for match in matches for event in match.events[-1] if isinstance(event, MatchEnded)]
    assert tally.endings == Counter(told)
    assert len(told) == 8
    assert len(tally.endings) > 1


def test_samples_know_mean_and_deviation() -> None:
    numbers, samples = [3, -4, 10, 10, 0], Samples()
    for number in numbers:
        samples.add(number)
    assert samples.mean == statistics.fmean(numbers)
    assert samples.deviation == pytest.approx(statistics.stdev(numbers))
    low, high = samples.interval()
    assert (high - low) / 2 == pytest.approx(1.959964 * statistics.stdev(numbers) / math.sqrt(5))


def test_of_one_number_nothing_is_known_about_the_spread() -> None:
    samples = Samples()
    samples.add(7)
    assert (samples.mean, samples.deviation) == (7, 0)


def test_the_interval_of_wins_is_wilsons() -> None:
    """Newcombe 1998, table I: 81 of 263 lie between 0.2553 and 0.3662, 0 of 20 between 0 and 0.1611."""
    assert Standing(matches=263, wins=81).win_interval() == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert Standing(matches=20, wins=0).win_interval() == pytest.approx((0, 0.1611), abs=5e-5)


def test_seats_of_one_bot_in_one_match_count_as_one_sample_of_its_mean() -> None:
    """Two seats that always have the same points tell no more than one."""
    doubled, single = Tally(), Tally()
    for score in (10, 20, 60):
        doubled.count(Outcome(["a", "a", "b"], [score, score, 0], [1, 1, 3], 100))
        single.count(Outcome(["a", "b"], [score, 0], [1, 2], 100))
    assert doubled.bots["a"].scores.mean == single.bots["a"].scores.mean == 30
    assert doubled.bots["a"].mean_interval() == pytest.approx(single.bots["a"].mean_interval())


def test_results_by_seat_do_not_follow_the_bots_that_move_on() -> None:
    tally = Tally()
    tally.count(Outcome(["a", "b"], [5, 1], [1, 2], 10))
    tally.count(Outcome(["b", "a"], [7, 2], [1, 2], 10))
    assert [(seat.wins, seat.scores.total) for seat in tally.seats] == [(2, 12), (0, 3)]
    assert {bot: standing.scores.total for bot, standing in tally.bots.items()} == {"a": 7, "b": 8}
