"""`help` shows signatures and docstrings, whether the code is compiled or not."""

import ast
import importlib
import inspect
import pydoc
from collections.abc import Iterator
from pathlib import Path

import pytest

import leadlight

PACKAGE = Path(leadlight.__file__).parent
MODULES = sorted({*leadlight.NAMES_BY_MODULE, "leadlight.core.value"})


def source_of(module: str) -> ast.Module:
    path = PACKAGE.joinpath(*module.split(".")[1:])
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text(encoding="utf-8"))


def definitions(body: list[ast.stmt]) -> Iterator[ast.FunctionDef | ast.ClassDef]:
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_"):
            yield node


def check(found: object, node: ast.FunctionDef | ast.ClassDef) -> None:
    """Compare what Python tells about a function, a class or a property with its source."""
    if docstring := ast.get_docstring(node):
        assert inspect.getdoc(found) == docstring
    if isinstance(node, ast.FunctionDef) and callable(found):
        assert list(inspect.signature(found).parameters) == names_of(node.args)


def names_of(arguments: ast.arguments) -> list[str]:
    starred = [each for each in (arguments.vararg, arguments.kwarg) if each is not None]
    named = (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, *starred)
    return [each.arg for each in named if each.arg != "cls"]


@pytest.mark.parametrize("module", MODULES)
def test_every_public_function_and_class_tells_what_it_is(module: str) -> None:
    loaded, tree = importlib.import_module(module), source_of(module)
    assert inspect.getdoc(loaded) == ast.get_docstring(tree)
    for node in definitions(tree.body):
        found = getattr(loaded, node.name)
        check(found, node)
        if isinstance(node, ast.ClassDef):
            for member in definitions(node.body):
                check(getattr(found, member.name), member)


@pytest.mark.parametrize("name", ["State", "Rng", "Match", "play_out", "verify"])
def test_help_shows_how_to_call_it_and_what_it_does(name: str) -> None:
    found = getattr(leadlight, name)
    page = pydoc.plain(pydoc.render_doc(found))
    assert (inspect.getdoc(found) or "").splitlines()[0] in page
    assert f"{name}(" in page


def test_a_constructor_tells_its_parameters() -> None:
    assert list(inspect.signature(leadlight.Rng).parameters) == ["seed", "draws"]
    assert list(inspect.signature(leadlight.Match).parameters) == ["game", "options", "seats", "rng", "start"]


def test_what_makes_a_value_is_compiled_with_the_rules() -> None:
    """A compiled class on top of an interpreted one would be slow."""
    value = importlib.import_module("leadlight.core.value")
    assert str(value.__file__).endswith(".py") != leadlight.is_compiled()
