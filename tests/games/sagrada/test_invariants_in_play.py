"""GI3-GI9 as random matches keep them, read off views and events."""

from collections import Counter
from collections.abc import Iterator

import pytest

from leadlight.core.event import Event
from leadlight.games.sagrada.events import (
    DiePlaced,
    DieReturned,
    RoundBegan,
    RoundEnded,
    ToolUsed,
    TurnSkipped,
)
from leadlight.games.sagrada.game import SAGRADA
from leadlight.games.sagrada.state import SagradaState
from leadlight.games.sagrada.view_builder import view
from leadlight.testing.conformance import random_match
from leadlight.testing.rulebook import rule

from .model import around, is_equal, lying_dice

MATCHES = pytest.mark.parametrize(("players", "seed"), [(players, seed) for players in (1, 2, 3, 4) for seed in (1, 2)])


def plies(players: int, seed: int) -> Iterator[tuple[SagradaState, tuple[Event, ...]]]:
    """A random match again: the state after each action, and what happened in it."""
    match = random_match(SAGRADA, {"players": players}, seed)
    state = SAGRADA.begin(match.options)
    assert isinstance(state, SagradaState)
    for action, events in zip(match.actions, match.events, strict=True):
        state.apply(action)
        yield state, events


def dice_out(players: int) -> int:
    """How many dice a round brings."""
    return 4 if players == 1 else 2 * players + 1


@rule("GI1")
@MATCHES
def test_every_colour_has_eighteen_dice_at_any_time(players: int, seed: int) -> None:
    for state, _ in plies(players, seed):
        shown = view(state, None)
        lying = [*shown.pool, *(die for space in shown.track for die in space), shown.hand or ""]
        lying += [die for seat in shown.seats for die in seat.dice if die]
        found = Counter(die[:1] for die in lying)
        bag = dict(zip("RYGBP", shown.bag, strict=True))
        apart = dict(zip("RYGBP", [sum(pair) for pair in zip(state.paid, state.unrolled, strict=True)], strict=True))
        assert {colour: bag[colour] + found[colour] + apart[colour] for colour in "RYGBP"} == dict.fromkeys("RYGBP", 18)


@rule("GI2")
@MATCHES
def test_tokens_move_but_never_come_or_go(players: int, seed: int) -> None:
    totals = set()
    for state, _ in plies(players, seed):
        shown = view(state, None)
        if all(seat.window is not None for seat in shown.seats):
            totals.add(sum(seat.tokens for seat in shown.seats) + sum(tool.tokens for tool in shown.tools))
    assert len(totals) == 1
    assert totals <= ({0} if players == 1 else set(range(3 * players, 25)))


@rule("GI3")
@MATCHES
def test_neighbours_are_never_equal(players: int, seed: int) -> None:
    for state, events in plies(players, seed):
        if not events:
            continue
        for seat in range(players):
            dice = lying_dice(view(state, None), seat)
            pairs = [
                (die, dice[near])
                for cell, die in dice.items()
                for near, beside in around(cell)
                if beside and near in dice
            ]
            assert not any(is_equal(one, other) for one, other in pairs)


@rule("GI4", "G4.2")
@MATCHES
def test_a_window_gains_at_most_two_dice_in_a_round(players: int, seed: int) -> None:
    gained: Counter[tuple[int, int]] = Counter()
    number = 0
    for event in (event for _, events in plies(players, seed) for event in events):
        if isinstance(event, RoundBegan):
            number = event.round
        elif isinstance(event, DiePlaced):
            gained[number, event.seat] += 1
    assert max(gained.values()) == 2
    assert max(Counter(seat for _, seat in gained.elements()).values()) <= 20


@rule("GI5", "GI8", "G14.5")
@MATCHES
def test_the_bag_has_its_size_at_the_start_of_each_round(players: int, seed: int) -> None:
    sizes = {}
    for state, events in plies(players, seed):
        for event in events:
            if isinstance(event, RoundBegan):
                sizes[event.round] = sum(view(state, None).bag) + len(event.dice)
    assert sizes == {number: 90 - dice_out(players) * (number - 1) for number in range(1, 11)}


@rule("GI8")
@pytest.mark.parametrize("seed", [1, 2])
def test_with_four_players_the_bag_is_empty_after_the_last_draw(seed: int) -> None:
    left = [
        sum(view(state, None).bag)
        for state, events in plies(4, seed)
        for event in events
        if isinstance(event, RoundBegan) and event.round == 10
    ]
    assert left == [0]


@rule("GI6", "G10.1")
@MATCHES
def test_every_finished_round_leaves_a_die_on_the_track(players: int, seed: int) -> None:
    left = [len(event.dice) for _, events in plies(players, seed) for event in events if isinstance(event, RoundEnded)]
    assert len(left) == 10
    assert min(left) >= (0 if players == 1 else 1)


@rule("GI7", "G6.1")
@MATCHES
def test_a_turn_has_at_most_one_tool_and_one_draft(players: int, seed: int) -> None:
    turns: dict[tuple[int, int], list[Event]] = {}
    place = (1, 0)
    for state, events in plies(players, seed):
        kept = [event for event in events if isinstance(event, ToolUsed | DiePlaced | DieReturned)]
        turns.setdefault(place, []).extend(kept)
        place = (int(state.round), int(state.turn))
    for events_of_turn in turns.values():
        tools = [event.tool for event in events_of_turn if isinstance(event, ToolUsed)]
        drafts = [event for event in events_of_turn if isinstance(event, DiePlaced | DieReturned)]
        assert len(tools) <= 1
        assert len(drafts) <= (2 if tools == [7] else 1)


@rule("G9.6")
@MATCHES
def test_a_turn_is_skipped_for_each_use_of_running_pliers(players: int, seed: int) -> None:
    events = [event for _, events in plies(players, seed) for event in events]
    used = [event.seat for event in events if isinstance(event, ToolUsed) and event.tool == 7]
    assert Counter(used) == Counter(event.seat for event in events if isinstance(event, TurnSkipped))
