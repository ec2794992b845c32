"""A drawing made of single signs, of which later ones cover earlier ones.

Only Uzory has this module: in no other game do drawn things overlap.
"""

from itertools import groupby

from rich.text import Text


class Canvas:
    """Rows of signs, each with its style."""

    def __init__(self, height: int, width: int) -> None:
        self.signs = [[(" ", "")] * width for _ in range(height)]

    def put(self, row: int, column: int, text: str, style: str) -> None:
        for offset, sign in enumerate(text):
            self.signs[row][column + offset] = (sign, style)

    def lines(self) -> list[Text]:
        return [draw_line(signs) for signs in self.signs]


def draw_line(signs: list[tuple[str, str]]) -> Text:
    """The signs of a row; neighbours of one style stay together, since each change of style costs the terminal time."""
    runs = groupby(signs, key=lambda sign: sign[1])
    return Text.assemble(*(("".join(sign for sign, _ in run), style) for style, run in runs))
