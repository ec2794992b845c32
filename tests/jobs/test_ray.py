"""Ray: a cluster of several processes gives what one process gives, byte for byte, even when one of them is killed."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

from leadlight.core.errors import LeadlightError
from leadlight.jobs import open_workers

ROOT = Path(__file__).parents[2]
HAS_RAY = importlib.util.find_spec("ray") is not None

needs_ray = pytest.mark.skipif(
    not HAS_RAY, reason="Ray is not installed here: it has no wheel for this Python or system"
)


def run(*words: str, **environment: str) -> str:
    """What a program prints. It has its own process, where Ray may warn and log as it likes."""
    done = subprocess.run(
        [sys.executable, "-m", *words],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT), "RAY_ADDRESS": "local"} | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@needs_ray
@pytest.mark.skipif(os.name != "posix", reason="a process is killed by a signal")
def test_a_simulation_on_three_processes_of_which_one_is_killed_counts_the_same(tmp_path: Path) -> None:
    words = ("leadlight", "simulate", "sintra", "--bots=tests.jobs.work:KilledOnce,greedy", "--games=24", "--seed=4")
    killed = {"KILLED_ONCE": str(tmp_path / "killed")}
    many = run(*words, "--backend=ray", "--jobs=3", "--json", f"--records={tmp_path / 'many'}", **killed)
    assert (tmp_path / "killed").exists()
    one = run(*words, "--jobs=1", "--json", f"--records={tmp_path / 'one'}", **killed)
    assert many == one
    assert read_files(tmp_path / "many") == read_files(tmp_path / "one")
    assert len(read_files(tmp_path / "one")) == 24


def read_files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@needs_ray
def test_an_arena_on_a_cluster_gives_the_same_results() -> None:
    words = ("leadlight", "arena", "sintra", "--bots=greedy,random,random:time=1", "--games=6", "--seed=2", "--json")
    assert run(*words, "--backend=ray", "--jobs=3") == run(*words, "--jobs=1")


@needs_ray
def test_self_play_on_a_cluster_gives_the_same_positions() -> None:
    assert run("tests.jobs.self_play", "ray") == run("tests.jobs.self_play", "processes")


def test_without_ray_the_backend_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(LeadlightError) as missing, open_workers("ray"):
        pass
    assert missing.value.code == "ray-missing"
