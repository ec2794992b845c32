"""The seam between the terminal and a game's board: a board is told what is legal and knows no rules."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from rich.text import Text

from leadlight.cli.picker import Choice, Picker
from leadlight.core.errors import Fact
from leadlight.core.event import Event
from leadlight.core.journal import Journal
from leadlight.core.state import State


@dataclass(frozen=True)
class Scene:
    """What one drawing shows: a view, who sits where, whose board is in front, and what is being picked.

    `previews` is what each choice would bring, `ahead` what could be chosen after the one under the cursor.
    """

    view: Any
    names: Sequence[str]
    front: int
    wide: bool = False
    picker: Picker | None = None
    previews: Mapping[Choice, Sequence[Event]] = field(default_factory=dict)
    ahead: Sequence[Choice] = ()


class Board(Protocol):
    """Everything the terminal asks of a game."""

    def path(self, action: int) -> tuple[Choice, ...]:
        """The choices that lead to an action, for picking it step by step."""
        ...

    def steer(self, picker: Picker, key: str) -> bool:
        """Move the cursor in a way of the game's own; False where there is none for this key."""
        ...

    def key_action(self, key: str) -> int | None:
        """The action that a key stands for by itself."""
        ...

    def aim(self, scene: Scene, key: str) -> int | None:
        """The action that a key points at while this is being picked, legal or not."""
        ...

    def is_midway(self, view: Any) -> bool:
        """Whether the acting seat is in the middle of what its last action began, so that it may step back."""
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

    def draw_cards(self, scene: Scene) -> Text | None:
        """What the cards on the table say; None for a game without cards."""
        ...

    def ask(self, scene: Scene) -> Text:
        """What the acting seat is to choose now."""
        ...

    def describe_events(self, events: Sequence[Event], names: Sequence[str]) -> list[Text]:
        """What happened, a line for each action or turn of the match."""
        ...

    def show_facts(self, facts: Mapping[str, Fact]) -> dict[str, Fact]:
        """The facts of a refusal as a person reads them: marks instead of codes."""
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


def look_ahead(board: Board, state: State, action: int) -> list[Choice]:
    """What the acting seat could choose right after an action; nothing when somebody else or chance is next."""
    world = state.copy()
    world.apply(action)
    if world.actor() != state.actor():
        return []
    return [path[0] for path in map(board.path, world.legal_actions()) if path]
