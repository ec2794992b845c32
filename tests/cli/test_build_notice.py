"""Whether the rules are compiled is said by `--version`, `simulate` and `bench`, and if they are not, why."""

import json
from pathlib import Path

import pytest

import leadlight
from leadlight.cli import build_notice
from leadlight.cli.build_notice import explain_interpreted
from leadlight.locales import LANGUAGES, use_language

from .conftest import Run

NOTICE = "The rules run interpreted, about ten times slower than compiled: no C compiler was found"
SIMULATE = ("simulate", "sintra", "--games=1", "--bots=random", "--seed=1")
BENCH = ("bench", "engine", "--seconds=0.01", "--runs=1", "--no-openspiel")


@pytest.fixture
def reason_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An installed Leadlight that a machine without a C compiler built."""
    file = tmp_path / "not_compiled.txt"
    file.write_text("no-compiler", encoding="utf-8")
    monkeypatch.setattr(build_notice, "is_compiled", lambda: False)
    monkeypatch.setattr(build_notice, "REASON_FILE", file)
    monkeypatch.delenv("LEADLIGHT_INTERPRETED", raising=False)
    return file


@pytest.mark.parametrize(
    ("recorded", "told"),
    [
        ("no-compiler", "no C compiler was found when Leadlight was built"),
        ("no-headers", "Python’s C headers were missing when Leadlight was built"),
        ("failed: a.py:3: error: [odd]", "compiling failed when Leadlight was built (a.py:3: error: [odd])"),
    ],
)
def test_the_version_tells_the_recorded_reason(run: Run, reason_file: Path, recorded: str, told: str) -> None:
    reason_file.write_text(recorded, encoding="utf-8")
    said = " ".join(run("--version").out.split())
    assert said.endswith(f"(interpreted: {told})")


def test_a_build_without_a_record_is_an_editable_one(reason_file: Path) -> None:
    reason_file.unlink()
    assert explain_interpreted() == "an editable install is never compiled"


def test_whoever_asks_for_the_sources_is_reminded(monkeypatch: pytest.MonkeyPatch, reason_file: Path) -> None:
    assert reason_file.exists()
    monkeypatch.setenv("LEADLIGHT_INTERPRETED", "1")
    assert explain_interpreted() == "LEADLIGHT_INTERPRETED is set"


def test_compiled_rules_need_no_reason(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_notice, "is_compiled", lambda: True)
    assert run("--version").out.endswith("(compiled)\n")
    assert "interpreted" not in run(*SIMULATE).out


@pytest.mark.usefixtures("reason_file")
@pytest.mark.parametrize("command", [SIMULATE, BENCH])
def test_the_first_line_says_that_the_rules_run_interpreted(run: Run, command: tuple[str, ...]) -> None:
    assert run(*command).out.splitlines()[0].startswith(NOTICE)


@pytest.mark.usefixtures("reason_file")
@pytest.mark.parametrize("command", [SIMULATE, BENCH])
def test_json_stays_json(run: Run, command: tuple[str, ...]) -> None:
    assert json.loads(run(*command, "--json").out)["compiled"] is leadlight.is_compiled()


@pytest.mark.usefixtures("reason_file")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_reason(run: Run, language: str) -> None:
    use_language(language)
    reason = explain_interpreted()
    assert f": {reason})" in " ".join(run("--version", "--lang", language).out.split())
