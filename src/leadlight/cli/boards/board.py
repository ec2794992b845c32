"""What the terminal knows of a game: the scene to be drawn, and a record of functions that draw it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from leadlight.cli.picker import Choice, Picker
from leadlight.core.errors import Fact
from leadlight.core.event import Event


@dataclass(frozen=True)
class Scene:
    """What one drawing shows: a view, the names of the seats, whose board is in front, and what is being picked.

    `previews` holds what each choice would bring, `ahead` what could be chosen after the one under the cursor.
    """

    view: Any
    names: Sequence[str]
    front: int
    wide: bool = False
    picker: Picker | None = None
    previews: Mapping[Choice, Sequence[Event]] = field(default_factory=dict)
    ahead: Sequence[Choice] = ()


Draw = Callable[[Scene], Text]


def leave_cursor(picker: Picker, key: str) -> bool:  # noqa: ARG001
    """The steering of a game that has no way of its own to move the cursor."""
    return False


def draw_no_cards(scene: Scene) -> Text | None:  # noqa: ARG001
    """The cards of a game without cards."""
    return None


@dataclass(frozen=True)
class Board:
    """A record of functions. `BOARDS` holds one for each game; a board is told what is legal and knows no rules."""

    path: Callable[[int], tuple[Choice, ...]]  # the choices that lead to an action, one for each step
    key_action: Callable[[str], int | None]  # the action that a key stands for by itself
    aim: Callable[[Scene, str], int | None]  # the action that a key points at while something is picked, legal or not
    is_midway: Callable[[Any], bool]  # whether the actor is in the middle of what its last action began
    draw_header: Draw
    draw_table: Draw  # the shared table and the board in front
    draw_others: Draw  # the boards of the other seats, small
    draw_seats: Draw  # a line of points for each seat
    draw_score: Draw  # how the points of all seats come about
    ask: Draw  # what the actor is to choose now
    describe_events: Callable[[Sequence[Event], Sequence[str]], list[Text]]  # a line for each action or turn
    describe: Callable[[Any, Sequence[str]], list[str]]  # the whole view in words, line by line
    spell: Callable[[str], str]  # a sentence with words instead of marks, for people who listen
    understand: Callable[[str], str]  # what somebody typed in their own language, put into notation
    legend: Callable[[], list[Text]]  # what the marks on the board mean
    steer: Callable[[Picker, str], bool] = leave_cursor  # moves the cursor in the game's own way; whether it did
    draw_cards: Callable[[Scene], Text | None] = draw_no_cards  # what the cards on the table say
    show_facts: Callable[[Mapping[str, Fact]], dict[str, Fact]] = dict  # facts of a refusal: marks instead of codes
