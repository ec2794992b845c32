"""The bot that searches: it grows a tree of decisions until its budget is spent and takes what was followed most."""

from pathlib import Path

from leadlight.bots.endings import solve_end
from leadlight.bots.evaluation import LOOKAHEADS, Evaluation
from leadlight.bots.learned import load_evaluation
from leadlight.bots.one_ply import hand_made
from leadlight.bots.search.tree import Settings, Sight, Tree
from leadlight.bots.weights import find_weights
from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Budget, Progress, Thinking

EXPLORATION = 1.0
DOUBT = 0.1
SLICE = 16  # iterations between two looks at the clock
UNLIMITED = Budget(nodes=1000)  # where nobody sets a limit


class Search:
    """Uses the trained evaluation where one is packaged for such matches and helps, otherwise the hand-made one."""

    name = "search"

    def __init__(self, weights: str = "") -> None:
        self.file = Path(weights) if weights else None

    def choose(self, perspective: Perspective, thinking: Thinking) -> int:
        """The action that the search followed most. With a budget of nodes alone it depends only on the seed."""
        actions = perspective.legal_actions()
        if len(actions) == 1:
            return actions[0]
        solved = solve_end(perspective, thinking)
        if solved is not None:
            return solved
        sight = Sight(*self.evaluation(perspective), settings_of(perspective.game.name))
        tree = Tree(perspective.deal_world, sight, thinking.rng, perspective.players)
        while not is_spent(thinking, tree.iterations):
            tree.grow(slice_of(thinking.budget, tree.iterations))
            thinking.report(describe(tree, actions, perspective.seat, thinking))
        return tree.best_action(actions)

    def evaluation(self, perspective: Perspective) -> Evaluation:
        game = perspective.game.name
        file = self.file
        if file is None and LOOKAHEADS[game].trained:
            file = find_weights(game, perspective.options)
        return hand_made(game) if file is None else load_evaluation(file)


def settings_of(game: str) -> Settings:
    return Settings(LOOKAHEADS[game].scale, LOOKAHEADS[game].sharpness, EXPLORATION, DOUBT)


def is_spent(thinking: Thinking, nodes: int) -> bool:
    """Whether to answer now. The first slice is always searched, so that there is something to answer."""
    if thinking.budget == Budget() and nodes >= (UNLIMITED.nodes or 0):
        return True
    return nodes > 0 and thinking.must_stop(nodes)


def slice_of(budget: Budget, nodes: int) -> int:
    return SLICE if budget.nodes is None else max(1, min(SLICE, budget.nodes - nodes))


def describe(tree: Tree, actions: list[int], seat: int, thinking: Thinking) -> Progress:
    action = tree.best_action(actions)
    share = None if thinking.budget.nodes is None else min(1.0, tree.iterations / thinking.budget.nodes)
    value = tree.share_of(action, seat) if tree.visits_of(action) else None
    return Progress(tree.iterations, share, action, value)
