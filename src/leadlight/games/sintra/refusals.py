"""Why an action is refused. Callers ask only about actions that are not legal: `rules` alone says what is legal."""

from leadlight.core.errors import Fact, Refusal
from leadlight.core.state import State
from leadlight.games.sintra.actions import ACTION_COUNT, BREAK_ALL, Decision, Keep, Place, decode
from leadlight.games.sintra.components import COLOUR_NAMES, COLOURS, NOTHING, SLOTS
from leadlight.games.sintra.phases import ENDED, KEEPING
from leadlight.games.sintra.rules.returning import leftmost_strip
from leadlight.games.sintra.state import SintraState


def refusal(state: State, seat: int, number: int) -> Refusal:
    """The first rule that forbids the action to the seat, in the order in which a person would explain it."""
    assert isinstance(state, SintraState)
    if state.phase == ENDED:
        return Refusal("match_over", "S10.3")
    if seat != state.actor():
        return Refusal("not_your_turn", "S4.1")
    action = decode(number) if 0 <= number < ACTION_COUNT else None
    if not isinstance(action, Decision):
        return Refusal("not_an_action", "S4.2")
    if isinstance(action, Keep) != (state.phase == KEEPING):
        return refuse_step(state)
    if isinstance(action, Keep):
        return Refusal("keep_not_on_strip", "S7.4", {"colour": COLOUR_NAMES[action.colour]})
    if isinstance(action, Place):
        return refuse_place(state, seat, action)
    return refuse_return(state, seat)


def refuse_step(state: SintraState) -> Refusal:
    return Refusal("must_keep", "S7.2") if state.phase == KEEPING else Refusal("no_full_strip", "S4.2")


def refuse_place(state: SintraState, seat: int, action: Place) -> Refusal:
    facts: dict[str, Fact] = {"colour": COLOUR_NAMES[action.colour], "source": action.source}
    if action.source > state.displays:
        return Refusal("no_such_source", "S2.1", facts | {"players": state.players})
    if state.market[action.source * COLOURS + action.colour] == 0:
        return Refusal("colour_not_there", "S5.3", facts)
    if action.target == BREAK_ALL:
        return Refusal("must_place", "S6.6", facts)
    return refuse_slot(state, seat, action.target - 1, facts)


def refuse_slot(state: SintraState, seat: int, slot: int, facts: dict[str, Fact]) -> Refusal:
    facts = facts | {"slot": slot + 1, "glazier": state.glazier[seat] + 1}
    if state.face[seat * SLOTS + slot] == NOTHING:
        return Refusal("no_strip", "S6.13", facts)
    if slot < state.glazier[seat]:
        return Refusal("strip_left", "S6.2", facts)
    return Refusal("no_fitting_space", "S6.5", facts)


def refuse_return(state: SintraState, seat: int) -> Refusal:
    leftmost = leftmost_strip(state, seat)
    glazier = state.glazier[seat]
    if leftmost == glazier:
        return Refusal("already_leftmost", "S8.2")
    if leftmost > glazier:
        return Refusal("nothing_left_of_glazier", "S8.2")
    return Refusal("gap", "S13.3", {"slot": leftmost + 1, "glazier": glazier + 1})
