"""Begins a new match of a game, given by its name."""

from collections.abc import Sequence

from leadlight.core.chance import Rng
from leadlight.core.game import OptionValue
from leadlight.core.record import Seat
from leadlight.games import find_game
from leadlight.play.match import Match


def new_match(game: str, names: Sequence[str] = (), *, seed: int | None = None, **options: OptionValue) -> Match:
    """A match that is set up and waits for its first decision.

    `names` are the players, seat by seat; without them the option `players` says how many there are. The same seed
    draws the same chance. Raises `UnknownGame`, or `OptionError` for options that the game does not have.

    >>> match = leadlight.new_match("uzory", players=3, seed=7)
    >>> [seat.name for seat in match.seats]
    ['1', '2', '3']
    >>> match.actor
    0
    """
    found = find_game(game)
    if names:
        options.setdefault("players", len(names))
    complete = found.complete(options)
    seats = [Seat(name) for name in names or [str(number + 1) for number in range(int(complete["players"]))]]
    match = Match(found, complete, seats, Rng(seed))
    match.draw_chance()
    return match
