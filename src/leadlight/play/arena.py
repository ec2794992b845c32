"""Contests between bots: many matches with rotating seats. A match can be repeated by its number."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Literal

import msgspec

from leadlight.core.chance import Rng
from leadlight.core.errors import LeadlightError
from leadlight.core.game import Game, Options
from leadlight.core.record import LONGEST_NAME, Record, Seat
from leadlight.play.match import Match
from leadlight.play.perspective import Observer, Perspective
from leadlight.play.thinking import Thinking

Choose = Callable[[Perspective, Thinking], int]
Checks = Literal["all", "sampled", "none"]  # after which actions the game's invariants are recounted
SAMPLED = 256  # one position in 256 is checked: checking all of them takes thirty times as long as playing


class LawBroken(Exception):
    """An invariant of the game does not hold: a bug in the game, never a mistake of the players."""

    def __init__(self, laws: list[str], record: Record) -> None:
        super().__init__(laws, record)
        self.laws = laws
        self.record = record

    def __str__(self) -> str:
        return f"{self.record.game}: {', '.join(self.laws)} broken after ply {len(self.record.actions)}"


class BotFailed(LeadlightError):
    """A bot raised an error, or chose what the rules forbid."""


class Contest(msgspec.Struct, frozen=True):
    """The same bots play many matches. A match depends only on the seed and its number, not on earlier matches."""

    game: Game
    options: Options
    bots: Sequence[str]
    players: Mapping[str, Choose]
    seed: int
    checks: Checks = "all"
    mirrored: bool = False  # the matches in which the bots take every seat once have the same chance

    def matches(self, count: int) -> Iterator[Match]:
        for number in range(count):
            yield self.play(number)

    def play(self, number: int) -> Match:
        """Play the match with this number to its end. From match to match, every bot moves to the next seat."""
        shift = number % len(self.bots)
        seats = [Seat(bot[:LONGEST_NAME], bot) for bot in (*self.bots[shift:], *self.bots[:shift])]
        deal = number // len(self.bots) if self.mirrored else number
        match = Match(self.game, self.options, seats, Rng((self.seed * 1_000_003 + deal) * 2))
        thoughts = Rng((self.seed * 1_000_003 + number) * 2 + 1)  # bots never share the random numbers of the match
        match.draw_chance()
        observer = Observer(match)
        while not match.is_over:
            self.decide(observer, Thinking(thoughts))
            if self.is_checked(number, match.ply):
                check_laws(match)
        return match

    def decide(self, observer: Observer, thinking: Thinking) -> None:
        match = observer.match
        bot = match.seats[match.actor].bot or ""
        try:
            match.act(match.actor, self.players[bot](observer.perspective(match.actor), thinking))
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            raise BotFailed("bot-failed", bot=bot, ply=match.ply, reason=reason) from error

    def is_checked(self, number: int, ply: int) -> bool:
        return self.checks == "all" or (self.checks == "sampled" and (number + ply) % SAMPLED == 0)


def check_laws(match: Match) -> None:
    if broken := match.game.violations(match.state):
        raise LawBroken(broken, match.record())
