"""Everything that lies on the table of a Sintra match. The rules work on it; `state` adds them to it."""

from librt.vecs import vec
from mypy_extensions import i64

from leadlight.core.state import State
from leadlight.games.sintra.components import COLOURS, NOTHING, PANES_PER_COLOUR, ROUNDS, SLOTS
from leadlight.games.sintra.phases import STARTER


class SintraTable(State):
    """Counts in flat vectors, indexed by seat, by seat and slot, or by seat, slot and colour."""

    def __init__(
        self,
        players: int = 2,
        displays: int = 5,
        side_b: bool = False,
        gap_blocks_return: bool = False,
        first_starts: bool = False,
    ):
        self.players: i64 = players
        self.displays: i64 = displays
        self.side_b = side_b
        self.gap_blocks_return = gap_blocks_return
        self.first_starts = first_starts

        self.phase: i64 = STARTER
        self.round: i64 = 1
        self.seat: i64 = 0
        self.starter: i64 = 0  # the seat that has the start marker, or had it before the marker went to the centre
        self.marker_in_centre = True
        self.round_panes = vec[i64]([NOTHING] * ROUNDS)
        self.bag = vec[i64]([PANES_PER_COLOUR] * COLOURS)
        self.tower = vec[i64]([0] * COLOURS)
        self.market = vec[i64]([0] * ((displays + 1) * COLOURS))  # source 0 is the centre
        self.on_offer: i64 = 0  # panes in the market
        self.in_bag: i64 = PANES_PER_COLOUR * COLOURS

        # By seat.
        self.glazier = vec[i64]([0] * players)
        self.glass_row = vec[i64]([0] * players)
        self.wraps = vec[i64]([0] * players)
        self.colour_bonus = vec[i64]([0] * players)
        self.window_points = vec[i64]([0] * players)

        # By seat and slot: `seat * SLOTS + slot`.
        self.face = vec[i64]([NOTHING] * (players * SLOTS))
        self.upper = vec[i64]([NOTHING] * (players * SLOTS))
        self.lower = vec[i64]([NOTHING] * (players * SLOTS))
        self.jokers = vec[i64]([0] * (players * SLOTS))  # empty joker spaces
        self.empty = vec[i64]([0] * (players * SLOTS))  # empty spaces of any kind

        # By seat, slot and colour: `(seat * SLOTS + slot) * COLOURS + colour`.
        self.spaces = vec[i64]([0] * (players * SLOTS * COLOURS))  # empty spaces of this colour
        self.panes = vec[i64]([0] * (players * SLOTS * COLOURS))  # panes lying on the strip
