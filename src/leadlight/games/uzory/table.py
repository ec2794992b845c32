"""Everything that lies on the table of an Uzory match. The rules work on it; `state` adds them to it."""

from librt.vecs import vec
from mypy_extensions import i64

from leadlight.core.state import State
from leadlight.games.uzory.components import COLOURS, HAND, MOST_FRAMES, NOTHING, SHARDS, SIZE_BY_PLAYERS, TILES
from leadlight.games.uzory.grid import GRID_CELLS
from leadlight.games.uzory.phases import CHOOSING
from leadlight.games.uzory.places import STACK


class UzoryTable(State):
    """Flat vectors indexed by cell, tile, seat or frame. `grid` explains cells, faces and colour sets."""

    def __init__(self, players: int = 2, broken: bool = False, first_starts: bool = False):
        self.players: i64 = players
        self.size: i64 = SIZE_BY_PLAYERS[players]
        self.broken = broken
        self.first_starts = first_starts

        self.phase: i64 = CHOOSING
        self.seat: i64 = 0
        self.decided: i64 = 0  # skips by choice in a row (U10.2)
        self.idle: i64 = 0  # turns in a row in which no tile was laid (U10.3)

        # The floor. `top` to `right` bound the laid tiles and mean nothing before the first tile is laid.
        self.laid: i64 = 0
        self.top: i64 = 0
        self.bottom: i64 = 0
        self.left: i64 = 0
        self.right: i64 = 0
        self.faces = vec[i64]([0] * GRID_CELLS)  # the colours that show; 0 without a tile
        self.pieces = vec[i64]([NOTHING] * GRID_CELLS)  # the tile, its rotation and its shard (see `places`)
        self.fits = vec[i64]([0] * GRID_CELLS)  # the colour set that an empty cell beside a tile takes; 0 elsewhere

        # Tiles. `places` and `past` are indexed by tile, `hands` by seat and place in the hand.
        self.places = vec[i64]([STACK] * TILES)
        self.past = vec[i64]([NOTHING] * TILES)  # what is known from before the last reshuffle (see `places`)
        self.in_stack: i64 = TILES
        self.in_discards: i64 = 0
        self.hands = vec[i64]([NOTHING] * (players * HAND))

        # Indexed by seat, except `owners`: the seat that plays each colour.
        self.colours = vec[i64]([NOTHING] * players)
        self.owners = vec[i64]([NOTHING] * COLOURS)
        self.shards = vec[i64]([SHARDS] * players)
        self.points = vec[i64]([0] * players)

        # Closed frames in the order in which they closed: where the token lies, who scored, the area of each colour.
        self.frames: i64 = 0
        self.tokens = vec[i64]([NOTHING] * MOST_FRAMES)
        self.scorers = vec[i64]([NOTHING] * MOST_FRAMES)
        self.areas = vec[i64]([0] * (MOST_FRAMES * COLOURS))
