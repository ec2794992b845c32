"""How the modules of the server lean on each other. `pyproject.toml` has the layers; here is what they cannot say."""

import ast
import re
from pathlib import Path

import leadlight.server
from leadlight.games import GAMES

SERVER = Path(leadlight.server.__file__).parent


def test_nothing_in_the_server_names_a_game() -> None:
    """Neither in code nor in prose: what the server knows of a game comes out of its `Game`."""
    names = re.compile("|".join(GAMES), re.IGNORECASE)
    files = sorted(SERVER.rglob("*.py"))
    assert len(files) > 30
    assert [file.name for file in files if names.search(file.read_text(encoding="utf-8"))] == []


def test_nothing_in_the_server_names_an_option_of_a_game_but_players() -> None:
    options = {option.name for game in GAMES.values() for option in game.options} - {"players"}
    for file in SERVER.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        texts = {
            node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        assert not texts & options, file
