"""What happens when frames close (U6): who scores them (U7), and their tokens (U8)."""

from typing import Final

from mypy_extensions import i64

from leadlight.core.journal import Journal
from leadlight.games.uzory import events, frames, verdicts
from leadlight.games.uzory.actions import NAME
from leadlight.games.uzory.components import COLOURS, FINISHED_TOKENS, NOTHING, SPARE_TOKENS
from leadlight.games.uzory.frames import Frame
from leadlight.games.uzory.grid import VERTEX_NE, VERTEX_NW, VERTEX_SE, VERTEX_SW, column_of, row_of
from leadlight.games.uzory.phases import DISCARDING, NAMING
from leadlight.games.uzory.rules import ending, floor
from leadlight.games.uzory.table import UzoryTable
from leadlight.games.uzory.verdicts import UNNAMED

READING_ORDER: Final[tuple[int, ...]] = (VERTEX_NW, VERTEX_NE, VERTEX_SW, VERTEX_SE)


def close_frames(state: UzoryTable, cell: i64, journal: Journal | None) -> None:
    """U6.3, U6.4: close every frame that has a vertex at the tile laid last and no longer lacks a tile."""
    met: list[int] = []  # vertices of frames closed by this tile
    for step in READING_ORDER:
        vertex: i64 = cell + step
        if vertex in met or not frames.has_four_tiles(state, vertex):
            continue
        frame = frames.trace(state, vertex)
        if len(frame.missing) == 0:
            met += frame.vertices
            judge(state, frame, journal)


def judge(state: UzoryTable, frame: Frame, journal: Journal | None) -> None:
    """U7: decide who scores a closed frame. Its token lies on the first vertex found (U8.2)."""
    number = state.frames
    state.frames = number + 1
    state.tokens[number] = frame.vertices[0]
    frames.measure(state, frame, state.areas, number * COLOURS)
    candidates = verdicts.candidates(state, number)
    if journal is not None:
        journal_closing(state, number, frame, candidates, journal)
    if len(candidates) == 1:
        award(state, number, candidates[0], NOTHING, journal)
    elif len(candidates) > 1:
        state.scorers[number] = UNNAMED


def award(state: UzoryTable, number: i64, seat: i64, namer: i64, journal: Journal | None) -> None:
    """U8.1: give the seat the point for a frame."""
    state.scorers[number] = seat
    state.points[seat] += 1
    if journal is not None:
        points = state.points[seat]
        named_by = None if namer == NOTHING else int(namer)
        journal.add(events.PatternFinished(number, seat, named_by, points, supply(points)))


def supply(points: i64) -> str:
    """U8.4: where the token for a point comes from."""
    if points <= FINISHED_TOKENS:
        return "dealt"
    return "spare" if points <= FINISHED_TOKENS + SPARE_TOKENS else "none"


def go_on(state: UzoryTable, journal: Journal | None) -> None:
    """After laying, tied frames need a scorer; then a full field ends the match (U10.1), or tiles may be discarded."""
    if unnamed_frame(state) != NOTHING:
        state.phase = NAMING
    elif floor.is_full(state):
        ending.end(state, journal)
    else:
        state.phase = DISCARDING


def unnamed_frame(state: UzoryTable) -> i64:
    """The next tied frame that needs a scorer, or NOTHING. Frames closed by one tile are in reading order."""
    for number in range(state.frames):
        if state.scorers[number] == UNNAMED:
            return number
    return NOTHING


def name_actions(state: UzoryTable) -> list[int]:
    """U7.9, U7.10: any seat that is tied may be named."""
    return [NAME + seat for seat in verdicts.candidates(state, unnamed_frame(state))]


def name_scorer(state: UzoryTable, seat: i64, journal: Journal | None) -> None:
    award(state, unnamed_frame(state), seat, state.seat, journal)
    go_on(state, journal)


def journal_closing(state: UzoryTable, number: i64, frame: Frame, candidates: list[int], journal: Journal) -> None:
    spots = [spot(vertex) for vertex in sorted(frame.vertices)]
    joined = [spot(cell) for cell in sorted(frames.centres(state, frame))]
    areas = tuple([state.areas[place] for place in range(number * COLOURS, (number + 1) * COLOURS)])
    verdict = verdicts.name_verdict(state, number)
    token = spot(state.tokens[number])
    leading = tuple(verdicts.leading_colours(state, number))
    journal.add(
        events.FrameClosed(number, token, tuple(spots), tuple(joined), areas, verdict, tuple(candidates), leading)
    )


def spot(cell: i64) -> tuple[int, int]:
    """The row and column of a cell or vertex, counted from the start tile."""
    return (row_of(cell), column_of(cell))
