"""G3, G4 and G10: rounds, turns, and the draft of a die."""

from .box import COLOUR_NAMES, ROUNDS, VALUES
from .placing import legal_cells
from .table import Die, Table, Turn
from .words import read_cell, write_cell, write_die


def dice_of_a_round(table: Table) -> int:
    """G3.2, G14.5."""
    return 4 if table.is_solo() else 2 * table.players() + 1


def rolls_from_the_bag(table: Table) -> dict[str, int]:
    """Every die of the bag is as likely, and so is every value."""
    dice = [(colour, value) for colour in COLOUR_NAMES if table.bag[colour] for value in VALUES]
    return {f"roll {write_die(die)}": table.bag[die[0]] for die in dice}


def add_rolled_die(table: Table, die: Die) -> None:
    table.bag[die[0]] -= 1
    table.pool.append(die)
    if len(table.pool) == dice_of_a_round(table):
        table.turn_number = 1
        begin_turn(table)


def begin_turn(table: Table) -> None:
    table.turn = Turn()
    table.seat = table.order()[table.turn_number - 1]
    table.waits_for = "turn"
    if table.is_second_pass() and table.place().skips:  # G9.6
        end_turn(table)


def end_turn(table: Table) -> None:
    """The next one, or the end of the round after the first player's second (G3.5)."""
    table.turn = Turn()
    if table.turn_number == 2 * table.players():
        end_round(table)
    else:
        table.turn_number += 1
        begin_turn(table)


def end_round(table: Table) -> None:
    """G10."""
    table.track[table.round] += table.pool
    table.pool = []
    if table.round == max(ROUNDS):
        table.waits_for = "over"
        return
    for place in table.places.values():
        place.skips = False
    table.round += 1
    table.turn_number = 1
    table.first = table.first % table.players() + 1
    table.waits_for = "rolling"


def take_steps(table: Table) -> set[str]:
    """Equal dice are one option."""
    return {f"take {write_die(die)}" for die in table.pool}


def take_die(table: Table, die: Die) -> None:
    table.pool.remove(die)
    table.turn.hand = die
    table.waits_for = "hand"


def place_steps(table: Table) -> set[str]:
    assert table.turn.hand is not None
    lifted = "G5.3" if table.turn.tool == 9 else None  # G7.8
    return {f"place {write_cell(cell)}" for cell in legal_cells(table.place(), table.turn.hand, lifted)}


def place_die(table: Table, cell: str) -> None:
    assert table.turn.hand is not None
    table.place().dice[read_cell(cell)] = table.turn.hand
    end_draft(table)


def leave_die(table: Table) -> None:
    """Back to the pool, and the draft is spent all the same (G4.9)."""
    assert table.turn.hand is not None
    table.pool.append(table.turn.hand)
    end_draft(table)


def end_draft(table: Table) -> None:
    table.turn.hand = None
    table.turn.drafts += 1
    table.waits_for = "turn"
