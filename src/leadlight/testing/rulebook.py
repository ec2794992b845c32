"""Which numbered rules there are, and marks that tie tests to them."""

import re
from pathlib import Path

import pytest

rule = pytest.mark.rule
NUMBERED = re.compile(r"^- \*\*([A-Z]\d+\.\d+)\*\*", re.MULTILINE)
INVARIANT = re.compile(r"^- \*\*([A-Z]I\d+)\*\*", re.MULTILINE)
EXAMPLE = re.compile(r"^\| ([A-Z]E\d+[a-z]?) ", re.MULTILINE)


def numbered_rules(page: Path) -> list[str]:
    """The numbers of a rules page: rules, invariants and worked examples, in the order they stand."""
    text = page.read_text(encoding="utf-8")
    return [number for pattern in (NUMBERED, INVARIANT, EXAMPLE) for number in pattern.findall(text)]
