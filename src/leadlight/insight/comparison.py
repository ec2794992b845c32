"""Compares the actions that look best at first sight, in the same worlds and with the same chance for all of them: so
differences are surer than values.

As the budget is spent, the worse half is left out again and again (sequential halving), except for actions that must
stay.
"""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from leadlight.core.chance import Rng
from leadlight.core.state import State
from leadlight.insight.endings.solved import Shares
from leadlight.insight.marks import is_clear
from leadlight.insight.sighting import InsightSight
from leadlight.insight.trials import TREES, Deal, TreeTrials, Trials, TurnTrials
from leadlight.play.perspective import Perspective

LISTED = 8  # how many actions are compared at first
HALVINGS = 3  # until two of them are left, and those that must stay
FEWEST_ROUNDS = 3  # however small the budget is
EACH = 40  # nodes that an action on the list should have: a smaller budget compares fewer actions
DOUBTED = 0.02  # an action that must stay and seems so much worse than the best is compared with it once more
DUEL = 2  # times as many trees for that
SEEDS = 1 << 48


class Standing(NamedTuple):
    """How an action stands against the best one; for one that was left out, as it stood then."""

    shares: Shares
    behind: float
    error: float


class Comparison:
    """The actions of a seat that look best at first sight, and what they brought."""

    def __init__(self, perspective: Perspective, sight: InsightSight, rng: Rng) -> None:
        self.perspective = perspective
        self.seat = perspective.seat
        self.sight = sight
        self.rng = rng
        self.seeds = [rng.below(SEEDS) for _ in range(TREES)]
        self.running: dict[int, Trials] = {}
        self.left: dict[int, Standing] = {}  # those that are not tried any more
        self.earlier: dict[int, list[Shares]] = {}  # what the actions of a duel brought in the ones before it
        self.is_duel = False
        self.staying: frozenset[int] = frozenset()
        self.rounds = 0
        self.nodes = 0

    def begin(self, actions: list[int], include: Sequence[int], nodes: int | None) -> None:
        """List the actions that look best at first sight, and those in `include` that are legal; fewer for a small
        budget of nodes.
        """
        most = LISTED if nodes is None else min(LISTED, max(2, nodes // EACH))
        world = self.perspective.deal_world(self.rng)
        values = self.sight.first_sight(world, actions, self.seat)
        ranked = sorted(range(len(actions)), key=lambda place: (-values[place], actions[place]))
        listed = [actions[place] for place in ranked[:most]]
        self.staying = frozenset(include) & frozenset(actions)
        self.running = {action: self.make_trials(action) for action in [*listed, *sorted(self.staying - set(listed))]}

    def make_trials(self, action: int) -> Trials:
        deal = self.deal_after(action)
        if self.sight.grows_trees:
            return TreeTrials(deal, self.sight, self.seeds)
        return TurnTrials(deal, self.sight, self.seat)

    def deal_after(self, action: int) -> Deal:
        deal_world, settle = self.perspective.deal_world, self.sight.settle

        def deal(rng: Rng) -> State:
            world = deal_world(rng)
            world.apply(action)
            return settle(world)

        return deal

    def begin_duel(self) -> bool:
        """Compare the best action once more with those that must stay and seem worse; then only duels count.

        The best one was chosen by what it brought, so its lead was chosen too: only new chance says how large it is.
        Returns whether there is anything to compare.
        """
        actions = self.continue_duel() if self.is_duel else self.choose_duellists()
        if len(actions) < 2:
            return False
        self.is_duel = True
        self.seeds = [self.rng.below(SEEDS) for _ in range(DUEL * TREES)]
        self.running = {action: self.make_trials(action) for action in actions}
        self.rounds = 0
        return True

    def choose_duellists(self) -> list[int]:
        """The best action and those that must stay and seem worse; the others are left out."""
        standings = self.standings()
        best = next(iter(standings))
        doubted = [action for action in standings if action in self.staying and standings[action].behind > DOUBTED]
        if doubted:
            self.left |= {action: standing for action, standing in standings.items() if action not in (best, *doubted)}
        return [best, *doubted]

    def continue_duel(self) -> list[int]:
        for action, trials in self.running.items():
            self.earlier.setdefault(action, []).extend(trials.results())
        return list(self.running)

    def is_clear(self) -> bool:
        """Whether more trials would hardly change the marks of the actions that are still tried."""
        return all(is_clear(standing.behind, standing.error) for standing in self.standings().values())

    def go_on(self) -> None:
        """Another round of trials for every action that is left."""
        seed = self.rng.below(SEEDS)
        for trials in self.running.values():
            self.nodes += trials.go_on(seed)
        self.rounds += 1

    def is_sure(self) -> bool:
        """Whether there is nothing to compare."""
        return len(self.running) == 1 and self.rounds >= FEWEST_ROUNDS

    def leave_out(self, spent: float) -> None:
        """Leave out the worse ones, so that an equal part of the budget goes to each halving."""
        wanted = max(2, LISTED >> int(spent * HALVINGS))
        if self.rounds < FEWEST_ROUNDS or len(self.running) <= wanted:
            return
        standings = self.standings()
        for action in list(standings)[wanted:]:
            if action not in self.staying:
                self.left[action] = standings[action]
                del self.running[action]

    def standings(self) -> dict[int, Standing]:
        """How the actions that are still tried stand, best first."""
        results = {action: self.earlier.get(action, []) + trials.results() for action, trials in self.running.items()}
        values = {action: self.value(found) for action, found in results.items()}
        ranked = sorted(results, key=lambda action: (-values[action], action))
        best = results[ranked[0]]
        return {action: Standing(mean(results[action]), *self.lead(best, results[action])) for action in ranked}

    def all_standings(self) -> dict[int, Standing]:
        """The same with those that were left out after them, the best of them first."""
        left = sorted(self.left, key=lambda action: (self.left[action].behind, action))
        return self.standings() | {action: self.left[action] for action in left}

    def value(self, results: list[Shares]) -> float:
        return sum(shares[self.seat] for shares in results) / len(results)

    def lead(self, best: list[Shares], other: list[Shares]) -> tuple[float, float]:
        """How much more the best action brings to the seat than the other one, and the standard error of that."""
        gaps = [more[self.seat] - less[self.seat] for more, less in zip(best, other, strict=True)]
        average = sum(gaps) / len(gaps)
        variance = sum((gap - average) ** 2 for gap in gaps) / (len(gaps) - 1)
        return max(0.0, average), sqrt(variance / len(gaps))


def mean(results: list[Shares]) -> Shares:
    return tuple(sum(column) / len(results) for column in zip(*results, strict=True))
