"""Looks one action ahead: tries each legal action in a dealt world and takes the one with the best evaluation."""

from leadlight.bots.evaluation import EVALUATIONS
from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Thinking


class Greedy:
    name = "greedy"

    def choose(self, perspective: Perspective, thinking: Thinking) -> int:
        """The best action. Among equal ones it picks at random, so that nobody can predict its choice."""
        evaluate = EVALUATIONS[perspective.game.name]
        world = perspective.deal_world(thinking.rng)
        best: list[int] = []
        best_value = float("-inf")
        for action in perspective.legal_actions():
            after = world.copy()
            after.apply(action)
            value = evaluate(after, perspective.seat)
            if value > best_value:
                best, best_value = [action], value
            elif value == best_value:
                best.append(action)
        return thinking.rng.pick(best)
