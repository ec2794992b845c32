"""Who leads inside a closed frame, and who scores it for that (U7.3-U7.9).

Only Uzory has this module: in the other games points follow from a board, here from a comparison of colours.
"""

from typing import Final

from mypy_extensions import i64

from leadlight.games.uzory.components import COLOURS, NOTHING, PLAYER_COLOURS, WHITE
from leadlight.games.uzory.table import UzoryTable

UNNAMED: Final[i64] = -2  # the scorer of a tied frame until it is named


def leaders(state: UzoryTable, frame: i64) -> i64:
    """U7.3: the colours with the largest area, as bits; none when nothing counts. In broken-pattern mode black has no
    area, so it never leads (U12.4)."""
    largest: i64 = 1
    leading: i64 = 0
    for colour in range(COLOURS):
        area = state.areas[frame * COLOURS + colour]
        if area > largest:
            largest, leading = area, 0
        if area == largest:
            leading |= 1 << colour
    return leading


def leading_colours(state: UzoryTable, frame: i64) -> list[int]:
    """The colours of `leaders`, one by one."""
    leading = leaders(state, frame)
    return [colour for colour in range(COLOURS) if leading & (1 << colour)]


def candidates(state: UzoryTable, frame: i64) -> list[int]:
    """The seats whose colours lead: none, the one that scores, or several of which one is named."""
    leading = leaders(state, frame)
    seats: list[int] = []
    for seat in range(state.players):
        if state.colours[seat] != NOTHING and leading & (1 << state.colours[seat]):
            seats.append(seat)
    return seats


def name_verdict(state: UzoryTable, frame: i64) -> str:
    leading = leaders(state, frame)
    if leading == 0:
        return "none"  # U7.4
    if leading == 1 << WHITE:
        return "white"  # U7.5
    owned: i64 = 0
    for colour in range(PLAYER_COLOURS):
        if leading & (1 << colour) and state.owners[colour] != NOTHING:
            owned += 1
    if owned == 0:
        return "neutral"  # U7.7
    return "clear" if leading & (leading - 1) == 0 else "tie"  # U7.6, U7.8, U7.9
