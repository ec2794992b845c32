"""Solves every action of the last round of Sintra for two players."""

from collections.abc import Callable

from leadlight.bots.endings.sintra import POINT, final_value, solve_last_round
from leadlight.bots.evaluation import LOOKAHEADS
from leadlight.core.state import OVER, State
from leadlight.games.sintra.state import SintraState
from leadlight.insight.endings.solved import Shares, Solved, SolvedAction, count_margin, rank

SCALE = LOOKAHEADS["sintra"].scale


def solve_round(state: State, positions: int, must_stop: Callable[[], bool]) -> Solved | None:
    """What each action of the seat leads to with perfect play of both; None if that needs more positions."""
    solved: list[SolvedAction] = []
    nodes, seat = 0, state.actor()
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action)
        found = solve_after(after, seat, positions - nodes, must_stop)
        if found is None:
            return None
        solved.append(SolvedAction(action, found[0]))
        nodes += found[1]
    return rank(solved, seat, nodes)


def solve_after(after: State, seat: int, positions: int, must_stop: Callable[[], bool]) -> tuple[Shares, int] | None:
    if after.actor() == OVER:
        assert isinstance(after, SintraState)
        value = int(final_value(after, seat))
        result = (value > 0) - (value < 0)
        return shares_of(seat, float(result), value / int(POINT)), 1
    verdict = solve_last_round(after, positions, must_stop)
    if verdict is None:
        return None
    return shares_of(after.actor(), verdict.result, verdict.margin), verdict.nodes


def shares_of(seat: int, result: float, margin: float) -> Shares:
    """The shares of both seats, by the result and the margin of one."""
    won = [(1.0 - result) / 2.0] * 2
    won[seat] = (1.0 + result) / 2.0
    points = [0.0, 0.0]
    points[seat] = margin
    return count_margin(won, points, SCALE)
