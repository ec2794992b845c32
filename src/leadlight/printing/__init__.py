"""Games to cut out and play at a real table: vector sheets for a home printer, by the name of the game."""

from collections.abc import Callable

from leadlight.core.errors import LeadlightError
from leadlight.games import find_game
from leadlight.printing import uzory
from leadlight.printing.block import Block
from leadlight.printing.paper import PAPERS, find_paper
from leadlight.printing.sheets import Sheets

BOXES: dict[str, Callable[[], list[Block]]] = {"uzory": uzory.unpack}


def print_game(game: str, paper: str) -> Sheets:
    """Every piece of the game, on this paper."""
    name = find_game(game).name
    if name not in BOXES:
        raise LeadlightError("sheets-none", game=name, expected=", ".join(BOXES))
    return Sheets(find_paper(paper), name.capitalize(), BOXES[name]())


def papers_for(game: str) -> list[str]:
    """On what a game can be printed; on nothing when it has no sheets."""
    return list(PAPERS) if game in BOXES else []
