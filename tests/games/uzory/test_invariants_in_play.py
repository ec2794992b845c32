"""UI1, UI3, UI8 and UI10 as random matches tell them by their events."""

from collections.abc import Iterator

import pytest

from leadlight.core.event import Event
from leadlight.games.uzory.components import SHARDS, TILES
from leadlight.games.uzory.events import (
    FinalScored,
    PatternFinished,
    StackRenewed,
    StartTileLaid,
    TileDrawn,
    TileLaid,
    TilesDiscarded,
    TurnSkipped,
)
from leadlight.games.uzory.game import UZORY
from leadlight.games.uzory.state import UzoryState
from leadlight.testing.random_play import random_match
from leadlight.testing.rulebook import rule

MATCHES = pytest.mark.parametrize(("players", "seed"), [(players, seed) for players in (2, 3, 6) for seed in (1, 2)])


def plies(players: int, seed: int) -> Iterator[tuple[UzoryState, tuple[Event, ...]]]:
    """A random match again: the state after each action, and what happened in it."""
    match = random_match(UZORY, {"players": players}, seed)
    state = UZORY.begin(match.options)
    assert isinstance(state, UzoryState)
    for action, events in zip(match.actions, match.events, strict=True):
        state.apply(action)
        yield state, events


@rule("UI1", "U9.4")
@MATCHES
def test_tiles_move_between_stack_hands_discards_and_floor_and_are_never_lost(players: int, seed: int) -> None:
    stack, held, discards, laid = int(TILES), 0, 0, 0
    for state, events in plies(players, seed):
        for event in events:
            match event:
                case TileDrawn():
                    stack, held = stack - 1, held + 1
                case StartTileLaid():
                    stack, laid = stack - 1, laid + 1
                case TileLaid():
                    held, laid = held - 1, laid + 1
                case TilesDiscarded(places=places):
                    held, discards = held - len(places), discards + len(places)
                case TurnSkipped():
                    held, discards = held - 3, discards + 3
                case StackRenewed():
                    stack, discards = discards, 0
        assert (state.in_stack, state.in_discards, state.laid) == (stack, discards, laid)
        assert stack + held + discards + laid == TILES


@rule("UI3")
@MATCHES
def test_each_shard_laid_is_one_less_in_hand(players: int, seed: int) -> None:
    shards = [int(SHARDS)] * players
    for state, events in plies(players, seed):
        for event in events:
            if isinstance(event, TileLaid) and event.shard is not None:
                shards[event.seat] -= 1
        assert list(state.shards) == shards
    assert sum(shards) < SHARDS * players


@rule("UI8", "U8.1")
@MATCHES
def test_the_score_is_the_patterns_that_a_seat_has_finished(players: int, seed: int) -> None:
    finished = [0] * players
    final: dict[int, int] = {}
    for state, events in plies(players, seed):
        for event in events:
            if isinstance(event, PatternFinished):
                finished[event.seat] += 1
                assert event.points == finished[event.seat]
            elif isinstance(event, FinalScored):
                final[event.seat] = event.score.total
        assert state.scores() == finished
    assert [final[seat] for seat in range(players)] == finished


@rule("UI10")
@MATCHES
def test_idle_turns_are_those_since_the_last_tile(players: int, seed: int) -> None:
    idle = 0
    for state, events in plies(players, seed):
        for event in events:
            if isinstance(event, TileLaid):
                idle = 0
            elif isinstance(event, TurnSkipped):
                idle += 1
                assert event.idle == idle
        assert state.idle == idle <= 5 * players
