"""Redraws what a seat cannot know: the hands and discards of the other seats, and therefore the stack."""

from typing import Final

from mypy_extensions import i64

from leadlight.core.chance import Rng
from leadlight.games.uzory.components import HAND, NOTHING, TILES
from leadlight.games.uzory.places import DISCARDED, FLOOR, IN_HAND, KEPT, STACK, dropper, is_hand
from leadlight.games.uzory.table import UzoryTable

# A spot where a hidden tile can lie: a place in a hand, the discards of a seat, or the stack.
DISCARDS_SPOT: Final[i64] = 100
STACK_SPOT: Final[i64] = 200


class Hidden:
    """What a seat cannot see. A spot is old when its tile was in a hand at the last reshuffle."""

    def __init__(self) -> None:
        self.returned: list[int] = []  # tiles that this seat had dropped before the last reshuffle
        self.others: list[int] = []  # all other tiles
        self.spots: list[int] = []
        self.old_spots: list[int] = []


def determinize(state: UzoryTable, seat: i64, rng: Rng) -> None:
    """Deal the hidden tiles to the hidden spots, each arrangement that the seat must expect being equally likely. Tiles
    that the seat discarded before the last reshuffle cannot lie on an old spot.

    Drop what the other seats knew about these tiles, what was known before that reshuffle, and what a skip reveals:
    that no tile of a redraw fitted, and that some tile of a decided skip did.
    """
    hidden = collect(state, seat)
    for tile in hidden.returned:
        move(state, tile, take_one(hidden.spots, rng), seat)
    for spot in hidden.spots:
        move(state, take_one(hidden.others, rng), spot, NOTHING)
    for spot in hidden.old_spots:
        move(state, take_one(hidden.others, rng), spot, KEPT)


def collect(state: UzoryTable, seat: i64) -> Hidden:
    """The hidden tiles and spots, in an order that does not depend on which tile lies where."""
    hidden = Hidden()
    for tile in range(TILES):
        place = state.places[tile]
        if place == FLOOR or place == IN_HAND + seat or place == DISCARDED + seat:
            continue
        tiles = hidden.returned if state.past[tile] == seat else hidden.others
        tiles.append(tile)
        spots = hidden.old_spots if state.past[tile] == KEPT else hidden.spots
        spots.append(spot_of(state, tile))
    hidden.spots.sort()
    hidden.old_spots.sort()
    return hidden


def spot_of(state: UzoryTable, tile: i64) -> i64:
    place = state.places[tile]
    if not is_hand(place):
        return STACK_SPOT if place == STACK else DISCARDS_SPOT + dropper(place)
    spot = (place - IN_HAND) * HAND
    while state.hands[spot] != tile:
        spot += 1
    return spot


def take_one(numbers: list[int], rng: Rng) -> int:
    return numbers.pop(rng.below(len(numbers)))


def move(state: UzoryTable, tile: i64, spot: i64, past: i64) -> None:
    state.past[tile] = past
    if spot == STACK_SPOT:
        state.places[tile] = STACK
    elif spot >= DISCARDS_SPOT:
        state.places[tile] = DISCARDED + spot - DISCARDS_SPOT
    else:
        state.places[tile] = IN_HAND + spot // HAND
        state.hands[spot] = tile
