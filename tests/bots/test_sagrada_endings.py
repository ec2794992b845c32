"""The solver of Sagrada's last turns against a plain recursion, and against what the seat cannot know."""

from functools import cache

import pytest

from leadlight.bots.endings import solve_end
from leadlight.bots.endings.sagrada import in_last_round, solve_last_turns
from leadlight.bots.one_ply import hand_made
from leadlight.core.chance import Rng
from leadlight.core.state import CHANCE, OVER
from leadlight.games import find_game
from leadlight.games.sagrada.components import COLOURS
from leadlight.games.sagrada.scoring import target
from leadlight.games.sagrada.state import SagradaState
from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Budget, Thinking

Values = list[tuple[float, ...]]  # for each world what the acting seat thinks of it, and then the points of each seat


@cache
def last_decisions(players: int, seed: int) -> list[SagradaState]:
    """The decisions of the last round in a match of choices that look best one action ahead."""
    rng, game, (_, value_actions) = Rng(seed), find_game("sagrada"), hand_made("sagrada")
    state, found = game.begin(game.complete({"players": players})), []
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.apply(state.draw(rng))
            continue
        actions = state.legal_actions()
        assert isinstance(state, SagradaState)
        if len(actions) > 1 and in_last_round(state, 0):
            found.append(state.copy())
        values = value_actions(state, actions, actor)
        state.apply(actions[values.index(max(values))])
    return found


def worlds_of(state: SagradaState) -> list[SagradaState]:
    """One state for each way to deal the private objectives of the rivals."""
    worlds = [state]
    for seat in range(state.players):
        if seat != state.seat:
            worlds = [with_private(world, seat, colour) for world in worlds for colour in range(COLOURS)]
    return [world for world in worlds if len(set(world.privates)) == len(world.privates)]


def with_private(state: SagradaState, seat: int, colour: int) -> SagradaState:
    world = state.copy()
    world.privates[seat] = colour
    return world


def after(worlds: list[SagradaState], action: int) -> list[SagradaState]:
    found = [world.copy() for world in worlds]
    for world in found:
        world.apply(action)
    return found


def play_on(worlds: list[SagradaState], seat: int) -> Values:
    """Both players at their best, in all worlds at once."""
    state = worlds[0]
    if state.actor() == OVER:
        return [(final_value(world, seat), *map(float, world.scores())) for world in worlds]
    if state.actor() == CHANCE:
        drawn = [(play_on(after(worlds, action), seat), weight) for action, weight in state.chance_outcomes()]
        return [mean([(values[number], weight) for values, weight in drawn]) for number in range(len(worlds))]
    choices = [play_on(after(worlds, action), seat) for action in state.legal_actions()]
    if state.actor() == seat:
        return max(choices, key=lambda values: sum(world[0] for world in values))
    return [
        max((values[number] for values in choices), key=lambda world: world[1 + state.actor()])
        for number in range(len(worlds))
    ]


def mean(weighted: list[tuple[tuple[float, ...], int]]) -> tuple[float, ...]:
    total = sum(weight for _, weight in weighted)
    return tuple(
        sum(values[place] * weight for values, weight in weighted) / total for place in range(len(weighted[0][0]))
    )


def final_value(state: SagradaState, seat: int) -> float:
    points = state.scores()
    rival = target(state) if state.is_solo else max(points[:seat] + points[seat + 1 :])
    return (1000 if state.ranking()[seat] == 1 else -1000) + points[seat] - rival


@pytest.mark.parametrize("players", [1, 2, 3])
def test_it_agrees_with_a_plain_recursion(players: int) -> None:
    compared = 0
    for seed in range(6 // players):
        for state in last_decisions(players, seed):
            verdict = solve_last_turns(state, 150 // players, lambda: False)
            if verdict is None:
                continue
            worlds = worlds_of(state)
            means = {
                action: sum(world[0] for world in play_on(after(worlds, action), state.seat)) / len(worlds)
                for action in state.legal_actions()
            }
            assert means[verdict.action] == pytest.approx(max(means.values()))
            compared += 1
    assert compared >= 4


@pytest.mark.parametrize("players", [2, 3])
def test_the_choice_does_not_change_with_the_objectives_of_the_rivals(players: int) -> None:
    solved = 0
    for state in [state for seed in range(3) for state in last_decisions(players, seed)]:
        thinking = Thinking(budget=Budget(nodes=10))
        choices = {
            solve_end(Perspective(find_game("sagrada"), world, state.seat), thinking) for world in worlds_of(state)[::3]
        }
        assert len(choices) == 1
        solved += choices != {None}
    assert solved >= 3


def test_it_gives_up_after_so_many_positions_or_when_told_to() -> None:
    state = max(last_decisions(2, 1), key=lambda state: len(state.legal_actions()))
    verdict = solve_last_turns(state, 10**6, lambda: False)
    assert verdict is not None
    assert solve_last_turns(state, verdict.nodes, lambda: False) is not None
    assert solve_last_turns(state, verdict.nodes - 1, lambda: False) is None
    assert verdict.nodes < 64 or solve_last_turns(state, verdict.nodes, lambda: True) is None


def test_only_the_last_round_is_solved() -> None:
    state = last_decisions(2, 1)[0].copy()
    state.round -= 1
    assert not in_last_round(state, 10**9)
