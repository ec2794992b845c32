"""The decision sequence: which steps each phase has, whether or not they lead anywhere, and what they do."""

from . import tools, turns
from .setup import SET_UP, set_up, setup_steps
from .table import Table
from .words import read_cell, read_die

CHANCE = ("starter", "privates", "cards", "laying", "rolling", "rolling-hand", "drawing", "rolling-pool")


def outcomes(table: Table) -> dict[str, int]:
    """What chance may bring, with its weights."""
    match table.waits_for:
        case "rolling":
            return turns.rolls_from_the_bag(table)
        case "rolling-hand":
            return tools.hand_rolls(table)
        case "rolling-pool":
            return tools.pool_rolls(table)
        case "drawing":
            return tools.draws(table)
        case _:
            return setup_steps(table)


def steps(table: Table) -> set[str]:
    match table.waits_for:
        case "over":
            return set()
        case "turn":
            return turn_steps(table)
        case "hand":
            return hand_steps(table)
        case "pay":
            return tools.pay_steps(table)
        case "change":
            return tools.change_steps(table)
        case "swap":
            return tools.swap_steps(table)
        case "value":
            return {f"value {value}" for value in range(1, 7)}  # G7.12
        case "lift":
            return tools.lift_steps(table)
        case "move":
            return tools.move_steps(table)
        case "draft-again":
            return turns.take_steps(table)  # G9.3
        case _:
            return set(outcomes(table))


def turn_steps(table: Table) -> set[str]:
    """G4.2, G4.3."""
    takes = set() if table.turn.drafts else turns.take_steps(table)
    return takes | tools.tool_steps(table) | {"end"}


def hand_steps(table: Table) -> set[str]:
    """G4.7; a die that T11 brought may be left (G7.13)."""
    texts = turns.place_steps(table) | tools.tool_steps(table)
    return texts | {"leave"} if table.turn.tool == 11 else texts


def do(table: Table, text: str) -> None:
    if table.waits_for in SET_UP:
        set_up(table, text)
        return
    match text.split():
        case ["roll", die]:
            roll(table, die)
        case ["draw", name]:
            tools.draw_die(table, name)
        case ["take", die]:
            turns.take_die(table, read_die(die))
        case ["place", cell]:
            turns.place_die(table, cell)
        case ["leave"]:
            turns.leave_die(table)
        case ["end"]:
            turns.end_turn(table)
        case _:
            do_tool_step(table, text)


def roll(table: Table, die: str) -> None:
    match table.waits_for:
        case "rolling":
            turns.add_rolled_die(table, read_die(die))
        case "rolling-hand":
            tools.roll_hand(table, read_die(die))
        case "rolling-pool":
            tools.roll_in_the_pool(table, read_die(die))


def do_tool_step(table: Table, text: str) -> None:
    match text.split():
        case ["tool", number]:
            tools.use_tool(table, int(number))
        case ["pay", die]:
            tools.pay_die(table, read_die(die))
        case ["change", step]:
            tools.change_value(table, int(step))
        case ["swap", number, die]:
            tools.swap_dice(table, int(number), read_die(die))
        case ["value", value]:
            tools.give_value(table, int(value))
        case ["lift", cell]:
            tools.lift_die(table, read_cell(cell))
        case ["move", cell]:
            tools.move_die(table, cell)
        case ["stop"]:
            tools.stop_moving(table)
