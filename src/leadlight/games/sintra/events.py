"""The facts of a Sintra match, for logs and boards. Seats and slots count from 0, colours as in components."""

from leadlight.core.event import Event, Starting
from leadlight.core.score import Payment, Score


class StarterNamed(Starting, frozen=True):
    """S2.12, S13.5."""


class StripDealt(Event, frozen=True):
    seat: int
    slot: int
    face: int


class RoundPaneLaid(Event, frozen=True):
    round: int
    colour: int


class PaneDrawn(Event, frozen=True):
    display: int
    colour: int


class TowerEmptied(Event, frozen=True):
    """The tower went back into the bag (S10.5)."""

    panes: int


class RoundBegan(Event, frozen=True):
    """The colour is the one that pays a bonus in this round (S7.3)."""

    round: int
    starter: int
    colour: int


class PanesTaken(Event, frozen=True):
    seat: int
    source: int
    colour: int
    count: int


class MarkerTaken(Event, frozen=True):
    seat: int


class PanesPlaced(Event, frozen=True):
    """`on_jokers` of the panes cover jokers, the others spaces of their colour (S6.9)."""

    seat: int
    slot: int
    colour: int
    count: int
    on_jokers: int


class PanesBroke(Event, frozen=True):
    seat: int
    colour: int
    count: int


class GlassStepped(Event, frozen=True):
    """The broken glass marker moved; `points` is what its wraps cost, 0 or less (S9.2)."""

    seat: int
    steps: int
    row: int
    wraps: int
    points: int


class StripCompleted(Event, frozen=True):
    """`window` is what the window will score, whichever pane is kept: the `points` of the `WindowScored` to come."""

    seat: int
    slot: int
    bonus: int
    window: tuple[int, ...]


class PaneKept(Event, frozen=True):
    seat: int
    slot: int
    colour: int
    upper: bool


class WindowScored(Event, frozen=True):
    """Points of the window and of each occupied window to its right, in that order (S7.9, S7.10)."""

    seat: int
    slot: int
    points: tuple[int, ...]


class GlazierReturned(Event, frozen=True):
    seat: int
    slot: int


class RoundEnded(Event, frozen=True):
    round: int


class FinalScored(Event, frozen=True):
    """The pieces of `payments` are slots: their windows, or for panes on strips their strips."""

    seat: int
    score: Score
    payments: tuple[Payment, ...] = ()
