"""The features of positions: in their bounds, blind to what the seat cannot know, and the same every time."""

from collections.abc import Iterator

import pytest

from leadlight.bots.features import FEATURES
from leadlight.bots.features.active import MOST_ACTIVE, Active
from leadlight.bots.one_ply import best_actions, hand_made
from leadlight.core.chance import Rng
from leadlight.core.game import Options
from leadlight.core.state import CHANCE, OVER, State
from leadlight.games import GAMES, find_game
from leadlight.testing.conformance import every_choice, pairwise

MATCHES = [(name, options) for name in GAMES for options in pairwise(list(every_choice(find_game(name))))]
MATCH_NAMES = [f"{name} {' '.join(map(str, options.values()))}" for name, options in MATCHES]


def play(game: str, options: Options, seed: int, *, greedy: bool = False) -> Iterator[State]:
    """Every state of a match in which somebody decides; the choices are random, or greedy."""
    rng, state = Rng(seed), find_game(game).begin(find_game(game).complete(options))
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.apply(state.draw(rng))
            continue
        yield state
        actions = state.legal_actions()
        state.apply(rng.pick(best_actions(state, actions, actor, hand_made(game)) if greedy else actions))


def features_of(game: str, state: State, seat: int) -> list[int]:
    active = Active()
    FEATURES[game].add(state, seat, active)
    return active.listed()


@pytest.mark.parametrize(("game", "options"), MATCHES, ids=MATCH_NAMES)
def test_features_are_in_their_bounds_for_every_seat_of_every_kind_of_match(game: str, options: Options) -> None:
    for state in play(game, options, seed=3):
        for seat in range(len(state.scores())):
            features = features_of(game, state, seat)
            assert 0 < len(features) < MOST_ACTIVE
            assert min(features) >= 0
            assert max(features) < FEATURES[game].size


@pytest.mark.parametrize("game", [name for name in GAMES if find_game(name).has_secrets])
def test_features_do_not_change_with_what_the_seat_cannot_know(game: str) -> None:
    compared = 0
    for players in find_game(game).options[0].values:
        for ply, state in enumerate(play(game, {"players": players}, seed=5)):
            if ply % 5:
                continue
            for seat in range(len(state.scores())):
                world = state.copy()
                world.determinize(seat, Rng(ply))
                assert features_of(game, world, seat) == features_of(game, state, seat)
                compared += world != state
    assert compared > 50


@pytest.mark.parametrize("game", GAMES)
def test_seats_and_positions_have_different_features(game: str) -> None:
    """Otherwise a network could not tell them apart."""
    players = 2
    seen = [[tuple(features_of(game, state, seat)) for seat in range(players)] for state in play(game, {}, seed=7)]
    assert len({pair[0] for pair in seen}) > len(seen) // 2
    assert sum(pair[0] != pair[1] for pair in seen) > len(seen) // 2
