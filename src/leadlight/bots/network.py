"""A small neural network that evaluates positions from their active features, on a plain processor.

The first layer adds up one row of weights for each active feature. Positions that are evaluated one after the other
mostly differ in a few features, so only the rows of those are added and subtracted. Weights are 16-bit numbers, whose
sums are exact in 64 bits: the result does not depend on what was evaluated before.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from leadlight.bots.features.active import MOST_ACTIVE, Active

OUTPUTS: Final[i64] = 3
POINTS: Final = 10.0  # the network counts points in tens


class Network:
    """Features -> `width` sums -> ReLU -> `hidden` sums -> ReLU -> outputs. Features also add to the outputs directly.

    After `run`, `own` is what the seat will score beyond the hand-made evaluation, `rival` the score of its best rival,
    both in points, and `win` the logarithm of the odds that it wins.
    """

    def __init__(self, features: int, width: int, hidden: int, weights: list[float]) -> None:
        """`weights` are the rows of the features, then the offsets and rows of each further layer."""
        if len(weights) != weight_count(features, width, hidden):
            raise ValueError("the number of weights does not fit the network")
        self.features: i64 = features
        self.width: i64 = width
        self.hidden: i64 = hidden
        self.row: i64 = width + OUTPUTS
        self.rows = vec[float](weights[: features * (width + OUTPUTS)])
        self.heads = vec[float](weights[len(weights) - hidden * OUTPUTS :])
        self.units = vec[float](by_column(weights[(features + 1) * (width + OUTPUTS) :], width, hidden))
        self.totals = vec[float]([0.0] * hidden)
        self.sums = vec[float](weights[features * (width + OUTPUTS) : (features + 1) * (width + OUTPUTS)])
        self.previous = vec[i64]([0] * MOST_ACTIVE)
        self.previous_count: i64 = 0
        self.pending = vec[i64]([0] * features)
        self.own = 0.0
        self.rival = 0.0
        self.win = 0.0

    def run(self, active: Active) -> None:
        """Evaluate the position with these active features."""
        self.update_sums(active)
        self.add_up_units()
        sums, totals, heads = self.sums, self.totals, self.heads
        own = sums[self.width]
        rival = sums[self.width + 1]
        win = sums[self.width + 2]
        place: i64 = 0
        for unit in range(self.hidden):
            total = totals[unit]
            if total > 0.0:
                own += total * heads[place]
                rival += total * heads[place + 1]
                win += total * heads[place + 2]
            place += OUTPUTS
        self.own = POINTS * own
        self.rival = POINTS * rival
        self.win = win

    def add_up_units(self) -> None:
        """The sums of the second layer. Columns that are not positive add nothing, and that is about half of them."""
        sums, units, totals, hidden = self.sums, self.units, self.totals, self.hidden
        for unit in range(hidden):
            totals[unit] = units[unit]
        place = hidden
        for column in range(self.width):
            total = sums[column]
            if total > 0.0:
                for unit in range(hidden):
                    totals[unit] += total * units[place + unit]
            place += hidden

    def update_sums(self, active: Active) -> None:
        """Add the rows of features that became active, and subtract those of features that no longer are."""
        pending, previous, indices = self.pending, self.previous, active.indices
        for place in range(self.previous_count):
            pending[previous[place]] += 1
        for place in range(active.count):
            index = indices[place]
            if pending[index] > 0:
                pending[index] -= 1
            else:
                self.add_row(index * self.row, 1.0)
        for place in range(self.previous_count):
            index = previous[place]
            if pending[index] > 0:
                pending[index] -= 1
                self.add_row(index * self.row, -1.0)
        for place in range(active.count):
            previous[place] = indices[place]
        self.previous_count = active.count

    def add_row(self, first: i64, factor: float) -> None:
        sums, rows = self.sums, self.rows
        for column in range(self.row):
            sums[column] += factor * rows[first + column]


def by_column(layers: list[float], width: int, hidden: int) -> list[float]:
    """The offsets of the second layer's units, then their weights column by column; files hold them unit by unit."""
    return [layers[unit * (width + 1) + column] for column in range(width + 1) for unit in range(hidden)]


def weight_count(features: int, width: int, hidden: int) -> int:
    """How many weights a network of this shape has."""
    return (features + 1) * (width + int(OUTPUTS)) + hidden * (width + 1) + hidden * int(OUTPUTS)
