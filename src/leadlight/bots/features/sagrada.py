"""Features of a Sagrada position for a seat that is not in the middle of a turn: its window, its time, its means.

A turn under way counts as finished, so a position has the same features before and after the action that ends a turn.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from leadlight.bots.evaluation.sagrada_window import open_colours, open_values, window_of
from leadlight.bots.features.active import Active
from leadlight.bots.features.sagrada_objectives import OBJECTIVE_FEATURES, add_objectives, period
from leadlight.core.state import State
from leadlight.games.sagrada.cells import (
    BORDER,
    beside,
    count,
    diagonal,
    die_at,
    fitting,
    occupied,
)
from leadlight.games.sagrada.components import (
    CELLS,
    COLOURS,
    DIE_KINDS,
    MOST_PLAYERS,
    NOTHING,
    ROUNDS,
    TOOLS,
    VALUES,
)
from leadlight.games.sagrada.phases import CHOOSING, ENDED, ROLLING, TURN
from leadlight.games.sagrada.rules.rounds import seat_of_turn
from leadlight.games.sagrada.rules.tools import price
from leadlight.games.sagrada.scoring import empty_points, privates_of, public_points, shade_sum, target
from leadlight.games.sagrada.state import SagradaState

PERIODS: Final[i64] = 4
TURNS_LEFT: Final[i64] = 21
EMPTY_COUNTS: Final[i64] = 21
KIND_STEPS: Final[i64] = 8
CELL_CLASSES: Final[i64] = 6
COLOUR_SETS: Final[i64] = 10  # how many of the four common colours fit, and whether the private one does
VALUE_SETS: Final[i64] = 64
ROOM_STEPS: Final[i64] = 7
POINT_STEPS: Final[i64] = 40
SUM_STEPS: Final[i64] = 24

# Where each group of features begins. Those of `sagrada_objectives` come first.
PLAYERS: Final[i64] = OBJECTIVE_FEATURES
TIME: Final[i64] = PLAYERS + MOST_PLAYERS
FILLING: Final[i64] = TIME + 2 * TURNS_LEFT
WINDOW: Final[i64] = FILLING + TURNS_LEFT * EMPTY_COUNTS
DIE: Final[i64] = WINDOW + 28
COLOUR_SET: Final[i64] = DIE + CELL_CLASSES * 2 * VALUES
VALUE_SET: Final[i64] = COLOUR_SET + CELL_CLASSES * COLOUR_SETS
KINDS: Final[i64] = VALUE_SET + CELL_CLASSES * VALUE_SETS
COLOUR_ROOM: Final[i64] = KINDS + KIND_STEPS * PERIODS * 2
VALUE_ROOM: Final[i64] = COLOUR_ROOM + 2 * ROOM_STEPS * PERIODS
COVERED: Final[i64] = VALUE_ROOM + VALUES * ROOM_STEPS
PRIVATE: Final[i64] = COVERED + (DIE_KINDS + 1) * PERIODS
PRIVATE_CELLS: Final[i64] = PRIVATE + 2 * SUM_STEPS
TOKENS: Final[i64] = PRIVATE_CELLS + 2 * EMPTY_COUNTS * PERIODS
TOOL: Final[i64] = TOKENS + 8 * PERIODS
FITTING_DIE: Final[i64] = TOOL + TOOLS * 3 * PERIODS
FITTING: Final[i64] = FITTING_DIE + 2 * VALUES
MARGIN: Final[i64] = FITTING + 10 * 8
TARGET: Final[i64] = MARGIN + POINT_STEPS
RIVAL: Final[i64] = TARGET + POINT_STEPS
RIVAL_EMPTY: Final[i64] = RIVAL + POINT_STEPS
RIVAL_TOKENS: Final[i64] = RIVAL_EMPTY + EMPTY_COUNTS
SAGRADA_FEATURES: Final[i64] = RIVAL_TOKENS + 8

# Windows may be mirrored without changing the game, so mirrored cells share their features.
CELL_CLASS: Final[tuple[int, ...]] = (
    0, 1, 2, 1, 0,
    3, 4, 5, 4, 3,
    3, 4, 5, 4, 3,
    0, 1, 2, 1, 0,
)  # fmt: skip


def add_sagrada_features(state: State, seat: int, active: Active) -> None:
    """Everything that the seat may know and that its final score depends on."""
    assert isinstance(state, SagradaState)
    left = turns_left(state, seat)
    add_time(state, seat, left, active)
    window = window_of(state, seat)
    if window != NOTHING:
        active.add(WINDOW + window)
        add_cells(state, seat, window, left, active)
    add_means(state, seat, period(left), active)
    add_pool(state, seat, active)
    add_rivals(state, seat, active)


def turns_left(state: SagradaState, seat: i64) -> i64:
    """The turns that the seat still has, without the one under way."""
    if state.phase == ENDED:
        return 0
    return 2 * (ROUNDS - state.round) + turns_in_round(state, seat)


def turns_in_round(state: SagradaState, seat: i64) -> i64:
    if state.phase < TURN and (state.phase <= ROLLING or state.phase == CHOOSING):
        return 2
    turns: i64 = 0
    for turn in range(state.turn, 2 * state.players):
        is_over = turn == state.turn and state.seat == seat
        is_skipped = turn >= state.players and state.skips[seat] > 0
        if seat_of_turn(state, turn) == seat and not is_over and not is_skipped:
            turns += 1
    return turns


def add_time(state: SagradaState, seat: i64, left: i64, active: Active) -> None:
    empty = CELLS - count(occupied(state, seat))
    active.add(PLAYERS + state.players - 1)
    active.add(TIME + left)
    if state.first == seat:
        active.add(TIME + TURNS_LEFT + left)
    active.add(FILLING + left * EMPTY_COUNTS + empty)


def add_cells(state: SagradaState, seat: i64, window: i64, left: i64, active: Active) -> None:
    """The die on each cell, or what could lie there; then what depends on that for the window as a whole."""
    time = period(left)
    private = private_bits(state, seat)
    taken = occupied(state, seat)
    near: i64 = beside(taken) | diagonal(taken) if taken else BORDER
    colour_sets = open_colours(state, seat, window)
    value_sets = open_values(state, seat, window)
    for cell in range(CELLS):
        kind: i64 = CELL_CLASS[cell]
        if taken & (1 << cell):
            active.add(DIE + kind * 2 * VALUES + die_role(die_at(state, seat, cell), private))
            colour_sets[cell] = 0
            value_sets[cell] = 0
            continue
        colours = colour_sets[cell]
        values = value_sets[cell]
        own: i64 = 1 if colours & private else 0
        active.add(COLOUR_SET + kind * COLOUR_SETS + count(colours & ~private) * 2 + own)
        active.add(VALUE_SET + kind * VALUE_SETS + values)
        reached: i64 = 1 if near & (1 << cell) else 0
        active.add(KINDS + (kind_step(count(colours) * count(values)) * PERIODS + time) * 2 + reached)
    add_room(colour_sets, value_sets, private, time, active)
    add_covered(colour_sets, value_sets, near & ~taken, time, active)
    add_privates(state, seat, colour_sets, time, active)
    add_objectives(state, seat, colour_sets, value_sets, time, active)


def private_bits(state: SagradaState, seat: i64) -> i64:
    """The colours of the seat's private objectives."""
    found: i64 = 0
    for colour in privates_of(state, seat):
        found |= 1 << colour
    return found


def die_role(die: i64, private: i64) -> i64:
    """Colours differ only by whether they are private; values by themselves."""
    role: i64 = VALUES if private & (1 << (die // VALUES)) else 0
    return role + die % VALUES


def add_room(colour_sets: vec[i64], value_sets: vec[i64], private: i64, time: i64, active: Active) -> None:
    """On how many cells each colour and each value could lie."""
    for colour in range(COLOURS):
        cells = count_with(colour_sets, 1 << colour)
        own: i64 = 1 if private & (1 << colour) else 0
        active.add(COLOUR_ROOM + (own * ROOM_STEPS + min(cells, ROOM_STEPS - 1)) * PERIODS + time)
    for value in range(VALUES):
        cells = count_with(value_sets, 1 << value)
        active.add(VALUE_ROOM + value * ROOM_STEPS + min(cells, ROOM_STEPS - 1))


def count_with(sets: vec[i64], bit: i64) -> i64:
    found: i64 = 0
    for cell in range(CELLS):
        if sets[cell] & bit:
            found += 1
    return found


def add_covered(colour_sets: vec[i64], value_sets: vec[i64], cells: i64, time: i64, active: Active) -> None:
    """How many of the 30 kinds of dice have a place on these cells."""
    by_colour = vec[i64]([0] * COLOURS)
    for cell in range(CELLS):
        if cells & (1 << cell):
            for colour in range(COLOURS):
                if colour_sets[cell] & (1 << colour):
                    by_colour[colour] |= value_sets[cell]
    covered: i64 = 0
    for colour in range(COLOURS):
        covered += count(by_colour[colour])
    active.add(COVERED + covered * PERIODS + time)


def kind_step(kinds: i64) -> i64:
    """How many kinds of dice fit, in steps that grow."""
    if kinds <= 2:
        return kinds
    if kinds <= 4:
        return 3
    if kinds <= 6:
        return 4
    if kinds <= 12:
        return 5
    return 6 if kinds <= 20 else 7


def add_privates(state: SagradaState, seat: i64, colour_sets: vec[i64], time: i64, active: Active) -> None:
    """The sum of each private colour and where it could still lie; in the solo game the better colour comes first."""
    privates = privates_of(state, seat)
    if len(privates) == 2 and shade_sum(state, seat, privates[1]) > shade_sum(state, seat, privates[0]):
        privates.reverse()
    for rank in range(len(privates)):
        colour: i64 = privates[rank]
        total = shade_sum(state, seat, colour)
        active.add(PRIVATE + rank * SUM_STEPS + min(total // 2, SUM_STEPS - 1))
        cells = count_with(colour_sets, 1 << colour)
        active.add(PRIVATE_CELLS + (rank * EMPTY_COUNTS + cells) * PERIODS + time)


def add_means(state: SagradaState, seat: i64, time: i64, active: Active) -> None:
    """Favor tokens, and the tools that the seat can still pay for."""
    active.add(TOKENS + min(state.tokens[seat], 7) * PERIODS + time)
    for slot in range(len(state.tools)):
        tool = state.tools[slot]
        if tool == NOTHING or state.used_up[slot]:
            continue
        cost = price(state, slot)
        means: i64 = cost if state.is_solo or state.tokens[seat] >= cost else 0
        active.add(TOOL + (tool * 3 + means) * PERIODS + time)


def add_pool(state: SagradaState, seat: i64, active: Active) -> None:
    """The dice that fit the seat's window, if it has another turn in this round, and how many turns come before."""
    if state.phase < TURN or state.phase == ENDED or state.windows[seat] == NOTHING:
        return
    wait = turns_before(state, seat)
    if wait < 0:
        return
    fits: i64 = 0
    private = private_bits(state, seat)
    for die in range(DIE_KINDS):
        if state.pool[die] > 0 and fitting(state, seat, die) != 0:
            active.add(FITTING_DIE + die_role(die, private))
            fits += state.pool[die]
    active.add(FITTING + min(fits, 9) * 8 + min(wait, 7))


def turns_before(state: SagradaState, seat: i64) -> i64:
    """How many turns of other seats come before the seat's next turn in this round, or NOTHING without one."""
    turn = state.turn + 1 if state.seat == seat else state.turn
    first = turn
    while turn < 2 * state.players:
        if seat_of_turn(state, turn) == seat:
            return NOTHING if turn >= state.players and state.skips[seat] else turn - first
        turn += 1
    return NOTHING


def add_rivals(state: SagradaState, seat: i64, active: Active) -> None:
    """What everybody sees of each rival; in the solo game the target and how far the seat is from it."""
    if state.is_solo:
        aim = target(state)
        active.add(TARGET + min(aim // 3, POINT_STEPS - 1))
        active.add(MARGIN + step_of(seen_points(state, seat) - aim + 40))
        return
    active.add(MARGIN + step_of(seen_points(state, seat) + 20))
    for other in range(state.players):
        if other != seat:
            active.add(RIVAL + step_of(seen_points(state, other) + 20))
            active.add(RIVAL_EMPTY + CELLS - count(occupied(state, other)))
            active.add(RIVAL_TOKENS + min(state.tokens[other], 7))


def seen_points(state: SagradaState, seat: i64) -> i64:
    """The points of a seat without its private objective, which only the seat knows."""
    return public_points(state, seat) + state.tokens[seat] + empty_points(state, seat)


def step_of(points: i64) -> i64:
    return min(max(points // 2, 0), POINT_STEPS - 1)
