"""The laws of values: states, matches and random streams are compared, copied and pickled by their content.

`conformance.check_game` runs these laws too.
"""

import copy
import pickle
from collections.abc import Callable, Iterator

from leadlight.core.chance import Rng
from leadlight.core.game import Game, Options
from leadlight.core.state import OVER, State
from leadlight.core.value import Value
from leadlight.play.match import Match
from leadlight.testing.random_play import begin_match, play_on, random_states

STRIDE = 7  # one state in seven is tried: each is copied and compared several times
COPIERS: tuple[Callable[[Value], Value], ...] = (
    lambda value: value.copy(),
    copy.copy,
    copy.deepcopy,
    lambda value: pickle.loads(pickle.dumps(value)),  # noqa: S301
)


def some_states(game: Game, options: Options, seed: int) -> Iterator[State]:
    """Some states of one match, including the first and the last."""
    for number, state in enumerate(random_states(game, options, seed)):
        if number % STRIDE == 0 or state.actor() == OVER:
            yield state


def equal_copies(value: Value) -> list[Value]:
    """Copies of the value, made in every way. Checks that each equals the value and that none is hashable."""
    copies = [copier(value) for copier in COPIERS]
    for twin in copies:
        assert twin is not value
        assert twin == value
        assert not twin != value  # noqa: SIM202
        assert type(twin).__hash__ is None
    return copies


def states_are_values(game: Game, options: Options, seed: int) -> None:
    """A copy equals its state, gives the same answers, and does not change with it."""
    for state in some_states(game, options, seed):
        text = game.format_position(state)
        for twin in equal_copies(state):
            assert isinstance(twin, State)
            assert twin.legal_actions() == state.legal_actions()
            assert twin.chance_outcomes() == state.chance_outcomes()
            for action in (twin.legal_actions() or [outcome for outcome, _ in twin.chance_outcomes()])[:1]:
                twin.apply(action)
                assert twin != state
            assert game.format_position(state) == text


def reprs_give_the_state_back(game: Game, options: Options, seed: int) -> None:
    """Evaluating the `repr` gives an equal state, and `str` gives the position."""
    for state in some_states(game, options, seed):
        assert str(state) == game.format_position(state)
        assert eval(repr(state), {"parse_position": game.parse_position}) == state  # noqa: S307


def matches_are_values(game: Game, options: Options, seed: int) -> None:
    """A match that is copied or pickled half-way goes on to the same record."""
    match = begin_match(game, options, seed)
    play_on(match, seed, decisions=2 * len(match.seats))
    before, copies = match.ply, equal_copies(match)
    record = play_on(match, seed).record()
    for twin in copies:
        assert isinstance(twin, Match)
        assert twin.ply == before
        assert twin != match
        assert play_on(twin, seed).record() == record
        assert twin == match


def check_rng(rng: Rng) -> None:
    """A copied or pickled stream goes on with the same numbers, whatever is drawn from the other."""
    rng.below(6)
    copies = equal_copies(rng)
    numbers = [rng.below(1000) for _ in range(20)]
    for twin in copies:
        assert isinstance(twin, Rng)
        assert twin != rng
        assert [twin.below(1000) for _ in range(20)] == numbers
        assert twin == rng
