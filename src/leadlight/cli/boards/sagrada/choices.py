"""Actions as choices: one for each, since every step of a turn is an action; and what keys point at."""

from collections.abc import Iterable

from leadlight.cli.boards.board import Scene
from leadlight.cli.boards.cursor import NOTHING, current_choice, open_choices
from leadlight.cli.picker import Choice
from leadlight.games.sagrada import actions, events
from leadlight.games.sagrada.actions import (
    Action,
    ChooseWindow,
    End,
    GiveValue,
    Leave,
    Lift,
    Lower,
    Move,
    Pay,
    Place,
    Raise,
    Stop,
    Swap,
    Take,
    UseTool,
)
from leadlight.games.sagrada.components import COLUMNS, DIE_CODES
from leadlight.games.sagrada.view import SagradaView, ToolView

TOOL_LETTERS = "abcde"
# Phases in which the seat is in the middle of what its last action began, so that it may step back.
MIDWAY = ("hand", "pay", "change", "swap", "value", "lift", "move", "draft-again")


def path_of(action: int) -> tuple[Choice, ...]:
    """The choice for an action. The names of the kinds sort in the order of walking: cells, dice, the end, tools."""
    decision = actions.decode(action)
    match decision:
        case Place(cell) | Lift(cell) | Move(cell):
            return (("cell", cell // COLUMNS + 1, cell % COLUMNS + 1),)
        case Take(die):
            return (("die", "take", die),)
        case UseTool(tool):
            return (("tool", f"{tool + 1:02}"),)
        case ChooseWindow(choice):
            return (("window", choice + 1),)
        case End():
            return (("end", "end"),)
        case Leave():
            return (("end", "leave"),)
    return path_of_step(decision)


def path_of_step(action: Action) -> tuple[Choice, ...]:
    """The choice for a step of a tool; nothing for outcomes of chance."""
    match action:
        case Pay(die):
            return (("die", "pay", die),)
        case Swap(space, die):
            return (("track", space + 1, die),)
        case GiveValue(value):
            return (("value", value + 1),)
        case Lower():
            return (("change", 1),)
        case Raise():
            return (("change", 2),)
        case Stop():
            return (("end", "stop"),)
    return ()


def laid_tools(view: SagradaView) -> list[ToolView]:
    """The tools by their numbers, as the picker walks them. Each has the letter of its place in this list."""
    return sorted(view.tools, key=lambda tool: tool.tool)


def cell_of(choice: Choice) -> int | None:
    return (int(choice[1]) - 1) * COLUMNS + int(choice[2]) - 1 if choice[0] == "cell" else None


def cells_of(choices: Iterable[Choice]) -> set[int]:
    return {cell for choice in choices if (cell := cell_of(choice)) is not None}


def landing_cells(scene: Scene) -> set[int]:
    """The cells on which the die in hand could land, or the die that the choice under the cursor would bring."""
    if current_choice(scene)[0] == "cell" and scene.view.phase != "lift":
        return cells_of(open_choices(scene))
    return cells_of(scene.ahead) if current_choice(scene) != NOTHING else set()


def landing_die(scene: Scene) -> str | None:
    """The die that would land on one of these cells."""
    view: SagradaView = scene.view
    choice = current_choice(scene)
    turned = [event.after for event in scene.previews.get(choice, ()) if isinstance(event, events.DieChanged)]
    if turned:
        return DIE_CODES[turned[0]]
    if choice[0] == "track" or choice[:2] == ("die", "take"):
        return DIE_CODES[int(choice[2])]
    if choice[0] == "value" and view.hand:
        return f"{view.hand[0]}{choice[1]}"
    lifted = cell_of(choice) if view.phase == "lift" else view.lifted
    return view.hand if lifted is None else view.seats[scene.front].dice[lifted]


def key_action(key: str) -> int | None:
    return actions.encode(End()) if key == "p" else None


def is_midway(view: SagradaView) -> bool:
    return view.phase in MIDWAY


def aim(scene: Scene, key: str) -> int | None:
    """A letter points at a tool, a digit at a die of the pool."""
    view: SagradaView = scene.view
    tools = laid_tools(view)
    place = TOOL_LETTERS.find(key)
    if 0 <= place < len(tools):
        return actions.encode(UseTool(tools[place].tool))
    if key.isdecimal() and 0 < int(key) <= len(view.pool) and view.phase in ("turn", "draft-again", "pay"):
        die = DIE_CODES.index(view.pool[int(key) - 1])
        return actions.encode(Pay(die) if view.phase == "pay" else Take(die))
    return None
