"""Points with their reasons: how each seat came by them, and every frame that is closed."""

from rich.text import Text

from leadlight.cli.boards import marks
from leadlight.cli.boards.board import Scene
from leadlight.cli.boards.layout import padded, stack
from leadlight.cli.boards.uzory import tiles
from leadlight.cli.boards.uzory.tiles import SHARD, coloured, write_areas
from leadlight.games.uzory.notation import cell_name
from leadlight.games.uzory.view import FrameView, SeatView, Spot
from leadlight.locales import translate

NAME = 16


def draw_seats(scene: Scene) -> Text:  # noqa: ARG001
    """Nothing: the panel beside the field has the points of the seats."""
    return Text("")


def draw_score(scene: Scene) -> Text:
    """A line for each seat, then one for each frame; the parts of a score are too few for a table."""
    lines = [draw_total(name, seat) for name, seat in zip(scene.names, scene.view.seats, strict=True)]
    frames = [draw_frame(scene, frame) for frame in scene.view.frames]
    title = Text(translate("uzory-frames", count=len(frames)), style="bold")
    return stack([*lines, Text(""), title, *frames] if frames else lines)


def draw_total(name: str, seat: SeatView) -> Text:
    """Points, where they come from, and the shards that break ties (U11.2)."""
    mark = " " if seat.colour is None else marks.inline(tiles.MARKS[seat.colour])
    parts = ", ".join(
        f"{translate(f'uzory-part-{part.reason}')} {part.points}" for part in seat.score.parts if part.points
    )
    total = Text(f"{seat.score.total:>3}", style="bold")
    return Text.assemble(mark, " ", padded(name, NAME), total, f"  {SHARD}{seat.shards}  ", parts)


def draw_frame(scene: Scene, frame: FrameView) -> Text:
    where = padded(f"  {write_vertex(frame.token)}", 10)
    return Text.assemble(where, padded(name_scorer(scene, frame), NAME), coloured(write_areas(frame.areas)))


def name_scorer(scene: Scene, frame: FrameView) -> str:
    """The name of the scorer, or a question mark until one is named."""
    if frame.scorer is not None:
        return scene.names[frame.scorer]
    return "?" if frame.verdict == "tie" else translate("uzory-nobody")


def write_vertex(vertex: Spot) -> str:
    """A corner of the grid, by the cells at its upper left and its lower right."""
    row, column = vertex
    return f"{cell_name(row - 1, column - 1)}/{cell_name(row, column)}"
