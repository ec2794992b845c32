"""The games, by name. A new game is one package here and one line in `GAMES`."""

from leadlight.core.errors import UnknownGame
from leadlight.core.game import Game
from leadlight.games.sagrada.game import SAGRADA
from leadlight.games.sintra.game import SINTRA
from leadlight.games.uzory.game import UZORY

GAMES: dict[str, Game] = {game.name: game for game in (SINTRA, SAGRADA, UZORY)}


def find_game(name: str) -> Game:
    if name not in GAMES:
        raise UnknownGame("game-unknown", game=name, expected=", ".join(GAMES))
    return GAMES[name]
