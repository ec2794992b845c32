"""Holds the documents true: links lead somewhere, commands exist, rules and code name the same numbers."""

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from leadlight.cli.app import app
from leadlight.games import GAMES
from leadlight.testing.rulebook import NUMBERED

ROOT = Path(__file__).parents[1]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "benchmarks").glob("*.md")]


def dead_links() -> Iterator[str]:
    for page in PAGES:
        for target in re.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text(encoding="utf-8")):
            if not (page.parent / target).exists():
                yield f"{page.relative_to(ROOT)}: {target} does not exist"


def unknown_commands() -> Iterator[str]:
    known = {name for name in app if not name.startswith("-")}
    for page in PAGES:
        for command in re.findall(r"(?:^|`)leadlight ([a-z]+)", page.read_text(encoding="utf-8"), re.MULTILINE):
            if command not in known:
                yield f"{page.relative_to(ROOT)}: there is no command `leadlight {command}`"


def undocumented_commands() -> Iterator[str]:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for name in app:
        if not name.startswith("-") and f"leadlight {name}" not in readme:
            yield f"README.md: `leadlight {name}` is not mentioned"


def missing_paths() -> Iterator[str]:
    for page in (ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md"):
        for path in re.findall(r"`((?:src|tests|docs|script|benchmarks)/[\w./-]+)`", page.read_text(encoding="utf-8")):
            if "NAME" not in path and "LANG" not in path and not (ROOT / path).exists():
                yield f"{page.name}: {path} does not exist"


def unknown_rules() -> Iterator[str]:
    """Rule numbers cited in a game's code that its rules page does not have."""
    for game in GAMES:
        known = set(NUMBERED.findall((ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")))
        prefix = GAMES[game].rule_prefix
        for module in (ROOT / "src" / "leadlight" / "games" / game).rglob("*.py"):
            for number in re.findall(rf"\b{prefix}\d+\.\d+\b", module.read_text(encoding="utf-8")):
                if number not in known:
                    yield f"{module.relative_to(ROOT)}: rule {number} is not on the rules page"


def untyped_bot() -> Iterator[str]:
    """What mypy finds wrong with the bot on the page that tells how to write one."""
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "bots.md").read_text(encoding="utf-8"), re.DOTALL)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "bot.py"
        file.write_text(code, encoding="utf-8")
        command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", str(file)]
        found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603
        yield from (found.stdout + found.stderr).splitlines()


def addresses_in_locks() -> Iterator[str]:
    for lock in ROOT.glob("*.lock"):
        if re.search(r"https?://|--index-url|--find-links", lock.read_text(encoding="utf-8")):
            yield f"{lock.name}: names a download address"


CHECKS = (
    dead_links,
    unknown_commands,
    undocumented_commands,
    missing_paths,
    unknown_rules,
    untyped_bot,
    addresses_in_locks,
)

if __name__ == "__main__":
    problems = [problem for check in CHECKS for problem in check()]
    print("\n".join(problems) or "The documents hold.")
    sys.exit(bool(problems))
