"""Everything that lies on the table of a Sagrada match. The rules work on it; `state` adds them to it."""

from librt.vecs import vec
from mypy_extensions import i64

from leadlight.core.state import State
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
from leadlight.games.sagrada.phases import STARTER


class SagradaTable(State):
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
