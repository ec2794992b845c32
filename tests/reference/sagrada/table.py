"""What lies on the table, as plain things: a die is a letter and a number, a window a dict of cells."""

from collections import Counter
from dataclasses import dataclass, field, replace

from .box import COLOUR_NAMES, DICE_OF_EACH_COLOUR, ROUNDS

Die = tuple[str, int]
Cell = tuple[int, int]

CELLS = [(row, column) for row in (1, 2, 3, 4) for column in (1, 2, 3, 4, 5)]


@dataclass(frozen=True)
class Options:
    """G15."""

    players: int
    promo_windows: bool = False
    reveal_table_first: bool = False
    solo_tools: int = 3
    first_starts: bool = False


@dataclass
class Place:
    """What lies before a player. A requirement is a colour letter, a digit or a dot (G1.5)."""

    cards: list[int] = field(default_factory=list)
    choice: int | None = None
    window: str | None = None
    requirements: dict[Cell, str] = field(default_factory=dict)
    dice: dict[Cell, Die] = field(default_factory=dict)
    tokens: int = 0
    skips: bool = False

    def copy(self) -> "Place":
        return replace(self, cards=list(self.cards), dice=dict(self.dice))


@dataclass
class Turn:
    """What the turn has seen: drafts that are over, the tool in use or used, and how far it is."""

    hand: Die | None = None
    drafts: int = 0
    tool: int | None = None
    lifted: Cell | None = None
    moved: Cell | None = None


@dataclass
class Table:
    """Everything. `waits_for` is a phase in the words of the project's notation."""

    options: Options
    places: dict[int, Place]
    bag: Counter[str]
    track: dict[int, list[Die]]
    waits_for: str = "starter"
    round: int = 1
    first: int = 1
    turn_number: int = 1
    seat: int = 1
    turn: Turn = field(default_factory=Turn)
    privates: list[str] = field(default_factory=list)
    tools: list[int] = field(default_factory=list)
    tokens_on: Counter[int] = field(default_factory=Counter)
    used_up: set[int] = field(default_factory=set)
    goals: list[str] = field(default_factory=list)
    pool: list[Die] = field(default_factory=list)
    unrolled: list[str] = field(default_factory=list)
    paid: list[str] = field(default_factory=list)

    def players(self) -> int:
        return self.options.players

    def is_solo(self) -> bool:
        return self.options.players == 1

    def place(self) -> Place:
        """That of the seat at turn."""
        return self.places[self.seat]

    def order(self) -> list[int]:
        """The seats of a round, turn by turn: clockwise from the first player, then back (G3.3, G3.4)."""
        first_pass = [(self.first - 1 + step) % self.players() + 1 for step in range(self.players())]
        return first_pass + first_pass[::-1]

    def is_second_pass(self) -> bool:
        return self.turn_number > self.players()

    def copy(self) -> "Table":
        return replace(
            self,
            places={seat: place.copy() for seat, place in self.places.items()},
            bag=self.bag.copy(),
            track={number: list(dice) for number, dice in self.track.items()},
            turn=replace(self.turn),
            tokens_on=self.tokens_on.copy(),
            used_up=set(self.used_up),
            pool=list(self.pool),
            unrolled=list(self.unrolled),
            paid=list(self.paid),
        )


def new_table(options: Options) -> Table:
    """Before chance has set up anything (G2.8)."""
    return Table(
        options,
        places={seat: Place() for seat in range(1, options.players + 1)},
        bag=Counter(dict.fromkeys(COLOUR_NAMES, DICE_OF_EACH_COLOUR)),
        track={number: [] for number in ROUNDS},
    )
