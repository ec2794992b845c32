"""Which games can be printed, and on which paper."""

import subprocess
import sys

import pytest

from leadlight.core.errors import LeadlightError
from leadlight.games import GAMES
from leadlight.printing import GAMES as PRINTED
from leadlight.printing import papers_for, print_game, sheets_for


def test_every_game_has_an_aid_and_a_pad_and_one_has_pieces() -> None:
    assert set(PRINTED) == set(GAMES)
    assert all(papers_for(game) == ["a4", "letter"] for game in GAMES)
    expected = {"sintra": ["aid", "pad"], "sagrada": ["aid", "pad"], "uzory": ["aid", "pad", "pieces"]}
    assert {game: sheets_for(game) for game in GAMES} == expected


def test_a_game_that_is_not_listed_has_nothing_to_print() -> None:
    assert (papers_for("chess"), sheets_for("chess")) == ([], [])


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        (("chess", "a4"), "game-unknown"),
        (("sintra", "a4"), "sheets-none"),
        (("uzory", "a3"), "paper-unknown"),
        (("uzory", "a4", "poster"), "sheet-unknown"),
        (("uzory", "a4", "aid", "de"), "language-unknown"),
        (("uzory", "a4", "aid", "../en"), "language-unknown"),
    ],
)
def test_what_cannot_be_printed_is_refused(asked: tuple[str, ...], code: str) -> None:
    with pytest.raises(LeadlightError) as refused:
        print_game(*asked)
    assert refused.value.code == code


def test_the_command_line_and_server_do_not_import_the_pdf_library() -> None:
    code = "import sys, leadlight.cli, leadlight.server.app; sys.exit('pydyf' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
