"""A bot for Leadlight: it plays every action out at random, many times, and takes the one that ended best."""

from statistics import fmean

from leadlight.bots import Budget, Perspective, Progress, Thinking
from leadlight.core.playout import play_out


class Playouts:
    """Flat Monte Carlo. One playout is one node of its budget."""

    name = "Playouts"

    def __init__(self, count: int = 100) -> None:
        """`count` playouts are made for a decision whose budget sets no limit."""
        self.count = count

    def choose(self, perspective: Perspective, thinking: Thinking) -> int:
        """The action with the best mean result. Actions take turns, so that a thought may end at any moment."""
        results: dict[int, list[float]] = {action: [] for action in perspective.legal_actions()}
        actions = list(results)
        enough = self.count if thinking.budget == Budget() else None
        nodes = 0
        while nodes != enough and not thinking.must_stop(nodes):
            action = actions[nodes % len(actions)]
            results[action].append(play_and_rate(perspective, thinking, action))
            nodes += 1
            if nodes % len(actions) == 0:
                best = find_best(results)
                thinking.report(Progress(nodes, action=best, value=fmean(results[best])))
        return find_best(results)


def find_best(results: dict[int, list[float]]) -> int:
    return max(results, key=lambda action: fmean(results[action] or [float("-inf")]))


def play_and_rate(perspective: Perspective, thinking: Thinking, action: int) -> float:
    """How far ahead of the best rival the seat ends, in one world that it cannot tell from the truth."""
    world = perspective.deal_world(thinking.rng)
    world.apply(action)
    play_out(world, thinking.rng)
    scores = world.scores()
    own = scores.pop(perspective.seat)
    return float(own - max(scores, default=0))
