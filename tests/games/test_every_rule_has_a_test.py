"""Fails when a numbered rule, invariant or worked example has no test marked with its number."""

import ast
from pathlib import Path

import pytest

from leadlight.games import GAMES
from leadlight.testing.rulebook import numbered_rules

ROOT = Path(__file__).parents[2]


def marked_numbers() -> set[str]:
    """The numbers on `@rule(...)` of every test function in the tree."""
    return {
        argument.value
        for path in (ROOT / "tests").rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        for decorator in node.decorator_list
        if isinstance(decorator, ast.Call) and getattr(decorator.func, "id", "") == "rule"
        for argument in decorator.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_numbered_rule_has_a_test(game: str) -> None:
    numbers = numbered_rules(ROOT / "docs" / "rules" / f"{game}.md")
    marked = marked_numbers()
    assert len(numbers) > 100
    assert [number for number in numbers if number not in marked] == []


def test_every_marked_number_is_a_rule() -> None:
    known = {number for game in GAMES for number in numbered_rules(ROOT / "docs" / "rules" / f"{game}.md")}
    assert marked_numbers() - known == set()
