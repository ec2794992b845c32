"""Jobs in processes: results in order, errors at their place, and an end at any moment."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path

import pytest

from leadlight.core.errors import LeadlightError
from leadlight.jobs import STARTED_AHEAD, Job, Result, open_workers, run_jobs, split
from leadlight.jobs.processes import Processes

from .work import fail_at_five, kill_itself, sleep, square


@pytest.fixture
def workers() -> Iterator[Processes]:
    processes = Processes(3)
    yield processes
    processes.close()


class Clerk:
    """Runs a job when its result is taken, and notes what was started."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.started: list[object] = []

    def start(self, work: Callable[[Job], Result], job: Job) -> Callable[[], Result]:
        self.started.append(job)
        return lambda: work(job)


def test_results_come_in_the_order_of_the_jobs(workers: Processes) -> None:
    assert list(run_jobs(workers, square, range(100))) == [number * number for number in range(100)]
    assert list(run_jobs(workers, square, [])) == []


def test_several_runs_share_the_processes(workers: Processes) -> None:
    first, second = run_jobs(workers, square, range(40)), run_jobs(workers, fail_at_five, range(6, 46))
    assert list(zip(second, first, strict=True)) == [(number + 6, number * number) for number in range(40)]


def test_an_error_is_raised_at_the_place_of_its_job(workers: Processes) -> None:
    results = run_jobs(workers, fail_at_five, range(10))
    assert [next(results) for _ in range(5)] == [0, 1, 2, 3, 4]
    with pytest.raises(ValueError, match="five"):
        next(results)


def test_some_jobs_start_at_once_and_the_others_as_results_are_taken() -> None:
    clerk = Clerk(2)
    results = run_jobs(clerk, square, range(100))
    assert clerk.started == list(range(STARTED_AHEAD * 2))
    next(results)
    assert len(clerk.started) == STARTED_AHEAD * 2 + 1
    assert len(list(results)) == 99
    assert clerk.started == list(range(100))


def test_the_processes_end_in_the_middle_of_a_job(tmp_path: Path) -> None:
    with open_workers("processes", 1) as workers:
        run_jobs(workers, sleep, [tmp_path / "sleeps"])
        while not (tmp_path / "sleeps").exists():
            assert multiprocessing.active_children()
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "sleeps").read_text()), 0)


@pytest.mark.skipif(os.name != "posix", reason="a process is killed by a signal")
def test_a_job_whose_process_is_killed_has_no_result(workers: Processes) -> None:
    with pytest.raises(LeadlightError) as lost:
        list(run_jobs(workers, kill_itself, range(3)))
    assert lost.value.code == "simulation-killed"
    for worker in workers.workers:
        worker.process.join()
        assert worker.process.exitcode == -signal.SIGKILL
    with pytest.raises(LeadlightError):
        list(run_jobs(workers, square, range(3)))


@pytest.mark.parametrize(("count", "total", "largest"), [(2, 100, 64), (2, 100, 3), (3, 1, None), (1, 1000, None)])
def test_numbers_are_split_into_jobs(count: int, total: int, largest: int | None) -> None:
    jobs = split(range(total), Clerk(count), largest)
    assert list(chain.from_iterable(jobs)) == list(range(total))
    assert max(map(len, jobs)) <= (largest or total)
    assert len(jobs) >= min(total, 4 * count)


def test_no_numbers_are_no_jobs() -> None:
    assert split(range(0), Clerk(2)) == []
