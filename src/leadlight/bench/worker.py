"""Measures one subject in its own process: ``python -m leadlight.bench.worker SUBJECT SECONDS`` prints a number.

The number is actions per second. Subjects are ``GAME.driven``, ``GAME.enumerated`` and ``GAME.inside`` for each of our
games, and games of OpenSpiel such as ``openspiel.backgammon``. For ``GAME.search``, ``GAME.uct`` and
``openspiel.backgammon.search`` the number is iterations per second, for ``GAME.evaluation`` and ``NETWORK.network``
evaluations per second.
"""

import importlib
import random
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

from leadlight.bench.searching import evaluation, network, openspiel_search, search, uct
from leadlight.core.chance import Rng
from leadlight.core.game import Game
from leadlight.core.playout import play_out
from leadlight.core.state import CHANCE, OVER
from leadlight.games import GAMES

SEARCHING = {"search": search, "uct": uct, "evaluation": evaluation, "network": network}


def measure(play: Callable[[], int], seconds: float) -> float:
    """What `play` counts, per second of processor time, so that other programs disturb less: actions over whole random
    matches for the rules. The first call only warms up.
    """
    play()
    begun = time.process_time()
    count = play()
    while (spent := time.process_time() - begun) < seconds:
        count += play()
    return count / spent


def inside(game: Game) -> Callable[[], int]:
    """The loop over actions runs in `core.playout`, which is compiled whenever the rules are."""
    options, rng = game.complete({}), Rng(1)
    return lambda: play_out(game.begin(options), rng)


def driven(game: Game) -> Callable[[], int]:
    """A plain Python loop asks the state who acts and what is legal, then chooses and applies one action."""
    options, rng = game.complete({}), Rng(1)

    def play() -> int:
        state = game.begin(options)
        plies = 0
        while (actor := state.actor()) != OVER:
            action = state.draw(rng) if actor == CHANCE else rng.pick(state.legal_actions())
            state.apply(action)
            plies += 1
        return plies

    return play


def enumerated(game: Game) -> Callable[[], int]:
    """The same Python loop as for OpenSpiel: it lists the outcomes of chance and picks one, as it picks actions."""
    options, uniform = game.complete({}), random.Random(1).random

    def play() -> int:
        state = game.begin(options)
        plies = 0
        while (actor := state.actor()) != OVER:
            if actor == CHANCE:
                outcomes = state.chance_outcomes()
                total = 0
                for _, weight in outcomes:
                    total += weight
                action = draw(outcomes, uniform() * total)
            else:
                legal = state.legal_actions()
                action = legal[int(uniform() * len(legal))]
            state.apply(action)
            plies += 1
        return plies

    return play


def openspiel(name: str) -> Callable[[], int]:
    """OpenSpiel through its Python interface, which lists the outcomes of chance with their probabilities."""
    game: Any = importlib.import_module("pyspiel").load_game(name)
    uniform = random.Random(1).random

    def play() -> int:
        state = game.new_initial_state()
        plies = 0
        while not state.is_terminal():
            if state.is_chance_node():
                action = draw(state.chance_outcomes(), uniform())
            else:
                legal = state.legal_actions()
                action = legal[int(uniform() * len(legal))]
            state.apply_action(action)
            plies += 1
        return plies

    return play


def draw(outcomes: Sequence[tuple[int, float]], left: float) -> int:
    for action, weight in outcomes:
        left -= weight
        if left < 0:
            return action
    return outcomes[-1][0]


def subject(name: str) -> Callable[[], int]:
    owner, _, what = name.rpartition(".")
    if owner == "openspiel":
        return openspiel(what)
    if owner.startswith("openspiel."):
        return openspiel_search(owner.removeprefix("openspiel."))
    if what in SEARCHING:
        return SEARCHING[what](owner)
    return {"inside": inside, "driven": driven, "enumerated": enumerated}[what](GAMES[owner])


if __name__ == "__main__":
    sys.stdout.write(str(measure(subject(sys.argv[1]), float(sys.argv[2]))))
