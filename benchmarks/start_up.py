"""How long a command takes before it has done anything: processor time of short commands, over and over.

`python benchmarks/start_up.py [LEADLIGHT ...]` measures the given executables in turn, so that a noisy machine hits all
alike; without one, the `leadlight` of this Python.
"""

import os
import statistics
import subprocess
import sys
from pathlib import Path

COMMANDS = (("--help",), ("rules", "sintra", "S6"))
RUNS = 15


def processor_time(command: list[str]) -> float:
    before = os.times()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)  # noqa: S603
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


programs = sys.argv[1:] or [str(Path(sys.executable).with_name("leadlight"))]
for words in COMMANDS:
    taken: dict[str, list[float]] = {program: [] for program in programs}
    for _ in range(RUNS):
        for program in programs:
            taken[program].append(processor_time([program, *words]))
    for program, times in taken.items():
        spread = f"{min(times):.2f} to {max(times):.2f}"
        print(f"{program} {' '.join(words)}: {statistics.median(times):.2f} s of processor time ({spread})")
