"""Lays a tile (U4) with or without a shard (U5)."""

from mypy_extensions import i64

from leadlight.core.journal import Journal
from leadlight.games.uzory import events, frames
from leadlight.games.uzory.actions import LAY, PLACINGS, REACHABLE_CELLS, SKIP, TURNINGS
from leadlight.games.uzory.components import COLOUR_CODES, HAND, NOTHING, SIDES, TURNS
from leadlight.games.uzory.grid import SHOWN, cell_number, colour_of, cover, face_of, neighbour, numbered_cell
from leadlight.games.uzory.places import pack_piece
from leadlight.games.uzory.rules import closing, fitting, floor
from leadlight.games.uzory.rules.closing import spot
from leadlight.games.uzory.table import UzoryTable


def turn_actions(state: UzoryTable) -> list[int]:
    """U3.2: every way to lay a tile. Skipping is always allowed (U3.5)."""
    actions: list[int] = [SKIP]
    cells = floor.open_cells(state)
    own = fitting.own_shard(state, state.seat)
    first = state.seat * HAND
    for place in range(HAND):
        for cell in cells:
            number = LAY + place * PLACINGS + cell_number(cell) * TURNINGS
            add_layings(actions, number, state.hands[first + place], state.fits[cell], own)
    return actions


def add_layings(actions: list[int], number: i64, tile: i64, fits: i64, own: i64) -> None:
    """Add every way to lay a tile on a cell that accepts the colours `fits`. `number` is the action without turn or
    shard.
    """
    for turn in range(TURNS):
        shown: i64 = SHOWN[tile * TURNS + turn]
        clash = shown & ~fits
        if clash == 0:
            actions.append(number + turn * 5)
        coverable = own & fits & ~shown
        if coverable != 0 and clash & (clash - 1) == 0:
            for side in range(SIDES):
                if fitting.mends(clash, coverable, side):
                    actions.append(number + turn * 5 + side + 1)


def lay(state: UzoryTable, index: i64, journal: Journal | None) -> None:
    """U3.3: lay the tile and judge the frames that it closes."""
    place = state.seat * HAND + index // PLACINGS
    cell = numbered_cell(index // TURNINGS % REACHABLE_CELLS)
    turn = index // 5 % TURNS
    side = index % 5 - 1
    tile = state.hands[place]
    state.hands[place] = NOTHING
    face = face_of(tile, turn)
    if side != NOTHING:
        face = cover(face, side, state.colours[state.seat])
        state.shards[state.seat] -= 1
    floor.put(state, cell, pack_piece(tile, turn, side), face)
    state.decided = 0
    state.idle = 0
    if journal is not None:
        journal_laying(state, index // PLACINGS, cell, tile, turn, side, journal)
    closing.close_frames(state, cell, journal)
    closing.go_on(state, journal)


def journal_laying(state: UzoryTable, place: i64, cell: i64, tile: i64, turn: i64, side: i64, journal: Journal) -> None:
    shard = None if side == NOTHING else int(side)
    sides = sides_text(state.faces[cell])
    journal.add(events.TileLaid(state.seat, place, tile, turn, spot(cell), shard, sides, newly_spent(state, cell)))


def newly_spent(state: UzoryTable, cell: i64) -> tuple[tuple[tuple[int, int], int], ...]:
    """The triangles that touch black because of this tile: its own, and those that face it."""
    spent = [(spot(cell), side) for side in frames.spent_sides(state, cell)]
    for side in range(SIDES):
        beside = neighbour(cell, side)
        facing: i64 = (side + 2) % SIDES
        if state.faces[beside] != 0 and facing in frames.spent_sides(state, beside):
            spent.append((spot(beside), int(facing)))
    return tuple(spent)


def sides_text(face: i64) -> str:
    """The colour codes of the sides N, E, S, W as the tile lies."""
    return "".join([COLOUR_CODES[colour_of(face, side)] for side in range(SIDES)])
