"""Random matches, each determined by its seed, in which the laws are checked."""

from collections.abc import Iterator

from leadlight.core.chance import Rng
from leadlight.core.game import Game, Options
from leadlight.core.record import Seat
from leadlight.core.state import CHANCE, OVER, State
from leadlight.play.match import Match


def choose(state: State, seed: int, rng: Rng) -> int:
    """Any legal action for even seeds; for odd seeds an action that scores most at once, so that boards fill up."""
    actions = state.legal_actions()
    if seed % 2:
        points = [points_after(state, action) for action in actions]
        actions = [action for action, gained in zip(actions, points, strict=True) if gained == max(points)]
    return rng.pick(actions)


def points_after(state: State, action: int) -> int:
    """The points of the acting seat after its action."""
    after = state.copy()
    after.apply(action)
    return after.scores()[state.actor()]


def random_states(game: Game, options: Options, seed: int) -> Iterator[State]:
    """The states of one match, first to last. All are the same object, which changes: copy a state to keep it."""
    rng = Rng(seed)
    state = game.begin(game.complete(options))
    while state.actor() != OVER:
        yield state
        state.apply(state.draw(rng) if state.actor() == CHANCE else choose(state, seed, rng))
    yield state


def begin_match(game: Game, options: Options, seed: int) -> Match:
    """A match before its first decision. Its decisions, made by `play_on`, and its chance share one stream."""
    seats = [Seat(f"seat {number}") for number in range(1, int(game.complete(options)["players"]) + 1)]
    match = Match(game, options, seats, Rng(seed))
    match.draw_chance()
    return match


def play_on(match: Match, seed: int, decisions: int | None = None) -> Match:
    """Play `decisions` more decisions, by default to the end, and return the same match."""
    while not match.is_over and decisions != 0:
        match.act(match.actor, choose(match.state, seed, match.rng))
        decisions = None if decisions is None else decisions - 1
    return match


def random_match(game: Game, options: Options, seed: int) -> Match:
    """A match played to its end."""
    return play_on(begin_match(game, options, seed), seed)
