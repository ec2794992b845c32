"""The end of a match is solved within the budget of a decision, and the searching bot plays as the solver says."""

import pytest

from leadlight.bots.endings import solve_end
from leadlight.bots.endings.allowance import Pace, positions_allowed, stop_check
from leadlight.bots.endings.transposition_table import ACTIONS, AT_LEAST, AT_MOST, EXACT, Found, Key, TranspositionTable
from leadlight.bots.search.bot import Search
from leadlight.core.chance import Rng
from leadlight.games import find_game
from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Budget, Progress, Thinking
from tests.bots.sintra_endings import BruteForce, last_round


def key_of(*words: int) -> Key:
    key = Key()
    for number, word in enumerate(words):
        key.words[number] = word
    return key


def test_the_table_returns_what_it_was_given() -> None:
    table = TranspositionTable(1000)
    entries = [(-5, EXACT, 0), (300_000, AT_LEAST, ACTIONS - 1), (-300_000, AT_MOST, 480), (0, EXACT, 10)]
    for number, entry in enumerate(entries):
        table.keep(key_of(number, 2**62, 3), Found(*entry))
    for number, entry in enumerate(entries):
        found = table.find(key_of(number, 2**62, 3))
        assert found is not None
        assert (found.value, found.bound, found.action) == entry


def test_the_table_never_takes_one_position_for_another() -> None:
    table = TranspositionTable(1)
    assert table.find(key_of()) is None
    table.keep(key_of(1, 2), Found(7, EXACT, 3))
    assert table.find(key_of(1, 3)) is None
    table.keep(key_of(1, 3), Found(8, EXACT, 3))
    assert table.find(key_of(1, 2)) is None


def test_a_solver_has_half_of_the_budget() -> None:
    pace = Pace(by_node=10, by_second=1000)
    assert positions_allowed(Budget(nodes=60), pace) == 300
    assert positions_allowed(Budget(seconds=2), pace) == 1000
    assert positions_allowed(Budget(seconds=2, nodes=60), pace) == 300
    assert positions_allowed(Budget(), pace) == positions_allowed(Budget(nodes=1000), pace)


def test_a_solver_stops_when_its_share_of_the_time_is_over_or_when_cancelled() -> None:
    assert not stop_check(Thinking())()
    assert stop_check(Thinking(is_cancelled=lambda: True))()
    hour = Budget(seconds=3600)
    now = Thinking().began
    assert not stop_check(Thinking(budget=hour, began=now))()
    assert stop_check(Thinking(budget=hour, began=now - 1800))()
    assert stop_check(Thinking(budget=hour, began=now, is_cancelled=lambda: True))()


@pytest.mark.parametrize("side", "AB")
def test_the_searching_bot_plays_the_end_perfectly(side: str) -> None:
    for seed in range(8):
        state = last_round(seed, 7, side)
        brute = BruteForce()
        reports: list[Progress] = []
        perspective = Perspective(find_game("sintra"), state, state.actor())
        action = Search().choose(perspective, Thinking(Rng(1), Budget(nodes=900), report=reports.append))
        assert brute.after(state, action) == brute.outcome(state)
        assert [(report.share, report.action) for report in reports] == [(1.0, action)]
        assert reports[0].value == (1 + brute.outcome(state)[0]) / 2


def test_without_enough_budget_the_bot_searches_as_before() -> None:
    state = last_round(0, 14)
    perspective = Perspective(find_game("sintra"), state, state.actor())
    assert solve_end(perspective, Thinking(budget=Budget(nodes=20))) is None
    reports: list[Progress] = []
    Search().choose(perspective, Thinking(Rng(1), Budget(nodes=20), report=reports.append))
    assert reports[-1].nodes == 20


def test_a_cancelled_bot_does_not_solve_on() -> None:
    state = last_round(1, 14)
    thinking = Thinking(budget=Budget(nodes=10**6), is_cancelled=lambda: True)
    assert solve_end(Perspective(find_game("sintra"), state, state.actor()), thinking) is None
