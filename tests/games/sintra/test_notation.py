"""Actions as numbers and as text."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leadlight.core.errors import NotationError
from leadlight.games.sintra.actions import Place, encode
from leadlight.games.sintra.components import COLOUR_NAMES
from leadlight.games.sintra.notation import format_action, parse_action

ACTIONS = [
    (31, "centre pink > break"),
    (39, "centre pink > 8"),
    (243, "3 orange > 5"),
    (480, "9 yellow > 8"),
    (10, "return"),
    (5, "keep pink"),
    (9, "keep yellow"),
    (0, "draw pink"),
    (3, "draw blue"),
    (11, "deal 1a"),
    (26, "deal 8b"),
    (27, "start 1"),
    (30, "start 4"),
]
KNOWN_COLOURS = "pink, white, orange, blue, yellow"


@st.composite
def short_placements(draw: st.DrawFn) -> tuple[str, str]:
    """A placement in some shorter spelling, and in full."""
    source, target = draw(st.integers(0, 9)), draw(st.integers(0, 8))
    colour = draw(st.sampled_from(COLOUR_NAMES))
    whence = draw(st.sampled_from([str(source), f"{source} "] if source else ["c ", "0", "center ", "Centre  "]))
    whither = str(target) if target else draw(st.sampled_from(["x", "-", " break"]))
    word = colour[: draw(st.integers(1, len(colour)))]
    short = whence + word + draw(st.sampled_from(["", " ", ">", " > "])) + whither
    return draw(st.sampled_from([short, short.upper()])), format_action(
        encode(Place(source, COLOUR_NAMES.index(colour), target))
    )


@pytest.mark.parametrize(("number", "text"), ACTIONS)
def test_an_action_is_a_number_and_a_text(number: int, text: str) -> None:
    assert format_action(number) == text
    assert parse_action(text) == number


@pytest.mark.parametrize(
    ("short", "full"),
    [
        ("3o5", "3 orange > 5"),
        ("c b x", "centre blue > break"),
        ("cb x", "centre blue > break"),
        ("co5", "centre orange > 5"),
        ("center blue > -", "centre blue > break"),
        ("0 blue 2", "centre blue > 2"),
        ("r", "return"),
        ("k p", "keep pink"),
        ("kp", "keep pink"),
        ("KEEP  Pi", "keep pink"),
        ("draw y", "draw yellow"),
        ("deal 4B", "deal 4b"),
        ("start4", "start 4"),
    ],
)
def test_a_short_form_means_the_same_as_the_long_form(short: str, full: str) -> None:
    assert format_action(parse_action(short)) == full


@given(spellings=short_placements())
@settings(max_examples=200, deadline=None)
def test_every_short_placement_means_the_same_as_in_full(spellings: tuple[str, str]) -> None:
    short, full = spellings
    assert format_action(parse_action(short)) == full


@given(
    verb=st.sampled_from(["k", "k ", "keep ", "draw "]), colour=st.sampled_from(COLOUR_NAMES), size=st.integers(1, 6)
)
@settings(max_examples=200, deadline=None)
def test_every_beginning_of_a_colour_names_it(verb: str, colour: str, size: int) -> None:
    full = f"{'draw' if verb == 'draw ' else 'keep'} {colour}"
    assert format_action(parse_action(verb + colour[:size])) == full


def test_a_source_of_five_thousand_digits_is_a_notation_error() -> None:
    with pytest.raises(NotationError):
        parse_action("9" * 5000 + " orange > 5")


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("", "action-unreadable", {"text": "", "example": "3 orange > 5"}),
        ("Hello  there", "action-unreadable", {"text": "hello there", "example": "3 orange > 5"}),
        ("3 orange", "action-unreadable", {"text": "3 orange", "example": "3 orange > 5"}),
        ("keep", "action-unreadable", {"text": "keep", "example": "3 orange > 5"}),
        ("3", "action-unreadable", {"text": "3", "example": "3 orange > 5"}),
        ("start 5", "action-unreadable", {"text": "start 5", "example": "3 orange > 5"}),
        ("start", "action-unreadable", {"text": "start", "example": "3 orange > 5"}),
        ("10 orange > 5", "sintra-source", {"text": "10", "expected": "1-9"}),
        ("3 green > 5", "sintra-colour", {"text": "green", "expected": KNOWN_COLOURS}),
        ("keep green", "sintra-colour", {"text": "green", "expected": KNOWN_COLOURS}),
        ("draw j", "sintra-colour", {"text": "j", "expected": KNOWN_COLOURS}),
        ("3 orange > 9", "sintra-target", {"text": "9", "expected": "1-8"}),
        ("3 orange > 0", "sintra-target", {"text": "0", "expected": "1-8"}),
        ("deal 9a", "sintra-face", {"text": "9a", "expected": "1a-8b"}),
        ("deal 4c", "sintra-face", {"text": "4c", "expected": "1a-8b"}),
    ],
)
def test_an_unreadable_action_says_what_was_wrong_and_expected(text: str, code: str, facts: dict[str, str]) -> None:
    with pytest.raises(NotationError) as refused:
        parse_action(text)
    assert (refused.value.code, refused.value.facts) == (code, facts)
    assert refused.value.refusal is None


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Pass", "no_pass"),
        ("return 3", "return_target"),
        ("r3", "return_target"),
        ("1+2 orange > 5", "partial_take"),
        ("c, 2 orange > 5", "partial_take"),
        ("3 2 orange > 5", "partial_take"),
        ("centre 2x orange", "partial_take"),
        ("3 orange > 5+6", "split"),
        ("3o5 6", "split"),
        ("centre orange 1, 2, 3", "split"),
    ],
)
def test_a_text_for_something_forbidden_carries_the_refusal(text: str, code: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_action(text)
    assert (refused.value.code, refused.value.facts) == ("action-forbidden", {"text": text.lower()})
    assert refused.value.refusal is not None
    assert refused.value.refusal.code == code
