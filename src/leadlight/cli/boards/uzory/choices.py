"""Actions as choices: a tile of the hand, then cell, turn and shard together; and what keys point at."""

from dataclasses import dataclass

from leadlight.cli.boards.board import Scene
from leadlight.cli.boards.cursor import current_choice, open_choices
from leadlight.cli.picker import Choice, Picker
from leadlight.games.uzory.actions import ChooseColour, Discard, Lay, Name, Skip, decode, encode
from leadlight.games.uzory.components import HAND, MOST_PLAYERS, PLAYER_COLOURS
from leadlight.games.uzory.notation import cell_name
from leadlight.games.uzory.view import Spot, UzoryView

# Phases in which the seat has laid a tile and may still step back.
MIDWAY = ("name", "discard")


@dataclass(frozen=True)
class Placing:
    """Where and how a tile would lie. `shard` is a side or None."""

    cell: Spot
    turn: int
    shard: int | None


def path_of(action: int) -> tuple[Choice, ...]:
    """The choices for an action. Their names sort in the order of walking: placings without a shard come first."""
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


def chosen_place(scene: Scene) -> int | None:
    """The place of the hand in front whose tile is under the cursor, or already picked."""
    if scene.picker is None or not open_choices(scene):
        return None
    choice = (*scene.picker.picked, scene.picker.current)[0]
    return int(choice[1]) - 1 if choice[0] == "hand" else None


def placings(picker: Picker, place: int) -> list[Placing]:
    """All ways to lay the tile at a place of the hand."""
    ways = [path[1] for path in picker.paths.values() if path[0] == ("hand", place + 1)]
    return [placing for way in ways if (placing := placing_of(way)) is not None]


def dropped_places(scene: Scene) -> set[int]:
    """Places of the hand that would be discarded with the choice under the cursor."""
    choice = current_choice(scene)
    if choice[0] == "skip":
        return set(range(HAND))
    return places_of(int(choice[2])) if choice[0] == "discard" else set()


def places_of(chosen: int) -> set[int]:
    return {place for place in range(HAND) if chosen & (1 << place)}


def click_on_place(scene: Scene, place: int) -> Choice:
    """What a click on a place of the hand chooses: its tile, or to discard the tile or to keep it after all."""
    choice = current_choice(scene)
    return ("discard", "places", int(choice[2]) ^ (1 << place)) if choice[0] == "discard" else ("hand", place + 1)


def edge_cells(view: UzoryView) -> list[Spot]:
    """Empty cells beside the floor that are inside the field."""
    laid = {tile.cell for tile in view.floor}
    around = {(row + y, column + x) for row, column in laid for y, x in ((-1, 0), (0, 1), (1, 0), (0, -1))}
    return sorted(cell for cell in around - laid if is_inside(view, cell))


def is_inside(view: UzoryView, cell: Spot) -> bool:
    return view.rows[0] <= cell[0] <= view.rows[1] and view.columns[0] <= cell[1] <= view.columns[1]


def key_action(key: str) -> int | None:
    return encode(Skip()) if key == "p" else None


def is_midway(view: UzoryView) -> bool:
    return view.phase in MIDWAY


def aim(scene: Scene, key: str) -> int | None:
    """A digit points at a colour, a tile of the hand or a seat, which may be forbidden."""
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
