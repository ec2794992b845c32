"""The facts of a Sagrada match, for logs and boards. Seats, cells, tools and colours count from 0, rounds from 1.

A die is a number, `colour * 6 + value - 1`.
"""

from msgspec.structs import replace

from leadlight.core.event import Event, Starting
from leadlight.core.score import Payment, Score


class StarterNamed(Starting, frozen=True):
    """G2.9, G15.5."""


class PrivateDealt(Event, frozen=True):
    """A private objective; in the solo game it lies face up (G14.3)."""

    seat: int
    colour: int | None
    is_open: bool = False

    def seen_by(self, viewer: int | None) -> "PrivateDealt":
        return self if self.is_open or viewer == self.seat else replace(self, colour=None)


class CardDealt(Event, frozen=True):
    seat: int
    card: int | None

    def seen_by(self, viewer: int | None) -> "CardDealt":
        return self if viewer == self.seat else replace(self, card=None)


class WindowChosen(Event, frozen=True):
    """Nobody else sees which, until all have chosen (G2.3)."""

    seat: int
    window: int | None

    def seen_by(self, viewer: int | None) -> "WindowChosen":
        return self if viewer == self.seat else replace(self, window=None)


class WindowsRevealed(Event, frozen=True):
    """By seat: the windows, and the favour tokens that come with them (G2.4)."""

    windows: tuple[int, ...]
    tokens: tuple[int, ...]


class ToolLaid(Event, frozen=True):
    tool: int


class ObjectiveLaid(Event, frozen=True):
    objective: int


class RoundBegan(Event, frozen=True):
    """The dice of the round lie in the pool."""

    round: int
    first: int
    dice: tuple[int, ...]


class DieTaken(Event, frozen=True):
    seat: int
    die: int


class DiePlaced(Event, frozen=True):
    """`points` is by how much the seat's score changed; only the seat itself may know, for its private objective."""

    seat: int
    cell: int
    die: int
    points: int | None

    def seen_by(self, viewer: int | None) -> "DiePlaced":
        return self if viewer == self.seat else replace(self, points=None)


class ToolUsed(Event, frozen=True):
    """Paid with tokens, or in the solo game with a die."""

    seat: int
    tool: int
    tokens: int
    die: int | None


class DieChanged(Event, frozen=True):
    """T1 and T10 turned the die in hand."""

    seat: int
    before: int
    after: int


class DieSwapped(Event, frozen=True):
    """T5 exchanged the die in hand for one of the track."""

    seat: int
    given: int
    taken: int
    round: int


class DieRolled(Event, frozen=True):
    """T6 rolled the die in hand."""

    seat: int
    before: int
    after: int


class DieReturned(Event, frozen=True):
    """The die in hand went back to the pool: it fits nowhere after T6 (G7.6), or is left after T11 (G7.13)."""

    seat: int
    die: int


class DieBagged(Event, frozen=True):
    """T11 put the die in hand into the bag."""

    seat: int
    die: int


class DieDrawn(Event, frozen=True):
    """T11 drew another."""

    seat: int
    colour: int


class ValueChosen(Event, frozen=True):
    seat: int
    die: int


class PoolRolled(Event, frozen=True):
    """T7 rolled the whole pool; the dice as they lie now."""

    seat: int
    dice: tuple[int, ...]


class DieMoved(Event, frozen=True):
    """T2, T3, T4 or T12 moved a die; for `points` see `DiePlaced`."""

    seat: int
    source: int
    target: int
    die: int
    points: int | None

    def seen_by(self, viewer: int | None) -> "DieMoved":
        return self if viewer == self.seat else replace(self, points=None)


class TurnPassed(Event, frozen=True):
    """A turn without draft or tool; forced when nothing was possible (G4.10)."""

    seat: int
    forced: bool


class TurnSkipped(Event, frozen=True):
    """The price of T8 (G9.6)."""

    seat: int


class RoundEnded(Event, frozen=True):
    """What was left of the pool lies on the track; nothing: in the solo game a marker does (G14.12)."""

    round: int
    dice: tuple[int, ...]


class FinalScored(Event, frozen=True):
    """The pieces of `payments` are cells."""

    seat: int
    score: Score
    payments: tuple[Payment, ...] = ()


class SoloDecided(Event, frozen=True):
    """G14.16: won only with more than the target."""

    points: int
    target: int
    won: bool
