"""Keeps what a search has grown for one decision, and goes on with it at the next one.

That is possible while neither chance nor a secret has come between: the tree stores no chance, so behind a draw it
knows only what is good on average, and not what is good now.
"""

from typing import NamedTuple

from leadlight.bots.search.tree import Node, Tree
from leadlight.core.chance import Rng
from leadlight.play.perspective import Perspective


class KeptTree(NamedTuple):
    """A tree, and the decision for which it was grown."""

    perspective: Perspective
    tree: Tree

    def node_for(self, perspective: Perspective) -> Node | None:
        """The node that stands for a later decision of the same seat in the same match."""
        decisions = decisions_between(self.perspective, perspective)
        return None if decisions is None else self.tree.node_after(decisions)


def decisions_between(before: Perspective, now: Perspective) -> list[int] | None:
    """What was decided from one decision of a seat to a later one; None if they belong to different matches, or if the
    seat has learned anything else in between.
    """
    steps = now.history[len(before.history) :]
    if not steps or (before.game.name, before.seat) != (now.game.name, now.seat) or not continues(before, now):
        return None
    world = before.deal_world(Rng(0))
    for step in steps:
        if step.action is None or world.actor() != step.seat or step.action not in world.legal_actions():
            return None
        world.apply(step.action)
    if world.actor() != now.seat or world.legal_actions() != now.legal_actions():
        return None
    return [step.action for step in steps if step.action is not None]


def continues(before: Perspective, now: Perspective) -> bool:
    return before.options == now.options and now.history[: len(before.history)] == before.history
