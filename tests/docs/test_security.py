"""docs/security.md names a test for each threat; those tests exist."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
NAMED = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", PAGE)
VITEST = re.findall(r"`(web/tests/[\w/.]+\.ts)`: “(.+?)”", PAGE)


def test_every_threat_has_a_test() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| ") and "| test |" not in line]
    assert len(rows) > 30
    assert [row for row in rows if "tests/" not in row] == []


@pytest.mark.parametrize(("file", "name"), sorted(set(NAMED)))
def test_the_named_test_exists(file: str, name: str) -> None:
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    names = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    assert name in names


@pytest.mark.parametrize(("file", "title"), sorted(set(VITEST)))
def test_the_named_test_of_the_browser_exists(file: str, title: str) -> None:
    assert f'"{title}"' in (ROOT / file).read_text(encoding="utf-8")
