"""A command loads what it needs and nothing else: what is loaded is what people wait for."""

import subprocess
import sys

import pytest

HEAVY = {"alembic", "sqlalchemy", "litestar", "uvicorn", "textual", "pydyf", "segno"}
REPORT = "import sys; from leadlight.cli import main; main(sys.argv[1:]); print(*sys.modules, file=sys.stderr)"


def modules_loaded_by(*words: str) -> set[str]:
    done = subprocess.run([sys.executable, "-c", REPORT, *words], capture_output=True, text=True, check=True)
    return set(done.stderr.split())


@pytest.mark.parametrize("words", [["rules", "sintra", "S6"], ["simulate", "sintra", "--games=1", "--seed=1"]])
def test_a_command_loads_no_server_and_no_terminal_library(words: list[str]) -> None:
    loaded = modules_loaded_by(*words)
    assert "leadlight.games" in loaded
    assert not loaded & HEAVY


def test_help_loads_no_game_either() -> None:
    loaded = modules_loaded_by("--help")
    assert "leadlight.cli.app" in loaded
    assert not loaded & {"leadlight.games", "leadlight.bots", *HEAVY}
