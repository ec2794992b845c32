"""The simulation of many players agrees with arithmetic where that is possible."""

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

FILE = Path(__file__).parents[2] / "benchmarks" / "scale.py"


@pytest.fixture(scope="module")
def scale() -> Any:
    spec = importlib.util.spec_from_file_location("scale", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules["scale"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def run(scale: Any, **world: Any) -> dict[str, Any]:
    found: dict[str, Any] = scale.Simulation(scale.World(seconds=5.0, **world), scale.Costs.read()).run()
    return found


def test_cores_are_as_busy_as_actions_and_lists_need(scale: Any) -> None:
    world, costs = scale.World(players=20_000, nodes=3), scale.Costs.read()
    found = run(scale, players=20_000, nodes=3)
    needed = world.actions_per_second * costs.action + world.lists_per_second * costs.list_node
    assert found["node_busy"] == pytest.approx(needed / 1000 / 3, rel=0.1)
    assert found["done"] > 0.97


def test_the_same_seed_gives_the_same_answer_and_another_a_similar_one(scale: Any) -> None:
    assert run(scale, players=5_000, nodes=2) == run(scale, players=5_000, nodes=2)


def test_where_a_node_is_too_slow_people_wait(scale: Any) -> None:
    calm, crowded = run(scale, players=5_000, nodes=1), run(scale, players=200_000, nodes=1)
    assert calm["p99_ms"] < 100
    assert crowded["done"] < 0.9
    assert crowded["node_busy"] > 0.95


def test_more_people_share_a_transaction(scale: Any) -> None:
    few, many = run(scale, players=2_000, nodes=1), run(scale, players=50_000, nodes=1)
    assert many["actions_in_a_transaction"] > few["actions_in_a_transaction"]
