"""Self-play: matches that depend on their number alone, and the targets that are learned from them. No PyTorch here."""

import struct
from array import array

import pytest

from leadlight.bots.features import FEATURES
from leadlight.bots.weights import Weights, format_weights
from leadlight.games import GAMES
from leadlight.training.plan import Plan
from leadlight.training.playing import Matches, measure, play
from leadlight.training.selfplay import Actor, Position, Samples


def make_weights(plan: Plan) -> Weights:
    description = plan.describe(0)
    return Weights(description, struct.pack(f"<{description.size}e", *[0.0] * description.size))


def make_actor(plan: Plan) -> Actor:
    return Actor(plan, make_weights(plan))


def tiny_plan(game: str = "sintra", **settings: float) -> Plan:
    return Plan(game, width=4, hidden=2, **settings)  # type: ignore[arg-type]


def read_counts(samples: Samples) -> list[int]:
    return array("H", samples.counts).tolist()


@pytest.mark.parametrize("game", GAMES)
def test_positions_have_features_in_bounds_and_three_targets_each(game: str) -> None:
    samples = make_actor(tiny_plan(game)).play(range(1, 2))
    counts, indices = read_counts(samples), array("H", samples.indices)
    assert len(counts) > 20
    assert sum(counts) == len(indices)
    assert max(indices) < FEATURES[game].size
    assert len(array("f", samples.targets)) == 3 * len(counts)
    assert len(samples.scores) == 2


def test_a_match_depends_on_its_number_alone() -> None:
    plan = tiny_plan()
    together = play(Matches(plan, format_weights(make_weights(plan)), range(1, 4)))
    apart = [make_actor(plan).play([number]) for number in (3, 1, 2)]
    assert together.indices == apart[1].indices + apart[2].indices + apart[0].indices
    assert together.targets == apart[1].targets + apart[2].targets + apart[0].targets
    assert apart[0].indices != apart[1].indices


def test_now_and_then_a_single_seat_learns_among_greedy_ones() -> None:
    actor = make_actor(tiny_plan(greedy=4))
    state, learning = actor.play_match(4)
    assert list(learning) == [1]
    assert list(actor.play_match(8)[1]) == [0]
    assert list(actor.play_match(5)[1]) == [0, 1]
    assert len(state.scores()) == 2


def test_matches_have_the_planned_numbers_of_players_in_turn() -> None:
    plan = Plan("sagrada", players=(1, 3, 4), options=(("promo_windows", True),))
    assert [plan.match_options(number)["players"] for number in range(5)] == [1, 3, 4, 1, 3]
    assert plan.match_options(0)["promo_windows"] is True
    assert plan.describe(7).covers("sagrada", plan.match_options(1))
    assert not plan.describe(7).covers("sagrada", plan.match_options(0) | {"players": 2})
    assert not plan.describe(7).covers("sagrada", plan.match_options(0) | {"promo_windows": False})
    assert not plan.describe(7).covers("sintra", plan.match_options(0))


def test_only_positions_after_whole_turns_are_learned_from_where_the_network_is_asked_only_then() -> None:
    actor = make_actor(tiny_plan("sagrada"))
    state, seen = actor.play_match(1)
    assert all(0 < len(positions) <= 21 for positions in seen.values())
    assert state.actor() < 0


@pytest.mark.parametrize(("trace", "expected"), [(1.0, (1.0, 1.5)), (0.0, (0.6, 1.5)), (0.5, (0.8, 1.5))])
def test_targets_mix_the_end_with_the_next_prediction(
    trace: float, expected: tuple[float, float], monkeypatch: pytest.MonkeyPatch
) -> None:
    actor = make_actor(tiny_plan(trace=trace))
    final, _ = actor.play_match(1)
    monkeypatch.setattr(actor, "correction", actor.correction._replace(hand_made=lambda _state, _seat: 25.0))
    positions = [Position([0], 15.0, 18.0, 0.0, 0.5), Position([1], 10.0, 21.0, 0.0, 0.5)]
    targets = actor.targets(final, 0, positions)
    assert [target[0] for target in targets] == pytest.approx(expected)
    assert targets[1][2] == (1.0 if final.ranking()[0] == 1 else 0.0)


def test_a_measurement_lets_every_seat_play_the_same_matches() -> None:
    plan = tiny_plan()
    weights = format_weights(make_weights(plan))
    strength = measure(Matches(plan, weights, range(6)))
    assert strength.matches == 6
    assert 0 <= strength.won <= 6
    halves = measure(Matches(plan, weights, range(3)))
    halves.add(measure(Matches(plan, weights, range(3, 6))))
    assert halves == strength
