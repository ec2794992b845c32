"""A match of Uzory to play by the rules of this folder."""

from .judging import ranking
from .position import read_position, write_position
from .table import Options, Table, new_table
from .turns import CHANCE, do, outcomes, steps


class ReferenceUzory:
    """One match. Seats count from 1; actions and positions are texts in the project's notation."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.offered = steps(table)

    @classmethod
    def begin(cls, options: Options) -> "ReferenceUzory":
        return cls(new_table(options))

    @classmethod
    def at(cls, position: str) -> "ReferenceUzory":
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
        assert text in self.choices(), text
        do(self.table, text)
        self.offered = steps(self.table)

    def scores(self) -> list[int]:
        return [self.table.points(seat) for seat in self.table.hands]

    def ranking(self) -> list[int]:
        return ranking(self.table)

    def position(self) -> str:
        return write_position(self.table)
