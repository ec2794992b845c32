"""Checks the invariants UI1-UI8, UI10 and UI12, which hold after every action. Everything is recounted from scratch,
in other ways than the rules count it. UI9 and UI11 compare several positions, so tests check them.
"""

from collections import Counter

from leadlight.core.state import State
from leadlight.games.uzory import phases, verdicts
from leadlight.games.uzory.components import (
    BLACK,
    COLOUR_CODES,
    COLOURS,
    CORNER_CODES,
    HAND,
    IDLE_ROUNDS_END,
    NOTHING,
    SHARDS,
    TILE_OPENS,
    TILE_SIDES,
    TILES,
    WHITE,
)
from leadlight.games.uzory.grid import GRID_CELLS, ORIGIN, column_of, row_of
from leadlight.games.uzory.places import DISCARDED, FLOOR, IN_HAND, STACK, piece_shard, piece_tile, piece_turn
from leadlight.games.uzory.state import UzoryState
from leadlight.games.uzory.verdicts import UNNAMED

NEIGHBOURS = (-17, 1, 17, -1)  # by side
VERTICES = (1, 18, 17, 0)  # by corner
IDLE_PHASES = (phases.TURN, phases.DRAWING, phases.ENDED)  # phases in which the last turns may have been skipped
# How many tiles the seat whose turn it is may hold.
OWN_SIZES: dict[int, tuple[int, ...]] = {
    phases.OPENING: (3,),
    phases.TURN: (3,),
    phases.NAMING: (2,),
    phases.DISCARDING: (2,),
    phases.DRAWING: (0, 1, 2),
}


class Floor:
    """The floor as its tiles show it, computed without the values that the state derives from them."""

    def __init__(self, state: UzoryState) -> None:
        cells = [cell for cell in range(GRID_CELLS) if state.pieces[cell] != NOTHING]
        self.pieces = {cell: int(state.pieces[cell]) for cell in cells}
        self.shards = {cell: int(piece_shard(piece)) for cell, piece in self.pieces.items() if piece_shard(piece) >= 0}
        self.sides = {cell: self.read_sides(state, cell) for cell in cells}
        self.opens = {cell: read_opens(piece) for cell, piece in self.pieces.items()}
        self.names = self.name_components()
        self.closed = self.find_closed()

    def read_sides(self, state: UzoryState, cell: int) -> list[int]:
        """The colours of the sides N, E, S, W. A piece does not hold the colour of its shard: `state.faces` does."""
        tile, turn = piece_tile(self.pieces[cell]), piece_turn(self.pieces[cell])
        sides = [COLOUR_CODES.index(TILE_SIDES[tile][(side - turn) % 4]) for side in range(4)]
        if cell in self.shards:
            sides[self.shards[cell]] = (state.faces[cell] >> (3 * self.shards[cell])) & 7
        return sides

    def name_components(self) -> dict[int, int]:
        """U6.1: the frame of each vertex at a laid tile. A frame is named after one of its vertices."""
        head = {cell + step: cell + step for cell in self.pieces for step in VERTICES}
        for cell, corners in self.opens.items():
            ends = [find(head, cell + VERTICES[corner]) for corner in corners]
            for end in ends:
                head[end] = ends[0]
        return {vertex: find(head, vertex) for vertex in head}

    def find_closed(self) -> dict[int, list[int]]:
        """U6.2: the frames in which every vertex has four tiles around it."""
        frames: dict[int, list[int]] = {}
        for vertex, name in self.names.items():
            frames.setdefault(name, []).append(vertex)
        return {
            name: vertices
            for name, vertices in frames.items()
            if all(vertex - step in self.pieces for vertex in vertices for step in VERTICES)
        }

    def areas(self, vertices: list[int]) -> list[int]:
        """The area of each colour, as U7.1 and U7.2 define it in base mode."""
        areas = [0] * COLOURS
        joined = set()
        for vertex in vertices:
            for corner, step in enumerate(VERTICES):
                sides = self.sides[vertex - step]
                areas[sides[corner]] += 1
                areas[sides[(corner + 1) % 4]] += 1
                if corner in self.opens[vertex - step]:
                    joined.add(vertex - step)
        for cell in joined:
            for colour in self.sides[cell]:
                areas[colour] += 2
        return areas


def read_opens(piece: int) -> list[int]:
    names = TILE_OPENS[piece_tile(piece)].split()
    return [(CORNER_CODES.index(name) + piece_turn(piece)) % 4 for name in names]


def find(head: dict[int, int], vertex: int) -> int:
    while head[vertex] != vertex:
        vertex = head[vertex]
    return vertex


def violations(state: State) -> list[str]:
    """The names of the invariants that this state breaks; none for a state that can be reached by play."""
    assert isinstance(state, UzoryState)
    floor = Floor(state)
    laws = {
        "UI1": tiles_are_conserved,
        "UI2": hands_fit_the_phase,
        "UI3": shards_are_conserved,
        "UI4": neighbours_match,
        "UI5": floor_is_in_one_piece,
        "UI6": frames_are_those_that_closed,
        "UI7": areas_add_up,
        "UI8": points_are_frames,
        "UI10": idleness_has_bounds,
        "UI12": next_step_is_possible,
    }
    return [name for name, holds in laws.items() if not holds(state, floor)]


def tiles_are_conserved(state: UzoryState, floor: Floor) -> bool:
    laid = [piece_tile(piece) for piece in floor.pieces.values()]
    held = {tile: IN_HAND + place // HAND for place, tile in enumerate(state.hands) if tile != NOTHING}
    stack, discards = list(state.places).count(STACK), sum(place >= DISCARDED for place in state.places)
    return (
        len(set(laid)) == len(laid) == state.laid == list(state.places).count(FLOOR)
        and all(state.places[tile] == FLOOR for tile in laid)
        and all(state.places[tile] == place for tile, place in held.items())
        and (state.in_stack, state.in_discards) == (stack, discards)
        and len(laid) + len(held) + stack + discards == TILES
    )


def hands_fit_the_phase(state: UzoryState, floor: Floor) -> bool:  # noqa: ARG001
    hands = [state.hands[seat * HAND : (seat + 1) * HAND] for seat in range(state.players)]
    sizes = [sum(tile != NOTHING for tile in hand) for hand in hands]
    if state.phase in (phases.CHOOSING, phases.STARTER):
        return not any(sizes)
    if state.phase == phases.DEALING:
        held = [tile != NOTHING for tile in state.hands]
        return not all(held) and held == sorted(held, reverse=True)
    own = HAND if state.phase == phases.OPENING else sizes.pop(state.seat)
    return all(size == HAND for size in sizes) and own in own_sizes(state)


def own_sizes(state: UzoryState) -> tuple[int, ...]:
    if state.phase == phases.ENDED:
        return (2,) if is_full(state) else (0,)
    return OWN_SIZES[int(state.phase)]


def is_full(state: UzoryState) -> bool:
    return int(state.laid) == int(state.size) ** 2


def shards_are_conserved(state: UzoryState, floor: Floor) -> bool:
    used = Counter(floor.sides[cell][side] for cell, side in floor.shards.items())
    return (
        ORIGIN not in floor.shards
        and all(is_lawful_shard(state, floor, cell) for cell in floor.shards)
        and all(state.shards[seat] + used[state.colours[seat]] == SHARDS for seat in range(state.players))
        and min(state.shards) >= 0
    )


def is_lawful_shard(state: UzoryState, floor: Floor, cell: int) -> bool:
    """U5.1, U5.3: a shard has the colour of a player and covers a different colour."""
    side, tile = floor.shards[cell], piece_tile(floor.pieces[cell])
    printed = TILE_SIDES[tile][(side - piece_turn(floor.pieces[cell])) % 4]
    colour = floor.sides[cell][side]
    return state.owners[colour] != NOTHING and COLOUR_CODES[colour] != printed


def neighbours_match(state: UzoryState, floor: Floor) -> bool:
    """U4.3, U4.4, U12.1; and the faces in the state are those of the tiles that lie there."""
    for cell, sides in floor.sides.items():
        if [(state.faces[cell] >> (3 * side)) & 7 for side in range(4)] != sides:
            return False
        for side in (1, 2):
            beside = floor.sides.get(cell + NEIGHBOURS[side])
            if beside is not None and not match(state, sides[side], beside[(side + 2) % 4]):
                return False
    return True


def match(state: UzoryState, one: int, other: int) -> bool:
    return one == other or WHITE in (one, other) or (state.broken and BLACK in (one, other))


def floor_is_in_one_piece(state: UzoryState, floor: Floor) -> bool:
    """Every tile is connected to the start tile and inside the field; only empty cells beside the floor have `fits`."""
    if not floor.pieces:
        return state.laid == 0 and not any(state.fits)
    reached, waiting = {ORIGIN}, [ORIGIN]
    while waiting:
        cell = waiting.pop()
        beside = [cell + step for step in NEIGHBOURS if cell + step in floor.pieces and cell + step not in reached]
        reached.update(beside)
        waiting += beside
    rows, columns = [row_of(cell) for cell in floor.pieces], [column_of(cell) for cell in floor.pieces]
    edge = {cell + step for cell in floor.pieces for step in NEIGHBOURS} - set(floor.pieces)
    return (
        reached == set(floor.pieces)
        and (state.top, state.bottom, state.left, state.right) == (min(rows), max(rows), min(columns), max(columns))
        and max(max(rows) - min(rows), max(columns) - min(columns)) < state.size
        and {cell for cell in range(GRID_CELLS) if state.fits[cell]} == edge
    )


def frames_are_those_that_closed(state: UzoryState, floor: Floor) -> bool:
    found = [floor.names.get(int(token)) for token in state.tokens[: state.frames]]
    return len(found) == len(floor.closed) and set(found) == set(floor.closed)


def areas_add_up(state: UzoryState, floor: Floor) -> bool:
    return all(area_adds_up(state, floor, number) for number in range(state.frames))


def area_adds_up(state: UzoryState, floor: Floor, number: int) -> bool:
    """In base mode the areas equal the recount; in broken-pattern mode they are at most the recount."""
    name = floor.names.get(int(state.tokens[number]), NOTHING)
    counted = floor.areas(floor.closed.get(name, []))
    areas = list(state.areas[number * COLOURS : (number + 1) * COLOURS])
    if not state.broken:
        return areas == counted
    return areas[BLACK] == 0 and all(area <= most for area, most in zip(areas, counted, strict=True))


def points_are_frames(state: UzoryState, floor: Floor) -> bool:  # noqa: ARG001
    scorers = [int(scorer) for scorer in state.scorers[: state.frames]]
    return all(may_score(state, number, scorer) for number, scorer in enumerate(scorers)) and list(state.points) == [
        scorers.count(seat) for seat in range(state.players)
    ]


def may_score(state: UzoryState, number: int, scorer: int) -> bool:
    """The scorer's colour leads. Nobody scores where no player's colour leads; a tie may still be unnamed."""
    candidates = verdicts.candidates(state, number)
    if len(candidates) > 1:
        candidates.append(int(UNNAMED))
    return scorer in (candidates or [NOTHING])


def idleness_has_bounds(state: UzoryState, floor: Floor) -> bool:  # noqa: ARG001
    if not 0 <= state.decided <= state.idle or (state.idle > 0 and state.phase not in IDLE_PHASES):
        return False
    if state.phase != phases.ENDED:
        return state.idle < IDLE_ROUNDS_END * state.players and state.decided < state.players
    return is_full(state) or (state.idle > 0 and (state.decided == state.players or state.idle % state.players == 0))


def next_step_is_possible(state: UzoryState, floor: Floor) -> bool:
    """Colours are chosen once each, the floor begins with the start tile, and only tied frames wait to be named."""
    chosen = [int(colour) for colour in state.colours if colour != NOTHING]
    if [state.owners[colour] for colour in chosen] != list(range(len(chosen))):
        return False
    if state.phase == phases.CHOOSING:
        return len(chosen) == state.seat < state.players
    set_up = state.phase in (phases.STARTER, phases.DEALING, phases.OPENING)
    waits = UNNAMED in state.scorers[: state.frames]
    return (
        len(chosen) == state.players
        and set_up == (not floor.pieces)
        and waits == (state.phase == phases.NAMING)
        and (state.phase in (phases.NAMING, phases.ENDED) or not is_full(state))
        and (state.phase != phases.DRAWING or state.in_stack > 0)
    )
