"""The truth of reasons about Sagrada."""

from leadlight.games.sagrada import events
from leadlight.games.sagrada.cells import die_at
from leadlight.games.sagrada.components import (
    CELLS,
    COLOUR_CODES,
    COLOUR_NAMES,
    COLUMNS,
    DIFFICULTIES,
    TOOL_COLOURS,
    VALUES,
    WINDOW_CELLS,
)
from leadlight.games.sagrada.state import SagradaState

from . import Case, Facts, Truth

Die = tuple[int, int]  # colour and value, both from 0


def states(case: Case) -> tuple[SagradaState, SagradaState]:
    assert isinstance(case.before, SagradaState)
    assert isinstance(case.after, SagradaState)
    return case.before, case.after


def objective(case: Case, facts: Facts) -> bool:
    return case.gained(str(facts["objective"])) == facts["points"] != 0


def private(case: Case, facts: Facts) -> bool:
    return f"{case.gained('private_objective'):+}".replace("-", "−") == facts["gain"]


def private_colour(case: Case, facts: Facts) -> bool:
    before, _ = states(case)
    return COLOUR_NAMES[before.privates[case.seat]] == facts["colour"] and private(case, facts)


def fills(case: Case, facts: Facts) -> bool:
    return case.gained("empty_cells") == int(facts["points"]) > 0


def no_points(case: Case, facts: Facts) -> bool:  # noqa: ARG001
    before, after = case.scores()
    return before.total == after.total


def dice_of(state: SagradaState, seat: int) -> list[Die | None]:
    found = [int(die_at(state, seat, cell)) for cell in range(CELLS)]
    return [None if die < 0 else divmod(die, int(VALUES)) for die in found]


def fits(asked: str, die: Die, near: list[Die]) -> bool:
    colour, value = die
    if asked in COLOUR_CODES and asked != COLOUR_CODES[colour]:
        return False
    if asked.isdigit() and int(asked) != value + 1:
        return False
    return all(colour != other and value != shade for other, shade in near)


def blocked(state: SagradaState, seat: int) -> set[int]:
    """The empty cells that no die fits, by trying every die on every cell."""
    dice, asked, width = dice_of(state, seat), WINDOW_CELLS[state.windows[seat]], int(COLUMNS)
    found = set()
    for cell, there in enumerate(dice):
        row, column = divmod(cell, width)
        beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        inside = [r * width + c for r, c in beside if 0 <= r < len(dice) // width and 0 <= c < width]
        near = [die for place in inside if (die := dice[place]) is not None]
        every = [(colour, value) for colour in range(5) for value in range(6)]
        if there is None and not any(fits(asked[cell], die, near) for die in every):
            found.add(cell)
    return found


def blocks(case: Case, facts: Facts) -> bool:
    before, after = states(case)
    return len(blocked(after, case.seat) - blocked(before, case.seat)) == facts["count"]


def stays_open(case: Case, facts: Facts) -> bool:  # noqa: ARG001
    _, after = states(case)
    return not blocked(after, case.seat) and None in dice_of(after, case.seat)


def tool(case: Case, facts: Facts) -> bool:
    (event,) = case.events(events.ToolUsed)
    before, after = states(case)
    paid = before.tokens[case.seat] - after.tokens[case.seat]
    return (event.tool + 1, paid) == (facts["tool"], facts["tokens"])


def tool_colour(case: Case, facts: Facts) -> bool:
    before, _ = states(case)
    number = int(facts["tool"]) - 1
    return before.is_solo and number in list(before.tools) and COLOUR_NAMES[TOOL_COLOURS[number]] == facts["colour"]


def tool_solo(case: Case, facts: Facts) -> bool:  # noqa: ARG001
    before, after = states(case)
    return before.is_solo and sum(after.paid) == sum(before.paid) + 1


def window(case: Case, facts: Facts) -> bool:
    (event,) = case.events(events.WindowChosen)
    return event.window is not None and DIFFICULTIES[event.window] == facts["tokens"]


def free_cells(case: Case, facts: Facts) -> bool:
    (event,) = case.events(events.WindowChosen)
    return event.window is not None and WINDOW_CELLS[event.window].count(".") == facts["count"]


def placings(case: Case) -> dict[str, int]:
    """What each cell for the die in hand would bring at once, by its notation."""
    game = case.perspective.game
    found: dict[str, int] = {}
    for action in case.after.legal_actions():
        words = game.format_action(action).split()
        if words[0] in ("place", "move"):
            placed = case.after.copy()
            placed.apply(action)
            found[words[1]] = game.score(placed, case.seat).total - game.score(case.after, case.seat).total
    return found


def cell(case: Case, facts: Facts) -> bool:
    found = placings(case)
    return found[f"r{facts['row']}c{facts['column']}"] == facts["points"] == max(found.values())


def fits_cells(case: Case, facts: Facts) -> bool:
    return len(placings(case)) == facts["count"]


def no_cell(case: Case, facts: Facts) -> bool:  # noqa: ARG001
    return not placings(case)


def nothing_fits(case: Case, facts: Facts) -> bool:  # noqa: ARG001
    game = case.perspective.game
    for action in case.before.legal_actions():
        if game.format_action(action).startswith("take"):
            taken = case.before.copy()
            taken.apply(action)
            if any(game.format_action(each).startswith("place") for each in taken.legal_actions()):
                return False
    return True


def tokens(case: Case, facts: Facts) -> bool:
    _, after = states(case)
    return after.tokens[case.seat] == int(facts["tokens"]) > 0


def no_tokens(case: Case, facts: Facts) -> bool:  # noqa: ARG001
    before, _ = states(case)
    return not before.is_solo and before.tokens[case.seat] == 0


def drafted(case: Case, facts: Facts) -> bool:  # noqa: ARG001
    before, _ = states(case)
    return before.drafts > 0


TRUTHS: dict[str, Truth] = {
    "reason-sagrada-objective": objective,
    "reason-sagrada-objective-lost": objective,
    "reason-sagrada-private": private_colour,
    "reason-sagrada-private-solo": private,
    "reason-sagrada-fills": fills,
    "reason-sagrada-blocks": blocks,
    "reason-sagrada-open": stays_open,
    "reason-sagrada-no-points": no_points,
    "reason-sagrada-tool": tool,
    "reason-sagrada-tool-colour": tool_colour,
    "reason-sagrada-tool-solo": tool_solo,
    "reason-sagrada-window": window,
    "reason-sagrada-free-cells": free_cells,
    "reason-sagrada-no-cell": no_cell,
    "reason-sagrada-cell": cell,
    "reason-sagrada-fits": fits_cells,
    "reason-sagrada-nothing-fits": nothing_fits,
    "reason-sagrada-tokens": tokens,
    "reason-sagrada-no-tokens": no_tokens,
    "reason-sagrada-drafted": drafted,
}
