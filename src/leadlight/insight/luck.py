"""The luck of a draw: what every seat can expect after it, less the mean over everything that could have come.

The true position is valued here, with what the players hid from each other: a review looks back at a finished match.
"""

from collections.abc import Sequence
from typing import NamedTuple

from leadlight.bots.search.tree import Tree
from leadlight.core.chance import Rng
from leadlight.core.state import CHANCE, State
from leadlight.insight.comparison import SEEDS, mean
from leadlight.insight.endings.solved import Shares
from leadlight.insight.sighting import InsightSight

SAMPLED = 24  # draws that could have come
REPEATED = 12  # trials of the draw that came
FEW = 12  # so many outcomes are all looked at instead


class Luck(NamedTuple):
    """What the draw brought every seat, and what every seat could expect before it."""

    luck: Shares
    expected: Shares


def find_luck(before: State, drawn: Sequence[int], sight: InsightSight, nodes: int, rng: Rng) -> Luck:
    """The luck of the chance actions `drawn` from a position in which chance acts."""
    after = before.copy()
    for action in drawn:
        after.apply(action)
    effort = max(1, nodes // (SAMPLED + REPEATED))
    came = mean([expect(after, sight, effort, rng.below(SEEDS)) for _ in range(REPEATED)])
    expected = expect_draw(before, sight, effort, rng)
    return Luck(tuple(now - then for now, then in zip(came, expected, strict=True)), expected)


def expect_draw(before: State, sight: InsightSight, effort: int, rng: Rng) -> Shares:
    """The mean over what could come: over all outcomes where there are few, otherwise over some."""
    outcomes = before.chance_outcomes()
    if len(outcomes) <= FEW and all(after_outcome(before, action).actor() != CHANCE for action, _ in outcomes):
        return expect_every(before, sight, effort, rng)
    return mean([expect(draw_on(before, rng), sight, effort, rng.below(SEEDS)) for _ in range(SAMPLED)])


def expect_every(before: State, sight: InsightSight, effort: int, rng: Rng) -> Shares:
    """The mean over all outcomes of one draw, by their weights."""
    outcomes = before.chance_outcomes()
    repeated = max(1, SAMPLED // len(outcomes))
    total = sum(weight for _, weight in outcomes)
    sums = [0.0] * sight.seats
    for action, weight in outcomes:
        after = after_outcome(before, action)
        found = mean([expect(after, sight, effort, rng.below(SEEDS)) for _ in range(repeated)])
        sums = [so_far + share * weight / total for so_far, share in zip(sums, found, strict=True)]
    return tuple(sums)


def after_outcome(before: State, action: int) -> State:
    after = before.copy()
    after.apply(action)
    return after


def draw_on(before: State, rng: Rng) -> State:
    """The position after all draws that come before the next decision."""
    state = before.copy()
    while state.actor() == CHANCE:
        state.apply(state.draw(rng))
    return state


def expect(state: State, sight: InsightSight, effort: int, seed: int) -> Shares:
    """What every seat can expect from a position, by one trial."""
    rng = Rng(seed)
    if not sight.grows_trees:
        return sight.play_on(state.copy(), state.actor(), rng)
    settled = sight.settle(state.copy())
    tree = Tree(lambda _: settled.copy(), sight.sight, rng, sight.seats)
    tree.grow(effort)
    return tuple(tree.root.mean(seat) for seat in range(sight.seats))
