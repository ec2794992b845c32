"""Runs jobs on a Ray cluster. Every machine of it needs the same version of Leadlight, and the bots that play."""

import logging
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from typing import Any, TypeVar

from leadlight.core.errors import LeadlightError

Job = TypeVar("Job")
Result = TypeVar("Result")

RUNS_AGAIN = 5  # how often a job is run again whose process was lost: one that kills its process must come to an end
STORE_BYTES = 200 * 1024 * 1024  # for arguments and results, on a cluster of this machine alone
SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",  # report nothing to Ray's makers
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # what Ray will do by default, and warns about until then
}


@contextmanager
def open_cluster(count: int | None) -> Iterator["RayCluster"]:
    """The cluster that `RAY_ADDRESS` names or this machine belongs to; without one, a cluster of this machine alone.

    `count` is for the latter. Elsewhere as many jobs run at once as the cluster has cores.
    """
    ray = import_ray()
    with redirect_stdout(sys.stderr):  # Ray prints there what happens to its processes, among what a command prints
        connect(ray, count)
        try:
            yield RayCluster(ray)
        finally:
            ray.shutdown()


class RayCluster:
    """A cluster to which this process is connected."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.count = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.run_job = ray.remote(max_retries=RUNS_AGAIN)(run_job)

    def start(self, work: Callable[[Job], Result], job: Job) -> Callable[[], Result]:
        reference = self.run_job.remote(work, job)
        return lambda: self.wait(reference)

    def wait(self, reference: Any) -> Any:
        errors = self.ray.exceptions
        try:
            return self.ray.get(reference)
        except errors.RayTaskError as error:
            raise error.cause from None
        except errors.RayError:
            raise LeadlightError("simulation-killed") from None


def run_job(work: Callable[[Job], Result], job: Job) -> Result:
    return work(job)


def import_ray() -> Any:
    for name, value in SETTINGS.items():
        os.environ.setdefault(name, value)
    try:
        import ray
    except ModuleNotFoundError:
        raise LeadlightError("ray-missing") from None
    return ray


def connect(ray: Any, count: int | None) -> None:
    if not join_cluster(ray, os.environ.get("RAY_ADDRESS", "")):
        ray.init(
            "local",
            num_cpus=count,
            object_store_memory=STORE_BYTES,
            include_dashboard=False,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )


def join_cluster(ray: Any, address: str) -> bool:
    """Connect to the cluster at the address, or to the one that this machine belongs to. False if there is none."""
    if address == "local":
        return False
    try:
        ray.init(address or "auto", log_to_driver=False, logging_level=logging.ERROR)
    except ConnectionError as error:
        if address:
            raise LeadlightError("ray-unreachable", reason=str(error)) from None
        return False
    return True
