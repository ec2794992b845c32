"""Looks one action ahead: tries each on a world of its own and takes the one it likes best."""

from leadlight.bots.evaluation import EVALUATIONS
from leadlight.core.chance import Rng
from leadlight.play.perspective import Perspective


class Greedy:
    name = "greedy"

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        """Equal actions are told apart by chance, so that the bot is not a machine one can learn by heart."""
        evaluate = EVALUATIONS[perspective.game.name]
        world = perspective.deal_world(rng)
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
        return rng.pick(best)
