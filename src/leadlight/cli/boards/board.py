"""The seam between the terminal and a game's board: a board is told what is legal and knows no rules."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from rich.text import Text

from leadlight.cli.picker import Choice, Picker
from leadlight.core.event import Event
from leadlight.core.journal import Journal
from leadlight.core.state import State


@dataclass(frozen=True)
class Scene:
    """What one drawing shows: a view, who sits where, whose board is in front, and what is being picked."""

    view: Any
    names: Sequence[str]
    front: int
    wide: bool = False
    picker: Picker | None = None
    previews: Mapping[Choice, Sequence[Event]] = field(default_factory=dict)


class Board(Protocol):
    """Everything the terminal asks of a game."""

    def path(self, action: int) -> tuple[Choice, ...]:
        """The choices that lead to an action, for picking it step by step."""
        ...

    def key_action(self, key: str) -> int | None:
        """The action that a key stands for by itself."""
        ...

    def aim(self, picked: tuple[Choice, ...], digit: int) -> int | None:
        """The action that a digit means after these choices, legal or not."""
        ...

    def draw_header(self, scene: Scene) -> Text: ...

    def draw_table(self, scene: Scene) -> Text:
        """The shared table and the board in front."""
        ...

    def draw_others(self, scene: Scene) -> Text:
        """The boards of the other seats, small."""
        ...

    def draw_seats(self, scene: Scene) -> Text:
        """A line of points for each seat."""
        ...

    def draw_score(self, scene: Scene) -> Text:
        """How the points of all seats come about."""
        ...

    def ask(self, scene: Scene) -> Text:
        """What the acting seat is to choose now."""
        ...

    def tell(self, events: Sequence[Event], names: Sequence[str]) -> list[Text]:
        """What happened, a line for each action or turn of the match."""
        ...

    def spell(self, text: str) -> str:
        """A sentence with its marks put into words, for people who listen."""
        ...

    def understand(self, text: str) -> str:
        """What somebody typed, with words of the reader's language put into notation."""
        ...

    def legend(self) -> list[Text]:
        """What the marks on the board mean."""
        ...

    def describe(self, view: Any, names: Sequence[str]) -> list[str]:
        """The whole position in words, line by line."""
        ...


def preview(state: State, action: int) -> list[Event]:
    """What an action would bring to a world that the acting seat may know, up to the next draw of chance."""
    journal = Journal()
    state.copy().apply(action, journal)
    return journal.events
