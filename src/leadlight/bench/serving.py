"""Measures the server under load, and boardgame.io in the same run: processor time per action, and latency.

Each subject is a server process and a load process. The load prints a line when its measuring window starts and
when it ends. The result is the processor time that all threads of the server used between the two.
"""

import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from leadlight import __version__, is_compiled
from leadlight.bench.disk import DiskReport, measure_disk
from leadlight.bench.engine import name_machine
from leadlight.core.errors import LeadlightError

PEER = Path("benchmarks/peers/boardgameio")
PACED_RATE = 100  # actions per second, over all matches
PACED_TIMES = 3  # a paced window is this many times as long as a saturated one: its p99 needs enough actions
STORAGES = ("memory", "flatfile")
TICK = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Sample(msgspec.Struct):
    actions: int
    seconds: float
    cpu_ms: float  # processor time of the server per action
    p50_ms: float
    p99_ms: float


class Summary(msgspec.Struct):
    """Medians over the runs, and the lowest and highest processor time."""

    actions_per_second: float
    cpu_ms: float
    cpu_ms_lowest: float
    cpu_ms_highest: float
    p50_ms: float
    p99_ms: float


class ServerReport(msgspec.Struct):
    leadlight: str
    machine: str
    python: str
    compiled: bool
    matches: int
    seconds: float
    runs: int
    disk: DiskReport  # taken right after the runs: no durable commit can be quicker
    figures: dict[str, Summary]
    ratios: dict[str, float]  # the peer's processor time per action divided by ours: the median over the runs


def subjects(*, with_peer: bool) -> list[str]:
    servers = ["leadlight", *(f"boardgameio-{storage}" for storage in STORAGES if with_peer)]
    return [f"{server}.{mode}" for mode in ("saturated", "paced") for server in servers]


def has_peer() -> bool:
    return shutil.which("node") is not None and (PEER / "node_modules").is_dir()


def measure_server(
    matches: int, seconds: float, runs: int, *, with_peer: bool, watch: Callable[[Iterable[str]], Iterable[str]]
) -> ServerReport:
    if not Path("/proc/self/stat").exists():
        raise LeadlightError("bench-proc")
    names = subjects(with_peer=with_peer)
    samples: dict[str, list[Sample]] = {name: [] for name in names}
    for name in watch(names * runs):
        samples[name].append(measure(name, matches, seconds))
    return ServerReport(
        leadlight=__version__,
        machine=name_machine(),
        python=platform.python_version(),
        compiled=is_compiled(),
        matches=matches,
        seconds=seconds,
        runs=runs,
        disk=measure_disk(),
        figures={name: summarise(taken) for name, taken in samples.items()},
        ratios=compare(samples),
    )


def measure(name: str, matches: int, seconds: float) -> Sample:
    server, mode = name.split(".")
    serve = serve_leadlight if server == "leadlight" else serve_peer
    window = PACED_TIMES * seconds if mode == "paced" else seconds
    with serve(server) as (port, pid):
        command = load_command(server, port, matches, window, mode)
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as load:  # noqa: S603
            assert load.stdout is not None
            lines = (msgspec.json.decode(line) for line in load.stdout)
            wait_for(lines, "start")
            before = cpu_seconds(pid)
            wait_for(lines, "end")
            spent = cpu_seconds(pid) - before
            figures: dict[str, Any] = next(lines)
    cpu_ms = spent * 1000 / figures["actions"]
    return Sample(figures["actions"], figures["seconds"], cpu_ms, figures["p50_ms"], figures["p99_ms"])


def wait_for(lines: Iterator[dict[str, Any]], window: str) -> None:
    if next(lines, {}).get("window") != window:
        raise LeadlightError("bench-load")


def cpu_seconds(pid: int) -> float:
    """User and system time of a process, summed over its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def load_command(server: str, port: int, matches: int, seconds: float, mode: str) -> list[str]:
    rate = PACED_RATE if mode == "paced" else 0
    if server == "leadlight":
        return [sys.executable, "-m", "leadlight.bench.load", str(port), str(matches), str(seconds), str(rate)]
    options = {"port": port, "matches": matches, "seconds": seconds, "mode": mode, "rate": PACED_RATE}
    return ["node", str(PEER / "load.mjs"), *(f"--{name}={value}" for name, value in options.items())]


@contextmanager
def serve_leadlight(_: str) -> Iterator[tuple[int, int]]:
    """Run our server with its usual durable commits, in a temporary folder; yields its port and process id."""
    with tempfile.TemporaryDirectory(prefix="leadlight-bench-") as folder:
        command = [sys.executable, "-m", "leadlight.bench.served", folder]
        with started(command) as address:
            yield address


@contextmanager
def serve_peer(server: str) -> Iterator[tuple[int, int]]:
    with started(["node", str(PEER / "server.cjs"), "--storage", server.removeprefix("boardgameio-")]) as address:
        yield address


@contextmanager
def started(command: list[str]) -> Iterator[tuple[int, int]]:
    """Run a server process, which prints its port and process id once it is ready; yields both."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603
        assert process.stdout is not None
        try:
            address = msgspec.json.decode(process.stdout.readline() or "{}")
            if "port" not in address:
                raise LeadlightError("bench-start", command=command[0])
            yield address["port"], address["pid"]
        finally:
            process.terminate()


def summarise(taken: list[Sample]) -> Summary:
    cpu = [sample.cpu_ms for sample in taken]
    return Summary(
        actions_per_second=statistics.median(sample.actions / sample.seconds for sample in taken),
        cpu_ms=statistics.median(cpu),
        cpu_ms_lowest=min(cpu),
        cpu_ms_highest=max(cpu),
        p50_ms=statistics.median(sample.p50_ms for sample in taken),
        p99_ms=statistics.median(sample.p99_ms for sample in taken),
    )


def compare(samples: dict[str, list[Sample]]) -> dict[str, float]:
    ratios = {}
    for name, taken in samples.items():
        server, mode = name.split(".")
        if server != "leadlight":
            ours = samples[f"leadlight.{mode}"]
            pairs = zip(taken, ours, strict=True)
            ratios[f"{name} / leadlight"] = statistics.median(peer.cpu_ms / own.cpu_ms for peer, own in pairs)
    return ratios
