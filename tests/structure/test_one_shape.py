"""The games have the same shape: modules and test files of the same names, and a reason where one game has more."""

import ast
from pathlib import Path

import pytest

from leadlight.games import GAMES

ROOT = Path(__file__).parents[2]
MODULES = {
    "__init__",
    "actions",
    "components",
    "events",
    "game",
    "invariants",
    "notation",
    "payments",
    "phases",
    "position",
    "refusals",
    "scoring",
    "state",
    "table",
    "view",
    "view_builder",
}
TESTS = {
    "actions",
    "components",
    "ending",
    "hiding",
    "invariants",
    "invariants_in_play",
    "notation",
    "options",
    "position",
    "refusals",
    "scoring",
    "setup",
    "turn",
    "view",
}


def folder_of(game: str) -> Path:
    return ROOT / "src" / "leadlight" / "games" / game


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_modules_that_every_game_has(game: str) -> None:
    folder = folder_of(game)
    assert {path.stem for path in folder.glob("*.py")} >= MODULES
    assert (folder / "rules" / "__init__.py").exists()


@pytest.mark.parametrize("game", GAMES)
def test_a_module_that_only_one_game_has_says_why(game: str) -> None:
    extra = [path for path in folder_of(game).glob("*.py") if path.stem not in MODULES]
    docstrings = {path.name: ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or "" for path in extra}
    assert [name for name, text in docstrings.items() if f"Only {game.capitalize()} has this module" not in text] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_test_files_that_every_game_has(game: str) -> None:
    tests = {path.stem.removeprefix("test_") for path in (ROOT / "tests" / "games" / game).glob("test_*.py")}
    assert TESTS - tests == set()
