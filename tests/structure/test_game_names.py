"""No game's name outside its own folders and the registries: a new game changes no other file.

Examples in docstrings are exempt: readers run them, so they need some game.
"""

from doctest import DocTestParser
from pathlib import Path

import pytest

from leadlight.games import GAMES

ROOT = Path(__file__).parents[2]
FOLDERS = {"src/leadlight": ("*.py", "*.ftl"), "web/src": ("*.ts", "*.svelte", "*.css"), "script": ("*",)}

# Where a game is entered by its name. CONTRIBUTING lists them for who adds a game.
REGISTRIES = {
    "src/leadlight/games/__init__.py",
    "src/leadlight/bots/endings/__init__.py",
    "src/leadlight/bots/evaluation/__init__.py",
    "src/leadlight/bots/features/__init__.py",
    "src/leadlight/bots/levels/__init__.py",
    "src/leadlight/cli/boards/__init__.py",
    "src/leadlight/insight/calibration.py",
    "src/leadlight/insight/endings/__init__.py",
    "src/leadlight/insight/reasons/__init__.py",
    "src/leadlight/lessons/__init__.py",
    "src/leadlight/lessons/pupil/__init__.py",
    "src/leadlight/printing/__init__.py",
    "src/leadlight/puzzles/themes/__init__.py",
    "web/src/games/index.ts",
}
# Files that still know a game. This set may only shrink.
PENDING = {
    "script/screenshots.py",
}


def source_files() -> list[Path]:
    return sorted(
        path
        for folder, patterns in FOLDERS.items()
        for pattern in patterns
        for path in (ROOT / folder).rglob(pattern)
        if path.is_file() and "static" not in path.parts and path.suffix != ".pyc"
    )


def foreign_names(path: Path) -> list[str]:
    """`file:line: name` for every game that a file names and that its path does not: the path of a game's own file
    has the name in it."""
    place = path.relative_to(ROOT).as_posix()
    others = [name for name in GAMES if name not in place.casefold()]
    text = path.read_text(encoding="utf-8")
    skipped = example_lines(text) if path.suffix == ".py" else set()
    lines = {number: line.casefold() for number, line in enumerate(text.splitlines()) if number not in skipped}
    return [f"{place}:{number + 1}: {name}" for number, line in lines.items() for name in others if name in line]


def example_lines(text: str) -> set[int]:
    """The lines, counted from 0, of the examples in docstrings and of what they print."""
    return {
        example.lineno + line
        for example in DocTestParser().get_examples(text)
        for line in range(example.source.count("\n") + example.want.count("\n"))
    }


def test_only_registries_name_games_that_are_not_their_own() -> None:
    exempt = {ROOT / place for place in REGISTRIES | PENDING}
    assert [found for path in source_files() if path not in exempt for found in foreign_names(path)] == []


@pytest.mark.parametrize("place", sorted(REGISTRIES | PENDING))
def test_every_exempt_file_needs_its_exemption(place: str) -> None:
    assert foreign_names(ROOT / place)


def test_a_name_in_a_file_that_is_not_the_game_s_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    first, second = list(GAMES)[:2]
    own = tmp_path / "games" / first / "rules.py"
    own.parent.mkdir(parents=True)
    own.write_text(f"{first}\nand {second.upper()}\n")
    assert foreign_names(own) == [f"games/{first}/rules.py:2: {second}"]


def test_examples_in_docstrings_may_name_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    name = next(iter(GAMES))
    module = tmp_path / "module.py"
    module.write_text(f'"""A module.\n\n>>> find_game("{name}")\nfind_game({name!r})\n\nSays {name} too.\n"""\n')
    assert foreign_names(module) == [f"module.py:6: {name}"]
