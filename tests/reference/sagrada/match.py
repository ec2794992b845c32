"""A match of Sagrada to play by the rules of this folder."""

from collections import Counter

from .position import read_position, write_position
from .scoring import points, ranking, total
from .search import legal_steps
from .steps import CHANCE, do, outcomes, steps
from .table import Options, Table, new_table


class ReferenceSagrada:
    """One match. Seats count from 1; actions and positions are texts in the project's notation."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.withheld: Counter[str] = Counter()
        self.offered = self.offer()

    @classmethod
    def begin(cls, options: Options) -> "ReferenceSagrada":
        return cls(new_table(options))

    @classmethod
    def at(cls, position: str) -> "ReferenceSagrada":
        """A match that stands in this position."""
        return cls(read_position(position))

    def actor(self) -> str | int:
        """'chance', 'over', or the seat that decides."""
        if self.table.waits_for in CHANCE:
            return "chance"
        return "over" if self.table.waits_for == "over" else self.table.seat

    def choices(self) -> set[str] | dict[str, int]:
        """The legal actions of a seat, or what chance may bring with its weights."""
        return outcomes(self.table) if self.actor() == "chance" else self.offered

    def play(self, text: str) -> None:
        assert text in self.offered, text
        do(self.table, text)
        self.offered = self.offer()
        while is_settled_by_itself(self.table, self.offered):
            do(self.table, *self.offered)
            self.offered = self.offer()

    def offer(self) -> set[str]:
        """The legal steps; counts by name those that are withheld because they cannot be finished."""
        offered = legal_steps(self.table)
        self.withheld.update({step_name(self.table, text) for text in steps(self.table) - offered})
        return offered

    def scores(self) -> list[int]:
        """Points by seat as they stand."""
        return [total(self.table, seat) for seat in self.table.places]

    def reasons(self) -> list[dict[str, int]]:
        """The same by reason."""
        return [points(self.table, seat) for seat in self.table.places]

    def ranking(self) -> list[int]:
        return ranking(self.table)

    def position(self) -> str:
        return write_position(self.table)


def step_name(table: Table, text: str) -> str:
    """`take`, `tool 4`, `lift for T4`."""
    kind = text.partition(" ")[0]
    if kind == "tool":
        return text
    return kind if table.waits_for == "turn" else f"{kind} for T{table.turn.tool}"


def is_settled_by_itself(table: Table, offered: set[str]) -> bool:
    """A turn without anything left but its end (G4.10), dice that pay alike, a second move with T12 that cannot be."""
    return len(offered) == 1 and (table.waits_for == "pay" or offered <= {"end", "stop"})
