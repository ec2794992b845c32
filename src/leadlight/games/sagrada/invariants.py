"""The laws G2.7, G14.8, GI1-GI7 and GI11 that hold after every action, recounted from scratch. GI8 follows from GI5;
GI9 and GI10 speak of more than one position and are tests."""

from collections.abc import Sequence

from leadlight.core.state import CHANCE, OVER, State
from leadlight.games.sagrada import phases
from leadlight.games.sagrada.cells import BORDER, COLOUR_FITS, VALUE_FITS, beside, count, die_at, occupied
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
    FLUX_BRUSH,
    FLUX_REMOVER,
    GLAZING_HAMMER,
    GROZING_PLIERS,
    LATHEKIN,
    LENS_CUTTER,
    NOTHING,
    ROUNDS,
    RUNNING_PLIERS,
    SOLO_DICE,
    TAP_WHEEL,
    TOOL_COLOURS,
    VALUES,
)
from leadlight.games.sagrada.rules.rounds import seat_of_turn
from leadlight.games.sagrada.rules.tools import is_for_hand, slot_of
from leadlight.games.sagrada.rules.turns import has_choice
from leadlight.games.sagrada.state import SagradaState

HOLDING = (phases.IN_HAND, phases.CHANGING, phases.SWAPPING, phases.VALUING, phases.ROLLING_HAND)
MOVERS = (EGLOMISE_BRUSH, COPPER_FOIL_BURNISHER, LATHEKIN, TAP_WHEEL)
# The tools whose step a phase is; in a turn and with a die in hand any may have been used.
STEP_TOOLS = {
    phases.ROLLING_HAND: (FLUX_BRUSH,),
    phases.DRAWING: (FLUX_REMOVER,),
    phases.ROLLING_POOL: (GLAZING_HAMMER,),
    phases.CHANGING: (GROZING_PLIERS,),
    phases.SWAPPING: (LENS_CUTTER,),
    phases.VALUING: (FLUX_REMOVER,),
    phases.LIFTING: MOVERS,
    phases.MOVING: MOVERS,
    phases.DRAFTING_AGAIN: (RUNNING_PLIERS,),
}


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
        "G14.8": paid_dice_fit_the_tools,
        "GI11": next_step_is_possible,
    }
    return [name for name, holds in laws.items() if not holds(state)]


def are_distinct(cards: Sequence[int]) -> bool:
    dealt = [card for card in cards if card != NOTHING]
    return len(set(dealt)) == len(dealt)


def cards_are_dealt_once(state: SagradaState) -> bool:
    """No card is dealt twice, and every window card belongs to the match."""
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
    moves = state.phase in (phases.LIFTING, phases.MOVING)
    cells = [cell for cell in (state.lifted, state.moved) if cell != NOTHING]
    return (
        state.turn < 2 * state.players
        and tool_fits(state)
        and drafts_fit(state)
        and (state.hand != NOTHING) == is_holding(state)
        and (state.lifted != NOTHING) == (state.phase == phases.MOVING)
        and (state.moved == NOTHING or (moves and state.tool in (LATHEKIN, TAP_WHEEL)))
        and all(die_at(state, state.seat, cell) != NOTHING for cell in cells)
        and any(state.unrolled) == (state.phase == phases.ROLLING_POOL)
    )


def is_holding(state: SagradaState) -> bool:
    return state.phase in HOLDING or (state.phase == phases.PAYING and is_for_hand(state.tool))


def is_in_turn(state: SagradaState) -> bool:
    return phases.ROLLING < state.phase < phases.ENDED and state.phase != phases.CHOOSING


def drafts_fit(state: SagradaState) -> bool:
    """A die in hand is the first, or with T8 the second; T7 comes before the draft, T8 after it."""
    again = state.tool == RUNNING_PLIERS
    if is_holding(state) or state.phase in (phases.DRAWING, phases.ROLLING_POOL, phases.DRAFTING_AGAIN):
        return state.drafts == (1 if again else 0)
    return state.drafts <= (1 if is_in_turn(state) else 0)


def tool_fits(state: SagradaState) -> bool:
    """A tool used is laid out, and the step that the table waits for is one of its own."""
    if state.tool == NOTHING:
        return state.phase not in STEP_TOOLS and state.phase != phases.PAYING
    if not is_in_turn(state) or slot_of(state, state.tool) == NOTHING:
        return False
    return state.tool in STEP_TOOLS.get(int(state.phase), (state.tool,))


def paid_dice_fit_the_tools(state: SagradaState) -> bool:
    """Tools are used up only in the solo game, each for a die of its colour; a tool in use counts once it is paid."""
    used = [tool for tool, gone in zip(state.tools, state.used_up, strict=True) if gone]
    colours = [TOOL_COLOURS[tool] for tool in used]
    paid = [state.paid[colour] == colours.count(colour) for colour in range(COLOURS)]
    if not state.is_solo:
        return not used and all(paid) and state.phase != phases.PAYING
    return all(paid) and (state.tool == NOTHING or (state.tool in used) == (state.phase != phases.PAYING))


def next_step_is_possible(state: SagradaState) -> bool:
    """All cards are dealt when play begins, the turn order gives the acting seat, and that seat can do something."""
    if not cards_fit_the_phase(state) or not turn_is_within_bounds(state):
        return False
    if state.phase == phases.CHOOSING:
        return state.seat == len([choice for choice in state.choices if choice != NOTHING])
    if state.actor() == OVER:
        return state.round == ROUNDS
    return not is_in_turn(state) or turn_can_go_on(state)


def turn_can_go_on(state: SagradaState) -> bool:
    second = state.turn >= state.players
    if state.seat != seat_of_turn(state, state.turn) or (second and state.skips[state.seat]):
        return False
    if state.actor() == CHANCE:
        return bool(state.chance_outcomes())
    return has_choice(state) if state.phase == phases.TURN else bool(state.legal_actions())


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
        and is_stage(list(state.choices), False, state.phase == phases.CHOOSING)
        and is_stage(list(state.windows), revealed, False)
        and is_stage(laid, laid_out, laying)
    )


def is_stage(cards: list[int], complete: bool, under_way: bool) -> bool:
    """All dealt when complete; while under way the first ones are; otherwise none."""
    dealt = [card != NOTHING for card in cards]
    if under_way:
        return not all(dealt) and dealt == sorted(dealt, reverse=True)
    return all(dealt) if complete else not any(dealt)
