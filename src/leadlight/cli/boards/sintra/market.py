"""The shared table: round track, displays and centre."""

from rich.text import Text

from leadlight.cli.boards import marks
from leadlight.cli.boards.board import Scene
from leadlight.cli.boards.clicks import clickable
from leadlight.cli.boards.layout import WIDTH, beside, padded, row, titled
from leadlight.games.sintra.components import PANES_PER_DISPLAY, ROUND_NAMES
from leadlight.games.sintra.view import SintraView
from leadlight.locales import translate

MARKS = (marks.PINK, marks.CLEAR, marks.ORANGE, marks.BLUE, marks.YELLOW)


def draw_header(scene: Scene) -> Text:
    """Name, round track with the bonus of each round, bag and tower."""
    view: SintraView = scene.view
    name = Text.assemble((f" {translate('sintra-name')}", "bold"), f" {translate('sintra-side', side=view.side)}  ")
    spaces = [draw_round(view, space) for space in range(len(ROUND_NAMES))]
    counts = f"{translate('sintra-bag', count=sum(view.bag))} · {translate('sintra-tower', count=sum(view.tower))}"
    track = row(spaces)
    return Text.assemble(name, track, " " * max(2, WIDTH - name.cell_len - track.cell_len - len(counts)), counts)


def draw_round(view: SintraView, space: int) -> Text:
    pane = view.round_panes[space]
    here = space == view.round and pane is not None
    label = Text(ROUND_NAMES[space], style="bold underline" if here else "dim")
    return Text.assemble(label, marks.piece(MARKS[pane]) if pane is not None else Text(" · ", style="dim"), " ")


def draw_market(scene: Scene) -> list[Text]:
    view: SintraView = scene.view
    lines = [titled(translate("sintra-market"), WIDTH)] if scene.wide else []
    for first in range(1, len(view.sources), 5):
        sources = range(first, min(first + 5, len(view.sources)))
        if scene.wide:
            lines += beside([draw_rondel(scene, source) for source in sources], gap=5)
        else:
            lines.append(row(draw_display(scene, source) for source in sources))
    return [*lines, draw_centre(scene)]


def cursor_group(scene: Scene) -> tuple[int, int] | None:
    """The source and colour that are picked or under the cursor."""
    picker = scene.picker
    if picker is None or not picker.options:
        return None
    group = picker.picked[0] if picker.picked else picker.current
    return (int(group[1]), int(group[2])) if group[0] == "group" else None


def draw_panes(scene: Scene, source: int) -> list[Text]:
    return [
        draw_pane(scene, source, colour)
        for colour, count in enumerate(scene.view.sources[source])
        for _ in range(count)
    ]


def draw_pane(scene: Scene, source: int, colour: int) -> Text:
    draw = marks.chosen if cursor_group(scene) == (source, colour) else marks.piece
    return clickable(draw(MARKS[colour]), scene, ("group", source, colour))


def draw_label(scene: Scene, source: int, text: str) -> Text:
    cursor = cursor_group(scene)
    if cursor is not None and cursor[0] == source:
        return Text(f"▸{text}", style="bold reverse")
    return Text(f" {text}", style="bold" if any(scene.view.sources[source]) else "dim")


def draw_display(scene: Scene, source: int) -> Text:
    """One line: the number and up to four panes."""
    panes = draw_panes(scene, source) or [Text(" ·  ·  ·  · ", style="dim")]
    return padded(row([draw_label(scene, source, str(source)), Text(" "), *panes]), 16)


def draw_rondel(scene: Scene, source: int) -> list[Text]:
    """A box with two panes above two."""
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
    """Panes by colour with their number: the centre can hold many."""
    view: SintraView = scene.view
    parts = [draw_label(scene, 0, f"0 {translate('sintra-centre')}"), Text("  ")]
    if view.marker_in_centre:
        parts.append(Text("⬡1  ", style="bold"))
    for colour, count in enumerate(view.sources[0]):
        if count:
            parts += [draw_pane(scene, 0, colour), Text(f"×{count}  ")]
    return row(parts)
