"""Bots play many matches, in as many processes as are wanted; the results are the same for any number of them."""

import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence
from functools import cache
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import NamedTuple

import msgspec

from leadlight.bots import find_bot
from leadlight.core.errors import LeadlightError, OptionError
from leadlight.core.game import OptionValue
from leadlight.games import find_game
from leadlight.play.arena import Checks, Contest
from leadlight.play.files import save_record
from leadlight.play.match import Match
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

    def play(self, games: int, jobs: int | None = None) -> Iterator[Outcome]:
        """The outcomes of the first `games` matches, in order; `jobs` processes play them, by default one a core.

        Raises `LawBroken` for a position that cannot be, `BotFailed` for a bot that failed, and `LeadlightError` for
        a process that was killed or a record that cannot be written.
        """
        wanted = min(jobs or os.cpu_count() or 1, -(-games // WORTH_A_PROCESS))
        if wanted < 2:
            return (play_one(self, number) for number in range(games))
        return play_in_processes(self, games, wanted)

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
    for outcome in Simulation(game, tuple(complete.items()), tuple(bots), seed).play(games, jobs):
        tally.count(outcome)
    return tally


prepare = cache(Simulation.contest)  # once for each process


def play_in_processes(simulation: Simulation, games: int, jobs: int) -> Iterator[Outcome]:
    """Batch number b is played by process b modulo `jobs`, so the results come in order without being sorted."""
    size = max(1, min(LARGEST_BATCH, games // (jobs * 4)))
    batches = [range(start, min(start + size, games)) for start in range(0, games, size)]
    workers = [start_worker(simulation, batches[job::jobs]) for job in range(jobs)]
    try:
        for number in range(len(batches)):
            yield from receive(workers[number % jobs].results)
    finally:
        for worker in workers:
            worker.process.terminate()
            worker.process.join()
            worker.results.close()


class Worker(NamedTuple):
    process: SpawnProcess
    results: "Connection[None, list[Outcome] | Exception]"


def start_worker(simulation: Simulation, batches: list[range]) -> Worker:
    context = multiprocessing.get_context("spawn")
    results, sending = context.Pipe(duplex=False)
    process = context.Process(target=work, args=(simulation, batches, sending), daemon=True)
    process.start()
    sending.close()  # ours: so that the end of the process ends the pipe
    return Worker(process, results)


def receive(results: "Connection[None, list[Outcome] | Exception]") -> list[Outcome]:
    try:
        outcomes = results.recv()
    except EOFError:
        raise LeadlightError("simulation-killed") from None
    if isinstance(outcomes, Exception):
        raise outcomes
    return outcomes


def work(simulation: Simulation, batches: list[range], sending: "Connection[list[Outcome] | Exception, None]") -> None:
    """Runs in the other process. Ctrl-C is for the process that counts, which ends this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        for numbers in batches:
            sending.send([play_one(simulation, number) for number in numbers])
    except BrokenPipeError:
        pass  # nobody counts any more
    except Exception as error:
        sending.send(error)


def play_one(simulation: Simulation, number: int) -> Outcome:
    match = prepare(simulation).play(number)
    if simulation.records is not None:
        keep(match, Path(simulation.records) / f"{simulation.game}-{simulation.seed}-{number + 1:05}.json")
    return outcome_of(match)


def keep(match: Match, file: Path) -> None:
    try:
        save_record(match.record(), file)
    except OSError:
        raise LeadlightError("save", file=str(file)) from None
