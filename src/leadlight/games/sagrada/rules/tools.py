"""Using tools (G6): what they cost, when they are usable, and how their effect begins."""

from typing import Final

from mypy_extensions import i64

from leadlight.core.journal import Journal
from leadlight.games.sagrada import events
from leadlight.games.sagrada.actions import PAY
from leadlight.games.sagrada.components import (
    CORK_BACKED_STRAIGHTEDGE,
    FLUX_BRUSH,
    FLUX_REMOVER,
    GLAZING_HAMMER,
    GRINDING_STONE,
    GROZING_PLIERS,
    LENS_CUTTER,
    NOTHING,
    RUNNING_PLIERS,
    TOOL_COLOURS,
    VALUES,
)
from leadlight.games.sagrada.phases import CHANGING, DRAFTING_AGAIN, IN_HAND, LIFTING, PAYING, ROLLING_HAND, SWAPPING
from leadlight.games.sagrada.rules import hand_tools, moving, pool_tools
from leadlight.games.sagrada.rules.pool import remove_die
from leadlight.games.sagrada.table import SagradaTable

FOR_HAND: Final[i64] = 0b0111_0011_0001  # the tools of G7; bit 0 is T1


def slot_of(state: SagradaTable, tool: i64) -> i64:
    """The slot in which the tool is laid out, or NOTHING."""
    for slot in range(len(state.tools)):
        if state.tools[slot] == tool:
            return slot
    return NOTHING


def is_usable(state: SagradaTable, slot: i64) -> bool:
    """G6.1, G6.4, G6.6: no tool was used yet in this turn, and this one can be paid for and carried out."""
    if state.tool != NOTHING or not can_pay(state, slot):
        return False
    tool = state.tools[slot]
    if state.hand != NOTHING:
        return is_for_hand(tool) and hand_tools.works(state, tool)
    return not is_for_hand(tool) and works_without_hand(state, tool)


def is_for_hand(tool: i64) -> bool:
    """Whether this is a tool of G7, for the die in hand."""
    return FOR_HAND & (1 << tool) != 0


def works_without_hand(state: SagradaTable, tool: i64) -> bool:
    """Whether the effect of this tool of G8 or G9 is possible now."""
    if tool == GLAZING_HAMMER:
        return pool_tools.hammer_works(state)
    if tool == RUNNING_PLIERS:
        return pool_tools.pliers_work(state)
    return moving.works(state, tool)


def price(state: SagradaTable, slot: i64) -> i64:
    """G6.2: 1 token if no tokens lie on the card, otherwise 2. In the solo game the price is 1 die (G14.7)."""
    return 2 if state.tool_tokens[slot] > 0 and not state.is_solo else 1


def can_pay(state: SagradaTable, slot: i64) -> bool:
    if state.is_solo:
        return state.used_up[slot] == 0 and len(payments(state, state.tools[slot])) > 0
    return state.tokens[state.seat] >= price(state, slot)


def payments(state: SagradaTable, tool: i64) -> list[int]:
    """Solo: the dice in the pool that can pay for the tool (G14.7) and that its effect does not need (G14.11)."""
    if tool == GLAZING_HAMMER and state.in_pool < 2:
        return []
    first: i64 = TOOL_COLOURS[tool] * VALUES
    dice: list[int] = []
    for die in range(first, first + VALUES):
        if state.pool[die] > 0 and (tool != RUNNING_PLIERS or pool_tools.placeable_without(state, die)):
            dice.append(die)
    return dice


def pay_actions(state: SagradaTable) -> list[int]:
    return [PAY + die for die in payments(state, state.tool)]


def choose_tool(state: SagradaTable, tool: i64, journal: Journal | None) -> None:
    """G6.5: pay for the tool at once. In the solo game the player chooses the die if several can pay."""
    slot = slot_of(state, tool)
    state.tool = tool
    if state.is_solo:
        dice = payments(state, tool)
        if len(dice) == 1:
            pay_die(state, dice[0], journal)
        else:
            state.phase = PAYING
        return
    cost = price(state, slot)
    state.tokens[state.seat] -= cost
    state.tool_tokens[slot] += cost
    if journal is not None:
        journal.add(events.ToolUsed(state.seat, tool, cost, None))
    begin_effect(state, tool, journal)


def pay_die(state: SagradaTable, die: i64, journal: Journal | None) -> None:
    """G14.8: the card and the die leave the game."""
    remove_die(state, die)
    state.paid[die // VALUES] += 1
    state.used_up[slot_of(state, state.tool)] = 1
    if journal is not None:
        journal.add(events.ToolUsed(state.seat, state.tool, 0, die))
    begin_effect(state, state.tool, journal)


def begin_effect(state: SagradaTable, tool: i64, journal: Journal | None) -> None:
    if tool == GROZING_PLIERS:
        state.phase = CHANGING
    elif tool == LENS_CUTTER:
        state.phase = SWAPPING
    elif tool == FLUX_BRUSH:
        state.phase = ROLLING_HAND
    elif tool == CORK_BACKED_STRAIGHTEDGE:
        state.phase = IN_HAND
    elif tool == GRINDING_STONE:
        hand_tools.turn_over(state, journal)
    elif tool == FLUX_REMOVER:
        hand_tools.put_into_bag(state, journal)
    elif tool == GLAZING_HAMMER:
        pool_tools.gather_pool(state)
    elif tool == RUNNING_PLIERS:
        state.skips[state.seat] = 1  # G9.6
        state.phase = DRAFTING_AGAIN
    else:
        state.phase = LIFTING
