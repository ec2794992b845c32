"""The laws GI1-GI7 and GI11 that hold after every action, recounted from scratch. GI8 follows from GI5; GI9 and GI10
speak of more than one position and are tests."""

from collections.abc import Sequence

from leadlight.core.state import CHANCE, OVER, State
from leadlight.games.sagrada import phases
from leadlight.games.sagrada.cells import BORDER, COLOUR_FITS, VALUE_FITS, beside, count, occupied
from leadlight.games.sagrada.components import (
    ALL_CARDS,
    BASE_CARDS,
    COLOURS,
    COPPER_FOIL_BURNISHER,
    DICE,
    DICE_PER_COLOUR,
    DIE_KINDS,
    DIFFICULTIES,
    EGLOMISE_BRUSH,
    FAVOR_TOKENS,
    NOTHING,
    ROUNDS,
    RUNNING_PLIERS,
    SOLO_DICE,
    VALUES,
)
from leadlight.games.sagrada.rules.rounds import seat_of_turn
from leadlight.games.sagrada.rules.tools import is_for_hand, slot_of
from leadlight.games.sagrada.rules.turns import has_choice
from leadlight.games.sagrada.state import SagradaState

HOLDING = (phases.IN_HAND, phases.CHANGING, phases.SWAPPING, phases.VALUING, phases.ROLLING_HAND)


def violations(state: State) -> list[str]:
    """The names of the laws this state breaks; empty for every state that play can reach."""
    assert isinstance(state, SagradaState)
    laws = {
        "G2.7": cards_are_dealt_once,
        "GI1": dice_are_conserved,
        "GI2": tokens_are_conserved,
        "GI3": windows_follow_the_rules,
        "GI4": windows_grow_slowly,
        "GI5": bag_fits_the_round,
        "GI6": track_fits_the_round,
        "GI7": turn_is_within_bounds,
        "GI11": what_is_waited_for_can_come,
    }
    return [name for name, holds in laws.items() if not holds(state)]


def are_distinct(cards: Sequence[int]) -> bool:
    dealt = [card for card in cards if card != NOTHING]
    return len(set(dealt)) == len(dealt)


def cards_are_dealt_once(state: SagradaState) -> bool:
    """No card twice, and no card where its time has not come or is over."""
    chosen = [window // 2 for window in state.windows if window != NOTHING]
    hands = (state.privates, state.tools, state.objectives, [*state.cards, *chosen])
    known = ALL_CARDS if state.promo_windows else BASE_CARDS
    return all(are_distinct(list(hand)) for hand in hands) and max([*state.cards, *chosen], default=0) < known


def count_colour(state: SagradaState, colour: int) -> int:
    """Dice of a colour everywhere."""
    kinds = range(colour * VALUES, (colour + 1) * VALUES)
    return (
        state.bag[colour]
        + sum(state.pool[die] for die in kinds)
        + state.unrolled[colour]
        + (state.hand in kinds)
        + sum(state.track[space * DIE_KINDS + die] for space in range(ROUNDS) for die in kinds)
        + state.paid[colour]
        + sum(count(state.by_colour[seat * COLOURS + colour]) for seat in range(state.players))
    )


def dice_are_conserved(state: SagradaState) -> bool:
    counted = all(count_colour(state, colour) == DICE_PER_COLOUR for colour in range(COLOURS))
    whole = all(amount >= 0 for amounts in (state.bag, state.pool, state.unrolled, state.track) for amount in amounts)
    return counted and whole and state.in_bag == sum(state.bag) and state.in_pool == sum(state.pool)


def tokens_are_conserved(state: SagradaState) -> bool:
    given = 0 if state.is_solo else sum(DIFFICULTIES[window] for window in state.windows if window != NOTHING)
    found = sum(state.tokens) + sum(state.tool_tokens)
    return given == found <= FAVOR_TOKENS and min([*state.tokens, *state.tool_tokens]) >= 0


def windows_follow_the_rules(state: SagradaState) -> bool:
    return all(window_follows_the_rules(state, seat) for seat in range(state.players))


def window_follows_the_rules(state: SagradaState, seat: int) -> bool:
    """One colour and one value for each die, no equal neighbours, and the printed cells unless a tool lifts them."""
    colours = [state.by_colour[seat * COLOURS + colour] for colour in range(COLOURS)]
    values = [state.by_value[seat * VALUES + value] for value in range(VALUES)]
    taken = occupied(state, seat)
    if sum(map(count, colours)) != count(taken) or sum(values) != taken:
        return False
    if any(cells & beside(cells) for cells in (*colours, *values)):
        return False
    return state.windows[seat] == NOTHING or dice_fit_their_cells(state, seat, colours, values)


def dice_fit_their_cells(state: SagradaState, seat: int, colours: list[int], values: list[int]) -> bool:
    window = state.windows[seat]
    wrong_colour = any(cells & ~COLOUR_FITS[window * COLOURS + colour] for colour, cells in enumerate(colours))
    wrong_value = any(cells & ~VALUE_FITS[window * VALUES + value] for value, cells in enumerate(values))
    lifted = (slot_of(state, EGLOMISE_BRUSH) != NOTHING, slot_of(state, COPPER_FOIL_BURNISHER) != NOTHING)
    return (lifted[0] or not wrong_colour) and (lifted[1] or not wrong_value)


def windows_grow_slowly(state: SagradaState) -> bool:
    """At most two dice a round; the first lies on the border."""
    windows = [occupied(state, seat) for seat in range(state.players)]
    return all(count(cells) <= 2 * state.round and (count(cells) != 1 or cells & BORDER) for cells in windows)


def bag_fits_the_round(state: SagradaState) -> bool:
    each = SOLO_DICE if state.is_solo else 2 * state.players + 1
    if state.phase < phases.ROLLING or state.phase == phases.CHOOSING:
        return state.in_bag == DICE and state.in_pool == 0 and state.round == 1
    if state.phase == phases.ROLLING:
        return state.in_pool < each and state.in_bag == DICE - each * (state.round - 1) - state.in_pool
    return state.in_bag == DICE - each * state.round + (state.phase == phases.DRAWING)


def track_fits_the_round(state: SagradaState) -> bool:
    """A die for every round behind us (solo: or the marker), none for the others."""
    finished = ROUNDS if state.phase == phases.ENDED else state.round - 1
    dice = [sum(state.track[space * DIE_KINDS : (space + 1) * DIE_KINDS]) for space in range(ROUNDS)]
    return not any(dice[finished:]) and (state.is_solo or all(dice[:finished]))


def turn_is_within_bounds(state: SagradaState) -> bool:
    """At most one tool and one draft, two with T8; hand, lifted and moved dice only where a phase has them."""
    if state.drafts > (2 if state.tool == RUNNING_PLIERS else 1) or state.turn >= 2 * state.players:
        return False
    if state.tool != NOTHING and slot_of(state, state.tool) == NOTHING:
        return False
    paying_in_hand = state.phase == phases.PAYING and is_for_hand(state.tool)
    holds = state.phase in HOLDING or paying_in_hand
    moves = state.phase in (phases.LIFTING, phases.MOVING)
    return (
        (state.hand != NOTHING) == holds
        and (state.lifted != NOTHING) == (state.phase == phases.MOVING)
        and (moves or state.moved == NOTHING)
        and any(state.unrolled) == (state.phase == phases.ROLLING_POOL)
    )


def what_is_waited_for_can_come(state: SagradaState) -> bool:
    """Cards are all there when play begins, the seat at turn is the one the order names, and something is possible."""
    if not cards_fit_the_phase(state):
        return False
    if state.actor() == CHANCE:
        return state.phase != phases.ROLLING_POOL or any(state.unrolled)
    if state.actor() == OVER:
        return state.round == ROUNDS
    if state.phase == phases.CHOOSING:
        chosen = [choice != NOTHING for choice in state.choices]
        return chosen.index(False) == state.seat if False in chosen else False
    if state.seat != seat_of_turn(state, state.turn):
        return False
    if state.phase == phases.TURN:
        return has_choice(state) and not (state.turn >= state.players and state.skips[state.seat])
    return bool(state.legal_actions())


def cards_fit_the_phase(state: SagradaState) -> bool:
    """Each kind of card: none before it is dealt, all after, some while it is."""
    in_play = state.phase >= phases.ROLLING and state.phase != phases.CHOOSING
    laid = [*state.tools, *state.objectives]
    laying = state.phase == phases.LAYING
    revealed = in_play or (laying and not state.reveal_table_first)
    laid_out = in_play or (state.phase == phases.CHOOSING and state.reveal_table_first)
    dealt = state.phase in (phases.LAYING, phases.CHOOSING) and not revealed
    return (
        is_stage(list(state.privates), state.phase > phases.PRIVATES, state.phase == phases.PRIVATES)
        and is_stage(list(state.cards), dealt, state.phase == phases.CARDS)
        and is_stage(list(state.windows), revealed, False)
        and is_stage(laid, laid_out, laying)
    )


def is_stage(cards: list[int], complete: bool, under_way: bool) -> bool:
    """All dealt when complete; while under way the first ones are; otherwise none."""
    dealt = [card != NOTHING for card in cards]
    if under_way:
        return not all(dealt) and dealt == sorted(dealt, reverse=True)
    return all(dealt) if complete else not any(dealt)
