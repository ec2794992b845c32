"""Only what can be finished is offered (G4.6, G6.6, GI10): found by trying every continuation."""

from .steps import do, steps
from .table import Table

# What must follow so that a tool has had its effect completely: the kinds of the steps that matter, in order.
AIMS = {
    **{tool: ["place"] for tool in (1, 5, 6, 8, 9, 10, 11)},
    **{tool: ["move"] for tool in (2, 3, 12)},
    4: ["move", "move"],
    7: ["roll"],
}


def legal_steps(table: Table) -> set[str]:
    return {text for text in steps(table) if leads_on(table, text, aim_of(table, text))}


def aim_of(table: Table, text: str) -> list[str]:
    """What must still come from this step on, itself included; nothing for steps that are good in themselves."""
    match text.split():
        case ["take", _]:
            return ["place"]
        case ["tool", number]:
            return AIMS[int(number)]
        case [("pay" | "change" | "swap" | "lift" | "move"), *_]:
            assert table.turn.tool is not None
            aim = AIMS[table.turn.tool]
            return aim[-1:] if table.turn.moved else aim
        case _:
            return []


def leads_on(table: Table, text: str, aim: list[str]) -> bool:
    """Whether the aim can be reached after this step, by some choices and some luck."""
    if not aim:
        return True
    after = table.copy()
    do(after, text)
    return is_within_reach(after, aim[1:] if text.startswith(aim[0]) else aim)


def is_within_reach(table: Table, aim: list[str]) -> bool:
    if not aim:
        return True
    if table.waits_for == "turn":
        return False
    return any(leads_on(table, text, aim) for text in steps(table))
