"""What is to be chosen now, and what the choice under the cursor would bring."""

from rich.text import Text

from leadlight.cli.boards import marks
from leadlight.cli.boards.board import Scene
from leadlight.cli.boards.layout import gained
from leadlight.cli.boards.sagrada import choosing, dice
from leadlight.cli.boards.sagrada.cards import tool_name, tool_text
from leadlight.cli.picker import Choice
from leadlight.games.sagrada import events
from leadlight.games.sagrada.components import COLOUR_NAMES, DIE_CODES, DIFFICULTIES, WINDOW_NAMES
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
    """The question, and where there is a cursor what it points at, with what that brings."""
    if scene.picker is None:
        return Text("")
    choices = scene.picker.options
    die = moving_die(scene)
    question = dice.with_dice(find_question(scene.view, choices), die=dice.write(die) if die else "")
    if scene.previews:
        return Text.assemble(question, "  ", describe_choice(scene, scene.picker.current))
    return Text.assemble(question, *(f"  {number}: {name}" for number, name in name_offered(scene.view)))


def name_offered(view: SagradaView) -> list[tuple[int, str]]:
    """The windows to choose from, for who cannot see them."""
    if view.phase != "choose":
        return []
    return [(number, WINDOW_NAMES[window]) for number, window in enumerate(view.seats[view.actor].offered, start=1)]


def moving_die(scene: Scene) -> str | None:
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


def describe_choice(scene: Scene, choice: Choice) -> Text:
    view: SagradaView = scene.view
    match choice:
        case ("cell", row, column):
            return Text.assemble((f"r{row}c{column}", "bold"), tag_points(scene, choice))
        case ("die", "take", number) | ("track", _, number):
            cells = translate("sagrada-tag-cells", count=len(choosing.cells_of(list(scene.ahead))))
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
    """By how much the score would change."""
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


def draw_legend() -> list[Text]:
    """Each mark with its colour's name, and the other signs on the board."""
    colours = Text("  ").join(
        Text.assemble(marks.piece(mark), f" {translate(f'sagrada-colour-{name}')}")
        for mark, name in zip(dice.MARKS, COLOUR_NAMES, strict=True)
    )
    return [colours, Text(translate("sagrada-legend"))]
