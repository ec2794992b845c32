"""Actions as text."""

import pytest

from leadlight.core.errors import NotationError
from leadlight.games.uzory.notation import EXAMPLE, format_action, parse_action


@pytest.mark.parametrize(
    ("short", "full"),
    [
        ("2 0,-1", "lay 2@0 (0,-1)"),
        ("2@1 0 -1 +n", "lay 2@1 (0,-1)+N"),
        ("LAY 3@2(-1,4)+w", "lay 3@2 (-1,4)+W"),
        ("1 @ 3 (0, 1) + E", "lay 1@3 (0,1)+E"),
        ("2@1 g8 +n", "lay 2@1 (0,-1)+N"),
        ("pass", "skip"),
        ("keep", "discard none"),
        ("discard", "discard none"),
        ("discard 3 1", "discard 1 3"),
        ("colour v", "colour violet"),
        ("name 4", "name 4"),
        ("draw 133", "draw 133"),
        ("start 6", "start 6"),
    ],
)
def test_short_forms_are_read(short: str, full: str) -> None:
    assert format_action(parse_action(short)) == full


@pytest.mark.parametrize(
    "text",
    [
        "",
        "lay",
        "lay 1",
        "lay 1@4 (0,1)",
        "lay 1@0 (0,1)+X",
        "20,1",
        "draw 134",
        "draw 0",
        "draw x",
        "start 7",
        "name 7",
        "name " + "9" * 5000,
    ],
)
def test_other_texts_are_not(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_action(text)
    assert refused.value.code == "action-unreadable"
    assert refused.value.facts["example"] == EXAMPLE


@pytest.mark.parametrize("text", ["colour white", "colour pink", "colour"])
def test_an_unknown_colour_is_told_which_there_are(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_action(text + " ")
    assert refused.value.code in ("uzory-colour", "action-unreadable")


@pytest.mark.parametrize(
    ("text", "code", "rule"),
    [
        ("lay 1@m (0,1)", "mirrored", "U1.5"),
        ("flip 1", "mirrored", "U1.5"),
        ("lay 4@0 (0,1)", "not_in_hand", "U3.2"),
        ("skip 1", "partial_skip", "U3.4"),
        ("pass keep 2", "partial_skip", "U3.4"),
        ("lay 1@0 (8,0)", "outside_field", "U4.2"),
        ("lay 1@0 (0.5,0)", "off_grid", "U4.7"),
        ("lay 1@0 (0,1)+N:r", "foreign_shard", "U5.1"),
        ("lay 1@0 (0,1)+N+S", "second_shard", "U5.5"),
        ("shard N", "old_tile", "U5.5"),
        ("name", "not_candidate", "U7.10"),
        ("name nobody", "not_candidate", "U7.10"),
        ("discard 1 1", "bad_discard", "U9.1"),
        ("discard 5", "bad_discard", "U9.1"),
    ],
)
def test_a_text_that_names_something_forbidden_is_answered_with_the_rule(text: str, code: str, rule: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_action(text)
    assert refused.value.refusal is not None
    assert (refused.value.refusal.code, refused.value.refusal.rule) == (code, rule)
