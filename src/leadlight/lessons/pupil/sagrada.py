"""What the lesson of Sagrada advises, as a number for an action."""

from leadlight.core.state import State
from leadlight.games.sagrada import cells
from leadlight.games.sagrada.actions import ChooseWindow, End, Place, Take, decode
from leadlight.games.sagrada.components import CELLS, COLOUR_CODES, DIFFICULTIES, VALUES, WINDOW_CELLS
from leadlight.games.sagrada.scoring import breakdown
from leadlight.games.sagrada.state import SagradaState


def follow(state: State, action: int) -> float:
    """Fill a cell in every turn; printed cells first, high dice of the private colour, nothing that spoils a neighbour."""
    assert isinstance(state, SagradaState)
    match decode(action):
        case Take():
            return judge_taking(state, action)
        case Place(cell):
            return judge_placing(state, action, cell)
        case ChooseWindow(choice):
            return -float(DIFFICULTIES[state.cards[state.actor() * 2 + choice // 2] * 2 + choice % 2])
        case End():
            return 0.0
    return -1.0


def judge_taking(state: SagradaState, action: int) -> float:
    """As good as the best cell for the die."""
    after = state.copy()
    after.apply(action)
    if after.actor() != state.actor():
        return -1.0
    placings = [placing for placing in after.legal_actions() if isinstance(decode(placing), Place)]
    return max((follow(after, placing) for placing in placings), default=-1.0)


def judge_placing(state: SagradaState, action: int, cell: int) -> float:
    seat = state.actor()
    after = state.copy()
    die = int(state.hand)
    gained = -breakdown(state, seat, True).total
    cells.put(after, seat, cell, die)
    gained += breakdown(after, seat, True).total
    asked = WINDOW_CELLS[state.windows[seat]][cell] != "."
    return 2.0 + gained * 0.5 + 1.0 * asked - 1.5 * spoiled(state, seat, cell, die) + 0.3 * company(state, seat, cell)


def spoiled(state: SagradaState, seat: int, cell: int, die: int) -> int:
    """How many empty neighbours ask for the colour or the value of the die, and can no longer get it."""
    window = WINDOW_CELLS[state.windows[seat]]
    asked = {COLOUR_CODES[die // VALUES], str(die % VALUES + 1)}
    free = cells.beside(1 << cell) & ~cells.occupied(state, seat)
    return sum(window[other] in asked for other in range(CELLS) if free & (1 << other))


def company(state: SagradaState, seat: int, cell: int) -> int:
    """How many dice the cell touches."""
    near = cells.beside(1 << cell) | cells.diagonal(1 << cell)
    return int(cells.count(near & cells.occupied(state, seat)))
