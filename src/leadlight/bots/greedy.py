"""Looks one action ahead: tries each legal action in a dealt world and takes the one with the best evaluation."""

from leadlight.bots.one_ply import best_actions, hand_made
from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Thinking


class Greedy:
    name = "greedy"

    def choose(self, perspective: Perspective, thinking: Thinking) -> int:
        """The best action. Among equal ones it picks at random, so that nobody can predict its choice."""
        evaluation = hand_made(perspective.game.name)
        world = perspective.deal_world(thinking.rng)
        return thinking.rng.pick(best_actions(world, perspective.legal_actions(), perspective.seat, evaluation))
