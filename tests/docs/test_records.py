"""docs/records.md shows texts that the parsers take."""

import re
from pathlib import Path

import pytest

from leadlight.games import GAMES

PAGE = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")


def section(game: str) -> str:
    found = re.search(rf"^## {game.capitalize()}\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None, f"no section about {game}"
    return found[1]


def action_texts(game: str) -> list[tuple[str, str]]:
    """The texts of each row, and the short form of those that have one."""
    rows = re.findall(r"^\| (`[^|]+) \| (`[^`]+`)? ?\|", section(game), re.MULTILINE)
    return [(text, short.strip("`")) for texts, short in rows for text in re.findall(r"`([^`]+)`", texts)]


@pytest.mark.parametrize("game", GAMES)
def test_every_action_shown_parses_and_is_written_as_shown(game: str) -> None:
    found = GAMES[game]
    texts = action_texts(game)
    assert len(texts) > 5
    for text, short in texts:
        assert found.format_action(found.parse_action(text)) == text
        assert not short or found.parse_action(short) == found.parse_action(text)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_action_is_shown(game: str) -> None:
    shown = {kind_of(text) for text in re.findall(r"`([^`]+)`", section(game))}
    for action in range(GAMES[game].action_count):
        text = GAMES[game].format_action(action)
        assert kind_of(text) in shown, text


def kind_of(text: str) -> str:
    return "display" if text[0].isdigit() else text.split(maxsplit=1)[0]


@pytest.mark.parametrize("game", GAMES)
def test_the_position_shown_is_one_and_is_written_as_shown(game: str) -> None:
    (position,) = re.findall(rf"```\n({game} .*?)\n```", section(game), re.DOTALL)
    assert GAMES[game].format_position(GAMES[game].parse_position(position)) == position
