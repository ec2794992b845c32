"""CONTRIBUTING.md names every file that a game, a language or a bot needs, and every one of them has it."""

import re
from itertools import product
from pathlib import Path

import pytest

from leadlight.bots import BOTS
from leadlight.games import GAMES
from leadlight.locales import LANGUAGES, Texts

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None, f"no section “{title}”"
    return found[1]


def paths(title: str) -> list[str]:
    return re.findall(r"`((?:src|tests|docs|web|script)/[\w./-]+)`", section(title))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_every_file_that_a_game_needs(game: str) -> None:
    named = paths("Add a game")
    assert len([path for path in named if "NAME" in path]) > 15
    wanted = {path.replace("NAME", game).replace("LANG", language) for path, language in product(named, LANGUAGES)}
    assert not [path for path in sorted(wanted) if not (ROOT / path).exists()]


@pytest.mark.parametrize("game", GAMES)
def test_every_module_that_all_games_have_is_named(game: str) -> None:
    """A module that each game has, and the page does not name, would be forgotten by whoever adds a game."""
    modules = {path.name for path in (ROOT / "src/leadlight/games" / game).iterdir() if path.suffix == ".py"}
    shared = modules.intersection(
        *({path.name for path in (ROOT / "src/leadlight/games" / other).iterdir()} for other in GAMES)
    )
    named = {Path(path).name for path in paths("Add a game")}
    assert not shared - named - {"__init__.py"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_file_that_a_language_needs(language: str) -> None:
    pages = [path.replace(".LANG", "") if language == "en" else path for path in paths("Add a language")]
    assert not [path for path in pages if not (ROOT / path.replace("LANG", language)).exists()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_of_ours_has_a_name(language: str) -> None:
    assert all(Texts(language).has(f"bot-{bot}") for bot in BOTS)
    assert not [path for path in paths("Add a bot") if not (ROOT / path.replace("LANG", language)).exists()]
