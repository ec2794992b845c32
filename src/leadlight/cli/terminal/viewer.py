"""A record on the whole screen: forwards and back, decision by decision."""

import sys
from collections.abc import Sequence
from functools import partial

from rich.text import Text

from leadlight.cli import palette
from leadlight.cli.boards.board import Scene
from leadlight.cli.terminal.stage import Stage
from leadlight.core.record import Record
from leadlight.core.state import CHANCE
from leadlight.locales import translate
from leadlight.play.replay import replay

LEAP = 10  # decisions
# By how many decisions a key steps.
STEPS = {
    "left": -1,
    "right": 1,
    "space": 1,
    "enter": 1,
    "up": -LEAP,
    "pageup": -LEAP,
    "down": LEAP,
    "pagedown": LEAP,
    "home": -sys.maxsize,
    "end": sys.maxsize,
}


class Viewer(Stage):
    """Stops wherever a seat decides, and at the end; draws are shown together with the decision before them."""

    def __init__(self, record: Record) -> None:
        whole = replay(record)
        super().__init__(whole)
        self.record = record
        self.commands |= {key: partial(self.step, step) for key, step in STEPS.items()}
        self.stops = [ply for ply, actor in enumerate(whole.actors) if actor != CHANCE]
        if whole.actor != CHANCE:
            self.stops.append(whole.ply)
        self.stop = 0
        self.go()

    def go(self) -> None:
        self.match = replay(self.record, self.stops[self.stop] if self.stops else 0)
        self.front = max(self.match.actor, 0)

    @property
    def viewer(self) -> int | None:
        """Of a finished match, the secrets of the seat whose board is in front; of an unfinished one, none."""
        return self.front if self.record.result is not None else None

    def step(self, step: int) -> None:
        self.stop = max(0, min(len(self.stops) - 1, self.stop + step))
        self.go()
        self.draw()

    def wheel(self, step: int) -> None:
        self.step(step)

    def draw_prompt(self, scene: Scene) -> Text:  # noqa: ARG002
        """The ply, and the action that is played next."""
        where = translate("replay-ply", ply=self.match.ply, plies=len(self.record.actions))
        coming = self.record.actions[self.match.ply : self.match.ply + 1] if self.match.actor >= 0 else []
        name = self.names[self.match.actor] if coming else ""
        return Text.assemble((where, f"bold {palette.ACCENT}"), "".join(f"   {name}: {text}" for text in coming))

    def key_names(self) -> Sequence[tuple[str, str]]:
        return (("←→", "key-step"), ("↑↓", "key-leap"), ("S", "key-score"), ("O", "key-boards"), ("Q", "key-leave"))
