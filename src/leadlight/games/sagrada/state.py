"""The state of a Sagrada match: everything on the table, and the methods that every game's state has."""

from librt.vecs import vec
from mypy_extensions import i64

from leadlight.core.chance import Rng
from leadlight.core.journal import Journal
from leadlight.core.state import CHANCE, OVER, State
from leadlight.games.sagrada import rules, scoring
from leadlight.games.sagrada.components import (
    CARDS_PER_PLAYER,
    COLOURS,
    DICE,
    DICE_PER_COLOUR,
    DIE_KINDS,
    NOTHING,
    OBJECTIVES_LAID,
    ROUNDS,
    SOLO_OBJECTIVES,
    TOOLS_LAID,
    VALUES,
)
from leadlight.games.sagrada.phases import CHOOSING, ENDED, ROLLING, STARTER
from leadlight.games.sagrada.rules import hiding, rounds


class SagradaState(State):
    """Counts in flat vectors, and windows as sets of cells: bit `cell` of a number stands for a cell."""

    def __init__(
        self,
        players: int = 2,
        promo_windows: bool = False,
        reveal_table_first: bool = False,
        solo_tools: int = 3,
        first_starts: bool = False,
    ):
        self.players: i64 = players
        self.is_solo = players == 1
        self.promo_windows = promo_windows
        self.reveal_table_first = reveal_table_first
        self.first_starts = first_starts

        self.phase: i64 = STARTER
        self.round: i64 = 1
        self.first: i64 = 0  # the first player of the round
        self.turn: i64 = 0  # of the round, there and back
        self.seat: i64 = 0

        # The turn under way.
        self.hand: i64 = NOTHING  # the die taken and not placed yet; of T11's die only the colour counts at first
        self.drafts: i64 = 0  # made in this turn
        self.tool: i64 = NOTHING  # used in this turn
        self.lifted: i64 = NOTHING  # the cell of the die being moved
        self.moved: i64 = NOTHING  # the cell where the die moved first lies now

        # Cards. In the solo game both private objectives are those of seat 0.
        laid: i64 = solo_tools if players == 1 else TOOLS_LAID
        private: i64 = SOLO_OBJECTIVES if players == 1 else players
        public: i64 = SOLO_OBJECTIVES if players == 1 else OBJECTIVES_LAID
        self.privates = vec[i64]([NOTHING] * private)
        self.tools = vec[i64]([NOTHING] * laid)
        self.tool_tokens = vec[i64]([0] * laid)
        self.used_up = vec[i64]([0] * laid)  # solo: 1 when the card has left the game (G14.8)
        self.objectives = vec[i64]([NOTHING] * public)
        self.cards = vec[i64]([NOTHING] * (players * CARDS_PER_PLAYER))  # dealt, until the windows are revealed
        self.choices = vec[i64]([NOTHING] * players)  # which of the four sides, until the windows are revealed

        # Dice: by colour, by kind, and by round and kind.
        self.bag = vec[i64]([DICE_PER_COLOUR] * COLOURS)
        self.in_bag: i64 = DICE
        self.pool = vec[i64]([0] * DIE_KINDS)
        self.in_pool: i64 = 0
        self.unrolled = vec[i64]([0] * COLOURS)  # dice of the pool that T7 is still to roll
        self.track = vec[i64]([0] * (ROUNDS * DIE_KINDS))
        self.paid = vec[i64]([0] * COLOURS)  # solo: dice that left the game (G14.8)

        # By seat.
        self.windows = vec[i64]([NOTHING] * players)
        self.tokens = vec[i64]([0] * players)
        self.skips = vec[i64]([0] * players)  # 1 when the second turn of this round is skipped (G9.6)
        self.by_colour = vec[i64]([0] * (players * COLOURS))  # cells that hold dice of a colour
        self.by_value = vec[i64]([0] * (players * VALUES))  # cells that hold dice of a value

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
