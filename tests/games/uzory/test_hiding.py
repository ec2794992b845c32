"""What a seat may know, and worlds that it cannot tell from the truth."""

import pytest

from leadlight.core.chance import Rng
from leadlight.games.uzory.components import NOTHING
from leadlight.games.uzory.game import UZORY
from leadlight.games.uzory.places import DISCARDED, IN_HAND, KEPT, STACK, is_hand
from leadlight.games.uzory.state import UzoryState
from leadlight.testing.conformance import random_states
from leadlight.testing.table import position

LATE = """
    uzory 3
    turn 1
    floor 114@0(0,0)
    discards 1:1 2:2 3:3
    past 1:4,5,6 2:7,8 kept:11,12,20
    1 red : 10 11 13
    2 orange : 12 4 15
    3 yellow : 20 7 17
"""


def worlds(seat: int, count: int = 60) -> list[UzoryState]:
    made = []
    for seed in range(count):
        state = position("uzory", LATE).state
        assert isinstance(state, UzoryState)
        state.determinize(seat, Rng(seed))
        made.append(state)
    return made


def test_own_tiles_and_own_discards_stay_where_they_are() -> None:
    for world in worlds(0):
        assert list(world.hands[:3]) == [9, 10, 12]
        assert world.places[0] == DISCARDED
        assert sum(place == DISCARDED + 1 for place in world.places) == 1


def test_other_hands_and_discards_are_drawn_from_everything_unseen() -> None:
    held = {tile for world in worlds(0) for tile in world.hands[3:]}
    dropped = {tile for world in worlds(0) for tile in range(133) if world.places[tile] > DISCARDED}
    assert len(held) > 90
    assert len(dropped) > 50
    assert not held & {0, 9, 10, 12, 113}


def test_what_a_seat_dropped_before_the_reshuffle_is_in_no_hand_held_since() -> None:
    """Seat 1 knows that tiles 4, 5 and 6 went into the new stack: tiles 12 and 20 were in hands then."""
    places = []
    for world in worlds(0, 200):
        assert not {3, 4, 5} & {world.hands[3], world.hands[6]}
        assert {int(world.past[tile]) for tile in (3, 4, 5)} == {0}
        places += [int(world.places[tile]) for tile in (3, 4, 5)]
    assert STACK in places
    assert any(is_hand(place) for place in places)


def test_what_others_know_of_the_past_is_forgotten() -> None:
    for world in worlds(0):
        assert not {1, 2} & set(world.past)
        assert sum(past == KEPT for past in world.past) == 3


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_world_has_as_many_tiles_everywhere(seat: int) -> None:
    truth = position("uzory", LATE).state
    assert isinstance(truth, UzoryState)
    for world in worlds(seat, 10):
        assert sorted(world.places) == sorted(truth.places)
        assert all(world.places[tile] == IN_HAND + place // 3 for place, tile in enumerate(world.hands))
        assert UZORY.violations(world) == []


def test_a_reshuffle_is_remembered() -> None:
    """After it every tile is known to have been in a hand, or dropped by somebody, or to lie on the floor."""
    states = random_states(UZORY, {"players": 6}, seed=2)
    renewed = None
    for state in states:
        assert isinstance(state, UzoryState)
        if KEPT in state.past and renewed is None:
            renewed = state.copy()
    assert renewed is not None
    assert all(renewed.past[tile] == KEPT for tile in renewed.hands if tile != NOTHING)
    assert all(0 <= renewed.past[tile] < 6 for tile in range(133) if renewed.places[tile] == STACK)
