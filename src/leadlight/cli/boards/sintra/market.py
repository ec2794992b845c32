"""The market: displays and centre.

Only Sintra has this module: its pieces lie in up to ten places of the table.
"""

from rich.text import Text

from leadlight.cli.boards import marks
from leadlight.cli.boards.board import Scene
from leadlight.cli.boards.clicks import clickable
from leadlight.cli.boards.layout import WIDTH, beside, padded, row, titled
from leadlight.cli.boards.sintra.choices import chosen_group
from leadlight.cli.boards.sintra.panes import MARKS
from leadlight.games.sintra.components import PANES_PER_DISPLAY
from leadlight.games.sintra.view import SintraView
from leadlight.locales import translate


def draw_market(scene: Scene) -> list[Text]:
    """The displays in rows of five, as boxes on a wide screen, and the centre under them."""
    view: SintraView = scene.view
    lines = [titled(translate("sintra-market"), WIDTH)] if scene.wide else []
    for first in range(1, len(view.sources), 5):
        sources = range(first, min(first + 5, len(view.sources)))
        if scene.wide:
            lines += beside([draw_rondel(scene, source) for source in sources], gap=5)
        else:
            lines.append(row(draw_display(scene, source) for source in sources))
    return [*lines, draw_centre(scene)]


def draw_panes(scene: Scene, source: int) -> list[Text]:
    return [
        draw_pane(scene, source, colour)
        for colour, count in enumerate(scene.view.sources[source])
        for _ in range(count)
    ]


def draw_pane(scene: Scene, source: int, colour: int) -> Text:
    draw = marks.chosen if chosen_group(scene) == (source, colour) else marks.piece
    return clickable(draw(MARKS[colour]), scene, ("group", source, colour))


def draw_label(scene: Scene, source: int, text: str) -> Text:
    cursor = chosen_group(scene)
    if cursor is not None and cursor[0] == source:
        return Text(f"▸{text}", style="bold reverse")
    return Text(f" {text}", style="bold" if any(scene.view.sources[source]) else "dim")


def draw_display(scene: Scene, source: int) -> Text:
    """A display on one line: its number and up to four panes."""
    panes = draw_panes(scene, source) or [Text(" ·  ·  ·  · ", style="dim")]
    return padded(row([draw_label(scene, source, str(source)), Text(" "), *panes]), 16)


def draw_rondel(scene: Scene, source: int) -> list[Text]:
    """A display as a box, with two panes above two others."""
    panes = draw_panes(scene, source)
    empty = not panes
    panes += [Text("   ")] * (PANES_PER_DISPLAY - len(panes))
    style = "dim" if empty else ""
    top = Text.assemble(("╭─", style), draw_label(scene, source, str(source)), (" ────╮", style))
    return [
        top,
        Text.assemble(("│ ", style), panes[0], panes[1], (" │", style)),
        Text.assemble(("│ ", style), panes[2], panes[3], (" │", style)),
        Text("╰" + "─" * 8 + "╯", style=style),
    ]


def draw_centre(scene: Scene) -> Text:
    """The panes by colour with their count, since the centre can hold many."""
    view: SintraView = scene.view
    parts = [draw_label(scene, 0, f"0 {translate('sintra-centre')}"), Text("  ")]
    if view.marker_in_centre:
        parts.append(Text("⬡1  ", style="bold"))
    for colour, count in enumerate(view.sources[0]):
        if count:
            parts += [draw_pane(scene, 0, colour), Text(f"×{count}  ")]
    return row(parts)
