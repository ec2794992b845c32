"""GI10, GI11 and the tools of G8 in random play, with each tool on the table, held against the page once more."""

from collections.abc import Iterator

import pytest

from leadlight.core.chance import Rng
from leadlight.core.state import CHANCE, OVER
from leadlight.games.sagrada.actions import END, LAY_TOOL, LIFT, PLACE, TAKE, TOOL
from leadlight.games.sagrada.components import DIE_CODES
from leadlight.games.sagrada.game import SAGRADA
from leadlight.games.sagrada.phases import CHANGING, DRAWING, IN_HAND, PAYING, ROLLING_HAND, SWAPPING, VALUING
from leadlight.games.sagrada.state import SagradaState
from leadlight.games.sagrada.view import SagradaView
from leadlight.games.sagrada.view_builder import view
from leadlight.testing.rulebook import rule

from .boards import chains, colour_of_tool
from .model import can_end_in_a_placement, legal_cells, letters_of, lying_dice, move_chains

PLAYERS = pytest.mark.parametrize("players", [1, 2, 3, 4])
DRAFTING = (IN_HAND, PAYING, CHANGING, SWAPPING, ROLLING_HAND, DRAWING, VALUING)
EVERY_TOOL = pytest.mark.parametrize("tool", range(1, 13))


def states_with(tool: int, players: int, seed: int) -> Iterator[SagradaState]:
    """The states of a match in which a tool is laid out, and used as often as somebody can."""
    rng = Rng(seed)
    state = SAGRADA.begin(SAGRADA.complete({"players": players}))
    assert isinstance(state, SagradaState)
    while state.actor() != OVER:
        yield state
        state.apply(next_action(state, tool - 1, rng))


def next_action(state: SagradaState, tool: int, rng: Rng) -> int:
    if state.actor() == CHANCE:
        wanted = LAY_TOOL + tool
        return wanted if wanted in dict(state.chance_outcomes()) else state.draw(rng)
    legal = state.legal_actions()
    if TOOL + tool in legal and rng.below(2):
        return TOOL + tool
    return rng.pick([action for action in legal if action != END] or legal)


def taken(state: SagradaState) -> set[str]:
    texts = [SAGRADA.format_action(action) for action in state.legal_actions()]
    return {text.removeprefix("take ") for text in texts if text.startswith("take")}


def takeable(state: SagradaState, shown: SagradaView) -> set[str]:
    """The dice that may be taken now, by the page."""
    seat = shown.actor
    if shown.phase == "turn" and state.drafts == 0:
        return {die for die in set(shown.pool) if can_end_in_a_placement(shown, seat, die)}
    if shown.phase == "draft-again":
        return {die for die in set(shown.pool) if legal_cells(letters_of(shown, seat), lying_dice(shown, seat), die)}
    return set()


@rule("GI10", "GI11", "G4.6", "G9.5")
@EVERY_TOOL
@PLAYERS
def test_nobody_is_stuck_and_a_die_is_offered_exactly_if_it_can_end_in_a_placement(players: int, tool: int) -> None:
    used = 0
    for state in states_with(tool, players, seed=tool):
        if state.actor() == CHANCE:
            continue
        shown = view(state, None)
        assert len(state.legal_actions()) > (shown.phase == "turn")
        assert taken(state) == takeable(state, shown)
        used += TOOL + tool - 1 in state.legal_actions()
    assert used > 0


def ends_in_a_placement(state: SagradaState) -> bool:
    """Whether some way on, by actions and by chance, places a die in this draft."""
    for action in state.legal_actions() or list(dict(state.chance_outcomes())):
        after = state.copy()
        after.apply(action)
        if PLACE <= action < LIFT or (after.phase in DRAFTING and ends_in_a_placement(after)):
            return True
    return False


@rule("GI10")
@EVERY_TOOL
@PLAYERS
def test_a_die_is_offered_exactly_if_playing_on_can_place_one(players: int, tool: int) -> None:
    refused = 0
    for state in states_with(tool, players, seed=40 + tool):
        if view(state, None).phase != "turn" or state.drafts:
            continue
        offered = taken(state)
        for die in set(view(state, None).pool):
            after = state.copy()
            after.apply(TAKE + DIE_CODES.index(die))
            assert ends_in_a_placement(after) == (die in offered)
            refused += die not in offered
    assert refused > 0


def can_pay(shown: SagradaView, tool: int) -> bool:
    laid = next(laid for laid in shown.tools if laid.tool == tool - 1)
    if shown.players == 1:
        return not laid.used_up and any(die[0] == colour_of_tool(tool) for die in shown.pool)
    return shown.seats[shown.actor].tokens >= (2 if laid.tokens else 1)


def chains_of_the_page(shown: SagradaView, tool: int) -> list[tuple[str, ...]]:
    track = {die[0] for space in shown.track for die in space}
    return move_chains(letters_of(shown, shown.actor), lying_dice(shown, shown.actor), tool, track)


def chains_of_the_rules(state: SagradaState, tool: int) -> list[tuple[str, ...]]:
    """Every way to the end of the tool, whichever die pays for it."""
    after = state.copy()
    after.apply(TOOL + tool - 1)
    if view(after, None).phase == "pay":
        after.apply(after.legal_actions()[0])
    return chains(after)


@rule("G8.1", "G8.4", "G8.5", "G8.6", "G8.7", "G8.8", "G8.9", "G8.10")
@pytest.mark.parametrize("tool", [2, 3, 4, 12])
@PLAYERS
def test_in_play_dice_move_exactly_as_the_page_says(players: int, tool: int) -> None:
    compared = 0
    for state in states_with(tool, players, seed=20 + tool):
        shown = view(state, None)
        if shown.phase != "turn" or shown.tool is not None or not can_pay(shown, tool):
            continue
        expected = chains_of_the_page(shown, tool)
        assert (TOOL + tool - 1 in state.legal_actions()) == bool(expected)
        if expected:
            compared += 1
            assert sorted(chains_of_the_rules(state, tool)) == sorted(expected)
    assert compared > 0
