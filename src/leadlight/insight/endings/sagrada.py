"""Solves every action of the last turns of a Sagrada match."""

from collections.abc import Callable

from leadlight.bots.endings.sagrada import TurnsSolver
from leadlight.bots.evaluation import LOOKAHEADS
from leadlight.core.state import State
from leadlight.games.sagrada.state import SagradaState
from leadlight.insight.endings.solved import Shares, Solved, SolvedAction, count_margin, rank

SCALE = LOOKAHEADS["sagrada"].scale
FIRST_POINTS = 2  # where the points of the seats begin in what the solver says of a world


def solve_turns(state: State, positions: int, must_stop: Callable[[], bool]) -> Solved | None:
    """What each action of the seat leads to on average; None if that needs more positions."""
    assert isinstance(state, SagradaState)
    solver = TurnsSolver(state, positions, must_stop)
    solved: list[SolvedAction] = []
    for action in state.legal_actions():
        outcome = solver.outcome_after(state, action)
        if solver.stopped:
            return None
        means = [solver.mean(outcome, place) for place in range(solver.width)]
        solved.append(SolvedAction(action, shares_of(state.seat, means)))
    return rank(solved, state.seat, solver.nodes)


def shares_of(seat: int, means: list[float]) -> Shares:
    """The seat's share is exact; what it does not win, its rivals share by their points."""
    chance, points = (1.0 + means[0]) / 2.0, means[FIRST_POINTS:]
    if len(points) == 1:
        return count_margin([chance], [means[1]], SCALE)
    rivals = [place for place in range(len(points)) if place != seat]
    weights = count_margin([0.0] * len(rivals), [points[place] for place in rivals], SCALE)
    won = [0.0] * len(points)
    won[seat] = chance
    for place, weight in zip(rivals, weights, strict=True):
        won[place] = (1.0 - chance) * weight / sum(weights)
    return count_margin(won, points, SCALE)
