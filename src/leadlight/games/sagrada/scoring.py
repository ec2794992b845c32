"""Points and their reasons (G11, G12, G14.13-G14.15) and the winner (G13, G14.16)."""

from mypy_extensions import i64

from leadlight.core.score import Part, Score
from leadlight.games.sagrada.cells import count, diagonal, occupied
from leadlight.games.sagrada.components import (
    CELLS,
    COLOR_VARIETY,
    COLOURS,
    COLUMN_COLOR_VARIETY,
    COLUMN_SHADE_VARIETY,
    COLUMNS,
    DEEP_SHADES,
    DIE_KINDS,
    LIGHT_SHADES,
    NOTHING,
    OBJECTIVE_NAMES,
    OBJECTIVE_POINTS,
    ROUNDS,
    ROW_COLOR_VARIETY,
    ROW_SHADE_VARIETY,
    ROWS,
    SHADE_VARIETY,
    SOLO_EMPTY_LOSS,
    VALUES,
)
from leadlight.games.sagrada.table import SagradaTable


def points(state: SagradaTable, seat: i64) -> i64:
    """G11.1, G14.14: what the match would pay if it ended now."""
    return public_points(state, seat) + private_points(state, seat) + state.tokens[seat] + empty_points(state, seat)


def public_points(state: SagradaTable, seat: i64) -> i64:
    total: i64 = 0
    for objective in state.objectives:
        if objective != NOTHING:
            total += OBJECTIVE_POINTS[objective] * times_fulfilled(state, seat, objective)
    return total


def times_fulfilled(state: SagradaTable, seat: i64, objective: i64) -> i64:
    """G12.1-G12.10: how often the seat's window shows what the objective asks for."""
    if objective == ROW_COLOR_VARIETY:
        return various_colours(state, seat, ROWS, COLUMNS, 1)
    if objective == COLUMN_COLOR_VARIETY:
        return various_colours(state, seat, COLUMNS, 1, COLUMNS)
    if objective == ROW_SHADE_VARIETY:
        return various_values(state, seat, ROWS, COLUMNS, 1)
    if objective == COLUMN_SHADE_VARIETY:
        return various_values(state, seat, COLUMNS, 1, COLUMNS)
    if objective <= DEEP_SHADES:
        return rarest_value(state, seat, 2 * (objective - LIGHT_SHADES), 2)
    if objective == SHADE_VARIETY:
        return rarest_value(state, seat, 0, VALUES)
    if objective == COLOR_VARIETY:
        return rarest_colour(state, seat)
    return on_diagonals(state, seat)


def line_cells(line: i64, step: i64, stride: i64) -> i64:
    """The cells of a row or a column: `step` lies between lines, `stride` between the cells of one."""
    cells: i64 = 0
    cell = line * step
    length = COLUMNS if stride == 1 else ROWS
    for _ in range(length):
        cells |= 1 << cell
        cell += stride
    return cells


def various_colours(state: SagradaTable, seat: i64, lines: i64, step: i64, stride: i64) -> i64:
    """Full lines whose dice all differ in colour (G11.3): lines with as many colours as cells."""
    total: i64 = 0
    for line in range(lines):
        cells = line_cells(line, step, stride)
        found: i64 = 0
        for colour in range(seat * COLOURS, (seat + 1) * COLOURS):
            if state.by_colour[colour] & cells:
                found += 1
        if found == count(cells):
            total += 1
    return total


def various_values(state: SagradaTable, seat: i64, lines: i64, step: i64, stride: i64) -> i64:
    total: i64 = 0
    for line in range(lines):
        cells = line_cells(line, step, stride)
        found: i64 = 0
        for value in range(seat * VALUES, (seat + 1) * VALUES):
            if state.by_value[value] & cells:
                found += 1
        if found == count(cells):
            total += 1
    return total


def rarest_value(state: SagradaTable, seat: i64, first: i64, values: i64) -> i64:
    """How often the rarest of some values occurs."""
    least: i64 = CELLS
    for value in range(seat * VALUES + first, seat * VALUES + first + values):
        dice = count(state.by_value[value])
        least = min(least, dice)
    return least


def rarest_colour(state: SagradaTable, seat: i64) -> i64:
    least: i64 = CELLS
    for colour in range(seat * COLOURS, (seat + 1) * COLOURS):
        dice = count(state.by_colour[colour])
        least = min(least, dice)
    return least


def on_diagonals(state: SagradaTable, seat: i64) -> i64:
    """G12.10: each die once."""
    dice: i64 = 0
    for colour in range(seat * COLOURS, (seat + 1) * COLOURS):
        cells = state.by_colour[colour]
        dice += count(cells & diagonal(cells))
    return dice


def shade_sum(state: SagradaTable, seat: i64, colour: i64) -> i64:
    """G11.4: the values of the seat's dice of a colour."""
    total: i64 = 0
    for value in range(VALUES):
        total += (value + 1) * count(state.by_colour[seat * COLOURS + colour] & state.by_value[seat * VALUES + value])
    return total


def private_points(state: SagradaTable, seat: i64) -> i64:
    """G11.4; in the solo game the larger of both sums (G14.15)."""
    best: i64 = 0
    for colour in privates_of(state, seat):
        best = max(best, shade_sum(state, seat, colour))
    return best


def privates_of(state: SagradaTable, seat: i64) -> list[int]:
    """The colours of the seat's private objectives that are dealt."""
    places = range(len(state.privates)) if state.is_solo else range(seat, seat + 1)
    return [state.privates[place] for place in places if state.privates[place] != NOTHING]


def empty_cells(state: SagradaTable, seat: i64) -> i64:
    return CELLS - count(occupied(state, seat))


def empty_points(state: SagradaTable, seat: i64) -> i64:
    """G11.6, G14.14."""
    return -empty_cells(state, seat) * (SOLO_EMPTY_LOSS if state.is_solo else 1)


def target(state: SagradaTable) -> i64:
    """G14.13: the sum of the dice on the track."""
    total: i64 = 0
    for place in range(ROUNDS * DIE_KINDS):
        total += state.track[place] * (place % VALUES + 1)
    return total


def breakdown(state: SagradaTable, seat: i64, with_private: bool) -> Score:
    """Every part as it would pay now. Terms of the private part: a colour and its sum; in the solo game two of each."""
    parts = [objective_part(state, seat, objective) for objective in state.objectives if objective != NOTHING]
    if with_private:
        terms = [term for colour in privates_of(state, seat) for term in (colour, int(shade_sum(state, seat, colour)))]
        parts.append(Part("private_objective", private_points(state, seat), tuple(terms)))
    if not state.is_solo:
        parts.append(Part("favor_tokens", state.tokens[seat]))
    parts.append(Part("empty_cells", empty_points(state, seat), (empty_cells(state, seat),)))
    return Score(tuple(parts))


def objective_part(state: SagradaTable, seat: i64, objective: i64) -> Part:
    times = times_fulfilled(state, seat, objective)
    return Part(OBJECTIVE_NAMES[objective], OBJECTIVE_POINTS[objective] * times, (times,))


def ranking(state: SagradaTable) -> list[int]:
    """G13. In the solo game the seat comes second, behind its target, unless it has more points (G14.16)."""
    if state.is_solo:
        return [1 if points(state, 0) > target(state) else 2]
    keys = [rank_key(state, seat) for seat in range(state.players)]
    return [1 + sum(other < key for other in keys) for key in keys]


def rank_key(state: SagradaTable, seat: i64) -> tuple[int, int, int, int]:
    """G13.1-G13.4: the best seat has the smallest key."""
    late = (seat - state.first) % state.players
    return (-points(state, seat), -private_points(state, seat), -state.tokens[seat], -late)
