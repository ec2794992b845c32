"""How keys move the cursor over the field, turn a tile and place its shard.

Only Uzory has this module: its field grows in all directions, and a tile can lie on a cell in several ways.
"""

from collections.abc import Callable, Iterable

from leadlight.cli.boards.uzory.choices import Placing, choice_of, placing_of
from leadlight.cli.picker import Choice, Picker
from leadlight.games.uzory.components import HAND, SIDES
from leadlight.games.uzory.view import Spot

# Rows down and columns to the right.
ARROWS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
TURNS = {"r": 1, "e": -1}
SHARD = "d"
SIDEWAYS = 2  # how much farther a step aside counts than a step ahead


def steer(picker: Picker, key: str) -> bool:
    """Move the cursor if this key does so in Uzory alone; False for the keys that all games share."""
    if key.isdecimal() and 0 < int(key) <= HAND:
        return press_digit(picker, int(key))
    here = placing_of(picker.current)
    return here is not None and steer_placing(picker, here, key)


def steer_placing(picker: Picker, here: Placing, key: str) -> bool:
    if key in ARROWS:
        go(picker, here, next_cell(here.cell, cells_of(picker), ARROWS[key]))
    elif key in TURNS:
        turn(picker, here, TURNS[key])
    elif key == SHARD:
        move_shard(picker, here)
    else:
        return False
    return True


def press_digit(picker: Picker, number: int) -> bool:
    """Take up another tile of the hand, or mark a tile to be discarded or kept; False if that cannot be chosen."""
    if picker.current[0] == "discard":
        return put(picker, ("discard", "places", int(picker.current[2]) ^ (1 << (number - 1))))
    if not any(path[0] == ("hand", number) for path in picker.paths.values()):
        return False
    before = placing_of(picker.current)
    picker.picked = ()
    put(picker, ("hand", number))
    picker.pick()
    if before is not None:
        settle(picker, before, nearest(before.cell, picker))
    return True


def put(picker: Picker, choice: Choice) -> bool:
    """Put the cursor on a choice; False if it cannot be chosen."""
    options = picker.options
    if choice not in options:
        return False
    picker.cursor = options.index(choice)
    return True


def placings_at(picker: Picker, cell: Spot) -> list[Placing]:
    found = [placing for choice in picker.options if (placing := placing_of(choice)) is not None]
    return [placing for placing in found if placing.cell == cell]


def cells_of(picker: Picker) -> set[Spot]:
    return {placing.cell for choice in picker.options if (placing := placing_of(choice)) is not None}


def next_cell(here: Spot, cells: Iterable[Spot], way: Spot) -> Spot | None:
    """The nearest cell in this direction, or None."""
    ahead = [cell for cell in cells if steps_ahead(here, cell, way) > 0]
    return min(ahead, key=lambda cell: (effort(here, cell, way), cell), default=None)


def steps_ahead(here: Spot, there: Spot, way: Spot) -> int:
    return (there[0] - here[0]) * way[0] + (there[1] - here[1]) * way[1]


def effort(here: Spot, there: Spot, way: Spot) -> int:
    ahead = steps_ahead(here, there, way)
    return ahead + SIDEWAYS * (abs(there[0] - here[0]) + abs(there[1] - here[1]) - ahead)


def nearest(here: Spot, picker: Picker) -> Spot:
    """The nearest cell for the tile: this one if it can lie here, otherwise one that needs no shard if there is any."""
    cells = cells_of(picker)
    free = {cell for cell in cells if cell == here or any(way.shard is None for way in placings_at(picker, cell))}
    return min(free or cells, key=lambda cell: (abs(cell[0] - here[0]) + abs(cell[1] - here[1]), cell))


def go(picker: Picker, here: Placing, cell: Spot | None) -> None:
    """Move to a cell. The tile keeps its rotation if that fits there, and loses its shard."""
    if cell is not None:
        settle(picker, Placing(here.cell, here.turn, None), cell)


def settle(picker: Picker, like: Placing, cell: Spot) -> None:
    """Move the cursor to the placing on `cell` that is most like `like`; one without a new shard is preferred."""
    put(picker, choice_of(most_alike(placings_at(picker, cell), like)))


def most_alike(ways: list[Placing], like: Placing) -> Placing:
    return find_best(ways, lambda way: (way.shard not in (like.shard, None), way.turn != like.turn))


def turn(picker: Picker, here: Placing, step: int) -> None:
    """Turn the tile to the next turn that fits. The shard stays on its triangle if it can."""
    ways = placings_at(picker, here.cell)
    turns = {(way.turn - here.turn) * step % SIDES for way in ways} - {0}
    if turns:
        quarters = min(turns) * step
        shard = None if here.shard is None else (here.shard + quarters) % SIDES
        turned = [way for way in ways if way.turn == (here.turn + quarters) % SIDES]
        best = find_best(turned, lambda way: (way.shard != shard, way.shard is not None))
        put(picker, choice_of(best))


def move_shard(picker: Picker, here: Placing) -> None:
    """Move the shard to the next side that it may cover, clockwise from the north, and finally take it off."""
    ways = sorted(
        (way for way in placings_at(picker, here.cell) if way.turn == here.turn),
        key=lambda way: -1 if way.shard is None else way.shard,
    )
    put(picker, choice_of(ways[(ways.index(here) + 1) % len(ways)]))


def find_best(ways: list[Placing], price: Callable[[Placing], tuple[bool, bool]]) -> Placing:
    return min(ways, key=lambda way: (price(way), way.turn, -1 if way.shard is None else way.shard))
