"""Elo ratings from the results of pairs of bots, and a test that says as early as possible which of two is stronger.

A bot whose rating is 400 above that of another has ten times its odds to win. Where more than two play, one seat of a
bot meets seats of another, and the odds are those against each of these seats.
"""

import math
from collections.abc import Sequence

import msgspec

from leadlight.play.tally import Z95, Interval

ELO = 400 / math.log(10)  # points for each unit of the logarithm of the odds
STEPS = 60  # of Newton's method: far more than it needs
CERTAINTY = 0.95  # of the test's verdict


class PairResult(msgspec.Struct, frozen=True):
    """How bot `a` did against bot `b`: the share of wins, ties by halves, its 95 % interval, and mean points a seat."""

    a: str
    b: str
    games: int
    share: float
    low: float
    high: float
    mean_a: float
    mean_b: float


class Rating(msgspec.Struct, frozen=True):
    elo: float
    interval: Interval


def expected_share(elo: float, rivals: int = 1) -> float:
    """The share of wins of a seat that is so many points above each of its rivals."""
    return 1 / (1 + rivals * math.exp(-elo / ELO))


def rate(results: Sequence[PairResult], rivals: int = 1) -> dict[str, Rating]:
    """The most likely ratings, their mean being 0. One fair match is added to each pair, so that all are finite."""
    bots = list(dict.fromkeys(bot for result in results for bot in (result.a, result.b)))
    places = {bot: place for place, bot in enumerate(bots)}
    strengths = [0.0] * len(bots)
    spread = invert(information(results, places, strengths, rivals))
    for _ in range(STEPS):
        pull = slopes(results, places, strengths, rivals)
        step = [sum(map(float.__mul__, row, pull)) for row in spread]
        strengths = [strength + min(1.0, max(-1.0, by)) for strength, by in zip(strengths, step, strict=True)]
        spread = invert(information(results, places, strengths, rivals))
    mean, certain = sum(strengths) / len(bots), 1 / len(bots)  # holding the mean at 0 adds this to every variance
    return {bot: rating_of(strengths[place] - mean, spread[place][place] - certain) for bot, place in places.items()}


def rating_of(strength: float, variance: float) -> Rating:
    reach = Z95 * math.sqrt(max(0.0, variance))
    return Rating(ELO * strength, Interval(ELO * (strength - reach), ELO * (strength + reach)))


def slopes(results: Sequence[PairResult], places: dict[str, int], strengths: list[float], rivals: int) -> list[float]:
    """How fast the likelihood's logarithm grows with the strength of each bot."""
    found = [0.0] * len(strengths)
    for result in results:
        a, b = places[result.a], places[result.b]
        expected = expected_share(ELO * (strengths[a] - strengths[b]), rivals)
        surplus = result.games * result.share + 1 / (rivals + 1) - (result.games + 1) * expected
        found[a] += surplus
        found[b] -= surplus
    return found


def information(
    results: Sequence[PairResult], places: dict[str, int], strengths: list[float], rivals: int
) -> list[list[float]]:
    """How certain the results make the strengths. Adding the same to all strengths changes nothing, so their mean is
    held at 0 by what is added to every entry.
    """
    size = len(strengths)
    matrix = [[1 / size] * size for _ in range(size)]
    for result in results:
        a, b = places[result.a], places[result.b]
        expected = expected_share(ELO * (strengths[a] - strengths[b]), rivals)
        weight = (result.games + 1) * expected * (1 - expected)
        for row, column, sign in ((a, a, 1), (b, b, 1), (a, b, -1), (b, a, -1)):
            matrix[row][column] += sign * weight
    return matrix


def invert(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse, by elimination. The matrices here are symmetric and positive, so no rows need to be exchanged."""
    size = len(matrix)
    rows = [[*row, *(float(place == column) for column in range(size))] for place, row in enumerate(matrix)]
    for pivot in range(size):
        rows[pivot] = [entry / rows[pivot][pivot] for entry in rows[pivot]]
        for other in range(size):
            if other != pivot:
                factor = rows[other][pivot]
                rows[other] = [entry - factor * base for entry, base in zip(rows[other], rows[pivot], strict=True)]
    return [row[size:] for row in rows]


class SequentialTest:
    """Tells whether a bot is stronger than its rivals by `margin` Elo points, or not stronger at all.

    The generalised sequential probability ratio test, as engines of chess are tested: each sample is the share of wins
    in the matches with the same chance. A verdict is right in 95 % of the cases that are as clear as one of the two.
    """

    def __init__(self, margin: float, rivals: int = 1) -> None:
        self.even = expected_share(0, rivals)
        self.ahead = expected_share(margin, rivals)
        self.samples = [0.0, 1.0]  # two that never happened, so that the variance is never 0

    def add(self, share: float) -> None:
        self.samples.append(share)

    @property
    def ratio(self) -> float:
        """The logarithm of how much more likely the samples are if the bot is stronger."""
        count = len(self.samples) - 2
        if count == 0:
            return 0.0
        mean = sum(self.samples[2:]) / count
        variance = sum((sample - mean) ** 2 for sample in self.samples) / len(self.samples)
        return count * (self.ahead - self.even) * (2 * mean - self.even - self.ahead) / (2 * variance)

    @property
    def verdict(self) -> bool | None:
        """True for stronger, False for not stronger, None while it is open."""
        bound = math.log(CERTAINTY / (1 - CERTAINTY))
        ratio = self.ratio
        return None if abs(ratio) < bound else ratio > 0
