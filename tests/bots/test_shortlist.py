"""The list of the best actions: all of them meet the same worlds and chance, and the worse half is left out."""

from itertools import islice

import pytest

from leadlight.bots.evaluation.uzory import is_no_discard
from leadlight.bots.one_ply import hand_made
from leadlight.bots.search.bot import Search, settings_of
from leadlight.bots.search.shortlist import LISTED, Shortlist
from leadlight.bots.search.tree import Sight
from leadlight.core.chance import Rng
from leadlight.core.state import State
from leadlight.games import find_game
from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Budget, Progress, Thinking
from tests.bots.test_search import decisions


def position(players: int = 2) -> State:
    """An Uzory position in which a tile is laid."""
    return next(state for state in islice(decisions("uzory", players), 4, None) if len(state.legal_actions()) > LISTED)


def listed(state: State, actions: list[int], worlds: int) -> Shortlist:
    perspective, evaluation = Perspective(find_game("uzory"), state, state.actor()), hand_made("uzory")
    sight = Sight(*evaluation, settings_of("uzory"))
    shortlist = Shortlist(perspective.deal_world, sight, evaluation.value_actions, Rng(3))
    shortlist.begin(actions, is_no_discard)
    for _ in range(worlds):
        shortlist.compare()
    return shortlist


def test_the_best_at_first_sight_are_listed() -> None:
    state = position()
    actions = state.legal_actions()
    values = hand_made("uzory").value_actions(state, actions, state.actor())
    shortlist = listed(state, actions, 0)
    least = min(values[actions.index(action)] for action in shortlist.totals)
    assert len(shortlist.totals) == LISTED
    assert sum(value > least for value in values) < LISTED


@pytest.mark.parametrize("players", [2, 4])
def test_what_an_action_meets_does_not_depend_on_the_others_on_the_list(players: int) -> None:
    state = position(players)
    many = listed(state, state.legal_actions(), 3)
    action = list(many.totals)[5]
    alone = listed(state, [action], 3)
    assert alone.totals == {action: many.totals[action]}
    assert 0.0 < many.share_of(action) < 1.0


def test_the_worse_half_is_left_out_twice() -> None:
    shortlist = listed(position(), position().legal_actions(), 2)
    ranked = sorted(shortlist.totals, key=lambda action: -shortlist.totals[action])
    assert shortlist.iterations == 2 * LISTED
    shortlist.leave_out(0.2)
    assert len(shortlist.totals) == LISTED
    shortlist.leave_out(0.4)
    assert list(shortlist.totals) == ranked[:4]
    shortlist.leave_out(1.0)
    assert list(shortlist.totals) == ranked[:2]
    assert shortlist.best_action() == ranked[0]


def test_discards_are_chosen_at_first_sight() -> None:
    state = next(state for state in decisions("uzory", 2) if not is_no_discard(state))
    perspective, reports = Perspective(find_game("uzory"), state, state.actor()), list[Progress]()
    chosen = Search().choose(perspective, Thinking(Rng(1), Budget(nodes=20), report=reports.append))
    assert not reports
    values = Search().evaluation(perspective).value_actions(state, state.legal_actions(), state.actor())
    assert values[state.legal_actions().index(chosen)] == max(values)


def test_it_reports_how_far_it_is_and_stops_after_its_nodes() -> None:
    state, reports = position(), list[Progress]()
    perspective = Perspective(find_game("uzory"), state, state.actor())
    chosen = Search().choose(perspective, Thinking(Rng(1), Budget(nodes=20), report=reports.append))
    assert [report.nodes for report in reports] == [8, 12, 16, 18, 20]
    assert reports[-1].share == 1.0
    assert reports[-1].action == chosen
