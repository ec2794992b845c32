"""Points in a table, with a row for each reason and a column for each seat, and the numbers behind them."""

from collections.abc import Callable, Sequence

from rich.text import Text

from leadlight.cli.boards.layout import padded
from leadlight.core.score import Part, Score
from leadlight.locales import translate

NARROWEST = 10  # cells for the points of a seat


def draw_score_table(names: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]], label: int) -> list[Text]:
    """The names, then the rows: a label of `label` cells and the points of each seat. The last row is the total."""
    width = max(NARROWEST, *(len(name) + 2 for name in names))
    lines = [
        Text.assemble(padded(name, label), *(f"{cell:>{width}}" for cell in cells))
        for name, cells in [("", names), *rows]
    ]
    for line in (lines[0], lines[-1]):
        line.stylize("bold")
    return lines


def draw_reasons(names: Sequence[str], scores: Sequence[Score], explain: Callable[[Part], str]) -> list[Text]:
    """A line for each part that has numbers to explain it, with the name of its seat."""
    return [
        Text.assemble((f"{name}: ", "bold"), reason)
        for name, score in zip(names, scores, strict=True)
        for part in score.parts
        if (reason := explain(part))
    ]


def total_row(totals: Sequence[str]) -> tuple[str, Sequence[str]]:
    return translate("play-total"), totals
