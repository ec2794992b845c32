"""The solver of Sintra's last round against brute force. `sintra_endings` compares more and larger positions."""

from leadlight.bots.endings.sintra import TYPICAL, can_finish, solve_last_round
from leadlight.core.state import OVER
from leadlight.games import find_game
from leadlight.games.sintra.components import ROUNDS
from leadlight.games.sintra.state import SintraState
from tests.bots.sintra_endings import BruteForce, last_round, last_rounds, outcome_at_end, solve


def test_it_agrees_with_brute_force() -> None:
    results, examined, tried = set(), 0, 0
    for state in last_rounds(50, least=3, most=7):
        brute, verdict = BruteForce(), solve(state)
        assert (verdict.result, verdict.margin) == brute.outcome(state)
        assert brute.after(state, verdict.action) == brute.outcome(state)
        results.add(verdict.result)
        examined += verdict.nodes
        tried += len(brute.known)
    assert {1, -1} <= results
    assert examined * 3 < tried


def test_two_solvers_play_on_to_the_outcome_that_the_first_one_named() -> None:
    for seed in range(10):
        state = last_round(seed, 10, "AB"[seed % 2])
        first, seat = solve(state), state.actor()
        while state.actor() != OVER:
            state.apply(solve(state).action)
        assert outcome_at_end(state, seat) == (first.result, first.margin)


def test_equal_points_are_decided_by_the_glass_lost() -> None:
    state = last_round(4, 6, "B")
    assert (solve(state).result, solve(state).margin) == (-1, 0)
    state.wraps[0] += 1
    state.wraps[1] += 1
    assert (solve(state).result, solve(state).margin) == (-1, 0)


def test_points_scored_before_count_for_the_outcome_only() -> None:
    state = last_round(3, 7)
    before = solve(state)
    state.window_points[state.actor()] += 20
    after = solve(state)
    assert after.margin == before.margin + 20
    assert after.action == before.action


def test_it_gives_up_after_so_many_positions_or_when_told_to() -> None:
    state = last_round(0, 10)
    needed = solve(state).nodes
    assert solve_last_round(state, needed, lambda: False) is not None
    assert solve_last_round(state, needed - 1, lambda: False) is None
    assert needed > 300
    assert solve_last_round(state, needed, lambda: True) is None


def test_only_the_last_round_of_two_players_is_solved() -> None:
    """Other rounds are followed by draws, and with more players nobody knows whom each one plays against."""
    state = last_round(0, 4)
    assert can_finish(state, 10**9)
    state.round = ROUNDS - 1
    assert not can_finish(state, 10**9)
    three = find_game("sintra").begin(find_game("sintra").complete({"players": 3}))
    assert isinstance(three, SintraState)
    three.round = ROUNDS
    assert not can_finish(three, 10**9)


def test_it_is_tried_as_soon_as_it_can_probably_finish() -> None:
    assert list(TYPICAL) == sorted(TYPICAL)
    state = last_round(0, 12)
    typical = TYPICAL[state.on_offer]
    assert can_finish(state, typical)
    assert not can_finish(state, typical - 1)
