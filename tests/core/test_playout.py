"""Random play to the end."""

from leadlight.core.chance import Rng
from leadlight.core.playout import play_out
from leadlight.core.state import OVER
from leadlight.games import GAMES


def test_a_playout_ends_the_match_and_counts_its_actions() -> None:
    for game in GAMES.values():
        options = game.complete({})
        state = game.begin(options)
        plies = play_out(state, Rng(3))
        assert state.actor() == OVER
        assert 100 < plies <= game.max_plies(options)


def test_the_same_seed_plays_the_same_match() -> None:
    for game in GAMES.values():
        one, other = game.begin(game.complete({})), game.begin(game.complete({}))
        assert play_out(one, Rng(3)) == play_out(other, Rng(3))
        assert game.format_position(one) == game.format_position(other)
