"""The state of a Sintra match: everything on the table, and the methods that every game's state has."""

from librt.vecs import vec
from mypy_extensions import i64

from leadlight.core.chance import Rng
from leadlight.core.journal import Journal
from leadlight.core.state import CHANCE, OVER, State
from leadlight.games.sintra import rules, scoring
from leadlight.games.sintra.components import COLOURS, NOTHING, PANES_PER_COLOUR, ROUNDS, SLOTS
from leadlight.games.sintra.phases import ENDED, REFILL, STARTER, STRIPS, TURN
from leadlight.games.sintra.rules import rounds, setting_up


class SintraState(State):
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

    def copy(self) -> "SintraState":
        twin = SintraState.__new__(SintraState)
        twin.players = self.players
        twin.displays = self.displays
        twin.side_b = self.side_b
        twin.gap_blocks_return = self.gap_blocks_return
        twin.first_starts = self.first_starts
        twin.phase = self.phase
        twin.round = self.round
        twin.seat = self.seat
        twin.starter = self.starter
        twin.marker_in_centre = self.marker_in_centre
        twin.round_panes = self.round_panes[:]
        twin.bag = self.bag[:]
        twin.tower = self.tower[:]
        twin.market = self.market[:]
        twin.on_offer = self.on_offer
        twin.in_bag = self.in_bag
        twin.glazier = self.glazier[:]
        twin.glass_row = self.glass_row[:]
        twin.wraps = self.wraps[:]
        twin.colour_bonus = self.colour_bonus[:]
        twin.window_points = self.window_points[:]
        twin.face = self.face[:]
        twin.upper = self.upper[:]
        twin.lower = self.lower[:]
        twin.jokers = self.jokers[:]
        twin.empty = self.empty[:]
        twin.spaces = self.spaces[:]
        twin.panes = self.panes[:]
        return twin

    def actor(self) -> int:
        if self.phase < TURN:
            return CHANCE
        return self.seat if self.phase < ENDED else OVER

    def legal_actions(self) -> list[int]:
        return rules.legal_actions(self)

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return rules.chance_outcomes(self)

    def draw(self, rng: Rng) -> int:
        if self.phase == REFILL:
            return rounds.draw_pane(self, rng)
        if self.phase == STRIPS:
            return setting_up.draw_strip(self, rng)
        return super().draw(rng)

    def apply(self, action: int, journal: Journal | None = None) -> None:
        rules.apply(self, action, journal)

    def determinize(self, seat: int, rng: Rng) -> None:
        """Do nothing: no seat has secrets, and everybody can work out what is in the bag."""

    def scores(self) -> list[int]:
        return [scoring.points(self, seat) for seat in range(self.players)]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)
