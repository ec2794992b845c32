"""Bots that do what a bot must not, always in the same way."""

import os
import sys
import threading
from pathlib import Path

from leadlight.bots import Perspective, Progress, Thinking


class Careless:
    """Crashes."""

    name = "Careless"

    def choose(self, perspective: Perspective, thinking: Thinking) -> int:  # noqa: ARG002
        return 1 // 0


class Cheater:
    """Names an action that nobody may take."""

    name = "Cheater"

    def choose(self, perspective: Perspective, thinking: Thinking) -> int:  # noqa: ARG002
        return perspective.game.action_count


class Quitter:
    """Takes its process with it."""

    name = "Quitter"

    def choose(self, perspective: Perspective, thinking: Thinking) -> int:  # noqa: ARG002
        os._exit(7)


class Dreamer:
    """Tells its process in a file, thinks until it is killed, and does not listen."""

    name = "Dreamer"

    def __init__(self, file: str) -> None:
        self.file = Path(file)

    def choose(self, perspective: Perspective, thinking: Thinking) -> int:  # noqa: ARG002
        tell(self.file, str(os.getpid()))
        threading.Event().wait()
        raise AssertionError


class Listener:
    """Reports what it thinks of each action, then waits to be cancelled, and writes that it was."""

    name = "Listener"

    def __init__(self, file: str) -> None:
        self.file = Path(file)

    def choose(self, perspective: Perspective, thinking: Thinking) -> int:
        actions = perspective.legal_actions()
        for nodes, action in enumerate(actions, 1):
            thinking.report(Progress(nodes, nodes / len(actions), action, 0.5))
        while not thinking.must_stop():
            pass
        tell(self.file, "cancelled" if thinking.is_cancelled() else "out of time")
        return actions[0]


def tell(file: Path, text: str) -> None:
    """All at once, so that nobody reads half of it."""
    draft = file.with_suffix(".draft")
    draft.write_text(text, encoding="utf-8")
    draft.rename(file)


class Talker:
    """Prints."""

    name = "Talker"

    def choose(self, perspective: Perspective, thinking: Thinking) -> int:  # noqa: ARG002
        print("out", flush=True)
        print("err", file=sys.stderr, flush=True)
        return perspective.legal_actions()[0]
