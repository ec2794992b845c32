"""Puzzles one after another: of some games, of a theme, of a difficulty."""

from collections.abc import Collection, Sequence

from leadlight.core.errors import LeadlightError
from leadlight.games import GAMES, find_game
from leadlight.puzzles.daily import shuffled
from leadlight.puzzles.library import load_puzzles
from leadlight.puzzles.puzzle import DIFFICULTIES, Puzzle
from leadlight.puzzles.themes import THEMES


def find_puzzles(games: Sequence[str] = (), theme: str | None = None, difficulty: int | None = None) -> list[Puzzle]:
    """The puzzles of these games, or of all, in a mixed order.

    Raises `UnknownGame`, and `LeadlightError` for a theme or a difficulty that there is none of.
    """
    names = [find_game(name).name for name in games] or list(GAMES)
    known = sorted({each for name in names for each in THEMES[name]})
    if theme is not None and theme not in known:
        raise LeadlightError("puzzle-theme", theme=theme, expected=", ".join(known))
    if difficulty is not None and difficulty not in DIFFICULTIES:
        raise LeadlightError("puzzle-difficulty", difficulty=difficulty, last=DIFFICULTIES[-1])
    found = [puzzle for name in names for puzzle in load_puzzles(name)]
    return shuffled(
        [
            each
            for each in found
            if (theme is None or theme in each.themes) and (difficulty is None or each.difficulty == difficulty)
        ]
    )


def next_puzzle(puzzles: Sequence[Puzzle], known: Collection[str]) -> Puzzle | None:
    """The first whose solution somebody has not seen; None when they know them all."""
    return next((each for each in puzzles if each.id not in known), None)
