"""What runs in the processes that play. It does not import PyTorch, which takes seconds and much memory."""

import signal
from pathlib import Path

from leadlight.training.plan import Plan
from leadlight.training.selfplay import Actor, Samples

ACTORS: dict[str, Actor] = {}  # the last one, by its file: its weights are read once for several jobs


def ignore_interrupts() -> None:
    """Ctrl-C is for the process that learns, which ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play(plan: Plan, file: str, numbers: range) -> Samples:
    """The positions of these matches, played with the weights in the file."""
    if file not in ACTORS:
        ACTORS.clear()
        ACTORS[file] = Actor(plan, Path(file))
    return ACTORS[file].play(numbers)
