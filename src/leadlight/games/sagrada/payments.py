"""Which cells pay at the end, so that boards can count the points piece by piece (G11, G12, G14.14, G14.15)."""

from mypy_extensions import i64

from leadlight.core.score import Payment
from leadlight.games.sagrada.cells import count, diagonal, occupied
from leadlight.games.sagrada.components import (
    CELLS,
    COLOR_VARIETY,
    COLOURS,
    COLUMN_COLOR_VARIETY,
    COLUMN_SHADE_VARIETY,
    COLUMNS,
    DEEP_SHADES,
    LIGHT_SHADES,
    NOTHING,
    OBJECTIVE_NAMES,
    OBJECTIVE_POINTS,
    ROW_COLOR_VARIETY,
    ROW_SHADE_VARIETY,
    ROWS,
    SHADE_VARIETY,
    SOLO_EMPTY_LOSS,
    VALUES,
)
from leadlight.games.sagrada.scoring import line_cells, privates_of, shade_sum
from leadlight.games.sagrada.table import SagradaTable


def payments(state: SagradaTable, seat: i64) -> tuple[Payment, ...]:
    """What each cell or group of cells pays, in the order of the score. Favor tokens lie on no cell."""
    found: list[Payment] = []
    for objective in [objective for objective in state.objectives if objective != NOTHING]:
        name, points = OBJECTIVE_NAMES[objective], OBJECTIVE_POINTS[objective]
        found += [Payment(name, points, group) for group in fulfilling_groups(state, seat, objective)]
    return (*found, *private_payments(state, seat), *empty_payments(state, seat))


def fulfilling_groups(state: SagradaTable, seat: i64, objective: i64) -> list[tuple[int, ...]]:
    """G12: the cells of each time the objective is fulfilled."""
    colours, values = sets_by_colour(state, seat), sets_by_value(state, seat)
    rows = [int(line_cells(row, COLUMNS, 1)) for row in range(ROWS)]
    columns = [int(line_cells(column, 1, COLUMNS)) for column in range(COLUMNS)]
    if objective == ROW_COLOR_VARIETY:
        return various_lines(colours, rows)
    if objective == COLUMN_COLOR_VARIETY:
        return various_lines(colours, columns)
    if objective == ROW_SHADE_VARIETY:
        return various_lines(values, rows)
    if objective == COLUMN_SHADE_VARIETY:
        return various_lines(values, columns)
    if objective <= DEEP_SHADES:
        first = 2 * (objective - LIGHT_SHADES)
        return one_of_each(values[first : first + 2])
    if objective == SHADE_VARIETY:
        return one_of_each(values)
    if objective == COLOR_VARIETY:
        return one_of_each(colours)
    return [(cell,) for colour in colours for cell in cells_in(colour & int(diagonal(colour)))]


def sets_by_colour(state: SagradaTable, seat: i64) -> list[int]:
    return [int(state.by_colour[place]) for place in range(seat * COLOURS, (seat + 1) * COLOURS)]


def sets_by_value(state: SagradaTable, seat: i64) -> list[int]:
    return [int(state.by_value[place]) for place in range(seat * VALUES, (seat + 1) * VALUES)]


def cells_in(cells: int) -> list[int]:
    """The cells of a set, one by one."""
    return [cell for cell in range(CELLS) if cells & (1 << cell)]


def various_lines(kinds: list[int], lines: list[int]) -> list[tuple[int, ...]]:
    """G11.3: the full lines whose dice are all of different kinds."""
    return [tuple(cells_in(line)) for line in lines if sum([1 for kind in kinds if kind & line]) == count(line)]


def one_of_each(kinds: list[int]) -> list[tuple[int, ...]]:
    """As many groups with one die of each kind as there are dice of the rarest kind."""
    members = [cells_in(kind) for kind in kinds]
    return [tuple([cells[number] for cells in members]) for number in range(min([len(cells) for cells in members]))]


def private_payments(state: SagradaTable, seat: i64) -> list[Payment]:
    """G11.4: every die of the colour pays its value; in the solo game only the better colour does (G14.15)."""
    best = max(privates_of(state, seat), key=lambda colour: int(shade_sum(state, seat, colour)))
    cells, values = int(state.by_colour[seat * COLOURS + best]), sets_by_value(state, seat)
    return [
        Payment("private_objective", value + 1, (cell,))
        for cell in cells_in(cells)
        for value in range(VALUES)
        if values[value] & (1 << cell)
    ]


def empty_payments(state: SagradaTable, seat: i64) -> list[Payment]:
    """G11.6, G14.14."""
    loss = -SOLO_EMPTY_LOSS if state.is_solo else -1
    taken = int(occupied(state, seat))
    return [Payment("empty_cells", loss, (cell,)) for cell in range(CELLS) if not taken & (1 << cell)]
