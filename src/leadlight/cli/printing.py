"""`leadlight print`: the pieces of a game on sheets for a home printer, to cut out and play at a real table."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from leadlight.cli.arguments import GameName
from leadlight.core.errors import LeadlightError
from leadlight.locales import translate
from leadlight.printing import print_game


def print_sheets(
    game: GameName,
    /,
    *,
    out: Annotated[Path | None, Parameter(help="help-out")] = None,
    paper: Annotated[str, Parameter(help="help-paper")] = "a4",
) -> None:
    sheets = print_game(game, paper.casefold())
    file = out or Path(f"{game}-{paper.casefold()}.pdf")
    save(sheets.to_pdf(), file)
    print(translate("print-done", count=len(sheets.pages()), file=str(file)))
    print(translate("print-how"))
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
