"""The quick search for open frames finds what the rules find."""

import pytest

from leadlight.bots.evaluation.uzory_frames import OpenFrames
from leadlight.core.chance import Rng
from leadlight.core.state import CHANCE, OVER
from leadlight.core.value import make_vector
from leadlight.games import find_game
from leadlight.games.uzory import frames
from leadlight.games.uzory.components import COLOURS
from leadlight.games.uzory.state import UzoryState

Found = list[tuple[int, list[int]]]


def slowly(state: UzoryState, most_missing: int) -> Found:
    found: Found = []
    for frame in frames.open_frames(state):
        if len(frame.missing) <= most_missing:
            areas = make_vector([0] * int(COLOURS))
            frames.measure(state, frame, areas, 0)
            found.append((len(frame.missing), list(areas)))
    return found


def quickly(state: UzoryState, most_missing: int) -> Found:
    found, size = OpenFrames(state, most_missing), int(COLOURS)
    areas = list(found.areas)
    return [(found.missing[frame], areas[frame * size : (frame + 1) * size]) for frame in range(found.count)]


@pytest.mark.parametrize(("players", "mode"), [(2, "base"), (3, "broken"), (6, "base")])
def test_open_frames_are_those_of_the_rules_in_the_same_order(players: int, mode: str) -> None:
    game, rng = find_game("uzory"), Rng(players)
    state = game.begin(game.complete({"players": players, "mode": mode}))
    most = 0
    while (actor := state.actor()) != OVER:
        choices = [action for action in state.legal_actions() if action != 158] if actor != CHANCE else []
        state.apply(rng.pick(choices or state.legal_actions()) if actor != CHANCE else state.draw(rng))
        assert isinstance(state, UzoryState)
        if state.laid > 0:
            assert quickly(state, 9) == slowly(state, 9)
            assert quickly(state, 2) == slowly(state, 2)
            most = max(most, len(quickly(state, 9)))
    assert most > 10
