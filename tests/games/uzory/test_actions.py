"""Actions as values and as numbers."""

import pytest

from leadlight.games.uzory.actions import (
    ACTION_COUNT,
    Action,
    ChooseColour,
    Decision,
    Discard,
    Drawn,
    Lay,
    Name,
    Outcome,
    Skip,
    Started,
    decode,
    encode,
)

NUMBERS: list[tuple[int, Action]] = [
    (0, Drawn(0)),
    (132, Drawn(132)),
    (133, Started(0)),
    (138, Started(5)),
    (139, ChooseColour(0)),
    (144, ChooseColour(5)),
    (145, Name(0)),
    (150, Name(5)),
    (151, Discard(())),
    (152, Discard((0,))),
    (156, Discard((0, 2))),
    (157, Discard((1, 2))),
    (158, Skip()),
    (159, Lay(0, -7, -7, 0, None)),
    (160, Lay(0, -7, -7, 0, 0)),
    (164, Lay(0, -7, -7, 1, None)),
    (179, Lay(0, -7, -6, 0, None)),
    (159 + ((1 * 225 + 7 * 15 + 6) * 4 + 1) * 5 + 1, Lay(1, 0, -1, 1, 0)),
    (13658, Lay(2, 7, 7, 3, 3)),
]


@pytest.mark.parametrize(("number", "action"), NUMBERS)
def test_an_action_is_a_number_and_a_value(number: int, action: Action) -> None:
    assert encode(action) == number
    assert decode(number) == action


def test_every_number_of_the_action_space_decodes_to_an_action_of_its_own() -> None:
    actions = [decode(number) for number in range(ACTION_COUNT)]
    assert [encode(action) for action in actions] == list(range(ACTION_COUNT))
    assert len(set(actions)) == ACTION_COUNT == 13659


def test_an_action_is_a_decision_or_an_outcome_of_chance() -> None:
    for number in range(ACTION_COUNT):
        assert isinstance(decode(number), Decision) != isinstance(decode(number), Outcome)
