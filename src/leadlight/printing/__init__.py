"""Printable sheets of games that have them: vector pages for a home printer, with pieces to cut out."""

from collections.abc import Callable

from leadlight.core.errors import LeadlightError
from leadlight.games import find_game
from leadlight.printing import uzory
from leadlight.printing.block import Block
from leadlight.printing.paper import PAPERS, find_paper
from leadlight.printing.sheets import Sheets

BOXES: dict[str, Callable[[], list[Block]]] = {"uzory": uzory.unpack}


def print_game(game: str, paper: str) -> Sheets:
    """Sheets with every piece of the game. Raises `LeadlightError` for an unknown game or paper, or without sheets."""
    name = find_game(game).name
    if name not in BOXES:
        raise LeadlightError("sheets-none", game=name, expected=", ".join(BOXES))
    return Sheets(find_paper(paper), name.capitalize(), BOXES[name]())


def papers_for(game: str) -> list[str]:
    """The papers on which a game can be printed; none if it has no sheets."""
    return list(PAPERS) if game in BOXES else []
