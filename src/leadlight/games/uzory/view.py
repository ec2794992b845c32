"""What a viewer knows of an Uzory match (see docs/rules/uzory.md, hidden and public information)."""

import msgspec

from leadlight.core.score import Score

Spot = tuple[int, int]  # row and column of a cell, or of the vertex at its north-west corner
Areas = tuple[int, ...]  # by colour, in sixteenths of a tile


class TileView(msgspec.Struct, frozen=True, gc=False):
    """A laid tile as it lies: turned, and with its shard."""

    cell: Spot
    tile: int
    turn: int
    sides: str  # colour codes N E S W, the shard's included
    open: tuple[int, ...]  # corners without a frame segment: 0 NE, 1 SE, 2 SW, 3 NW
    shard: int | None  # the side that it covers
    spent: tuple[int, ...]  # sides that touch black, so that they count in no frame that closes now (U12.2)


class FrameView(msgspec.Struct, frozen=True, gc=False):
    """A closed frame. `verdict` is none, white, clear, neutral or tie."""

    token: Spot  # the vertex where the finished-pattern token lies, or would
    vertices: tuple[Spot, ...]
    centres: tuple[Spot, ...]  # cells whose centres the frame has joined
    areas: Areas
    verdict: str
    leaders: tuple[int, ...]  # colours with the largest area (U7.3)
    candidates: tuple[int, ...]  # seats that play them: nobody, the scorer, or those of whom one is named (U7.9)
    scorer: int | None
    has_token: bool  # False for nobody's frame, and when the scorer's tokens have run out (U8.4)


class OpenFrameView(msgspec.Struct, frozen=True, gc=False):
    """A frame that is not closed but still can be: its area so far, and the cells that lack a tile."""

    vertices: tuple[Spot, ...]
    centres: tuple[Spot, ...]
    areas: Areas
    missing: tuple[Spot, ...]


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """What belongs to a seat. Only the owner sees the tiles in hand and those dropped since the last reshuffle."""

    colour: int | None  # None until it is chosen
    hand: tuple[int | None, ...]  # by place; None for an empty place and for what the viewer may not know
    held: tuple[bool, ...]  # by place: whether a tile is there
    dropped: tuple[int, ...]
    shards: int
    points: int
    tokens: int  # finished-pattern tokens that are left, the spare ones included
    score: Score


class UzoryView(msgspec.Struct, frozen=True, gc=False):
    """Seats, tiles, places and sides count from 0; the start tile lies at (0, 0)."""

    players: int
    mode: str  # base or broken
    phase: str
    actor: int
    seat: int  # whose turn it is, while chance acts too
    size: int  # of the full field
    rows: Spot  # the first and the last row where a tile may lie, now or later; narrows as the floor grows
    columns: Spot
    floor: tuple[TileView, ...]  # in reading order
    frames: tuple[FrameView, ...]  # in the order in which they closed
    naming: int | None  # the frame that the seat at turn must name a scorer for
    candidates: tuple[int, ...]  # among these seats
    open_frames: tuple[OpenFrameView, ...]
    stack: int
    discards: int
    skips: int  # decided skips in a row; the match ends when they are as many as players
    idle: int  # turns in a row without a tile; the match ends at five rounds of them
    ending: str | None  # full, skips, dead_end or idle, once it is over
    seats: tuple[SeatView, ...]
