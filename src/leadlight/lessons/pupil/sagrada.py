"""What the lesson of Sagrada advises, as a number for an action."""

from typing import Final

from leadlight.core.state import State
from leadlight.games.sagrada import cells
from leadlight.games.sagrada.actions import ChooseWindow, End, Place, Take, decode
from leadlight.games.sagrada.components import (
    CARDS_PER_PLAYER,
    CELLS,
    COLOUR_CODES,
    DIFFICULTIES,
    VALUES,
    WINDOW_CELLS,
)
from leadlight.games.sagrada.scoring import breakdown
from leadlight.games.sagrada.state import SagradaState

PLACED: Final = 2.0  # points for placing a die at all
GAINED: Final = 0.5  # for each point that the die brings at once
ASKED: Final = 1.0  # for a cell that asks for a colour or a value
SPOILED: Final = 1.5  # against spoiling a neighbour
NEIGHBOUR: Final = 0.3  # for each die that it touches
NEVER: Final = -1.0  # tools: the advice does without them


def follow(state: State, action: int) -> float:
    """Place a die in every turn: on cells that ask, near others, never spoiling a cell; high ones of the own colour."""
    assert isinstance(state, SagradaState)
    match decode(action):
        case Take():
            return judge_taking(state, action)
        case Place(cell):
            return judge_placing(state, cell)
        case ChooseWindow(choice):
            card = state.cards[state.actor() * CARDS_PER_PLAYER + choice // 2]
            return -float(DIFFICULTIES[card * 2 + choice % 2])
        case End():
            return 0.0
    return NEVER


def judge_taking(state: SagradaState, action: int) -> float:
    """As good as the best cell for the die."""
    after = state.copy()
    after.apply(action)
    placings = [placing for placing in map(decode, after.legal_actions()) if isinstance(placing, Place)]
    return max((judge_placing(after, placing.cell) for placing in placings), default=NEVER)


def judge_placing(state: SagradaState, cell: int) -> float:
    seat, die = state.actor(), int(state.hand)
    after = state.copy()
    cells.put(after, seat, cell, die)
    gained = breakdown(after, seat, True).total - breakdown(state, seat, True).total
    asked = WINDOW_CELLS[state.windows[seat]][cell] != "."
    value = PLACED + GAINED * gained + ASKED * asked
    return value - SPOILED * count_spoiled(state, seat, cell, die) + NEIGHBOUR * count_touched(state, seat, cell)


def count_spoiled(state: SagradaState, seat: int, cell: int, die: int) -> int:
    """How many empty neighbours ask for the colour or the value of the die, and could no longer get it."""
    window = WINDOW_CELLS[state.windows[seat]]
    asked = {COLOUR_CODES[die // VALUES], str(die % VALUES + 1)}
    free = cells.beside(1 << cell) & ~cells.occupied(state, seat)
    return sum(window[other] in asked for other in range(CELLS) if free & (1 << other))


def count_touched(state: SagradaState, seat: int, cell: int) -> int:
    near = cells.beside(1 << cell) | cells.diagonal(1 << cell)
    return int(cells.count(near & cells.occupied(state, seat)))
