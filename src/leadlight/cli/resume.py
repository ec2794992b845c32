"""`leadlight resume`: continue a match that was left."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from leadlight.bots import find_bot
from leadlight.cli.ending import COMMAND
from leadlight.cli.local_match import matches_folder, name_seats
from leadlight.cli.play import Plain, sit_down
from leadlight.core.chance import Rng
from leadlight.core.errors import LeadlightError
from leadlight.core.record import Record
from leadlight.games import find_game
from leadlight.locales import translate
from leadlight.play import replay
from leadlight.play.files import load_record


@dataclass(frozen=True)
class OpenMatch:
    """A saved match that is not over."""

    file: Path
    record: Record
    left: datetime


def resume(
    file: Annotated[str | None, Parameter(help="help-resume-file")] = None,
    /,
    *,
    show_list: Annotated[bool, Parameter(name="--list", help="help-resume-list", negative=())] = False,
    plain: Plain = False,
) -> None:
    if show_list:
        print_matches(require_matches())
        return
    chosen = find_match(file) if file is not None else choose_match(require_matches())
    if chosen is not None:
        go_on(chosen, plain=plain)


def go_on(file: Path, *, plain: bool) -> None:
    record = load_record(file)
    if record.result is not None:
        raise LeadlightError("record-over", command=COMMAND, file=str(file))
    for seat in record.seats:
        if seat.bot is not None:
            find_bot(seat.bot)
    sit_down(replay.resume(record, Rng()), file, plain=plain)


def find_match(name: str) -> Path:
    """A file, or a number of the list."""
    if not name.isdecimal() or Path(name).exists():
        return Path(name)
    return pick_number(require_matches(), name).file


def pick_number(matches: Sequence[OpenMatch], number: str) -> OpenMatch:
    if not number.isdecimal() or not 1 <= int(number) <= len(matches):
        raise LeadlightError("resume-number", number=number, last=len(matches))
    return matches[int(number) - 1]


def choose_match(matches: Sequence[OpenMatch]) -> Path | None:
    """The match that somebody chooses; the newest for a script; None when nothing is chosen."""
    if len(matches) == 1 or sys.stdin is None or not sys.stdin.isatty():
        return matches[0].file
    print_matches(matches)
    try:
        number = input(f"{translate('resume-which')} ").strip()
    except (EOFError, KeyboardInterrupt):
        print()
        return None
    return pick_number(matches, number or "1").file


def require_matches() -> list[OpenMatch]:
    """All matches in the folder that can be continued, the most recent one first."""
    matches = [found for file in matches_folder().glob("*.json") if (found := open_match(file)) is not None]
    if not matches:
        raise LeadlightError("no-match")
    return sorted(matches, key=lambda match: match.left, reverse=True)


def open_match(file: Path) -> OpenMatch | None:
    """The saved match; None if it is over, or if the file is missing or not a record of one of our games."""
    try:
        record = load_record(file)
        find_game(record.game)
        left = datetime.fromtimestamp(file.stat().st_mtime)
    except (LeadlightError, OSError):
        return None
    return OpenMatch(file, record, left) if record.result is None else None


def print_matches(matches: Sequence[OpenMatch]) -> None:
    """A numbered line for each match: game, players, when it was left, how far it is and whose turn it is."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    for number, match in enumerate(matches, start=1):
        names = Text(", ".join(name_seats(match.record.seats)))
        game = translate(f"{match.record.game}-name")
        table.add_row(str(number), game, names, f"{match.left:%Y-%m-%d %H:%M}", describe_progress(match.record))
    Console(highlight=False, soft_wrap=True).print(table)


def describe_progress(record: Record) -> str:
    """The ply and whose turn it is; only the ply if the rules refuse the record."""
    ply = translate("resume-ply", ply=len(record.actions))
    try:
        match = replay.replay(record)
    except LeadlightError:
        return ply
    if match.actor < 0:
        return ply
    return f"{ply}, {translate('resume-turn', name=name_seats(record.seats)[match.actor])}"
