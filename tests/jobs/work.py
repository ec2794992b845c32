"""Work for other processes: they import it from here."""

import os
import signal
import time
from pathlib import Path

from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Thinking

DECISIONS_BEFORE = 50  # of a process: so it is killed in the middle of a match


def square(number: int) -> int:
    return number * number


def fail_at_five(number: int) -> int:
    if number == 5:
        raise ValueError("five")
    return number


def sleep(note: Path) -> None:
    """Leave the number of the process in a file, then sleep as if for ever."""
    note.with_suffix(".new").write_text(str(os.getpid()))
    note.with_suffix(".new").replace(note)
    time.sleep(3600)


def kill_itself(_: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


class KilledOnce:
    """A random bot. The first process in which it has decided often is killed, and leaves a file that says so."""

    name = "killed once"

    def __init__(self) -> None:
        self.decisions = 0

    def choose(self, perspective: Perspective, thinking: Thinking) -> int:
        self.decisions += 1
        if self.decisions > DECISIONS_BEFORE:
            self.kill()
        return thinking.rng.pick(perspective.legal_actions())

    def kill(self) -> None:
        try:
            Path(os.environ["KILLED_ONCE"]).touch(exist_ok=False)
        except FileExistsError:
            return
        os.kill(os.getpid(), signal.SIGKILL)
