"""Finds the numbered rules of a rules page, and provides the mark that links tests to them."""

import re
from pathlib import Path

import pytest

rule = pytest.mark.rule
NUMBERED = re.compile(r"^- \*\*([A-Z]\d+\.\d+)\*\*", re.MULTILINE)
INVARIANT = re.compile(r"^- \*\*([A-Z]I\d+)\*\*", re.MULTILINE)
EXAMPLE = re.compile(r"^\| ([A-Z]E\d+[a-z]?) ", re.MULTILINE)


def numbered_rules(page: Path) -> list[str]:
    """The numbers on a rules page: first rules, then invariants, then worked examples."""
    text = page.read_text(encoding="utf-8")
    return [number for pattern in (NUMBERED, INVARIANT, EXAMPLE) for number in pattern.findall(text)]
