"""The laws of `leadlight.testing.conformance`, over every registered game, option and player count."""

import pytest

from leadlight import is_compiled
from leadlight.core.game import Game, Options
from leadlight.games import GAMES
from leadlight.testing.conformance import LAWS, Law, every_choice

STYLES = {2: "any action", 3: "most points"}  # by seed

# Compiled, every combination is played in both styles; interpreted, which takes ten times as long, in one or the other.
CASES = [
    pytest.param(game, options, seed, id=f"{game.name}-{'-'.join(map(str, options.values()))}-{style}")
    for game in GAMES.values()
    for number, options in enumerate(every_choice(game))
    for seed, style in STYLES.items()
    if is_compiled() or (number + number // 2 + seed) % 2 == 0
]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("game", "options", "seed"), CASES)
def test_every_game_keeps_the_law(law: Law, game: Game, options: Options, seed: int) -> None:
    law(game, options, seed)
