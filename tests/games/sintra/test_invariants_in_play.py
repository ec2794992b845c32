"""SI7-SI10 as random matches tell them by their events."""

from collections.abc import Iterator

import pytest

from leadlight.core.event import Event
from leadlight.games.sintra.components import NOTHING
from leadlight.games.sintra.events import (
    GlassStepped,
    GlazierReturned,
    PaneKept,
    PanesTaken,
    RoundBegan,
    StripCompleted,
    WindowScored,
)
from leadlight.games.sintra.game import SINTRA
from leadlight.games.sintra.invariants import market_panes
from leadlight.games.sintra.phases import KEEPING
from leadlight.games.sintra.state import SintraState
from leadlight.testing.conformance import random_match
from leadlight.testing.rulebook import rule

MATCHES = pytest.mark.parametrize(("players", "seed"), [(players, seed) for players in (2, 3, 4) for seed in (1, 2, 3)])


def plies(players: int, seed: int) -> Iterator[tuple[SintraState, tuple[Event, ...]]]:
    """A random match again: the state after each action, and what happened in it."""
    match = random_match(SINTRA, {"players": players}, seed)
    state = SINTRA.begin(match.options)
    assert isinstance(state, SintraState)
    for action, events in zip(match.actions, match.events, strict=True):
        state.apply(action)
        yield state, events


@rule("SI7")
@MATCHES
def test_a_display_holds_four_panes_until_it_is_taken_from_and_then_none(players: int, seed: int) -> None:
    untouched: set[int] = set()
    for state, events in plies(players, seed):
        for event in events:
            if isinstance(event, RoundBegan):
                untouched = set(range(1, state.displays + 1))
            elif isinstance(event, PanesTaken):
                untouched.discard(event.source)
        if state.actor() >= 0:
            sizes = {source: sum(market_panes(state, source)) for source in range(1, state.displays + 1)}
            assert sizes == {source: 4 if source in untouched else 0 for source in sizes}


@rule("SI8")
@MATCHES
def test_nobody_returns_twice_without_taking_panes_in_between(players: int, seed: int) -> None:
    last_turns: dict[int, Event] = {}
    returns = 0
    for _, events in plies(players, seed):
        for event in events:
            if isinstance(event, GlazierReturned):
                returns += 1
                assert not isinstance(last_turns.get(event.seat), GlazierReturned)
            if isinstance(event, GlazierReturned | PanesTaken):
                last_turns[event.seat] = event
    assert returns > 0


@rule("SI9")
@MATCHES
def test_the_score_is_bonuses_and_windows_less_the_wraps_until_the_end(players: int, seed: int) -> None:
    tally = [0] * players
    for state, events in plies(players, seed):
        for event in events:
            match event:
                case StripCompleted():
                    tally[event.seat] += event.bonus
                case WindowScored():
                    tally[event.seat] += sum(event.points)
                case GlassStepped():
                    tally[event.seat] -= 18 * event.wraps
        assert state.actor() < -1 or state.scores() == tally


@rule("SI10")
@MATCHES
def test_every_completed_strip_has_left_a_pane_in_a_window(players: int, seed: int) -> None:
    completed = kept = 0
    for state, events in plies(players, seed):
        completed += sum(isinstance(event, StripCompleted) for event in events)
        kept += sum(isinstance(event, PaneKept) for event in events)
        in_windows = sum(pane != NOTHING for pane in [*state.upper, *state.lower])
        assert in_windows == kept == completed - (state.phase == KEEPING)
