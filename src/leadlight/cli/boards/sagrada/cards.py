"""Tools and objectives: their names, what they cost or pay now, and what they say.

Only Sagrada has this module: no other game has cards.
"""

import textwrap

from rich.text import Text

from leadlight.cli.boards import marks
from leadlight.cli.boards.board import Scene
from leadlight.cli.boards.clicks import clickable
from leadlight.cli.boards.cursor import current_choice, open_choices
from leadlight.cli.boards.layout import padded, signed, titled
from leadlight.cli.boards.sagrada import dice
from leadlight.cli.boards.sagrada.choices import TOOL_LETTERS, laid_tools
from leadlight.core.score import Part
from leadlight.core.state import OVER
from leadlight.games.sagrada.components import COLOUR_NAMES, OBJECTIVE_NAMES, TOOL_COLOURS
from leadlight.games.sagrada.view import SagradaView, SeatView, ToolView
from leadlight.locales import translate

NAME = 28  # cells for the longest name of a card in any language
MARGIN = 5  # cells before the lines of what a card says


def tool_name(tool: int) -> str:
    return translate(f"sagrada-tool-{tool + 1}")


def tool_text(tool: int) -> str:
    return translate(f"sagrada-tool-{tool + 1}-text")


def objective_name(objective: int) -> str:
    return translate(f"sagrada-objective-{OBJECTIVE_NAMES[objective]}")


def objective_text(objective: int) -> str:
    return translate(f"sagrada-objective-{OBJECTIVE_NAMES[objective]}-text")


def private_name(colour: int) -> str:
    return translate(f"sagrada-private-{COLOUR_NAMES[colour]}")


def private_text(colour: int) -> str:
    return translate(f"sagrada-private-{COLOUR_NAMES[colour]}-text")


def draw_price(scene: Scene, tool: ToolView) -> Text:
    """The price in tokens, or in the solo game a die of the tool's colour."""
    if tool.used_up:
        return Text("—", style="dim")
    if scene.view.players == 1:
        return marks.inline(dice.MARKS[TOOL_COLOURS[tool.tool]], "?")
    return Text(f"{dice.BEAD}{tool.price}")


def draw_tools(scene: Scene, width: int) -> list[Text]:
    """A line for each tool, and below it what the tool does where there is room."""
    lines: list[Text] = []
    for place, tool in enumerate(laid_tools(scene.view)):
        lines.append(draw_tool(scene, TOOL_LETTERS[place].upper(), tool))
        if scene.wide and not tool.used_up:
            lines += wrap(tool_text(tool.tool), width)
    return lines


def draw_tool(scene: Scene, letter: str, tool: ToolView) -> Text:
    choice = ("tool", f"{tool.tool + 1:02}")
    here = current_choice(scene) == choice
    usable = choice in open_choices(scene) or scene.view.tool == tool.tool
    label = Text(f"{'▸' if here else ' '}{letter} ", style="bold reverse" if here else "bold" if usable else "dim")
    name = padded(f"{tool.tool + 1:>2} {tool_name(tool.tool)}", NAME + 3)
    name.stylize("bold" if usable else "dim strike" if tool.used_up else "")
    return clickable(Text.assemble(label, name, draw_price(scene, tool)), scene, choice)


def draw_objectives(scene: Scene, width: int, *, texts: bool = False) -> list[Text]:
    """The public objectives with what they pay the seat in front now, then the private ones that may be known."""
    seat: SeatView = scene.view.seats[scene.front]
    lines: list[Text] = []
    for number in scene.view.objectives:
        lines.append(draw_objective(objective_name(number), seat.score[OBJECTIVE_NAMES[number]]))
        lines += wrap(objective_text(number), width) if texts else []
    return [*lines, *draw_privates(scene, width)]


def draw_objective(name: str, points: int, mark: Text | None = None) -> Text:
    return Text.assemble("   ", padded(Text.assemble(mark or "", " " if mark else "", name), NAME + 3), signed(points))


def draw_privates(scene: Scene, width: int) -> list[Text]:
    """Private objectives with the mark of their colour, or a question mark where they are hidden."""
    view: SagradaView = scene.view
    seat: SeatView = view.seats[scene.front]
    sums = private_sums(seat)
    lines = [draw_objective(private_name(colour), sums.get(colour, 0), draw_mark(colour)) for colour in seat.privates]
    if not lines:
        return [Text.assemble("   ", padded(translate("sagrada-part-private_objective"), NAME + 3), "?", style="dim")]
    is_secret = view.players > 1 and view.actor != OVER
    return [titled(translate("sagrada-only-you"), width), *lines] if is_secret else lines


def draw_mark(colour: int) -> Text:
    return marks.inline(dice.MARKS[colour])


def private_sums(seat: SeatView) -> dict[int, int]:
    """What each private objective pays now, by colour."""
    parts: list[Part] = [part for part in seat.score.parts if part.reason == "private_objective"]
    return dict(zip(parts[0].terms[::2], parts[0].terms[1::2], strict=True)) if parts else {}


def wrap(text: str, width: int) -> list[Text]:
    return [Text(" " * MARGIN + line, style="dim") for line in textwrap.wrap(text, width - MARGIN)]


def draw_cards(scene: Scene) -> Text:
    """Everything that the cards on the table say."""
    view: SagradaView = scene.view
    entries = [(f"{tool.tool + 1} {tool_name(tool.tool)}", tool_text(tool.tool)) for tool in laid_tools(view)]
    entries += [(objective_name(number), objective_text(number)) for number in view.objectives]
    known = [colour for seat in view.seats for colour in seat.privates]
    entries += [(private_name(colour), private_text(colour)) for colour in known]
    return Text("\n").join(Text.assemble((name, "bold"), f"\n{text}") for name, text in entries)
