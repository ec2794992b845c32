"""What an action costs one node on SQLite, and one and three nodes on PostgreSQL and Redis: processor time and latency.

    sh -c '. script/environment; work_here' script/x; PYTHONPATH=. .venv/bin/python benchmarks/cluster.py --runs 3

With PYTHONPATH=build/faults:. the rules are compiled, once script/faults has built them. The subjects take turns. `own`
means that everybody connects to the node that has their table, as the proxies in deploy/ arrange it; `carried` that
everybody comes to another one.
"""

import argparse
import json
import os
import platform
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from tests.programs import free_port, wait_until_open
from tests.programs.postgresql import running_postgresql
from tests.programs.redis import running_redis

from leadlight import is_compiled
from leadlight.bench.engine import name_machine

PACED_RATE = 100
TICK = os.sysconf("SC_CLK_TCK")
SUBJECTS = ("sqlite", "one node", "three nodes, own", "three nodes, carried")


class Served(NamedTuple):
    ports: list[int]
    nodes: list[int]  # process ids
    database: int | None
    bus: int | None


def cpu_seconds(pid: int | None) -> float:
    """Of a process and its children."""
    if pid is None:
        return 0.0
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    total = 0
    for each in [str(pid), *children]:
        try:
            fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        total += int(fields[11]) + int(fields[12])
    return total / TICK


@contextmanager
def serve(subject: str) -> Iterator[Served]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="leadlight-bench-")))
        options: list[str] = []
        database = bus = None
        if subject != "sqlite":
            postgresql = stack.enter_context(running_postgresql(folder))
            redis = stack.enter_context(running_redis(folder))
            options = ["--database", postgresql.make_database(), "--bus", redis.address]
            assert postgresql.process is not None
            assert redis.process is not None
            database, bus = postgresql.process.pid, redis.process.pid
        ports = [free_port() for _ in range(3 if subject.startswith("three") else 1)]
        nodes = [stack.enter_context(node(folder, port, options)) for port in ports]
        time.sleep(6)  # until the nodes know that the bus remembers
        yield Served(ports, nodes, database, bus)


@contextmanager
def node(folder: Path, port: int, options: list[str]) -> Iterator[int]:
    command = [sys.executable, "-m", "leadlight", "serve", "--no-browser", "--port", str(port)]
    data = ["--data", str(folder / f"node{port}"), "--people-per-address", "1000000"]
    with subprocess.Popen([*command, *data, *options], stdout=subprocess.DEVNULL) as process:  # noqa: S603
        try:
            wait_until_open(port, process)
            yield process.pid
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)


def measure(subject: str, mode: str, matches: int, seconds: float) -> dict[str, float]:
    rate = PACED_RATE if mode == "paced" else 0
    with serve(subject) as served:
        ports = ",".join(map(str, served.ports))
        words = [ports, str(matches), str(seconds), str(rate), *(["spread"] if "carried" in subject else [])]
        with subprocess.Popen(  # noqa: S603
            [sys.executable, "-m", "leadlight.bench.load", *words], stdout=subprocess.PIPE, text=True
        ) as load:
            assert load.stdout is not None
            assert json.loads(load.stdout.readline())["window"] == "start"
            before = spent(served)
            assert json.loads(load.stdout.readline())["window"] == "end"
            after = spent(served)
            figures: dict[str, Any] = json.loads(load.stdout.readline())
    cost = {name: (after[name] - before[name]) * 1000 / figures["actions"] for name in before}
    return {
        **{f"{name}_ms": round(value, 4) for name, value in cost.items()},
        "all_ms": round(sum(cost.values()), 4),
        "actions_per_second": round(figures["actions"] / figures["seconds"], 1),
        "p50_ms": round(figures["p50_ms"], 2),
        "p99_ms": round(figures["p99_ms"], 2),
    }


def spent(served: Served) -> dict[str, float]:
    return {
        "nodes": sum(map(cpu_seconds, served.nodes)),
        "database": cpu_seconds(served.database),
        "bus": cpu_seconds(served.bus),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--runs", type=int, default=3)
    options = parser.parse_args()
    taken: dict[str, list[dict[str, float]]] = {}
    for _ in range(options.runs):
        for mode in ("saturated", "paced"):
            for subject in SUBJECTS:
                found = measure(subject, mode, options.matches, options.seconds)
                taken.setdefault(f"{subject}, {mode}", []).append(found)
                print(f"{subject}, {mode}: {found}", file=sys.stderr, flush=True)
    medians = {
        name: {key: statistics.median(run[key] for run in runs) for key in runs[0]}
        | {
            "nodes_ms_lowest": min(run["nodes_ms"] for run in runs),
            "nodes_ms_highest": max(run["nodes_ms"] for run in runs),
        }
        for name, runs in taken.items()
    }
    about = {"machine": name_machine(), "python": platform.python_version(), "compiled": is_compiled()}
    print(json.dumps(about | vars(options) | {"figures": medians}, indent=1))


if __name__ == "__main__":
    main()
