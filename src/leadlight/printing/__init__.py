"""Printable sheets for a real table: pieces to cut out, a player's aid and a score pad, in the reader's language."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from leadlight.core.errors import LeadlightError
from leadlight.games import find_game
from leadlight.locales import LANGUAGES, Texts
from leadlight.printing.aid import Aid, Content
from leadlight.printing.block import Block
from leadlight.printing.pad import Pad, ScorePad
from leadlight.printing.paper import PAPERS, Paper, find_paper
from leadlight.printing.sagrada import aid as sagrada_aid
from leadlight.printing.sagrada import pad as sagrada_pad
from leadlight.printing.sheets import Sheets
from leadlight.printing.sintra import aid as sintra_aid
from leadlight.printing.sintra import pad as sintra_pad
from leadlight.printing.uzory import aid as uzory_aid
from leadlight.printing.uzory import pad as uzory_pad
from leadlight.printing.uzory import pieces as uzory_pieces

AID, PAD, PIECES = "aid", "pad", "pieces"
SHEETS: Final = (AID, PAD, PIECES)


@dataclass(frozen=True)
class Printed:
    """What is printed of a game; pieces only where it may be played from paper."""

    aid: Callable[[Texts], Content]
    pad: Callable[[Texts], Pad]
    pieces: Callable[[], list[Block]] | None = None


GAMES: Final = {
    "sintra": Printed(sintra_aid.fill, sintra_pad.fill),
    "sagrada": Printed(sagrada_aid.fill, sagrada_pad.fill),
    "uzory": Printed(uzory_aid.fill, uzory_pad.fill, uzory_pieces.unpack),
}


class Document(Protocol):
    """Pages of one paper."""

    def count(self) -> int: ...
    def to_pdf(self) -> bytes: ...


def print_game(game: str, paper: str, sheet: str = PIECES, language: str = "en") -> Document:
    """A sheet of a game. Raises `LeadlightError` for an unknown game, paper, sheet or language, or one it has not."""
    name = find_game(game).name
    if sheet not in SHEETS:
        raise LeadlightError("sheet-unknown", sheet=sheet, expected=", ".join(SHEETS))
    if sheet not in sheets_for(name):
        raise LeadlightError("sheets-none", game=name, expected=", ".join(sheets_for(name)))
    if language not in LANGUAGES:
        raise LeadlightError("language-unknown", language=language, expected=", ".join(LANGUAGES))
    return lay_out(name, find_paper(paper), sheet, Texts(language))


def lay_out(game: str, paper: Paper, sheet: str, texts: Texts) -> Document:
    printed = GAMES[game]
    if sheet == AID:
        return Aid(paper, texts, game, printed.aid)
    if sheet == PAD:
        return ScorePad(paper, texts, game, printed.pad)
    assert printed.pieces is not None
    return Sheets(paper, texts, game, printed.pieces())


def file_name(game: str, paper: str, sheet: str, language: str) -> str:
    """What the file of a sheet is called. The pieces are the same in every language but for a line below them."""
    return f"{game}-{paper}.pdf" if sheet == PIECES else f"{game}-{sheet}-{language}-{paper}.pdf"


def sheets_for(game: str) -> list[str]:
    """What can be printed of a game; nothing of one that is not listed here."""
    if game not in GAMES:
        return []
    return [sheet for sheet in SHEETS if sheet != PIECES or GAMES[game].pieces is not None]


def papers_for(game: str) -> list[str]:
    """The papers on which a game can be printed; none if it has no sheets."""
    return list(PAPERS) if game in GAMES else []
