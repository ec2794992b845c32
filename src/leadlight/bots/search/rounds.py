"""Compares the actions of a seat that plays alone by what the next round may bring after them.

The rest of a round is planned as a whole. After each of the actions that look best, the plan is followed to the end of
the round; then the same dice are rolled for all of them, and what the best plan for these is worth says how good the
action was. As the budget is spent, the worse half is left out again and again, as in a `Shortlist`.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from leadlight.bots.evaluation import Planner
from leadlight.bots.search.shortlist import FIRST_SIGHT, LISTED, SEEDS, Shortlist
from leadlight.bots.search.tree import Sight
from leadlight.core.chance import Rng
from leadlight.core.state import CHANCE, OVER, State

FAR: Final = 6.0  # points: actions that look worse than the best one by so much are not compared


class RoundList(Shortlist):
    """The best actions of a seat that plays alone, from which nothing is hidden. `plan` plans the round under way,
    `quick` the rounds after it.
    """

    def __init__(self, deal: Callable[[Rng], State], sight: Sight, plan: Planner, quick: Planner, rng: Rng) -> None:
        super().__init__(deal, sight, sight.value_actions, rng)
        self.plan = plan
        self.planner = quick
        self.round: i64 = 0
        self.reached: dict[int, State] = {}  # by action, the position in which chance comes first

    def begin_round(self, actions: list[int]) -> None:
        """List the actions that look best by the plan for the rest of the round."""
        world = self.deal(self.rng)
        self.round = self.plan.round_of(world)
        values = self.plan.value_actions(world, actions)
        ranked = sorted([(-values[place], actions[place]) for place in range(len(actions))])
        for value, action in ranked[:LISTED]:
            if value > ranked[0][0] + FAR:
                break
            self.totals[action] = FIRST_SIGHT * self.share(-value)
            after = world.copy()
            after.apply(action)
            self.follow(after, self.plan)
            self.reached[action] = after

    def compare(self) -> None:
        """Try every action that is left with one more roll of the dice."""
        seed = self.rng.below(SEEDS)
        for action in self.totals:
            self.totals[action] += self.play_on(self.reached[action].copy(), Rng(seed))
            self.iterations += 1
        self.worlds += 1

    def play_on(self, state: State, rng: Rng) -> float:
        """The share of the win that the seat can reach in the next round."""
        actor = state.actor()
        while actor == CHANCE:
            state.apply(state.draw(rng))
            actor = state.actor()
            if actor != CHANCE and actor != OVER:
                if self.plan.round_of(state) != self.round:
                    return self.share(max(self.planner.value_actions(state, state.legal_actions())))
                self.planner.value_actions(state, [])
                self.follow(state, self.planner)  # a tool rolled or drew dice
                actor = state.actor()
        return self.final_share(state)

    def follow(self, state: State, plan: Planner) -> None:
        """Play by the plan that was made until chance comes or the match is over."""
        actor = state.actor()
        while actor != CHANCE and actor != OVER:
            actions = state.legal_actions()
            place: i64 = 0
            if len(actions) > 1:
                values = plan.value_more_actions(state, actions)
                place = values.index(max(values))
            state.apply(actions[place])
            actor = state.actor()
