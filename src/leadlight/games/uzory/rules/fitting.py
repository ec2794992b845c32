"""Whether tiles fit (U4.3-U4.5), as they are or with a shard (U5). `grid` explains colour sets."""

from mypy_extensions import i64

from leadlight.games.uzory.components import HAND, SIDES, TURNS
from leadlight.games.uzory.grid import EVERY_SIDE, SHOWN, SIDE_SET, on_side
from leadlight.games.uzory.rules import floor
from leadlight.games.uzory.table import UzoryTable


def mends(clash: i64, coverable: i64, side: i64) -> bool:
    """U5.4: the side can be covered, and nothing clashes elsewhere."""
    colours = on_side(SIDE_SET, side)
    return coverable & colours != 0 and clash & ~colours == 0


def own_shard(state: UzoryTable, seat: i64) -> i64:
    """U5.1, U5.7: a set with the seat's colour on every side if it has shards left; otherwise an empty set."""
    return EVERY_SIDE << state.colours[seat] if state.shards[seat] > 0 else 0


def can_lay(state: UzoryTable, seat: i64) -> bool:
    """Whether the hand has a legal placement, with or without a shard (U3.6)."""
    cells = floor.open_cells(state)
    own = own_shard(state, seat)
    for place in range(seat * HAND, (seat + 1) * HAND):
        if fits_anywhere(state, state.hands[place], cells, own):
            return True
    return False


def fits_anywhere(state: UzoryTable, tile: i64, cells: list[int], own: i64) -> bool:
    """Whether a tile can be laid by a seat that may cover sides with the colours in `own`."""
    for cell in cells:
        fits = state.fits[cell]
        for turn in range(TURNS):
            if fits_with(SHOWN[tile * TURNS + turn], fits, own):
                return True
    return False


def fits_with(shown: i64, fits: i64, own: i64) -> bool:
    clash = shown & ~fits
    if clash == 0:
        return True
    if clash & (clash - 1) != 0:  # sides show one colour each, so two bits are two sides
        return False
    for side in range(SIDES):
        if mends(clash, own & fits & ~shown, side):
            return True
    return False
