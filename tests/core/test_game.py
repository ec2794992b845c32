"""Options: defaults, spellings, and what is refused."""

import pytest

from leadlight.core.errors import OptionError, UnknownGame
from leadlight.core.game import Option
from leadlight.core.score import Part, Score
from leadlight.games import GAMES, find_game

SIDE = Option("side", ("A", "B"), "A", "S13.2")
SWITCH = Option("gap", (False, True), False, "S13.3")


@pytest.mark.parametrize(
    ("option", "text", "value"), [(SIDE, "b", "B"), (SWITCH, "ON", True), (SWITCH, "false", False)]
)
def test_an_option_is_read_from_text(option: Option, text: str, value: str | bool) -> None:
    assert option.parse(text) == value


def test_an_unknown_value_is_refused_naming_the_known_ones() -> None:
    with pytest.raises(OptionError) as refused:
        SIDE.parse("C")
    assert refused.value.facts == {"option": "side", "value": "C", "expected": "A, B"}


def test_defaults_are_filled_in() -> None:
    defaults = {"side": "A", "gap_blocks_return": False, "starter": "drawn"}
    assert find_game("sintra").complete({"players": 3}) == {"players": 3, **defaults}


@pytest.mark.parametrize("given", [{"players": 5}, {"players": True}, {"gap_blocks_return": 1}, {"colour": "red"}])
def test_impossible_options_are_refused(given: dict[str, str | int | bool]) -> None:
    with pytest.raises(OptionError):
        find_game("sintra").complete(given)


def test_an_unknown_game_is_refused_naming_the_known_ones() -> None:
    with pytest.raises(UnknownGame) as refused:
        find_game("chess")
    assert str(refused.value) == f"game-unknown: game=chess, expected={', '.join(GAMES)}"


def test_a_score_is_the_sum_of_its_parts() -> None:
    score = Score((Part("windows", 7), Part("row", -2, settled=False)))
    assert (score.total, score.settled, score["windows"], score["nothing"]) == (5, 7, 7, 0)
