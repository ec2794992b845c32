"""Actions as choices: a tile of the hand, then the cell, turn and shard together; and what keys do to them."""

from dataclasses import dataclass

from leadlight.cli.boards.board import Scene
from leadlight.cli.picker import Choice, Picker
from leadlight.games.uzory.actions import ChooseColour, Discard, Lay, Name, Skip, decode, encode
from leadlight.games.uzory.components import HAND, MOST_PLAYERS, PLAYER_COLOURS
from leadlight.games.uzory.notation import cell_name
from leadlight.games.uzory.view import Spot, UzoryView

# Phases in which the seat has laid a tile that can still be taken back.
MIDWAY = ("name", "discard")


@dataclass(frozen=True)
class Placing:
    """Where and how a tile would lie. `shard` is a side or None."""

    cell: Spot
    turn: int
    shard: int | None


def path_of(action: int) -> tuple[Choice, ...]:
    """Kinds sort as they are walked: placings without a shard come before those with one, tiles before skipping."""
    match decode(action):
        case Lay(place, row, column, turn, shard):
            return (("hand", place + 1), choice_of(Placing((row, column), turn, shard)))
        case Skip():
            return (("skip",),)
        case Discard(places):
            return (("discard", "places", sum(1 << place for place in places)),)
        case Name(seat):
            return (("name", seat + 1),)
        case ChooseColour(colour):
            return (("colour", colour + 1),)
    return ()


def choice_of(placing: Placing) -> Choice:
    cell = cell_name(*placing.cell)
    if placing.shard is None:
        return ("lay", cell, placing.turn)
    return ("lay-shard", cell, placing.turn, placing.shard)


def placing_of(choice: Choice) -> Placing | None:
    if choice[0] not in ("lay", "lay-shard"):
        return None
    name = str(choice[1])
    cell = (int(name[1:]) - 8, ord(name[0]) - ord("H"))
    return Placing(cell, int(choice[2]), int(choice[3]) if choice[0] == "lay-shard" else None)


def current(scene: Scene) -> Choice:
    """What is under the cursor, if the hand in front is the one that is chosen from."""
    if scene.picker is None or not scene.picker.options or scene.front != scene.view.actor:
        return ("nothing",)
    return scene.picker.current


def chosen_place(scene: Scene) -> int | None:
    """The place of the hand whose tile is under the cursor, or already picked; as `current`."""
    if scene.picker is None or current(scene) == ("nothing",):
        return None
    choice = (*scene.picker.picked, scene.picker.current)[0]
    return int(choice[1]) - 1 if choice[0] == "hand" else None


def placings(picker: Picker, place: int) -> list[Placing]:
    """All ways to lay the tile at a place of the hand."""
    ways = [path[1] for path in picker.paths.values() if path[0] == ("hand", place + 1)]
    return [placing for way in ways if (placing := placing_of(way)) is not None]


def dropped_places(scene: Scene) -> set[int]:
    """Places of the hand that would be discarded with the choice under the cursor."""
    choice = current(scene)
    if choice[0] == "skip":
        return set(range(HAND))
    return places_of(int(choice[2])) if choice[0] == "discard" else set()


def places_of(chosen: int) -> set[int]:
    return {place for place in range(HAND) if chosen & (1 << place)}


def edge_cells(view: UzoryView) -> list[Spot]:
    """Empty cells beside the floor on which a tile may lie, whatever it shows."""
    laid = {tile.cell for tile in view.floor}
    around = {(row + y, column + x) for row, column in laid for y, x in ((-1, 0), (0, 1), (1, 0), (0, -1))}
    return sorted(cell for cell in around - laid if is_inside(view, cell))


def is_inside(view: UzoryView, cell: Spot) -> bool:
    return view.rows[0] <= cell[0] <= view.rows[1] and view.columns[0] <= cell[1] <= view.columns[1]


def aim(scene: Scene, key: str) -> int | None:
    """A digit points at a colour, a tile of the hand, or a seat; what it names may be forbidden."""
    view: UzoryView = scene.view
    number = int(key) - 1 if key.isdecimal() and key != "0" else -1
    if view.phase == "choose" and 0 <= number < PLAYER_COLOURS:
        return encode(ChooseColour(number))
    if view.phase == "name" and 0 <= number < MOST_PLAYERS:
        return encode(Name(number))
    if view.phase == "discard" and 0 <= number < HAND:
        return encode(Discard((number,)))
    if view.phase == "turn" and 0 <= number < HAND:
        row, column = edge_cells(view)[0]
        return encode(Lay(number, row, column, 0, None))
    return None
