"""Builds the view of a seat or a spectator. Compiled, because the server builds views after every action."""

from librt.vecs import vec
from mypy_extensions import i64

from leadlight.core.state import State
from leadlight.games.sintra import scoring
from leadlight.games.sintra.components import COLOURS, FACE_JOKERS, FACE_SPACES, NOTHING, ROUNDS, SLOTS
from leadlight.games.sintra.phases import PHASE_NAMES
from leadlight.games.sintra.state import SintraState
from leadlight.games.sintra.view import Panes, SeatView, SintraView, SlotView


def view(state: State, viewer: int | None) -> SintraView:  # noqa: ARG001
    """What a viewer may know. `viewer` is a seat, or None for a spectator."""
    assert isinstance(state, SintraState)
    return SintraView(
        players=state.players,
        side="B" if state.side_b else "A",
        phase=PHASE_NAMES[state.phase],
        actor=state.actor(),
        round=state.round - 1,
        round_panes=tuple([pane_or_none(state.round_panes[space]) for space in range(ROUNDS)]),
        starter=state.starter,
        marker_in_centre=state.marker_in_centre,
        bag=five(state.bag, 0),
        tower=five(state.tower, 0),
        sources=tuple([five(state.market, source * COLOURS) for source in range(state.displays + 1)]),
        seats=tuple([view_seat(state, seat) for seat in range(state.players)]),
    )


def view_seat(state: SintraState, seat: i64) -> SeatView:
    return SeatView(
        tuple([view_slot(state, place) for place in range(seat * SLOTS, (seat + 1) * SLOTS)]),
        state.glazier[seat],
        state.glass_row[seat],
        scoring.breakdown(state, seat),
    )


def view_slot(state: SintraState, place: i64) -> SlotView:
    first = place * COLOURS
    return SlotView(
        pane_or_none(state.face[place]),
        five(state.panes, first),
        panes_on_jokers(state, place),
        state.jokers[place],
        five(state.spaces, first),
        pane_or_none(state.upper[place]),
        pane_or_none(state.lower[place]),
    )


def panes_on_jokers(state: SintraState, place: i64) -> tuple[int, ...]:
    """S6.9: the panes for which the face has no space of their colour."""
    face = state.face[place]
    if face == NOTHING or FACE_JOKERS[face] == state.jokers[place]:
        return ()
    colours: list[int] = []
    for colour in range(COLOURS):
        own = FACE_SPACES[face * COLOURS + colour] - state.spaces[place * COLOURS + colour]
        for _ in range(own, state.panes[place * COLOURS + colour]):
            colours.append(colour)
    return tuple(colours)


def five(counts: vec[i64], first: i64) -> Panes:
    """How many of each colour, from this place on."""
    return (counts[first], counts[first + 1], counts[first + 2], counts[first + 3], counts[first + 4])


def pane_or_none(value: i64) -> int | None:
    return None if value == NOTHING else value
