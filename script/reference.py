"""Writes docs/reference from the docstrings of what is public; `--check` compares. Names what has no docstring."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
PAGES = ROOT / "docs" / "reference"
TESTING = ("conformance", "fingerprint", "perft", "playthrough", "random_play", "rulebook", "table", "values")
Definition = ast.FunctionDef | ast.ClassDef


def pages() -> dict[str, str]:
    """Every page, by the name of its file."""
    return {"README.md": write_index()} | {page_name(module): write_page(module) for module in public_modules()}


def public_modules() -> list[str]:
    """The modules behind `import leadlight`, and the testing kit."""
    return [*names_by_module(), *(f"leadlight.testing.{name}" for name in TESTING)]


def names_by_module() -> dict[str, str]:
    (names,) = (
        node.value
        for node in parse("leadlight").body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "NAMES_BY_MODULE"
    )
    found: dict[str, str] = ast.literal_eval(names)
    return found


def parse(module: str) -> ast.Module:
    return ast.parse(source_of(module).read_text(encoding="utf-8"))


def source_of(module: str) -> Path:
    path = SOURCES / Path(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def page_name(module: str) -> str:
    return f"{module.removeprefix('leadlight.')}.md"


def write_index() -> str:
    lines = ["# Reference", "", *blocks(ast.get_docstring(parse("leadlight")) or ""), ""]
    lines += ["Written by script/reference.py from the docstrings. Do not edit.", "", "## Names of `leadlight`", ""]
    lines += ["| name | page | what it is |", "|---|---|---|"]
    for module, names in names_by_module().items():
        summaries = {node.name: summary(node) for node in definitions(module)}
        for name in names.split():
            what = summaries.get(name) or constant(module, name)
            lines.append(f"| `{name}` | [{module}]({page_name(module)}) | {what} |")
    lines += ["", "## The testing kit", ""]
    for module in public_modules():
        if module.startswith("leadlight.testing."):
            lines.append(f"- [{module}]({page_name(module)}): {first_line(module)}")
    return finish(lines)


def write_page(module: str) -> str:
    lines = [f"# {module}", "", *blocks(ast.get_docstring(parse(module)) or ""), ""]
    for node in definitions(module):
        lines += [f"## {node.name}", "", *describe(node), ""]
        if isinstance(node, ast.ClassDef):
            for method in methods(node):
                lines += [f"### {node.name}.{method.name}", "", *describe(method), ""]
    return finish(lines)


def describe(node: Definition) -> list[str]:
    return ["```python", signature(node), "```", "", *blocks(ast.get_docstring(node) or "")]


def blocks(docstring: str) -> Iterator[str]:
    """The lines of a docstring, its examples fenced."""
    fenced = False
    for line in docstring.splitlines():
        if line.startswith(">>>") and not fenced:
            fenced = True
            yield "```pycon"
        elif fenced and not line:
            fenced = False
            yield "```"
        yield line
    if fenced:
        yield "```"


def signature(node: Definition) -> str:
    """A class with its fields and how to make one, or a function with its decorators."""
    if isinstance(node, ast.FunctionDef):
        marks = [f"@{ast.unparse(mark)}" for mark in node.decorator_list]
        returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
        return "\n".join([*marks, f"def {node.name}({ast.unparse(node.args)}){returns}"])
    bases = f"({', '.join(map(ast.unparse, node.bases))})" if node.bases else ""
    parts = [ast.unparse(each) for each in node.body if is_field(each)]
    parts += [signature(each) for each in node.body if isinstance(each, ast.FunctionDef) and each.name == "__init__"]
    return "\n    ".join([f"class {node.name}{bases}:", *parts])


def is_field(node: ast.stmt) -> bool:
    return isinstance(node, ast.AnnAssign) and not ast.unparse(node.target).startswith("_")


def definitions(module: str) -> list[Definition]:
    """The classes and functions that `leadlight` offers from the module; of the testing kit all."""
    offered = names_by_module().get(module, "").split()
    found = [node for node in parse(module).body if isinstance(node, Definition)]
    return [node for node in found if node.name in offered or not offered]


def methods(node: ast.ClassDef) -> list[ast.FunctionDef]:
    return [each for each in node.body if isinstance(each, ast.FunctionDef) and not each.name.startswith("_")]


def undocumented() -> list[str]:
    """The public functions, classes and methods without a docstring."""
    missing = []
    for module in public_modules():
        for node in definitions(module):
            parts: list[Definition] = [node, *(methods(node) if isinstance(node, ast.ClassDef) else [])]
            missing += [f"{module}.{node.name}.{part.name}" for part in parts if not ast.get_docstring(part)]
    return missing


def summary(node: Definition) -> str:
    return " ".join((ast.get_docstring(node) or "").split("\n\n")[0].split())


def first_line(module: str) -> str:
    return (ast.get_docstring(parse(module)) or "").splitlines()[0]


def constant(module: str, name: str) -> str:
    """The comment behind a name that is neither a function nor a class, or its value."""
    lines = source_of(module).read_text(encoding="utf-8").splitlines()
    found = [each for each in lines if each.startswith((f"{name} ", f"{name}:"))]
    if not found:
        sys.exit(f"{name} is not defined in {module}. Mend NAMES_BY_MODULE in leadlight/__init__.py.")
    return found[0].partition("  # ")[2] or f"`{found[0].replace('|', chr(92) + '|')}`"


def finish(lines: list[str]) -> str:
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    if missing := undocumented():
        sys.exit("No docstring: " + ", ".join(missing))
    for name, text in pages().items():
        if "--check" not in sys.argv:
            PAGES.mkdir(exist_ok=True)
            (PAGES / name).write_text(text, encoding="utf-8")
        elif not (PAGES / name).exists() or (PAGES / name).read_text(encoding="utf-8") != text:
            sys.exit(f"docs/reference/{name} is not what script/reference.py writes. Run it.")
