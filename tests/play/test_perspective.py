"""A perspective holds what its seat knows, and nothing else in any of its corners."""

import copy
import pickle
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from leadlight.core.chance import Rng
from leadlight.core.event import Event
from leadlight.core.game import Game
from leadlight.core.record import Seat
from leadlight.core.state import CHANCE, State
from leadlight.games import GAMES, find_game
from leadlight.games.sagrada.events import CardDealt, DieMoved, DiePlaced, PrivateDealt, WindowChosen
from leadlight.games.uzory.events import TileDrawn, TilesDiscarded, TurnSkipped
from leadlight.play.match import Match
from leadlight.play.perspective import Observer, Perspective, Step

PLAYERS = 3
# What only the seat of an event may know, by kind of event.
SECRETS: dict[type[Event], str] = {
    CardDealt: "card",
    PrivateDealt: "colour",
    WindowChosen: "window",
    DiePlaced: "points",
    DieMoved: "points",
    TileDrawn: "tile",
    TilesDiscarded: "tiles",
    TurnSkipped: "tiles",
}
HIDING = {"sintra": set[str](), "sagrada": {"CardDealt", "PrivateDealt", "WindowChosen", "DiePlaced"}}
HIDING["uzory"] = {"TileDrawn", "TilesDiscarded"}


def play(game: Game, decisions: int, seed: int = 1) -> Iterator[Match]:
    """One match of random actions, each time before a decision."""
    rng = Rng(seed)
    match = Match(game, {"players": PLAYERS}, [Seat(f"seat {number}") for number in range(PLAYERS)], rng)
    match.draw_chance()
    while not match.is_over and decisions > 0:
        yield match
        match.act(match.actor, rng.pick(match.state.legal_actions()))
        decisions -= 1


def last(game: Game, decisions: int = 60) -> Match:
    for match in play(game, decisions):
        found = match
    return found


def event_fields(event: Event) -> dict[str, Any]:
    return msgspec.structs.asdict(event)


games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@games
def test_the_history_has_every_event_without_the_secrets_of_others(game: Game) -> None:
    match = last(game)
    truth = [event for events in match.events for event in events]
    hidden = set()
    for seat in range(PLAYERS):
        seen = [event for step in Perspective.of(match, seat).history for event in step.events]
        assert [type(event) for event in seen] == [type(event) for event in truth]
        for event, true in zip(seen, truth, strict=True):
            secret = SECRETS.get(type(event))
            if secret is not None and event_fields(event)["seat"] != seat:
                assert event_fields(event)[secret] is None
                hidden.add(type(event).__name__)
            else:
                assert event == true
    assert hidden >= HIDING[game.name]


@games
def test_a_step_is_one_decision_with_the_draws_that_follow(game: Game) -> None:
    match = last(game)
    steps = list(Perspective.of(match, 0).history)
    if match.actors[0] == CHANCE:
        setup = steps.pop(0)
        assert (setup.seat, setup.action) == (CHANCE, None)
    decisions = [(actor, action) for actor, action in zip(match.actors, match.actions, strict=True) if actor != CHANCE]
    assert [(step.seat, step.action) for step in steps] == decisions


@games
def test_an_observer_sees_what_somebody_sees_who_looks_once(game: Game) -> None:
    matches = play(game, 40)
    match = next(matches)
    observer = Observer(match)
    for _ in matches:
        assert observer.perspective(match.actor) == Perspective.of(match)


@games
def test_whoever_knows_the_same_has_the_same_perspective(game: Game) -> None:
    """Whatever others hide may be exchanged: nothing in the perspective changes, down to its last byte."""
    exchanged = 0
    for match in play(game, 50):
        for seat in range(PLAYERS):
            mine = Perspective.of(match, seat)
            other = match.copy()
            other.state.determinize(seat, Rng(match.ply))
            exchanged += game.format_position(other.state) != game.format_position(match.state)
            assert Perspective.of(other, seat) == mine
            assert pickle.dumps(Perspective.of(other, seat)) == pickle.dumps(mine)
            assert deal(mine, 5) == deal(Perspective(game, match.state, seat), 5)
    assert (exchanged > 0) == game.has_secrets


def deal(perspective: Perspective, seed: int) -> str:
    return perspective.game.format_position(perspective.deal_world(Rng(seed)))


@pytest.mark.parametrize("name", ["sagrada", "uzory"])
def test_even_who_digs_in_private_corners_finds_no_secret(name: str) -> None:
    """Every state that a perspective holds is drawn anew; it is the truth only by accident."""
    game = find_game(name)
    different = 0
    for match in play(game, 30):
        perspective = Perspective.of(match)
        states = [value for value in vars(perspective).values() if isinstance(value, State)]
        assert states
        assert not any(state is match.state for state in states)
        different += all(game.format_position(state) != game.format_position(match.state) for state in states)
        reachable = [value for value in vars(perspective).values() if isinstance(value, Match | Rng)]
        assert reachable == []
    assert different >= 15


@games
def test_a_perspective_is_a_value(game: Game) -> None:
    match = last(game)
    mine = Perspective.of(match)
    for twin in (pickle.loads(pickle.dumps(mine)), copy.copy(mine), copy.deepcopy(mine), Perspective.of(match)):
        assert twin == mine
        assert hash(twin) == hash(mine)
        assert twin.legal_actions() == mine.legal_actions() == match.state.legal_actions()
        assert deal(twin, 3) == deal(mine, 3)
    assert mine != Perspective.of(match, (match.actor + 1) % PLAYERS)
    assert mine != Perspective(game, match.state, match.actor)  # without its history
    assert mine != "a perspective"


@games
def test_a_perspective_knows_its_match(game: Game) -> None:
    match = last(game)
    mine = Perspective.of(match)
    assert (mine.game, mine.players, mine.seat, mine.options) == (game, PLAYERS, match.actor, match.options)
    assert repr(mine).startswith(f"<Perspective of {game.name}, seat {match.actor} of 3, {len(mine.history)} steps, ")
    assert repr(mine.position) in repr(mine)


def test_who_is_not_at_turn_has_no_legal_actions() -> None:
    match = last(find_game("uzory"), 1)
    assert [bool(Perspective.of(match, seat).legal_actions()) for seat in range(PLAYERS)] == [
        seat == match.actor for seat in range(PLAYERS)
    ]


def test_a_match_without_a_single_action_has_no_history() -> None:
    sintra = find_game("sintra")
    assert Perspective.of(Match(sintra, {}, [Seat("Ann"), Seat("Ben")], Rng(1)), 0).history == ()
    assert Perspective(sintra, sintra.begin(sintra.complete({})), 0).history == ()


def test_a_step_survives_a_journey() -> None:
    step = Step(1, 7, (TileDrawn(1, 0, None),))
    assert pickle.loads(pickle.dumps(step)) == step
