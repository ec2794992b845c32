"""Reasons for actions of Sagrada: objectives, the private objective, cells that can still be filled, tools, tokens."""

from collections.abc import Iterator

from leadlight.games.sagrada import events, scoring
from leadlight.games.sagrada.actions import END, LEAVE, LIFT, MOVE, PAY, PLACE, STOP, TOOL
from leadlight.games.sagrada.cells import ALL, COLOUR_FITS, VALUE_FITS, beside, count, fitting, occupied
from leadlight.games.sagrada.components import (
    CELLS,
    COLOUR_NAMES,
    COLOURS,
    COLUMNS,
    DIE_KINDS,
    DIFFICULTIES,
    NOTHING,
    OBJECTIVE_NAMES,
    TOOL_COLOURS,
    VALUES,
    WINDOW_CELLS,
)
from leadlight.games.sagrada.phases import IN_HAND, MOVING
from leadlight.games.sagrada.state import SagradaState
from leadlight.insight.reasons.reason import Played, Weighed, weigh

BLOCKED = 2.5  # points that a cell is worth which no die fits any more
OPEN = 0.4  # for saying that every cell can be filled
FITS = 0.3
FILLS = 0.2  # for facts that say little
TOKEN = 1.0
NOTHING_FITS = 3.0


def find_sagrada_reasons(played: Played) -> list[Weighed]:
    before, after = played.before, played.after
    assert isinstance(before, SagradaState)
    assert isinstance(after, SagradaState)
    found = [*weigh_events(played), *weigh_score(played, before, after)]
    if is_placing(played.action):
        found += weigh_cells(before, after, played.seat)
    if TOOL <= played.action < PAY and before.is_solo:
        found.append(weigh_tool_colour(played.action - int(TOOL)))
    if after.actor() == played.seat and after.phase in (IN_HAND, MOVING):
        found += weigh_next_cell(after, played.seat)
    if played.action in (END, LEAVE, STOP):
        found += weigh_ending(played, before)
    return found


def is_placing(action: int) -> bool:
    return PLACE <= action < LIFT or MOVE <= action < END


def weigh_events(played: Played) -> Iterator[Weighed]:
    for event in played.events:
        match event:
            case events.ToolUsed(tool=tool, tokens=tokens, die=None):
                yield weigh(TOKEN * tokens, "reason-sagrada-tool", tool=tool + 1, tokens=tokens)
            case events.ToolUsed():
                yield weigh(TOKEN, "reason-sagrada-tool-solo")
            case events.WindowChosen() if played.seat == event.seat:
                yield from weigh_window(played, event)


def weigh_tool_colour(tool: int) -> Weighed:
    """G14.7: alone, a tool is paid with a die of its colour."""
    return weigh(TOKEN, "reason-sagrada-tool-colour", tool=tool + 1, colour=COLOUR_NAMES[TOOL_COLOURS[tool]])


def weigh_window(played: Played, event: events.WindowChosen) -> Iterator[Weighed]:
    if event.window is None:
        return
    free = WINDOW_CELLS[event.window].count(".")
    yield weigh(free, "reason-sagrada-free-cells", count=free)
    assert isinstance(played.before, SagradaState)
    if not played.before.is_solo:
        yield weigh(TOKEN * DIFFICULTIES[event.window], "reason-sagrada-window", tokens=DIFFICULTIES[event.window])


def weigh_score(played: Played, before: SagradaState, after: SagradaState) -> Iterator[Weighed]:
    """The objectives that pay more after the action, or less."""
    if not is_placing(played.action):
        return
    for objective in before.objectives:
        yield from weigh_objective(before, after, played.seat, objective)
    then, now = int(scoring.private_points(before, played.seat)), int(scoring.private_points(after, played.seat))
    gain = f"{now - then:+}".replace("-", "−")
    if now != then and before.is_solo:
        yield weigh(abs(now - then), "reason-sagrada-private-solo", gain=gain)
    elif now != then:
        colour = COLOUR_NAMES[before.privates[played.seat]]
        yield weigh(abs(now - then), "reason-sagrada-private", gain=gain, colour=colour)
    filled = int(scoring.empty_points(after, played.seat) - scoring.empty_points(before, played.seat))
    if filled:
        yield weigh(FILLS, "reason-sagrada-fills", points=filled)
    elif scoring.points(before, played.seat) == scoring.points(after, played.seat):
        yield weigh(FILLS, "reason-sagrada-no-points")


def weigh_objective(before: SagradaState, after: SagradaState, seat: int, objective: int) -> Iterator[Weighed]:
    if objective == NOTHING:
        return
    name = OBJECTIVE_NAMES[objective]
    then = scoring.objective_part(before, seat, objective)
    now = scoring.objective_part(after, seat, objective)
    gained = now.points - then.points
    if gained:
        message = "reason-sagrada-objective" if gained > 0 else "reason-sagrada-objective-lost"
        yield weigh(abs(gained), message, objective=name, points=gained)


def weigh_cells(before: SagradaState, after: SagradaState, seat: int) -> Iterator[Weighed]:
    """Empty cells that no die fits any more."""
    blocked = int(count(blocked_cells(after, seat) & ~blocked_cells(before, seat)))
    if blocked:
        yield weigh(BLOCKED * blocked, "reason-sagrada-blocks", count=blocked)
    elif not blocked_cells(after, seat) and occupied(after, seat) != ALL:
        yield weigh(OPEN, "reason-sagrada-open")


def blocked_cells(state: SagradaState, seat: int) -> int:
    """The empty cells for which no die has the colour and the shade that the cell and its neighbours ask for."""
    fillable = 0
    window = state.windows[seat]
    for die in range(DIE_KINDS):
        colour, value = divmod(die, int(VALUES))
        cells = ALL & ~beside(state.by_colour[seat * COLOURS + colour]) & ~beside(state.by_value[seat * VALUES + value])
        fillable |= cells & COLOUR_FITS[window * COLOURS + colour] & VALUE_FITS[window * VALUES + value]
    return int(ALL & ~fillable & ~occupied(state, seat))


def weigh_next_cell(after: SagradaState, seat: int) -> Iterator[Weighed]:
    """Where the die in hand, or the lifted one, can go, and what the best cell pays at once."""
    standing = int(scoring.points(after, seat))
    cells = [
        (points_after(after, action, seat) - standing, action) for action in after.legal_actions() if is_placing(action)
    ]
    if not cells:
        yield weigh(BLOCKED, "reason-sagrada-no-cell")
        return
    points, action = max(cells, key=lambda each: (each[0], -each[1]))
    row, column = divmod((action - PLACE) % int(CELLS), int(COLUMNS))
    if points > 0:
        yield weigh(points, "reason-sagrada-cell", row=row + 1, column=column + 1, points=points)
    yield weigh(FITS, "reason-sagrada-fits", count=len(cells))


def points_after(state: SagradaState, action: int, seat: int) -> int:
    after = state.copy()
    after.apply(action)
    return int(scoring.points(after, seat))


def weigh_ending(played: Played, before: SagradaState) -> Iterator[Weighed]:
    if played.action == END and before.drafts == 0 and not any_die_fits(before, played.seat):
        yield weigh(NOTHING_FITS, "reason-sagrada-nothing-fits")
    tokens = int(before.tokens[played.seat])
    if tokens and not before.is_solo:
        yield weigh(TOKEN * tokens, "reason-sagrada-tokens", tokens=tokens)
    elif not before.is_solo:
        yield weigh(FILLS, "reason-sagrada-no-tokens")
    if before.drafts:
        yield weigh(FILLS, "reason-sagrada-drafted")


def any_die_fits(state: SagradaState, seat: int) -> bool:
    return any(state.pool[die] > 0 and fitting(state, seat, die) for die in range(DIE_KINDS))
