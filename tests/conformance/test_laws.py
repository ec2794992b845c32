"""The laws of `leadlight.testing.conformance`, over every registered game, option and player count."""

import pytest

from leadlight.core.game import Game, Options
from leadlight.games import GAMES
from leadlight.testing.conformance import LAWS, Law, every_choice, pairs, pairwise

STYLES = {"any action": 2, "most points": 3}  # with their seeds


def choices(game: Game) -> list[Options]:
    """Every combination of options in every style."""
    return [options | {"style": style} for options in every_choice(game) for style in STYLES]


def cases(game: Game) -> list[Options]:
    """Enough of them for every two values to meet: all of them would take minutes, and few faults need three."""
    return pairwise(choices(game))


CASES = [
    pytest.param(game, case, id="-".join(map(str, [game.name, *case.values()])))
    for game in GAMES.values()
    for case in cases(game)
]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("game", "case"), CASES)
def test_every_game_keeps_the_law(law: Law, game: Game, case: Options) -> None:
    options = dict(case)
    seed = STYLES[str(options.pop("style"))]
    law(game, options, seed)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_two_values_that_go_together_meet_in_some_case(game: Game) -> None:
    met = {pair for case in cases(game) for pair in pairs(case)}
    assert met == {pair for choice in choices(game) for pair in pairs(choice)}
