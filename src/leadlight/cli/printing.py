"""`leadlight print`: sheets for a home printer: pieces to cut out, a player's aid, a score pad."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from leadlight.cli.arguments import GameName
from leadlight.core.errors import LeadlightError
from leadlight.locales import current_texts, translate
from leadlight.printing import PIECES, file_name, print_game

HOW: Final = {"pieces": "print-how", "aid": "print-how-aid", "pad": "print-how-pad"}


def print_sheets(
    game: GameName,
    /,
    *,
    out: Annotated[Path | None, Parameter(help="help-out")] = None,
    paper: Annotated[str, Parameter(help="help-paper")] = "a4",
    sheet: Annotated[str, Parameter(help="help-sheet")] = PIECES,
) -> None:
    kind, size, language = sheet.casefold(), paper.casefold(), current_texts().language
    document = print_game(game, size, kind, language)
    file = out or Path(file_name(game, size, kind, language))
    save(document.to_pdf(), file)
    print(translate("print-done", count=document.count(), file=str(file)))
    print(translate(HOW[kind]))
    if kind == PIECES:
        print(translate(f"{game}-print"))


def save(pdf: bytes, file: Path) -> None:
    """Write the PDF to a new file. An existing file is never overwritten."""
    try:
        if file.exists():
            raise LeadlightError("print-exists", file=str(file))
        write_whole(pdf, file)
    except OSError:
        raise LeadlightError("print-failed", file=str(file)) from None


def write_whole(pdf: bytes, file: Path) -> None:
    """Write the whole file or nothing."""
    partial = file.with_name(f"{file.name}.part")
    try:
        partial.write_bytes(pdf)
        os.replace(partial, file)
    except OSError:
        with suppress(OSError):
            partial.unlink()
        raise
