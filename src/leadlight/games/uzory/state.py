"""The state of an Uzory match: everything on the table, and the rules as the methods that every game's state has."""

from leadlight.core.chance import Rng
from leadlight.core.journal import Journal
from leadlight.core.state import CHANCE, OVER
from leadlight.games.uzory import rules, scoring
from leadlight.games.uzory.phases import CHOOSING, ENDED, STARTER
from leadlight.games.uzory.rules import hiding, refilling
from leadlight.games.uzory.table import UzoryTable


class UzoryState(UzoryTable):
    """A table that knows its rules."""

    def copy(self) -> "UzoryState":
        twin = UzoryState.__new__(UzoryState)
        twin.players = self.players
        twin.size = self.size
        twin.broken = self.broken
        twin.first_starts = self.first_starts
        twin.phase = self.phase
        twin.seat = self.seat
        twin.decided = self.decided
        twin.idle = self.idle
        twin.laid = self.laid
        twin.top = self.top
        twin.bottom = self.bottom
        twin.left = self.left
        twin.right = self.right
        twin.faces = self.faces[:]
        twin.pieces = self.pieces[:]
        twin.fits = self.fits[:]
        twin.places = self.places[:]
        twin.past = self.past[:]
        twin.in_stack = self.in_stack
        twin.in_discards = self.in_discards
        twin.hands = self.hands[:]
        twin.colours = self.colours[:]
        twin.owners = self.owners[:]
        twin.shards = self.shards[:]
        twin.points = self.points[:]
        twin.frames = self.frames
        twin.tokens = self.tokens[:]
        twin.scorers = self.scorers[:]
        twin.areas = self.areas[:]
        return twin

    def actor(self) -> int:
        if self.phase < CHOOSING:
            return CHANCE
        return self.seat if self.phase < ENDED else OVER

    def legal_actions(self) -> list[int]:
        return rules.legal_actions(self)

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return rules.chance_outcomes(self)

    def draw(self, rng: Rng) -> int:
        if self.phase == STARTER:
            return super().draw(rng)
        return refilling.draw_from_stack(self, rng)

    def apply(self, action: int, journal: Journal | None = None) -> None:
        rules.apply(self, action, journal)

    def determinize(self, seat: int, rng: Rng) -> None:
        hiding.determinize(self, seat, rng)

    def scores(self) -> list[int]:
        return list(self.points)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)
