"""Results of many matches: who won how often, with how many points, and how certain that is.

All sums are whole numbers, so the order in which matches are counted makes no difference.
"""

import math
from statistics import NormalDist
from typing import NamedTuple

import msgspec

from leadlight.play.match import Match

Z95 = NormalDist().inv_cdf(0.975)


class Outcome(msgspec.Struct, frozen=True):
    """How one match ended: the bots, their points and their places by seat."""

    bots: list[str]
    scores: list[int]
    places: list[int]
    plies: int
    ending: str | None = None  # why it ended, where a game can end in several ways

    @property
    def winner(self) -> str | None:
        """The bot that won. None when several bots share the win, or when nobody wins, as in a solo match lost."""
        winners = {bot for bot, place in zip(self.bots, self.places, strict=True) if place == 1}
        return winners.pop() if len(winners) == 1 else None


def outcome_of(match: Match) -> Outcome:
    result = match.result()
    assert result is not None, "the match is not over"
    ending = match.game.ending(match.state) if match.game.ending is not None else None
    return Outcome([seat.bot or seat.name for seat in match.seats], result.scores, result.places, match.ply, ending)


class Interval(NamedTuple):
    """Where the true value lies with 95 % confidence."""

    low: float
    high: float


def share_interval(share: float, count: int) -> Interval:
    """Wilson's interval of a share of so many matches; it stays between 0 and 1 and is valid for few matches too."""
    if count == 0:
        return Interval(0.0, 1.0)
    weight = Z95**2 / count
    centre = share + weight / 2
    reach = math.sqrt(share * (1 - share) * weight + weight**2 / 4)
    return Interval(max(0.0, (centre - reach) / (1 + weight)), min(1.0, (centre + reach) / (1 + weight)))


class Samples(msgspec.Struct):
    """A sample of numbers, kept as count, sum and sum of squares."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, value: int) -> None:
        """Add a number to the sample."""
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """The mean; 0 for no numbers at all."""
        return self.total / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        """The standard deviation of the population that the numbers are a sample of; 0 for fewer than two."""
        if self.count < 2:
            return 0.0
        return math.sqrt((self.count * self.squares - self.total**2) / (self.count * (self.count - 1)))

    def interval(self) -> Interval:
        """The interval of the mean. It assumes a normal distribution, which fits from about thirty numbers on."""
        reach = Z95 * self.deviation / math.sqrt(self.count) if self.count else 0.0
        return Interval(self.mean - reach, self.mean + reach)


class Standing(msgspec.Struct):
    """The results of one bot, or of one seat.

    A bot may have several seats in a match, and their points depend on each other. So the interval of the mean is
    taken over matches (`by_match`), the deviation over single results (`scores`).
    """

    matches: int = 0
    wins: int = 0
    scores: Samples = msgspec.field(default_factory=Samples)
    by_match: Samples = msgspec.field(default_factory=Samples)

    def add(self, scores: list[int], *, won: bool) -> None:
        """Add a match: the points of its seats, and whether it was won."""
        self.matches += 1
        self.wins += won
        self.by_match.add(sum(scores))
        for score in scores:
            self.scores.add(score)

    @property
    def win_share(self) -> float:
        """The share of matches won, from 0 to 1."""
        return self.wins / self.matches if self.matches else 0.0

    def win_interval(self) -> Interval:
        """The interval of the share of wins."""
        return share_interval(self.win_share, self.matches)

    def mean_interval(self) -> Interval:
        """The interval of the mean points of a seat."""
        seats = self.scores.count / self.matches if self.matches else 1.0
        low, high = self.by_match.interval()
        return Interval(low / seats, high / seats)


class Tally(msgspec.Struct):
    """Many outcomes added up. A win shared by several bots is a tie; a match played alone may be lost."""

    games: int = 0
    plies: int = 0
    ties: int = 0
    bots: dict[str, Standing] = {}
    seats: list[Standing] = []
    endings: dict[str, int] = {}

    @property
    def wins(self) -> dict[str, int]:
        """Matches won, by bot."""
        return {bot: standing.wins for bot, standing in self.bots.items()}

    def add(self, match: Match) -> None:
        """Count a match that is over."""
        self.count(outcome_of(match))

    def count(self, outcome: Outcome) -> None:
        """Count a match by its outcome."""
        self.games += 1
        self.plies += outcome.plies
        self.count_bots(outcome)
        self.count_seats(outcome)
        self.ties += 1 in outcome.places and outcome.winner is None
        if outcome.ending is not None:
            self.endings[outcome.ending] = self.endings.get(outcome.ending, 0) + 1

    def count_bots(self, outcome: Outcome) -> None:
        """Count the match for each of its bots."""
        for bot in dict.fromkeys(outcome.bots):
            scores = [score for name, score in zip(outcome.bots, outcome.scores, strict=True) if name == bot]
            self.bots.setdefault(bot, Standing()).add(scores, won=outcome.winner == bot)

    def count_seats(self, outcome: Outcome) -> None:
        """Count the match for each seat. A seat wins when it has place 1, alone or shared."""
        self.seats.extend(Standing() for _ in outcome.bots[len(self.seats) :])
        for standing, score, place in zip(self.seats, outcome.scores, outcome.places, strict=True):
            standing.add([score], won=place == 1)
