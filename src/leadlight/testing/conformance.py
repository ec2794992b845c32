"""The laws that every game must keep. Each is a function that plays a match and raises `AssertionError` if the law is
broken.

``check_game(game, options, seed)`` runs them all; a test suite calls it for every game, option and player count.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import combinations_with_replacement, product

import msgspec

from leadlight.core.chance import Rng
from leadlight.core.errors import IllegalAction, OptionError, Refusal
from leadlight.core.game import Game, Options, OptionValue
from leadlight.core.record import parse_record
from leadlight.core.state import CHANCE, OVER, State
from leadlight.play.match import Match
from leadlight.play.replay import read_action, replay
from leadlight.testing.notation import (
    actions_read_back,
    other_texts_are_refused,
    positions_read_back,
    spellings_mean_the_same,
)
from leadlight.testing.random_play import random_match as random_match  # noqa: PLC0414
from leadlight.testing.random_play import random_states as random_states  # noqa: PLC0414
from leadlight.testing.values import matches_are_values, reprs_give_the_state_back, states_are_values

MOST_ACTIONS = 1000  # the most actions that are tried in one position
MOST_RECOUNTS = 30  # how often the game's own invariants are checked in one position, at most


class FixedRng(Rng):
    """Gives the same number for every draw, to go through the outcomes of a draw unit by unit."""

    def __init__(self, answer: int = 0) -> None:
        super().__init__(0)
        self.answer = answer

    def below(self, bound: int) -> int:
        """The fixed answer, which must be below the bound."""
        assert self.answer < bound
        return self.answer


def every_choice(game: Game) -> Iterator[dict[str, OptionValue]]:
    """Every combination of options that the game has."""
    names = [option.name for option in game.options]
    for values in product(*(option.values for option in game.options)):
        with suppress(OptionError):
            yield game.complete(dict(zip(names, values, strict=True)))


def pairwise(choices: Sequence[Options]) -> list[Options]:
    """A few of the choices that still contain every possible pair of values: few bugs need three values."""
    wanted = {pair for choice in choices for pair in pairs(choice)}
    chosen: list[Options] = []
    while wanted:
        chosen.append(max(choices, key=lambda choice: len(pairs(choice) & wanted)))
        wanted -= pairs(chosen[-1])
    return chosen


def pairs(choice: Options) -> set[tuple[tuple[str, OptionValue], ...]]:
    """Every two values of the choice, and each value alone."""
    return set(combinations_with_replacement(choice.items(), 2))


def actor_decides_the_choices(game: Game, options: Options, seed: int) -> None:
    """A seat acts exactly when it has legal actions, and chance exactly when it has outcomes. Both are sorted and lie
    in the action space.
    """
    players = int(game.complete(options)["players"])
    for state in random_states(game, options, seed):
        legal, outcomes = state.legal_actions(), state.chance_outcomes()
        assert state.actor() in (CHANCE, OVER, *range(players))
        assert bool(legal) == (state.actor() >= 0)
        assert bool(outcomes) == (state.actor() == CHANCE)
        choices = legal or [action for action, _ in outcomes]
        assert choices == sorted(set(choices))
        assert all(0 <= action < game.action_count for action in choices)
        assert all(weight > 0 for _, weight in outcomes)


def every_choice_applies(game: Game, options: Options, seed: int) -> None:
    """Each action and outcome applies to a copy, leaves the original as it was, and keeps the game's own laws.

    Checking those laws is slow, so if there are hundreds of choices it is done for some of them, spread evenly.
    """
    for state in random_states(game, options, seed):
        before = game.format_position(state)
        choices = state.legal_actions() + [action for action, _ in state.chance_outcomes()]
        step = 1 + len(choices) // MOST_RECOUNTS
        for number, action in enumerate(choices):
            after = state.copy()
            after.apply(action)
            if number % step == seed % step:
                assert game.violations(after) == [], game.format_action(action)
        assert game.format_position(state) == before


def play_ends(game: Game, options: Options, seed: int) -> None:
    """A match ends within the number of plies that the game declares."""
    states = sum(1 for _ in random_states(game, options, seed))
    assert states - 1 <= game.max_plies(game.complete(options))


def draws_follow_the_weights(game: Game, options: Options, seed: int) -> None:
    """`draw` gives the outcome at the r-th unit of weight for the number r, so outcomes come by their weight."""
    for state in random_states(game, options, seed):
        if state.actor() != CHANCE:
            continue
        units = [action for action, weight in state.chance_outcomes() for _ in range(weight)]
        assert [state.draw(FixedRng(unit)) for unit in range(len(units))] == units


def records_replay(game: Game, options: Options, seed: int) -> None:
    """A record read back gives the same state at every prefix, and the same record."""
    match = random_match(game, options, seed)
    record = parse_record(match.record().to_json())
    assert replay(record).record() == record
    truth, read = game.begin(match.options), game.begin(match.options)
    for action, text in zip(match.actions, record.actions, strict=True):
        truth.apply(action)
        read.apply(read_action(game, read, text))
        assert game.format_position(read) == game.format_position(truth)


def views_survive_redeal(game: Game, options: Options, seed: int) -> None:
    """What a seat sees does not depend on what it cannot know, and a redealt world is a valid state."""
    players = int(game.complete(options)["players"])
    for state in random_states(game, options, seed):
        for seat in range(players):
            one, other = state.copy(), state.copy()
            one.determinize(seat, Rng(seed))
            other.determinize(seat, Rng(seed + 1))
            assert game.violations(one) == []
            assert see(game, one, seat) == see(game, other, seat) == see(game, state, seat)
            assert one.actor() == state.actor()
            if state.actor() == seat:
                assert one.legal_actions() == state.legal_actions()
            other.determinize(seat, Rng(seed))
            one.determinize(seat, Rng(seed))
            assert game.format_position(one) == game.format_position(other)


def see(game: Game, state: State, seat: int | None) -> bytes:
    """The view of a seat, or of a spectator (None), as JSON."""
    return msgspec.json.encode(game.view(state, seat))


def views_are_encoded_alike(game: Game, options: Options, seed: int) -> None:
    """A game that encodes its views itself makes of them what everybody else would."""
    if game.encode_view is not None:
        for state in random_states(game, options, seed):
            for viewer in (None, *range(int(game.complete(options)["players"]))):
                assert game.encode_view(state, viewer) == see(game, state, viewer)


def scores_equal_their_parts(game: Game, options: Options, seed: int) -> None:
    """The parts of every seat's score add up to its points."""
    players = int(game.complete(options)["players"])
    for state in random_states(game, options, seed):
        scores = [game.score(state, seat) for seat in range(players)]
        assert [score.settled for score in scores] == state.scores()
        if state.actor() == OVER:
            assert [score.total for score in scores] == state.scores()
            assert 1 in state.ranking() or players == 1  # a solo player may miss the target


def illegal_actions_are_refused_with_a_rule(game: Game, options: Options, seed: int) -> None:
    """Every illegal action, for any seat and even outside the action space, has a refusal and changes nothing."""
    match = random_match(game, options, seed)
    for ply in range(0, match.ply + 1, 11):
        earlier = replay(match.record(), ply)
        before = game.format_position(earlier.state)
        legal = set(earlier.state.legal_actions())
        for seat in range(len(match.seats)):
            for action in (-1, *some_actions(game, ply), game.action_count):
                if seat == earlier.actor and action in legal:
                    continue
                refusal = refuse(earlier, seat, action)
                assert refusal is not None, (seat, action)
                assert refusal.rule.startswith(game.rule_prefix)
        assert game.format_position(earlier.state) == before


def some_actions(game: Game, ply: int) -> range:
    """The whole action space or, if it is large, a part of it that differs from ply to ply."""
    step = 1 + game.action_count // MOST_ACTIONS
    return range(ply % step, game.action_count, step)


def refuse(match: Match, seat: int, action: int) -> Refusal | None:
    """Why the match refuses an action, or None when it does not."""
    try:
        match.act(seat, action)
    except IllegalAction as error:
        return error.refusal
    return None


Law = Callable[[Game, Options, int], None]

LAWS: tuple[Law, ...] = (
    actor_decides_the_choices,
    every_choice_applies,
    play_ends,
    draws_follow_the_weights,
    actions_read_back,
    spellings_mean_the_same,
    positions_read_back,
    other_texts_are_refused,
    records_replay,
    views_survive_redeal,
    views_are_encoded_alike,
    scores_equal_their_parts,
    illegal_actions_are_refused_with_a_rule,
    states_are_values,
    reprs_give_the_state_back,
    matches_are_values,
)


def check_game(game: Game, options: Options, seed: int) -> None:
    """Check all laws over one match with these options; raises `AssertionError` for the first that is broken."""
    for law in LAWS:
        law(game, options, seed)
