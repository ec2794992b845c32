"""G11-G14: points with their reasons, and who beats whom."""

from collections.abc import Callable

from .box import COLOUR_NAMES, VALUES
from .placing import diagonal
from .table import CELLS, Cell, Die, Place, Table

Dice = dict[Cell, Die]

ROWS = [[cell for cell in CELLS if cell[0] == row] for row in (1, 2, 3, 4)]
COLUMNS = [[cell for cell in CELLS if cell[1] == column] for column in (1, 2, 3, 4, 5)]


def varied_lines(dice: Dice, lines: list[list[Cell]], what: int) -> int:
    """How many full lines (G11.3) hold only different colours (0) or values (1)."""
    full = [line for line in lines if all(cell in dice for cell in line)]
    return len([line for line in full if len({dice[cell][what] for cell in line}) == len(line)])


def sets_of_values(dice: Dice, *values: int) -> int:
    lying = [value for _, value in dice.values()]
    return min(lying.count(value) for value in values)


def sets_of_colours(dice: Dice) -> int:
    lying = [colour for colour, _ in dice.values()]
    return min(lying.count(colour) for colour in COLOUR_NAMES)


def dice_on_colour_diagonals(dice: Dice) -> int:
    """G12.10."""
    return len([cell for cell in dice if has_its_colour_diagonally(dice, cell)])


def has_its_colour_diagonally(dice: Dice, cell: Cell) -> bool:
    return any(near in dice and dice[near][0] == dice[cell][0] for near in diagonal(cell))


GOAL_POINTS: dict[str, Callable[[Dice], int]] = {
    "row_color_variety": lambda dice: 6 * varied_lines(dice, ROWS, 0),
    "column_color_variety": lambda dice: 5 * varied_lines(dice, COLUMNS, 0),
    "row_shade_variety": lambda dice: 5 * varied_lines(dice, ROWS, 1),
    "column_shade_variety": lambda dice: 4 * varied_lines(dice, COLUMNS, 1),
    "light_shades": lambda dice: 2 * sets_of_values(dice, 1, 2),
    "medium_shades": lambda dice: 2 * sets_of_values(dice, 3, 4),
    "deep_shades": lambda dice: 2 * sets_of_values(dice, 5, 6),
    "shade_variety": lambda dice: 5 * sets_of_values(dice, *VALUES),
    "color_variety": lambda dice: 4 * sets_of_colours(dice),
    "color_diagonals": dice_on_colour_diagonals,
}


def points(table: Table, seat: int) -> dict[str, int]:
    """What the match would pay now, by reason (G11.1, G14.14)."""
    place = table.places[seat]
    reasons = {goal: GOAL_POINTS[goal](place.dice) for goal in table.goals}
    reasons["private_objective"] = private_points(table, seat)
    empty = len(CELLS) - len(place.dice)
    if table.is_solo():
        return reasons | {"empty_cells": -3 * empty}
    return reasons | {"favor_tokens": place.tokens, "empty_cells": -empty}


def private_points(table: Table, seat: int) -> int:
    """Of the own objective (G11.4), alone of the better one (G14.15)."""
    privates = table.privates if table.is_solo() else table.privates[seat - 1 : seat]
    return max((sum_of_colour(table.places[seat], colour) for colour in privates), default=0)


def sum_of_colour(place: Place, letter: str) -> int:
    return sum(value for colour, value in place.dice.values() if colour == letter)


def total(table: Table, seat: int) -> int:
    return sum(points(table, seat).values())


def target(table: Table) -> int:
    """G14.13."""
    return sum(value for dice in table.track.values() for _, value in dice)


def is_better(table: Table, one: int, other: int) -> bool:
    """G13.1, else G13.2, else G13.3, else G13.4."""
    if total(table, one) != total(table, other):
        return total(table, one) > total(table, other)
    if private_points(table, one) != private_points(table, other):
        return private_points(table, one) > private_points(table, other)
    if table.places[one].tokens != table.places[other].tokens:
        return table.places[one].tokens > table.places[other].tokens
    return table.order().index(one) > table.order().index(other)


def ranking(table: Table) -> list[int]:
    """Places by seat; alone the first place is for beating the target (G14.16)."""
    if table.is_solo():
        return [1 if total(table, 1) > target(table) else 2]
    seats = list(table.places)
    return [1 + len([other for other in seats if other != seat and is_better(table, other, seat)]) for seat in seats]
