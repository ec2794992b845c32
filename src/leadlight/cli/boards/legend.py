"""What the marks of a game mean, for the page of keys."""

import math
from collections.abc import Sequence

from rich.text import Text

from leadlight.cli.boards import marks
from leadlight.cli.boards.marks import Mark
from leadlight.locales import translate

MOST_IN_LINE = 6


def draw_legend(game: str, shown: Sequence[Mark], names: Sequence[str]) -> list[Text]:
    """Each mark with the name of its colour, on as few lines as possible, then the other signs on the board."""
    colours = [
        Text.assemble(marks.piece(mark), f" {translate(f'{game}-colour-{name}')}")
        for mark, name in zip(shown, names, strict=True)
    ]
    per_line = math.ceil(len(colours) / math.ceil(len(colours) / MOST_IN_LINE))
    lines = [Text("  ").join(colours[first : first + per_line]) for first in range(0, len(colours), per_line)]
    return [*lines, *map(Text, translate(f"{game}-legend").splitlines())]
