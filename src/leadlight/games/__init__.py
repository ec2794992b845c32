"""The games, by name. A new game is one package here and one line in `GAMES`."""

from leadlight.core.errors import UnknownGame
from leadlight.core.game import Game
from leadlight.games.sagrada.game import SAGRADA
from leadlight.games.sintra.game import SINTRA
from leadlight.games.uzory.game import UZORY

GAMES: dict[str, Game] = {game.name: game for game in (SINTRA, SAGRADA, UZORY)}


def find_game(name: str) -> Game:
    """The game of that name; `UnknownGame` when there is none."""
    if name not in GAMES:
        raise UnknownGame("game-unknown", game=name, expected=", ".join(GAMES))
    return GAMES[name]


def game_of_rule(number: str) -> Game:
    """The game that numbers its rules so, as in "S6.11": letters, then digits; `KeyError` when no game does."""
    return {game.rule_prefix: game for game in GAMES.values()}[number.rstrip(".0123456789")]
