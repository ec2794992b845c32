"""`leadlight simulate`: the same figures for any number of processes, in three forms, and after Ctrl-C."""

import csv
import io
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from leadlight.jobs import Workers
from leadlight.play.tally import Outcome
from leadlight.simulation import Simulation

from .conftest import Run

WORDS = ("simulate", "sintra", "--players=3", "--bots=random", "--games=12", "--seed=4")


def test_any_number_of_processes_gives_the_same_results(run: Run, tmp_path: Path) -> None:
    outs = [run(*WORDS, "--json", f"--jobs={jobs}", f"--records={tmp_path / str(jobs)}").out for jobs in (1, 2, 3)]
    assert outs[0] == outs[1] == outs[2]
    assert json.loads(outs[0])["games"] == 12
    records = [{file.name: file.read_bytes() for file in (tmp_path / str(jobs)).iterdir()} for jobs in (1, 2, 3)]
    assert records[0] == records[1] == records[2]
    assert len(records[0]) == 12


def test_the_three_forms_have_the_same_figures(run: Run) -> None:
    report = json.loads(run(*WORDS, "--json").out)
    rows = list(csv.DictReader(io.StringIO(run(*WORDS, "--csv").out)))
    assert [(row["kind"], row["name"]) for row in rows] == [("bot", "random"), *(("seat", str(n)) for n in (1, 2, 3))]
    for row, figures in zip(rows, [report["bots"]["random"], *report["seats"]], strict=True):
        assert (int(row["matches"]), int(row["wins"])) == (figures["matches"], figures["wins"])
        assert float(row["mean"]) == pytest.approx(figures["mean"], rel=1e-5)
        assert [float(row["mean_low"]), float(row["mean_high"])] == pytest.approx(figures["mean_interval"], rel=1e-5)
        assert float(row["deviation"]) == pytest.approx(figures["deviation"], rel=1e-5)
    text = run(*WORDS).out
    assert f"{report['seats'][2]['mean']:.1f}".replace("-", "−") in text
    assert "95 %" in text
    assert "Seed: 4" in text


def stop_after(count: int, play: object) -> object:
    def stopped(self: Simulation, games: int, workers: Workers | None = None) -> Iterator[Outcome]:
        assert callable(play)
        for number, outcome in enumerate(play(self, games, workers)):
            if number == count:
                raise KeyboardInterrupt
            yield outcome

    return stopped


def test_ctrl_c_reports_what_was_counted_so_far(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Simulation, "play", stop_after(5, Simulation.play))
    outcome = run(*WORDS, "--json")
    report = json.loads(outcome.out)
    assert (outcome.code, report["games"], report["interrupted"]) == (130, 5, True)
    assert "Stopped after 5 of 12 matches" in run(*WORDS).out


def test_ctrl_c_before_the_first_match_is_over_reports_no_figures(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Simulation, "play", stop_after(0, Simulation.play))
    outcome = run(*WORDS)
    assert (outcome.code, "Stopped after 0 of 12 matches" in outcome.out) == (130, True)


@pytest.mark.skipif(os.name != "posix", reason="Ctrl-C is sent as a signal")
def test_a_real_ctrl_c_reports_too(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "leadlight", "simulate", "sintra", "--games=1000000", "--jobs=2", "--json"]
    with subprocess.Popen(
        [*command, f"--records={tmp_path}"], stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        while not any(tmp_path.glob("*.json")):
            assert process.poll() is None
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to every process of the group
        try:
            report = json.loads(process.communicate(timeout=120)[0])
        finally:
            process.kill()
    assert process.returncode == 130
    assert report["interrupted"]
    assert report["games"] < 1_000_000


class Killed:
    """A bot whose process does not survive its first thought."""

    name = "killed"

    def choose(self, *_: object) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return 0


@pytest.mark.skipif(os.name != "posix", reason="a process is killed by a signal")
def test_a_process_that_is_killed_ends_the_simulation_with_a_sentence(tmp_path: Path) -> None:
    program = """
from leadlight.cli import main
if __name__ == "__main__":
    main(["simulate", "sintra", "--bots=tests.cli.test_simulate:Killed", "--games=8", "--jobs=2"])
"""
    file = tmp_path / "killed.py"
    file.write_text(program)
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, str(file)],
        cwd=root,
        env=os.environ | {"PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "was killed" in done.stderr
    assert "Traceback" not in done.stderr
