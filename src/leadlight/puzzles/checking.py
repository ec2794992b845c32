"""Checks puzzles: the top level solves them with ten times its time, with other random numbers than the miner's."""

from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from typing import NamedTuple

from leadlight.core.chance import Rng
from leadlight.jobs import open_workers, run_jobs
from leadlight.puzzles.examining import TEN_TIMES, choose_at_length, look
from leadlight.puzzles.puzzle import Puzzle


class CheckJob(NamedTuple):
    puzzle: Puzzle
    seed: int


class Checked(NamedTuple):
    """Whether the top level still finds the solution, and whether the opinion on the position still has it first."""

    puzzle: str
    found: bool
    first: bool

    @property
    def holds(self) -> bool:
        return self.found and self.first


def check_puzzles(puzzles: Sequence[Puzzle], seed: int, jobs: int) -> Iterator[Checked]:
    """The verdicts in the order of the puzzles."""
    work = [CheckJob(puzzle, seed) for puzzle in puzzles]
    with open_workers("processes", jobs) if jobs > 1 else nullcontext() as workers:
        yield from map(check_puzzle, work) if workers is None else run_jobs(workers, check_puzzle, work)


def check_puzzle(job: CheckJob) -> Checked:
    perspective, best = job.puzzle.perspective(), job.puzzle.best_action()
    found = choose_at_length(perspective, CHECKING + job.seed) == best
    opinion = look(perspective, TEN_TIMES, [best], CHECKING + job.seed)
    return Checked(job.puzzle.id, found, opinion.judged[0].action == best)


CHECKING = 1000  # the miner's seeds are smaller


def sample(puzzles: Sequence[Puzzle], count: int, seed: int) -> list[Puzzle]:
    """So many puzzles drawn at random; all of them where there are no more."""
    left, rng = list(puzzles), Rng(seed)
    return [left.pop(rng.below(len(left))) for _ in range(min(count, len(left)))]
