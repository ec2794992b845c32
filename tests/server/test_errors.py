"""Every error that the server can answer has its sentence, with nothing in it that the error does not know."""

import re
from pathlib import Path

import pytest

from leadlight.locales import Texts
from leadlight.server import errors
from leadlight.server.routes.error_responses import CODES

SOURCES = Path(errors.__file__).parent
KINDS = "|".join(
    name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, errors.TableError)
)


def raised() -> dict[str, set[str]]:
    """By code, the names of the facts that every place gives."""
    found: dict[str, set[str]] = {}
    for file in SOURCES.rglob("*.py"):
        code = file.read_text(encoding="utf-8")
        for name, facts in re.findall(rf'(?:{KINDS}|Failed)\(\s*"([a-z-]+)"((?:[^()]|\([^()]*\))*)\)', code):
            names = set(re.findall(r"(\w+)=", facts))
            found[name] = found[name] & names if name in found else names
    for name in CODES.values():
        found[name] = set()
    return found


def test_the_errors_are_found() -> None:
    assert {"stale", "seat-taken", "table-unknown", "storage-failed", "message-malformed"} <= set(raised())


@pytest.mark.parametrize("code", [*raised(), "server-failed"])
def test_every_error_has_its_sentence(code: str) -> None:
    facts = dict.fromkeys(raised().get(code, set()), 3)
    sentence = Texts("en").translate(f"error-{code}", **facts)
    assert sentence.endswith(".")
    assert "$" not in sentence


def test_every_sentence_belongs_to_an_error() -> None:
    text = (SOURCES.parent / "locales" / "en" / "server.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^error-([a-z-]+) =", text, re.MULTILINE)) <= {*raised(), "server-failed"}
