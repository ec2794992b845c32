"""Actions as values and as numbers."""

import pytest

from leadlight.games.sagrada import actions as act
from leadlight.games.sagrada.actions import ACTION_COUNT, Action, Decision, Outcome, decode, encode

NUMBERS: list[tuple[int, Action]] = [
    (0, act.Rolled(0)),
    (act.ROLL, act.Rolled(0)),
    (29, act.Rolled(29)),
    (act.TAKE, act.Take(0)),
    (59, act.Take(29)),
    (act.PLACE, act.Place(0)),
    (79, act.Place(19)),
    (act.LIFT, act.Lift(0)),
    (act.MOVE, act.Move(0)),
    (119, act.Move(19)),
    (act.END, act.End()),
    (act.LEAVE, act.Leave()),
    (act.STOP, act.Stop()),
    (act.LOWER, act.Lower()),
    (act.RAISE, act.Raise()),
    (act.VALUE, act.GiveValue(0)),
    (130, act.GiveValue(5)),
    (act.TOOL, act.UseTool(0)),
    (142, act.UseTool(11)),
    (act.PAY, act.Pay(0)),
    (172, act.Pay(29)),
    (act.DRAW, act.Drawn(0)),
    (177, act.Drawn(4)),
    (act.WINDOW, act.ChooseWindow(0)),
    (181, act.ChooseWindow(3)),
    (act.START, act.Started(0)),
    (185, act.Started(3)),
    (act.PRIVATE, act.DealtPrivate(0)),
    (190, act.DealtPrivate(4)),
    (act.CARD, act.DealtCard(0)),
    (204, act.DealtCard(13)),
    (act.LAY_TOOL, act.LaidTool(0)),
    (216, act.LaidTool(11)),
    (act.LAY_OBJECTIVE, act.LaidObjective(0)),
    (226, act.LaidObjective(9)),
    (act.SWAP, act.Swap(0, 0)),
    (257, act.Swap(1, 0)),
    (526, act.Swap(9, 29)),
]


@pytest.mark.parametrize(("number", "action"), NUMBERS)
def test_an_action_is_a_number_and_a_value(number: int, action: Action) -> None:
    assert encode(action) == number
    assert decode(number) == action


def test_every_number_of_the_action_space_decodes_to_an_action_of_its_own() -> None:
    actions = [decode(number) for number in range(ACTION_COUNT)]
    assert [encode(action) for action in actions] == list(range(ACTION_COUNT))
    assert len(set(actions)) == ACTION_COUNT == 527


def test_an_action_is_a_decision_or_an_outcome_of_chance() -> None:
    for number in range(ACTION_COUNT):
        assert isinstance(decode(number), Decision) != isinstance(decode(number), Outcome)
