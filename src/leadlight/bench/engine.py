"""Measures the rules, compiled and interpreted, and some games of OpenSpiel. The subjects take turns, so that a noisy
machine slows all of them alike.
"""

import importlib.util
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec

from leadlight import __version__, is_compiled
from leadlight.games import GAMES

OPENSPIEL_GAMES = ("connect_four", "backgammon", "gin_rummy")

Watch = Callable[[Iterable[str]], Iterable[str]]  # shows somebody how far it is


class Figure(msgspec.Struct):
    """How much is done per second: the median, lowest and highest of the runs."""

    median: float
    lowest: float
    highest: float


class Report(msgspec.Struct):
    """What `--json` prints: the figures, and for each ratio the median of its values in the single runs."""

    leadlight: str
    machine: str
    python: str
    compiled: bool
    seconds: float
    runs: int
    figures: dict[str, Figure]
    ratios: dict[str, float]


def has_openspiel() -> bool:
    return importlib.util.find_spec("pyspiel") is not None


def subjects(*, with_openspiel: bool) -> list[str]:
    """Names such as `GAME.compiled.driven`, `GAME.interpreted.inside` and `openspiel.backgammon`."""
    kinds = ("compiled", "interpreted") if is_compiled() else ("interpreted",)
    own = [f"{game}.{kind}.{loop}" for game in GAMES for kind in kinds for loop in ("driven", "inside")]
    own += [f"{game}.compiled.enumerated" for game in GAMES if is_compiled()]
    return own + ([f"openspiel.{game}" for game in OPENSPIEL_GAMES] if with_openspiel else [])


def measure_engine(seconds: float, runs: int, *, with_openspiel: bool, watch: Watch) -> Report:
    """In each run, measure every subject once, one after the other, each in its own process."""
    samples = take_samples(subjects(with_openspiel=with_openspiel), seconds, runs, watch)
    return Report(
        leadlight=__version__,
        machine=name_machine(),
        python=platform.python_version(),
        compiled=is_compiled(),
        seconds=seconds,
        runs=runs,
        figures=summarise(samples),
        ratios=compare(samples),
    )


def take_samples(names: list[str], seconds: float, runs: int, watch: Watch) -> dict[str, list[float]]:
    """The rates of each subject, one for each run."""
    samples: dict[str, list[float]] = {name: [] for name in names}
    for name in watch(names * runs):
        samples[name].append(measure_subject(name, seconds))
    return samples


def summarise(samples: dict[str, list[float]]) -> dict[str, Figure]:
    return {name: Figure(statistics.median(rates), min(rates), max(rates)) for name, rates in samples.items()}


def measure_subject(name: str, seconds: float) -> float:
    """The rate of one subject. `LEADLIGHT_INTERPRETED` makes the same installation run from its sources."""
    environment = {key: value for key, value in os.environ.items() if key != "LEADLIGHT_INTERPRETED"}
    if ".interpreted." in name:
        environment["LEADLIGHT_INTERPRETED"] = "1"
    plain = name.replace(".compiled", "").replace(".interpreted", "")
    command = [sys.executable, "-m", "leadlight.bench.worker", plain, str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)  # noqa: S603
    return float(done.stdout)


def compare(samples: dict[str, list[float]]) -> dict[str, float]:
    ratios = {}
    for game in GAMES:
        driven = samples.get(f"{game}.compiled.driven")
        if driven is None:
            continue
        ratios[f"{game}.driven_vs_interpreted"] = ratio(driven, samples[f"{game}.interpreted.driven"])
        inside = samples[f"{game}.compiled.inside"]
        ratios[f"{game}.compiled_vs_interpreted"] = ratio(inside, samples[f"{game}.interpreted.inside"])
        for other in OPENSPIEL_GAMES:
            if rates := samples.get(f"openspiel.{other}"):
                ratios[f"{game}.driven_vs_openspiel_{other}"] = ratio(driven, rates)
                ratios[f"{game}.enumerated_vs_openspiel_{other}"] = ratio(samples[f"{game}.compiled.enumerated"], rates)
    return ratios


def ratio(ours: list[float], theirs: list[float]) -> float:
    return statistics.median(one / other for one, other in zip(ours, theirs, strict=True))


def name_machine() -> str:
    """The processor, the number of its cores, and the operating system."""
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        lines = [line for line in info.read_text(encoding="utf-8").splitlines() if line.startswith("model name")]
        model = lines[0].partition(":")[2].strip() if lines else model
    return f"{model}, {os.cpu_count()} cores, {platform.system()}"
