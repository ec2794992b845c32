"""Finds puzzles in matches between bots. Every match is a job of its own, so all cores can look for them."""

import time
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from itertools import count as count_up
from pathlib import Path
from typing import NamedTuple

from leadlight.bots.finding import find_bot
from leadlight.core.chance import Rng
from leadlight.core.game import Game, OptionValue
from leadlight.core.record import Seat
from leadlight.games import find_game
from leadlight.jobs import Workers, open_workers, run_jobs
from leadlight.play.match import Match
from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Thinking
from leadlight.puzzles.examining import examine
from leadlight.puzzles.library import write_puzzles
from leadlight.puzzles.puzzle import Puzzle, Source
from leadlight.puzzles.selecting import select

PLAYING = ("level:3", "level:4", "level:5")  # who plays the matches: good enough to be worth a look, and not all alike
MOST_IN_A_MATCH = 4
LOOKED_AT = 2  # one decision in so many is looked at, so that puzzles come from all parts of a match
DEFAULTS = 8  # of ten matches have the default number of players, and as many the default of another option
TOO_EARLY = 3  # decisions of each seat that are not looked at: a match begins with choices of taste


class MiningJob(NamedTuple):
    """One match. It ends early at the deadline, which is a time of day: other processes have other clocks."""

    game: str
    seed: int
    match: int
    deadline: float


class MiningReport(NamedTuple):
    """How far the miner has come."""

    matches: int
    found: int
    seconds: float


def mine(
    game: str,
    count: int,
    seed: int,
    jobs: int,
    seconds: float,
    file: Path,
    report: Callable[[MiningReport], None] = lambda _: None,
) -> list[Puzzle]:
    """Look for puzzles until there are `count`, or for so many seconds, and write them into the file.

    The file is written anew with every match that brings some, so a miner that is stopped leaves what it has found.
    """
    began, found = time.time(), dict[str, Puzzle]()
    matches = 0
    with open_workers("processes", jobs) if jobs > 1 else nullcontext() as workers:
        for puzzles in run(workers, plan(find_game(game).name, seed, began + seconds)):
            matches += 1
            found |= {puzzle.id: puzzle for puzzle in puzzles}
            if puzzles:
                write_puzzles(file, list(found.values()))
            report(MiningReport(matches, len(found), time.time() - began))
            if len(found) >= count:
                break
    chosen = select(list(found.values()), count)
    write_puzzles(file, chosen)
    return chosen


def plan(game: str, seed: int, deadline: float) -> Iterator[MiningJob]:
    """Matches without end, until the time is over."""
    for number in count_up():
        if time.time() >= deadline:
            return
        yield MiningJob(game, seed, number, deadline)


def run(workers: Workers | None, jobs: Iterator[MiningJob]) -> Iterator[list[Puzzle]]:
    return map(mine_match, jobs) if workers is None else run_jobs(workers, mine_match, jobs)


def mine_match(job: MiningJob) -> list[Puzzle]:
    """Play one match and look at its decisions."""
    game, rng = find_game(job.game), Rng(job.seed * 1_000_003 + job.match)
    options = choose_options(game, rng)
    bots = tuple(PLAYING[rng.below(len(PLAYING))] for _ in range(int(options["players"])))
    match = Match(game, options, [Seat(bot, bot) for bot in bots], rng)
    match.draw_chance()
    players = {bot: find_bot(bot) for bot in bots}
    thoughts, found = Rng(rng.below(1 << 48)), list[Puzzle]()
    decisions = 0
    while not match.is_over and len(found) < MOST_IN_A_MATCH and time.time() < job.deadline:
        perspective = Perspective(game, match.state, match.actor, match.options)
        if decisions >= TOO_EARLY * len(bots) and thoughts.below(LOOKED_AT) == 0:
            puzzle = examine(perspective, Source(job.seed, job.match, match.ply, bots))
            found += [] if puzzle is None else [puzzle]
        decisions += 1
        match.act(match.actor, players[bots[match.actor]].choose(perspective, Thinking(thoughts)))
    return found


def choose_options(game: Game, rng: Rng) -> dict[str, OptionValue]:
    """Options of a match: mostly the defaults. One that has a meaning only with another value is left alone."""
    chosen: dict[str, OptionValue] = {}
    for option in game.options:
        usual = rng.below(10) < DEFAULTS
        possible = option.only_if is None or chosen.get(option.only_if[0]) == option.only_if[1]
        chosen[option.name] = option.default if usual or not possible else option.values[rng.below(len(option.values))]
    return game.complete(chosen)
