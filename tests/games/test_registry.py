"""The registry of games."""

import pytest

from leadlight.core.errors import UnknownGame
from leadlight.games import GAMES, find_game, game_of_rule


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_found_by_its_name(name: str) -> None:
    assert find_game(name).name == name


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame) as refused:
        find_game("chess")
    assert refused.value.facts == {"game": "chess", "expected": ", ".join(GAMES)}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_found_by_the_number_of_a_rule(name: str) -> None:
    prefix = GAMES[name].rule_prefix
    assert game_of_rule(f"{prefix}6.11") is game_of_rule(f"{prefix}1") is GAMES[name]


@pytest.mark.parametrize("number", ["X6.11", "6.11", "", "SS1"])
def test_a_number_of_no_game_is_not_found(number: str) -> None:
    with pytest.raises(KeyError):
        game_of_rule(number)


def test_no_two_games_number_their_rules_alike() -> None:
    assert len({game.rule_prefix for game in GAMES.values()}) == len(GAMES)
