"""G5: on which cells a die may be placed."""

from .table import CELLS, Cell, Die, Place


def legal_cells(place: Place, die: Die, lifted: str | None) -> list[Cell]:
    """G5.11, without the rule that a tool lifts, named by its number."""
    return [cell for cell in CELLS if is_legal(place, cell, die, lifted)]


def is_legal(place: Place, cell: Cell, die: Die, lifted: str | None) -> bool:
    return (
        cell not in place.dice  # G5.1
        and is_well_situated(place, cell, lifted)
        and meets_the_requirement(place.requirements[cell], die, lifted)
        and differs_from_its_neighbours(place, cell, die)
    )


def is_well_situated(place: Place, cell: Cell, lifted: str | None) -> bool:
    """On the border of an empty window (G5.2), else touching a die (G5.3); for T9 touching none (G7.8, G7.9)."""
    touches = any(near in place.dice for near in beside(cell) + diagonal(cell))
    if lifted == "G5.3":
        return bool(place.dice) and not touches
    if not place.dice:
        return cell[0] in (1, 4) or cell[1] in (1, 5)
    return touches


def meets_the_requirement(requirement: str, die: Die, lifted: str | None) -> bool:
    """G5.4-G5.6."""
    colour, value = die
    if requirement.isdigit():
        return lifted == "G5.5" or requirement == str(value)
    if requirement.isalpha():
        return lifted == "G5.4" or requirement == colour
    return True


def differs_from_its_neighbours(place: Place, cell: Cell, die: Die) -> bool:
    """G5.7, G5.8."""
    neighbours = [place.dice[near] for near in beside(cell) if near in place.dice]
    return all(colour != die[0] and value != die[1] for colour, value in neighbours)


def beside(cell: Cell) -> list[Cell]:
    row, column = cell
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def diagonal(cell: Cell) -> list[Cell]:
    row, column = cell
    return [(row - 1, column - 1), (row - 1, column + 1), (row + 1, column - 1), (row + 1, column + 1)]
