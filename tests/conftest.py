"""For all tests: what the package draws without a seed is the same every time, and Ctrl-C is heard."""

import signal

import pytest

from .repeating import Chance, seed_of

CHANCE = Chance()
CHANCE.rule()
# A shell starts what it puts behind "&" deaf to Ctrl-C, and every program that a test starts would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def begin_chance(request: pytest.FixtureRequest) -> None:
    CHANCE.begin(seed_of(request.node.nodeid))
