"""The laws of notation notice games that break them."""

from dataclasses import replace

import pytest

from leadlight.core.errors import NotationError
from leadlight.core.game import Game
from leadlight.core.state import State
from leadlight.games import GAMES, find_game
from leadlight.testing.notation import (
    actions_read_back,
    other_texts_are_refused,
    positions_read_back,
    spellings_mean_the_same,
)

GAME = next(iter(GAMES.values()))


def test_two_actions_with_one_text_are_noticed() -> None:
    def format_action(number: int) -> str:
        return GAME.format_action(number // 2 * 2)

    with pytest.raises(AssertionError):
        actions_read_back(replace(GAME, format_action=format_action), {}, 2)


def test_an_example_that_is_no_action_is_noticed() -> None:
    with pytest.raises((AssertionError, NotationError)):
        actions_read_back(replace(GAME, example="abracadabra"), {}, 2)


def test_a_text_that_must_be_written_in_one_way_is_noticed() -> None:
    def parse_action(text: str) -> int:
        return GAME.parse_action(text) if text == text.lower() else -1

    with pytest.raises(AssertionError):
        spellings_mean_the_same(replace(GAME, parse_action=parse_action), {}, 2)


def test_a_position_that_loses_something_is_noticed() -> None:
    def parse_position(text: str) -> State:
        state = GAME.parse_position(text)
        return state if text.splitlines()[1].startswith("round 1 ") else GAME.begin(GAME.complete({}))

    with pytest.raises(AssertionError):
        positions_read_back(replace(GAME, parse_position=parse_position), {}, 2)


@pytest.mark.parametrize("parser", ["parse_action", "parse_position"])
def test_another_error_than_a_notation_error_is_noticed_with_the_text(parser: str) -> None:
    def fail(text: str) -> int:
        raise ValueError(text)

    broken: Game = replace(GAME, **{parser: fail})  # type: ignore[arg-type]
    with pytest.raises(AssertionError, match="'' raises ValueError"):
        other_texts_are_refused(broken, {}, 2)


def test_a_code_that_no_catalogue_has_is_noticed() -> None:
    def refuse(text: str) -> int:
        raise NotationError("oops", text=text)

    with pytest.raises(AssertionError, match="refused as oops"):
        other_texts_are_refused(replace(GAME, parse_action=refuse), {}, 2)


def test_the_same_seed_checks_the_same_texts() -> None:
    def listen(heard: list[str]) -> Game:
        def parse_action(text: str) -> int:
            heard.append(text)
            return game.parse_action(text)

        return replace(game, parse_action=parse_action)

    game = find_game(GAME.name)
    first: list[str] = []
    second: list[str] = []
    other_texts_are_refused(listen(first), {}, 2)
    other_texts_are_refused(listen(second), {}, 2)
    assert first == second
    assert len(set(first)) > 300
