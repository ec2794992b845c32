"""What the documents show is right for a strict type checker too, which knows the package only by its types."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

from .test_reference import DOCUMENTS, EXAMPLES, ROOT


def shown_programs() -> dict[str, str]:
    """Every program in the documents, and the examples of every docstring, by a name for its file."""
    programs: dict[str, str] = {}
    for document in DOCUMENTS:
        blocks = re.findall(r"```python\n(.*?)```", document.read_text(encoding="utf-8"), re.DOTALL)
        programs |= {f"{document.stem}_{number}": block for number, block in enumerate(blocks)}
    for name, docstring in EXAMPLES:
        lines = [example.source for example in doctest.DocTestParser().get_examples(docstring)]
        programs[name.replace(".", "_")] = "import leadlight\n\n" + "".join(lines)
    return programs


def check_types(folder: Path) -> list[str]:
    """The errors that mypy finds in the programs of a folder, without the settings of this repository."""
    cache = ROOT / ".mypy_cache" / "documents"
    flags = ["--strict", "--config-file=", "--no-error-summary", f"--cache-dir={cache}"]
    command = [sys.executable, "-m", "mypy", *flags, "."]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return done.stdout.splitlines()


def test_everything_shown_passes_a_strict_type_checker(tmp_path: Path) -> None:
    programs = shown_programs()
    assert "README_0" in programs
    for name, text in programs.items():
        (tmp_path / f"{re.sub(r'[^a-zA-Z0-9]', '_', name)}.py").write_text(text, encoding="utf-8")
    assert check_types(tmp_path) == []


def test_a_type_checker_knows_which_names_there_are(tmp_path: Path) -> None:
    wrong = "import leadlight\n\nleadlight.chess()\nleadlight.Rng('one')\n"
    (tmp_path / "wrong.py").write_text(wrong, encoding="utf-8")
    assert [error.split(": ")[0] for error in check_types(tmp_path)] == ["wrong.py:3", "wrong.py:4"]
