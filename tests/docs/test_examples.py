"""Every example runs, and the documents' own examples are true."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from leadlight.games import find_game

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_runs_and_says_something(example: Path) -> None:
    done = subprocess.run([sys.executable, str(example)], capture_output=True, text=True, check=True)
    assert done.stdout.strip()


def test_the_position_in_the_documents_is_canonical() -> None:
    text = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    (position,) = re.findall(r"```\n(sintra .*?)\n```", text, re.DOTALL)
    game = find_game("sintra")
    assert game.format_position(game.parse_position(position)) == position


def test_every_short_form_in_the_documents_means_its_long_form() -> None:
    text = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    forms = re.findall(r"^\| `([^`]+)` \| `([^`]+)` \|", text, re.MULTILINE)
    game = find_game("sintra")
    assert len(forms) >= 4
    assert [game.parse_action(short) for _, short in forms] == [game.parse_action(full) for full, _ in forms]
