"""Compares the few actions that look best at first sight, in the same worlds and with the same chance for all of them.

In every world each of these actions is played on by first sight until it is the seat's turn again; what the seat can
reach then says how good the action was. As the budget is spent, the worse half is left out again and again (sequential
halving).
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from leadlight.bots.search.shares import alone
from leadlight.bots.search.tree import Sight, ValueActions
from leadlight.core.chance import Rng
from leadlight.core.state import CHANCE, OVER, State

LISTED: Final[i64] = 8  # how many actions are compared at first
HALVINGS: Final = 3.0  # until two of them are left
LOOKED_AT: Final[i64] = 8  # of how many actions the value is looked at closely, after a quick look at all of them
FIRST_SIGHT: Final = 4.0  # as many worlds as the first sight counts for
SEEDS: Final = 1 << 48


class Shortlist:
    """The best actions of a seat. `quick` values all actions of a position where `sight` would take too long."""

    def __init__(self, deal: Callable[[Rng], State], sight: Sight, quick: ValueActions, rng: Rng) -> None:
        self.deal = deal
        self.sight = sight
        self.quick = quick
        self.rng = rng
        self.seat: i64 = 0
        self.totals: dict[int, float] = {}  # shares of the win, added up over the worlds, by action
        self.worlds: i64 = 0
        self.iterations = 0

    def begin(self, actions: list[int], compares: Callable[[State], bool]) -> None:
        """List the actions that look best at first sight; only the best one where `compares` says no."""
        world = self.deal(self.rng)
        listed = LISTED if compares(world) else 1
        self.seat = world.actor()
        values = self.sight.value_actions(world, actions, self.seat)
        ranked = sorted([(-values[place], actions[place]) for place in range(len(actions))])
        for value, action in ranked[:listed]:
            self.totals[action] = FIRST_SIGHT * self.share(-value)

    def compare(self) -> None:
        """Try every action that is left in one more world."""
        seed = self.rng.below(SEEDS)
        for action in self.totals:
            rng = Rng(seed)
            world = self.deal(rng)
            world.apply(action)
            self.totals[action] += self.play_on(world, rng)
            self.iterations += 1
        self.worlds += 1

    def play_on(self, state: State, rng: Rng) -> float:
        """The share of the win that the seat can reach at its next turn."""
        left = False
        actor = state.actor()
        while actor != OVER:
            if actor == CHANCE:
                state.apply(state.draw(rng))
            else:
                if actor == self.seat and left:
                    return self.share(self.best_value(state))
                left = left or actor != self.seat
                state.apply(self.look(state, actor))
            actor = state.actor()
        return self.final_share(state)

    def look(self, state: State, seat: int) -> int:
        """The action that looks best after a quick look."""
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        values = self.quick(state, actions, seat)
        return actions[values.index(max(values))]

    def best_value(self, state: State) -> float:
        """What the best of the seat's actions is worth to it."""
        actions = state.legal_actions()
        values = self.quick(state, actions, self.seat)
        ranked = sorted([(-values[place], actions[place]) for place in range(len(actions))])
        return max(self.sight.value_actions(state, [action for _, action in ranked[:LOOKED_AT]], self.seat))

    def share(self, value: float) -> float:
        """The share of the win, by a value that counts the points of rivals already."""
        return alone(value / self.sight.settings.scale)

    def final_share(self, state: State) -> float:
        return self.sight.shares(state, len(state.scores()))[self.seat]

    def leave_out(self, spent: float) -> None:
        """Leave out the worse ones, so that an equal part of the budget goes to each halving."""
        wanted = max(2, LISTED >> i64(spent * HALVINGS))
        if len(self.totals) > wanted:
            ranked = sorted([(-total, action) for action, total in self.totals.items()])
            self.totals = {action: -total for total, action in ranked[:wanted]}

    def best_action(self) -> int:
        """The action with the best results; among equal ones the one with the smallest number."""
        return min([(-total, action) for action, total in self.totals.items()])[1]

    def share_of(self, action: int) -> float:
        """The share of the win that the seat can expect after an action that is still on the list."""
        return self.totals[action] / (FIRST_SIGHT + float(self.worlds))
