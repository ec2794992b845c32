"""Contests between players who need no screen: many matches, seats rotated, results counted."""

from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec

from leadlight.core.chance import Rng
from leadlight.core.game import Game, Options
from leadlight.core.record import Seat
from leadlight.play.match import Match
from leadlight.play.perspective import Perspective

Choose = Callable[[Perspective, Rng], int]


class LawBroken(Exception):
    """An invariant of the game failed: a defect of ours, never of the players."""

    def __init__(self, match: Match, laws: list[str]) -> None:
        super().__init__(f"{match.game.name}: {', '.join(laws)} broken after ply {match.ply}")
        self.laws = laws
        self.record = match.record()


class Tally(msgspec.Struct):
    """What a contest came to. A match won by seats of several bots counts as a tie; one played alone may be lost."""

    games: int = 0
    plies: int = 0
    scores: dict[str, list[int]] = {}
    wins: dict[str, int] = {}
    ties: int = 0
    endings: dict[str, int] = {}  # where a game can end in several ways

    def add(self, match: Match) -> None:
        result = match.result()
        assert result is not None
        self.games += 1
        self.plies += match.ply
        for seat, score in zip(match.seats, result.scores, strict=True):
            self.scores.setdefault(seat.name, []).append(score)
            self.wins.setdefault(seat.name, 0)
        winners = {seat.name for seat, place in zip(match.seats, result.places, strict=True) if place == 1}
        if len(winners) == 1:
            self.wins[winners.pop()] += 1
        elif winners:
            self.ties += 1
        if match.game.ending is not None:
            reason = match.game.ending(match.state)
            self.endings[reason] = self.endings.get(reason, 0) + 1


class Contest(msgspec.Struct, frozen=True):
    """The same bots over and over. Match number k of a seed is the same whatever came before it."""

    game: Game
    options: Options
    bots: Sequence[str]
    players: Mapping[str, Choose]
    seed: int
    check: bool = True

    def matches(self, count: int) -> Iterator[Match]:
        for number in range(count):
            yield self.play(number)

    def play(self, number: int) -> Match:
        """Bots move up one seat from match to match."""
        shift = number % len(self.bots)
        seats = [Seat(bot, bot) for bot in (*self.bots[shift:], *self.bots[:shift])]
        seed = (self.seed * 1_000_003 + number) * 2
        match = Match(self.game, self.options, seats, Rng(seed))
        thoughts = Rng(seed + 1)  # never the stream that chance comes from
        match.draw_chance()
        while not match.is_over:
            choose = self.players[seats[match.actor].name]
            match.act(match.actor, choose(Perspective(self.game, match.state, match.actor), thoughts))
            if self.check:
                check_laws(match)
        return match


def check_laws(match: Match) -> None:
    if broken := match.game.violations(match.state):
        raise LawBroken(match, broken)
