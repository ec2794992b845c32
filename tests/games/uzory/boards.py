"""Arrangements that the chapters share, and ways to read a table in notation."""

import re
from pathlib import Path

from leadlight.core.journal import Journal
from leadlight.games.uzory.components import COLOUR_CODES, COLOUR_NAMES, NOTHING, TILES
from leadlight.games.uzory.events import FrameClosed
from leadlight.games.uzory.grid import cell_at, cover, face_of
from leadlight.games.uzory.places import pack_piece
from leadlight.games.uzory.rules import closing, floor
from leadlight.games.uzory.state import UzoryState
from leadlight.games.uzory.view import SeatView, UzoryView
from leadlight.games.uzory.view_builder import view
from leadlight.testing.table import Table, position

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "uzory.md"
PLACEMENT = re.compile(r"(\d+)@(\d)(\(-?\d,-?\d\))(?:(\+[NESW]):([roygbv]))?")
PLACED = re.compile(r"(\d+)@(\d)\((-?\d),(-?\d)\)(?:\+([NESW]):([roygbv]))?")


def arrange(
    laid: str = "114@0(0,0)", hand: str = "", *lines: str, players: int = 2, mode: str = "", seat: int = 1
) -> Table:
    """Seats play the first colours. The seat at turn holds these tiles, and every hand is filled with others."""
    taken = [int(number) for number in re.findall(r"(\d+)@", laid) + hand.split()]
    taken += [int(number) for line in lines for number in re.findall(r"(?<=[:,])\d+|(?<= )\d+(?= |$)", line)]
    spare = [number for number in range(int(TILES), 0, -1) if number not in taken]
    given = {line.split()[0]: line for line in lines}
    seats = []
    for number in range(1, players + 1):
        held = hand.split() if number == seat else []
        held += [str(spare.pop()) for _ in range(3 - len(held))]
        seats.append(given.pop(str(number), f"{number} {COLOUR_NAMES[number - 1]} : {' '.join(held)}"))
    turn = given.pop("turn", f"turn {seat}")
    return position("uzory", "\n".join([f"uzory {players} {mode}", turn, f"floor {laid}", *given.values(), *seats]))


def lay_last(placements: str, *lines: str, players: int = 2, mode: str = "") -> Table:
    """The floor without its last tile; then seat 1, or the owner of its shard, lays that one too."""
    *earlier, last = placements.split()
    found = PLACEMENT.fullmatch(last)
    assert found
    seat = COLOUR_CODES.index(found[5]) + 1 if found[5] else 1
    table = arrange(" ".join(earlier), found[1], *lines, players=players, mode=mode, seat=seat)
    return table.play(f"lay 1@{found[2]} {found[3]}{found[4] or ''}")


def lay_all(placements: str, players: int = 2, mode: str = "") -> list[list[FrameClosed]]:
    """Tiles put on a bare floor in this order, whoever's turn it is; the frames that each of them closes."""
    state = UzoryState(players, mode == "broken")
    for seat in range(players):
        state.colours[seat] = state.owners[seat] = seat
    return [put_down(state, placement) for placement in placements.split()]


def put_down(state: UzoryState, placement: str) -> list[FrameClosed]:
    found = PLACED.fullmatch(placement)
    assert found
    tile, turn, row, column = (int(number) for number in found.groups()[:4])
    face, side, cell = face_of(tile - 1, turn), NOTHING, cell_at(row, column)
    if found[5]:
        side = "NESW".index(found[5])
        face = cover(face, side, COLOUR_CODES.index(found[6]))
    floor.put(state, cell, pack_piece(tile - 1, turn, side), face)
    journal = Journal()
    closing.close_frames(state, cell, journal)
    return [event for event in journal.events if isinstance(event, FrameClosed)]


def truth(table: Table) -> UzoryState:
    assert isinstance(table.state, UzoryState)
    return table.state


def seen(table: Table, viewer: int | None = None) -> UzoryView:
    """What a seat sees, counted from 1, or a spectator."""
    return view(table.state, None if viewer is None else viewer - 1)


def seat_view(table: Table, seat: int, viewer: int | None = None) -> SeatView:
    return seen(table, viewer).seats[seat - 1]


def areas_and_verdict(frame: FrameClosed) -> str:
    """Areas and verdict as the rules page writes them, the largest first: ``r4 v2 w2 clear r``."""
    areas = sorted(zip(frame.areas, COLOUR_CODES, strict=True), key=lambda pair: -pair[0])
    words = [f"{code}{area}" for area, code in areas if area]
    return " ".join([*words, frame.verdict, *(COLOUR_CODES[seat] for seat in frame.candidates)])


def layings(table: Table, place: int = 1) -> list[str]:
    """How a tile of the hand may be laid: ``0 (0,1)+W``."""
    return [text.removeprefix(f"lay {place}@") for text in table.legal() if text.startswith(f"lay {place}@")]
