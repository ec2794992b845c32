"""Places drawn cells side by side and blocks of lines above each other."""

from collections.abc import Iterable, Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

WIDTH = 78  # cells for the table on the narrowest screen


def centred(text: Text | str, width: int, style: str = "") -> Text:
    cell = text.copy() if isinstance(text, Text) else Text(text, style=style)
    gap = max(0, width - cell.cell_len)
    return Text.assemble(" " * (gap // 2), cell, " " * (gap - gap // 2))


def padded(text: Text | str, width: int) -> Text:
    cell = text.copy() if isinstance(text, Text) else Text(text)
    return Text.assemble(cell, " " * max(0, width - cell.cell_len))


def row(cells: Iterable[Text]) -> Text:
    return Text.assemble(*cells)


def stack(lines: Iterable[Text]) -> Text:
    return Text("\n").join(lines)


def beside(blocks: Sequence[Sequence[Text]], gap: int = 0) -> list[Text]:
    """Blocks of lines next to each other, each as wide as its widest line."""
    height = max(len(block) for block in blocks)
    widths = [max(line.cell_len for line in block) for block in blocks]
    return [
        row(
            padded(block[index] if index < len(block) else "", width + (gap if number < len(blocks) - 1 else 0))
            for number, (block, width) in enumerate(zip(blocks, widths, strict=True))
        )
        for index in range(height)
    ]


def spread(left: Text, right: str, width: int = WIDTH) -> Text:
    """One line with something at both ends and at least two spaces between them."""
    return Text.assemble(left, " " * max(2, width - left.cell_len - cell_len(right)), right)


def titled(title: str, width: int) -> Text:
    room = width - 4
    if cell_len(title) > room:
        title = f"{set_cell_size(title, room - 1).rstrip()}…"
    return Text.assemble(("── ", "dim"), (title, "bold"), (" " + "─" * (room - cell_len(title)), "dim"))


def signed(number: int) -> str:
    """The number, with a true minus sign."""
    return f"−{-number}" if number < 0 else str(number)


def gained(number: int) -> str:
    """A change of points, with its sign."""
    return f"+{number}" if number > 0 else signed(number)
