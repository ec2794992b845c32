"""Which modules are compiled follows from the tree: the patterns of hatch_build.py fit it."""

import ast
import sys
from pathlib import Path

import hatch_build
import pytest

SOURCE = Path(__file__).parents[2] / "src"
PACKAGE = SOURCE / "leadlight"
MODULES = hatch_build.compiled_modules(SOURCE)
BUILD_PACKAGES = {
    "librt",
    "msgspec",
    "mypy_extensions",
}  # ship as stubs: in mypy, and in msgspec, which the build requires


def imported_packages(file: Path) -> set[str]:
    nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    names = [node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module and not node.level]
    names += [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    return {name.partition(".")[0] for name in names}


@pytest.mark.parametrize("pattern", hatch_build.COMPILED + hatch_build.INTERPRETED)
def test_every_pattern_matches_a_module(pattern: str) -> None:
    assert list(PACKAGE.glob(pattern)) != []


@pytest.mark.parametrize("pattern", hatch_build.INTERPRETED)
def test_every_exception_excepts_something(pattern: str) -> None:
    excepted = set(PACKAGE.glob(pattern))
    assert excepted <= {file for compiled in hatch_build.COMPILED for file in PACKAGE.glob(compiled)}


def test_the_rules_and_states_of_every_game_are_compiled() -> None:
    games = [folder.name for folder in (PACKAGE / "games").iterdir() if (folder / "game.py").exists()]
    assert len(games) >= 3
    for game in games:
        folder = PACKAGE / "games" / game
        rules = [file.relative_to(SOURCE).as_posix() for file in (folder / "rules").glob("*.py")]
        assert {*rules, f"leadlight/games/{game}/state.py", f"leadlight/games/{game}/scoring.py"} <= set(MODULES)


def test_a_module_that_a_game_adds_is_compiled(tmp_path: Path) -> None:
    game = tmp_path / "leadlight" / "games" / "new"
    (game / "rules").mkdir(parents=True)
    for name in ("__init__.py", "events.py", "grid.py", "rules/__init__.py", "rules/laying.py"):
        (game / name).touch()
    expected = [f"leadlight/games/new/{name}" for name in ("grid.py", "rules/__init__.py", "rules/laying.py")]
    assert hatch_build.compiled_modules(tmp_path) == expected


@pytest.mark.parametrize("module", MODULES)
def test_a_compiled_module_imports_only_packages_whose_types_the_build_knows(module: str) -> None:
    """Of other packages mypyc would take every value for `Any`, silently, and compile slow code."""
    foreign = imported_packages(SOURCE / module) - set(sys.stdlib_module_names) - {"leadlight"}
    assert foreign <= BUILD_PACKAGES
