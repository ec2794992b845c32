"""`python -m tests.jobs.self_play BACKEND` plays a few matches and prints a fingerprint of their positions."""

import hashlib
import struct
import sys
from typing import cast

from leadlight.bots.weights import Weights, format_weights
from leadlight.jobs import Backend, open_workers, run_jobs, split
from leadlight.training.plan import Plan
from leadlight.training.playing import Matches, measure, play

PLAN = Plan("sintra", width=4, hidden=2)


def make_weights() -> bytes:
    description = PLAN.describe(0)
    numbers = struct.pack(f"<{description.size}e", *[0.01] * description.size)
    return format_weights(Weights(description, numbers))


def main(backend: Backend) -> None:
    weights, fingerprint = make_weights(), hashlib.sha256()
    with open_workers(backend, 3) as workers:
        jobs = [Matches(PLAN, weights, numbers) for numbers in split(range(1, 13), workers)]
        for samples in run_jobs(workers, play, jobs):
            fingerprint.update(samples.indices + samples.targets)
        won = sum(strength.won for strength in run_jobs(workers, measure, jobs))
    print(fingerprint.hexdigest(), won)


if __name__ == "__main__":
    main(cast(Backend, sys.argv[1]))
