"""Builds the view of a seat or a spectator. Compiled, because the server builds views after every action."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from leadlight.core.state import State
from leadlight.games.uzory import frames, scoring, verdicts
from leadlight.games.uzory.components import COLOURS, CORNERS, FINISHED_TOKENS, HAND, NOTHING, SPARE_TOKENS, TILES
from leadlight.games.uzory.frames import Frame
from leadlight.games.uzory.grid import cell_at, is_open
from leadlight.games.uzory.phases import ENDED, NAMING, PHASE_NAMES
from leadlight.games.uzory.places import DISCARDED, piece_shard, piece_tile, piece_turn
from leadlight.games.uzory.rules.closing import spot, unnamed_frame
from leadlight.games.uzory.rules.ending import reason
from leadlight.games.uzory.rules.laying import sides_text
from leadlight.games.uzory.state import UzoryState
from leadlight.games.uzory.view import FrameView, OpenFrameView, SeatView, TileView, UzoryView

NO_SEAT: Final[i64] = -1
TOKENS: Final[i64] = FINISHED_TOKENS + SPARE_TOKENS


def view(state: State, viewer: int | None) -> UzoryView:
    """What a viewer may know. `viewer` is a seat, or None for a spectator."""
    assert isinstance(state, UzoryState)
    seat_seeing: i64 = NO_SEAT if viewer is None else viewer
    naming: i64 = unnamed_frame(state) if state.phase == NAMING else NOTHING
    return UzoryView(
        players=state.players,
        mode="broken" if state.broken else "base",
        phase=PHASE_NAMES[state.phase],
        actor=state.actor(),
        seat=state.seat,
        size=state.size,
        rows=(state.bottom - state.size + 1, state.top + state.size - 1),
        columns=(state.right - state.size + 1, state.left + state.size - 1),
        floor=tuple([view_tile(state, cell) for cell in laid_cells(state)]),
        frames=tuple([view_frame(state, number) for number in range(state.frames)]),
        naming=number_or_none(naming),
        candidates=() if naming == NOTHING else tuple(verdicts.candidates(state, naming)),
        open_frames=tuple([view_open_frame(state, frame) for frame in frames.open_frames(state)]),
        stack=state.in_stack,
        discards=state.in_discards,
        skips=state.decided,
        idle=state.idle,
        ending=reason(state) if state.phase == ENDED else None,
        seats=tuple([view_seat(state, seat, seat_seeing) for seat in range(state.players)]),
    )


def number_or_none(value: i64) -> int | None:
    return None if value == NOTHING else value


def laid_cells(state: UzoryState) -> list[int]:
    cells: list[int] = []
    for row in range(state.top, state.bottom + 1):
        for cell in range(cell_at(row, state.left), cell_at(row, state.right) + 1):
            if state.faces[cell] != 0:
                cells.append(cell)
    return cells


def view_tile(state: UzoryState, cell: i64) -> TileView:
    face, piece = state.faces[cell], state.pieces[cell]
    return TileView(
        spot(cell),
        piece_tile(piece),
        piece_turn(piece),
        sides_text(face),
        tuple([corner for corner in range(CORNERS) if is_open(face, corner)]),
        number_or_none(piece_shard(piece)),
        tuple(frames.spent_sides(state, cell)),
    )


def view_frame(state: UzoryState, number: i64) -> FrameView:
    frame = frames.trace(state, state.tokens[number])
    scorer = state.scorers[number]
    return FrameView(
        spot(state.tokens[number]),
        spots(frame.vertices),
        spots(frames.centres(state, frame)),
        tuple([state.areas[number * COLOURS + colour] for colour in range(COLOURS)]),
        verdicts.name_verdict(state, number),
        tuple(verdicts.leading_colours(state, number)),
        tuple(verdicts.candidates(state, number)),
        scorer if scorer >= 0 else None,
        scorer >= 0 and earlier_points(state, number) < TOKENS,
    )


def earlier_points(state: UzoryState, number: i64) -> i64:
    """How many frames the scorer of this frame had scored before it."""
    earlier: i64 = 0
    for other in range(number):
        if state.scorers[other] == state.scorers[number]:
            earlier += 1
    return earlier


def view_open_frame(state: UzoryState, frame: Frame) -> OpenFrameView:
    areas = vec[i64]([0] * COLOURS)
    frames.measure(state, frame, areas, 0)
    return OpenFrameView(
        spots(frame.vertices),
        spots(frames.centres(state, frame)),
        tuple([areas[colour] for colour in range(COLOURS)]),
        spots(frame.missing),
    )


def spots(cells: list[int]) -> tuple[tuple[int, int], ...]:
    return tuple([spot(cell) for cell in sorted(cells)])


def view_seat(state: UzoryState, seat: i64, viewer: i64) -> SeatView:
    hand = range(seat * HAND, (seat + 1) * HAND)
    owner = seat == viewer
    return SeatView(
        number_or_none(state.colours[seat]),
        tuple([number_or_none(state.hands[place]) if owner else None for place in hand]),
        tuple([state.hands[place] != NOTHING for place in hand]),
        tuple([tile for tile in range(TILES) if owner and state.places[tile] == DISCARDED + seat]),
        state.shards[seat],
        state.points[seat],
        max(0, TOKENS - state.points[seat]),
        scoring.breakdown(state, seat),
    )
