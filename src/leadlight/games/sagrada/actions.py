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

The most frequent actions come first: Python caches ints below 257, so they cost no allocation.
"""

from typing import Final

import msgspec
from mypy_extensions import i64

from leadlight.games.sagrada.components import (
    ALL_CARDS,
    CARDS_PER_PLAYER,
    CELLS,
    COLOURS,
    DIE_KINDS,
    MOST_PLAYERS,
    OBJECTIVES,
    ROUNDS,
    TOOLS,
    VALUES,
)

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


class Take(msgspec.Struct, frozen=True, tag=True):
    """Take a die of the pool."""

    die: int


class Place(msgspec.Struct, frozen=True, tag=True):
    """Place the die in hand."""

    cell: int


class Lift(msgspec.Struct, frozen=True, tag=True):
    """Choose the die in the window that is to move."""

    cell: int


class Move(msgspec.Struct, frozen=True, tag=True):
    """Put the lifted die down."""

    cell: int


class End(msgspec.Struct, frozen=True, tag=True):
    """End the turn."""


class Leave(msgspec.Struct, frozen=True, tag=True):
    """Leave the new die in the pool."""


class Stop(msgspec.Struct, frozen=True, tag=True):
    """Move no second die."""


class Lower(msgspec.Struct, frozen=True, tag=True):
    """Lower the value of the die in hand by one."""


class Raise(msgspec.Struct, frozen=True, tag=True):
    """Raise the value of the die in hand by one."""


class GiveValue(msgspec.Struct, frozen=True, tag=True):
    """Give the new die a value, counted from 0."""

    value: int


class UseTool(msgspec.Struct, frozen=True, tag=True):
    """Use a tool that is laid out."""

    tool: int


class Pay(msgspec.Struct, frozen=True, tag=True):
    """Pay for the tool with a die of the pool."""

    die: int


class ChooseWindow(msgspec.Struct, frozen=True, tag=True):
    """Choose one of the four windows that the seat was dealt."""

    choice: int


class Swap(msgspec.Struct, frozen=True, tag=True):
    """Exchange the die in hand with a die on a space of the track, counted from 0."""

    space: int
    die: int


class Rolled(msgspec.Struct, frozen=True, tag=True):
    """Chance rolled a die."""

    die: int


class Drawn(msgspec.Struct, frozen=True, tag=True):
    """Chance drew a die from the bag, not rolled yet."""

    colour: int


class Started(msgspec.Struct, frozen=True, tag=True):
    """Chance named the first player."""

    seat: int


class DealtPrivate(msgspec.Struct, frozen=True, tag=True):
    """Chance dealt a private objective."""

    colour: int


class DealtCard(msgspec.Struct, frozen=True, tag=True):
    """Chance dealt a window card."""

    card: int


class LaidTool(msgspec.Struct, frozen=True, tag=True):
    """Chance laid a tool out."""

    tool: int


class LaidObjective(msgspec.Struct, frozen=True, tag=True):
    """Chance laid a public objective out."""

    objective: int


Decision = (
    Take | Place | Lift | Move | End | Leave | Stop | Lower | Raise | GiveValue | UseTool | Pay | ChooseWindow | Swap
)
Outcome = Rolled | Drawn | Started | DealtPrivate | DealtCard | LaidTool | LaidObjective
Action = Decision | Outcome

# The whole space in order: an action's number is its place here.
ACTIONS: Final[tuple[Action, ...]] = (
    *map(Rolled, range(DIE_KINDS)),
    *map(Take, range(DIE_KINDS)),
    *map(Place, range(CELLS)),
    *map(Lift, range(CELLS)),
    *map(Move, range(CELLS)),
    *(End(), Leave(), Stop(), Lower(), Raise()),
    *map(GiveValue, range(VALUES)),
    *map(UseTool, range(TOOLS)),
    *map(Pay, range(DIE_KINDS)),
    *map(Drawn, range(COLOURS)),
    *map(ChooseWindow, range(2 * CARDS_PER_PLAYER)),
    *map(Started, range(MOST_PLAYERS)),
    *map(DealtPrivate, range(COLOURS)),
    *map(DealtCard, range(ALL_CARDS)),
    *map(LaidTool, range(TOOLS)),
    *map(LaidObjective, range(OBJECTIVES)),
    *(Swap(space, die) for space in range(ROUNDS) for die in range(DIE_KINDS)),
)
NUMBERS: Final = {action: number for number, action in enumerate(ACTIONS)}


def encode(action: Action) -> int:
    """The number of an action."""
    return NUMBERS[action]


def decode(number: int) -> Action:
    """The action with this number."""
    return ACTIONS[number]
