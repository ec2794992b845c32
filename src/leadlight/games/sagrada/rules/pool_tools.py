"""Tools for the pool and the extra draft (G9)."""

from mypy_extensions import i64

from leadlight.core.journal import Journal
from leadlight.games.sagrada import events
from leadlight.games.sagrada.actions import ROLL
from leadlight.games.sagrada.cells import fitting
from leadlight.games.sagrada.components import COLOURS, DIE_KINDS, NOTHING, VALUES
from leadlight.games.sagrada.phases import ROLLING_POOL, TURN
from leadlight.games.sagrada.rules.pool import add_die, pool_dice
from leadlight.games.sagrada.table import SagradaTable

# T7 Glazing Hammer


def hammer_works(state: SagradaTable) -> bool:
    """G9.2: in the second turn, before drafting. `tools.payments` sees to it that a die is left to roll (G14.11)."""
    return state.turn >= state.players and state.drafts == 0 and state.in_pool > 0


def gather_pool(state: SagradaTable) -> None:
    for die in range(DIE_KINDS):
        state.unrolled[die // VALUES] += state.pool[die]
        state.pool[die] = 0
    state.in_pool = 0
    state.phase = ROLLING_POOL


def next_unrolled(state: SagradaTable) -> i64:
    """The colour of the die to roll next, or NOTHING."""
    for colour in range(COLOURS):
        if state.unrolled[colour] > 0:
            return colour
    return NOTHING


def pool_outcomes(state: SagradaTable) -> list[tuple[int, int]]:
    first = next_unrolled(state) * VALUES
    return [(ROLL + die, 1) for die in range(first, first + VALUES)]


def roll_pool_die(state: SagradaTable, die: i64, journal: Journal | None) -> None:
    """G9.1: the dice are rolled one after the other."""
    state.unrolled[die // VALUES] -= 1
    add_die(state, die)
    if next_unrolled(state) == NOTHING:
        if journal is not None:
            journal.add(events.PoolRolled(state.seat, tuple(pool_dice(state))))
        state.phase = TURN


# T8 Running Pliers


def pliers_work(state: SagradaTable) -> bool:
    """G9.4: in the first turn, after a draft. As a turn has only one tool (G6.1), that die was placed."""
    return state.turn < state.players and state.drafts == 1 and placeable_without(state, NOTHING)


def placeable_without(state: SagradaTable, paid: i64) -> bool:
    """Whether a die in the pool has a legal cell once the die `paid` is gone."""
    for die in range(DIE_KINDS):
        left: i64 = state.pool[die] - (1 if die == paid else 0)
        if left > 0 and fitting(state, state.seat, die) != 0:
            return True
    return False
