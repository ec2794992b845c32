"""What a seat may do in its turn (G4): take a die, place it, use a tool, end the turn."""

from mypy_extensions import i64

from leadlight.games.sagrada.actions import END, LEAVE, PLACE, TAKE, TOOL
from leadlight.games.sagrada.cells import NONE, TOUCHING, fitting, numbers
from leadlight.games.sagrada.components import CORK_BACKED_STRAIGHTEDGE, DIE_KINDS, FLUX_REMOVER, NOTHING
from leadlight.games.sagrada.rules import tools
from leadlight.games.sagrada.rules.pool import lay_back, pick_up
from leadlight.games.sagrada.table import SagradaTable


def turn_actions(state: SagradaTable) -> list[int]:
    """The actions with no die in hand: take a die, use a tool, end the turn."""
    actions = [TAKE + die for die in range(DIE_KINDS) if can_take(state, die)]
    actions.append(END)
    return actions + tool_actions(state)


def hand_actions(state: SagradaTable) -> list[int]:
    """G4.7: place the die in hand, or use a tool for it; after T11 it may be left in the pool (G7.13)."""
    actions = numbers(PLACE, hand_cells(state))
    if state.tool == FLUX_REMOVER:
        actions.append(LEAVE)
    return actions + tool_actions(state)


def tool_actions(state: SagradaTable) -> list[int]:
    usable = [state.tools[slot] for slot in range(len(state.tools)) if tools.is_usable(state, slot)]
    return [TOOL + tool for tool in sorted(usable)]


def has_choice(state: SagradaTable) -> bool:
    """Whether anything but ending the turn is possible."""
    for die in range(DIE_KINDS):
        if can_take(state, die):
            return True
    return has_tool(state)


def has_tool(state: SagradaTable) -> bool:
    for slot in range(len(state.tools)):
        if tools.is_usable(state, slot):
            return True
    return False


def can_take(state: SagradaTable, die: i64) -> bool:
    """G4.6: the die has a legal cell, or a tool would help."""
    if state.drafts > 0 or state.pool[die] == 0:
        return False
    return fitting(state, state.seat, die) != 0 or can_help(state, die)


def can_help(state: SagradaTable, die: i64) -> bool:
    """Whether a tool could be used if this die were taken (G14.9). Takes the die, checks, and puts it back."""
    if state.tool != NOTHING:
        return False
    pick_up(state, die)
    helps = has_tool(state)
    lay_back(state)
    return helps


def hand_cells(state: SagradaTable) -> i64:
    """The legal cells of the die in hand."""
    lifted = TOUCHING if state.tool == CORK_BACKED_STRAIGHTEDGE else NONE
    return fitting(state, state.seat, state.hand, lifted)


def second_takes(state: SagradaTable) -> list[int]:
    """G9.5: T8 takes only dice that have a legal cell."""
    return [TAKE + die for die in range(DIE_KINDS) if state.pool[die] > 0 and fitting(state, state.seat, die) != 0]
