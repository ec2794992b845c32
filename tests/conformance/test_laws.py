"""The laws of `leadlight.testing.conformance`, over every registered game, option and player count."""

import pytest

from leadlight.core.game import Game, Options
from leadlight.games import GAMES
from leadlight.testing.conformance import LAWS, Law, every_choice

CASES = [
    pytest.param(game, options, id=f"{game.name}-{'-'.join(map(str, options.values()))}")
    for game in GAMES.values()
    for options in every_choice(game)
]


@pytest.mark.parametrize("seed", [2, 3], ids=["any action", "most points"])
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("game", "options"), CASES)
def test_every_game_keeps_the_law(law: Law, game: Game, options: Options, seed: int) -> None:
    law(game, options, seed)
