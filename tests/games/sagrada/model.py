"""Placing, moving and helping tools once more, slowly and straight from the page, to hold the rules against.

A window is its 20 printed letters, row by row; dice lie by the name of their cell.
"""

import re
from collections.abc import Iterator, Mapping
from itertools import product

from leadlight.games.sagrada.view import SagradaView

from .boards import PAGE, colour_of_tool

CELLS = [(row, column) for row in range(1, 5) for column in range(1, 6)]
Dice = Mapping[str, str]


def read_windows() -> list[tuple[str, int, str]]:
    """Name, difficulty and letters of every window on the page, front before back."""
    table = PAGE.read_text(encoding="utf-8").partition("## Windows")[2].partition("## ")[0]
    sides = re.findall(r"([\w' ]+) \((\d)\) \| `([^`]+)`", table)
    return [(name.strip(), int(difficulty), re.sub("[ /]", "", cells)) for name, difficulty, cells in sides]


WINDOWS = read_windows()


def name_cell(row: int, column: int) -> str:
    return f"r{row}c{column}"


def around(cell: str) -> Iterator[tuple[str, bool]]:
    """The neighbours of a cell, and whether they are orthogonal ones."""
    row, column = int(cell[1]), int(cell[3])
    for down, right in product((-1, 0, 1), repeat=2):
        if (down or right) and (row + down, column + right) in CELLS:
            yield name_cell(row + down, column + right), not (down and right)


def asked(letters: str, cell: str) -> str:
    return letters[CELLS.index((int(cell[1]), int(cell[3])))]


def is_equal(one: str, other: str) -> bool:
    return one[0] == other[0] or one[1] == other[1]


def is_legal(letters: str, dice: Dice, cell: str, die: str, tool: int = 0) -> bool:
    """G5.1-G5.8, less what T2, T3 or T9 lifts."""
    wish = asked(letters, cell)
    touches = any(near in dice for near, _ in around(cell))
    on_border = cell[1] in "14" or cell[3] in "15"
    if cell in dice or (tool != 2 and wish in "RYGBP" and wish != die[0]):
        return False
    if tool != 3 and wish in "123456" and wish != die[1]:
        return False
    if any(beside and near in dice and is_equal(dice[near], die) for near, beside in around(cell)):
        return False
    if tool == 9:
        return bool(dice) and not touches
    return touches if dice else on_border


def legal_cells(letters: str, dice: Dice, die: str, tool: int = 0) -> list[str]:
    return [cell for place in CELLS if is_legal(letters, dice, cell := name_cell(*place), die, tool)]


def moves(letters: str, dice: Dice, tool: int) -> list[tuple[str, str]]:
    """Every way to move one die (G8.1)."""
    found = []
    for cell, die in sorted(dice.items()):
        others = {other: lying for other, lying in dice.items() if other != cell}
        found += [(cell, target) for target in legal_cells(letters, others, die, tool) if target != cell]
    return found


def move_chains(letters: str, dice: Dice, tool: int, track: set[str]) -> list[tuple[str, ...]]:
    """Every way to use T2, T3, T4 or T12 to its end, as the cells left and reached; `track` has colours."""
    first = [move for move in moves(letters, dice, tool) if tool != 12 or dice[move[0]][0] in track]
    if tool in (2, 3):
        return list(first)
    chains: list[tuple[str, ...]] = list(first) if tool == 12 else []
    for source, target in first:
        after = {cell: die for cell, die in dice.items() if cell != source} | {target: dice[source]}
        for second in moves(letters, after, tool):
            if second[0] != target and (tool != 12 or after[second[0]][0] == dice[source][0]):
                chains.append((source, target, *second))
    return chains


def reshaped(view: SagradaView, tool: int, die: str) -> list[str]:
    """What T1, T5, T6, T10 or T11 can make of a die in hand."""
    value = int(die[1])
    if tool == 1:
        return [f"{die[0]}{changed}" for changed in (value - 1, value + 1) if 1 <= changed <= 6]
    if tool == 5:
        return [lying for space in view.track for lying in space]
    if tool == 6:
        return [f"{die[0]}{rolled}" for rolled in range(1, 7)]
    if tool == 10:
        return [f"{die[0]}{7 - value}"]
    colours = {die[0]} | {colour for colour, count in zip("RYGBP", view.bag, strict=True) if count}
    return [f"{colour}{given}" for colour in sorted(colours) for given in range(1, 7)] if tool == 11 else []


def helping_tools(view: SagradaView, seat: int, die: str) -> list[int]:
    """The tools for a die in hand that can be paid once it is taken (G4.6, G6.2, G14.7-G14.9)."""
    rest = list(view.pool)
    rest.remove(die)
    found = []
    for laid in view.tools:
        tool = laid.tool + 1
        alone_paid = not laid.used_up and any(other[0] == colour_of_tool(tool) for other in rest)
        paid = alone_paid if view.players == 1 else view.seats[seat].tokens >= (2 if laid.tokens else 1)
        if tool in (1, 5, 6, 9, 10, 11) and paid and view.tool is None:
            found.append(tool)
    return found


def can_end_in_a_placement(view: SagradaView, seat: int, die: str) -> bool:
    """GI10: whether a die of the pool, taken now, can lead to a die in the window."""
    letters, dice = letters_of(view, seat), lying_dice(view, seat)
    if legal_cells(letters, dice, die):
        return True
    for tool in helping_tools(view, seat, die):
        if tool == 9 and legal_cells(letters, dice, die, 9):
            return True
        if any(legal_cells(letters, dice, other) for other in reshaped(view, tool, die)):
            return True
    return False


def cells_for_hand(view: SagradaView) -> list[str]:
    """Where the die in hand may go, with T9 when it has been used."""
    assert view.hand is not None
    return legal_cells(
        letters_of(view, view.actor), lying_dice(view, view.actor), view.hand, 9 if view.tool == 8 else 0
    )


def letters_of(view: SagradaView, seat: int) -> str:
    window = view.seats[seat].window
    assert window is not None
    return WINDOWS[window][2]


def lying_dice(view: SagradaView, seat: int) -> dict[str, str]:
    cells = [name_cell(*place) for place in CELLS]
    return {cell: die for cell, die in zip(cells, view.seats[seat].dice, strict=True) if die}
