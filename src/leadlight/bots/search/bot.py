"""The bots that search: they grow a tree of decisions until their budget is spent and take what was followed most."""

import time
from dataclasses import replace
from math import inf
from pathlib import Path

from leadlight.bots.endings import solve_end
from leadlight.bots.evaluation import CORRECTIONS, LOOKAHEADS, Evaluate, Evaluation
from leadlight.bots.learned import load_evaluation, load_value
from leadlight.bots.one_ply import hand_made
from leadlight.bots.search.keeping import KeptTree
from leadlight.bots.search.rounds import RoundList
from leadlight.bots.search.shortlist import Shortlist
from leadlight.bots.search.tree import Settings, Sight, Tree
from leadlight.bots.search.uct import PlainTree, RandomPlayouts
from leadlight.bots.weights import find_weights
from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Budget, Progress, Thinking

EXPLORATION = 1.0
DOUBT = 0.1
UPPER_BOUND = 1.4  # plain UCT's exploration: about the square root of 2, as in the textbooks
SLICE = 16  # iterations between two looks at the clock
SHORTEST = 1e-6  # seconds; some clocks stand still for longer than a slice takes
UNLIMITED = Budget(nodes=1000)  # where nobody sets a limit


class Search:
    """Uses the trained evaluation where one is packaged for such matches and helps, otherwise the hand-made one."""

    name = "search"

    def __init__(self, weights: str = "") -> None:
        self.file = Path(weights) if weights else None
        self.kept: KeptTree | None = None

    def choose(self, perspective: Perspective, thinking: Thinking) -> int:
        """The action that the search followed most. With a budget of nodes alone it depends only on the seed."""
        actions = perspective.legal_actions()
        if len(actions) == 1:
            return actions[0]
        solved = solve_end(perspective, thinking)
        if solved is not None:
            return solved
        sight = Sight(*self.evaluation(perspective), settings_of(perspective.game.name))
        planner = CORRECTIONS[perspective.game.name].plan if perspective.players == 1 else None
        if planner is not None:
            value = self.value(perspective)
            rounds = RoundList(perspective.deal_world, sight, planner(value, True), planner(value, False), thinking.rng)
            rounds.begin_round(actions)
            return compare_and_choose(rounds, thinking)
        if (compares := LOOKAHEADS[perspective.game.name].compares) is not None:
            quick = hand_made(perspective.game.name).value_actions
            shortlist = Shortlist(perspective.deal_world, sight, quick, thinking.rng)
            shortlist.begin(actions, compares)
            return compare_and_choose(shortlist, thinking)
        tree = Tree(perspective.deal_world, sight, thinking.rng, perspective.players)
        if thinking.budget.seconds is not None and thinking.budget.nodes is None:
            self.go_on(tree, perspective)
        return grow_and_choose(tree, perspective, thinking)

    def go_on(self, tree: Tree, perspective: Perspective) -> None:
        """Begin the tree with what was grown for an earlier decision. Only where time is the limit: with a limit of
        nodes, the choice must not depend on which process made the last one.
        """
        if self.kept is not None and (node := self.kept.node_for(perspective)) is not None:
            tree.root = node
        self.kept = KeptTree(perspective, tree)

    def value(self, perspective: Perspective) -> Evaluate:
        """What positions between turns are worth."""
        file = self.file or find_weights(perspective.game.name, perspective.options)
        return CORRECTIONS[perspective.game.name].hand_made if file is None else load_value(file).evaluate

    def evaluation(self, perspective: Perspective) -> Evaluation:
        game = perspective.game.name
        file = self.file
        if file is None and LOOKAHEADS[game].trained:
            file = find_weights(game, perspective.options)
        return hand_made(game) if file is None else load_evaluation(file)


class Uct:
    """Plain UCT with random playouts, for comparison."""

    name = "uct"

    def choose(self, perspective: Perspective, thinking: Thinking) -> int:
        """The action that the search followed most."""
        if len(perspective.legal_actions()) == 1:
            return perspective.legal_actions()[0]
        settings = Settings(LOOKAHEADS[perspective.game.name].scale, 1.0, UPPER_BOUND, 0.0)
        sight = RandomPlayouts(thinking.rng, settings)
        tree = PlainTree(perspective.deal_world, sight, thinking.rng, perspective.players)
        return grow_and_choose(tree, perspective, thinking)


def grow_and_choose(tree: Tree, perspective: Perspective, thinking: Thinking) -> int:
    """Let the tree grow until the budget is spent or cannot change the choice; return the action it followed most."""
    actions = perspective.legal_actions()
    thinking, started = with_limit(thinking), time.monotonic()
    while tree.iterations == 0 or not thinking.must_stop(tree.iterations):
        tree.grow(slice_of(thinking.budget, tree.iterations))
        thinking.report(describe(tree, actions, perspective.seat, thinking))
        if tree.lead(actions) > iterations_left(thinking, tree.iterations, started):
            break
    return tree.best_action(actions)


def compare_and_choose(shortlist: Shortlist, thinking: Thinking) -> int:
    """Compare the actions of the list until the budget is spent; return the best one."""
    thinking = with_limit(thinking)
    while len(shortlist.totals) > 1 and not (shortlist.iterations and thinking.must_stop(shortlist.iterations)):
        shortlist.compare()
        spent = share_spent(thinking, shortlist.iterations)
        shortlist.leave_out(spent)
        best = shortlist.best_action()
        thinking.report(Progress(shortlist.iterations, spent, best, shortlist.share_of(best)))
    return shortlist.best_action()


def with_limit(thinking: Thinking) -> Thinking:
    return replace(thinking, budget=UNLIMITED) if thinking.budget == Budget() else thinking


def share_spent(thinking: Thinking, iterations: int) -> float:
    """How much of the budget is spent, from 0 to 1."""
    seconds, nodes = thinking.budget.seconds, thinking.budget.nodes
    by_time = 0.0 if seconds is None else (time.monotonic() - thinking.began) / seconds
    return min(1.0, max(by_time, 0.0 if nodes is None else iterations / nodes))


def iterations_left(thinking: Thinking, iterations: int, started: float) -> float:
    """How many more iterations the budget allows, at the speed since the search started."""
    budget, now = thinking.budget, time.monotonic()
    left = inf if budget.nodes is None else float(budget.nodes - iterations)
    if budget.seconds is None:
        return left
    elapsed = max(now - started, SHORTEST)
    return min(left, iterations * (thinking.began + budget.seconds - now) / elapsed)


def settings_of(game: str) -> Settings:
    return Settings(LOOKAHEADS[game].scale, LOOKAHEADS[game].sharpness, EXPLORATION, DOUBT)


def slice_of(budget: Budget, nodes: int) -> int:
    return SLICE if budget.nodes is None else max(1, min(SLICE, budget.nodes - nodes))


def describe(tree: Tree, actions: list[int], seat: int, thinking: Thinking) -> Progress:
    action = tree.best_action(actions)
    share = share_spent(thinking, tree.iterations)
    value = tree.share_of(action, seat) if tree.visits_of(action) else None
    return Progress(tree.iterations, share, action, value)
