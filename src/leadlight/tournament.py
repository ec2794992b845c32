"""Every bot meets every other one in mirrored matches: the same chance, once from every seat."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from statistics import fmean

import msgspec

from leadlight.core.game import OptionValue
from leadlight.jobs import Workers
from leadlight.play.arena import Checks
from leadlight.play.ratings import PairResult, SequentialTest
from leadlight.play.tally import Outcome, share_interval
from leadlight.simulation import Simulation


class Encounter(msgspec.Struct, frozen=True):
    """What one match, or one deal played alone by both, says of bot `a` against bot `b`."""

    share: float  # of the win, for a
    points_a: float
    points_b: float  # the mean of its seats


class Tournament(msgspec.Struct, frozen=True):
    """Two bots play against each other; with more seats, one seat of the first against seats of the second.

    Where a game is played alone, both play the same deals, and the one that wins where the other does not has the win.
    """

    game: str
    options: tuple[tuple[str, OptionValue], ...]
    bots: tuple[str, ...]
    seed: int
    checks: Checks = "sampled"

    @property
    def players(self) -> int:
        return int(dict(self.options)["players"])

    @property
    def rivals(self) -> int:
        """How many rivals a seat has; a bot that plays alone is compared with one other."""
        return max(1, self.players - 1)

    def pairs(self) -> list[tuple[str, str]]:
        return list(combinations(self.bots, 2))

    def play_pair(self, a: str, b: str, games: int, workers: Workers | None = None) -> Iterator[Encounter]:
        """The encounters of a pair, in order. They are the same for any number of processes."""
        if self.players == 1:
            alone = zip(self.play((a,), games, workers), self.play((b,), games, workers), strict=True)
            return (compare(own, other) for own, other in alone)
        return (encounter_of(outcome, a) for outcome in self.play((a, *[b] * self.rivals), games, workers))

    def play(self, seats: tuple[str, ...], games: int, workers: Workers | None) -> Iterator[Outcome]:
        return Simulation(self.game, self.options, seats, self.seed, self.checks, mirrored=True).play(games, workers)

    def sequential_test(self, margin: float) -> SequentialTest:
        return SequentialTest(margin, self.rivals)


def encounter_of(outcome: Outcome, bot: str) -> Encounter:
    first = [name for name, place in zip(outcome.bots, outcome.places, strict=True) if place == 1]
    own = [points for name, points in zip(outcome.bots, outcome.scores, strict=True) if name == bot]
    others = [points for name, points in zip(outcome.bots, outcome.scores, strict=True) if name != bot]
    return Encounter(first.count(bot) / len(first), fmean(own), fmean(others))


def compare(own: Outcome, other: Outcome) -> Encounter:
    """Two matches played alone with the same chance."""
    ahead = (own.places[0] == 1) - (other.places[0] == 1)
    return Encounter((1 + ahead) / 2, own.scores[0], other.scores[0])


def summarise_pair(a: str, b: str, encounters: Sequence[Encounter]) -> PairResult:
    """The result of a pair that has met at least once."""
    share = fmean(each.share for each in encounters)
    points = fmean(each.points_a for each in encounters), fmean(each.points_b for each in encounters)
    return PairResult(a, b, len(encounters), share, *share_interval(share, len(encounters)), *points)
