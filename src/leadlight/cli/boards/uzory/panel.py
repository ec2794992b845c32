"""The panel beside the field: players, the hand in front, frames that lack one tile.

Only Uzory has this module: its field leaves no room below for the seats.
"""

from rich.text import Text

from leadlight.cli import palette
from leadlight.cli.boards import marks
from leadlight.cli.boards.board import Scene
from leadlight.cli.boards.clicks import clickable
from leadlight.cli.boards.cursor import current_choice
from leadlight.cli.boards.layout import beside, centred, padded, titled
from leadlight.cli.boards.uzory import choices, field, tiles
from leadlight.cli.boards.uzory.tiles import CURSOR, LARGE, SHARD, coloured, draw_tile, write_areas
from leadlight.games.uzory.notation import cell_name
from leadlight.games.uzory.view import OpenFrameView, SeatView, UzoryView
from leadlight.locales import translate

NAME = 14


def draw_panel(scene: Scene, width: int, height: int) -> list[Text]:
    lines = [*draw_seats(scene, width), *draw_hand(scene, width)]
    return [*lines, *draw_short_frames(scene, width, height - len(lines))]


def draw_seats(scene: Scene, width: int) -> list[Text]:
    """A line for each seat: whether it acts, colour, name, points and shards."""
    lines = [draw_seat(scene, number, seat) for number, seat in enumerate(scene.view.seats)]
    return [titled(translate("play-scores"), width), *lines]


def draw_seat(scene: Scene, number: int, seat: SeatView) -> Text:
    acts = scene.view.actor == number
    mark = " " if seat.colour is None else marks.inline(tiles.MARKS[seat.colour])
    name = padded(scene.names[number], NAME)
    name.stylize("bold" if acts else "")
    points = Text(f"{seat.points:>3}", style="bold")
    return Text.assemble("▸" if acts else " ", mark, " ", name, points, f"  {SHARD}{seat.shards}")


def draw_hand(scene: Scene, width: int) -> list[Text]:
    seat: SeatView = scene.view.seats[scene.front]
    if not any(seat.held):
        return []
    title = translate("uzory-hand", name=scene.names[scene.front])
    return [titled(title, width), *beside([draw_place(scene, place) for place in range(len(seat.held))], gap=1)]


def draw_place(scene: Scene, place: int) -> list[Text]:
    """A tile with its number: in brackets when it is chosen, crossed out when it would be discarded."""
    seat: SeatView = scene.view.seats[scene.front]
    chosen = choices.chosen_place(scene) == place
    number = Text(f" {place + 1} ", style="" if seat.held[place] else "dim")
    if chosen:
        number = Text(f"[{place + 1}]", style=CURSOR)
    elif place in choices.dropped_places(scene) and seat.held[place]:
        number = Text(f"×{place + 1}×", style=f"bold {palette.WARNING}")
    lines = [centred(number, LARGE.width), *draw_held(scene, place)]
    return [clickable(line, scene, choices.click_on_place(scene, place)) for line in lines]


def draw_held(scene: Scene, place: int) -> list[Text]:
    """The tile, turned as it would lie if it is chosen; its back if the viewer may not see it."""
    seat: SeatView = scene.view.seats[scene.front]
    tile = seat.hand[place]
    if not seat.held[place]:
        return [Text(" " * LARGE.width) for _ in range(LARGE.height)]
    if tile is None:
        return [Text(line, style="dim") for line in ("╭─────╮", "│  ?  │", "╰─────╯")]
    here = choices.placing_of(current_choice(scene))
    if here is not None and choices.chosen_place(scene) == place:
        return draw_tile(field.chosen_face(scene, here))
    return draw_tile(tiles.turned(tile))


def draw_short_frames(scene: Scene, width: int, room: int) -> list[Text]:
    """As many frames that lack one tile as there is room for."""
    frames = short_frames(scene.view)[: room - 1]
    if not frames or room < 2:
        return []
    return [titled(translate("uzory-short"), width), *(draw_short_frame(scene, frame, width) for frame in frames)]


def short_frames(view: UzoryView) -> list[OpenFrameView]:
    return sorted(
        (frame for frame in view.open_frames if len(frame.missing) == 1), key=lambda frame: (frame.missing, frame.areas)
    )


def draw_short_frame(scene: Scene, frame: OpenFrameView, width: int) -> Text:
    here = choices.placing_of(current_choice(scene))
    name = Text(f"{cell_name(*frame.missing[0]):>3}", style="bold" if here and here.cell in frame.missing else "dim")
    line = Text.assemble(" ", name, "  ", coloured(write_areas(frame.areas)))
    line.truncate(width, overflow="ellipsis")
    return line
