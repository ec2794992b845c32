"""A search that goes on with its tree: only in the same match, and only while nothing came between but decisions."""

from leadlight.bots.one_ply import hand_made
from leadlight.bots.search.bot import Search, settings_of
from leadlight.bots.search.keeping import KeptTree, decisions_between
from leadlight.bots.search.tree import Sight, Tree
from leadlight.core.chance import Rng
from leadlight.play.begin import new_match
from leadlight.play.match import Match
from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Budget, Progress, Thinking


def begun(game: str, seed: int = 5) -> Match:
    return new_match(game, ["a", "b"], seed=seed)


def grown(match: Match, iterations: int) -> KeptTree:
    perspective = Perspective.of(match)
    sight = Sight(*hand_made(match.game.name), settings_of(match.game.name))
    tree = Tree(perspective.deal_world, sight, Rng(1), 2)
    tree.grow(iterations)
    return KeptTree(perspective, tree)


def act_as_expected(match: Match, tree: Tree) -> list[int]:
    """Take the decisions that the tree followed most, until its seat is to decide again."""
    seat, decisions = match.actor, list[int]()
    while not decisions or match.actor != seat:
        node = tree.node_after(decisions)
        assert node is not None
        decisions.append(max(node.actions, key=lambda action: visits(tree, [*decisions, action])))
        match.act(match.actor, decisions[-1])
    return decisions


def visits(tree: Tree, decisions: list[int]) -> int:
    node = tree.node_after(decisions)
    return 0 if node is None else int(node.visits)


def test_it_finds_what_it_grew_behind_the_decisions_since() -> None:
    match = begun("sintra")
    kept = grown(match, 400)
    decisions = act_as_expected(match, kept.tree)
    assert len(decisions) >= 2
    found = kept.node_for(Perspective.of(match))
    assert found is not None
    assert found is kept.tree.node_after(decisions)
    assert found.visits > 1


def test_it_begins_anew_after_chance() -> None:
    match = begun("uzory")
    before = Perspective.of(match)
    seat = match.actor
    while match.actor == seat:
        match.act(match.actor, match.state.legal_actions()[0])
    while match.actor != seat:
        match.act(match.actor, match.state.legal_actions()[0])
    assert decisions_between(before, Perspective.of(match)) is None


def test_it_begins_anew_in_another_match_and_after_a_step_back() -> None:
    match, other = begun("sintra"), begun("sintra", seed=6)
    kept = grown(match, 200)
    act_as_expected(match, kept.tree)
    later = Perspective.of(match)
    assert decisions_between(kept.perspective, later)
    assert decisions_between(later, kept.perspective) is None
    assert decisions_between(kept.perspective, kept.perspective) is None
    assert decisions_between(Perspective.of(other), later) is None


class Patience:
    """Lets a bot think until it has reported a number of times, however long that takes."""

    def __init__(self, reports: int) -> None:
        self.left = reports

    def report(self, progress: Progress) -> None:
        self.left -= progress.nodes > 0

    def is_over(self) -> bool:
        return self.left <= 0


def think(bot: Search, state: Match, budget: Budget) -> int:
    patience = Patience(20)
    thinking = Thinking(Rng(1), budget, patience.is_over, patience.report)
    return bot.choose(Perspective.of(state), thinking)


def test_with_time_it_goes_on_with_its_tree_and_with_nodes_it_does_not() -> None:
    match, bot = begun("sintra"), Search()
    think(bot, match, Budget(seconds=1000.0))
    assert bot.kept is not None
    act_as_expected(match, bot.kept.tree)
    think(bot, match, Budget(seconds=1000.0))
    assert bot.kept.tree.root.visits > bot.kept.tree.iterations
    kept = bot.kept
    think(bot, match, Budget(nodes=40))
    assert bot.kept is kept
