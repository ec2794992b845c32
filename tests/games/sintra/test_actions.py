"""Actions as values and as numbers."""

import pytest

from leadlight.games.sintra.actions import (
    ACTION_COUNT,
    Action,
    Dealt,
    Decision,
    Drawn,
    Keep,
    Outcome,
    Place,
    Return,
    Started,
    decode,
    encode,
)
from leadlight.games.sintra.components import BLUE, ORANGE, PINK, YELLOW

NUMBERS: list[tuple[int, Action]] = [
    (31, Place(0, PINK, 0)),
    (39, Place(0, PINK, 8)),
    (243, Place(3, ORANGE, 5)),
    (480, Place(9, YELLOW, 8)),
    (10, Return()),
    (5, Keep(PINK)),
    (9, Keep(YELLOW)),
    (0, Drawn(PINK)),
    (3, Drawn(BLUE)),
    (11, Dealt(0)),
    (26, Dealt(15)),
    (27, Started(0)),
    (30, Started(3)),
]


@pytest.mark.parametrize(("number", "action"), NUMBERS)
def test_an_action_is_a_number_and_a_value(number: int, action: Action) -> None:
    assert encode(action) == number
    assert decode(number) == action


def test_every_number_of_the_action_space_decodes_to_an_action_of_its_own() -> None:
    actions = [decode(number) for number in range(ACTION_COUNT)]
    assert [encode(action) for action in actions] == list(range(ACTION_COUNT))
    assert len(set(actions)) == ACTION_COUNT == 481


def test_an_action_is_a_decision_or_an_outcome_of_chance() -> None:
    for number in range(ACTION_COUNT):
        assert isinstance(decode(number), Decision) != isinstance(decode(number), Outcome)
