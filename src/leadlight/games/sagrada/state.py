"""The state of a Sagrada match: everything on the table, and the rules as the methods that every game's state has."""

from leadlight.core.chance import Rng
from leadlight.core.journal import Journal
from leadlight.core.state import CHANCE, OVER
from leadlight.games.sagrada import rules, scoring
from leadlight.games.sagrada.phases import CHOOSING, ENDED, ROLLING
from leadlight.games.sagrada.rules import hiding, rounds
from leadlight.games.sagrada.table import SagradaTable


class SagradaState(SagradaTable):
    """A table that knows its rules."""

    def copy(self) -> "SagradaState":
        twin = SagradaState.__new__(SagradaState)
        twin.players = self.players
        twin.is_solo = self.is_solo
        twin.promo_windows = self.promo_windows
        twin.reveal_table_first = self.reveal_table_first
        twin.first_starts = self.first_starts
        twin.phase = self.phase
        twin.round = self.round
        twin.first = self.first
        twin.turn = self.turn
        twin.seat = self.seat
        twin.hand = self.hand
        twin.drafts = self.drafts
        twin.tool = self.tool
        twin.lifted = self.lifted
        twin.moved = self.moved
        twin.privates = self.privates[:]
        twin.tools = self.tools[:]
        twin.tool_tokens = self.tool_tokens[:]
        twin.used_up = self.used_up[:]
        twin.objectives = self.objectives[:]
        twin.cards = self.cards[:]
        twin.choices = self.choices[:]
        twin.bag = self.bag[:]
        twin.in_bag = self.in_bag
        twin.pool = self.pool[:]
        twin.in_pool = self.in_pool
        twin.unrolled = self.unrolled[:]
        twin.track = self.track[:]
        twin.paid = self.paid[:]
        twin.windows = self.windows[:]
        twin.tokens = self.tokens[:]
        twin.skips = self.skips[:]
        twin.by_colour = self.by_colour[:]
        twin.by_value = self.by_value[:]
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
        if self.phase == ROLLING:
            return rounds.draw_die(self, rng)
        return super().draw(rng)

    def apply(self, action: int, journal: Journal | None = None) -> None:
        rules.apply(self, action, journal)

    def determinize(self, seat: int, rng: Rng) -> None:
        hiding.determinize(self, seat, rng)

    def scores(self) -> list[int]:
        """What the match would pay if it ended now: every die placed counts at once."""
        return [scoring.points(self, seat) for seat in range(self.players)]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)
