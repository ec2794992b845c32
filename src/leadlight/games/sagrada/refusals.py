"""Why an action is refused. Callers ask only about actions that are not legal: `rules` alone says what is legal."""

from leadlight.core.errors import Fact, Refusal
from leadlight.core.state import State
from leadlight.games.sagrada import cells as window
from leadlight.games.sagrada import components as box
from leadlight.games.sagrada import phases
from leadlight.games.sagrada.actions import (
    ACTION_COUNT,
    ChooseWindow,
    Decision,
    End,
    GiveValue,
    Leave,
    Lift,
    Lower,
    Move,
    Pay,
    Place,
    Raise,
    Stop,
    Swap,
    Take,
    UseTool,
    decode,
)
from leadlight.games.sagrada.cells import die_at, fitting, occupied
from leadlight.games.sagrada.components import (
    CELL_CODES,
    COLOUR_NAMES,
    COLOURS,
    DIE_CODES,
    DIE_KINDS,
    NOTHING,
    TOOL_COLOURS,
    VALUES,
    WINDOW_CELLS,
)
from leadlight.games.sagrada.rules import moving, tools
from leadlight.games.sagrada.state import SagradaState

# The kinds of action that each phase waits for.
EXPECTED = {
    phases.CHOOSING: (ChooseWindow,),
    phases.TURN: (Take, UseTool, End),
    phases.IN_HAND: (Place, UseTool, Leave),
    phases.PAYING: (Pay,),
    phases.CHANGING: (Lower, Raise),
    phases.SWAPPING: (Swap,),
    phases.VALUING: (GiveValue,),
    phases.LIFTING: (Lift, Stop),
    phases.MOVING: (Move,),
    phases.DRAFTING_AGAIN: (Take,),
}
# When a tool may be used, by the rule that says so.
RIGHT_TIMES = {"G4.7": "in_hand", "G9.2": "second_turn", "G9.4": "first_turn"}
# The rule that says when a tool does nothing.
NO_EFFECT_RULES = {
    box.GROZING_PLIERS: "G7.2",
    box.EGLOMISE_BRUSH: "G8.10",
    box.COPPER_FOIL_BURNISHER: "G8.10",
    box.LATHEKIN: "G8.7",
    box.LENS_CUTTER: "G7.4",
    box.FLUX_BRUSH: "G7.7",
    box.GLAZING_HAMMER: "G9.2",
    box.RUNNING_PLIERS: "G9.4",
    box.CORK_BACKED_STRAIGHTEDGE: "G7.9",
    box.GRINDING_STONE: "G7.11",
    box.FLUX_REMOVER: "G7.14",
    box.TAP_WHEEL: "G8.10",
}


def refusal(state: State, seat: int, number: int) -> Refusal:
    """The first rule that forbids the action to the seat, in the order in which a person would explain it."""
    assert isinstance(state, SagradaState)
    if state.phase == phases.ENDED:
        return Refusal("match_over", "G10.3")
    if seat != state.actor():
        skips = 0 <= seat < state.players and state.skips[seat]
        return Refusal("not_your_turn", "G9.6" if skips else "G4.1")
    action = decode(number) if 0 <= number < ACTION_COUNT else None
    if not isinstance(action, Decision):
        return Refusal("not_an_action", "G4.2")
    if not isinstance(action, EXPECTED[int(state.phase)]):
        return refuse_step(state, action)
    return refuse_expected(state, action)


def refuse_expected(state: SagradaState, action: Decision) -> Refusal:
    """Of a kind that the table waits for. Ending a turn, choosing a window and giving a value are then legal."""
    match action:
        case Take(die):
            return refuse_take(state, die)
        case Place(cell):
            return refuse_place(state, cell)
        case UseTool(tool):
            return refuse_tool(state, tool)
        case Leave():
            return Refusal("must_place", "G4.5")
    return refuse_tool_step(state, action)


def refuse_tool_step(state: SagradaState, action: Decision) -> Refusal:
    match action:
        case Pay(die):
            return refuse_pay(state, die)
        case Swap(space, die):
            return refuse_swap(state, space, die)
        case Lift(cell):
            return refuse_lift(state, cell)
        case Move(cell):
            return refuse_move(state, cell)
        case Stop():
            return refuse_stop(state)
    return refuse_change(state, isinstance(action, Raise))


def refuse_step(state: SagradaState, action: Decision) -> Refusal:
    """The table waits for something else."""
    if state.phase == phases.CHOOSING:
        return Refusal("choose_window", "G2.2")
    if state.phase == phases.TURN:
        return refuse_in_turn(state, action)
    if state.phase == phases.IN_HAND:
        return refuse_in_hand(action)
    facts: dict[str, Fact] = {"tool": int(state.tool) + 1}
    if isinstance(action, UseTool):
        return Refusal("second_tool", "G6.1", facts)
    return Refusal("finish_tool", "G6.6", facts)


def refuse_in_turn(state: SagradaState, action: Decision) -> Refusal:
    """With nothing in hand there is nothing to place, to change or to pay for."""
    if isinstance(action, ChooseWindow):
        return Refusal("window_chosen", "G2.2")
    if isinstance(action, Place) and state.drafts:
        return Refusal("second_draft", "G4.2")
    if isinstance(action, Place | Leave):
        return Refusal("nothing_in_hand", "G4.4")
    return Refusal("no_tool_chosen", "G6.5")


def refuse_in_hand(action: Decision) -> Refusal:
    if isinstance(action, ChooseWindow):
        return Refusal("window_chosen", "G2.2")
    if isinstance(action, Take | End):
        return Refusal("must_place", "G4.5")
    if isinstance(action, Lift | Move | Stop):
        return Refusal("must_place", "G4.7")
    return Refusal("no_tool_chosen", "G6.5")


def refuse_take(state: SagradaState, die: int) -> Refusal:
    facts: dict[str, Fact] = {"die": DIE_CODES[die]}
    if state.phase == phases.TURN and state.drafts:
        return Refusal("second_draft", "G4.2", facts)
    if state.pool[die] == 0:
        return Refusal("die_not_there", "G4.4", facts)
    return Refusal("unplaceable", "G9.5" if state.phase == phases.DRAFTING_AGAIN else "G4.6", facts)


def refuse_place(state: SagradaState, cell: int) -> Refusal:
    """With T9 the cell must not touch any die."""
    straightedge = state.tool == box.CORK_BACKED_STRAIGHTEDGE
    return refuse_cell(state, cell, int(state.hand), window.TOUCHING if straightedge else window.NONE, NOTHING)


def refuse_move(state: SagradaState, cell: int) -> Refusal:
    die = die_at(state, state.seat, state.lifted)
    facts: dict[str, Fact] = {"cell": CELL_CODES[cell]}
    if cell == state.lifted:
        return Refusal("same_cell", "G8.1", facts)
    lifted = moving.lifted_by(state.tool)
    if fitting(state, state.seat, die, lifted, state.lifted) & (1 << cell):
        return Refusal("no_second_move", "G8.7", facts)
    return refuse_cell(state, cell, die, lifted, int(state.lifted))


def refuse_cell(state: SagradaState, cell: int, die: int, lifted: int, moving_from: int) -> Refusal:
    """The first rule of G5 that forbids the cell, as it counts with a die on the way and a requirement lifted."""
    asked = WINDOW_CELLS[state.windows[state.seat]][cell]
    facts: dict[str, Fact] = {"die": DIE_CODES[die], "cell": CELL_CODES[cell], "asked": asked}
    taken = occupied(state, state.seat) & ~(0 if moving_from == NOTHING else 1 << moving_from)
    if taken & (1 << cell):
        return Refusal("occupied", "G5.1", facts)
    if asked in box.COLOUR_CODES and asked != DIE_CODES[die][0] and lifted != window.COLOUR_REQUIREMENT:
        return Refusal("wrong_colour", "G5.4", facts)
    if asked.isdigit() and asked != DIE_CODES[die][1] and lifted != window.SHADE_REQUIREMENT:
        return Refusal("wrong_shade", "G5.5", facts)
    neighbours = window.beside(1 << cell) & taken
    if neighbours & state.by_colour[state.seat * COLOURS + die // VALUES]:
        return Refusal("equal_colour", "G5.7", facts)
    if neighbours & state.by_value[state.seat * VALUES + die % VALUES]:
        return Refusal("equal_shade", "G5.8", facts)
    return refuse_distance(taken, lifted, facts, moving_from)


def refuse_distance(taken: int, lifted: int, facts: dict[str, Fact], moving_from: int) -> Refusal:
    if lifted == window.TOUCHING:
        return Refusal("touches", "G7.8", facts)
    if taken == 0:
        return Refusal("not_border", "G5.2" if moving_from == NOTHING else "G8.2", facts)
    return Refusal("not_touching", "G5.3", facts)


def refuse_lift(state: SagradaState, cell: int) -> Refusal:
    facts: dict[str, Fact] = {"cell": CELL_CODES[cell], "tool": int(state.tool) + 1}
    die = die_at(state, state.seat, cell)
    if die == NOTHING:
        return Refusal("no_die_here", "G8.1", facts)
    if cell == state.moved:
        return Refusal("same_die", "G8.6" if state.tool == box.LATHEKIN else "G8.8", facts)
    if not moving.may_lift(state, state.tool, cell):
        rule = "G8.8" if state.moved == NOTHING else "G8.9"
        return Refusal("not_own_colour_pair", rule, facts | {"die": DIE_CODES[die]})
    return Refusal("cannot_move", NO_EFFECT_RULES[int(state.tool)], facts | {"die": DIE_CODES[die]})


def refuse_stop(state: SagradaState) -> Refusal:
    return Refusal("must_move", "G8.6" if state.tool == box.LATHEKIN else "G6.6", {"tool": int(state.tool) + 1})


def refuse_tool(state: SagradaState, tool: int) -> Refusal:
    """Laid out and not used up, none used yet, the right time, payable, and of some effect: in this order."""
    facts: dict[str, Fact] = {"tool": tool + 1}
    slot = tools.slot_of(state, tool)
    if slot == NOTHING or state.used_up[slot]:
        return Refusal("tool_not_here", "G2.5" if slot == NOTHING else "G14.8", facts)
    if state.tool != NOTHING:
        return Refusal("second_tool", "G6.1", facts)
    if state.hand != NOTHING and not tools.is_for_hand(tool):
        return Refusal("must_place", "G4.7", facts)
    if rule := wrong_time(state, tool):
        return Refusal("tool_wrong_time", rule, facts | {"when": RIGHT_TIMES[rule]})
    if not state.is_solo and not tools.can_pay(state, slot):
        rule = "G6.2" if state.tokens[state.seat] else "G6.4"
        return Refusal("no_tokens", rule, facts | {"price": int(tools.price(state, slot))})
    if state.is_solo and not has_colour(state, TOOL_COLOURS[tool]):
        rule = "G14.9" if state.hand // VALUES == TOOL_COLOURS[tool] else "G14.7"
        return Refusal("bad_payment", rule, facts | {"colour": COLOUR_NAMES[TOOL_COLOURS[tool]]})
    solo_rule = "G14.11" if state.is_solo and not tools.can_pay(state, slot) else None
    return Refusal("tool_no_effect", solo_rule or NO_EFFECT_RULES[tool], facts)


def wrong_time(state: SagradaState, tool: int) -> str | None:
    """The rule that says when, if now is not the time."""
    if tools.is_for_hand(tool) and state.hand == NOTHING:
        return "G4.7"
    second = state.turn >= state.players
    if tool == box.GLAZING_HAMMER and (not second or state.drafts):
        return "G9.2"
    if tool == box.RUNNING_PLIERS and (second or not state.drafts):
        return "G9.4"
    return None


def has_colour(state: SagradaState, colour: int) -> bool:
    return any(state.pool[die] for die in range(colour * VALUES, (colour + 1) * VALUES))


def refuse_pay(state: SagradaState, die: int) -> Refusal:
    facts: dict[str, Fact] = {"tool": int(state.tool) + 1, "die": DIE_CODES[die]}
    colour = TOOL_COLOURS[state.tool]
    if die // VALUES != colour:
        return Refusal("bad_payment", "G14.7", facts | {"colour": COLOUR_NAMES[colour]})
    if state.pool[die] == 0:
        return Refusal("bad_payment", "G14.9", facts | {"colour": COLOUR_NAMES[colour]})
    return Refusal("tool_no_effect", "G14.11", facts)


def refuse_change(state: SagradaState, up: bool) -> Refusal:
    facts: dict[str, Fact] = {"die": DIE_CODES[state.hand]}
    if state.hand % VALUES == (VALUES - 1 if up else 0):
        return Refusal("value_range", "G7.1", facts)
    return Refusal("tool_no_effect", "G7.2", facts | {"tool": 1})


def refuse_swap(state: SagradaState, space: int, die: int) -> Refusal:
    facts: dict[str, Fact] = {"die": DIE_CODES[die], "round": space + 1, "tool": 5}
    if state.track[space * DIE_KINDS + die] == 0:
        return Refusal("die_not_on_track", "G7.3", facts)
    return Refusal("tool_no_effect", "G7.4", facts)
