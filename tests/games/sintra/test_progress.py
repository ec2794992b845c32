from leadlight.games import find_game
from leadlight.testing.conformance import random_match, random_states


def test_progress_counts_the_rounds_up_to_the_sixth() -> None:
    game = find_game("sintra")
    seen = [game.progress(state) for state in random_states(game, {"players": 2}, seed=1)]
    assert seen == sorted(seen)
    assert {rounds for _, rounds in seen} == {6}
    assert {number for number, _ in seen} == set(range(1, 7))
    assert game.progress(random_match(game, {"players": 2}, seed=1).state) == (6, 6)
