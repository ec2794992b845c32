"""The action space: every decision and every outcome of chance is one small int.

=========  =======================================================================================
0-4        chance: a pane of a colour is drawn (S2.8-S2.10, S10.4)
5-9        keep the pane of a colour on a full strip (S7.4)
10         return the glazier (S8)
11-26      chance: a strip face is dealt to the next slot (S2.3, S2.4)
27-30      chance: a seat starts (S2.12)
31-480     place: ``31 + (colour * 10 + source) * 9 + target``; source 0 is the centre, 1-9 a display;
           target 0 breaks all panes (S6.11), 1-8 is a slot
=========  =======================================================================================

The most frequent actions come first: Python caches ints below 257, so they cost no allocation.
"""

from typing import Final

import msgspec
from mypy_extensions import i64

SOURCES: Final[i64] = 10
TARGETS: Final[i64] = 9
BREAK_ALL: Final[i64] = 0

DRAW: Final[i64] = 0
KEEP: Final[i64] = 5
RETURN: Final[i64] = 10
DEAL: Final[i64] = 11
START: Final[i64] = 27
PLACE: Final[i64] = 31
ACTION_COUNT: Final = 481


class Place(msgspec.Struct, frozen=True, tag=True):
    """Take all panes of a colour from a source and place them on the strip in a slot, or break them all."""

    source: int
    colour: int
    target: int


class Return(msgspec.Struct, frozen=True, tag=True):
    """Bring the glazier back to the leftmost strip."""


class Keep(msgspec.Struct, frozen=True, tag=True):
    """Choose the pane that goes into the window."""

    colour: int


class Drawn(msgspec.Struct, frozen=True, tag=True):
    """Chance drew a pane."""

    colour: int


class Dealt(msgspec.Struct, frozen=True, tag=True):
    """Chance dealt a strip, this face up."""

    face: int


class Started(msgspec.Struct, frozen=True, tag=True):
    """Chance named the first starting player."""

    seat: int


Decision = Place | Return | Keep
Outcome = Drawn | Dealt | Started
Action = Decision | Outcome


def encode(action: Action) -> int:
    """The number of an action."""
    match action:
        case Place(source, colour, target):
            return PLACE + (colour * SOURCES + source) * TARGETS + target
        case Return():
            return RETURN
        case Keep(colour):
            return KEEP + colour
        case Drawn(colour):
            return DRAW + colour
        case Dealt(face):
            return DEAL + face
    return START + action.seat


def decode(number: int) -> Action:
    """The action with this number."""
    if number >= PLACE:
        group, target = divmod(int(number - PLACE), TARGETS)
        colour, source = divmod(group, SOURCES)
        return Place(source, colour, target)
    if number < KEEP:
        return Drawn(number - DRAW)
    if number < RETURN:
        return Keep(number - KEEP)
    if number == RETURN:
        return Return()
    if number < START:
        return Dealt(number - DEAL)
    return Started(number - START)
