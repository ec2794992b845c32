"""Runs jobs in several processes, of this machine or of a Ray cluster, and gives the results in the order of the jobs.

The result of a job depends on the job alone, not on the process that runs it nor on what ran there before. So the
results are the same for any number of processes, and a job whose process was lost can be run again.
"""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, closing
from itertools import islice
from typing import Literal, Protocol, TypeVar

Backend = Literal["processes", "ray"]
Job = TypeVar("Job")
Result = TypeVar("Result")

JOBS_EACH = 4  # for every process, so that none waits long for the last one
STARTED_AHEAD = 8  # jobs for every process that are started before anybody takes their results


class Workers(Protocol):
    """Processes that run jobs."""

    count: int

    def start(self, work: Callable[[Job], Result], job: Job) -> Callable[[], Result]:
        """Have `work`, a function of a module, called with the job. Returns a function that waits for the result.

        That function raises what `work` raised, or `LeadlightError` if the process was lost and the job with it.
        """


def open_workers(backend: Backend, count: int | None = None) -> AbstractContextManager[Workers]:
    """`count` processes, by default one for each core. They end with the `with` block, even in the middle of a job.

    Raises `LeadlightError` where Ray is asked for and not installed, or its cluster cannot be reached.
    """
    if backend == "ray":
        from leadlight.jobs.ray_cluster import open_cluster

        return open_cluster(count)
    from leadlight.jobs.processes import Processes

    return closing(Processes(count or os.cpu_count() or 1))


def run_jobs(workers: Workers, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
    """The results in the order of the jobs. The first jobs start at once, the others as results are taken."""
    upcoming = iter(jobs)
    started = deque(workers.start(work, job) for job in islice(upcoming, STARTED_AHEAD * workers.count))

    def take() -> Iterator[Result]:
        while started:
            result = started.popleft()()
            started.extend(workers.start(work, job) for job in islice(upcoming, 1))
            yield result

    return take()


def split(numbers: range, workers: Workers, largest: int | None = None) -> list[range]:
    """The numbers in several jobs for each worker, each of at most `largest` numbers."""
    size = max(1, min(len(numbers) // (workers.count * JOBS_EACH), largest or len(numbers)))
    return [numbers[start : start + size] for start in range(0, len(numbers), size)]
