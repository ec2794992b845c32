"""The searching bot: repeatable, blind to secrets, within its budget, and stronger than looking one action ahead."""

from collections.abc import Iterator
from itertools import islice

import pytest
from librt.vecs import vec

from leadlight.bots import BOTS, find_bot
from leadlight.bots.one_ply import hand_made
from leadlight.bots.search.bot import Search, settings_of
from leadlight.bots.search.shares import falling, share_by_places, share_by_points
from leadlight.bots.search.tree import Settings, Sight, Tree
from leadlight.bots.search.uct import PlainTree, RandomPlayouts
from leadlight.core.chance import Rng
from leadlight.core.state import CHANCE, OVER, State
from leadlight.games import GAMES, find_game
from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Budget, Progress, Thinking
from leadlight.simulation import simulate


def decisions(game: str, players: int, seed: int = 1) -> Iterator[State]:
    """The states of a match of random choices in which a seat has more than one action."""
    rng, state = Rng(seed), find_game(game).begin(find_game(game).complete({"players": players}))
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.apply(state.draw(rng))
            continue
        if len(state.legal_actions()) > 1:
            yield state
        state.apply(rng.pick(state.legal_actions()))


def think(state: State, game: str, nodes: int, seed: int = 1) -> int:
    thinking = Thinking(Rng(seed), Budget(nodes=nodes))
    return Search().choose(Perspective(find_game(game), state, state.actor()), thinking)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_nodes_give_the_same_action(game: str) -> None:
    for state in islice(decisions(game, 2), 2, 40, 15):
        assert think(state, game, 6) == think(state, game, 6) in state.legal_actions()


@pytest.mark.parametrize("game", [name for name in GAMES if find_game(name).has_secrets])
def test_the_choice_does_not_change_with_what_the_seat_cannot_know(game: str) -> None:
    compared = 0
    for state in islice(decisions(game, 3), 1, 60, 15):
        world = state.copy()
        world.determinize(state.actor(), Rng(4))
        assert think(world, game, 4) == think(state, game, 4)
        compared += world != state
    assert compared >= 3


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("most", [False, True])
def test_it_plays_with_every_number_of_players(game: str, most: bool) -> None:
    players = [int(value) for value in find_game(game).options[0].values]
    state = next(decisions(game, max(players) if most else min(players)))
    assert think(state, game, 3) in state.legal_actions()


def test_it_beats_greedy_in_sintra() -> None:
    tally = simulate("sintra", ["search:nodes=120", "greedy"], games=4, seed=3)
    assert tally.wins["search:nodes=120"] == 4


def test_it_stops_when_cancelled_and_after_its_nodes() -> None:
    state = next(decisions("sintra", 2))
    reports: list[Progress] = []
    perspective = Perspective(find_game("sintra"), state, state.actor())
    Search().choose(perspective, Thinking(Rng(1), Budget(nodes=100), report=reports.append))
    assert reports[-1].nodes == 100
    assert reports[-1].share == 1.0
    assert reports[-1].action in state.legal_actions()
    reports.clear()
    Search().choose(perspective, Thinking(Rng(1), is_cancelled=lambda: True, report=reports.append))
    assert len(reports) == 1


def test_without_a_limit_it_stops_as_soon_as_a_thousand_iterations_cannot_change_its_choice() -> None:
    state = next(decisions("sintra", 2))
    reports: list[Progress] = []
    perspective = Perspective(find_game("sintra"), state, state.actor())
    chosen = Search().choose(perspective, Thinking(Rng(1), report=reports.append))
    tree = Tree(perspective.deal_world, Sight(*hand_made("sintra"), settings_of("sintra")), Rng(1), 2)
    for report in reports:
        assert tree.lead(state.legal_actions()) <= 1000 - tree.iterations
        tree.grow(report.nodes - tree.iterations)
    assert tree.iterations == 1000 or tree.lead(state.legal_actions()) > 1000 - tree.iterations
    tree.grow(1000 - tree.iterations)
    assert chosen == tree.best_action(state.legal_actions())


def test_every_iteration_is_counted_at_the_root_and_below() -> None:
    state = next(decisions("sintra", 3))
    tree = Tree(lambda _: state.copy(), Sight(*hand_made("sintra"), settings_of("sintra")), Rng(1), 3)
    tree.grow(60)
    assert tree.root.visits == 60
    assert sum(tree.visits_of(action) for action in state.legal_actions()) == 59
    assert sum(tree.root.totals) == pytest.approx(60)
    assert tree.visits_of(tree.best_action(state.legal_actions())) == max(map(tree.visits_of, state.legal_actions()))


def test_shares_add_up_and_the_best_has_the_largest() -> None:
    shares = share_by_points(vec[float]([30.0, 42.0, 30.0]), 10.0)
    assert sum(shares) == pytest.approx(1)
    assert shares[1] > shares[0] == shares[2]
    assert list(share_by_points(vec[float]([5.0, 5.0]), 10.0)) == [0.5, 0.5]
    assert share_by_points(vec[float]([0.0]), 10.0)[0] == 0.5
    assert share_by_points(vec[float]([20.0]), 10.0)[0] > 0.9
    assert share_by_points(vec[float]([-20.0]), 10.0)[0] < 0.1


def test_falling_is_nearly_an_exponential() -> None:
    assert falling(0.0) == 1.0
    assert falling(1.0) == pytest.approx(0.379, abs=0.001)
    assert falling(30.0) < 0.001


@pytest.mark.parametrize("game", GAMES)
def test_at_the_end_the_winner_has_nearly_everything(game: str) -> None:
    rng, state = Rng(8), find_game(game).begin(find_game(game).complete({}))
    while (actor := state.actor()) != OVER:
        state.apply(state.draw(rng) if actor == CHANCE else rng.pick(state.legal_actions()))
    points = vec[float]([float(score) for score in state.scores()])
    shares = share_by_places(state, points, 10.0)
    assert shares[state.ranking().index(1)] >= 0.9
    assert sum(shares) == pytest.approx(1)


@pytest.mark.parametrize("name", ["search", "uct"])
def test_the_bots_are_found_by_name_but_offered_to_nobody(name: str) -> None:
    assert find_bot(name).name == name
    assert name not in BOTS


@pytest.mark.parametrize("game", GAMES)
def test_plain_uct_tries_every_action_before_it_follows_one_again(game: str) -> None:
    state = next(decisions(game, 2))
    settings = Settings(10.0, 1.0, 1.4, 0.0)
    tree = PlainTree(lambda _: state.copy(), RandomPlayouts(Rng(2), settings), Rng(1), 2)
    actions = state.legal_actions()
    tree.grow(1 + len(actions))
    assert [tree.visits_of(action) for action in actions] == [1] * len(actions)
    tree.grow(3)
    assert sum(tree.visits_of(action) for action in actions) == len(actions) + 3
    assert sum(tree.root.totals) == pytest.approx(tree.root.visits)


def test_plain_uct_is_repeatable_and_beats_random_play() -> None:
    tally = simulate("sintra", ["uct:nodes=30", "random"], games=4, seed=3)
    assert tally.wins["uct:nodes=30"] == 4
    assert simulate("sintra", ["uct:nodes=30", "random"], games=4, seed=3) == tally
