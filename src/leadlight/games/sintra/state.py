"""The state of a Sintra match: everything on the table, and the rules as the methods that every game's state has."""

from leadlight.core.chance import Rng
from leadlight.core.journal import Journal
from leadlight.core.state import CHANCE, OVER
from leadlight.games.sintra import rules, scoring
from leadlight.games.sintra.phases import ENDED, REFILL, STRIPS, TURN
from leadlight.games.sintra.rules import rounds, setting_up
from leadlight.games.sintra.table import SintraTable


class SintraState(SintraTable):
    """A table that knows its rules."""

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
