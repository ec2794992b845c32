"""What a viewer knows of a Sintra match. Nothing is private, so every viewer gets the same; the future is nowhere."""

import msgspec

from leadlight.core.score import Score
from leadlight.core.state import State
from leadlight.games.sintra import scoring
from leadlight.games.sintra.components import COLOURS, NOTHING, ROUNDS, SLOTS
from leadlight.games.sintra.phases import PHASE_NAMES
from leadlight.games.sintra.state import SintraState

Panes = tuple[int, ...]  # how many of each colour


class SlotView(msgspec.Struct, frozen=True):
    """A window and the strip above it: `face` is None when the strip is gone or not dealt yet."""

    face: int | None
    panes: Panes
    jokers: int  # empty joker spaces
    spaces: Panes  # empty spaces by colour
    upper: int | None
    lower: int | None


class SeatView(msgspec.Struct, frozen=True):
    slots: tuple[SlotView, ...]
    glazier: int
    glass_row: int
    score: Score


class SintraView(msgspec.Struct, frozen=True):
    """Seats, slots and rounds count from 0; source 0 is the centre; None where nothing lies."""

    players: int
    side: str
    phase: str
    actor: int
    round: int
    round_panes: tuple[int | None, ...]
    starter: int
    marker_in_centre: bool
    bag: Panes
    tower: Panes
    sources: tuple[Panes, ...]
    seats: tuple[SeatView, ...]


def view(state: State, viewer: int | None) -> SintraView:  # noqa: ARG001
    """What `viewer` may know, a seat or None for a spectator."""
    assert isinstance(state, SintraState)
    return SintraView(
        players=state.players,
        side="B" if state.side_b else "A",
        phase=PHASE_NAMES[state.phase],
        actor=state.actor(),
        round=state.round - 1,
        round_panes=tuple(pane_or_none(state.round_panes[space]) for space in range(ROUNDS)),
        starter=state.starter,
        marker_in_centre=state.marker_in_centre,
        bag=tuple(state.bag),
        tower=tuple(state.tower),
        sources=tuple(tuple(state.market[source * COLOURS :][:COLOURS]) for source in range(state.displays + 1)),
        seats=tuple(view_seat(state, seat) for seat in range(state.players)),
    )


def view_seat(state: SintraState, seat: int) -> SeatView:
    return SeatView(
        slots=tuple(view_slot(state, seat * SLOTS + slot) for slot in range(SLOTS)),
        glazier=state.glazier[seat],
        glass_row=state.glass_row[seat],
        score=scoring.breakdown(state, seat),
    )


def view_slot(state: SintraState, place: int) -> SlotView:
    first = place * COLOURS
    return SlotView(
        face=pane_or_none(state.face[place]),
        panes=tuple(state.panes[first : first + COLOURS]),
        jokers=state.jokers[place],
        spaces=tuple(state.spaces[first : first + COLOURS]),
        upper=pane_or_none(state.upper[place]),
        lower=pane_or_none(state.lower[place]),
    )


def pane_or_none(value: int) -> int | None:
    return None if value == NOTHING else value
