"""Actions as numbers and as text."""

import pytest

from leadlight.core.errors import NotationError
from leadlight.games.sagrada.components import CELL_CODES, COLOUR_NAMES, DIE_CODES, OBJECTIVE_NAMES
from leadlight.games.sagrada.notation import format_action, parse_action

ACTIONS = [
    (0, "roll R1"),
    (29, "roll P6"),
    (30, "take R1"),
    (59, "take P6"),
    (60, "place r1c1"),
    (79, "place r4c5"),
    (80, "lift r1c1"),
    (119, "move r4c5"),
    (120, "end"),
    (121, "leave"),
    (122, "stop"),
    (123, "change -1"),
    (124, "change +1"),
    (125, "value 1"),
    (130, "value 6"),
    (131, "tool 1"),
    (142, "tool 12"),
    (143, "pay R1"),
    (172, "pay P6"),
    (173, "draw red"),
    (177, "draw purple"),
    (178, "window 1"),
    (181, "window 4"),
    (182, "start 1"),
    (185, "start 4"),
    (186, "private red"),
    (190, "private purple"),
    (191, "card 1"),
    (204, "card 14"),
    (205, "lay 1"),
    (216, "lay 12"),
    (217, "goal row_color_variety"),
    (226, "goal color_diagonals"),
    (227, "swap 1 R1"),
    (228, "swap 1 R2"),
    (257, "swap 2 R1"),
    (526, "swap 10 P6"),
]
CELL, DIE = "r1c1-r4c5", "R1-P6"
COLOURS = ", ".join(COLOUR_NAMES)


@pytest.mark.parametrize(("number", "text"), ACTIONS)
def test_an_action_is_a_number_and_a_text(number: int, text: str) -> None:
    assert format_action(number) == text
    assert parse_action(text) == number


@pytest.mark.parametrize(
    ("short", "full"),
    [
        ("R3", "take R3"),
        ("p6", "take P6"),
        ("r2c3", "place r2c3"),
        ("R2C3", "place r2c3"),
        ("t6", "tool 6"),
        ("T12", "tool 12"),
        ("pass", "end"),
        ("E", "end"),
        ("+1", "change +1"),
        ("-1", "change -1"),
        ("  Take   r3 ", "take R3"),
        ("draw g", "draw green"),
        ("private P", "private purple"),
        ("SWAP 3 y2", "swap 3 Y2"),
    ],
)
def test_a_short_form_means_the_same_as_the_long_form(short: str, full: str) -> None:
    assert format_action(parse_action(short)) == full


@pytest.mark.parametrize("word", ["tool", "value", "swap", "window", "card", "change", "t", "take R"])
def test_a_number_of_five_thousand_digits_is_a_notation_error(word: str) -> None:
    with pytest.raises(NotationError):
        parse_action(f"{word} {'9' * 5000}")


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("", "action-unreadable", {"text": "", "example": "take R3"}),
        ("Hello  there", "action-unreadable", {"text": "hello there", "example": "take R3"}),
        ("end now", "action-unreadable", {"text": "end now", "example": "take R3"}),
        ("tool", "action-unreadable", {"text": "tool", "example": "take R3"}),
        ("window 5", "action-unreadable", {"text": "window 5", "example": "take R3"}),
        ("start 0", "action-unreadable", {"text": "start 0", "example": "take R3"}),
        ("card 15", "action-unreadable", {"text": "card 15", "example": "take R3"}),
        ("change", "action-unreadable", {"text": "change", "example": "take R3"}),
        ("swap", "action-unreadable", {"text": "swap", "example": "take R3"}),
        ("swap 11 R3", "action-unreadable", {"text": "swap 11 r3", "example": "take R3"}),
        ("swap 0 R3", "action-unreadable", {"text": "swap 0 r3", "example": "take R3"}),
        ("swap R3", "action-unreadable", {"text": "swap r3", "example": "take R3"}),
        ("swap 3 R7", "sagrada-die", {"text": "r7", "expected": DIE}),
        ("take R7", "sagrada-die", {"text": "r7", "expected": DIE}),
        ("take", "sagrada-die", {"text": "", "expected": DIE}),
        ("roll W1", "sagrada-die", {"text": "w1", "expected": DIE}),
        ("pay red", "sagrada-die", {"text": "red", "expected": DIE}),
        ("r5c1", "sagrada-cell", {"text": "r5c1", "expected": CELL}),
        ("place r1c6", "sagrada-cell", {"text": "r1c6", "expected": CELL}),
        ("lift 3", "sagrada-cell", {"text": "3", "expected": CELL}),
        ("move", "sagrada-cell", {"text": "", "expected": CELL}),
        ("draw pink", "sagrada-colour", {"text": "pink", "expected": COLOURS}),
        ("private", "sagrada-colour", {"text": "", "expected": COLOURS}),
        ("goal fame", "sagrada-goal", {"text": "fame", "expected": ", ".join(OBJECTIVE_NAMES)}),
    ],
)
def test_an_unreadable_action_says_what_was_wrong_and_expected(text: str, code: str, facts: dict[str, str]) -> None:
    with pytest.raises(NotationError) as refused:
        parse_action(text)
    assert (refused.value.code, refused.value.facts) == (code, facts)
    assert refused.value.refusal is None


@pytest.mark.parametrize(
    ("text", "code", "rule"),
    [
        ("change +2", "value_range", "G7.1"),
        ("change 3", "value_range", "G7.1"),
        ("value 0", "value_range", "G7.12"),
        ("value 7", "value_range", "G7.12"),
        ("tool 13", "tool_not_here", "G2.5"),
        ("tool 0", "tool_not_here", "G2.5"),
    ],
)
def test_a_text_for_something_forbidden_carries_the_refusal(text: str, code: str, rule: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_action(text)
    assert (refused.value.code, refused.value.facts) == ("action-forbidden", {"text": text})
    assert refused.value.refusal is not None
    assert (refused.value.refusal.code, refused.value.refusal.rule) == (code, rule)


def test_dice_and_cells_are_named_once() -> None:
    assert len(set(DIE_CODES)) == 30
    assert len(set(CELL_CODES)) == 20
