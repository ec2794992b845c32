"""Builds the wheel: compiled with mypyc where a C compiler is at hand, pure Python where not."""

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The rules and whatever loops over them. These files run unchanged as plain Python.
COMPILED = (
    "core/chance.py",
    "core/journal.py",
    "core/playout.py",
    "core/state.py",
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
    "bots/appraisal/sintra.py",
)


class CustomBuildHook(BuildHookInterface[Any]):
    """An editable install stays interpreted, so that edits take effect at once."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
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
