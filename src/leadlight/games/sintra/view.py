"""What a viewer knows of a Sintra match. Nothing is private, so every viewer gets the same; the future is nowhere."""

import msgspec

from leadlight.core.score import Score

Panes = tuple[int, ...]  # how many of each colour


class SlotView(msgspec.Struct, frozen=True, gc=False):
    """A window and the strip above it: `face` is None when the strip is gone or not dealt yet."""

    face: int | None
    panes: Panes
    on_jokers: tuple[int, ...]  # colours of the panes that cover jokers
    jokers: int  # empty joker spaces
    spaces: Panes  # empty spaces by colour
    upper: int | None
    lower: int | None


class SeatView(msgspec.Struct, frozen=True, gc=False):
    slots: tuple[SlotView, ...]
    glazier: int
    glass_row: int
    score: Score


class SintraView(msgspec.Struct, frozen=True, gc=False):
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
