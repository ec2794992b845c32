"""Adds dice to the draft pool and removes them from it."""

from mypy_extensions import i64

from leadlight.games.sagrada.components import DIE_KINDS, NOTHING
from leadlight.games.sagrada.table import SagradaTable


def pool_dice(state: SagradaTable) -> list[int]:
    return [die for die in range(DIE_KINDS) for _ in range(state.pool[die])]


def add_die(state: SagradaTable, die: i64) -> None:
    state.pool[die] += 1
    state.in_pool += 1


def remove_die(state: SagradaTable, die: i64) -> None:
    state.pool[die] -= 1
    state.in_pool -= 1


def pick_up(state: SagradaTable, die: i64) -> None:
    remove_die(state, die)
    state.hand = die


def lay_back(state: SagradaTable) -> None:
    add_die(state, state.hand)
    state.hand = NOTHING
