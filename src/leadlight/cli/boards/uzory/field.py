"""Draws the field: laid tiles, cells where a tile could lie, the tile being laid, and frames.

Only Uzory has this module: all its seats share one field.
"""

from dataclasses import replace

from rich.text import Text

from leadlight.cli import palette
from leadlight.cli.boards import marks
from leadlight.cli.boards.board import Scene
from leadlight.cli.boards.clicks import click_style
from leadlight.cli.boards.cursor import current_choice
from leadlight.cli.boards.layout import centred
from leadlight.cli.boards.uzory import choices, tiles
from leadlight.cli.boards.uzory.canvas import Canvas
from leadlight.cli.boards.uzory.choices import Placing
from leadlight.cli.boards.uzory.steering import most_alike
from leadlight.cli.boards.uzory.tiles import CURSOR, LARGE, SMALL, Face
from leadlight.games.uzory import events
from leadlight.games.uzory.notation import cell_name
from leadlight.games.uzory.view import FrameView, Spot, UzoryView

LABEL = 3  # terminal cells for a row number
FITS = ("─", "│")
FITS_WITH_SHARD = ("╌", "╎")


class Field:
    """One drawing. `rows` and `columns` cover the floor, plus one on each side where the floor may still grow."""

    def __init__(self, scene: Scene) -> None:
        view: UzoryView = scene.view
        self.scene = scene
        self.shape = LARGE if scene.wide else SMALL
        self.rows = span([tile.cell[0] for tile in view.floor], view.rows)
        self.columns = span([tile.cell[1] for tile in view.floor], view.columns)
        self.canvas = Canvas(len(self.rows) * self.shape.height, len(self.columns) * self.shape.width)

    def place_of(self, spot: Spot) -> tuple[int, int]:
        """Where the upper left character of a cell is on the canvas; for a vertex, the character to its lower right."""
        return (spot[0] - self.rows[0]) * self.shape.height, (spot[1] - self.columns[0]) * self.shape.width


def span(laid: list[int], bounds: Spot) -> range:
    return range(max(bounds[0], min(laid) - 1), min(bounds[1], max(laid) + 1) + 1)


def draw_field(scene: Scene) -> list[Text]:
    """The field with column letters above and row numbers on the left; those of the cursor's cell are highlighted."""
    field = Field(scene)
    here = choices.placing_of(current_choice(scene))
    draw_empty_cells(field)
    for tile in scene.view.floor:
        tiles.paint(field.canvas, *field.place_of(tile.cell), Face(tile.sides, tile.open, tile.shard), field.shape)
    if here is not None:
        draw_ghost(field, here)
    draw_seals(field)
    draw_closing_frames(field)
    return [draw_letters(field, here), *draw_rows(field, here, click_cells(field, here))]


def click_cells(field: Field, here: Placing | None) -> list[Text]:
    """The lines of the field. A click on a cell moves the chosen tile there, with the same rotation if that fits."""
    lines = field.canvas.lines()
    place = choices.chosen_place(field.scene)
    if place is None or field.scene.picker is None:
        return lines
    ways = choices.placings(field.scene.picker, place)
    for cell in {way.cell for way in ways}:
        like = here or Placing(cell, 0, None)
        mine = here is not None and here.cell == cell
        way = like if mine else most_alike([way for way in ways if way.cell == cell], replace(like, shard=None))
        row, column = field.place_of(cell)
        path = (("hand", place + 1), choices.choice_of(way))
        for line in lines[row : row + field.shape.height]:
            line.stylize(click_style(path), column, column + field.shape.width)
    return lines


def draw_letters(field: Field, here: Placing | None) -> Text:
    names = [(column, cell_name(0, column)[0]) for column in field.columns]
    letters = [label(name, here is not None and here.cell[1] == column) for column, name in names]
    return Text.assemble(" " * LABEL, *(centred(letter, field.shape.width) for letter in letters))


def draw_rows(field: Field, here: Placing | None, drawn: list[Text]) -> list[Text]:
    lines = []
    for number, line in enumerate(drawn):
        row, offset = divmod(number, field.shape.height)
        name = cell_name(field.rows[row], 0)[1:]
        mine = here is not None and here.cell[0] == field.rows[row]
        head = label(f"{name:>2}", mine) if offset == (field.shape.height - 1) // 2 else Text("  ")
        lines.append(Text.assemble(head, " ", line))
    return lines


def label(name: str, here: bool) -> Text:
    return Text(name, style=CURSOR if here else "dim")


def draw_empty_cells(field: Field) -> None:
    """Draw a box where the chosen tile fits, a dashed box where it needs a shard, and a dot where it does not fit."""
    place = choices.chosen_place(field.scene)
    ways = [] if place is None or field.scene.picker is None else choices.placings(field.scene.picker, place)
    fitting = {way.cell for way in ways if way.shard is None}
    mending = {way.cell for way in ways} - fitting
    for cell in choices.edge_cells(field.scene.view):
        if cell in fitting:
            draw_box(field, cell, FITS)
        elif cell in mending:
            draw_box(field, cell, FITS_WITH_SHARD)
        else:
            row, column = field.place_of(cell)
            field.canvas.put(row + field.shape.height // 2, column + field.shape.width // 2, "·", "dim")


def draw_box(field: Field, cell: Spot, signs: tuple[str, str]) -> None:
    row, column = field.place_of(cell)
    inner, last = field.shape.width - 2, field.shape.height - 1
    for line in range(field.shape.height):
        left, middle, right = box_line(signs, line, last)
        field.canvas.put(row + line, column, left + middle * inner + right, palette.ACCENT)


def box_line(signs: tuple[str, str], line: int, last: int) -> tuple[str, str, str]:
    """The left end of one line of a box, the character that fills it, and its right end."""
    level, upright = signs
    if line in (0, last):
        return ("┌", level, "┐") if line == 0 else ("└", level, "┘")
    return upright, " ", upright


def draw_ghost(field: Field, here: Placing) -> None:
    """Draw the chosen tile in brackets where it would lie."""
    face = chosen_face(field.scene, here)
    row, column = field.place_of(here.cell)
    tiles.paint(field.canvas, row, column, face, field.shape)
    for bracket, (y, x) in zip("[]", field.shape.brackets, strict=True):
        field.canvas.put(row + y, column + x, bracket, CURSOR)


def chosen_face(scene: Scene, placing: Placing) -> Face:
    """The face of the chosen tile, rotated and with its shard, as this placing would lay it."""
    seat = scene.view.seats[scene.front]
    place = choices.chosen_place(scene)
    tile = seat.hand[place] if place is not None else None
    assert tile is not None
    return tiles.turned(tile, placing.turn, placing.shard, seat.colour)


def draw_seals(field: Field) -> None:
    """Draw a seal on every vertex of each closed frame; one of them shows who scored."""
    view: UzoryView = field.scene.view
    for frame in view.frames:
        token = token_of(view, frame)
        for vertex in frame.vertices:
            style = f"bold {scorer_colour(view, frame.scorer)} on {palette.NIGHT}"
            draw_seal(field, vertex, token if vertex == frame.token else "··", style)


def token_of(view: UzoryView, frame: FrameView) -> str:
    """The mark of the scorer; question marks until a tied frame has one; crosses if nobody scores."""
    if frame.scorer is not None:
        return f"{mark_of_seat(view, frame.scorer).glyph}✓"
    return "??" if frame.verdict == "tie" else "××"


def mark_of_seat(view: UzoryView, seat: int) -> marks.Mark:
    colour = view.seats[seat].colour
    assert colour is not None
    return tiles.MARKS[colour]


def scorer_colour(view: UzoryView, seat: int | None) -> str:
    return palette.QUIET if seat is None else marks.line_colour(mark_of_seat(view, seat))


def draw_closing_frames(field: Field) -> None:
    """Draw seals with a plus sign on the frames that the placement under the cursor would close."""
    happened = field.scene.previews.get(current_choice(field.scene), ())
    scorers = {event.frame: event.seat for event in happened if isinstance(event, events.PatternFinished)}
    for event in happened:
        if isinstance(event, events.FrameClosed):
            sign = scorer_sign(field.scene.view, scorers.get(event.frame), event.candidates)
            for vertex in event.vertices:
                draw_seal(field, vertex, f"+{sign}", CURSOR)


def scorer_sign(view: UzoryView, scorer: int | None, candidates: tuple[int, ...]) -> str:
    if scorer is not None:
        return mark_of_seat(view, scorer).glyph
    return "?" if candidates else "×"


def draw_seal(field: Field, vertex: Spot, text: str, style: str) -> None:
    row, column = field.place_of(vertex)
    field.canvas.put(row - 1, column - 1, text, style)
