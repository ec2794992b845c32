"""What the README shows works as shown."""

import ast
import re
from pathlib import Path

import pytest

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")


(EXAMPLE,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


def test_the_python_example_plays_a_match_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    exec(EXAMPLE, names)  # noqa: S102
    assert names["actor"] == -2
    scores, wins = capsys.readouterr().out.splitlines()
    assert scores.startswith("[")
    assert sum(ast.literal_eval(wins).values()) <= 20


def test_the_python_example_has_one_import() -> None:
    assert [line for line in EXAMPLE.splitlines() if "import" in line] == ["import leadlight"]


def test_the_sentence_on_names_and_art_is_there() -> None:
    assert "The games' names belong to their publishers" in README
