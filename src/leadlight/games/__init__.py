"""The games, by name. A new game is one package here and one line in `GAMES`."""

import copyreg
from typing import Any

from leadlight.core.errors import UnknownGame
from leadlight.core.game import Game, OptionValue
from leadlight.core.state import State
from leadlight.games.sagrada.game import SAGRADA
from leadlight.games.sintra.game import SINTRA
from leadlight.games.uzory.game import UZORY

GAMES: dict[str, Game] = {game.name: game for game in (SINTRA, SAGRADA, UZORY)}  # every game, by name


def find_game(name: str) -> Game:
    """The game of that name; `UnknownGame` when there is none."""
    if name not in GAMES:
        raise UnknownGame("game-unknown", game=name, expected=", ".join(GAMES))
    return GAMES[name]


def game_of_rule(number: str) -> Game:
    """The game whose rules have numbers such as "S6.11", found by the letters. Raises `KeyError` if there is none."""
    return {game.rule_prefix: game for game in GAMES.values()}[number.rstrip(".0123456789")]


def new_state(game: str, **options: OptionValue) -> State:
    """A state before anything has happened; options that are left out have their defaults.

    Raises `UnknownGame`, or `OptionError` for an option or a value that the game does not have.

    >>> leadlight.new_state("sagrada", players=1, solo_tools=5).actor() == leadlight.CHANCE
    True
    """
    found = find_game(game)
    return found.begin(found.complete(options))


def parse_position(text: str) -> State:
    """The state that a position describes; the first word of the text names the game.

    Raises `UnknownGame`, or `NotationError` for a text that is no position of that game. The text need not be complete:
    what is left out has the value that docs/records.md gives for it.

    >>> state = leadlight.new_state("sintra")
    >>> leadlight.parse_position(str(state)) == state
    True
    >>> leadlight.parse_position("chess 2")
    Traceback (most recent call last):
    leadlight.core.errors.UnknownGame: game-unknown: game=chess, expected=sintra, sagrada, uzory
    """
    name = text.split(maxsplit=1)[0] if text.strip() else ""
    return find_game(name).parse_position(text)


def reduce_game(game: Game) -> str | tuple[Any, ...]:
    """How `pickle` and `copy` take a game apart: one of `GAMES` is found again by its name."""
    return (find_game, (game.name,)) if GAMES.get(game.name) is game else object.__reduce_ex__(game, 2)


copyreg.pickle(Game, reduce_game)
