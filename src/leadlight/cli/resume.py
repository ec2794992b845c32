"""`leadlight resume`: go on with a match that was left."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from leadlight.bots import find_bot
from leadlight.cli.ending import COMMAND
from leadlight.cli.local_match import matches_folder
from leadlight.cli.play import Plain, sit_down
from leadlight.core.chance import Rng
from leadlight.core.errors import LeadlightError, RecordError
from leadlight.play import replay
from leadlight.play.files import load_record


def resume(file: Annotated[Path | None, Parameter(help="help-resume-file")] = None, /, *, plain: Plain = False) -> None:
    chosen = file or last_left()
    if chosen is None:
        raise LeadlightError("no-match")
    record = load_record(chosen)
    if record.result is not None:
        raise LeadlightError("record-over", command=COMMAND, file=str(chosen))
    for seat in record.seats:
        if seat.bot is not None:
            find_bot(seat.bot)
    sit_down(replay.resume(record, Rng()), chosen, plain=plain)


def last_left() -> Path | None:
    """The newest match of the folder that is readable and not over."""
    files = sorted(matches_folder().glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    return next((path for path in files if is_open(path)), None)


def is_open(file: Path) -> bool:
    try:
        return load_record(file).result is None
    except RecordError:
        return False
