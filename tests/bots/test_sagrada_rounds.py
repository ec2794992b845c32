"""Sagrada alone: the rest of a round is planned as a whole, and plans are compared by what the next round may bring."""

from collections.abc import Iterator
from itertools import islice

import pytest

from leadlight.bots.evaluation.sagrada import resting_value
from leadlight.bots.evaluation.sagrada_round import WON, RoundPlan
from leadlight.bots.learned import Learned, load_value
from leadlight.bots.levels import STYLES
from leadlight.bots.levels.bot import Level
from leadlight.bots.one_ply import hand_made
from leadlight.bots.search.bot import Search, settings_of
from leadlight.bots.search.rounds import RoundList
from leadlight.bots.search.shortlist import LISTED
from leadlight.bots.search.tree import Sight
from leadlight.bots.weights import find_weights
from leadlight.core.chance import Rng
from leadlight.core.state import CHANCE, OVER
from leadlight.games import find_game
from leadlight.games.sagrada.components import ROUNDS, TOOL_COLOURS, VALUES
from leadlight.games.sagrada.phases import CHOOSING, ENDED, ROLLING
from leadlight.games.sagrada.state import SagradaState
from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Budget, Progress, Thinking

EXACT = {1, 9, 10}  # T1, T9 and T10 are planned in every way that matters in the second turn


def decisions(seed: int, tools: int = 3) -> Iterator[SagradaState]:
    """The states of a match alone, of random choices, in which the seat has more than one action."""
    game = find_game("sagrada")
    rng, state = Rng(seed), game.begin(game.complete({"players": 1, "solo_tools": tools}))
    assert isinstance(state, SagradaState)
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.apply(state.draw(rng))
            continue
        if len(state.legal_actions()) > 1:
            yield state
        state.apply(rng.pick(state.legal_actions()))


def last_rounds(tools: int) -> Iterator[SagradaState]:
    """Positions at the beginning of last rounds."""
    for seed in range(1, 60):
        yield from islice((state.copy() for state in decisions(seed, tools) if state.round == ROUNDS), 1)


def without_tools(state: SagradaState) -> SagradaState:
    for slot in range(len(state.used_up)):
        state.used_up[slot] = 1
    return state


def best_end(state: SagradaState) -> float:
    """What the last round is worth if every way to play it is tried."""
    if state.phase == ENDED:
        ahead = resting_value(state, 0)
        return ahead + WON if ahead > 0 else ahead - WON
    if state.phase < CHOOSING:
        outcomes = state.chance_outcomes()
        return sum(best_end(after(state, action)) * weight for action, weight in outcomes) / sum(
            weight for _, weight in outcomes
        )
    return max(best_end(after(state, action)) for action in state.legal_actions())


def after(state: SagradaState, action: int) -> SagradaState:
    twin = state.copy()
    twin.apply(action)
    return twin


def test_without_tools_a_plan_is_worth_what_the_best_way_to_play_is_worth() -> None:
    compared = 0
    for state in islice(last_rounds(1), 12):
        without_tools(state)
        actions = state.legal_actions()
        if len(actions) < 2:
            continue
        expected = [best_end(after(state, action)) for action in actions]
        assert RoundPlan(resting_value).value_actions(state, actions) == pytest.approx(expected)
        compared += 1
    assert compared > 8


def test_a_plan_with_tools_is_never_worth_more_than_the_best_way_to_play_and_hardly_less() -> None:
    missed = compared = 0.0
    for state in last_rounds(1):
        colour = TOOL_COLOURS[state.tools[0]]
        pays = any(state.pool[die] for die in range(colour * VALUES, (colour + 1) * VALUES))
        if state.tools[0] + 1 not in EXACT or not pays:
            continue
        state.used_up[0] = 0
        actions = state.legal_actions()
        expected = [best_end(after(state, action)) for action in actions]
        quick = RoundPlan(resting_value).value_actions(state, actions)
        thorough = RoundPlan(resting_value, True).value_actions(state, actions)
        for best, fast, slow in zip(expected, quick, thorough, strict=True):
            assert fast <= slow + 1e-9 <= best + 2e-9
        missed += max(expected) - max(thorough)
        compared += 1
    assert compared >= 4
    assert missed / compared < 0.5


def test_the_plan_of_an_earlier_round_ends_with_the_round() -> None:
    seen: set[tuple[int, int]] = set()

    def note(world: object, _: int) -> float:
        assert isinstance(world, SagradaState)
        seen.add((world.round, world.phase))
        return resting_value(world, 0)

    state = next(islice(decisions(3), 9, None))
    RoundPlan(note).value_actions(state, state.legal_actions())
    assert seen == {(state.round + 1, ROLLING)}


def listed(state: SagradaState, worlds: int) -> RoundList:
    sight = Sight(*hand_made("sagrada"), settings_of("sagrada"))
    quick = RoundPlan(resting_value)
    rounds = RoundList(lambda _: state.copy(), sight, RoundPlan(resting_value, True), quick, Rng(3))
    rounds.begin_round(state.legal_actions())
    for _ in range(worlds):
        rounds.compare()
    return rounds


def test_the_best_plans_are_compared_with_the_same_dice() -> None:
    state = next(islice(decisions(5), 6, None))
    first, again = listed(state, 2), listed(state, 2)
    assert first.totals == again.totals
    assert 0 < len(first.totals) <= LISTED
    assert first.iterations == 2 * len(first.totals)
    assert all(0.0 < first.share_of(action) < 1.0 for action in first.totals)
    assert all(reached.actor() in (CHANCE, OVER) for reached in first.reached.values())


def test_the_search_examines_its_nodes_and_changes_nothing() -> None:
    state, reports = next(islice(decisions(5), 6, None)), list[Progress]()
    before = state.copy()
    perspective = Perspective(find_game("sagrada"), state, 0)
    chosen = Search().choose(perspective, Thinking(Rng(1), Budget(nodes=12), report=reports.append))
    assert chosen in state.legal_actions()
    assert reports[-1].nodes >= 12
    assert reports[-1].action == chosen
    assert state == before
    assert chosen == Search().choose(perspective, Thinking(Rng(1), Budget(nodes=12)))


def test_a_search_that_is_cancelled_compares_no_more() -> None:
    state, reports = next(islice(decisions(5), 6, None)), list[Progress]()
    thinking = Thinking(Rng(1), is_cancelled=lambda: True, report=reports.append)
    assert Search().choose(Perspective(find_game("sagrada"), state, 0), thinking) in state.legal_actions()
    assert len(reports) == 1


def test_a_level_that_searches_examines_fewer_positions_alone_for_each_takes_longer() -> None:
    style = STYLES["sagrada"][5]
    assert style.nodes_with(1) == style.alone < style.nodes_with(2) == style.nodes
    for level in range(1, 7):
        state = next(islice(decisions(8), 4, None))
        chosen = Level(level).choose(Perspective(find_game("sagrada"), state, 0), Thinking(Rng(1), Budget(nodes=4)))
        assert chosen in state.legal_actions()


def test_the_learned_bot_chooses_by_the_plan_alone() -> None:
    file = find_weights("sagrada", find_game("sagrada").complete({"players": 1}))
    assert file is not None
    plan = RoundPlan(load_value(file).evaluate)
    for state in islice(decisions(5), 3, 40, 9):
        actions = state.legal_actions()
        values = plan.value_actions(state, actions)
        chosen = Learned().choose(Perspective(find_game("sagrada"), state, 0), Thinking(Rng(1)))
        assert values[actions.index(chosen)] == max(values)
