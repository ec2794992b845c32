"""Running commands as a person would, without a person's folders."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from leadlight.cli import main
from leadlight.locales import use_language


class Outcome(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Outcome]


@pytest.fixture(autouse=True)
def quiet_surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LEADLIGHT_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    use_language("en")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command line in this process: exit code, standard output, standard error."""

    def run_command(*words: str) -> Outcome:
        code = 0
        try:
            main(words)
        except SystemExit as stop:
            code = stop.code if isinstance(stop.code, int) else int(stop.code is not None)
        captured = capsys.readouterr()
        return Outcome(code, captured.out, captured.err)

    return run_command
