"""The whole table: tiles, stack and discards in the header, the colours to choose from or the field, the panel."""

from rich.cells import cell_len
from rich.text import Text

from leadlight.cli.boards import marks
from leadlight.cli.boards.board import Scene
from leadlight.cli.boards.clicks import clickable
from leadlight.cli.boards.cursor import current_choice
from leadlight.cli.boards.layout import WIDTH, beside, padded, spread, stack, titled
from leadlight.cli.boards.uzory import field, panel, tiles
from leadlight.cli.boards.uzory.tiles import CURSOR, SMALL, name_colour
from leadlight.games.uzory.components import PLAYER_COLOURS
from leadlight.games.uzory.view import UzoryView
from leadlight.locales import translate

GAP = 2
SIDE = 34  # cells of the column at the right of a wide screen
SIDE_LINES = 20


def draw_header(scene: Scene) -> Text:
    view: UzoryView = scene.view
    laid = translate("uzory-laid", count=len(view.floor), all=view.size**2)
    mode = f"  {translate('uzory-broken')}" if view.mode == "broken" else ""
    left = Text.assemble((f" {translate('uzory-name')}", "bold"), f"  {laid}{mode}")
    return spread(left, write_counts(view, WIDTH - left.cell_len - GAP))


def write_counts(view: UzoryView, room: int) -> str:
    """As many counts as there is room for. Skips come first, since they may end the match."""
    counts = [translate("uzory-stack", count=view.stack), translate("uzory-discards", count=view.discards)]
    if view.skips:
        counts.insert(0, translate("uzory-skips", count=view.skips, all=view.players))
    while cell_len(" · ".join(counts)) > room:
        counts.pop()
    return " · ".join(counts)


def draw_table(scene: Scene) -> Text:
    """The field with the panel beside it; on a wide screen the field alone, since the panel has a column there."""
    if scene.view.phase == "choose" or not scene.view.floor:
        left = draw_colours(scene)
    else:
        left = centre(field.draw_field(scene), room_for(scene))
    if scene.wide:
        return stack(left)
    width = WIDTH - room_for(scene) - GAP
    height = (scene.view.size + 1) * SMALL.height + 1
    padded_left = [padded(line, room_for(scene)) for line in left]
    return stack(beside([padded_left, panel.draw_panel(scene, width, height)], gap=GAP))


def room_for(scene: Scene) -> int:
    """Cells for the field. On a narrow screen it gets widest with one column to go and an empty one at each side."""
    return WIDTH if scene.wide else field.LABEL + (scene.view.size + 1) * SMALL.width


def centre(lines: list[Text], room: int) -> list[Text]:
    """The drawing in the middle, so that it moves little while the field grows."""
    indent = " " * ((room - lines[-1].cell_len) // 2)
    return [Text.assemble(indent, line) for line in lines]


def draw_others(scene: Scene) -> Text:
    """The panel: all seats share the field, so that there are no other boards to show in this column."""
    return stack([*panel.draw_panel(scene, SIDE, SIDE_LINES), Text("")])


def draw_colours(scene: Scene) -> list[Text]:
    """The six colours with their numbers, and who has taken them."""
    owners = {seat.colour: name for seat, name in zip(scene.view.seats, scene.names, strict=True)}
    lines = [draw_colour(scene, colour, owners.get(colour)) for colour in range(int(PLAYER_COLOURS))]
    return [titled(translate("uzory-colours"), room_for(scene)), *lines]


def draw_colour(scene: Scene, colour: int, owner: str | None) -> Text:
    here = current_choice(scene) == ("colour", colour + 1)
    number = Text(f"[{colour + 1}]" if here else f" {colour + 1} ", style=CURSOR if here else "bold")
    name = padded(name_colour(colour), 16)
    line = Text.assemble(" ", number, " ", marks.piece(tiles.MARKS[colour]), " ", name, owner or "")
    line.stylize("dim" if owner else "")
    return clickable(line, scene, ("colour", colour + 1))
