"""A hash over whole random matches. Equal behaviour gives an equal fingerprint, compiled or not.

``python -m leadlight.testing.fingerprint`` prints the fingerprint of every game.
"""

import hashlib
import sys

from leadlight.core.game import Game
from leadlight.games import GAMES
from leadlight.testing.conformance import every_choice
from leadlight.testing.playthrough import playthrough


def fingerprint(game: Game, seeds: int = 3) -> str:
    """The hash of positions, legal actions, events and results, for every option with a few seeds."""
    digest = hashlib.sha256()
    for options in every_choice(game):
        for seed in range(seeds):
            digest.update(playthrough(game, options, seed).encode())
    return digest.hexdigest()[:16]


if __name__ == "__main__":
    for name, game in GAMES.items():
        sys.stdout.write(f"{name} {fingerprint(game)}\n")
