"""Builds the view of a seat or a spectator. Compiled, because the server builds views after every action."""

from typing import Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from leadlight.core.state import State
from leadlight.games.sintra import scoring
from leadlight.games.sintra.components import COLOURS, FACE_JOKERS, FACE_SPACES, NOTHING, ROUNDS, SLOTS, SPACES
from leadlight.games.sintra.phases import PHASE_NAMES
from leadlight.games.sintra.state import SintraState
from leadlight.games.sintra.view import Panes, SeatView, SintraView, SlotView


class KnownSlot:
    """How a slot looks, as a value and as JSON."""

    def __init__(self, view: SlotView) -> None:
        self.view = view
        self.json = msgspec.Raw(msgspec.json.encode(view))


# By `slot_key`. Slots that look the same are built and encoded once, because finding one is far quicker. The box allows
# some thousand different ones.
KNOWN_SLOTS: Final[dict[int, KnownSlot]] = {}


def view(state: State, viewer: int | None) -> SintraView:  # noqa: ARG001
    """What a viewer may know. `viewer` is a seat, or None for a spectator."""
    assert isinstance(state, SintraState)
    return build_view(state, [tuple([slot.view for slot in slots]) for slots in known_slots(state)])


def encode_view(state: State, viewer: int | None) -> bytes:  # noqa: ARG001
    """The same as JSON, in half the time: what stands for a slot is its JSON."""
    assert isinstance(state, SintraState)
    slots: Any = [tuple([slot.json for slot in slots]) for slots in known_slots(state)]
    return msgspec.json.encode(build_view(state, slots))


def build_view(state: SintraState, slots: list[tuple[SlotView, ...]]) -> SintraView:
    """The view with these slots, by seat."""
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
        seats=tuple([view_seat(state, seat, slots[seat]) for seat in range(state.players)]),
    )


def view_seat(state: SintraState, seat: i64, slots: tuple[SlotView, ...]) -> SeatView:
    return SeatView(slots, state.glazier[seat], state.glass_row[seat], scoring.breakdown(state, seat))


def known_slots(state: SintraState) -> list[list[KnownSlot]]:
    """The slots of each seat."""
    return [
        [find_slot(state, place) for place in range(seat * SLOTS, (seat + 1) * SLOTS)] for seat in range(state.players)
    ]


def find_slot(state: SintraState, place: i64) -> KnownSlot:
    key = slot_key(state, place)
    known = KNOWN_SLOTS.get(key)
    if known is None:
        known = KNOWN_SLOTS[key] = KnownSlot(view_slot(state, place))
    return known


def slot_key(state: SintraState, place: i64) -> i64:
    """A number that two slots share only if they look the same: the numbers of the slot as the digits of one."""
    key = (state.face[place] + 1) * (COLOURS + 1) + state.upper[place] + 1
    key = (key * (COLOURS + 1) + state.lower[place] + 1) * (SPACES + 1) + state.jokers[place]
    for colour in range(place * COLOURS, (place + 1) * COLOURS):
        key = (key * (SPACES + 1) + state.panes[colour]) * (SPACES + 1) + state.spaces[colour]
    return key


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
