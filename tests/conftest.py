"""For all tests: what the package draws without a seed is the same every time."""

import pytest

from .repeating import Chance, seed_of

CHANCE = Chance()
CHANCE.rule()


@pytest.fixture(autouse=True)
def begin_chance(request: pytest.FixtureRequest) -> None:
    CHANCE.begin(seed_of(request.node.nodeid))
