"""What the README shows works as shown."""

import re
from pathlib import Path

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")


def test_the_python_example_plays_a_match_to_its_end() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    names: dict[str, object] = {}
    exec(example, names)  # noqa: S102
    assert names["actor"] == -2


def test_the_sentence_on_names_and_art_is_there() -> None:
    assert "The games' names belong to their publishers" in README
