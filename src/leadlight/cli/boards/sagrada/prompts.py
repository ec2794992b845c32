"""What is to be chosen now, and what the choice under the cursor would bring."""

from rich.text import Text

from leadlight.cli.boards.board import Scene
from leadlight.cli.boards.layout import gained
from leadlight.cli.boards.prompts import draw_prompt, offer_by_number
from leadlight.cli.boards.sagrada import dice
from leadlight.cli.boards.sagrada.cards import tool_name, tool_text
from leadlight.cli.boards.sagrada.choices import cells_of
from leadlight.cli.picker import Choice, Picker
from leadlight.games.sagrada import events
from leadlight.games.sagrada.components import DIE_CODES, DIFFICULTIES, WINDOW_NAMES
from leadlight.games.sagrada.view import SagradaView
from leadlight.locales import translate

QUESTIONS = {
    "choose": "sagrada-pick-window",
    "pay": "sagrada-pick-pay",
    "change": "sagrada-pick-change",
    "swap": "sagrada-pick-swap",
    "value": "sagrada-pick-value",
    "move": "sagrada-pick-move",
    "draft-again": "sagrada-pick-draft-again",
}
CHANGES = ("−1", "+1")


def ask(scene: Scene) -> Text:
    return draw_prompt(scene, draw_question, describe_choice, list_offered)


def draw_question(scene: Scene, picker: Picker) -> Text:
    die = moving_die(scene)
    return dice.with_dice(find_question(scene.view, picker.options), die=dice.write(die) if die else "")


def list_offered(scene: Scene, picker: Picker) -> list[Text]:  # noqa: ARG001
    """The windows to choose from, by name; dice, cells and tools are described with the position."""
    view: SagradaView = scene.view
    if view.phase != "choose":
        return []
    names = [WINDOW_NAMES[window] for window in view.seats[view.actor].offered]
    return offer_by_number(list(enumerate(names, start=1)))


def moving_die(scene: Scene) -> str | None:
    """The die in hand, or the one that was lifted from a cell."""
    view: SagradaView = scene.view
    return view.hand if view.lifted is None else view.seats[view.actor].dice[view.lifted]


def find_question(view: SagradaView, choices: list[Choice]) -> str:
    kinds = {choice[0] for choice in choices}
    if view.phase == "turn":
        return "sagrada-pick-turn" if "die" in kinds else "sagrada-pick-tool"
    if view.phase == "hand" and "cell" not in kinds:
        return "sagrada-pick-rescue"
    if view.phase == "hand":
        return "sagrada-pick-cell-leave" if ("end", "leave") in choices else "sagrada-pick-cell"
    if view.phase == "lift":
        return "sagrada-pick-lift-again" if ("end", "stop") in choices else "sagrada-pick-lift"
    return QUESTIONS[view.phase]


def describe_choice(scene: Scene, picker: Picker) -> Text:
    view: SagradaView = scene.view
    choice = picker.current
    match choice:
        case ("cell", row, column):
            return Text.assemble((f"r{row}c{column}", "bold"), tag_points(scene, choice))
        case ("die", "take", number) | ("track", _, number):
            cells = translate("sagrada-tag-cells", count=len(cells_of(scene.ahead)))
            return Text.assemble(dice.coloured(dice.write(DIE_CODES[int(number)])), f": {cells}")
        case ("die", "pay", number):
            return dice.coloured(dice.write(DIE_CODES[int(number)]))
        case ("tool", number):
            return describe_tool(view, int(number) - 1)
        case ("window", number):
            return describe_window(view, int(number) - 1)
        case ("end", word):
            return Text(translate(f"sagrada-choice-{word}"), style="bold")
        case ("change", step):
            return Text(CHANGES[int(step) - 1], style="bold")
        case ("value", value):
            return Text(str(value), style="bold")
    return Text("")


def tag_points(scene: Scene, choice: Choice) -> str:
    """By how much the score would change; nothing where no die would land."""
    happened = scene.previews.get(choice, ())
    points = [event.points for event in happened if isinstance(event, events.DiePlaced | events.DieMoved)]
    return f": {gained(points[0])}" if points and points[0] is not None else ""


def describe_tool(view: SagradaView, number: int) -> Text:
    tool = next(tool for tool in view.tools if tool.tool == number)
    price = "" if view.players == 1 else f" ({translate('sagrada-tag-tokens', count=tool.price)})"
    return Text.assemble((tool_name(number), "bold"), f"{price}: {tool_text(number)}")


def describe_window(view: SagradaView, place: int) -> Text:
    window = view.seats[view.actor].offered[place]
    difficulty = DIFFICULTIES[window]
    tokens = translate("sagrada-tag-tokens", count=difficulty)
    brings = translate("sagrada-difficulty", difficulty=difficulty) if view.players == 1 else tokens
    return Text.assemble((WINDOW_NAMES[window], "bold"), f": {brings}")
