"""Windows: the one in front with its lead lines, small ones, and the four to choose from.

Only Sagrada has this module: a window is its kind of board.
"""

from rich.text import Text

from leadlight.cli import palette
from leadlight.cli.boards.board import Scene
from leadlight.cli.boards.clicks import clickable
from leadlight.cli.boards.cursor import current_choice, open_choices
from leadlight.cli.boards.layout import WIDTH, beside, centred, padded, row, titled
from leadlight.cli.boards.sagrada import choices, dice
from leadlight.cli.boards.sagrada.dice import FREE, empty_cell
from leadlight.cli.boards.sagrada.points import draw_points
from leadlight.cli.picker import Choice
from leadlight.games.sagrada.components import COLUMNS, DIFFICULTIES, ROWS, WINDOW_CELLS, WINDOW_NAMES
from leadlight.games.sagrada.view import SagradaView, SeatView
from leadlight.locales import translate

CELL = 6
WINDOW = 2 + COLUMNS * (CELL + 1) + 1
SMALL = 34
OFFERED = 19
DOT = "•"  # difficulty, as on the printed cards
BLANK = FREE * ROWS * COLUMNS


def asked_cells(window: int | None) -> str:
    return BLANK if window is None else WINDOW_CELLS[window]


def draw_window(scene: Scene) -> list[Text]:
    """The window in front. What a cell asks for is written in it, or in the lead above it when a die covers it."""
    seat: SeatView = scene.view.seats[scene.front]
    asked = asked_cells(seat.window)
    lines: list[Text] = []
    for number in range(ROWS):
        cells = range(number * COLUMNS, (number + 1) * COLUMNS)
        covers = {cell: draw_cover(scene, seat, cell) for cell in cells}
        lines.append(draw_lead(number, [asked[cell] if covers[cell] else FREE for cell in cells]))
        blocks = [covers[cell] or frame(empty_cell(asked[cell]), scene.wide) for cell in cells]
        choices = [("cell", number + 1, column + 1) for column in range(COLUMNS)]
        lines += draw_row(number, [click_block(scene, *pair) for pair in zip(blocks, choices, strict=True)])
    return [*lines, draw_sill()]


def click_block(scene: Scene, block: list[Text], choice: Choice) -> list[Text]:
    return [clickable(line, scene, choice) for line in block]


def draw_cover(scene: Scene, seat: SeatView, cell: int) -> list[Text] | None:
    """The die on a cell, or the one that could land there."""
    die = seat.dice[cell]
    here = choices.cell_of(current_choice(scene)) == cell
    if die is not None:
        return draw_placed(scene, cell, die, here)
    coming = choices.landing_die(scene)
    if coming is None or cell not in choices.landing_cells(scene):
        return None
    return frame(dice.chosen(coming) if here else dice.ghost(coming), scene.wide)


def draw_placed(scene: Scene, cell: int, die: str, here: bool) -> list[Text]:
    view: SagradaView = scene.view
    if here:
        return frame(dice.chosen(die), scene.wide)
    if view.lifted == cell and scene.front == view.actor:
        return frame(Text(f"({dice.write(die)})", style="dim"), scene.wide)
    if view.phase == "lift" and scene.front == view.actor and cell not in choices.cells_of(open_choices(scene)):
        return frame(dice.quiet(die), scene.wide)
    return draw_block(die) if scene.wide else [centred(dice.piece(die), CELL)]


def frame(content: Text, wide: bool) -> list[Text]:
    """The content of a cell in the middle of its space."""
    line = centred(content, CELL)
    return [Text(" " * CELL), line, Text(" " * CELL)] if wide else [line]


def draw_block(die: str) -> list[Text]:
    """A die that fills its cell."""
    mark = dice.mark_of(die)
    ground = f"bold {mark.ink} on {mark.base}"
    return [
        Text("▗▄▄▄▄▖", style=mark.base),
        Text.assemble(("▐", mark.base), (f" {mark.glyph}{die[1]} ", ground), ("▌", mark.base)),
        Text("▝▀▀▀▀▘", style=mark.base),
    ]


def draw_lead(number: int, asked: list[str]) -> Text:
    """The line above a row, with what covered cells ask for."""
    left, middle, right = "┌┬┐" if number == 0 else "├┼┤"
    spans = [Text.assemble("──", dice.asked_sign(sign) if sign != FREE else "─", "───") for sign in asked]
    return Text.assemble(f"  {left}", Text(middle).join(spans), right, style=palette.LEAD)


def draw_row(number: int, blocks: list[list[Text]]) -> list[Text]:
    height = len(blocks[0])
    came = Text("│", style=palette.LEAD)
    labels = [f"{number + 1} " if line == height // 2 else "  " for line in range(height)]
    return [
        Text.assemble((label, "dim"), came, came.join(block[line] for block in blocks), came)
        for line, label in enumerate(labels)
    ]


def draw_sill() -> Text:
    """The lowest line, with the numbers of the columns."""
    return Text.assemble("  └", "┴".join(f"──{number + 1}───" for number in range(COLUMNS)), "┘", style=palette.LEAD)


def name_window(scene: Scene, seat: int) -> str:
    window = scene.view.seats[seat].window
    if window is None:
        return translate("sagrada-window-hidden", name=scene.names[seat])
    facts = {"window": WINDOW_NAMES[window], "difficulty": DIFFICULTIES[window]}
    return translate("sagrada-window-of", name=scene.names[seat], **facts)


def draw_small(scene: Scene, seat: int) -> list[Text]:
    view: SeatView = scene.view.seats[seat]
    tokens = "" if scene.view.players == 1 else f"  {dice.BEAD}{view.tokens}"
    title = f"{scene.names[seat]}{tokens}  {draw_points(scene, seat)}"
    rows = [
        row(draw_small_cell(view, cell) for cell in range(first, first + COLUMNS))
        for first in range(0, ROWS * COLUMNS, COLUMNS)
    ]
    return [titled(title, SMALL), *rows]


def draw_small_cell(view: SeatView, cell: int) -> Text:
    """A die followed by what its cell asks for, or an empty cell."""
    asked, die = asked_cells(view.window)[cell], view.dice[cell]
    if die is None:
        return padded(Text.assemble(" ", empty_cell(asked)), CELL)
    return padded(Text.assemble(dice.piece(die), dice.asked_sign(asked)), CELL)


def draw_offered(scene: Scene) -> list[Text]:
    """The four windows to choose from, side by side."""
    seat: SeatView = scene.view.seats[scene.front]
    cursor = current_choice(scene)
    blocks = [
        click_block(scene, draw_offer(number, window, cursor == ("window", number)), ("window", number))
        for number, window in enumerate(seat.offered, start=1)
    ]
    return [titled(translate("sagrada-offered"), WIDTH), *beside(blocks, gap=1)]


def draw_offer(number: int, window: int, here: bool) -> list[Text]:
    label = Text(f" ▶{number}◀ " if here else f"({number})", style="bold reverse" if here else "bold")
    cells = WINDOW_CELLS[window]
    rows = [
        Text.assemble("│ ", *(empty_cell(sign) for sign in cells[first : first + COLUMNS]), " │")
        for first in range(0, len(cells), COLUMNS)
    ]
    edge = "─" * (OFFERED - 2)
    name = Text(WINDOW_NAMES[window], style="bold" if here else "")
    price = Text.assemble(label, f" {DOT * DIFFICULTIES[window]}")
    return [centred(price, OFFERED), centred(name, OFFERED), Text(f"╭{edge}╮"), *rows, Text(f"╰{edge}╯")]
