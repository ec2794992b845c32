"""Compares actions in the same worlds and with the same chance for all of them, so that differences are surer than
values.

As the budget is spent, the worse half is left out again and again (sequential halving), except for actions that must
stay.
"""

from collections.abc import Sequence
from math import sqrt

from leadlight.core.chance import Rng
from leadlight.insight.endings.solved import Shares
from leadlight.insight.sighting import InsightSight
from leadlight.play.perspective import Perspective

LISTED = 8  # how many actions are compared at first
HALVINGS = 3  # until two of them are left, and those that must stay
FEWEST_WORLDS = 4  # however small the budget is: an error needs several
SEEDS = 1 << 48


class Comparison:
    """The actions of a seat that look best at first sight, and what they brought in every world."""

    def __init__(self, perspective: Perspective, sight: InsightSight, rng: Rng) -> None:
        self.perspective = perspective
        self.seat = perspective.seat
        self.sight = sight
        self.rng = rng
        self.brought: dict[int, list[Shares]] = {}  # by action, then by world
        self.running: list[int] = []  # those that are still tried
        self.staying: frozenset[int] = frozenset()
        self.worlds = 0
        self.nodes = 0
        self.fewest = FEWEST_WORLDS

    def begin(self, actions: list[int], include: Sequence[int]) -> None:
        """List the actions that look best at first sight, and those in `include` that are legal."""
        world = self.perspective.deal_world(self.rng)
        values = self.sight.first_sight(world, actions, self.seat)
        ranked = sorted(range(len(actions)), key=lambda place: (-values[place], actions[place]))
        listed = [actions[place] for place in ranked[:LISTED]]
        self.staying = frozenset(include) & frozenset(actions)
        self.running = listed + sorted(self.staying - set(listed))
        self.brought = {action: [] for action in self.running}

    def is_settled(self) -> bool:
        """Whether there is nothing to compare."""
        return len(self.running) == 1

    def add_world(self) -> None:
        """Try every action that is left in one more world."""
        seed = self.rng.below(SEEDS)
        for action in self.running:
            rng = Rng(seed)
            world = self.perspective.deal_world(rng)
            world.apply(action)
            self.brought[action].append(self.sight.play_on(world, self.seat, rng))
            self.nodes += 1
        self.worlds += 1

    def leave_out(self, spent: float) -> None:
        """Leave out the worse ones, so that an equal part of the budget goes to each halving."""
        wanted = max(2, LISTED >> int(spent * HALVINGS))
        if self.worlds >= self.fewest and len(self.running) > wanted:
            kept = set(self.ranked(self.running)[:wanted]) | self.staying
            self.running = [action for action in self.running if action in kept]

    def ranked(self, actions: Sequence[int] | None = None) -> list[int]:
        """The actions, best first: those that are still tried, then those left out, as they stood then."""
        longest = len(self.brought[self.running[0]])
        chosen = list(self.brought) if actions is None else list(actions)
        return sorted(chosen, key=lambda each: (len(self.brought[each]) < longest, self.deficit(each), each))

    def deficit(self, action: int) -> float:
        """How much less an action brought than the first one that is still tried, in the worlds common to both."""
        return self.difference(self.running[0], action)[0]

    def mean(self, action: int) -> Shares:
        """What every seat can expect after the action."""
        best = self.brought[action]
        return tuple(sum(shares[seat] for shares in best) / len(best) for seat in range(self.sight.seats))

    def behind(self, action: int) -> tuple[float, float]:
        """How much worse the action is than the best one, and the standard error of that."""
        best = self.ranked()[0]
        behind, error = self.difference(best, action)
        return max(0.0, behind), error

    def difference(self, better: int, action: int) -> tuple[float, float]:
        """How much more the first action brought than the other one, in common worlds, with its standard error."""
        pairs = zip(self.brought[better], self.brought[action], strict=False)
        gaps = [more[self.seat] - less[self.seat] for more, less in pairs]
        count = len(gaps)
        mean = sum(gaps) / count
        if count < 2:
            return mean, 0.0
        return mean, sqrt(sum((gap - mean) ** 2 for gap in gaps) / (count - 1) / count)
