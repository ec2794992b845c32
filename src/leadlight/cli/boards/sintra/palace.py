"""Palaces: the glazier's rail, strips and windows.

Only Sintra has this module: a palace is its kind of board.
"""

from rich.text import Text

from leadlight.cli.boards import marks
from leadlight.cli.boards.board import Scene
from leadlight.cli.boards.clicks import clickable
from leadlight.cli.boards.cursor import current_choice
from leadlight.cli.boards.layout import WIDTH, beside, centred, row, signed, titled
from leadlight.cli.boards.sintra.choices import open_strips
from leadlight.cli.boards.sintra.panes import MARKS
from leadlight.games.sintra.components import COLOUR_CODES, FACES, JOKER_CODE, SLOTS, SPACES, WINDOW_POINTS
from leadlight.games.sintra.events import PanesPlaced
from leadlight.games.sintra.view import SeatView, SlotView
from leadlight.locales import translate

COLUMN = 9
MARGIN = 3


def draw_palace(scene: Scene) -> list[Text]:
    seat: SeatView = scene.view.seats[scene.front]
    columns = [draw_column(scene, seat, slot) for slot in range(SLOTS)]
    return [
        titled(translate("sintra-palace", name=scene.names[scene.front]), WIDTH),
        *(row([Text(" " * MARGIN), *cells]) for cells in zip(*columns, strict=True)),
    ]


def draw_column(scene: Scene, seat: SeatView, slot: int) -> list[Text]:
    """A strip and its window from top to bottom: number, rail, next face, five spaces, two squares, points."""
    view = seat.slots[slot]
    spaces = draw_spaces(view, landing(scene, slot))
    head = [draw_number(scene, slot), draw_rail(seat, slot), draw_next_face(view)]
    lines = [*head, *(centred(space, COLUMN) for space in spaces)]
    if open_strips(scene) and slot + 1 not in open_strips(scene):
        for line in lines[2:]:
            if "▐" not in line.plain:  # terminals dim ink but not ground, which would spoil a pane
                line.stylize("dim")
    picked = scene.picker.picked if scene.picker else ()
    return [clickable(line, scene, *picked, ("slot", slot + 1)) for line in [*lines, *draw_window(scene, view, slot)]]


def draw_number(scene: Scene, slot: int) -> Text:
    number = slot + 1
    if number not in open_strips(scene):
        return centred(str(number), COLUMN, "dim")
    if current_choice(scene) == ("slot", number):
        return centred(Text(f" ▶{number}◀ ", style="bold reverse"), COLUMN)
    return centred(Text(f"({number})", style="bold"), COLUMN)


def draw_rail(seat: SeatView, slot: int) -> Text:
    """A piece of the rail, thick where the glazier may go."""
    half = COLUMN // 2
    if slot < seat.glazier:
        return Text("─" * COLUMN, style="dim")
    if slot > seat.glazier:
        return Text("━" * COLUMN)
    return Text.assemble(("─" * half, "dim"), ("◉", "bold"), "━" * half)


def draw_next_face(view: SlotView) -> Text:
    """The colours of the face that the strip shows after this one (S1.8)."""
    if view.face is None or view.upper is not None:
        return centred("", COLUMN)
    face = FACES[view.face ^ 1]
    counts = [
        (face.count(code), mark) for code, mark in zip(COLOUR_CODES + JOKER_CODE, (*MARKS, marks.JOKER), strict=True)
    ]
    cells = [Text.assemble((f"{count}", "dim"), marks.inline(mark)) for count, mark in counts if count]
    return centred(row(cells), COLUMN)


def landing(scene: Scene, slot: int) -> PanesPlaced | None:
    """What would land on this strip: shown on every strip that can be chosen."""
    if slot + 1 not in open_strips(scene):
        return None
    placed = [event for event in scene.previews.get(("slot", slot + 1), ()) if isinstance(event, PanesPlaced)]
    return placed[0] if placed else None


def draw_spaces(view: SlotView, coming: PanesPlaced | None) -> list[Text]:
    """The five spaces: panes, ghosts of what would land, empty spaces."""
    if view.face is None:
        return [Text(" ")] * SPACES
    shown = {code: draw_spaces_of(view, code, coming) for code in set(FACES[view.face])}
    return [shown[code].pop(0) for code in FACES[view.face]]


def draw_spaces_of(view: SlotView, code: str, coming: PanesPlaced | None) -> list[Text]:
    """The spaces for one colour, or the jokers: those taken first, then those that would be, then the empty ones."""
    if code == JOKER_CODE:
        panes, empty, mark = list(view.on_jokers), view.jokers, marks.JOKER
        landing = [] if coming is None else [coming.colour] * coming.on_jokers
    else:
        colour = COLOUR_CODES.index(code)
        panes = [colour] * (view.panes[colour] - view.on_jokers.count(colour))
        empty, mark = view.spaces[colour], MARKS[colour]
        lands_here = coming is not None and coming.colour == colour
        landing = [colour] * (coming.count - coming.on_jokers) if coming is not None and lands_here else []
    return [
        *(marks.piece(MARKS[pane]) for pane in panes),
        *(marks.ghost(MARKS[pane]) for pane in landing),
        *(marks.space(mark) for _ in range(empty - len(landing))),
    ]


def draw_window(scene: Scene, view: SlotView, slot: int) -> list[Text]:
    """Both squares and the points under them; on side A there is an ornament between each pair of windows."""
    squares = [draw_square(pane) for pane in (view.upper, view.lower)]
    ornament = scene.view.side == "A" and slot % 2 == 0
    lower = Text.assemble("   ", squares[1], "  ", ("✧" if ornament else " ", "dim"))
    number = Text(str(WINDOW_POINTS[slot]), style="bold" if view.upper is not None else "")
    if not scene.wide:
        return [centred(squares[0], COLUMN), lower, centred(number, COLUMN)]
    return [
        centred(Text("╭───╮"), COLUMN),
        centred(Text.assemble("│", squares[0], "│"), COLUMN),
        Text.assemble("  ├───┤ ", ("✧" if ornament else " ", "bold")),
        centred(Text.assemble("│", squares[1], "│"), COLUMN),
        centred(Text.assemble("╰─", number, "─╯"), COLUMN),
    ]


def draw_square(pane: int | None) -> Text:
    return marks.piece(MARKS[pane]) if pane is not None else Text("░░░", style="dim")


def draw_small(scene: Scene, seat: int) -> list[Text]:
    """The palace of a seat in four cells for each strip: glazier, spaces, windows."""
    view: SeatView = scene.view.seats[seat]
    columns = []
    for slot, slot_view in enumerate(view.slots):
        squares = (slot_view.upper, slot_view.lower)
        columns.append(
            [
                centred("◉" if slot == view.glazier else "─", 4, "bold" if slot == view.glazier else "dim"),
                *(centred(space, 4) for space in draw_spaces(slot_view, None)),
                *(centred(draw_square(pane), 4) for pane in squares),
            ]
        )
    return [titled(f"{scene.names[seat]}  {signed(view.score.settled)}", 34), *beside(columns)]
