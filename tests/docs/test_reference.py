"""The reference pages say what the docstrings say, and the examples in docstrings and documents are true."""

import ast
import doctest
import importlib.util
import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest

import leadlight

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "script" / "reference.py"
specification = importlib.util.spec_from_file_location("reference", SCRIPT)
assert specification is not None
assert specification.loader is not None
reference = importlib.util.module_from_spec(specification)
specification.loader.exec_module(reference)

DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def examples(module: str) -> list[tuple[str, str]]:
    """The docstrings with examples, by where they stand. They are read from the source: it is there in every build."""
    tree = reference.parse(module)
    nodes = [tree, *(node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.ClassDef))]
    found = [(getattr(node, "name", module), ast.get_docstring(node) or "") for node in nodes]
    return [(f"{module}.{name}", text) for name, text in found if ">>>" in text]


EXAMPLES = [example for module in ("leadlight", *reference.public_modules()) for example in examples(module)]


def run_examples(name: str, text: str) -> int:
    """Run the examples of a text; how many there are. What is wrong stands in the error."""
    test = doctest.DocTestParser().get_doctest(text, {"leadlight": leadlight}, name, name, 0)
    said: list[str] = []
    failed, tried = doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL).run(test, out=said.append)
    assert failed == 0, "".join(said)
    return tried


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_the_examples_of_a_docstring_are_true(name: str, text: str) -> None:
    assert run_examples(name, text) > 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_the_examples_of_a_document_are_true(document: Path) -> None:
    run_examples(document.name, document.read_text(encoding="utf-8"))


def test_what_matters_most_has_an_example() -> None:
    shown = " ".join(name for name, _ in EXAMPLES)
    for name in (
        "State",
        "Rng",
        "Match",
        "Game",
        "Record",
        "new_state",
        "new_match",
        "parse_position",
        "simulate",
        "replay",
    ):
        assert name in shown


def test_the_pages_are_what_the_docstrings_say() -> None:
    done = subprocess.run([sys.executable, str(SCRIPT), "--check"], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.returncode == 0


def test_every_public_name_has_a_docstring() -> None:
    assert reference.undocumented() == []


def test_every_public_name_stands_on_a_page() -> None:
    index = (ROOT / "docs" / "reference" / "README.md").read_text(encoding="utf-8")
    for name in set(leadlight.__all__) - {"is_compiled"}:
        assert f"| `{name}` |" in index
    for module in reference.public_modules():
        page = (ROOT / "docs" / "reference" / reference.page_name(module)).read_text(encoding="utf-8")
        assert page.startswith(f"# {module}\n")


def test_no_page_is_left_of_a_module_that_has_gone() -> None:
    assert {page.name for page in reference.PAGES.glob("*.md")} == set(reference.pages())


def test_signatures_on_the_pages_are_those_of_the_functions() -> None:
    page = (ROOT / "docs" / "reference" / "play.begin.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r"^def new_match\((.*)\) -> Match$", page, re.MULTILINE)
    assert [part.split(":")[0].strip() for part in shown.split(", ") if part != "*"] == [
        parameter.replace("options", "**options") for parameter in inspect.signature(leadlight.new_match).parameters
    ]
