"""`leadlight replay`: look at a record, or check it."""

from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from leadlight.cli.arguments import RecordFile
from leadlight.cli.boards import BOARDS
from leadlight.cli.boards.board import Scene
from leadlight.cli.local_match import name_seats
from leadlight.cli.play import can_draw
from leadlight.core.errors import UndoRefused
from leadlight.core.record import Record
from leadlight.core.state import OVER
from leadlight.locales import translate
from leadlight.play import replay as replaying
from leadlight.play.files import load_record
from leadlight.play.match import Match

LAST_LINES = 6


def replay(
    file: RecordFile,
    /,
    *,
    ply: Annotated[int | None, Parameter(help="help-ply")] = None,
    check: Annotated[bool, Parameter(help="help-check", negative=())] = False,
) -> None:
    record = load_record(file)
    if ply is not None and not 0 <= ply <= len(record.actions):
        raise UndoRefused("undo-range", ply=ply, last=len(record.actions))
    console = Console(highlight=False)
    if check:
        match = replaying.replay(record)
        console.print(translate("replay-good" if match.is_over else "replay-good-open", plies=match.ply))
    elif ply is None and can_draw():
        from leadlight.cli.terminal.viewer import Viewer

        Viewer(record).run()
        return
    if ply is not None or not check:
        show(console, record, replaying.replay(record, ply))


def show(console: Console, record: Record, match: Match) -> None:
    """Print the position, the last moves and the points; of a finished match also the secrets of the seat in front."""
    board = BOARDS[match.game.name]
    names = name_seats(match.seats)
    actor = match.state.actor()
    front = max(actor, 0)
    viewer = front if record.result is not None else None
    scene = Scene(match.game.view(match.state, viewer), names, front, wide=console.width >= 100)
    console.print(translate("replay-ply", ply=match.ply, plies=len(record.actions)))
    console.print(board.draw_header(scene))
    console.print(board.draw_table(scene))
    if scene.wide:
        console.print(board.draw_others(scene))
    console.print(board.draw_score(scene) if actor == OVER else board.draw_seats(scene))
    console.print()
    happened = [event.seen_by(viewer) for events in match.events for event in events]
    for line in board.describe_events(happened, names)[-LAST_LINES:]:
        console.print(line)
