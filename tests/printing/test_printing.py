"""Which games can be printed, and on which paper."""

import subprocess
import sys

import pytest

from leadlight.core.errors import LeadlightError
from leadlight.games import GAMES
from leadlight.printing import BOXES, papers_for, print_game


def test_only_games_with_sheets_have_papers() -> None:
    assert set(BOXES) <= set(GAMES)
    assert {game: papers_for(game) for game in GAMES} == {"sintra": [], "sagrada": [], "uzory": ["a4", "letter"]}


@pytest.mark.parametrize(
    ("game", "paper", "code"),
    [("chess", "a4", "game-unknown"), ("sintra", "a4", "sheets-none"), ("uzory", "a3", "paper-unknown")],
)
def test_what_cannot_be_printed_is_refused(game: str, paper: str, code: str) -> None:
    with pytest.raises(LeadlightError) as refused:
        print_game(game, paper)
    assert refused.value.code == code


def test_the_command_line_and_server_do_not_import_the_pdf_library() -> None:
    code = "import sys, leadlight.cli, leadlight.server.app; sys.exit('pydyf' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
