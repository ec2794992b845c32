"""Tries an action again and again, each time in the worlds and with the chance of a seed.

The seeds are the same for all actions of a decision, so that the results of two actions can be compared seed by seed.
"""

from collections.abc import Callable
from typing import Protocol

from leadlight.bots.search.tree import Tree
from leadlight.core.chance import Rng
from leadlight.core.state import State
from leadlight.insight.endings.solved import Shares
from leadlight.insight.sighting import CURIOSITY, InsightSight

Deal = Callable[[Rng], State]  # a world after the action, with everything hidden drawn anew

TREES = len(CURIOSITY)  # for each action: as many results can be compared
GROWTH = 2  # iterations of each tree in one round


class Trials(Protocol):
    """The trials of one action."""

    def go_on(self, seed: int) -> int:
        """Another round of trials. Returns the number of positions that were examined."""

    def results(self) -> list[Shares]:
        """What every seat can expect, by seed."""


class TreeTrials:
    """Grows several small trees of decisions, each in worlds of its own; they go on growing round by round."""

    def __init__(self, deal: Deal, sight: InsightSight, seeds: list[int]) -> None:
        self.seats = sight.seats
        self.trees = [
            Tree(deal, sight.sights[number % len(CURIOSITY)], Rng(seed), sight.seats)
            for number, seed in enumerate(seeds)
        ]

    def go_on(self, seed: int) -> int:  # noqa: ARG002
        for tree in self.trees:
            tree.grow(GROWTH)
        return GROWTH * len(self.trees)

    def results(self) -> list[Shares]:
        return [tuple(tree.root.mean(seat) for seat in range(self.seats)) for tree in self.trees]


class TurnTrials:
    """Lets everybody play on by first sight until it is the seat's turn again, in a new world each round."""

    def __init__(self, deal: Deal, sight: InsightSight, seat: int) -> None:
        self.deal = deal
        self.sight = sight
        self.seat = seat
        self.found: list[Shares] = []

    def go_on(self, seed: int) -> int:
        rng = Rng(seed)
        self.found.append(self.sight.play_on(self.deal(rng), self.seat, rng))
        return 1

    def results(self) -> list[Shares]:
        return list(self.found)
