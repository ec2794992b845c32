"""Actions as choices, and what the choice under the cursor is about."""

from leadlight.cli.boards.board import Scene
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

# Phases in which the seat has begun something that its last action can be taken back from.
MIDWAY = ("hand", "pay", "change", "swap", "value", "lift", "move", "draft-again")


def path_of(action: int) -> tuple[Choice, ...]:
    """One choice each. Kinds sort as they are walked: cells, dice, the end, tools."""
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
    """A step of a tool. No path leads to what chance brings."""
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
    """By number, as the picker walks them; letters count them."""
    return sorted(view.tools, key=lambda tool: tool.tool)


def current(scene: Scene) -> Choice:
    """What is under the cursor, if the board in front is the one that is chosen for."""
    if scene.picker is None or not scene.picker.options or scene.front != scene.view.actor:
        return ("nothing",)
    return scene.picker.current


def options(scene: Scene) -> list[Choice]:
    return [] if current(scene) == ("nothing",) or scene.picker is None else scene.picker.options


def cell_of(choice: Choice) -> int | None:
    return (int(choice[1]) - 1) * COLUMNS + int(choice[2]) - 1 if choice[0] == "cell" else None


def cells_of(choices: list[Choice]) -> set[int]:
    return {cell for choice in choices if (cell := cell_of(choice)) is not None}


def landing_cells(scene: Scene) -> set[int]:
    """Where a die could land: where it is being placed, or where the choice under the cursor would let it."""
    if current(scene)[0] == "cell" and scene.view.phase != "lift":
        return cells_of(options(scene))
    return cells_of(list(scene.ahead)) if current(scene) != ("nothing",) else set()


def landing_die(scene: Scene) -> str | None:
    """The die that would land there."""
    view: SagradaView = scene.view
    choice = current(scene)
    turned = [event.after for event in scene.previews.get(choice, ()) if isinstance(event, events.DieChanged)]
    if turned:
        return DIE_CODES[turned[0]]
    if choice[0] == "track" or choice[:2] == ("die", "take"):
        return DIE_CODES[int(choice[2])]
    if choice[0] == "value" and view.hand:
        return f"{view.hand[0]}{choice[1]}"
    lifted = cell_of(choice) if view.phase == "lift" else view.lifted
    return view.hand if lifted is None else view.seats[scene.front].dice[lifted]


def aim(scene: Scene, key: str) -> int | None:
    """A letter points at a tool, a digit at a die of the pool."""
    view: SagradaView = scene.view
    tools = laid_tools(view)
    place = "abcde".find(key)
    if 0 <= place < len(tools):
        return actions.encode(UseTool(tools[place].tool))
    if key.isdecimal() and 0 < int(key) <= len(view.pool) and view.phase in ("turn", "draft-again", "pay"):
        die = DIE_CODES.index(view.pool[int(key) - 1])
        return actions.encode(Pay(die) if view.phase == "pay" else Take(die))
    return None
