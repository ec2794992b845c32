"""Randomness: reproducible, uniform enough, weighted as told."""

import pytest

from leadlight.core.chance import Rng
from leadlight.core.journal import Journal
from leadlight.core.state import CHANCE, State
from leadlight.testing.conformance import FixedRng


class Coin(State):
    """The smallest game of chance: three heads to one tail. Subclasses of `State` need not be compiled."""

    def actor(self) -> int:
        return CHANCE

    def legal_actions(self) -> list[int]:
        return []

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return [(7, 3), (9, 1)]

    def apply(self, action: int, journal: Journal | None = None) -> None:
        pass

    def copy(self) -> "Coin":
        return Coin()

    def determinize(self, seat: int, rng: Rng) -> None:
        pass

    def scores(self) -> list[int]:
        return []

    def ranking(self) -> list[int]:
        return []


def test_the_same_seed_gives_the_same_stream_on_every_python() -> None:
    rng = Rng(42)
    assert [rng.below(100) for _ in range(8)] == [63, 2, 27, 22, 73, 67, 89, 8]


def test_without_a_seed_streams_differ() -> None:
    one, other = Rng(), Rng()
    assert [one.below(2**30) for _ in range(4)] != [other.below(2**30) for _ in range(4)]


def test_numbers_stay_below_the_bound_and_reach_every_value() -> None:
    rng = Rng(1)
    assert {rng.below(6) for _ in range(500)} == set(range(6))


def test_pick_takes_an_entry_of_the_list() -> None:
    rng = Rng(1)
    assert {rng.pick([3, 5, 8]) for _ in range(100)} == {3, 5, 8}


@pytest.mark.parametrize(("unit", "outcome"), [(0, 7), (1, 7), (2, 7), (3, 9)])
def test_draw_gives_each_outcome_as_often_as_it_weighs(unit: int, outcome: int) -> None:
    assert Coin().draw(FixedRng(unit)) == outcome
