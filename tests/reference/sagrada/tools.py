"""G6-G9 and G14.7-G14.11: who may begin which tool, and what its steps are. Whether it can be finished: see search."""

from .box import COLOUR_LETTERS, COLOUR_NAMES, TOOL_COLOURS, TOOLS_FOR_THE_HAND, TOOLS_THAT_MOVE, VALUES
from .placing import legal_cells
from .table import Cell, Die, Table
from .turns import leave_die, place_steps
from .words import read_cell, write_cell, write_die


def tool_steps(table: Table) -> set[str]:
    """One a turn (G6.1), laid out (G2.5), at its time, and paid for."""
    if table.turn.tool is not None:
        return set()
    tools = [tool for tool in table.tools if is_time_for(table, tool) and can_pay(table, tool)]
    return {f"tool {tool}" for tool in tools}


def is_time_for(table: Table, tool: int) -> bool:
    if tool in TOOLS_FOR_THE_HAND or table.waits_for == "hand":
        return tool in TOOLS_FOR_THE_HAND and table.waits_for == "hand"  # G4.7
    if tool == 7:
        return table.is_second_pass() and not table.turn.drafts  # G9.2
    if tool == 8:
        return not table.is_second_pass() and table.turn.drafts == 1  # G9.4
    return True


def price(table: Table, tool: int) -> int:
    """G6.2."""
    return 2 if table.tokens_on[tool] else 1


def can_pay(table: Table, tool: int) -> bool:
    """With tokens (G6.4); alone with a die, and only once (G14.7, G14.8)."""
    if table.is_solo():
        return tool not in table.used_up and bool(payments(table, tool))
    return table.place().tokens >= price(table, tool)


def payments(table: Table, tool: int) -> set[Die]:
    """G14.7, G14.9."""
    return {die for die in table.pool if die[0] == TOOL_COLOURS[tool]}


def use_tool(table: Table, tool: int) -> None:
    table.turn.tool = tool
    if table.is_solo():
        table.waits_for = "pay"
        return
    tokens = price(table, tool)
    table.place().tokens -= tokens
    table.tokens_on[tool] += tokens  # G6.3
    begin_tool(table, tool)


def pay_steps(table: Table) -> set[str]:
    assert table.turn.tool is not None
    return {f"pay {write_die(die)}" for die in payments(table, table.turn.tool)}


def pay_die(table: Table, die: Die) -> None:
    """Card and die leave the game (G14.8); that is no draft (G14.10)."""
    assert table.turn.tool is not None
    table.pool.remove(die)
    table.paid.append(die[0])
    table.used_up.add(table.turn.tool)
    begin_tool(table, table.turn.tool)


def begin_tool(table: Table, tool: int) -> None:
    if tool in TOOLS_THAT_MOVE:
        table.waits_for = "lift"
        return
    match tool:
        case 7:
            table.unrolled = [colour for colour in COLOUR_NAMES for die in table.pool if die[0] == colour]
            table.pool = []
            table.waits_for = "rolling-pool"
        case 8:
            table.place().skips = True
            table.waits_for = "draft-again"
        case 10:
            turn_over(table)
        case 11:
            give_to_the_bag(table)
        case _:
            table.waits_for = {1: "change", 5: "swap", 6: "rolling-hand", 9: "hand"}[tool]


def change_steps(table: Table) -> set[str]:
    """G7.1."""
    assert table.turn.hand is not None
    return {f"change {step:+}" for step in (-1, 1) if table.turn.hand[1] + step in VALUES}


def change_value(table: Table, step: int) -> None:
    assert table.turn.hand is not None
    colour, value = table.turn.hand
    table.turn.hand = (colour, value + step)
    table.waits_for = "hand"


def swap_steps(table: Table) -> set[str]:
    """G7.3."""
    return {f"swap {number} {write_die(die)}" for number, dice in table.track.items() for die in dice}


def swap_dice(table: Table, number: int, die: Die) -> None:
    assert table.turn.hand is not None
    table.track[number].remove(die)
    table.track[number].append(table.turn.hand)
    table.turn.hand = die
    table.waits_for = "hand"


def hand_rolls(table: Table) -> dict[str, int]:
    """G7.5."""
    assert table.turn.hand is not None
    return {f"roll {table.turn.hand[0]}{value}": 1 for value in VALUES}


def roll_hand(table: Table, die: Die) -> None:
    """G7.6."""
    table.turn.hand = die
    table.waits_for = "hand"
    if not place_steps(table):
        leave_die(table)


def turn_over(table: Table) -> None:
    """G7.10."""
    assert table.turn.hand is not None
    colour, value = table.turn.hand
    table.turn.hand = (colour, 7 - value)
    table.waits_for = "hand"


def give_to_the_bag(table: Table) -> None:
    """G7.12."""
    assert table.turn.hand is not None
    table.bag[table.turn.hand[0]] += 1
    table.turn.hand = None
    table.waits_for = "drawing"


def draws(table: Table) -> dict[str, int]:
    return {f"draw {name}": table.bag[letter] for letter, name in COLOUR_NAMES.items() if table.bag[letter]}


def draw_die(table: Table, name: str) -> None:
    """It has no value yet; the notation writes 1."""
    colour = COLOUR_LETTERS[name]
    table.bag[colour] -= 1
    table.turn.hand = (colour, 1)
    table.waits_for = "value"


def give_value(table: Table, value: int) -> None:
    assert table.turn.hand is not None
    table.turn.hand = (table.turn.hand[0], value)
    table.waits_for = "hand"


def pool_rolls(table: Table) -> dict[str, int]:
    """G9.1, one die after the other."""
    return {f"roll {table.unrolled[0]}{value}": 1 for value in VALUES} if table.unrolled else {}


def roll_in_the_pool(table: Table, die: Die) -> None:
    table.unrolled.remove(die[0])
    table.pool.append(die)
    if not table.unrolled:
        table.waits_for = "turn"


def lift_steps(table: Table) -> set[str]:
    texts = {f"lift {write_cell(cell)}" for cell in table.place().dice if may_lift(table, cell)}
    return texts | {"stop"} if table.turn.tool == 12 and table.turn.moved else texts  # G8.9


def may_lift(table: Table, cell: Cell) -> bool:
    """Not the die that moved (G8.6); with T12 of its colour (G8.9), or at first of one on the track (G8.8)."""
    dice, moved = table.place().dice, table.turn.moved
    if cell == moved:
        return False
    if table.turn.tool != 12:
        return True
    colours = [dice[moved][0]] if moved else [colour for space in table.track.values() for colour, _ in space]
    return dice[cell][0] in colours


def lift_die(table: Table, cell: Cell) -> None:
    table.turn.lifted = cell
    table.waits_for = "move"


def move_steps(table: Table) -> set[str]:
    """To cells that are legal with the die lifted, but not back (G8.1, G8.2)."""
    assert table.turn.lifted is not None
    place = table.place().copy()
    die = place.dice.pop(table.turn.lifted)
    cells = legal_cells(place, die, {2: "G5.4", 3: "G5.5"}.get(table.turn.tool or 0))  # G8.4, G8.5
    return {f"move {write_cell(cell)}" for cell in cells if cell != table.turn.lifted}


def move_die(table: Table, target: str) -> None:
    """T2 and T3 move one die, T4 two (G8.6), T12 one or two (G8.8)."""
    assert table.turn.lifted is not None
    dice, cell = table.place().dice, read_cell(target)
    dice[cell] = dice.pop(table.turn.lifted)
    is_second = table.turn.moved is not None
    table.turn.lifted = None
    table.turn.moved = cell
    table.waits_for = "lift"
    if is_second or table.turn.tool in (2, 3):
        stop_moving(table)


def stop_moving(table: Table) -> None:
    table.turn.moved = None
    table.waits_for = "turn"
