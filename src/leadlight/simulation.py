"""Bots play many matches, in as many processes as are wanted; the results are the same for any number of them."""

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import msgspec

from leadlight.bots import find_bot
from leadlight.core.errors import LeadlightError, OptionError
from leadlight.core.game import OptionValue
from leadlight.core.record import Record
from leadlight.games import find_game
from leadlight.jobs import Backend, Workers, open_workers, run_jobs, split
from leadlight.play.arena import Checks, Contest
from leadlight.play.files import save_record
from leadlight.play.tally import Outcome, Tally, outcome_of

LARGEST_BATCH = 64  # matches that a process plays before it reports; fewer while there are few
WORTH_A_PROCESS = 4  # matches: for fewer, starting another process takes longer than playing


class Simulation(msgspec.Struct, frozen=True):
    """Who plays what, as plain values that can cross to another process. The bots take the seats in turn."""

    game: str
    options: tuple[tuple[str, OptionValue], ...]
    bots: tuple[str, ...]  # one for each seat
    seed: int
    checks: Checks = "sampled"
    records: str | None = None  # the folder into which a record of each match is written
    mirrored: bool = False  # the matches in which the bots take every seat once have the same chance

    def play(self, games: int, workers: Workers | None = None) -> Iterator[Outcome]:
        """The outcomes of the first `games` matches, in order. The workers play them; without any, this process does.

        Raises `LawBroken` for a position that cannot be, `BotFailed` for a bot that failed, and `LeadlightError` for
        a process that was killed or a record that cannot be written.
        """
        played: Iterable[Played]
        if workers is None:
            played = (play_one(self, number) for number in range(games))
        else:
            batches = [Batch(self, numbers) for numbers in split(range(games), workers, LARGEST_BATCH)]
            played = chain.from_iterable(run_jobs(workers, play_batch, batches))
        return (self.keep(number, each) for number, each in enumerate(played))

    def keep(self, number: int, played: "Played") -> Outcome:
        """Write the record of the match, if records are wanted."""
        if self.records is not None and played.record is not None:
            file = Path(self.records) / f"{self.game}-{self.seed}-{number + 1:05}.json"
            try:
                save_record(played.record, file)
            except OSError:
                raise LeadlightError("save", file=str(file)) from None
        return played.outcome

    def contest(self) -> Contest:
        players = {bot: find_bot(bot).choose for bot in self.bots}
        game, options = find_game(self.game), dict(self.options)
        return Contest(game, options, self.bots, players, self.seed, self.checks, self.mirrored)


def simulate(
    game: str, bots: Sequence[str], games: int = 100, *, seed: int = 1, jobs: int = 1, **options: OptionValue
) -> Tally:
    """Let the bots, one for each seat, play so many matches: results by bot and by seat.

    The bots move up one seat from match to match. The same seed gives the same results, in any number of processes
    (`jobs`). Raises `UnknownGame`, or `OptionError` for a bot or an option that does not exist.

    >>> tally = leadlight.simulate("sintra", bots=["greedy", "random"], games=6, seed=1)
    >>> tally.games
    6
    >>> tally.wins["greedy"] > tally.wins["random"]
    True
    >>> [seat.matches for seat in tally.seats]
    [6, 6]
    """
    complete = find_game(game).complete({"players": len(bots)} | options)
    if len(bots) != complete["players"]:
        raise OptionError("seats-count", seats=len(bots), players=int(complete["players"]))
    tally = Tally()
    with open_players("processes", jobs, games) as workers:
        for outcome in Simulation(game, tuple(complete.items()), tuple(bots), seed).play(games, workers):
            tally.count(outcome)
    return tally


class Batch(NamedTuple):
    """The matches with these numbers: a job."""

    simulation: Simulation
    numbers: range


class Played(NamedTuple):
    """What is kept of a match. The process that counts writes the record, since other machines have other disks."""

    outcome: Outcome
    record: Record | None  # None where no records are kept


prepare = lru_cache(maxsize=8)(Simulation.contest)  # once for each process


def play_batch(batch: Batch) -> list[Played]:
    return [play_one(batch.simulation, number) for number in batch.numbers]


def play_one(simulation: Simulation, number: int) -> Played:
    match = prepare(simulation).play(number)
    return Played(outcome_of(match), None if simulation.records is None else match.record())


@contextmanager
def open_players(backend: Backend, jobs: int | None, games: int) -> Iterator[Workers | None]:
    """The processes that play so many matches; None where they are so few that this process plays them itself."""
    wanted = min(jobs or os.cpu_count() or 1, -(-games // WORTH_A_PROCESS))
    if backend == "processes" and wanted < 2:
        yield None
        return
    with open_workers(backend, jobs if backend == "ray" else wanted) as workers:
        yield workers
