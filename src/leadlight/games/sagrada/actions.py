"""The action space: every decision and every outcome of chance is one small int.

=========  =======================================================================================
0-29       chance: a die shows a colour and a value (G3.2, G7.5, G9.1)
30-59      take a die of the pool (G4.4)
60-79      place the die in hand on a cell (G5)
80-99      lift the die on a cell, to move it (G8)
100-119    move the lifted die to a cell (G8.1)
120        end the turn (G4.3)
121        leave the die in the pool (G7.13)
122        move no second die (G8.9)
123-124    lower, raise the value by one (G7.1)
125-130    give the new die a value (G7.12)
131-142    use a tool (G6)
143-172    pay a tool with a die of the pool (G14.7)
173-177    chance: a die of a colour is drawn from the bag (G7.12)
178-181    choose a window, the two sides of the first card, then those of the second (G2.2)
182-185    chance: a seat is first player (G2.9)
186-190    chance: a private objective is dealt (G2.1)
191-204    chance: a window card is dealt (G2.2)
205-216    chance: a tool is laid out (G2.5)
217-226    chance: a public objective is laid out (G2.5)
227-526    exchange the die in hand with a die of the track: ``227 + space * 30 + die`` (G7.3)
=========  =======================================================================================

What happens most often comes first: Python keeps ints below 257 ready, so that they cost no allocation.
"""

from typing import Final

import msgspec
from mypy_extensions import i64

from leadlight.games.sagrada.components import DIE_KINDS

ROLL: Final[i64] = 0
TAKE: Final[i64] = 30
PLACE: Final[i64] = 60
LIFT: Final[i64] = 80
MOVE: Final[i64] = 100
END: Final[i64] = 120
LEAVE: Final[i64] = 121
STOP: Final[i64] = 122
LOWER: Final[i64] = 123
RAISE: Final[i64] = 124
VALUE: Final[i64] = 125
TOOL: Final[i64] = 131
PAY: Final[i64] = 143
DRAW: Final[i64] = 173
WINDOW: Final[i64] = 178
START: Final[i64] = 182
PRIVATE: Final[i64] = 186
CARD: Final[i64] = 191
LAY_TOOL: Final[i64] = 205
LAY_OBJECTIVE: Final[i64] = 217
SWAP: Final[i64] = 227
ACTION_COUNT: Final = 527

# The first number of each kind, in order, with its word in notation.
KINDS: Final = (
    (ROLL, "roll"),
    (TAKE, "take"),
    (PLACE, "place"),
    (LIFT, "lift"),
    (MOVE, "move"),
    (END, "end"),
    (LEAVE, "leave"),
    (STOP, "stop"),
    (LOWER, "change"),
    (VALUE, "value"),
    (TOOL, "tool"),
    (PAY, "pay"),
    (DRAW, "draw"),
    (WINDOW, "window"),
    (START, "start"),
    (PRIVATE, "private"),
    (CARD, "card"),
    (LAY_TOOL, "lay"),
    (LAY_OBJECTIVE, "goal"),
    (SWAP, "swap"),
)


class Action(msgspec.Struct, frozen=True):
    """An action apart: its word in notation and its number among those of its kind; -1 and over 526 are no action."""

    kind: str
    index: int


def decode(number: int) -> Action:
    for first, kind in reversed(KINDS):
        if number >= first:
            return Action(kind, number - first)
    return Action("none", number)


def space_and_die(index: int) -> tuple[int, int]:
    """What a `swap` names: a space of the track, counted from 0, and a die there."""
    space, die = divmod(index, int(DIE_KINDS))
    return space, die
