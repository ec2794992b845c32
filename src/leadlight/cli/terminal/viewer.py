"""A record on the whole screen: forwards and back, decision by decision."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType

from leadlight.cli import palette
from leadlight.cli.boards.board import Scene
from leadlight.cli.terminal.stage import Stage
from leadlight.core.record import Record
from leadlight.core.state import CHANCE
from leadlight.locales import translate
from leadlight.play.replay import replay

LEAP = 10  # decisions


class Viewer(Stage):
    """Stops wherever a seat decides, and at the end; chance in between goes by with the decision before it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)"),
        Binding("right,space,enter", "step(1)"),
        Binding("up,pageup", f"step(-{LEAP})"),
        Binding("down,pagedown", f"step({LEAP})"),
        Binding("home", "step(-100000)"),
        Binding("end", "step(100000)"),
    ]

    def __init__(self, record: Record) -> None:
        whole = replay(record)
        super().__init__(whole)
        self.record = record
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
        """Once a match is over its record may be read with the eyes of whoever's board is in front."""
        return self.front if self.record.result is not None else None

    def action_step(self, step: int) -> None:
        self.stop = max(0, min(len(self.stops) - 1, self.stop + step))
        self.go()
        self.draw()

    def draw_prompt(self, scene: Scene) -> Text:  # noqa: ARG002
        """Where we are, and what will be played here."""
        where = translate("replay-ply", ply=self.match.ply, plies=len(self.record.actions))
        coming = self.record.actions[self.match.ply : self.match.ply + 1] if self.match.actor >= 0 else []
        name = self.names[self.match.actor] if coming else ""
        return Text.assemble((where, f"bold {palette.ACCENT}"), "".join(f"   {name}: {text}" for text in coming))

    def key_names(self) -> Sequence[tuple[str, str]]:
        return (("←→", "key-step"), ("↑↓", "key-leap"), ("S", "key-score"), ("O", "key-boards"), ("Q", "key-leave"))
