"""The facts of an Uzory match, for logs and boards. Seats, tiles, places, sides, turns and frames count from 0.

A cell or a vertex is a row and a column, the start tile lies at (0, 0); vertex (r, c) is the north-west corner of cell
(r, c). Areas are in sixteenths of a tile, by colour.
"""

from msgspec.structs import replace

from leadlight.core.event import Event, Starting
from leadlight.core.score import Payment, Score

Spot = tuple[int, int]


class ColourChosen(Event, frozen=True):
    seat: int
    colour: int


class StarterNamed(Starting, frozen=True):
    """U2.7."""


class TileDrawn(Event, frozen=True):
    """A tile came into a place of the hand; only the owner sees which tile (U2.4)."""

    seat: int
    place: int
    tile: int | None

    def seen_by(self, viewer: int | None) -> "TileDrawn":
        return self if viewer == self.seat else replace(self, tile=None)


class StartTileLaid(Event, frozen=True):
    tile: int


class TileLaid(Event, frozen=True):
    """`place` is where it was in the hand; `sides` are the colours as they lie, the shard's included; `spent` are the
    triangles, by cell and side, that touch black from now on and count no more (U12.2)."""

    seat: int
    place: int
    tile: int
    turn: int
    cell: Spot
    shard: int | None
    sides: str
    spent: tuple[tuple[Spot, int], ...]


class FrameClosed(Event, frozen=True):
    """U6.3. `verdict` is none, white, clear, neutral or tie; with several
    candidates the seat that laid the tile names one (U7.9)."""

    frame: int
    token: Spot  # the vertex where a token would lie (U8.2)
    vertices: tuple[Spot, ...]
    centres: tuple[Spot, ...]  # cells whose centres the frame has joined
    areas: tuple[int, ...]
    verdict: str
    candidates: tuple[int, ...]  # seats
    leaders: tuple[int, ...]  # colours with the largest area (U7.3)


class PatternFinished(Event, frozen=True):
    """A seat scores a frame. `supply` is where the token comes from: dealt, spare, or none left (U8.4)."""

    frame: int
    seat: int
    named_by: int | None  # U7.9
    points: int  # the seat has now
    supply: str


class TilesDiscarded(Event, frozen=True):
    """The tiles at these places of the hand; only their owner knows which tiles they were (U9.6)."""

    seat: int
    places: tuple[int, ...]
    tiles: tuple[int, ...] | None

    def seen_by(self, viewer: int | None) -> "TilesDiscarded":
        return self if viewer == self.seat else replace(self, tiles=None)


class TurnSkipped(Event, frozen=True):
    """`decided` when the seat could have laid a tile, else it is a redraw (U3.6). `tiles` as in `TilesDiscarded`."""

    seat: int
    decided: bool
    in_a_row: int  # decided skips (U10.2)
    idle: int  # turns without a tile (U10.3)
    tiles: tuple[int, ...] | None

    def seen_by(self, viewer: int | None) -> "TurnSkipped":
        return self if viewer == self.seat else replace(self, tiles=None)


class StackRenewed(Event, frozen=True):
    """The discards are the new stack (U9.4)."""

    tiles: int


class MatchEnded(Event, frozen=True):
    """Why: full (U10.1), skips (U10.2), dead_end (U10.3) or idle (U10.4)."""

    reason: str


class FinalScored(Event, frozen=True):
    """`shards` left in hand break ties (U11.2). The pieces of `payments` are frames."""

    seat: int
    score: Score
    shards: int
    payments: tuple[Payment, ...] = ()
