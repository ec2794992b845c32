"""An opinion on a position: what the best actions of a seat are worth, how sure that is, and what all can expect.

It is formed from a `Perspective` alone, so nothing that the seat cannot know has an influence on it.
"""

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from leadlight.bots.search.bot import share_spent
from leadlight.core.chance import Rng
from leadlight.insight.comparison import FEWEST_ROUNDS, Comparison, Standing
from leadlight.insight.endings import solve_actions
from leadlight.insight.sighting import find_sight
from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Budget, Progress, Thinking

UNLIMITED = Budget(nodes=400)  # where nobody sets a limit
MAIN = (
    0.25  # of the budget, where actions are asked for: after that, those that seem worse are compared with the best one
)
DUEL = 0.375  # of the budget, for each comparison of these
DUELS = 16  # at most, while it is not clear how bad an action is
REPORTED = 4  # rounds between two reports


class Judged(msgspec.Struct, frozen=True):
    """What is known of an action."""

    action: int
    value: float  # share of the win that the deciding seat can expect; alone, its chance to beat the target
    error: float  # standard error of `behind`; 0 where solved exactly
    behind: float  # how much worse than the best action; 0 for the best
    shares: tuple[float, ...]  # what every seat can expect after it


class Opinion(msgspec.Struct, frozen=True):
    """The actions that were looked at closely, best first, and what every seat can expect if the best is played."""

    seat: int
    judged: tuple[Judged, ...]
    shares: tuple[float, ...]
    nodes: int
    exact: bool

    @property
    def best(self) -> Judged:
        return self.judged[0]

    def of(self, action: int) -> Judged:
        """What is known of an action; `KeyError` for one that was not looked at."""
        for judged in self.judged:
            if judged.action == action:
                return judged
        raise KeyError(action)


def judge(perspective: Perspective, thinking: Thinking, include: Sequence[int] = ()) -> Opinion:
    """The opinion on the decision that the seat has to take. Actions in `include` are among the judged ones.

    With a budget of nodes alone, it depends only on the seed. Raises `ValueError` where the seat decides nothing.
    """
    actions = perspective.legal_actions()
    if not actions:
        raise ValueError("the seat has nothing to decide")
    if thinking.budget == Budget():
        thinking = replace(thinking, budget=UNLIMITED)
    solved = solve_actions(perspective, thinking)
    if solved is not None:
        judged = [Judged(each.action, each.shares[perspective.seat], 0.0, 0.0, each.shares) for each in solved.actions]
        return make_opinion(perspective.seat, judged, solved.nodes, exact=True)
    sight = find_sight(perspective.game, perspective.options, perspective.deal_world(Rng(0)))
    comparison = Comparison(perspective, sight, thinking.rng)
    comparison.begin(actions, include, thinking.budget.nodes)
    compare(comparison, with_part(thinking, MAIN) if include else thinking)
    duel(comparison, thinking)
    standings = comparison.all_standings()
    judged = [make_judged(action, perspective.seat, standing) for action, standing in standings.items()]
    return make_opinion(perspective.seat, judged, comparison.nodes, exact=False)


def compare(comparison: Comparison, thinking: Thinking) -> None:
    """Try the actions in round after round until the budget is spent or nothing is left to compare."""
    while comparison.rounds < FEWEST_ROUNDS or not thinking.must_stop(comparison.nodes):
        comparison.go_on()
        spent = share_spent(thinking, comparison.nodes)
        comparison.leave_out(spent)
        report(comparison, spent, thinking)
        if comparison.is_sure():
            break


def duel(comparison: Comparison, thinking: Thinking) -> None:
    """Compare actions that were asked for and seem worse with the best one, again and again until it is clear how bad
    they are. Every comparison has the same size, because values change with the depth of trees.
    """
    seconds, nodes = thinking.budget.seconds, thinking.budget.nodes
    for _ in range(DUELS):
        if not comparison.begin_duel():
            break
        more = replace(
            thinking, budget=Budget(seconds, None if nodes is None else comparison.nodes + int(nodes * DUEL))
        )
        compare(comparison, more)
        if comparison.is_clear() or more.must_stop():
            break


def with_part(thinking: Thinking, part: float) -> Thinking:
    """The same with a part of the budget."""
    seconds, nodes = thinking.budget.seconds, thinking.budget.nodes
    less = Budget(None if seconds is None else seconds * part, None if nodes is None else max(1, int(nodes * part)))
    return replace(thinking, budget=less)


def report(comparison: Comparison, spent: float, thinking: Thinking) -> None:
    if comparison.rounds % REPORTED == 0:
        action, standing = next(iter(comparison.standings().items()))
        thinking.report(Progress(comparison.nodes, spent, action, standing.shares[comparison.seat]))


def make_judged(action: int, seat: int, standing: Standing) -> Judged:
    return Judged(action, standing.shares[seat], standing.error, standing.behind, standing.shares)


def make_opinion(seat: int, judged: Sequence[Judged], nodes: int, *, exact: bool) -> Opinion:
    best = judged[0]
    settled = tuple(
        each if not exact else msgspec.structs.replace(each, behind=best.value - each.value) for each in judged
    )
    return Opinion(seat, settled, best.shares, nodes, exact)
