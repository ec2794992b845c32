"""Finds a certain win in Uzory: an action that ends the match at once with the acting seat as the only winner.

Hands and the stack are hidden to the end, so nothing further is certain. But what the last tile of the field scores,
and whether a skip ends the match, everybody can work out.
"""

from collections.abc import Callable

from leadlight.bots.endings.verdict import Verdict
from leadlight.core.state import State
from leadlight.games.uzory.phases import ENDED, NAMING, TURN
from leadlight.games.uzory.state import UzoryState


def may_end_now(state: State, positions: int) -> bool:  # noqa: ARG001
    """Whether an action of this turn may end the match: the field lacks one tile, or another skip may be the last."""
    assert isinstance(state, UzoryState)
    if state.phase != TURN and state.phase != NAMING:
        return False
    return state.laid >= state.size * state.size - 1 or state.idle + 1 >= state.players


def find_certain_win(state: State, positions: int, must_stop: Callable[[], bool]) -> Verdict | None:  # noqa: ARG001
    """The action that wins at once by the most points; None if there is none."""
    assert isinstance(state, UzoryState)
    seat = state.seat
    best: Verdict | None = None
    actions = state.legal_actions()
    for action in actions:
        after = state.copy()
        after.apply(action)
        margin = winning_margin(after, seat)
        if margin is not None and (best is None or margin > best.margin):
            best = Verdict(action, 1.0, float(margin), len(actions))
    return best


def winning_margin(state: UzoryState, seat: int) -> int | None:
    """By how many points the seat wins, if it names the scorers of tied frames well; None if it does not win now."""
    if state.phase == NAMING:
        return best_named(state, seat)
    places = state.ranking()
    if state.phase != ENDED or places[seat] != 1 or places.count(1) > 1:
        return None
    points = state.scores()
    return points[seat] - max([points[other] for other in range(len(points)) if other != seat])


def best_named(state: UzoryState, seat: int) -> int | None:
    best: int | None = None
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action)
        margin = winning_margin(after, seat)
        if margin is not None and (best is None or margin > best):
            best = margin
    return best
