"""A training run: a folder with its plan, its weights, its checkpoint and its curve, which can go on at any time.

The matches of a generation are played by several workers while the learner works on the generation before. So a
generation is always played with the weights that were known one generation earlier, by any number of workers.
"""

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import torch

from leadlight.bots.weights import SUFFIX, format_weights
from leadlight.core.errors import LeadlightError
from leadlight.jobs import Workers, run_jobs, split
from leadlight.training.learner import Learner
from leadlight.training.measuring import Measurement, Stopwatch, Strength
from leadlight.training.plan import Plan
from leadlight.training.playing import Matches, measure, play
from leadlight.training.selfplay import Samples

Watch = Callable[[Measurement], None]


class Run:
    """Trains in a folder. A folder that holds a run already is gone on with, if the plan is the same."""

    def __init__(self, plan: Plan, folder: Path, workers: Workers, device: str | None = None) -> None:
        self.plan = plan
        self.folder = folder
        self.workers = workers
        torch.set_num_threads(1)
        self.learner = Learner(plan, device or ("cuda" if torch.cuda.is_available() else "cpu"))
        self.generation = 0  # the next one to learn from
        self.stopwatch = Stopwatch(0.0)
        self.scores: list[int] = []
        self.open()

    def open(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        plan = self.folder / "plan.json"
        if not plan.exists():
            plan.write_bytes(msgspec.json.format(msgspec.json.encode(self.plan), indent=1))
            self.write_weights(0)
        elif msgspec.json.decode(plan.read_bytes(), type=Plan) != self.plan:
            raise LeadlightError("train-plan", folder=str(self.folder))
        if self.checkpoint.exists():
            self.restore(torch.load(self.checkpoint, map_location=self.learner.device, weights_only=True))

    @property
    def checkpoint(self) -> Path:
        return self.folder / "checkpoint.pt"

    def weights_file(self, generation: int) -> Path:
        """The weights with which the generation after this one is played."""
        return self.folder / f"{max(0, generation):06}{SUFFIX}"

    def write_weights(self, generation: int) -> None:
        replace(self.weights_file(generation), format_weights(self.learner.weights()))

    def remove_old_weights(self) -> None:
        """Keep those that the next two generations are played with: a run that goes on from here needs them."""
        for file in self.folder.glob(f"*{SUFFIX}"):
            if int(file.stem) < self.generation - 1:
                file.unlink()

    def go_on(
        self,
        seconds: float,
        generations: int | None = None,
        matches: int = 200,
        pause: float = 30.0,
        watch: Watch = lambda _: None,
    ) -> None:
        """Train for so long or for so many generations; every `pause` seconds measure by `matches` and save."""
        deadline, measured = time.monotonic() + seconds, time.monotonic()
        end = None if generations is None else self.generation + generations
        ahead = self.start_playing(self.generation)
        try:
            while time.monotonic() < deadline and self.generation != end:
                following = self.start_playing(self.generation + 1)
                self.learn(list(ahead))
                ahead = following
                if time.monotonic() - measured > pause:
                    watch(self.measure(matches))
                    self.save()
                    measured = time.monotonic()
            watch(self.measure(matches))
        finally:
            self.save()

    def start_playing(self, generation: int) -> Iterator[Samples]:
        """Have the matches of a generation played with the weights that are known one generation earlier."""
        first = generation * self.plan.generation
        return run_jobs(self.workers, play, self.jobs(generation - 1, range(first, first + self.plan.generation)))

    def jobs(self, generation: int, numbers: range) -> list[Matches]:
        weights = self.weights_file(generation).read_bytes()
        return [Matches(self.plan, weights, some) for some in split(numbers, self.workers)]

    def learn(self, samples: list[Samples]) -> None:
        self.learner.learn(self.generation, samples)
        self.scores = [score for part in samples for score in part.scores]
        self.generation += 1
        self.write_weights(self.generation)

    def measure(self, matches: int) -> Measurement:
        """Measure the newest weights and add a line to the curve."""
        strength = Strength()
        for result in run_jobs(self.workers, measure, self.jobs(self.generation, range(matches))):
            strength.add(result)
        count = max(1, strength.matches)
        line = Measurement(
            games=self.learner.games,
            hours=round(self.stopwatch.hours(), 4),
            loss=round(self.learner.loss, 5),
            self_play=round(sum(self.scores) / max(1, len(self.scores)), 2),
            matches=strength.matches,
            share=round(strength.won / count, 4),
            mean=round(strength.points / count, 2),
            rival=round(strength.rival_points / count, 2),
        )
        with (self.folder / "curve.jsonl").open("ab") as curve:
            curve.write(msgspec.json.encode(line) + b"\n")
        return line

    def save(self) -> None:
        state = {"learner": self.learner.state(), "generation": self.generation, "hours": self.stopwatch.hours()}
        file = self.checkpoint.with_suffix(".new")
        torch.save(state, file)
        os.replace(file, self.checkpoint)
        self.remove_old_weights()

    def restore(self, state: dict[str, Any]) -> None:
        self.learner.restore(state["learner"])
        self.generation = state["generation"]
        self.stopwatch = Stopwatch(state["hours"])


def replace(file: Path, data: bytes) -> None:
    """Write the file so that nobody ever reads half of it."""
    new = file.with_suffix(".new")
    new.write_bytes(data)
    os.replace(new, file)
